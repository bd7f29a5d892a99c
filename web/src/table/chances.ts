/** Fair chance at a table: what was promised, what one throws in, and whether a match keeps to both. */

import { newKey, newNonce } from "$lib/keys";
import { isTaken, nonceFor, noteMatch, notePromise, noteTaken, type Promised } from "$lib/memory";
import type { Snapshot, TableAct, TableView } from "../generated/wire";

export interface Table {
  readonly act: (key: string, act: TableAct) => void;
  /** Something is wrong: the id of the sentence. */
  readonly warn: (words: string) => void;
}

export class FairChances {
  /** The last throw, answered or not. */
  #throw: { readonly key: string; readonly commitment: string } | null = null;
  /** What this socket was promised about the match that has to come next. */
  #next: Promised | null = null;
  /** The match that was over when this socket came: it is shown once more. */
  #last: string | null = null;

  constructor(private readonly at: Table) {}

  /** A new socket knows of no promise yet. */
  begin(): void {
    this.#next = this.#last = null;
  }

  /** Before a match it and its promise are known: remember them, and throw in some chance of one's own. */
  table(table: TableView): void {
    if (table.phase === "playing") return;
    const { next_match: match, commitment } = table;
    if (this.#next === null) this.#last = table.match;
    this.#next = { match, commitment };
    notePromise(this.#next);
    if (table.you !== null) this.#throwIn(commitment, table.places[table.you]?.has_thrown === true);
  }

  /** Throw once. That the table shows some throw is not enough: the server must have taken this device's. */
  #throwIn(commitment: string, isShown: boolean): void {
    if (this.#throw?.commitment === commitment) return;
    if (isShown && isTaken(commitment)) return;
    noteTaken(commitment, false);
    const key = newKey();
    this.#throw = { key, commitment };
    this.at.act(key, { type: "throw", commitment, nonce: nonceFor(commitment, newNonce) });
  }

  answered(key: string, isDone: boolean): void {
    if (this.#throw?.key !== key) return;
    if (isDone) noteTaken(this.#throw.commitment, true);
    else this.#throw = null;
  }

  snapshot(snapshot: Snapshot): void {
    const next = snapshot.match === this.#last ? null : this.#next;
    const { isPromiseBroken, isThrowLost } = noteMatch(snapshot, next);
    if (isPromiseBroken) this.at.warn("fair-promise-broken");
    if (isThrowLost) this.at.warn("fair-throw-lost");
  }
}
