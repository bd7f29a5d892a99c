/** What happened, as the lines of a log. */

import type { HandedOn, Sitter } from "../generated/wire";
import { digits } from "./clock";
import { sittersAfter, type Match, type Message, type Moment } from "./match";
import { namesOf } from "./seats";
import type { Names, Words } from "./words";

export interface Line {
  readonly key: string;
  /** The number of the moment it belongs to, and of its event there; none where all of it has happened. */
  readonly moment: number;
  readonly event: number | null;
  /** What it tells of, if it is of the match. */
  readonly told: Message | null;
  /** Match time, at the first line of a moment. */
  readonly time: string | null;
  readonly text: string;
  /** Whether one did it oneself. */
  readonly isOwn: boolean;
  /** Whether it begins a part of the match, such as a round: the words `caption-TYPE` of the game say so. */
  readonly isCaption: boolean;
  /** Whether it tells who plays on a seat from then on. */
  readonly isHanded: boolean;
}

/** Whom the log speaks of. */
export type Seating = Pick<Match, "began" | "handed" | "seats" | "you">;

/**
 * Every line names those who sat there when it happened. Where something is drawn beside it, the words `line-TYPE` of the
 * game leave to that what `event-TYPE` has to say.
 */
export function linesOf(
  moments: readonly Moment[],
  words: Words,
  seating: Seating,
  drawn: unknown = null,
): readonly Line[] {
  const before = (moment: Moment, index: number): readonly Line[] => {
    const last = moments[index - 1]?.number ?? moment.number - 1;
    return handedLines(words, seating, ({ moment: at }) => at > last && at <= moment.number);
  };
  const newest = moments.at(-1)?.number ?? -1;
  return [
    ...moments.flatMap((moment, index) => [
      ...before(moment, index),
      ...momentLines(moment, words, seating, drawn),
    ]),
    ...handedLines(words, seating, ({ moment: at }) => at > newest),
  ];
}

/** What has just come to the log, and nothing that was there before: so it is read out once. */
export function newestLines(
  words: Words,
  match: Seating & Pick<Match, "moments" | "newsFrom">,
  drawn: unknown = null,
): readonly Line[] {
  const { moments, newsFrom } = match;
  if (newsFrom === Infinity) return handedLines(words, match, () => true).slice(-1);
  const news = moments.filter((moment) => moment.number >= newsFrom);
  return news.flatMap((moment) => momentLines(moment, words, match, drawn));
}

function momentLines(
  { number, at, events }: Moment,
  words: Words,
  seating: Seating,
  drawn: unknown,
): readonly Line[] {
  const kinds = ["caption", ...(drawn === null ? [] : ["line"]), "event"];
  const names = namesThen(handedBy(seating, number), words, seating);
  const isMine = isOwnSeat(seating, number);
  return events.map((event, index) => {
    const kind = kinds.find((one) => words.has(`${one}-${event.type}`)) ?? "event";
    return {
      key: `${number}.${index}`,
      moment: number,
      event: index,
      told: event,
      time: index === 0 ? shownTime(at) : null,
      text: words.tell(kind, event, names),
      isOwn: isMine && doerOf(event, words) === seating.you,
      isCaption: kind === "caption",
      isHanded: false,
    };
  });
}

function shownTime(at: number): string {
  return digits(at - (at % 1000));
}

// Who sat there

/** What had been handed on when a moment happened. */
function handedBy({ handed }: Seating, number: number): readonly HandedOn[] {
  return handed.filter((one) => one.moment <= number);
}

/** The names of the seats after that. A bot that plays for somebody is told from them. */
function namesThen(handed: readonly HandedOn[], words: Words, { began }: Seating): Names {
  const names = namesOf(sittersAfter(began, handed), words);
  return names.map((name, seat) =>
    hasStandIn(handed, seat) ? words.say("log-stand-in", { name }) : name,
  );
}

function hasStandIn(handed: readonly HandedOn[], seat: number): boolean {
  return handed.filter((one) => one.seat === seat).at(-1)?.to === "stand-in";
}

/** Whether one played on one's own seat then: not a bot, nor somebody who had it before. */
function isOwnSeat(seating: Seating, number: number): boolean {
  const { began, seats, you } = seating;
  if (you === null) return false;
  const handed = handedBy(seating, number);
  const then = sittersAfter(began, handed)[you];
  return isSame(then, seats[you]) && !hasStandIn(handed, you);
}

function isSame(one: Sitter | undefined, other: Sitter | undefined): boolean {
  return one?.name === other?.name && one?.bot === other?.bot;
}

/** What tells of the seats that were handed on meanwhile; it belongs to the moment before. */
function handedLines(
  words: Words,
  seating: Seating,
  isMeant: (one: HandedOn) => boolean,
): readonly Line[] {
  const { began, handed } = seating;
  return handed.flatMap((one, index): readonly Line[] => {
    if (!isMeant(one)) return [];
    const before = namesOf(sittersAfter(began, handed.slice(0, index)), words)[one.seat] ?? "";
    const name = namesOf(sittersAfter(began, handed.slice(0, index + 1)), words)[one.seat] ?? "";
    const text = words.say(`log-handed-${one.to}`, { name, before });
    const moment = Math.max(0, one.moment - 1);
    const rest = { event: null, told: null, isOwn: false, isCaption: false, isHanded: true };
    return [{ key: `handed-${index}`, moment, time: shownTime(one.at), text, ...rest }];
  });
}

/** Whose deed an event is: the first seat that it speaks of. */
function doerOf(event: Message, words: Words): unknown {
  const field = Object.entries(words.kindsOf(event)).find(([, kind]) => kind === "seat")?.[0];
  return field === undefined ? null : event[field];
}
