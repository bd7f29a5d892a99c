import { expect, test } from "vitest";
import { codeIn, hasStrangers, isWhole, missingIn, grouped, spelled } from "./codes";

test.each([
  ["agefc", "AGEFC"],
  [" AGE FC ", "AGEFC"],
  ["AG-EFC", "AGEFC"],
  ["agef cdhk", "AGEFCDHK"],
  ["AGEF-CDHK", "AGEFCDHK"],
  ["http://192.168.0.7:8123/t/agef-cdhk", "AGEFCDHK"],
  ["http://192.168.0.7:8123/t/AGEFC", "AGEFC"],
  ["http://192.168.0.7:8123/t/agefc/", "AGEFC"],
  ["192.168.0.7:8123/t/AGEFC?x=1", "AGEFC"],
  ["http://192.168.0.7:8123/t/AGEFC#x", "AGEFC"],
  ["   ", ""],
])("%j means %j", (typed, code) => {
  expect(codeIn(typed)).toBe(code);
});

test.each([
  ["", 8],
  ["kat", 5],
  ["ka t-", 5],
  ["KATZE", 3],
  ["KATZ ENKT", 0],
  ["http://192.168.0.7:8123/t/katzenkt", 0],
  ["KATZENKTZ", 0],
])("%j lacks %i letters", (typed, missing) => {
  expect(missingIn(typed)).toBe(missing);
});

test.each([
  ["KATZE", true],
  ["http://192.168.0.7:8123/t/katze", true],
  ["katz enkt", true],
  ["KATZENK", false],
  ["KATZEN", false],
  ["kat", false],
  ["", false],
])("%j may be whole: %j", (typed, whole) => {
  expect(isWhole(typed)).toBe(whole);
});

test("is written in two groups, and an old one in one", () => {
  expect(grouped("AGEFCDHK")).toBe("AGEF CDHK");
  expect(grouped("AGEFC")).toBe("AGEFC");
});

test("is read out letter by letter, group by group", () => {
  expect(spelled("AGEFCDHK")).toBe("A G E F, C D H K");
  expect(spelled("AGEFC")).toBe("A G E F C");
});

test("what no code has is known as such, but for links", () => {
  for (const typed of ["AB0DE", "ABODE", "KIT", "k1tes", "oak"]) expect(hasStrangers(typed)).toBe(true);
  for (const typed of ["", "KATES", "ka-te s", "http://192.168.0.10:8123/t/KATES"]) {
    expect(hasStrangers(typed)).toBe(false);
  }
});
