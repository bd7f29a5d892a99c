/** How often the own team has pointed over one clue, as far as this page has seen it. */

import type { Pointer, SideView } from "$wire/amsterdam";
import type { Seen } from "./seen";

export class Fingers {
  count = $state(0);

  #clue = "";
  #before: readonly Pointer[] = [];

  follow({ pointers = [], round }: Seen, own: SideView | undefined): void {
    const clue = `${round} ${own?.at} ${own?.given.join()}`;
    if (clue !== this.#clue) {
      this.#before = [];
      this.count = 0;
    }
    const isKnown = ({ seat, cell }: Pointer) =>
      this.#before.some((one) => one.seat === seat && one.cell === cell);
    this.count += pointers.filter((one) => !isKnown(one)).length;
    this.#clue = clue;
    this.#before = pointers;
  }
}
