import { describe, expect, test } from "vitest";
import type { SeatView } from "../generated/wire";
import { groupsOf, spotsOpposite, spotsRound, type Spot } from "./round";

/** The columns that a spot covers, from and to. */
function columns({ column }: Spot): readonly [number, number] {
  const [from = 0, span = 0] = column.split(" / span ").map(Number);
  return [from, from + span - 1];
}

function areClear(one: Spot, other: Spot): boolean {
  const [[from, to], [start, end]] = [columns(one), columns(other)];
  return one.row !== other.row || to < start || end < from;
}

function expectClear(spots: readonly Spot[]): void {
  spots.forEach((one, index) => {
    expect(columns(one)[0]).toBeGreaterThanOrEqual(1);
    expect(columns(one)[1]).toBeLessThanOrEqual(12);
    for (const other of spots.slice(index + 1)) expect(areClear(one, other)).toBe(true);
  });
}

const COUNTS = Array.from({ length: 12 }, (_, index) => index + 1);

describe("round the table", () => {
  test.each(COUNTS)("%i places have a spot each, and none covers another", (count) => {
    expect(spotsRound(count)).toHaveLength(count);
    expectClear(spotsRound(count));
  });

  test("two sit opposite each other", () => {
    const [one, other] = spotsRound(2);
    expect([one?.row, other?.row]).toEqual([2, 2]);
  });

  test("five go clockwise from the top left", () => {
    const middles = spotsRound(5).map((spot) => {
      const [from, to] = columns(spot);
      return [(from + to) / 2, spot.row];
    });
    expect(middles).toEqual([[4, 1], [9, 1], [10.5, 2], [6.5, 3], [2.5, 2]]);
  });
});

describe("two teams", () => {
  const pairs = [[1, 1], [1, 4], [2, 2], [3, 3], [4, 4], [3, 2], [6, 6]] as const;

  test.each(pairs)("of %i and %i have a spot for each, and none covers another", (left, right) => {
    const [one = [], other = []] = spotsOpposite(left, right);
    expect([one.length, other.length]).toEqual([left, right]);
    expectClear([...one, ...other]);
  });

  test.each(pairs)("of %i and %i each keep to their side", (left, right) => {
    const [one = [], other = []] = spotsOpposite(left, right);
    expect(Math.max(...one.map((spot) => columns(spot)[1]))).toBeLessThanOrEqual(6);
    expect(Math.min(...other.map((spot) => columns(spot)[0]))).toBeGreaterThanOrEqual(7);
  });
});

describe("who sits together", () => {
  const seats = (...teams: readonly (string | null)[]) =>
    teams.map((team) => ({ place: { role: "player", team } }) as SeatView);
  const told = (places: readonly SeatView[]) =>
    groupsOf(places).map((group) => [group.team, group.places.map((place) => place.number)]);

  test("is a team, where there are two", () => {
    expect(told(seats("orange", "black", "orange"))).toEqual([["orange", [0, 2]], ["black", [1]]]);
  });

  test.each([
    ["where there are none", [null, null, null]],
    ["where there are three", ["red", "blue", "yellow"]],
    ["where some have no team", ["red", "blue", null]],
  ])("is everybody %s", (_, teams) => {
    expect(told(seats(...teams))).toEqual([[null, [0, 1, 2]]]);
  });
});
