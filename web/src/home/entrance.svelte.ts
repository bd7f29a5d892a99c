/** The way in: whoever goes to a table has a name, and is asked for it only when it is not known. */

import { callMe, whoAmI, wordsFor } from "$lib/api";
import { recall } from "$lib/memory";
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

  async enter(errand: Errand, failed: Failed): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      if (await this.#isIntroduced()) {
        route.go(`/t/${await errand()}`);
      } else {
        this.#waiting = { errand, failed };
        this.isAsking = true;
      }
    } catch (error) {
      failed(wordsFor(error));
    } finally {
      this.isBusy = false;
    }
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
