/** Who sits where, as the table speaks of them. */

import type { Place, SeatView, Sitter, Swap, TableView } from "../generated/wire";
import { areAlike } from "./namesakes";
import type { Words } from "./words";

/** A seat of a match as boards get it. */
export interface Seat {
  readonly name: string;
  readonly role: string;
  readonly team: string | null;
  /** The number of its place at the table, by which it has its face. */
  readonly place: number;
  readonly isBot: boolean;
  readonly isYou: boolean;
  readonly presence: SeatView["presence"];
  /** Milliseconds until a bot plays on, counted from when the table was told. */
  readonly botIn: number | null;
  /** A bot plays on for this person. */
  readonly hasStandIn: boolean;
  /** How many times slower clocks run for this person's sake. */
  readonly stretch: number;
}

type Named = Pick<SeatView | Sitter, "name" | "bot">;

/** People by their names, bots by their level; those whose names look alike are numbered. */
export function namesOf(sitters: readonly Named[], words: Words): readonly string[] {
  return sitters.map((sitter, index) => {
    const { bot } = sitter;
    const isAlike = (other: Named) =>
      bot === null
        ? other.bot === null && areAlike(other.name ?? "", sitter.name ?? "")
        : other.bot === bot;
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

/** The host, as the table calls the person on that place. */
export function hostOf(table: TableView, words: Words): string {
  const place = table.places.findIndex((seat) => seat.is_host);
  return namesOf(table.places, words)[place] ?? table.host;
}

/** Those who watch, as the host is told of them; after those who sit, in numbers too. */
export function watcherNames(table: TableView, words: Words): readonly string[] {
  const watching = table.watching.map(({ name }) => ({ name, bot: null }));
  return namesOf([...table.places, ...watching], words).slice(table.places.length);
}

/** Who said a line: from a place of the table as it is now, or while watching. */
export function speakerOf(name: string, place: number | null, table: TableView, words: Words): string {
  const isLike = (other: string | null | undefined) => areAlike(other ?? "", name);
  if (place !== null) {
    return isLike(table.places[place]?.name) ? (namesOf(table.places, words)[place] ?? name) : name;
  }
  const isNamesake = table.places.some((seat) => isLike(seat.name));
  return isNamesake ? words.say("talk-namesake", { name }) : name;
}

// Before the match

/** The people who have a place and are not there. */
export function awayFrom(table: TableView, words: Words): readonly string[] {
  return namedWhere(table, words, (seat) => seat.taken === "person" && seat.presence === "away");
}

/** The people for whom the host waits; oneself last, as one speaks. */
export function notReady(table: TableView, words: Words): readonly string[] {
  const isOther = (seat: SeatView, number: number) => isAwaited(seat) && number !== table.you;
  const others = namedWhere(table, words, isOther);
  const own = table.places[table.you ?? -1];
  return own !== undefined && isAwaited(own) ? [...others, words.say("names-you")] : others;
}

/** Whether everybody else is ready. */
export function isOnlyYouAwaited({ places, you }: TableView): boolean {
  const awaited = places.filter(isAwaited);
  return awaited.length === 1 && awaited[0] === places[you ?? -1];
}

/** Whoever begins the match is ready by that. */
function isAwaited(seat: SeatView): boolean {
  return seat.taken === "person" && !seat.is_host && !seat.is_ready;
}

function namedWhere(
  table: TableView,
  words: Words,
  isMeant: (seat: SeatView, number: number) => boolean,
): readonly string[] {
  const meant = table.places.map(isMeant);
  return namesOf(table.places, words).filter((_, number) => meant[number]);
}

/** How many watch besides oneself. */
export function otherWatchers(table: TableView): number {
  return table.you === null ? Math.max(0, table.watchers - 1) : table.watchers;
}

/** Why the match cannot begin yet: the id of a sentence, and how many places are missing. */
export function lacking(table: TableView): { words: string; count: number } | null {
  if (table.lacking === null) return null;
  const taken = table.places.filter((seat) => !isFree(seat)).length;
  return { words: `start-${table.lacking}`, count: Math.max(0, table.least - taken) };
}

/** Which of the places that a game needs nobody has taken. */
export function stillNeeded(
  places: readonly SeatView[],
  needs: readonly Place[],
): readonly Place[] {
  let taken = places.filter((seat) => !isFree(seat)).map((seat) => seat.place);
  return needs.filter((need) => {
    const met = taken.findIndex((place) => isAlike(place, need));
    taken = taken.filter((_, index) => index !== met);
    return met === -1;
  });
}

/** The first free place, or nothing. */
export function firstFree(places: readonly SeatView[]): number | null {
  const found = places.findIndex(isFree);
  return found === -1 ? null : found;
}

export function isFree(seat: SeatView): boolean {
  return seat.taken === "free";
}

export function isAlike(one: Place, other: Place): boolean {
  return one.role === other.role && one.team === other.team;
}

// Teams

/** The teams, in the order of their places; none where everybody plays for themselves. */
export function teamsOf(places: readonly SeatView[]): readonly string[] {
  const teams = places.map((seat) => seat.place.team);
  return [...new Set(teams)].filter((team) => team !== null);
}

/** Whether it matters who sits where. */
export function hasRoles(places: readonly SeatView[]): boolean {
  const [first] = places;
  return first !== undefined && places.some((seat) => !isAlike(seat.place, first.place));
}

/** What a place is called: by its role, or by its number where all are alike. */
export function roleAt(places: readonly SeatView[], number: number, words: Words): string {
  const seat = hasRoles(places) ? places[number] : undefined;
  if (seat === undefined) return words.say("place-number", { number: number + 1 });
  return words.say(`role-${seat.place.role}`);
}

/** What makes two teams change sides: each place with its like in the other team, empty pairs left out. */
export function sidesSwapped(places: readonly SeatView[]): readonly Swap[] {
  const [left, right] = teamsOf(places);
  if (left === undefined || right === undefined) return [];
  const others = numbersIn(places, right);
  return numbersIn(places, left).flatMap((one): readonly Swap[] => {
    const at = others.findIndex((other) => places[other]?.place.role === places[one]?.place.role);
    const [other] = at === -1 ? [] : others.splice(at, 1);
    if (other === undefined) return [];
    const isEmpty = [one, other].every((number) => places[number]?.taken === "free");
    return isEmpty ? [] : [{ type: "swap", one, other }];
  });
}

/** The numbers of a team's places. */
export function numbersIn(places: readonly SeatView[], team: string): number[] {
  return places.flatMap((seat, number) => (seat.place.team === team ? [number] : []));
}

// In a match

/** The seats of a match, with what the table knows about who is there. */
export function seatsOf(
  sitters: readonly Sitter[],
  you: number | null,
  table: TableView,
  words: Words,
): readonly Seat[] {
  const taken = table.places.flatMap((seat, place) => (isFree(seat) ? [] : [{ seat, place }]));
  const current = table.phase === "playing" ? taken : [];
  const now = sitters.map((sitter, index) => sitterNow(sitter, current[index]?.seat));
  const names = namesOf(now, words);
  return now.map((sitter, index) => {
    const { seat, place } = taken[index] ?? { place: index };
    return {
      name: names[index] ?? "",
      role: sitter.place.role,
      team: sitter.place.team,
      place,
      isBot: sitter.bot !== null,
      isYou: index === you,
      ...life(sitter, seat),
    };
  });
}

/** While a match runs somebody may have come for a bot; when it is over, places are changed for the next one. */
function sitterNow(sitter: Sitter, seat: SeatView | undefined): Sitter {
  return seat === undefined ? sitter : { ...sitter, name: seat.name ?? sitter.name, bot: seat.bot };
}

/** Whether somebody gives signs of life, if it is still them who sit there. */
function life(
  sitter: Sitter,
  seat: SeatView | undefined,
): Pick<Seat, "presence" | "botIn" | "hasStandIn" | "stretch"> {
  const isStill = seat?.bot === null && sitter.bot === null && seat.name === sitter.name;
  if (!isStill) return { presence: "here", botIn: null, hasStandIn: false, stretch: 1 };
  return {
    presence: seat.presence,
    botIn: seat.bot_in,
    hasStandIn: seat.has_stand_in,
    stretch: seat.stretch,
  };
}
