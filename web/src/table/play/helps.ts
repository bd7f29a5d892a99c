/** Summaries of games, found in their folders. */

import type { HelpProps } from "$lib/board";
import { foundIn } from "$lib/folders";
import type { Component } from "svelte";

const HELPS = import.meta.glob<{ default: Component<HelpProps> }>(
  "../../../../src/gloaming/games/*/board/Help.svelte",
);

/** What a game shows as its summary; one without is told in words. */
export async function helpOf(game: string): Promise<Component<HelpProps> | null> {
  return (await foundIn(HELPS, game))?.default ?? null;
}
