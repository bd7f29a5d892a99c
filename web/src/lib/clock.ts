/** Match time as this device can tell it: what the server last said, carried on by the local clock. */

/** How match time passes: by what factor slower than any other, and not at all in a pause. */
export interface Pace {
  readonly stretch: number;
  readonly isPaused: boolean;
}

export const PLAIN_PACE: Pace = { stretch: 1, isPaused: false };

export interface Clock {
  /** Match time when it was heard, and the local time at that moment; both in milliseconds. */
  readonly match: number;
  readonly local: number;
  readonly pace: Pace;
}

/** What the server says now is so. */
export function heard(match: number, local: number, pace: Pace = PLAIN_PACE): Clock {
  return { match, local, pace };
}

/** An event tells only that it is at least so late: its moment may lie some way back. */
export function atLeast(clock: Clock, match: number, local: number): Clock {
  return match > matchTime(clock, local) ? heard(match, local, clock.pace) : clock;
}

/** Match time at a moment of the local clock. */
export function matchTime({ match, local: since, pace }: Clock, local: number): number {
  return pace.isPaused ? match : match + (local - since) / pace.stretch;
}

/** How long it takes until the deadline, by the clock on the wall; never below zero. */
export function remaining(clock: Clock, deadline: number, local: number): number {
  return Math.max(0, deadline - matchTime(clock, local)) * clock.pace.stretch;
}

/** `1:05`: whole seconds, rounded up, so that zero is shown when there is nothing left. */
export function digits(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
