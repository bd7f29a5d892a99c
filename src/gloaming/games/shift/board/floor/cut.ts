/** What the warehouse is cut from: planks, racks and the boxes on them. Drawn once for each board. */

import type { Square, Wall } from "../plan";
import type { Spot, Turned } from "../turned";

/** How large a square is in a drawing. */
export const UNIT = 60;

export function middleOf({ x, y }: Spot): Spot {
  return { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT };
}

/** Always the same for the same number, and no two neighbours alike. */
function chance(number: number): number {
  const mixed = Math.imul(number + 1, 2_654_435_761) ^ Math.imul(number + 7, 40_503);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
}

function box(x: number, y: number, wide: number, high: number): string {
  const [left, top] = [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
  return `M${left} ${top}h${wide}v${high}h${-wide}z`;
}

/** The planks of the floor in so many tints; each is one path. */
export function planks(turned: Turned, tints: number): readonly string[] {
  const paths = Array.from({ length: tints }, () => "");
  for (const square of turned.plan.names.keys()) {
    const { x, y } = turned.spot(square);
    for (const half of [0, 1]) {
      const tint = Math.floor(chance(square * 2 + half) * tints);
      paths[tint] = `${paths[tint] ?? ""}${box(x * UNIT + 1, y * UNIT + half * 30 + 0.6, 58, 28.8)}`;
    }
  }
  return paths;
}

/** All walls in one line. */
export function racks(turned: Turned): string {
  return turned.plan.walls
    .map((wall) => turned.wall(wall))
    .map(({ x1, y1, x2, y2 }) => `M${x1 * UNIT} ${y1 * UNIT}L${x2 * UNIT} ${y2 * UNIT}`)
    .join("");
}

const THICK = 8;
/** How long boxes are, and how far apart. */
const SIZES = [10, 13, 16, 12] as const;

/** What stands on the racks, by colours; each is one path. */
export function boxes(turned: Turned, colours: number): readonly string[] {
  const paths = Array.from({ length: colours }, () => "");
  turned.plan.walls.forEach((wall, number) => {
    for (const [colour, path] of boxesOn(turned.wall(wall), number, colours)) paths[colour] = `${paths[colour] ?? ""}${path}`;
  });
  return paths;
}

function boxesOn({ x1, y1, x2, y2 }: Wall, number: number, colours: number): readonly (readonly [number, string])[] {
  const isLying = y1 === y2;
  const from = Math.min(x1, x2) * UNIT;
  const top = Math.min(y1, y2) * UNIT;
  const length = (Math.abs(x2 - x1) + Math.abs(y2 - y1)) * UNIT;
  const found: [number, string][] = [];
  let at = 4;
  for (let one = 0; at < length - 14; one += 1) {
    const drawn = chance(number * 31 + one);
    const size = SIZES[Math.floor(drawn * SIZES.length)] ?? 10;
    const side = THICK - Math.floor(drawn * 3);
    const across = -side / 2;
    const path = isLying ? box(from + at, top + across, size, side) : box(from + across, top + at, side, size);
    if (drawn > 0.12) found.push([Math.floor(drawn * 997) % colours, path]);
    at += size + 1.5 + Math.floor(drawn * 5);
  }
  return found;
}

/** A beam of light along a way: narrow at the lamp, as wide as a square, and cut off by the wall. */
export function beam(from: Spot, to: Spot): string {
  const [a, b] = [middleOf(from), middleOf(to)];
  const [dx, dy] = [Math.sign(b.x - a.x), Math.sign(b.y - a.y)];
  const length = Math.abs(b.x - a.x) + Math.abs(b.y - a.y) + UNIT / 2 - 1;
  const at = (along: number, aside: number) =>
    `${a.x + dx * along - dy * aside} ${a.y + dy * along + dx * aside}`;
  return `M${at(0, 9)}L${at(50, 27)}L${at(length, 27)}L${at(length, -27)}L${at(50, -27)}L${at(0, -9)}Z`;
}

/** A way from square to square, through the middle of each. Where a counter was put back it begins anew. */
export function path(turned: Turned, squares: readonly Square[]): string {
  return joined(turned, squares, (isStep) => isStep);
}

/** What was not walked: from where a counter was taken up to where it was put back. */
export function leaps(turned: Turned, squares: readonly Square[]): string {
  return joined(turned, squares, (isStep) => !isStep);
}

function joined(turned: Turned, squares: readonly Square[], isDrawn: (isStep: boolean) => boolean): string {
  const line = (square: Square, before: Square | undefined) => {
    const { x, y } = middleOf(turned.spot(square));
    const isStep = before !== undefined && turned.plan.around[before]?.includes(square) === true;
    return `${before !== undefined && isDrawn(isStep) ? "L" : "M"}${x} ${y}`;
  };
  return squares.map((square, number) => line(square, squares[number - 1])).join("");
}
