/** Talk at a table: who will hear, who has heard, and what is new. */

import type { Hearing, Sitter, Spoken, TableView } from "../generated/wire";

/** Those who will hear what one says. */
export interface Audience {
  /** Everybody who may hear, or one player alone: the others learn who whispers to whom. */
  readonly kind: "aloud" | "whisper";
  /** Tells it from the others, also when the table changes. */
  readonly id: string;
  readonly seats: readonly number[];
  readonly watchers: boolean;
  /** Whether nobody at the table is left out. */
  readonly isEverybody: boolean;
}

const EVERYBODY: Audience = { kind: "aloud", id: "aloud", seats: [], watchers: true, isEverybody: true };

/** Whom one may speak to now, the widest circle first; nobody, if no one would hear. */
export function audiences(
  { hearing }: Pick<TableView, "hearing">,
  sitters: readonly Sitter[],
  you: number | null,
): readonly Audience[] {
  if (hearing === null) return [EVERYBODY];
  const whispers = hearing.whispers.filter((seat) => sitters[seat]?.bot === null);
  return [...aloud(hearing, sitters.length - (you === null ? 0 : 1)), ...whispers.map(whisper)];
}

function aloud({ seats, watchers }: Hearing, others: number): readonly Audience[] {
  if (seats.length === 0 && !watchers) return [];
  const isEverybody = seats.length === others && watchers;
  return [{ kind: "aloud", id: "aloud", seats, watchers, isEverybody }];
}

function whisper(seat: number): Audience {
  return { kind: "whisper", id: `whisper-${seat}`, seats: [seat], watchers: false, isEverybody: false };
}

/** Whether somebody who plays may not hear one now: then the table takes no signs of one either. */
export function isHushed({ hearing, places, you }: TableView): boolean {
  const others = places.filter(({ taken }, place) => taken !== "free" && place !== you).length;
  return you !== null && hearing !== null && hearing.seats.length < others;
}

/** Those who heard a line beside its speaker, by seat; nothing if nobody was left out. */
export function listeners(line: Spoken, sitters: readonly Sitter[], speaker: number): readonly number[] | null {
  if (line.seats === null) return null;
  const isEverybody = line.watchers && line.seats.length === sitters.length;
  return isEverybody ? null : line.seats.filter((seat) => seat !== speaker);
}

/** The seat of a place: places that stayed free have none. */
export function seatAt(table: Pick<TableView, "places">, place: number | null): number {
  if (place === null || table.places[place]?.taken === "free") return -1;
  return table.places.slice(0, place).filter((other) => other.taken !== "free").length;
}

/** Whether those who sit there now sat there when it was said: before their match, others may have. */
export function isOfMatch(line: Spoken, hasMatch: boolean, before: number): boolean {
  return hasMatch ? line.at > before : line.seats === null;
}

/** How many lines of others are newer than what was read; that others whisper is nothing to read. */
export function unread(lines: readonly Spoken[], until: number, isHeard: (line: Spoken) => boolean): number {
  return lines.filter((line) => line.text !== null && line.at > until && isHeard(line)).length;
}

/** As many characters as the server takes. */
export const LONGEST_LINE = 500;
