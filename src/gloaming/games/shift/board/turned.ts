/** How a warehouse lies on the screen: as it is drawn, or a quarter to the left, so that the vaults are above. */

import type { Plan, Square, Wall } from "./plan";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A way on the screen: to the right and downwards. */
export type Way = Spot;

export const WAYS: Readonly<Record<string, Way>> = {
  arrowup: { x: 0, y: -1 },
  arrowleft: { x: -1, y: 0 },
  arrowright: { x: 1, y: 0 },
  arrowdown: { x: 0, y: 1 },
};

export class Turned {
  readonly width: number;
  readonly height: number;

  constructor(
    readonly plan: Plan,
    readonly isTall: boolean,
  ) {
    this.width = isTall ? plan.height : plan.width;
    this.height = isTall ? plan.width : plan.height;
  }

  /** Where a square lies, counted from the upper left one. */
  spot(square: Square): Spot {
    const x = square % this.plan.width;
    const y = Math.floor(square / this.plan.width);
    return this.isTall ? { x: y, y: this.plan.width - 1 - x } : { x, y };
  }

  /** The square that lies there, if any does. */
  at(x: number, y: number): Square | null {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return null;
    const [column, row] = this.isTall ? [this.plan.width - 1 - y, x] : [x, y];
    return row * this.plan.width + column;
  }

  /** The next square on the screen, whether a wall is between or not. */
  beside(square: Square, way: Way): Square | null {
    const { x, y } = this.spot(square);
    return this.at(x + way.x, y + way.y);
  }

  wall({ x1, y1, x2, y2 }: Wall): Wall {
    const { width } = this.plan;
    return this.isTall ? { x1: y1, y1: width - x1, x2: y2, y2: width - x2 } : { x1, y1, x2, y2 };
  }

  /** The squares row by row, as they lie. */
  get rows(): readonly (readonly Square[])[] {
    const row = (y: number) => Array.from({ length: this.width }, (_, x) => this.at(x, y) ?? 0);
    return Array.from({ length: this.height }, (_, y) => row(y));
  }
}
