import { describe, expect, test } from "vitest";
import { atLeast, digits, heard, matchTime, remaining } from "./clock";

const SLOW = { stretch: 2, isPaused: false };
const PAUSED = { stretch: 2, isPaused: true };

describe("match time", () => {
  test("runs on with the local clock", () => {
    expect(matchTime(heard(5_000, 100), 350)).toBe(5_250);
  });

  test("is slower when somebody needs more time, and stands still in a pause", () => {
    expect(matchTime(heard(5_000, 100, SLOW), 1_100)).toBe(5_500);
    expect(matchTime(heard(5_000, 100, PAUSED), 99_100)).toBe(5_000);
  });

  test("is pushed forward by an event that is later, and never back by one that is earlier", () => {
    const clock = heard(5_000, 100);
    expect(matchTime(atLeast(clock, 9_000, 200), 200)).toBe(9_000);
    expect(atLeast(clock, 5_050, 200)).toBe(clock);
  });

  test("keeps its pace when an event pushes it", () => {
    expect(matchTime(atLeast(heard(5_000, 0, SLOW), 9_000, 100), 300)).toBe(9_100);
  });
});

describe("what remains", () => {
  test("is never negative", () => {
    const clock = heard(5_000, 0);
    expect(remaining(clock, 6_000, 400)).toBe(600);
    expect(remaining(clock, 6_000, 4_000)).toBe(0);
  });

  test("is told in the seconds of the wall, however slow match time is", () => {
    const clock = heard(5_000, 0, SLOW);
    expect(remaining(clock, 6_000, 0)).toBe(2_000);
    expect(remaining(clock, 6_000, 500)).toBe(1_500);
    expect(remaining(heard(5_000, 0, PAUSED), 6_000, 500)).toBe(2_000);
  });
});

test.each([
  [0, "0:00"],
  [1, "0:01"],
  [9_999, "0:10"],
  [60_000, "1:00"],
  [65_001, "1:06"],
])("%i milliseconds are shown as %s", (milliseconds, shown) => {
  expect(digits(milliseconds)).toBe(shown);
});
