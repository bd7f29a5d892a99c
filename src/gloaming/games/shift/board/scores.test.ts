import { lengthOf } from "$lib/score";
import { expect, test } from "vitest";
import { SCORES } from "./scores";

test.each(Object.entries(SCORES))("%s is heard, never too loud and never long", (_, score) => {
  expect(score.length).toBeGreaterThan(0);
  expect(lengthOf(score)).toBeLessThan(2);
  for (const voice of score) expect(voice.gain).toBeGreaterThan(0);
  for (const voice of score) expect(voice.gain).toBeLessThanOrEqual(0.5);
});
