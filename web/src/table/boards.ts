/** Boards of games and their summaries, found in their folders. A game without a board is played on the text board. */

import type { BoardProps, HelpProps } from "$lib/board";
import type { Component } from "svelte";

export type Board = Component<BoardProps>;
export type Help = Component<HelpProps>;

type Files<T> = Readonly<Record<string, () => Promise<{ readonly default: T }>>>;

const BOARDS = import.meta.glob<{ default: Board }>(
  "../../../src/gloaming/games/*/board/Board.svelte",
);

const HELPS = import.meta.glob<{ default: Help }>(
  "../../../src/gloaming/games/*/board/Help.svelte",
);

export async function boardOf(game: string): Promise<Board | null> {
  return foundIn(BOARDS, game);
}

/** The one that plays any game, in sentences and buttons. */
export async function textBoard(): Promise<Board> {
  return (await import("./TextBoard.svelte")).default;
}

/** What a game shows as its summary; one without is told in words. */
export async function helpOf(game: string): Promise<Help | null> {
  return foundIn(HELPS, game);
}

/** What lies in the folder of a game, if anything does. */
export async function foundIn<T>(files: Files<T>, game: string): Promise<T | null> {
  const file = Object.keys(files).find((path) => path.includes(`/games/${game}/`));
  return (await files[file ?? ""]?.())?.default ?? null;
}
