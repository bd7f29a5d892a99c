import { expect, test } from "vitest";
import { codeIn } from "./codes";

test.each([
  ["agefc", "AGEFC"],
  [" AGE FC ", "AGEFC"],
  ["AG-EFC", "AGEFC"],
  ["http://192.168.0.7:8123/t/AGEFC", "AGEFC"],
  ["http://192.168.0.7:8123/t/agefc/", "AGEFC"],
  ["192.168.0.7:8123/t/AGEFC?x=1", "AGEFC"],
  ["http://192.168.0.7:8123/t/AGEFC#x", "AGEFC"],
  ["   ", ""],
])("%j means %j", (typed, code) => {
  expect(codeIn(typed)).toBe(code);
});
