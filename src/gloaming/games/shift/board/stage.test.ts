import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Message, Moment } from "$lib/match";
import { planOf } from "./plan";
import type { Squares } from "./seen";
import { Stage } from "./stage.svelte";

vi.mock("$lib/sound", () => ({ sounds: { play: () => undefined } }));

const plan = planOf("---------\n|V . . X|\n| + + + |\n|. . . .|\n---------");
const at = (name: string) => plan.numbers.get(name) ?? -1;
const squares = (standing: Readonly<Record<number, string>>): Squares =>
  new Map(Object.entries(standing).map(([counter, name]) => [Number(counter), at(name)]));
const walked = (counter: number, square: string) => ({ type: "walked", seat: 1, counter, die: 3, square, swapped: null });
const blank = (counter: number) => ({ type: "shown-blank", counter });
const moment = (number: number, ...events: readonly Message[]): Moment => ({ number, at: 0, events });

function staged(isCalm: boolean): Stage {
  const stage = new Stage(() => isCalm);
  stage.jump(squares({ 1: "A2", 2: "B2" }), []);
  return stage;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("where nothing is to move steps are made at once, and what is turned over is still seen for a while", () => {
  const stage = staged(true);
  stage.follow(plan, [moment(0, walked(1, "A1"), blank(1))], squares({ 1: "A1", 2: "B2" }));
  expect(stage.squares).toEqual(squares({ 1: "A1", 2: "B2" }));
  expect(stage.flip).toMatchObject({ kind: "blank", counter: 1, at: at("A1") });
  vi.advanceTimersByTime(400);
  expect(stage.flip).not.toBeNull();
  vi.advanceTimersByTime(400);
  expect(stage.flip).toBeNull();
});

test("what leaves the board by it is seen there before it goes", () => {
  const stage = staged(true);
  stage.follow(plan, [moment(0, walked(1, "A1"), { type: "uncovered", counter: 1, seat: 1 })], squares({ 2: "B2" }));
  expect(stage.flip?.kind).toBe("caught");
  expect(stage.squares.has(1)).toBe(true);
  vi.runAllTimers();
  expect(stage.squares).toEqual(squares({ 2: "B2" }));
});

test.each([true, false])("what a step has turned over is told until the next one (calm: %s)", (isCalm) => {
  const stage = staged(isCalm);
  const after = squares({ 1: "A1", 2: "B2" });
  stage.follow(plan, [moment(0, walked(1, "A1"), blank(1), blank(2))], after);
  vi.runAllTimers();
  expect(stage.turned.map(({ counter }) => counter)).toEqual([1, 2]);
  stage.follow(plan, [moment(1, walked(2, "B1"))], squares({ 1: "A1", 2: "B1" }));
  vi.runAllTimers();
  expect(stage.turned).toEqual([]);
});
