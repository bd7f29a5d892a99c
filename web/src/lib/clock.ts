/** Match time as this device can tell it: what the server last said, carried on by the local clock. */

export interface Clock {
  /** Match time when it was heard, and the local time at that moment; both in milliseconds. */
  readonly match: number;
  readonly local: number;
}

/** What the server says now is so. */
export function heard(match: number, local: number): Clock {
  return { match, local };
}

/** An event tells only that it is at least so late: its moment may lie some way back. */
export function atLeast(clock: Clock, match: number, local: number): Clock {
  return match > matchTime(clock, local) ? heard(match, local) : clock;
}

/** Match time at a moment of the local clock. */
export function matchTime(clock: Clock, local: number): number {
  return clock.match + (local - clock.local);
}

/** Milliseconds until the deadline, never below zero. */
export function remaining(clock: Clock, deadline: number, local: number): number {
  return Math.max(0, deadline - matchTime(clock, local));
}

/** `1:05`: whole seconds, rounded up, so that zero is shown when there is nothing left. */
export function digits(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
