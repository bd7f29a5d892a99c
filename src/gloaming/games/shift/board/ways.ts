/** The way of every counter, as the server tells it after a match. */

import type { Advice } from "$lib/match";
import type { Counter } from "$wire/shift";
import type { Plan, Square } from "./plan";

/** By counter the squares it stood on, one after the other. */
export function waysIn(review: Advice["review"], plan: Plan): ReadonlyMap<Counter, readonly Square[]> {
  const told = review.filter(({ id }) => id === "way");
  return new Map(
    told.map(({ args }) => [Number(args.counter), String(args.squares).split(" ").flatMap((name) => plan.numbers.get(name) ?? [])]),
  );
}
