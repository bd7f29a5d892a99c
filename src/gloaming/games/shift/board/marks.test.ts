import { expect, test } from "vitest";
import { MARKS, nextMark, Pencil } from "./marks";

test("marks are kept, each for its counter", () => {
  const made = Pencil.read("").with(1, "criminal").with(16, "doubt").with(7, "blank");
  const again = Pencil.read(made.text);
  expect([1, 2, 7, 16].map((counter) => again.at(counter))).toEqual(["criminal", "none", "blank", "doubt"]);
});

test("what somebody else has written there is no mark", () => {
  const odd = Pencil.read("zzz?zz");
  expect([odd.at(1), odd.at(4), odd.at(16)]).toEqual(["none", "doubt", "none"]);
  expect(odd.text).toHaveLength(16);
});

test("a press goes round all marks", () => {
  expect(new Set(MARKS.map(nextMark))).toEqual(new Set(MARKS));
  expect(nextMark("blank")).toBe("none");
});
