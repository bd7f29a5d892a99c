/** Whoever reads further up stays there; whoever is at the end of what grows stays at the end. */

const NEAR = 40;

export class Following {
  isAtEnd = $state(true);
  #box: HTMLElement | undefined;
  #top = 0;

  /** To the box that scrolls, which holds one thing that grows: by lines, or since letters and pictures came later. */
  readonly attached = (box: HTMLElement): (() => void) => {
    this.#box = box;
    const growth = new ResizeObserver(() => {
      if (this.isAtEnd) this.toEnd();
    });
    for (const part of [box, box.firstElementChild]) if (part !== null) growth.observe(part);
    box.addEventListener("scroll", this.#scrolled, { passive: true });
    return () => {
      growth.disconnect();
      box.removeEventListener("scroll", this.#scrolled);
    };
  };

  readonly toEnd = (): void => {
    this.isAtEnd = true;
    if (this.#box) this.#box.scrollTop = this.#box.scrollHeight;
  };

  /** Only who goes up leaves the end: what has grown since one was taken there is no wish. */
  readonly #scrolled = (): void => {
    if (this.#box === undefined) return;
    const { scrollTop, scrollHeight, clientHeight } = this.#box;
    const isUp = scrollTop < this.#top;
    this.#top = scrollTop;
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.isAtEnd = true;
    else if (isUp) this.isAtEnd = false;
  };
}
