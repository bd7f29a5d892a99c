/** What a game's picture says about the house it hangs in. */

export const GABLES = ["stepped", "bell", "mansard", "saw", "spout"] as const;
export const WALLS = ["plum", "slate", "moss", "rust", "ink"] as const;

export interface HouseLook {
  readonly gable: (typeof GABLES)[number];
  readonly wall: (typeof WALLS)[number];
}

/** For a game that says nothing: neighbours differ. */
export function lookOf(number: number): HouseLook {
  return {
    gable: GABLES[number % GABLES.length] ?? GABLES[0],
    wall: WALLS[number % WALLS.length] ?? WALLS[0],
  };
}
