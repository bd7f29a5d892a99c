import { expect, test } from "vitest";
import type { Beat, BeatKind } from "./beats";
import { Trail } from "./trail.svelte";

function shown(trail: Trail, kind: BeatKind, counter: number | null, from = 0, at: number | null = null): void {
  const before = new Map(counter === null ? [] : [[counter, from]]);
  const beat: Beat = { kind, squares: before, counter, at };
  trail.follow(beat, before);
}

test("the ways of a turn stay until the next one does something", () => {
  const trail = new Trail();
  shown(trail, "step", 3, 10, 11);
  shown(trail, "step", 3, 11, 12);
  shown(trail, "turn", null);
  expect([...trail.ways]).toEqual([[3, [10, 11, 12]]]);
  shown(trail, "roll", null);
  expect([...trail.ways]).toEqual([[3, [10, 11, 12]]]);
  shown(trail, "step", 5, 20, 21);
  expect([...trail.ways]).toEqual([[5, [20, 21]]]);
});

test("a step that was taken back was none", () => {
  const trail = new Trail();
  shown(trail, "step", 3, 10, 11);
  shown(trail, "step", 3, 11, 12);
  shown(trail, "step", 3, 12, 11);
  expect(trail.ways.get(3)).toEqual([10, 11]);
});

test("what was looked under is known until something else is done", () => {
  const trail = new Trail();
  shown(trail, "look", 4);
  shown(trail, "look", 9);
  shown(trail, "turn", null);
  expect(trail.looked).toEqual([4, 9]);
  shown(trail, "step", 3, 10, 11);
  expect(trail.looked).toEqual([]);
});
