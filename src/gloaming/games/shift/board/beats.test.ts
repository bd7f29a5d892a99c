import { expect, test } from "vitest";
import { beatsOf, isClimax } from "./beats";
import { planOf } from "./plan";
import type { Squares } from "./seen";

const plan = planOf("---------\n|V . . X|\n| + + + |\n|. . . .|\n---------");
const at = (name: string) => plan.numbers.get(name) ?? -1;
const squares = (standing: Readonly<Record<number, string>>): Squares =>
  new Map(Object.entries(standing).map(([counter, name]) => [Number(counter), at(name)]));
const walked = (counter: number, square: string) => ({ type: "walked", seat: 1, counter, die: 3, square, swapped: null });

test("each step is shown by itself, and a swap moves both", () => {
  const before = squares({ 1: "A1", 2: "C1" });
  const after = squares({ 1: "C1", 2: "B1" });
  const beats = beatsOf(plan, before, [walked(1, "B1"), walked(1, "C1")], after);
  expect(beats.map(({ kind, squares: shown }) => [kind, shown])).toEqual([
    ["step", squares({ 1: "B1", 2: "C1" })],
    ["step", after],
  ]);
});

test("a flip comes after its step, and whoever was found leaves the board after it", () => {
  const before = squares({ 1: "A1", 17: "D2" });
  const after = squares({ 17: "D2" });
  const events = [walked(1, "A2"), { type: "uncovered", counter: 1, seat: 1 }, { type: "went-out", seat: 1 }];
  const beats = beatsOf(plan, before, events, after);
  expect(beats.map(({ kind, at: where }) => [kind, where])).toEqual([
    ["step", at("A2")],
    ["caught", at("A2")],
    ["step", null],
  ]);
  expect(beats.at(-1)?.squares).toEqual(after);
});

test("a blank one that was flipped stays, one that reached a vault is gone afterwards", () => {
  const before = squares({ 1: "C1" });
  const blank = { type: "shown-blank", counter: 1 };
  expect(beatsOf(plan, before, [blank], before).map(({ kind }) => kind)).toEqual(["blank"]);
  const beats = beatsOf(plan, before, [walked(1, "D1"), { type: "reached-vault", counter: 1, square: "D1" }, blank], new Map());
  expect(beats.map(({ kind }) => kind)).toEqual(["step", "blank", "step"]);
  expect(beats.at(-1)?.squares.size).toBe(0);
});

test("what does not lead on from what is shown is no step: it is simply so", () => {
  const before = squares({ 1: "A1" });
  const after = squares({ 1: "C2" });
  expect(beatsOf(plan, before, [walked(1, "C2")], after)).toEqual([{ kind: "step", squares: after, counter: null, at: null }]);
});

test("nothing happened, nothing is shown", () => {
  const before = squares({ 1: "A1" });
  expect(beatsOf(plan, before, [{ type: "turn-ended", seat: 0 }], before)).toEqual([]);
});

test("a match is decided by a vault that was raided or by the last Criminal who was found, and not by time", () => {
  const ended = { type: "match-ended", winners: [1] };
  const found = { type: "uncovered", counter: 1, seat: 1 };
  expect(isClimax([walked(1, "B1"), { type: "raided", counter: 1, seat: 1 }, ended])).toBe(true);
  expect(isClimax([found, ended])).toBe(true);
  expect(isClimax([found])).toBe(false);
  expect(isClimax([{ type: "match-stopped" }])).toBe(false);
});
