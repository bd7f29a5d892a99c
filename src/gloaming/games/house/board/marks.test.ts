import { expect, test } from "vitest";
import { MARKS, nextMark, Pencil } from "./marks";

test("marks are kept, each in its cell", () => {
  const made = Pencil.read("", 3, 5).with(0, 9, "loop").with(4, 0, "doubt");
  const again = Pencil.read(made.text, 3, 5);
  expect([again.at(0, 9), again.at(4, 0), again.at(1, 0)]).toEqual(["loop", "doubt", "none"]);
});

test.each([
  [4, 5],
  [3, 6],
])("the next round begins with an empty grid, and so does another table (%i, %i)", (round, columns) => {
  const made = Pencil.read("", 3, 5).with(0, 9, "loop");
  expect(Pencil.read(made.text, round, columns).at(0, 9)).toBe("none");
});

test("what somebody else has written there is no mark", () => {
  const odd = Pencil.read(`1:${"z".repeat(50)}`, 1, 5);
  expect(odd.at(2, 2)).toBe("none");
});

test("a press goes round all marks", () => {
  const seen = MARKS.map((mark) => nextMark(mark));
  expect(new Set(seen)).toEqual(new Set(MARKS));
  expect(nextMark("doubt")).toBe("none");
});
