/** A policeman's whistle, two streets away. */

import type { Score, Voice } from "$lib/score";

const PITCHES = [2_260, 2_480] as const;
const TRILL = 0.034;

/** The pea goes round: two pitches by turns, and breath around them. */
function blast(at: number, turns: number): Score {
  const pea = (turn: number): Voice => ({
    at: at + turn * TRILL,
    rise: 0.006,
    fall: 0.05,
    gain: 0.13,
    source: { wave: "sine", pitch: PITCHES[turn % 2 === 0 ? 0 : 1] },
  });
  const filter = { kind: "bandpass", from: 2_400, q: 4 } as const;
  const breath: Voice = { at, rise: 0.02, fall: turns * TRILL, gain: 0.06, source: "noise", filter };
  return [breath, ...Array.from({ length: turns }, (_, turn) => pea(turn))];
}

export const WHISTLE: Score = [...blast(0, 5), ...blast(0.27, 12)];
