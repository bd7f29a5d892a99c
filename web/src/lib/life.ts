/** Signs of life: whoever does something at a table is there, and the table hears of it now and then. */

import type { TableView } from "../generated/wire";

const EVERY = 20_000;

export class SignsOfLife {
  #last = -Infinity;
  /** Somebody has come to the page, and the table has not heard of it. */
  #isReturning = true;
  /** The sign that says so, while it is not answered. */
  #key: string | null = null;

  /** `give` returns the key of the command. */
  constructor(private readonly give: () => string) {}

  /** The person does something; `isWanted` tells whether the table waits for such signs. */
  stirred(isWanted: boolean, now: number): void {
    if (!isWanted || now - this.#last < EVERY) return;
    this.#last = now;
    this.give();
  }

  /** Whoever looks at the page again is back; a line that heals by itself is nobody. */
  looked(): void {
    this.#isReturning = true;
    this.#key = null;
  }

  /** Somebody looks at this table. */
  come(table: TableView): void {
    if (!this.#isReturning || this.#key !== null) return;
    if (isPlaying(table)) this.#key = this.give();
    else this.#isReturning = false;
  }

  answered(key: string): void {
    if (key === this.#key) this.#isReturning = false;
  }

  /** What was said into the old line may have been lost with it. */
  lineIsNew(): void {
    this.#last = -Infinity;
    this.#key = null;
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
