/** Boards of games, found in their folders. A game without a board is played on the text board. */

import type { BoardProps, LineProps } from "$lib/board";
import { foundIn } from "$lib/folders";
import type { Moment } from "$lib/match";
import type { Component } from "svelte";

/** What a game's `Board.svelte` gives away: the board, and how it wants to be treated. */
interface BoardFile {
  readonly default: Component<BoardProps>;
  readonly isWhole?: boolean;
  readonly lasts?: Drawn["lasts"];
  readonly Line?: Component<LineProps>;
}

/** A board that is drawn, or the text board. */
export interface Drawn {
  readonly Shown: Component<BoardProps>;
  /** Whether it is the whole table: then it has all the room, names everybody and shows the time itself. */
  readonly isWhole: boolean;
  /** For how many milliseconds these moments, the last of a match, are to be seen on it before the end. */
  readonly lasts: (latest: readonly Moment[]) => number;
  /** What stands beside the sentences of the log, if anything does. */
  readonly Line: Component<LineProps> | null;
}

const BOARDS = import.meta.glob<BoardFile>("../../../src/gloaming/games/*/board/Board.svelte");

export async function boardOf(game: string): Promise<Drawn | null> {
  const file = await foundIn(BOARDS, game);
  if (file === null) return null;
  const { default: Shown, isWhole = false, Line = null, lasts = () => 0 } = file;
  if (isWhole) await import("./play/whole.css");
  return { Shown, isWhole, Line, lasts };
}

/** The one that plays any game, in sentences and buttons. */
export async function textBoard(): Promise<Drawn> {
  return { Shown: (await import("./TextBoard.svelte")).default, isWhole: false, Line: null, lasts: () => 0 };
}
