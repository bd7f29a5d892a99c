import { expect, test } from "vitest";
import { areOutdated, isCalm, type Doing } from "./pages";

test("pages are outdated when the server names others than at first", () => {
  expect(areOutdated("a")).toBe(false);
  expect(areOutdated("a")).toBe(false);
  expect(areOutdated("b")).toBe(true);
  expect(areOutdated("a")).toBe(false);
});

const QUIET: Doing = { phase: "over", hasTyped: false, isHidden: false, quietFor: 8_000 };

test.each<[string, Partial<Doing>, boolean]>([
  ["after a match, when nobody does anything", {}, true],
  ["in the lobby", { phase: "lobby" }, true],
  ["when nobody looks", { isHidden: true, quietFor: 0 }, true],
  ["in a match", { phase: "playing", isHidden: true }, false],
  ["when something is written", { hasTyped: true, isHidden: true }, false],
  ["while somebody does something", { quietFor: 7_999 }, false],
])("a page %s", (_, changes, calm) => {
  expect(isCalm({ ...QUIET, ...changes })).toBe(calm);
});
