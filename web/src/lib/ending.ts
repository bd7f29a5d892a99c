/** The end of a match comes when the board has shown what led to it: until then nothing else is heard. */

import type { FromServer } from "../generated/wire";

export class Ending {
  #held: FromServer[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `lasts`: for how long, in milliseconds, what happened last is still to be seen. */
  constructor(
    private readonly lasts: () => number,
    private readonly tell: (frame: FromServer) => void,
  ) {}

  hear(frame: FromServer): void {
    const lasts = frame.type === "over" && this.#held.length === 0 ? this.lasts() : 0;
    if (lasts > 0) this.#timer = setTimeout(() => { this.#go(); }, lasts);
    else if (this.#held.length === 0) {
      this.tell(frame);
      return;
    }
    this.#held.push(frame);
  }

  /** Another line speaks, and says all of it anew. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#held = [];
  }

  #go(): void {
    const held = this.#held;
    this.#held = [];
    for (const frame of held) this.tell(frame);
  }
}
