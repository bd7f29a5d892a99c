/** What the board reads off views and events, whose types are made of `messages.py`. */

import type { AnyOf } from "$lib/board";
import type { Message, Moment } from "$lib/match";
import { eventsOf } from "$lib/moments";
import type { Event, FaceDown, FaceUp, NobodyStayed, View, Won } from "$wire/bluff";

export type Hand = FaceUp | FaceDown;

/** A view of any kind: each has what its viewer may know and no more. */
export type Seen = Omit<AnyOf<View>, "type">;

export function seenIn(view: Message): Seen {
  return view as View;
}

/** How a round ended: who showed what, who folded, and what came of it. */
export interface Result {
  readonly shows: readonly Hand[];
  readonly end: Won | NobodyStayed | null;
  /** Whether another round has begun since. */
  readonly isFormer: boolean;
}

/** The end of the last round, if it is among what happened just now. */
export function resultIn(latest: readonly Moment[]): Result | null {
  const events = eventsOf(latest) as readonly Event[];
  const shows = events.flatMap((event): Hand[] => {
    if (event.type === "showed") return [{ ...event, type: "face-up" }];
    return event.type === "folded" ? [{ ...event, type: "face-down" }] : [];
  });
  if (shows.length === 0) return null;
  const end = events.find((event) => event.type === "won" || event.type === "nobody-stayed") ?? null;
  return { shows, end, isFormer: events.some(({ type }) => type === "round-began") };
}

/** Between two rounds nothing is dealt: whoever looks back there sees what was shown, in the round that ended. */
export function asItLay(seen: Seen, result: Result | null): Seen {
  if (seen.hands.length > 0 || result === null) return seen;
  const { shows } = result;
  return { round: seen.round - 1, scores: seen.scores, hands: shows, chosen: shows.map((hand) => hand.seat) };
}
