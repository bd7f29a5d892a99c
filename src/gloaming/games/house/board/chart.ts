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

interface Chance {
  readonly seat: number;
  readonly percent: number;
  readonly number: number;
  readonly deed: Deed;
  readonly by: number;
}

/** What was reviewed, in the order of the actions. */
export function courseOf(review: Advice["review"]): readonly Point[] {
  const points = new Map<number, Point>();
  for (const { id, args } of review) {
    if (id !== "chance") continue;
    const { seat, percent, number, deed, by } = args as unknown as Chance;
    const percents = [...(points.get(number)?.percents ?? [])];
    percents[seat] = percent;
    points.set(number, { number, deed, by, percents });
  }
  return [...points.values()].sort((one, other) => one.number - other.number);
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
