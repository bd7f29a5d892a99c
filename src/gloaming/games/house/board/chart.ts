/** Who could have known: the course of a round, action by action, as lines to be drawn. */

import type { Advice } from "$lib/match";

export type Deed = "begin" | "drink" | "dig" | "unlock" | "ask";

/** An action, and how likely the true Safe was for each seat after it, in percent. */
export interface Point {
  readonly number: number;
  readonly deed: Deed;
  readonly by: number;
  readonly percents: readonly number[];
}

interface Told {
  readonly number: number;
  readonly seat: number;
  readonly deed: Deed;
  readonly percent: number;
}

/** What was reviewed, in the order of the actions: each action, and the chances after it. */
export function courseOf(review: Advice["review"]): readonly Point[] {
  const told = (wanted: string) =>
    review.filter(({ id }) => id === wanted).map(({ args }) => args as unknown as Told);
  const chances = told("chance");
  return told("action").map(({ number, deed, seat }) => {
    const after = chances.filter((chance) => chance.number === number);
    const percents = after.sort((one, other) => one.seat - other.seat).map(({ percent }) => percent);
    return { number, deed, by: seat, percents };
  }).sort((one, other) => one.number - other.number);
}

/** A line in a square of 100: it holds until an action changes it, so it goes up and down in steps. */
export function stepsOf(points: readonly Point[], seat: number): string {
  const steps = points.map(({ percents }, at) => {
    const [x, y] = [acrossOf(at, points.length), 100 - (percents[seat] ?? 0)];
    return at === 0 ? `M${x} ${y}` : `H${x}V${y}`;
  });
  return steps.join("");
}

/** How far to the right an action stands, in percent. */
export function acrossOf(at: number, count: number): number {
  return Math.round((at / Math.max(1, count - 1)) * 10_000) / 100;
}

/** Labels beside the ends of lines: each as near as it gets to where it belongs, and none over another. */
export function apart(wanted: readonly number[], gap: number): readonly number[] {
  const order = [...wanted.keys()].sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const places: number[] = [];
  let least = 0;
  for (const [rank, label] of order.entries()) {
    const most = 100 - gap * (order.length - 1 - rank);
    const place = Math.min(most, Math.max(least, wanted[label] ?? 0));
    places[label] = place;
    least = place + gap;
  }
  return places;
}
