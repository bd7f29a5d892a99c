/** Where the places lie round a table: a grid of twelve columns, the table in the middle of it. */

import type { SeatView } from "../generated/wire";
import { numbersIn, teamsOf } from "./seats";

export interface Spot {
  /** As `grid-column` and `grid-row` want them. */
  readonly column: string;
  readonly row: number;
  /** To which side of its columns: the lamp needs room between those at the top. */
  readonly side: "start" | "center" | "end";
}

/** Those who sit together: a team, or everybody. */
export interface Group {
  readonly team: string | null;
  readonly places: readonly { readonly number: number; readonly spot: Spot }[];
}

interface Sides {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Two teams face each other; in any other company everybody sits in the round. */
export function groupsOf(places: readonly SeatView[]): readonly Group[] {
  const teams = teamsOf(places);
  const members = teams.map((team) => numbersIn(places, team));
  const [left = [], right = []] = members;
  const isSided = teams.length === 2 && left.length + right.length === places.length;
  if (!isSided) return [group(null, [...places.keys()], spotsRound(places.length))];
  const spots = spotsOpposite(left.length, right.length);
  return teams.map((team, side) => group(team, members[side] ?? [], spots[side] ?? []));
}

function group(team: string | null, numbers: readonly number[], spots: readonly Spot[]): Group {
  const places = numbers.flatMap((number, index) => {
    const spot = spots[index];
    return spot === undefined ? [] : [{ number, spot }];
  });
  return { team, places };
}

/** One round, beginning at the top left and going clockwise. The lamp hangs in the middle of the top. */
export function spotsRound(count: number): readonly Spot[] {
  const sides = sidesFor(count);
  const rows = Math.max(1, sides.left, sides.right);
  return [
    ...along(sides.top, 1),
    ...down(sides.right, RIGHT, rows),
    ...along(sides.bottom, rows + 2).reverse(),
    ...down(sides.left, LEFT, rows).reverse(),
  ];
}

/** Two teams, each on its side of the table from the top down. */
export function spotsOpposite(left: number, right: number): readonly (readonly Spot[])[] {
  const rows = Math.max(1, left - 2, right - 2);
  return [flank(left, LEFT_TEAM, rows), flank(right, RIGHT_TEAM, rows)];
}

const LEFT = "1 / span 4";
const RIGHT = "9 / span 4";
const LEFT_TEAM = { flank: LEFT, end: "2 / span 5", side: "start" } as const;
const RIGHT_TEAM = { flank: RIGHT, end: "7 / span 5", side: "end" } as const;

/** Rows of one, two and three: nothing lies under the lamp but at the bottom. */
const ACROSS: readonly (readonly string[])[] = [
  [],
  ["4 / span 6"],
  ["2 / span 5", "7 / span 5"],
  ["1 / span 4", "5 / span 4", "9 / span 4"],
];

function sidesFor(count: number): Sides {
  const top = count === 2 ? 0 : Math.min(2, count);
  const ends = Math.min(count - top, count % 2 === 1 ? oddBottom(count) : 2);
  const bottom = count === 2 ? 0 : ends;
  const side = (count - top - bottom) / 2;
  return { top, right: side, bottom, left: side };
}

/** The two sides are alike, so what is odd lies at the bottom; where it is crowded there are three. */
function oddBottom(count: number): number {
  return count < 7 ? 1 : 3;
}

function along(count: number, row: number): Spot[] {
  const columns = ACROSS[count] ?? [];
  const sides = columns.length === 2 ? (["start", "end"] as const) : [];
  return columns.map((column, index) => ({ column, row, side: sides[index] ?? "center" }));
}

/** Cards down one side, evenly over the rows between the first and the last. */
function down(count: number, column: string, rows: number): Spot[] {
  return Array.from({ length: count }, (_, index) => ({
    column,
    row: 2 + Math.floor(((index + 0.5) * rows) / count),
    side: "center",
  }));
}

function flank(count: number, team: typeof LEFT_TEAM | typeof RIGHT_TEAM, rows: number): Spot[] {
  if (count === 1) return down(1, team.flank, rows);
  const end = { column: team.end, row: rows + 2, side: team.side };
  return [{ ...end, row: 1 }, ...down(count - 2, team.flank, rows), end];
}
