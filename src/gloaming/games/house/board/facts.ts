/** What is plain from a view alone, without any guess: where a value is, and where it cannot be. */

import type { Advice } from "$lib/match";
import { CHARACTER, COPIES, VALUES, type Card, type Row } from "$wire/house";
import { hiddenPlaces, isCharacter, type Seen } from "./seen";

export interface Range {
  readonly low: number;
  readonly high: number;
}

/** What a row or the Safe has to do with a value. */
export interface Fact {
  /** How many copies one has seen there. */
  readonly holds: number;
  /** There is none, and there can be none. */
  readonly cannot: boolean;
}

export interface Facts {
  /** For each seat, in the order of the rows, the ten values. */
  readonly rows: readonly (readonly Fact[])[];
  readonly safe: readonly Fact[];
  /** How many copies of each value one knows the place of. */
  readonly found: readonly number[];
}

/** Whose eyes look at a row: everybody's, or those of whom the view is for. */
export type Eyes = "table" | "viewer";

const ALL: Range = { low: 0, high: 9 };

function valueOf(card: Card, eyes: Eyes, isLaid: boolean): number | null {
  if (isCharacter(card)) return isLaid ? CHARACTER : null;
  if (card.type === "shown") return card.value;
  return card.type === "known" && eyes === "viewer" ? card.value : null;
}

/** Between which values a card must be, since the row ascends and Hint tokens lie where they fit. */
export function rangeAt(row: Row, place: number, eyes: Eyes, isLaid = true): Range {
  const values = row.cards.map((card) => valueOf(card, eyes, isLaid));
  const tokens = (isBefore: boolean) =>
    row.tokens.filter(({ gap }) => gap <= place === isBefore).map(({ value }) => value);
  const seen = (part: readonly (number | null)[]) => part.filter((value) => value !== null);
  return {
    low: Math.max(ALL.low, ...seen(values.slice(0, place)), ...tokens(true)),
    high: Math.min(ALL.high, ...seen(values.slice(place + 1)), ...tokens(false)),
  };
}

/** Before the rows are laid nobody knows where another's Character will stand. */
function isLaid(seen: Seen): boolean {
  return seen.phase !== "setup" && seen.phase !== "arrange";
}

function countIn(cards: readonly Card[], value: number): number {
  return cards.filter((card) => "value" in card && card.value === value).length;
}

function found(seen: Seen, value: number): number {
  const inRows = seen.rows.reduce((sum, { cards }) => sum + countIn(cards, value), 0);
  return inRows + seen.safe.filter((one) => one === value).length;
}

/** Answers of this round that leave nothing open: no other card of the row shows one of the two values. */
function isAnsweredAway(seen: Seen, row: Row, value: number): boolean {
  return seen.replies.some(({ whom, low, high, count }) => {
    if (whom !== row.seat || (value !== low && value !== high)) return false;
    return countIn(row.cards, low) + countIn(row.cards, high) === count;
  });
}

/** Which values a card that lies face down may still have. */
export function candidates(seen: Seen, row: Row, place: number): readonly number[] {
  const { low, high } = rangeAt(row, place, "viewer", isLaid(seen));
  const isMissed = (value: number) =>
    seen.misses.some((miss) => miss.whom === row.seat && miss.place === place && miss.value === value);
  return VALUES.filter(
    (value) =>
      value >= low &&
      value <= high &&
      found(seen, value) < COPIES &&
      !isMissed(value) &&
      !isAnsweredAway(seen, row, value),
  );
}

export function factsIn(seen: Seen): Facts {
  return {
    rows: seen.rows.map((row) => factsOfRow(seen, row)),
    safe: VALUES.map((value) => factOfSafe(seen, value)),
    found: VALUES.map((value) => found(seen, value)),
  };
}

function factsOfRow(seen: Seen, row: Row): readonly Fact[] {
  const open = hiddenPlaces(row)
    .filter((place) => row.cards[place]?.type === "hidden")
    .flatMap((place) => candidates(seen, row, place));
  return VALUES.map((value) => {
    const holds = countIn(row.cards, value);
    return { holds, cannot: holds === 0 && !open.includes(value) };
  });
}

/** An Unlock that named no value rightly rules both out. */
function factOfSafe(seen: Seen, value: number): Fact {
  const holds = seen.safe.filter((one) => one === value).length;
  const isDenied = seen.guesses.some(
    ({ low, high, right }) => right === 0 && (value === low || value === high),
  );
  const isShut = seen.safe.length === 0;
  return { holds, cannot: holds === 0 && (!isShut || isDenied || found(seen, value) === COPIES) };
}

/** What everybody will read off a Hint token in a gap of one's own row: the card it tells most about, if any. */
export function readsFrom(row: Row, value: number, gap: number): Range | null {
  const after: Row = { ...row, tokens: [...row.tokens, { type: "token", gap, value, of: row.seat }] };
  const width = ({ low, high }: Range) => high - low;
  const told = [gap - 1, gap].flatMap((place) => {
    if (!hiddenPlaces(row).includes(place)) return [];
    const [was, is] = [rangeAt(row, place, "table"), rangeAt(after, place, "table")];
    return width(is) < width(was) ? [is] : [];
  });
  return told.sort((one, other) => width(one) - width(other))[0] ?? null;
}

/** The same with what was proven besides: cards that lie face down and are certain, numbers that the Safe cannot hold. */
export function withProofs(facts: Facts, aid: Advice["aid"]): Facts {
  const proofs = (id: string) => aid.filter((reason) => reason.id === id).map(({ args }) => args);
  const certain = proofs("card-is") as readonly { seat?: unknown; value?: unknown }[];
  const not = new Set(proofs("safe-without").map(({ value }) => value));
  const count = (value: number, seat?: number) =>
    certain.filter((card) => card.value === value && (seat === undefined || card.seat === seat)).length;
  return {
    rows: facts.rows.map((row, seat) =>
      row.map((fact, value) => ({ ...fact, holds: fact.holds + count(value, seat) })),
    ),
    safe: facts.safe.map((fact, value) => ({ ...fact, cannot: fact.cannot || not.has(value) })),
    found: facts.found.map((copies, value) => copies + count(value)),
  };
}
