import { expect, test, vi } from "vitest";
import type { TableView } from "../generated/wire";
import { isAwaited, SignsOfLife, silence } from "./life";

test("a sign of life is given at once, and then every twenty seconds at most", () => {
  const give = vi.fn(() => "key");
  const signs = new SignsOfLife(give);
  for (const now of [0, 1, 19_999, 20_000, 39_999]) signs.stirred(true, now);
  expect(give).toHaveBeenCalledTimes(2);
});

test("a sign may be lost with its line, so the next one does not wait", () => {
  const give = vi.fn(() => "key");
  const signs = new SignsOfLife(give);
  signs.stirred(true, 0);
  signs.lineIsNew();
  signs.stirred(true, 1);
  expect(give).toHaveBeenCalledTimes(2);
});

test("nobody counts what was not wanted", () => {
  const give = vi.fn(() => "key");
  const signs = new SignsOfLife(give);
  signs.stirred(false, 0);
  expect(give).not.toHaveBeenCalled();
  signs.stirred(true, 1);
  expect(give).toHaveBeenCalledOnce();
});

function table(own: object, changes: object = {}): TableView {
  return { phase: "playing", is_asked: false, you: 0, places: [own], ...changes } as unknown as TableView;
}

const HERE = { presence: "here", has_stand_in: false };
const ASKED = { is_asked: true };
const STAND_IN = { presence: "idle", has_stand_in: true };

test("silence is asked about, and then a bot plays on", () => {
  expect(silence(table(HERE))).toBeNull();
  expect(silence(table(HERE, ASKED)), "also if nobody else is told").toBe("asked");
  expect(silence(table(STAND_IN))).toBe("stand-in");
});

test("silence means nothing to who only watches, or when no match runs", () => {
  expect(silence(table(HERE, { ...ASKED, you: null }))).toBeNull();
  expect(silence(table(HERE, { ...ASKED, phase: "lobby" }))).toBeNull();
});

test("a sign of life is awaited from who plays, and not from who has a stand-in", () => {
  expect(isAwaited(table(HERE, ASKED))).toBe(true);
  expect([HERE, STAND_IN].map((own) => isAwaited(table(own)))).toEqual([true, false]);
  expect(isAwaited(table(HERE, { you: null }))).toBe(false);
  expect(isAwaited(table(HERE, { phase: "over" }))).toBe(false);
  expect(isAwaited(null)).toBe(false);
});
