/** The city as it is drawn: 37 hexes with the point up, counted row by row as in `city.py`. */

export type Layout = "standard" | "alternative" | "scattered";

/** Axial coordinates; the Start is at 0, 0. */
export interface Place {
  readonly q: number;
  readonly r: number;
}

/** A spot on the table, in radii of a hex. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const RADIUS = 3;
const SPAN = [-3, -2, -1, 0, 1, 2, 3] as const;
export const PLACES: readonly Place[] = SPAN.flatMap((r) =>
  SPAN.filter((q) => Math.abs(q + r) <= RADIUS).map((q) => ({ q, r })),
);

const numbers = new Map(PLACES.map(({ q, r }, cell) => [`${q},${r}`, cell]));

function cellAt(q: number, r: number): number | undefined {
  return numbers.get(`${q},${r}`);
}

function cellsAt(...places: readonly (readonly [number, number])[]): readonly number[] {
  return places.flatMap(([q, r]) => cellAt(q, r) ?? []);
}

export const START = cellAt(0, 0) ?? 0;
export const OBSTACLES = cellsAt([1, 0], [-1, 1], [0, -1]);
/** These show Intel cards, in the order in which the view has them. */
export const SHOWING_INTEL = [START, ...cellsAt([0, 1], [-1, 0], [1, -1])];
export const DISTRICT_CELLS = PLACES.map((_, cell) => cell).filter(
  (cell) => !OBSTACLES.includes(cell) && !SHOWING_INTEL.includes(cell),
);

/** The cells in rows, as they are read. */
export const ROWS: readonly (readonly number[])[] = SPAN.map((row) =>
  PLACES.flatMap(({ r }, cell) => (r === row ? [cell] : [])),
);

/** Its number, as the log has it, and its row, counted from 1. */
export function counted(cell: number): { cell: number; row: number } {
  return { cell, row: ROWS.findIndex((cells) => cells.includes(cell)) + 1 };
}

// Ways

const DIRECTIONS = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] as const;

export function beside(cell: number): readonly number[] {
  const { q, r } = PLACES[cell] ?? { q: 0, r: 0 };
  const around = DIRECTIONS.flatMap(([dq, dr]) => cellAt(q + dq, r + dr) ?? []);
  return around.filter((near) => !OBSTACLES.includes(near));
}

/** Where so many cards lead: one to the cells beside it, two to those exactly two away. */
export function reach(cell: number, cards: number): readonly number[] {
  const nearest = beside(cell);
  if (cards === 1) return nearest;
  const beyond = new Set(nearest.flatMap(beside));
  return [...beyond].filter((far) => far !== cell && !nearest.includes(far));
}

/** From cell to cell; between two that are two apart lies one of those beside both. */
export function wayTo(from: number, to: number): readonly number[] {
  if (from === to) return [from];
  if (beside(from).includes(to)) return [from, to];
  const between = beside(from).find((near) => beside(near).includes(to));
  return between === undefined ? [from, to] : [from, between, to];
}

/** The nearest cell in the direction of an arrow key. */
export function nextTo(cell: number, key: string): number {
  const row = ROWS.find((cells) => cells.includes(cell)) ?? [];
  if (key === "arrowleft") return row[row.indexOf(cell) - 1] ?? cell;
  if (key === "arrowright") return row[row.indexOf(cell) + 1] ?? cell;
  const { row: number } = counted(cell);
  const other = ROWS[number - 1 + (key === "arrowup" ? -1 : 1)] ?? [];
  const { x } = spotOf(cell);
  const apart = (one: number) => Math.abs(spotOf(one).x - x);
  return [...other].sort((one, two) => apart(one) - apart(two))[0] ?? cell;
}

// Where things lie

const ROOT = Math.sqrt(3);
/** How far a sheet of the city lies from the middle. */
const APART = 0.13;

export function spotOf(cell: number): Spot {
  const { q, r } = PLACES[cell] ?? { q: 0, r: 0 };
  return { x: ROOT * (q + r / 2), y: 1.5 * r };
}

const STANDARD = [[3, 0], [2, 1], [1, 2], [2, 0], [1, 1]] as const;
const ALTERNATIVE = [[3, 0], [3, -1], [3, -2], [2, 0], [2, -1]] as const;

/** Which cells lie on one sheet of card; scattered, there are none. */
export function sheetsOf(layout: Layout): readonly (readonly number[])[] {
  if (layout === "scattered") return [];
  let places: readonly (readonly [number, number])[] = layout === "standard" ? STANDARD : ALTERNATIVE;
  return SPAN.slice(0, 6).map(() => {
    const sheet = cellsAt(...places);
    places = places.map(([q, r]) => [-r, q + r] as const);
    return sheet;
  });
}

/** Where each cell lies on the table: a sheet lies a little away from the middle. */
export function spotsOf(layout: Layout): readonly Spot[] {
  const spots = PLACES.map((_, cell) => spotOf(cell));
  for (const sheet of sheetsOf(layout)) {
    const mean = (axis: "x" | "y") => sheet.reduce((sum, cell) => sum + spotOf(cell)[axis], 0) / sheet.length;
    const [x, y] = [mean("x"), mean("y")];
    const far = Math.hypot(x, y);
    for (const cell of sheet) {
      const own = spotOf(cell);
      spots[cell] = { x: own.x + (APART * x) / far, y: own.y + (APART * y) / far };
    }
  }
  return spots;
}

/** How wide and high the whole city is, in radii, with the edges of its sheets. */
export const WIDTH = 7 * ROOT + 0.5;
export const HEIGHT = 11.5;

/** A hex around a spot, as an SVG polygon has its points; 100 to a radius. */
export function hexAt({ x, y }: Spot, radius = 100): string {
  const half = (ROOT / 2) * radius;
  const corners = [[0, -radius], [half, -radius / 2], [half, radius / 2], [0, radius], [-half, radius / 2], [-half, -radius / 2]];
  return corners.map(([dx = 0, dy = 0]) => `${(100 * x + dx).toFixed(1)},${(100 * y + dy).toFixed(1)}`).join(" ");
}
