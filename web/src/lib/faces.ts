/** What a place looks like: an animal, a colour and a silhouette, so that no colour speaks alone. */

export const ANIMALS = [
  "fox",
  "cat",
  "owl",
  "heron",
  "badger",
  "hare",
  "bat",
  "mouse",
  "raven",
  "hedgehog",
  "frog",
  "stag",
] as const;
export type Animal = (typeof ANIMALS)[number];

export const SHAPES = [
  "disc",
  "octagon",
  "diamond",
  "tile",
  "shield",
  "hexagon",
  "arch",
  "clover",
  "drop",
  "gable",
  "ticket",
  "rosette",
] as const;
export type Shape = (typeof SHAPES)[number];

export interface Face {
  readonly animal: Animal;
  readonly shape: Shape;
  /** A ground for dark things, as CSS wants it. */
  readonly colour: string;
  /** The same as ink on paper. */
  readonly ink: string;
}

/** Five colours have names of their own; the next five are the same in the shade, the last two are neither. */
const COLOURS = 5;
const PLAIN = ["var(--paper-400)", "var(--mist-200)"] as const;

/** The face of a place, counted from 0. Where there are more places than faces they begin anew. */
export function faceOf(place: number): Face {
  const number = place % ANIMALS.length;
  return {
    animal: ANIMALS[number] ?? ANIMALS[0],
    shape: SHAPES[number] ?? SHAPES[0],
    ...colours(number),
  };
}

function colours(number: number): Pick<Face, "colour" | "ink"> {
  const plain = PLAIN[number - 2 * COLOURS];
  if (plain !== undefined) return { colour: plain, ink: "var(--paper-ink)" };
  const own = `--seat-${(number % COLOURS) + 1}`;
  const shade = `color-mix(in oklab, var(${own}), var(--night-600) 28%)`;
  const colour = number < COLOURS ? `var(${own})` : shade;
  return { colour, ink: `var(${own}-ink)` };
}
