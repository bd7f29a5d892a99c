/** One's own pencil: what one thinks of each shadow, kept as one short text that nobody else sees. */

import { SHADOWS, type Counter } from "$wire/shift";

/** Nothing, perhaps a Criminal, surely one, surely not. */
export const MARKS = ["none", "doubt", "criminal", "blank"] as const;
export type Mark = (typeof MARKS)[number];

/** How each mark is written down. */
const LETTERS = ".?xo";

/** What was pressed becomes the next in turn. */
export function nextMark(mark: Mark): Mark {
  return MARKS[(MARKS.indexOf(mark) + 1) % MARKS.length] ?? "none";
}

export class Pencil {
  private constructor(private readonly letters: string) {}

  /** What was kept; whatever is no mark is none. */
  static read(kept: string): Pencil {
    const letters = [...kept.padEnd(SHADOWS.length, LETTERS.charAt(0)).slice(0, SHADOWS.length)];
    return new Pencil(letters.map((one) => (LETTERS.includes(one) ? one : LETTERS.charAt(0))).join(""));
  }

  get text(): string {
    return this.letters;
  }

  at(counter: Counter): Mark {
    return MARKS[LETTERS.indexOf(this.letters.charAt(counter - 1) || ".")] ?? "none";
  }

  with(counter: Counter, mark: Mark): Pencil {
    const at = counter - 1;
    return new Pencil(this.letters.slice(0, at) + LETTERS.charAt(MARKS.indexOf(mark)) + this.letters.slice(at + 1));
  }
}
