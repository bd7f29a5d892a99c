/** Galleries of games: what can be looked at before anybody plays, found in their folders. */

import type { GalleryProps } from "$lib/board";
import { foundIn, liesIn } from "$lib/folders";
import type { Component } from "svelte";

const GALLERIES = import.meta.glob<{ default: Component<GalleryProps> }>(
  "../../../src/gloaming/games/*/board/Gallery.svelte",
);

export function hasGallery(game: string): boolean {
  return liesIn(GALLERIES, game);
}

export async function galleryOf(game: string): Promise<Component<GalleryProps> | null> {
  return (await foundIn(GALLERIES, game))?.default ?? null;
}
