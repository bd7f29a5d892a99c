import { expect, test } from "vitest";
import { isTooTall } from "./sticky";

test("what takes more than two fifths of the screen does not stick to it", () => {
  expect(isTooTall(296, 740)).toBe(false);
  expect(isTooTall(297, 740)).toBe(true);
});
