import { expect, test } from "vitest";
import { ProblemError } from "./api";
import { examined } from "./finding";
import file from "./fixtures/match.jsonl?raw";

function bytesOf(text: string): Promise<ArrayBuffer> {
  return Promise.resolve(new TextEncoder().encode(text).buffer);
}

test("a file whose chance was fair says so", async () => {
  const finding = await examined(bytesOf(file));
  expect(finding).toMatchObject({ kind: "fair", matches: [{ game: "bluff" }] });
});

test("a changed draw is found on its line", async () => {
  const forged = file.replace('"chosen":', '"chosen":1');
  expect(await examined(bytesOf(forged))).toMatchObject({ kind: "unfair", line: 2 });
});

test("an empty file has no line", async () => {
  expect(await examined(bytesOf(""))).toEqual({ kind: "unfair", line: null, fault: "empty" });
});

test("a file that does not come is a problem in words", async () => {
  const lost = Promise.reject(new ProblemError("unreachable", 0));
  expect(await examined(lost)).toEqual({ kind: "problem", words: "problem-unreachable" });
});
