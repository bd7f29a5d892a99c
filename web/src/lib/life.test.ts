import { expect, test, vi } from "vitest";
import type { TableView } from "../generated/wire";
import { isAwaited, SignsOfLife, silence } from "./life";

test("a sign of life is given at once, and then every twenty seconds at most", () => {
  const give = vi.fn();
  const signs = new SignsOfLife(give);
  for (const now of [0, 1, 19_999, 20_000, 39_999]) signs.stirred(true, now);
  expect(give).toHaveBeenCalledTimes(2);
});

test("nobody counts what was not wanted", () => {
  const give = vi.fn();
  const signs = new SignsOfLife(give);
  signs.stirred(false, 0);
  expect(give).not.toHaveBeenCalled();
  signs.stirred(true, 1);
  expect(give).toHaveBeenCalledOnce();
});

function table(own: object, changes: object = {}): TableView {
  return { phase: "playing", you: 0, places: [own], ...changes } as unknown as TableView;
}

const HERE = { presence: "here", has_stand_in: false };
const IDLE = { presence: "idle", has_stand_in: false };
const STAND_IN = { presence: "idle", has_stand_in: true };

test("silence is asked about, and then a bot plays on", () => {
  expect([HERE, IDLE, STAND_IN].map((own) => silence(table(own)))).toEqual([null, "asked", "stand-in"]);
});

test("silence means nothing to who only watches, or when no match runs", () => {
  expect(silence(table(IDLE, { you: null }))).toBeNull();
  expect(silence(table(IDLE, { phase: "lobby" }))).toBeNull();
});

test("a sign of life is awaited from who plays, and not from who has a stand-in", () => {
  expect([HERE, IDLE, STAND_IN].map((own) => isAwaited(table(own)))).toEqual([true, true, false]);
  expect(isAwaited(table(HERE, { you: null }))).toBe(false);
  expect(isAwaited(table(HERE, { phase: "over" }))).toBe(false);
  expect(isAwaited(null)).toBe(false);
});
