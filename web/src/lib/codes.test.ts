import { expect, test } from "vitest";
import { codeIn, hasStrangers, missingIn, spelled } from "./codes";

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

test.each([
  ["", 5],
  ["kat", 2],
  ["ka t-", 2],
  ["KATZE", 0],
  ["http://192.168.0.7:8123/t/katze", 0],
  ["KATZEN", 0],
])("%j lacks %i letters", (typed, missing) => {
  expect(missingIn(typed)).toBe(missing);
});

test("is read out letter by letter", () => {
  expect(spelled("AGEFC")).toBe("A G E F C");
});

test("what no code has is known as such, but for links", () => {
  for (const typed of ["AB0DE", "ABODE", "KIT", "k1tes", "oak"]) expect(hasStrangers(typed)).toBe(true);
  for (const typed of ["", "KATES", "ka-te s", "http://192.168.0.10:8123/t/KATES"]) {
    expect(hasStrangers(typed)).toBe(false);
  }
});
