import { describe, expect, test } from "vitest";
import { ends, FAINT, gainAt, lengthOf, SCORES, SOUNDS, type Score, type Voice } from "./score";

/** The most that all voices together can reach: where one of them is at its height. */
function loudest(score: Score): number {
  const heights = score.map((voice) => voice.at + voice.rise);
  return Math.max(
    ...heights.map((moment) => score.reduce((sum, voice) => sum + gainAt(voice, moment), 0)),
  );
}

const VOICE: Voice = { at: 1, rise: 0.1, fall: 1, gain: 0.5, source: "noise" };

describe("a voice", () => {
  test("rises to its gain, and falls until it is too faint to be missed", () => {
    expect(gainAt(VOICE, 0.99)).toBe(0);
    expect(gainAt(VOICE, 1.05)).toBeCloseTo(0.25);
    expect(gainAt(VOICE, 1.1)).toBeCloseTo(0.5);
    expect(gainAt(VOICE, ends(VOICE))).toBeCloseTo(FAINT);
    expect(gainAt(VOICE, 2.2)).toBe(0);
  });

  test("adds to others that sound at the same time", () => {
    expect(loudest([VOICE, VOICE])).toBeCloseTo(1);
    expect(loudest([VOICE, { ...VOICE, at: 3 }])).toBeCloseTo(0.5);
  });
});

describe.each(SOUNDS)("the score of %s", (sound) => {
  const score: Score = SCORES[sound];

  test("is short", () => {
    expect(lengthOf(score)).toBeGreaterThan(0.03);
    expect(lengthOf(score)).toBeLessThan(1.5);
  });

  test("begins at once", () => {
    expect(Math.min(...score.map((voice) => voice.at))).toBe(0);
  });

  test("never clips", () => {
    expect(loudest(score)).toBeLessThanOrEqual(1);
    expect(loudest(score)).toBeGreaterThan(0.1);
  });

  test("asks for nothing that a player cannot do", () => {
    for (const { at, rise, fall, gain, source, filter } of score) {
      expect(Math.min(rise, fall, gain - FAINT)).toBeGreaterThan(0);
      expect(at).toBeGreaterThanOrEqual(0);
      const pitches = source === "noise" ? [] : [source.pitch, source.glide ?? source.pitch];
      const edges = filter === undefined ? [] : [filter.from, filter.to ?? filter.from];
      for (const hertz of [...pitches, ...edges]) {
        expect(hertz).toBeGreaterThan(20);
        expect(hertz).toBeLessThan(20_000);
      }
    }
  });
});

test("no two sounds are alike", () => {
  const written = SOUNDS.map((sound) => JSON.stringify(SCORES[sound]));
  expect(new Set(written).size).toBe(SOUNDS.length);
});
