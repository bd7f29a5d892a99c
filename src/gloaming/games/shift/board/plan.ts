/** A warehouse, read from the drawing that the server reads: `plan.py` says what a drawing means. */

/** Counted row by row, from the left, from 0. */
export type Square = number;

/** A piece of wall between two corners, in squares from the upper left corner. */
export interface Wall {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly names: readonly string[];
  readonly numbers: ReadonlyMap<string, Square>;
  readonly vents: readonly Square[];
  readonly vaults: readonly Square[];
  /** For each square those that are one step away. */
  readonly around: readonly (readonly Square[])[];
  /** For each square those in view of it, way by way: up, left, right, down, each from near to far. */
  readonly ways: readonly (readonly (readonly Square[])[])[];
  /** The walls inside, each as long as it goes. */
  readonly walls: readonly Wall[];
}

const COLUMNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const DIRECTIONS = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
] as const;

export function planOf(text: string): Plan {
  const lines = linesOf(text);
  const width = Math.floor((lines[0]?.length ?? 0) / 2);
  const height = Math.floor(lines.length / 2);
  const squares = Array.from({ length: width * height }, (_, square) => square);
  const names = squares.map((square) => `${COLUMNS.charAt(square % width)}${Math.floor(square / width) + 1}`);
  const signed = (sign: string) =>
    squares.filter((square) => lines[2 * Math.floor(square / width) + 1]?.charAt(2 * (square % width) + 1) === sign);
  const ways = squares.map((square) => DIRECTIONS.map(([down, right]) => wayFrom(lines, width, square, down, right)));
  return {
    width,
    height,
    names,
    numbers: new Map(names.map((name, square) => [name, square])),
    vents: signed("V"),
    vaults: signed("X"),
    around: ways.map((four) => four.flatMap((way) => way.slice(0, 1)).sort((one, other) => one - other)),
    ways,
    walls: [...lying(lines, width, height), ...standing(lines, width, height)],
  };
}

function linesOf(text: string): readonly string[] {
  const lines = text.trimEnd().split("\n");
  const indent = Math.min(...lines.map((line) => line.length - line.trimStart().length));
  return lines.map((line) => line.slice(indent).trimEnd());
}

/** The squares in one direction, as far as the next wall. */
function wayFrom(
  lines: readonly string[],
  width: number,
  square: Square,
  down: number,
  right: number,
): readonly Square[] {
  const way: Square[] = [];
  let line = 2 * Math.floor(square / width) + 1;
  let column = 2 * (square % width) + 1;
  while (lines[line + down]?.charAt(column + right) === " ") {
    line += 2 * down;
    column += 2 * right;
    way.push(((line - 1) / 2) * width + (column - 1) / 2);
  }
  return way;
}

// Walls, in one piece where they go on

function lying(lines: readonly string[], width: number, height: number): readonly Wall[] {
  return inside(height).flatMap((y) =>
    runs(width, (x) => lines[2 * y]?.charAt(2 * x + 1) === "-").map(([from, to]) => ({ x1: from, y1: y, x2: to, y2: y })),
  );
}

function standing(lines: readonly string[], width: number, height: number): readonly Wall[] {
  return inside(width).flatMap((x) =>
    runs(height, (y) => lines[2 * y + 1]?.charAt(2 * x) === "|").map(([from, to]) => ({ x1: x, y1: from, x2: x, y2: to })),
  );
}

function inside(size: number): readonly number[] {
  return Array.from({ length: Math.max(0, size - 1) }, (_, number) => number + 1);
}

function runs(length: number, isWall: (at: number) => boolean): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (let at = 0; at < length; at += 1) {
    const last = found.at(-1);
    if (!isWall(at)) continue;
    if (last?.[1] === at) last[1] = at + 1;
    else found.push([at, at + 1]);
  }
  return found;
}

// What follows from it

/** All that somebody sees who stands there. */
export function seenFrom(plan: Plan, square: Square): readonly Square[] {
  return plan.ways[square]?.flat() ?? [];
}

/** All that is in view of somebody, wherever they stand. */
export function inView(plan: Plan, from: Iterable<Square>): ReadonlySet<Square> {
  return new Set([...from].flatMap((square) => seenFrom(plan, square)));
}

/** The column by its letter and the row by its number. */
export function placeOf(plan: Plan, square: Square): { readonly column: string; readonly row: number } {
  return { column: COLUMNS.charAt(square % plan.width), row: Math.floor(square / plan.width) + 1 };
}

// All boards there are

const FILES = import.meta.glob<string>("../boards/*.txt", { query: "?raw", import: "default", eager: true });
const made = new Map<string, Plan>();

/** The board with this name, read once. */
export function planNamed(name: string): Plan {
  const plan = made.get(name) ?? planOf(FILES[`../boards/${name}.txt`] ?? "");
  made.set(name, plan);
  return plan;
}
