/** What the board reads off views and moves, whose types are made of `views.py` and `messages.py`. */

import { ofType, type AnyOf } from "$lib/board";
import type { Message } from "$lib/match";
import { GUARDS, type Counter, type Move, type Options, type View, type Walk } from "$wire/shift";
import type { Plan, Square } from "./plan";

/** A view of any kind: each has what its viewer may know and no more. */
export type Seen = AnyOf<View>;

export function seenIn(view: Message): Seen {
  return view as View;
}

export function isGuard(counter: Counter): boolean {
  return GUARDS.includes(counter);
}

/** How a table plays; an option that is missing is as the game has it at first. */
export function optionsIn(options: unknown): Partial<Options> {
  return (options ?? {}) as Partial<Options>;
}

/** Where counters stand. */
export type Squares = ReadonlyMap<Counter, Square>;

export function squaresIn(seen: Seen, plan: Plan): Squares {
  const standing = [...seen.shadows, ...seen.guards].flatMap(({ counter, square }) => {
    const number = square === null ? undefined : plan.numbers.get(square);
    return number === undefined ? [] : [[counter, number] as const];
  });
  return new Map(standing);
}

export function standingOn(squares: Squares, square: Square): Counter | null {
  return [...squares].find(([, at]) => at === square)?.[0] ?? null;
}

// The moves that are possible, by what one touches

function movesIn(legal: readonly Message[]): readonly Move[] {
  return legal as readonly Move[];
}

export function walksIn(legal: readonly Message[]): readonly Walk[] {
  return ofType(movesIn(legal), "walk");
}

/** The counters of this kind of move, each once. */
export function countersIn(legal: readonly Message[], type: string): readonly Counter[] {
  const named = legal.filter((move) => move.type === type).map((move) => move.counter as Counter);
  return [...new Set(named)];
}

const PLACING = ["place-counter", "place-guard", "put-back"];

/** Where something may be put, each square once. */
export function placesIn(legal: readonly Message[]): readonly string[] {
  const named = legal.filter(({ type }) => PLACING.includes(type)).map((move) => move.square as string);
  return [...new Set(named)];
}
