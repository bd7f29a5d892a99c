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

/** People by their names, bots by their level; whoever would be called alike is numbered. */
export function namesOf(sitters: readonly Named[], words: Words): readonly string[] {
  return sitters.map((sitter, index) => {
    const { bot } = sitter;
    const isAlike = (other: Named) =>
      bot === null ? other.bot === null && other.name === sitter.name : other.bot === bot;
    const number = sitters.slice(0, index).filter(isAlike).length + 1;
    if (bot === null) return personsName(sitter.name, number, words);
    const level = words.has(`bot-${bot}`) ? words.say(`bot-${bot}`) : bot;
    const isAlone = sitters.filter(isAlike).length === 1;
    return isAlone ? level : words.say("seat-bot", { level, number });
  });
}

/** The first of a name keeps it as it is. A free place has none. */
function personsName(name: string | null, number: number, words: Words): string {
  if (name === null) return "";
  return number === 1 ? name : words.say("seat-namesake", { name, number });
}

/** The people who have a place and are not there. */
export function awayFrom(table: TableView, words: Words): readonly string[] {
  const names = namesOf(table.places, words);
  return names.filter((_, index) => {
    const place = table.places[index];
    return place?.taken === "person" && !place.is_here;
  });
}

/** How many watch besides oneself. */
export function otherWatchers(table: TableView): number {
  return table.you === null ? Math.max(0, table.watchers - 1) : table.watchers;
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
