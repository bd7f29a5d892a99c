/** What a game's own board is given, and what a game may say beside it; games import it as `$lib/board`. */

import type { Consult, GameView, Outcome } from "../generated/wire";
import type { Clock } from "./clock";
import type { Advice, Message, Moment } from "./match";
import type { Seat } from "./seats";
import type { Names, Words } from "./words";

/** The one contract of a board: a view in, moves out, no rules inside. */
export interface BoardProps {
  readonly view: Message;
  readonly legal: readonly Message[];
  /** The number of the question that one's seat is asked: as long as it stays, nothing else is asked. */
  readonly question: number | null;
  /** The moments of just now, as one witnessed them, with their numbers. They have been read out already. */
  readonly latest: readonly Moment[];
  readonly send: (move: Message) => void;
  readonly words: Words;
  readonly seats: readonly Seat[];
  /** One's own seat, or nothing for somebody who watches. */
  readonly you: number | null;
  /** What the game has worked out, when it was last asked by `consult`. */
  readonly advice: Advice;
  readonly consult: (what: Consult["what"]) => void;
  /** Whether a move is on its way: until it is answered, `send` does nothing. */
  readonly isWaiting: boolean;
  /** The game as the lobby knows it. */
  readonly game: GameView;
  /** How this match is played: the game's own options. */
  readonly options: unknown;
  /** Whether `view` is that of an earlier moment. Then `legal` is empty, and `latest` ends with that moment. */
  readonly isPast: boolean;
  /** How it ended, or nothing while it runs. Then `legal` is empty, and `view` may be the truth. */
  readonly outcome: Outcome | null;
  /** The time of the match, for a board with a clock of its own; nothing once it has ended. */
  readonly clock: Clock | null;
  /** What one has marked for oneself: a text of the board's own, kept with one's notes, one line, seen by nobody else. */
  readonly marks: string;
  readonly mark: (marks: string) => void;
  /** Whether single keys play moves: whoever speaks to their computer may not want it. */
  readonly hasKeys: boolean;
}

/** The fields of any of several types: those that all have, and those of some of them, which may be missing. */
export type AnyOf<T> = Pick<T, keyof T> & { readonly [Name in Exclude<KeyOf<T>, keyof T>]?: FieldOf<T, Name> };
type KeyOf<T> = T extends unknown ? keyof T : never;
type FieldOf<T, Name extends PropertyKey> = T extends Readonly<Record<Name, infer Field>> ? Field : never;

/** The messages of one type, as that type. */
export function ofType<M extends { readonly type: string }, Type extends M["type"]>(
  messages: readonly M[],
  type: Type,
): readonly Extract<M, { readonly type: Type }>[] {
  return messages.filter((one): one is Extract<M, { readonly type: Type }> => one.type === type);
}

/** What a game's own summary is given, `board/Help.svelte`: it can be opened at any time of a match. */
export type HelpProps = Pick<BoardProps, "view" | "words" | "seats" | "you" | "game" | "options">;

/** What a game's gallery is given, `board/Gallery.svelte`: it can be looked at without playing. */
export type GalleryProps = Pick<BoardProps, "words">;

/** What a board's `Line` is given: it draws beside a sentence of the log what words cannot show, such as cards. */
export interface LineProps extends Pick<BoardProps, "words" | "options"> {
  readonly event: Message;
  /** The number of its moment, among all that was witnessed. */
  readonly moment: number;
  readonly moments: readonly Moment[];
}

/** A key that was meant for the board: alone, once, and not typed into anything. */
export function keyFor(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  const target = event.target instanceof Element ? event.target : null;
  const isTyped = target?.closest("input, select, textarea, [contenteditable], dialog") ?? null;
  return isTyped === null ? event.key.toLowerCase() : null;
}

// What a game says of a seat

/**
 * The line of a seat's place card: the words `seat-status` of the game, or nothing if it has none. They are given
 * what every list of the view says of that seat: for a list of seats `yes` or `no` under its own name (`$chosen`), for
 * things the fields of the thing with that seat (`$scores-points`) and, where things are of no one seat, whether a
 * field of one names it (`$sides-officer`), for anything else the entry at that number. They replace the role that the
 * seat began with, which may have changed.
 */
export function seatStatus(words: Words, view: Message, seat: number, names: Names): string | null {
  if (!words.has("seat-status")) return null;
  const args = Object.entries(words.kindsOf(view)).flatMap(([field, kind]) =>
    ofSeat(words, field, kind, view[field], seat, names),
  );
  return words.say("seat-status", Object.fromEntries(args)).trim() || null;
}

type Arguments = readonly (readonly [string, string | number])[];

function ofSeat(
  words: Words,
  field: string,
  kind: string,
  value: unknown,
  seat: number,
  names: Names,
): Arguments {
  if (!Array.isArray(value)) return [];
  if (kind === "seats") return [[field, value.includes(seat) ? "yes" : "no"]];
  if (kind !== "things") return [[field, words.argument(kind, value[seat], names)]];
  const things = value as readonly Message[];
  const thing = things.find((one) => one.seat === seat);
  if (thing === undefined) return named(words, field, things, seat);
  const fields = Object.entries(words.arguments(thing, names));
  return fields.map(([name, said]) => [`${field}-${name}`, said as string | number]);
}

/** In which roles things of no one seat name a seat. */
function named(words: Words, field: string, things: readonly Message[], seat: number): Arguments {
  const roles = Object.entries(things[0] === undefined ? {} : words.kindsOf(things[0]));
  const said = (name: string) => (things.some((one) => one[name] === seat) ? "yes" : "no");
  return roles.filter(([, kind]) => kind === "seat").map(([name]) => [`${field}-${name}`, said(name)]);
}

// What is not possible

/** A kind of move that cannot be made now, though it is one's turn. */
export interface Impossible {
  readonly type: string;
  readonly why: string;
}

/**
 * Which moves are missing, as far as the game gives a reason: words `why-not-TYPE`, with the fields of the view. A
 * reason without any text means that there is nothing to say now.
 */
export function impossible(
  words: Words,
  game: Pick<GameView, "kinds">,
  legal: readonly Message[],
  view: Message,
  names: Names,
): readonly Impossible[] {
  if (legal.length === 0) return [];
  const missing = Object.keys(game.kinds).filter(
    (type) => words.has(`why-not-${type}`) && legal.every((move) => move.type !== type),
  );
  const reasons = missing.map((type) => ({
    type,
    why: words.say(`why-not-${type}`, words.arguments(view, names)).trim(),
  }));
  return reasons.filter(({ why }) => why !== "");
}
