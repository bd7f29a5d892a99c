/** What the board reads off a view and off moves; `views.py` and `messages.py` say what they mean. */

import type { Message } from "$lib/match";
import type { Plan, Square } from "./plan";

export type Counter = number;
export type Phase = "draw" | "place" | "guards" | "turn" | "roll" | "move" | "look" | "flip" | "put-back";

export const GUARDS: readonly Counter[] = [17, 18];
export const SHADOWS = 16;
export const LOOKS = 4;

export interface Shadow {
  /** Nothing is under a `blank`, a Criminal under a `criminal`; a `shadow` is not known. */
  readonly type: "shadow" | "blank" | "criminal";
  readonly counter: Counter;
  readonly seat: number;
  readonly square: string | null;
  readonly is_safe: boolean;
  readonly is_shown?: boolean;
}

export interface Guard {
  readonly counter: Counter;
  readonly square: string;
}

/** A player's view, everybody's, or the truth: each has what the viewer may know and no more. */
export interface Seen {
  readonly type: string;
  readonly rules: "competitive" | "family";
  readonly board: string;
  readonly guard: number | null;
  readonly round: number;
  readonly phase: Phase;
  readonly turn: number | null;
  readonly waits_for: readonly number[];
  readonly shadows: readonly Shadow[];
  readonly guards: readonly Guard[];
  readonly dice: readonly number[];
  readonly left: readonly number[];
  readonly mover: Counter | null;
  readonly die: number | null;
  readonly steps: number;
  readonly moved: Counter | null;
  readonly looked: readonly Counter[];
  readonly asked: Counter | null;
  readonly spared: readonly Counter[];
  readonly due: readonly { readonly counter: Counter; readonly seat: number }[];
  readonly found: number;
  readonly criminals: number;
  readonly out: readonly number[];
  readonly can_take_back: boolean;
  /** What a player has yet to place. */
  readonly blanks?: number;
  readonly own_criminals?: number;
}

export function seenIn(view: Message): Seen {
  return view as unknown as Seen;
}

export function isGuard(counter: Counter): boolean {
  return GUARDS.includes(counter);
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

export interface Walk {
  readonly counter: Counter;
  readonly die: number;
  readonly square: string;
}

export function walksIn(legal: readonly Message[]): readonly Walk[] {
  return legal.filter(({ type }) => type === "walk").map((move) => move as unknown as Walk);
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
