/** What was done last, as long as nothing else is done: which way counters went, and what was looked under. */

import type { Counter } from "$wire/shift";
import type { Beat } from "./beats";
import type { Square } from "./plan";
import type { Squares } from "./seen";

type Ways = ReadonlyMap<Counter, readonly Square[]>;

export class Trail {
  ways = $state.raw<Ways>(new Map());
  looked = $state.raw<readonly Counter[]>([]);
  /** Another turn has begun: what there is goes when the next thing is done. */
  #isOld = false;

  clear(): void {
    this.ways = new Map();
    this.looked = [];
    this.#isOld = false;
  }

  /** Something is shown, and this is how it stood before. */
  follow({ kind, counter, at }: Beat, before: Squares): void {
    if (kind === "turn") this.#isOld = true;
    if (counter === null || (kind !== "step" && kind !== "look")) return;
    if (this.#isOld) this.clear();
    const from = before.get(counter);
    if (kind === "look") this.looked = [...this.looked, counter];
    else if (from !== undefined && at !== null) this.ways = new Map(this.ways).set(counter, this.#onto(counter, from, at));
  }

  /** One step further; whoever takes a step back has not made it. */
  #onto(counter: Counter, from: Square, at: Square): readonly Square[] {
    const way = this.ways.get(counter) ?? [from];
    return way.at(-2) === at ? way.slice(0, -1) : [...way, at];
  }
}
