/** Who sits where, as the table speaks of them. */

import type { SeatView, Sitter, TableView } from "../generated/wire";
import type { Words } from "./words";

/** A seat of a match as boards get it. */
export interface Seat {
  readonly name: string;
  readonly role: string;
  readonly team: string | null;
  readonly isBot: boolean;
  readonly isHere: boolean;
  readonly isYou: boolean;
}

type Named = Pick<SeatView | Sitter, "name" | "bot">;

/** People by their names, bots by their level; bots of one level are numbered. */
export function namesOf(sitters: readonly Named[], words: Words): readonly string[] {
  return sitters.map((sitter, index) => {
    if (sitter.bot === null) return sitter.name ?? "";
    const level = words.say(`bot-${sitter.bot}`);
    const alike = sitters.filter((other) => other.bot === sitter.bot).length;
    if (alike === 1) return level;
    const earlier = sitters.slice(0, index).filter((other) => other.bot === sitter.bot).length;
    return words.say("seat-bot", { level, number: earlier + 1 });
  });
}

/** The seats of a match, with what the table knows about who is there. */
export function seatsOf(
  sitters: readonly Sitter[],
  you: number | null,
  table: TableView,
  words: Words,
): readonly Seat[] {
  const names = namesOf(sitters, words);
  const taken = table.places.filter((place) => place.taken !== "free");
  return sitters.map((sitter, index) => ({
    name: names[index] ?? "",
    role: sitter.place.role,
    team: sitter.place.team,
    isBot: sitter.bot !== null,
    isHere: sitter.bot !== null || (taken[index]?.is_here ?? true),
    isYou: index === you,
  }));
}

/** Why the match cannot begin yet: the id of a sentence, and how many places are missing. */
export function lacking(table: TableView): { words: string; count: number } | null {
  if (table.lacking === null) return null;
  const taken = table.places.filter((place) => place.taken !== "free").length;
  return { words: `start-${table.lacking}`, count: Math.max(0, table.least - taken) };
}
