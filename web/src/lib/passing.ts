/** Something that is shown for a while and passes by itself, unless somebody is still reading it. */

export class Passing<T> {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #what: T | null = null;

  constructor(
    private readonly milliseconds: number,
    private readonly shown: (what: T | null) => void,
  ) {}

  /** It takes the place of what was there before. */
  show(what: T): void {
    this.#what = what;
    this.shown(what);
    this.release();
  }

  /** Somebody points at it, or has the focus on it. */
  hold(): void {
    clearTimeout(this.#timer);
  }

  /** It has its whole time once more. */
  release(): void {
    clearTimeout(this.#timer);
    if (this.#what === null) return;
    this.#timer = setTimeout(() => {
      this.end();
    }, this.milliseconds);
  }

  end(): void {
    clearTimeout(this.#timer);
    if (this.#what === null) return;
    this.#what = null;
    this.shown(null);
  }
}
