/** The pictures of the city and of Intel cards. Neither names nor order say what they show. */

import { fromPack, packAddress } from "$lib/packs";
import type { Language } from "$lib/words";
import { DISTRICT_CELLS, OBSTACLES, SHOWING_INTEL } from "./city";
import type { Seen } from "./seen";
import bridge from "./works/bridge.svg";
import dock from "./works/dock.svg";
import lock from "./works/lock.svg";

/** An Intel card or a picture of a District, by its number. */
export interface Picture {
  readonly of: "intel" | "districts";
  readonly number: number;
}

type Names = Readonly<Record<Picture["of"], readonly string[]>>;
type Texts = Readonly<Record<Picture["of"], Readonly<Record<Language, readonly string[]>>>>;

const FILES = import.meta.glob<string>("../pictures/*.webp", {
  query: "?url",
  import: "default",
  eager: true,
});
const NAMES = import.meta.glob<Names>("../pictures/names.json", { import: "default", eager: true });
const DESCRIBED = import.meta.glob<Texts>("../pictures/described.json", { import: "default" });

export type Size = "small" | "large";
export type Describe = (picture: Picture) => string | null;

/** Where pictures come from: the game brings its own, and a server may have others. */
export interface Deck {
  readonly count: (of: Picture["of"]) => number;
  /** Where the browser gets it. */
  readonly addressOf: (picture: Picture, size?: Size) => string;
  /** Words for pictures are fetched only at a table that plays with them. */
  readonly descriptions: (language: Language) => Promise<Describe>;
  /** Whether the server does not have these pictures any more: then numbers have to do. */
  readonly isGone: boolean;
}

function deckOf(names: Names | null, at: (file: string) => string, texts: () => Promise<unknown>): Deck {
  return {
    isGone: names === null,
    count: (of) => names?.[of].length ?? 0,
    addressOf: ({ of, number }, size = "small") => {
      const name = names?.[of][number];
      if (name === undefined) return names === null ? numbered(number) : "";
      return at(`${name}${size === "small" ? "-s" : ""}.webp`);
    },
    descriptions: async (language) => {
      const told = (await texts()) as Texts | null | undefined;
      return ({ of, number }) => told?.[of][language][number] || null;
    },
  };
}

/** The game's own pictures; there is nothing to wait for. */
export const OWN_DECK = deckOf(
  NAMES["../pictures/names.json"] ?? null,
  (file) => FILES[`../pictures/${file}`] ?? "",
  async () => DESCRIBED["../pictures/described.json"]?.(),
);

/** Shown until it is known what there is: hexes without anything on them. */
export const BLANK = deckOf({ intel: [], districts: [] }, () => "", () => Promise.resolve(null));

/** What the server's owner has brought, if it is still there. */
export async function deckFor(pack: string): Promise<Deck> {
  const names = (await fromPack("amsterdam", pack, "names.json")) as Partial<Names> | null;
  const isWhole = names?.intel !== undefined && names.districts !== undefined;
  return deckOf(
    isWhole ? (names as Names) : null,
    (file) => packAddress("amsterdam", pack, file),
    () => fromPack("amsterdam", pack, "described.json"),
  );
}

/** Its number in place of a picture, as the log tells it; drawn, so that it lies wherever a picture would. */
function numbered(number: number): string {
  const text = `<text x="50" y="64" font-family="sans-serif" font-size="40" text-anchor="middle" fill="#fff">${number}</text>`;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M0 0h100v100H0z" fill="#1c2540"/>${text}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}

/** What was built into the canals, in the order of the cells. */
export const WORKS: ReadonlyMap<number, string> = new Map(
  [...OBSTACLES].sort((one, other) => one - other).map((cell, number) => [cell, [bridge, lock, dock][number] ?? lock]),
);

export function intel(number: number): Picture {
  return { of: "intel", number };
}

/** What a cell shows, or nothing where the canal is closed or nothing lies there yet. */
export function pictureAt({ pictures, shown }: Pick<Seen, "pictures" | "shown">, cell: number): Picture | null {
  const inner = SHOWING_INTEL.indexOf(cell);
  const number = inner === -1 ? pictures[DISTRICT_CELLS.indexOf(cell)] : shown[inner];
  return number === undefined ? null : { of: inner === -1 ? "districts" : "intel", number };
}
