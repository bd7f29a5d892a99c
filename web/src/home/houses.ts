/** The houses of the street, each with its words and its picture. */

import { foundIn } from "$lib/folders";
import { lookOf, type HouseLook } from "$lib/house";
import { speakSign, type Language, type Words } from "$lib/words";
import type { Component } from "svelte";
import type { GameView } from "../generated/wire";
import Curtains from "./Curtains.svelte";
import { hasGallery } from "./galleries";

/** The picture of a game lies in its folder, `board/Diorama.svelte`, and may say what its house looks like. */
interface Diorama {
  readonly default: Component;
  readonly house?: HouseLook;
}

const DIORAMAS = import.meta.glob<Diorama>("../../../src/gloaming/games/*/board/Diorama.svelte");

export interface OpenHouse {
  readonly game: GameView;
  readonly words: Words;
  readonly look: HouseLook;
  readonly Picture: Component;
  readonly hasGallery: boolean;
}

/** All at once, so that nothing moves when the next one comes. */
export async function housesOf(
  games: readonly GameView[],
  language: Language,
): Promise<readonly OpenHouse[]> {
  return Promise.all(
    games.map(async (game, number) => {
      const [words, diorama] = await Promise.all([speakSign(language, game), foundIn(DIORAMAS, game.name)]);
      const look = diorama?.house ?? lookOf(number);
      return { game, words, look, Picture: diorama?.default ?? Curtains, hasGallery: hasGallery(game.name) };
    }),
  );
}
