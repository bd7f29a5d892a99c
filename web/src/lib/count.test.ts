import { expect, test } from "vitest";
import { counting, numberAt, shareAt } from "./count";

const count = counting(3000, 10_000);

test.each([
  [10_000, 3, 0],
  [10_500, 3, 0.5],
  [11_000, 2, 0],
  [12_750, 1, 0.75],
  [13_000, 1, 1],
  [15_000, 1, 1],
])("at %i it is %i, and %d of it is over", (local, number, share) => {
  expect(numberAt(count, local)).toBe(number);
  expect(shareAt(count, local)).toBeCloseTo(share);
});

test("what the server says anew counts", () => {
  expect(numberAt(counting(1800, 10_000), 10_000)).toBe(2);
  expect(shareAt(counting(1800, 10_000), 10_000)).toBeCloseTo(0.2);
});
