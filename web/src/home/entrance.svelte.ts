/** The way in: whoever goes to a table has a name, and is asked for it only when it is not known. */

import { callMe, findTable, makeTable, whoAmI, wordsFor } from "$lib/api";
import { recall, remember } from "$lib/memory";
import { quickOptions } from "$lib/quick";
import type { GameView } from "../generated/wire";
import { route } from "../route.svelte";

/** Finds or makes a table and returns its code. */
type Errand = () => Promise<string>;
type Failed = (words: string) => void;

export class Entrance {
  name = $state(recall("name"));
  isBusy = $state(false);
  /** The sheet that asks for the name is open. */
  isAsking = $state(false);
  /** What is done as soon as the name is there. */
  #waiting: { readonly errand: Errand; readonly failed: Failed } | null = null;

  #isLeft = false;

  enter(errand: Errand, failed: Failed): Promise<void> {
    return this.#alone(() => this.#goIn(errand, failed), failed);
  }

  /** To a new table of this game: with friends, or with bots and at once. */
  begin(game: GameView, failed: Failed, { isQuick }: { readonly isQuick: boolean }): Promise<void> {
    return this.enter(async () => {
      const code = await makeTable(game.name, isQuick ? quickOptions(game) : {}, { sits: true });
      if (isQuick) remember("quick", code);
      return code;
    }, failed);
  }

  /** Whether there is such a table is told before anybody has to say a name. */
  enterBy(code: string, failed: Failed): Promise<void> {
    return this.#alone(async () => {
      const found = await findTable(code);
      await this.#goIn(() => Promise.resolve(found), failed);
    }, failed);
  }

  /** The page is gone: whatever is answered from now on leads nobody away from where they went. */
  leave(): void {
    this.#isLeft = true;
  }

  /** One thing at a time. */
  async #alone(work: () => Promise<void>, failed: Failed): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await work();
    } catch (error) {
      if (!this.#isLeft) failed(wordsFor(error));
    } finally {
      this.isBusy = false;
    }
  }

  async #goIn(errand: Errand, failed: Failed): Promise<void> {
    const isIntroduced = await this.#isIntroduced();
    if (this.#isLeft) return;
    if (isIntroduced) {
      this.#arrive(await errand());
    } else {
      this.#waiting = { errand, failed };
      this.isAsking = true;
    }
  }

  #arrive(code: string): void {
    if (!this.#isLeft) route.go(`/t/${code}`);
  }

  /** A server that was set up anew knows nobody: then the name is told again, without asking. */
  async #isIntroduced(): Promise<boolean> {
    if (this.name === null) return false;
    if ((await whoAmI()) === null) this.name = await callMe(this.name);
    return true;
  }

  /** Be called so, then go on with what was begun. Throws if the name will not do. */
  async introduce(name: string): Promise<void> {
    this.name = await callMe(name);
    this.isAsking = false;
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null) await this.enter(waiting.errand, waiting.failed);
  }

  rename(): void {
    this.#waiting = null;
    this.isAsking = true;
  }

  stopAsking(): void {
    this.isAsking = false;
    this.#waiting = null;
  }
}
