import { ends, gainAt, lengthOf } from "$lib/score";
import { expect, test } from "vitest";
import { WHISTLE } from "./whistle";

test("the whistle is short, begins at once and never clips", () => {
  const heights = WHISTLE.map((voice) => voice.at + voice.rise);
  const loud = heights.map((moment) => WHISTLE.reduce((sum, voice) => sum + gainAt(voice, moment), 0));
  expect(Math.max(...loud)).toBeLessThan(0.6);
  expect(Math.min(...WHISTLE.map((voice) => voice.at))).toBe(0);
  expect(lengthOf(WHISTLE)).toBeLessThan(1);
  expect(WHISTLE.every((voice) => ends(voice) > voice.at)).toBe(true);
});
