/** A short buzz where it helps: a telephone on the table is felt before it is seen. */

import { hasGesture } from "./gesture";
import { device } from "./settings";

/** How long it buzzes, rests, buzzes, in milliseconds. */
const BUZZES = {
  turn: [40, 60, 90],
  "last-seconds": [30],
  win: [40, 50, 40, 50, 160],
} as const;

export type Buzz = keyof typeof BUZZES;

/** Whether the device may have what it takes: on a desk a browser knows the word, not the thing. */
export function canBuzz(): boolean {
  return "vibrate" in navigator && navigator.maxTouchPoints > 0;
}

/** Buzz, unless it is not wanted or not possible. */
export function buzz(what: Buzz): void {
  if (device.settings.isBuzzed && canBuzz() && hasGesture()) navigator.vibrate([...BUZZES[what]]);
}
