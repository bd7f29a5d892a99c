/** What happened, as the lines of a log. */

import { digits } from "./clock";
import type { Message, Moment } from "./match";
import type { Names, Words } from "./words";

export interface Line {
  readonly key: string;
  /** The number of the moment it belongs to. */
  readonly moment: number;
  /** Match time, at the first line of a moment. */
  readonly time: string | null;
  readonly text: string;
  /** Whether one did it oneself. */
  readonly isOwn: boolean;
  /** Whether it begins a part of the match, such as a round: the words `caption-TYPE` of the game say so. */
  readonly isCaption: boolean;
}

export function linesOf(
  moments: readonly Moment[],
  words: Words,
  names: Names,
  you: number | null,
): readonly Line[] {
  return moments.flatMap(({ number, at, events }) =>
    events.map((event, index) => {
      const isCaption = words.has(`caption-${event.type}`);
      return {
        key: `${number}.${index}`,
        moment: number,
        time: index === 0 ? digits(at - (at % 1000)) : null,
        text: words.tell(isCaption ? "caption" : "event", event, names),
        isOwn: you !== null && doerOf(event, words) === you,
        isCaption,
      };
    }),
  );
}

/** Whose deed an event is: the first seat that it speaks of. */
function doerOf(event: Message, words: Words): unknown {
  const field = Object.entries(words.kindsOf(event)).find(([, kind]) => kind === "seat")?.[0];
  return field === undefined ? null : event[field];
}
