/** The deck as it hangs in the gallery: by District and side, then all Intel cards. */

import type { Words } from "$lib/words";
import { CELLS_A_SIDE } from "$wire/amsterdam";
import { OWN_DECK, type Picture } from "./pictures";

const SIDES = ["front", "back"] as const;

/** A picture and what it is called; names say where it belongs, never what it shows. */
export interface Hung {
  readonly picture: Picture;
  readonly name: string;
  /** Its place in the whole gallery. */
  readonly place: number;
}

/** One side of a District. */
export interface Side {
  readonly title: string;
  readonly hung: readonly Hung[];
}

export interface District {
  readonly title: string;
  readonly sides: readonly Side[];
}

export interface Hanging {
  readonly districts: readonly District[];
  readonly intel: readonly Hung[];
  /** All of them, one after the other. */
  readonly all: readonly Hung[];
}

export function hang(words: Words): Hanging {
  const all: Hung[] = [];
  const put = (of: Picture["of"], number: number, name: string): Hung => {
    const hung = { picture: { of, number }, name, place: all.length };
    all.push(hung);
    return hung;
  };
  const count = OWN_DECK.count("districts") / (SIDES.length * CELLS_A_SIDE);
  const districts = Array.from({ length: count }, (_, district) => {
    const title = words.say("gallery-district", { district: district + 1 });
    const sides = SIDES.map((side, turned) => {
      const first = (district * SIDES.length + turned) * CELLS_A_SIDE;
      const cells = Array.from({ length: CELLS_A_SIDE }, (__, cell) => cell);
      const named = (cell: number) => words.say("gallery-cell", { district: title, side, number: cell + 1 });
      return {
        title: words.say("gallery-side", { side }),
        hung: cells.map((cell) => put("districts", first + cell, named(cell))),
      };
    });
    return { title, sides };
  });
  const intel = Array.from({ length: OWN_DECK.count("intel") }, (_, number) =>
    put("intel", number, words.say("gallery-card", { number: number + 1 })),
  );
  return { districts, intel, all };
}
