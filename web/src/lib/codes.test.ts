import { expect, test } from "vitest";
import { codeIn } from "./codes";

test.each([
  ["kat7q", "KAT7Q"],
  [" KAT 7Q ", "KAT7Q"],
  ["http://192.168.0.7:8123/t/KAT7Q", "KAT7Q"],
  ["   ", ""],
])("%j means %j", (typed, code) => {
  expect(codeIn(typed)).toBe(code);
});
