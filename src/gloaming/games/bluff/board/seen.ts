/** What the board reads off a view and off events; `messages.py` says what they mean. */

import type { Message } from "$lib/match";

export interface FaceUp {
  readonly type: "face-up";
  readonly seat: number;
  readonly card: number;
}

export interface FaceDown {
  readonly type: "face-down";
  readonly seat: number;
}

export type Hand = FaceUp | FaceDown;

/** A player's view, everybody's, or the truth: each has what the viewer may know and no more. */
export interface Seen {
  readonly round: number;
  readonly scores: readonly { readonly seat: number; readonly points: number }[];
  readonly hands: readonly Hand[];
  readonly decision?: "stay" | "fold" | null;
  readonly chosen?: readonly number[];
  readonly away?: readonly number[];
}

export function seenIn(view: Message): Seen {
  return view as unknown as Seen;
}

/** How a round ended: who showed what, who folded, and what came of it. */
export interface Result {
  readonly shows: readonly Hand[];
  readonly end: Message | null;
  /** Whether another round has begun since. */
  readonly isFormer: boolean;
}

/** The end of the last round, if it is among what happened just now. */
export function resultIn(latest: readonly Message[]): Result | null {
  const shows = latest.flatMap((event): Hand[] => {
    const seat = event.seat as number;
    if (event.type === "showed") return [{ type: "face-up", seat, card: event.card as number }];
    return event.type === "folded" ? [{ type: "face-down", seat }] : [];
  });
  if (shows.length === 0) return null;
  const isEnd = ({ type }: Message) => type === "won" || type === "nobody-stayed";
  const isFormer = latest.some(({ type }) => type === "round-began");
  return { shows, end: latest.find(isEnd) ?? null, isFormer };
}

/** Between two rounds nothing is dealt: whoever looks back there sees what was shown, in the round that ended. */
export function asItLay(seen: Seen, result: Result | null): Seen {
  if (seen.hands.length > 0 || result === null) return seen;
  const { shows } = result;
  return { round: seen.round - 1, scores: seen.scores, hands: shows, chosen: shows.map((hand) => hand.seat) };
}
