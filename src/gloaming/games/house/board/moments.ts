/** Turning points: what deserves the light for a moment. */

import type { Message } from "$lib/match";
import type { Names, Words } from "$lib/words";

export interface Moment {
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

export function momentIn(
  latest: readonly Message[],
  words: Words,
  names: Names,
  you: number | null,
): Moment | null {
  const found = KINDS.map((kind) => latest.find(({ type }) => type === kind)).find(Boolean);
  if (found === undefined) return null;
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

function keeperYou(found: Message, latest: readonly Message[], words: Words): Moment {
  const saw = latest.find(({ type }) => type === "saw-safe");
  const [low, high] = [saw?.low as number, saw?.high as number];
  return {
    kind: found.type,
    title: words.say("board-keeper-new-you"),
    text: saw === undefined ? null : words.say("board-keeper-new-text", { low, high }),
  };
}
