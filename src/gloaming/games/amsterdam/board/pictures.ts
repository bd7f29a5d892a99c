/** The pictures of the city and of Intel cards. Neither names nor order say what they show. */

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

const names = NAMES["../pictures/names.json"];

export type Size = "small" | "large";

/** Where the browser gets it. */
export function addressOf({ of, number }: Picture, size: Size = "small"): string {
  const name = names?.[of][number] ?? "";
  return FILES[`../pictures/${name}${size === "small" ? "-s" : ""}.webp`] ?? "";
}

/** What was built into the canals, in the order of the cells. */
export const WORKS: ReadonlyMap<number, string> = new Map(
  [...OBSTACLES].sort((one, other) => one - other).map((cell, number) => [cell, [bridge, lock, dock][number] ?? lock]),
);

export function intel(number: number): Picture {
  return { of: "intel", number };
}

/** What a cell shows, or nothing where the canal is closed or nothing lies there yet. */
export function pictureAt({ pictures, shown }: Seen, cell: number): Picture | null {
  const inner = SHOWING_INTEL.indexOf(cell);
  const number = inner === -1 ? pictures[DISTRICT_CELLS.indexOf(cell)] : shown[inner];
  return number === undefined ? null : { of: inner === -1 ? "districts" : "intel", number };
}

// In words, where the table wants it

export type Describe = (picture: Picture) => string | null;

/** Words for pictures are fetched only at a table that plays with them. */
export async function descriptions(language: Language): Promise<Describe> {
  const texts = await DESCRIBED["../pictures/described.json"]?.();
  return ({ of, number }) => texts?.[of][language][number] ?? null;
}
