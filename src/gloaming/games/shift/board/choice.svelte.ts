/** What one has touched and not said yet: nothing of it leaves the board before it is confirmed. */

import type { Counter } from "$wire/shift";
import { lot } from "./lot";
import type { Square } from "./plan";

/** A counter that is carried by the pointer, in squares from the upper left corner. */
export interface Carried {
  readonly counter: Counter;
  readonly x: number;
  readonly y: number;
}

export class Choice {
  /** The counter in hand; nothing: none on purpose; not given: whichever is on its way. */
  counter = $state<Counter | null | undefined>(undefined);
  die = $state<number | null>(null);
  /** The square that was touched. */
  target = $state<Square | null>(null);
  /** A square that the counter in hand cannot be brought to. */
  missed = $state<Square | null>(null);
  /** Whether the next counter to be placed hides a Criminal; nothing as long as that is left to the lot. */
  isCriminal = $state<boolean | null>(null);
  lot = $state(lot());
  /** Whether all that one has yet to place is left to the lot; that goes on from question to question. */
  isByLot = $state(false);
  /** A counter that is only looked at. */
  looked = $state<Counter | null>(null);
  /** Whether one was asked if the turn shall end though dice are left. */
  isEnding = $state(false);
  carried = $state.raw<Carried | null>(null);
  /** The steps that are still to be taken, and from where the last one was. */
  way = $state.raw<readonly Square[]>([]);
  left: Square | null = null;

  aim(square: Square | null): void {
    this.target = square;
    this.missed = null;
    this.isEnding = false;
  }

  /** Another question is asked: what was touched was for the last one. */
  reset(): void {
    this.counter = undefined;
    this.die = null;
    this.aim(null);
    this.isCriminal = null;
    this.lot = lot();
    this.carried = null;
    this.way = [];
    this.left = null;
  }
}
