import { expect, test } from "vitest";
import { DISTRICT_CELLS, OBSTACLES, START } from "./city";
import type { Message } from "$lib/match";
import { picturesIn } from "./line";

const first = DISTRICT_CELLS[0] ?? 0;
const laid = (number: number, ...events: readonly Message[]) => ({ number, at: 0, events });
const city = (picture: number) => ({ type: "city-laid", pictures: [picture, 1, 2] });
const cards = { type: "intel-laid", shown: [80, 81, 82, 83], row: [5, 6] };
const MOMENTS = [laid(0, city(7), cards), laid(9, city(8), { ...cards, shown: [70, 71, 72, 73] })];

test("cards that were laid or given are shown", () => {
  expect(picturesIn(cards, [])).toEqual([5, 6].map((number) => ({ of: "intel", number })));
  expect(picturesIn({ type: "given", team: "black", cards: [4] }, [])).toEqual([{ of: "intel", number: 4 }]);
});

test("of a move one sees what its cell showed in that round", () => {
  const moved = (cell: number) => ({ type: "moved", team: "black", cell });
  expect(picturesIn(moved(first), MOMENTS.slice(0, 1))).toEqual([{ of: "districts", number: 7 }]);
  expect(picturesIn(moved(first), MOMENTS)).toEqual([{ of: "districts", number: 8 }]);
  expect(picturesIn(moved(START), MOMENTS)).toEqual([{ of: "intel", number: 70 }]);
});

test("there is nothing to show of a canal, nor before anything was laid, nor of other lines", () => {
  const pointed = (cell: number) => ({ type: "pointed", seat: 1, cell });
  expect(picturesIn(pointed(OBSTACLES[0] ?? 0), MOMENTS)).toEqual([]);
  expect(picturesIn(pointed(first), [])).toEqual([]);
  expect(picturesIn({ type: "got-ready", seat: 1 }, MOMENTS)).toEqual([]);
});
