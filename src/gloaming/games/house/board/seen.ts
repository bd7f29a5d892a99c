/** What the board reads off a view and off moves; `views.py` and `messages.py` say what they mean. */

import type { Message } from "$lib/match";

export type Faction = "red" | "blue" | "yellow";
export type Mode = "faction" | "conspiracy";
export type Statement = "has" | "has-not" | "safe";
export type Phase =
  | "setup"
  | "arrange"
  | "turn"
  | "place"
  | "dig"
  | "reveal"
  | "last-chance"
  | "question"
  | "stopped"
  | "over";

/** A card in a row. What lies face down has nothing but its type. */
export type Card =
  | { readonly type: "shown"; readonly value: number }
  | { readonly type: "known"; readonly value: number }
  | { readonly type: "hidden" }
  | { readonly type: "character"; readonly faction: Faction; readonly person: number }
  | { readonly type: "character-face-down" }
  | { readonly type: "character-covered" };

/** A Hint token in a gap; gap 0 is before the first card. */
export interface Token {
  readonly gap: number;
  readonly value: number;
  readonly of: number;
}

export interface Row {
  readonly seat: number;
  readonly cards: readonly Card[];
  readonly tokens: readonly Token[];
  readonly pool: number;
}

export interface Miss {
  readonly seat: number;
  readonly whom: number;
  readonly place: number;
  readonly value: number;
}

export interface Guess {
  readonly seat: number;
  readonly low: number;
  readonly high: number;
  readonly right: number | null;
}

export interface Reply {
  readonly seat: number;
  readonly whom: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

export type Said =
  | { readonly type: "remark"; readonly seat: number; readonly what: Statement; readonly value: number }
  | { readonly type: "inquiry"; readonly seat: number; readonly whom: number; readonly value: number };

export interface Result {
  readonly reason: "unlocked" | "keeper" | "faction" | "conspiracy" | "nobody";
  readonly seats: readonly number[];
  readonly earned: readonly number[];
}

/** A player's view, everybody's, or the truth: each has what the viewer may know and no more. */
export interface Seen {
  readonly mode: Mode;
  readonly round: number;
  readonly starter: number | null;
  readonly phase: Phase;
  readonly turn: number | null;
  readonly waits_for: readonly number[];
  readonly rows: readonly Row[];
  readonly scores: readonly { readonly seat: number; readonly points: number }[];
  readonly safe: readonly number[];
  readonly keeper: number | null;
  readonly keeper_tokens: readonly number[];
  readonly question: readonly number[];
  readonly out: readonly number[];
  readonly standing: readonly number[];
  readonly acted: readonly number[];
  readonly misses: readonly Miss[];
  readonly guesses: readonly Guess[];
  readonly replies: readonly Reply[];
  readonly talk: readonly Said[];
  readonly result: Result | null;
  /** Own Hint tokens that have to be placed. */
  readonly drawn?: readonly number[];
  /** How many own cards have to be revealed. */
  readonly owes?: number;
}

export function seenIn(view: Message): Seen {
  return view as unknown as Seen;
}

export const VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export const CHARACTER = 5;
export const COPIES = 2;
export const GOAL = 3;
export const KEEPERS_TOKENS = 3;

export function isCharacter(card: Card | undefined): boolean {
  return card?.type.startsWith("character") ?? false;
}

/** Cards that not everybody has seen. */
export function hiddenPlaces(row: Row): readonly number[] {
  return row.cards.flatMap(({ type }, place) => (type === "hidden" || type === "known" ? [place] : []));
}

// The moves that are possible, by what one touches

/** Where each seat's cards may be dug; a seat without any is not in it. */
export function digsIn(legal: readonly Message[]): ReadonlyMap<number, readonly number[]> {
  const places = new Map<number, number[]>();
  for (const move of legal) {
    if (move.type !== "dig") continue;
    const { whom, place } = move as unknown as { whom: number; place: number };
    const known = places.get(whom) ?? [];
    if (!known.includes(place)) places.set(whom, [...known, place]);
  }
  return places;
}

/** Into which gaps a Hint token fits. */
export function gapsFor(legal: readonly Message[], value: number | null): readonly number[] {
  const fits = (move: Message) => move.type === "place-hint" && move.value === value;
  return legal.filter(fits).map((move) => move.gap as number);
}

export function revealsIn(legal: readonly Message[]): readonly number[] {
  return legal.filter(({ type }) => type === "reveal").map((move) => move.place as number);
}

/** Whether there is something to decide; what may be said at any time is no decision. */
export function decisionsIn(legal: readonly Message[]): readonly Message[] {
  return legal.filter(({ type }) => type !== "claim" && type !== "inquire");
}
