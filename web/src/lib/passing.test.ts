import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Passing } from "./passing";

const WHILE = 6_000;

let seen: (string | null)[];
let passing: Passing<string>;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  passing = new Passing<string>(WHILE, (what) => seen.push(what));
});

afterEach(() => {
  vi.useRealTimers();
});

test("what is shown passes by itself", () => {
  passing.show("round 1");
  vi.advanceTimersByTime(WHILE - 1);
  expect(seen).toEqual(["round 1"]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(["round 1", null]);
});

test("what somebody is still reading stays, and then has its whole time once more", () => {
  passing.show("round 1");
  passing.hold();
  vi.advanceTimersByTime(10 * WHILE);
  expect(seen).toEqual(["round 1"]);
  passing.release();
  vi.advanceTimersByTime(WHILE);
  expect(seen).toEqual(["round 1", null]);
});

test("what is put away is put away once", () => {
  passing.show("round 1");
  passing.end();
  passing.end();
  passing.release();
  vi.advanceTimersByTime(WHILE);
  expect(seen).toEqual(["round 1", null]);
});

test("what comes next takes its place and has its own time", () => {
  passing.show("round 1");
  vi.advanceTimersByTime(WHILE - 1);
  passing.show("round 2");
  vi.advanceTimersByTime(WHILE - 1);
  expect(seen).toEqual(["round 1", "round 2"]);
});
