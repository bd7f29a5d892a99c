/** Whoever reads further up stays there; whoever is at the end of what grows stays at the end. */

const NEAR = 40;

export class Following {
  isAtEnd = $state(true);
  #box: HTMLElement | undefined;
  #top = 0;

  /** To the box that scrolls, which holds one thing that grows: by lines, or since letters and pictures came later. */
  readonly attached = (box: HTMLElement): (() => void) => {
    const growth = new ResizeObserver(() => {
      if (this.isAtEnd) this.toEnd();
    });
    for (const part of [box, ...box.children]) growth.observe(part);
    // Only who goes up leaves the end: what has grown since one was taken there is no wish.
    box.onscroll = () => {
      const isUp = box.scrollTop < this.#top;
      this.#top = box.scrollTop;
      if (box.scrollHeight - this.#top - box.clientHeight < NEAR) this.isAtEnd = true;
      else if (isUp) this.isAtEnd = false;
    };
    this.#box = box;
    return () => {
      growth.disconnect();
    };
  };

  readonly toEnd = (): void => {
    this.isAtEnd = true;
    this.#box?.scrollTo(0, this.#box.scrollHeight);
    this.#top = this.#box?.scrollTop ?? 0;
  };
}
