/** One's own pencil on the grid: a mark for each value and column, kept as one short text. */

import { VALUES } from "$wire/house";

/** Nothing, it is here, one of the two copies is not, neither is, perhaps. */
export const MARKS = ["none", "loop", "stroke", "strokes", "doubt"] as const;
export type Mark = (typeof MARKS)[number];

/** How each mark is written down. */
const LETTERS = ".o/x?";

/** What one pressed becomes the next in turn. */
export function nextMark(mark: Mark): Mark {
  return MARKS[(MARKS.indexOf(mark) + 1) % MARKS.length] ?? "none";
}

/** The marks of one round: ten values for each column, one column after the other. */
export class Pencil {
  private constructor(
    private readonly round: number,
    private readonly columns: number,
    private readonly letters: string,
  ) {}

  /** What was kept, if it is of this round and of a grid of this size; else an empty grid. */
  static read(kept: string, round: number, columns: number): Pencil {
    const [number, letters] = kept.split(":");
    const size = columns * VALUES.length;
    const isThis = number === String(round) && letters?.length === size;
    return new Pencil(round, columns, isThis ? letters : LETTERS.charAt(0).repeat(size));
  }

  get text(): string {
    return `${this.round}:${this.letters}`;
  }

  at(column: number, value: number): Mark {
    return MARKS[LETTERS.indexOf(this.letters.charAt(this.#index(column, value)))] ?? "none";
  }

  with(column: number, value: number, mark: Mark): Pencil {
    const at = this.#index(column, value);
    const letter = LETTERS.charAt(MARKS.indexOf(mark));
    const letters = this.letters.slice(0, at) + letter + this.letters.slice(at + 1);
    return new Pencil(this.round, this.columns, letters);
  }

  #index(column: number, value: number): number {
    return column * VALUES.length + value;
  }
}
