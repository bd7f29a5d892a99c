/** What happened, one thing after the other, as it is shown: a step is a step, and a flip has its moment. */

import type { Message } from "$lib/match";
import type { Counter } from "$wire/shift";
import type { Plan, Square } from "./plan";
import type { Squares } from "./seen";

/**
 * A step, a counter put somewhere, a flip with nothing, one with a Criminal, a vault raided, dice thrown, a counter
 * looked under, another turn.
 */
export type BeatKind = "step" | "place" | "blank" | "caught" | "raid" | "roll" | "look" | "turn";

export interface Beat {
  readonly kind: BeatKind;
  /** Where everything stands from then on. */
  readonly squares: Squares;
  readonly counter: Counter | null;
  /** Where it happens. */
  readonly at: Square | null;
}

const STEPS = ["walked", "took-back"];
const PLACED = ["placed", "placed-face-down", "guard-placed", "went-back"];
const LOOKS = ["looked-under", "looked-under-secretly"];
const FLIPS: Readonly<Record<string, BeatKind>> = { "shown-blank": "blank", uncovered: "caught", raided: "raid" };

/** Whether these events end a match by a vault that was raided, or by the last Criminal who was found. */
export function isClimax(events: readonly Message[]): boolean {
  const has = (type: string) => events.some((event) => event.type === type);
  return has("match-ended") && (has("raided") || has("uncovered"));
}

/** The beats that lead from what was shown to what is so now. */
export function beatsOf(plan: Plan, before: Squares, events: readonly Message[], after: Squares): readonly Beat[] {
  const beats: Beat[] = [];
  let now = before;
  for (const event of events) {
    const beat = beatOf(plan, now, event);
    if (beat === null) continue;
    beats.push(beat);
    now = beat.kind === "caught" ? without(beat.squares, beat.counter) : beat.squares;
  }
  const shown = beats.at(-1)?.squares ?? before;
  if (!isSame(shown, after)) beats.push({ kind: "step", squares: after, counter: null, at: null });
  return beats;
}

function beatOf(plan: Plan, now: Squares, event: Message): Beat | null {
  if (event.type === "rolled") return { kind: "roll", squares: now, counter: null, at: null };
  if (event.type === "turn-began") return { kind: "turn", squares: now, counter: null, at: null };
  const counter = event.counter as Counter;
  if (LOOKS.includes(event.type)) return { kind: "look", squares: now, counter, at: null };
  const square = plan.numbers.get(String(event.square)) ?? null;
  const at = now.get(counter) ?? null;
  if (STEPS.includes(event.type) && square !== null) return step(plan, now, counter, square);
  if (PLACED.includes(event.type) && square !== null) {
    return { kind: "place", squares: new Map(now).set(counter, square), counter, at: square };
  }
  const kind = FLIPS[event.type];
  return kind === undefined ? null : { kind, squares: now, counter, at };
}

/** Whoever stood there comes to where the counter was. What does not fit together is not shown as a step. */
function step(plan: Plan, now: Squares, counter: Counter, square: Square): Beat | null {
  const from = now.get(counter);
  if (from === undefined || !(plan.around[from] ?? []).includes(square)) return null;
  const swapped = [...now].find(([, at]) => at === square)?.[0];
  const squares = new Map(now).set(counter, square);
  if (swapped !== undefined) squares.set(swapped, from);
  return { kind: "step", squares, counter, at: square };
}

function without(squares: Squares, counter: Counter | null): Squares {
  return new Map([...squares].filter(([one]) => one !== counter));
}

function isSame(one: Squares, other: Squares): boolean {
  return one.size === other.size && [...one].every(([counter, square]) => other.get(counter) === square);
}
