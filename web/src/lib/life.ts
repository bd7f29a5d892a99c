/** Signs of life: whoever does something at a table is there, and the table hears of it now and then. */

import type { TableView } from "../generated/wire";

const EVERY = 20_000;

export class SignsOfLife {
  #last = -Infinity;

  constructor(private readonly give: () => void) {}

  /** The person does something; `isWanted` tells whether the table waits for such signs. */
  stirred(isWanted: boolean, now: number): void {
    if (!isWanted || now - this.#last < EVERY) return;
    this.#last = now;
    this.give();
  }
}

/** What the table makes of one's silence: it asks whether one is there, or lets a bot play on. */
export function silence(table: TableView): "asked" | "stand-in" | null {
  const own = table.places[table.you ?? -1];
  if (own === undefined || table.phase !== "playing") return null;
  if (own.has_stand_in) return "stand-in";
  return table.is_asked ? "asked" : null;
}

/** Whether one plays here: who comes back to that has the seat again at once. */
export function isPlaying(table: TableView | null): boolean {
  return table?.phase === "playing" && table.you !== null;
}

/** Whether a stir is a sign of life. Whoever has a stand-in takes over on purpose, not by a twitch. */
export function isAwaited(table: TableView | null): boolean {
  return table !== null && isPlaying(table) && silence(table) !== "stand-in";
}
