/** Boards of games, found in their folders. A game without one is played on the text board. */

import type { Message } from "$lib/match";
import type { Seat } from "$lib/seats";
import type { Words } from "$lib/words";
import type { Component } from "svelte";

/** The one contract of a board: a view in, moves out, no rules inside. */
export interface BoardProps {
  readonly view: Message;
  readonly legal: readonly Message[];
  readonly send: (move: Message) => void;
  readonly words: Words;
  readonly seats: readonly Seat[];
  /** One's own seat, or nothing for somebody who watches. */
  readonly you: number | null;
  /** Whether a move is on its way: until it is answered, `send` does nothing. */
  readonly isWaiting: boolean;
}

export type Board = Component<BoardProps>;

const BOARDS = import.meta.glob<{ default: Board }>(
  "../../../src/gloaming/games/*/board/Board.svelte",
);

export async function boardOf(game: string): Promise<Board | null> {
  const file = Object.keys(BOARDS).find((path) => path.includes(`/games/${game}/`));
  return (await BOARDS[file ?? ""]?.())?.default ?? null;
}
