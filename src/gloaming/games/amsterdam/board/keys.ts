/** What keys do while a round is on. */

import { keyFor } from "$lib/board";
import { tick } from "svelte";
import type { Hand } from "./hand.svelte";

const PRESSED_ITSELF = "button, a, [role=gridcell], [role=tab]";

export class Keys {
  constructor(
    private readonly hand: Hand,
    private readonly focus: (cell: number) => void,
  ) {}

  readonly press = (event: KeyboardEvent): void => {
    const { hand } = this;
    const key = hand.props.hasKeys && hand.isRacing ? keyFor(event) : null;
    if (key === null || hand.large.length > 0) return;
    const isFree = !(event.target instanceof Element) || event.target.closest(PRESSED_ITSELF) === null;
    if (key === "enter" && this.isOfficer && isFree && hand.row.marks.length > 0) hand.send();
    else if (!this.play(key, event.shiftKey)) return;
    event.preventDefault();
  };

  private get isOfficer(): boolean {
    return this.hand.role === "officer";
  }

  private play(key: string, isShifted: boolean): boolean {
    const { hand } = this;
    if (this.is(key, "next")) this.goOn(isShifted ? -1 : 1);
    else if (this.is(key, "over") && this.isOfficer && hand.mayLayOver) hand.isMapOver = !hand.isMapOver;
    else if (this.is(key, "hide") && this.isOfficer) hand.isHidden = !hand.isHidden;
    else return this.mark(key);
    return true;
  }

  private is(key: string, name: string): boolean {
    return key === this.hand.props.words.say(`board-key-${name}`).toLowerCase();
  }

  private goOn(step: number): void {
    this.hand.next(step);
    void tick().then(() => {
      if (this.hand.picked !== null) this.focus(this.hand.picked);
    });
  }

  private mark(key: string): boolean {
    if (!this.isOfficer || !/^\d$/.test(key)) return false;
    this.hand.row.mark((Number(key) + 9) % 10);
    return true;
  }
}
