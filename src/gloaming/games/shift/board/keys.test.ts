import { expect, test } from "vitest";
import { Digits } from "./keys";

const isShadow = (number: number) => number >= 1 && number <= 16;

test("digits soon one after the other are one number", () => {
  const digits = new Digits();
  expect(digits.type("1", 0, isShadow)).toBe(1);
  expect(digits.type("2", 300, isShadow)).toBe(12);
});

test("digits long after one another, or that are no counter together, begin anew", () => {
  const digits = new Digits();
  expect(digits.type("1", 0, isShadow)).toBe(1);
  expect(digits.type("2", 5_000, isShadow)).toBe(2);
  expect(digits.type("9", 5_100, isShadow)).toBe(9);
  expect(digits.type("0", 9_000, isShadow)).toBeNull();
});
