/** Turning points: what deserves the light for a moment. */

import type { Message, Moment } from "$lib/match";
import { eventsOf } from "$lib/moments";
import type { Names, Words } from "$lib/words";

export interface TurningPoint {
  /** That of the moment in which it came. */
  readonly number: number;
  readonly kind: string;
  readonly title: string;
  readonly text: string | null;
}

/** The greatest first: of several at once only one is shown large, and the log has them all. */
const KINDS = [
  "became-keeper",
  "must-unlock",
  "lost-character",
  "keeper-answered",
  "last-chance-came",
  "covered",
  "keeper-laid-bare",
] as const;

export function turningPointIn(
  moments: readonly Moment[],
  words: Words,
  names: Names,
  you: number | null,
): TurningPoint | null {
  const latest = eventsOf(moments);
  const found = KINDS.map((kind) => latest.find(({ type }) => type === kind)).find(Boolean);
  const number = moments.find(({ events }) => events.some((event) => event === found))?.number;
  if (found === undefined || number === undefined) return null;
  return { number, ...describe(found, latest, words, names, you) };
}

function describe(
  found: Message,
  latest: readonly Message[],
  words: Words,
  names: Names,
  you: number | null,
): Omit<TurningPoint, "number"> {
  const tell = (kind: string) => {
    const event = latest.find(({ type }) => type === kind);
    return event === undefined ? null : words.tell("event", event, names);
  };
  const seat = found.seat as number;
  const name = names[seat] ?? "";
  const isYou = seat === you;
  switch (found.type) {
    case "became-keeper":
      return isYou ? keeperYou(found, latest, words) : {
        kind: found.type,
        title: words.say("board-keeper-new", { name }),
        text: tell("failed-to-unlock"),
      };
    case "must-unlock":
      return {
        kind: found.type,
        title: words.say(isYou ? "board-must-you" : "board-must-of", { name }),
        text: tell("failed-to-unlock") ?? tell("missed-unlock"),
      };
    case "last-chance-came":
      return {
        kind: found.type,
        title: words.say("board-chance"),
        text: words.say(isYou ? "board-chance-you" : "board-chance-of", { name }),
      };
    case "keeper-answered":
      return { kind: found.type, title: words.tell("event", found, names), text: tell("keeper-took") };
    case "lost-character":
      return { kind: found.type, title: words.tell("event", found, names), text: tell("failed-to-unlock") ?? tell("missed-unlock") };
    default:
      return { kind: found.type, title: words.tell("event", found, names), text: null };
  }
}

function keeperYou(found: Message, latest: readonly Message[], words: Words): Omit<TurningPoint, "number"> {
  const saw = latest.find(({ type }) => type === "saw-safe");
  const [low, high] = [saw?.low as number, saw?.high as number];
  return {
    kind: found.type,
    title: words.say("board-keeper-new-you"),
    text: saw === undefined ? null : words.say("board-keeper-new-text", { low, high }),
  };
}
