import { expect, test } from "vitest";
import type { Clue, Report, Team } from "$wire/amsterdam";
import { cameOf, NUMBER, othersOf, spread, stoodAt, thereFor } from "./after";
import { beside, reach, START } from "./city";

const near = beside(START);
const [first = 0, second = 0, third = 0] = near;
const went = (team: Team, cell: number, rest: Partial<Clue> = {}): Clue => ({
  type: "clue",
  team,
  cards: [1],
  cell,
  is_found: false,
  is_police: false,
  ...rest,
});

const REPORT: Report = {
  type: "report",
  winner: "black",
  why: "client",
  maps: [
    {
      type: "map-card",
      team: "black",
      number: 1,
      turn: 0,
      marks: [
        { type: "mark", cell: first, kind: "evidence", is_common: true },
        { type: "mark", cell: second, kind: "police", is_common: false },
        { type: "mark", cell: third, kind: "client", is_common: false },
      ],
    },
    { type: "map-card", team: "orange", number: 1, turn: 0, marks: [{ type: "mark", cell: first, kind: "evidence", is_common: true }] },
  ],
  clues: [
    went("black", first, { is_found: true }),
    went("orange", first),
    went("black", START),
    went("black", second, { is_police: true }),
    went("black", START),
    went("black", third),
    went("black", START),
    went("black", third),
  ],
};

test("what came of a move is told as both maps show it", () => {
  expect(REPORT.clues.map((_, number) => cameOf(REPORT, number))).toEqual([
    "evidence", "taken", "nothing", "police", "nothing", "early", "nothing", "client",
  ]);
});

test("a fourth piece is spare, and nobody is said to have found it", () => {
  expect(cameOf({ ...REPORT, clues: [went("black", first)] }, 0)).toBe("spare");
});

test("a clue could have led wherever its cards reach from where the team stood", () => {
  expect(stoodAt(REPORT, 1)).toBe(START);
  expect(stoodAt(REPORT, 2)).toBe(first);
  expect(othersOf(REPORT, 0)).toEqual(near.filter((cell) => cell !== first));
  const two = { ...REPORT, clues: [went("orange", 99, { cards: [1, 2] })] };
  expect(othersOf(two, 0)).toEqual(reach(START, 2));
});

test("Evidence is gone once anybody has found it", () => {
  expect(thereFor(REPORT, 0, "black", first)).toBe("evidence");
  expect(thereFor(REPORT, 1, "orange", first)).toBe("gone");
  expect(thereFor(REPORT, 1, "orange", second)).toBe("nothing");
});

test("numbers of several moves to one cell never touch, or one and six would read sixteen", () => {
  expect(spread(0, 1)).toEqual({ x: 0, y: 0, size: 1 });
  for (const count of [2, 3, 4, 5]) {
    const spots = [...Array(count).keys()].map((at) => spread(at, count));
    for (const [at, one] of spots.entries())
      for (const other of spots.slice(at + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(NUMBER * one.size);
  }
});
