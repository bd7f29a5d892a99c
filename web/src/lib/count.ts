/** The count before a match, carried on smoothly from what the server last said. */

export interface Count {
  /** The local time at which the match begins, in milliseconds. */
  readonly ends: number;
}

/** So much is left, says the server now. */
export function counting(startsIn: number, local: number): Count {
  return { ends: local + startsIn };
}

/** The number to show: three, two, one, and one until the match is there. */
export function numberAt(count: Count, local: number): number {
  return Math.max(1, Math.ceil((count.ends - local) / 1000));
}

/** How much of this number's second is over, from 0 to 1. */
export function shareAt(count: Count, local: number): number {
  const left = (count.ends - local) / 1000;
  return Math.min(1, Math.max(0, numberAt(count, local) - left));
}
