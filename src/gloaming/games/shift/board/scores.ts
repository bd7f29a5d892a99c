/** What the warehouse sounds like: soles on planks, dice on a crate, paper that turns, a lamp that finds somebody. */

import type { Score, Voice } from "$lib/score";
import type { BeatKind } from "./beats";

const knock = (at: number, pitch: number, gain: number): Voice => ({
  at,
  rise: 0.003,
  fall: 0.07,
  gain,
  source: { wave: "triangle", pitch, glide: pitch * 0.6 },
});

const rustle = (at: number, fall: number, gain: number, from: number, to: number): Voice => ({
  at,
  rise: 0.01,
  fall,
  gain,
  source: "noise",
  filter: { kind: "bandpass", from, to, q: 1.2 },
});

const bell = (at: number, pitch: number, gain: number, fall: number): Score => [
  { at, rise: 0.005, fall, gain, source: { wave: "sine", pitch } },
  { at, rise: 0.005, fall: fall * 0.5, gain: gain * 0.4, source: { wave: "sine", pitch: pitch * 2.76 } },
];

const SOLE = [knock(0, 130, 0.22), rustle(0, 0.05, 0.06, 900, 500)] as const;
const FALLS = [0, 0.07, 0.16, 0.24, 0.36, 0.44, 0.52] as const;

export const SCORES: Readonly<Record<Exclude<BeatKind, "turn">, Score>> = {
  step: SOLE,
  place: [knock(0, 190, 0.3), rustle(0, 0.08, 0.08, 1_400, 700)],
  /** Dice on wood. */
  roll: FALLS.flatMap((at, number) => [knock(at, 420 + 90 * (number % 3), 0.26 - number * 0.025), rustle(at, 0.03, 0.1, 3_200, 2_400)]),
  /** Somebody lifts a counter a little. */
  look: [rustle(0, 0.12, 0.1, 1_600, 2_600)],
  /** Paper turns, and nothing is there. */
  blank: [rustle(0, 0.2, 0.2, 1_200, 3_400), knock(0.24, 240, 0.2)],
  /** The lamp has somebody. */
  caught: [rustle(0, 0.2, 0.2, 1_200, 3_600), ...bell(0.22, 932, 0.2, 0.5), ...bell(0.36, 932, 0.2, 0.5), ...bell(0.5, 740, 0.22, 0.9)],
  /** A wheel, a bolt, and something heavy that opens. */
  raid: [
    ...[0, 0.09, 0.18, 0.27].map((at) => knock(at, 620, 0.14)),
    knock(0.42, 90, 0.5),
    rustle(0.42, 0.5, 0.16, 300, 900),
    ...bell(0.6, 1_175, 0.16, 0.9),
    ...bell(0.72, 1_480, 0.14, 1),
  ],
};
