/** Boards of games, found in their folders. A game without one is played on the text board. */

import type { BoardProps } from "$lib/board";
import type { Component } from "svelte";

export type Board = Component<BoardProps>;

const BOARDS = import.meta.glob<{ default: Board }>(
  "../../../src/gloaming/games/*/board/Board.svelte",
);

export async function boardOf(game: string): Promise<Board | null> {
  const file = Object.keys(BOARDS).find((path) => path.includes(`/games/${game}/`));
  return (await BOARDS[file ?? ""]?.())?.default ?? null;
}
