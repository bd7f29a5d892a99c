import { expect, test } from "vitest";
import { areAlike } from "./namesakes";

test.each([
  ["Ann", "Ann"],
  ["Ann", "ANN"],
  ["Ann", "\u0410nn"],
  ["Ann", "A n n"],
  ["Ann", "Ann."],
  ["Ann", "Ann\u200d"],
  ["Ann", "Ａｎｎ"],
  ["Bob", "B0b"],
  ["Bob", "\u0392\u03bfb"],
  ["Bill", "BiIl"],
  ["Ola", "01a"],
  ["Carmen", "Carrnen"],
  ["ANNA", "\u0410\u039d\u039d\u0410"],
])("%j looks like %j", (one, other) => {
  expect(areAlike(one, other)).toBe(true);
});

test.each([
  ["Ann", "Anna"],
  ["Zoe", "Zoé"],
  ["Jan", "Jon"],
  ["Ola", "Ela"],
  ["…", "!!"],
])("%j does not look like %j", (one, other) => {
  expect(areAlike(one, other)).toBe(false);
});
