/** Chance of one's own, for what one leaves to it: nobody can think it after. */

import type { Message } from "$lib/match";

/** From 0 up to 1, but never 1. */
export function lot(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn / 2 ** 32;
}

/**
 * One of the counters that are left, and a square for it.
 *
 * It is drawn like out of a bag. A lot among moves would find a Criminal as often as a blank: they would
 * nearly all be placed early, and everybody would know it.
 */
export function placementByLot(
  legal: readonly Message[],
  blanks: number,
  criminals: number,
  draw: () => number = lot,
): Message | undefined {
  const isCriminal = draw() * (blanks + criminals) < criminals;
  const squares = legal.filter((move) => move.type === "place-counter" && move.is_criminal === isCriminal);
  return squares[Math.floor(draw() * squares.length)];
}
