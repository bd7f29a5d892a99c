/** A table that sets itself, as was asked for on the way here. */

import { forget, isKnown, noteKnown, recall } from "$lib/memory";
import { nextQuickAct, type QuickKind } from "$lib/quick";
import type { GameView, TableAct, TableView } from "../generated/wire";

export class QuickTable {
  /** All is ready, but somebody who plays this for the first time may read first how it goes. */
  isReadingUp = $state(false);
  #kind: QuickKind | null;

  constructor(
    code: string,
    private readonly games: readonly GameView[],
    private readonly act: (act: TableAct) => void,
  ) {
    this.#kind = (["quick", "watch-bots"] as const).find((kind) => recall(kind) === code) ?? null;
  }

  get isSetting(): boolean {
    return this.#kind !== null;
  }

  /** Do what has to be done next, if anything has. */
  follow(table: TableView): void {
    const game = this.games.find((one) => one.name === table.game);
    if (this.#kind === null || game === undefined) return;
    const act = nextQuickAct(table, game, this.#kind);
    this.isReadingUp = act?.type === "start" && this.#kind === "quick" && !isKnown(game.name);
    if (this.isReadingUp) return;
    if (act !== null) this.act(act);
    if (act === null || act.type === "start") this.end();
  }

  /** How the game goes has been read: begin with what is set. */
  hasReadUp(table: TableView): void {
    noteKnown(table.game);
    this.follow(table);
  }

  /** Not like this, or not any more: the table stays as it is set, and is begun by hand. */
  end(): void {
    this.isReadingUp = false;
    if (this.#kind !== null) forget(this.#kind);
    this.#kind = null;
  }
}
