/** Where a die can take a counter, and by which way: in the dark if it can, past nobody if it can. */

import type { Plan, Square } from "./plan";

/** A square that can be reached, with the best way to it. */
export interface Reached {
  readonly square: Square;
  /** The squares one after the other; the last is this one. */
  readonly way: readonly Square[];
  /** How many of them a Guard sees now. */
  readonly seen: number;
  /** How often two counters change places on the way. */
  readonly swaps: number;
}

export interface Going {
  readonly plan: Plan;
  /** The first steps that the server offers. */
  readonly first: readonly Square[];
  readonly steps: number;
  /** Where counters stand. */
  readonly taken: ReadonlySet<Square>;
  /** What Guards see, for whoever should not be seen. */
  readonly lit: ReadonlySet<Square>;
  /** Where a move ends: a shadow goes on from no vault door. */
  readonly ends: ReadonlySet<Square>;
}

export function reachOf(going: Going): ReadonlyMap<Square, Reached> {
  const best = new Map<Square, Reached>();
  let edge = better(going.first.map((square) => onto(going, null, square)));
  for (let step = 1; step <= going.steps; step += 1) {
    for (const one of edge.values()) {
      const known = best.get(one.square);
      if (known === undefined || isBetter(one, known)) best.set(one.square, one);
    }
    edge = better([...edge.values()].flatMap((one) => onward(going, one)));
  }
  return best;
}

function onward(going: Going, from: Reached): readonly Reached[] {
  if (going.ends.has(from.square)) return [];
  const next = going.plan.around[from.square] ?? [];
  return next.filter((square) => !from.way.includes(square)).map((square) => onto(going, from, square));
}

function onto({ taken, lit }: Going, from: Reached | null, square: Square): Reached {
  return {
    square,
    way: [...(from?.way ?? []), square],
    seen: (from?.seen ?? 0) + (lit.has(square) ? 1 : 0),
    swaps: (from?.swaps ?? 0) + (taken.has(square) ? 1 : 0),
  };
}

/** Of several ways to one square with as many steps the best. */
function better(found: readonly Reached[]): Map<Square, Reached> {
  const kept = new Map<Square, Reached>();
  for (const one of found) {
    const known = kept.get(one.square);
    if (known === undefined || isBetter(one, known)) kept.set(one.square, one);
  }
  return kept;
}

function isBetter(one: Reached, other: Reached): boolean {
  const by = one.seen - other.seen || one.swaps - other.swaps || one.way.length - other.way.length;
  return by < 0;
}
