/** The ten cards on offer as an Officer handles them: marks, and what is taken under one's hand. */

import { MOST_CARDS, type SideView } from "$wire/amsterdam";
import type { Seen } from "./seen";

const TAKEN_FOR = 900;

/** A card that somebody else has taken while it was marked. */
interface Taken {
  readonly place: number;
  readonly card: number;
}

export class Row {
  /** Marked cards, in the order in which they were marked. They are nobody else's business. */
  marks = $state.raw<readonly number[]>([]);
  taken = $state.raw<readonly Taken[]>([]);
  isLate = $state(false);

  #before: readonly number[] = [];
  #round = 0;
  #pressed: number | null = null;

  constructor(
    private readonly seen: () => Seen,
    private readonly own: () => SideView | undefined,
  ) {}

  readonly cards = $derived.by(() => this.seen().row);
  readonly isFrozen = $derived.by(() => this.seen().frozen_until !== null);
  readonly isOut = $derived.by(() => (this.own()?.given.length ?? 0) > 0);
  /** As the game wants them, so that the order says nothing. */
  readonly sorted = $derived([...this.marks].sort((one, other) => one - other));

  numberOf(card: number): number | null {
    const at = this.marks.indexOf(card);
    return at === -1 ? null : at + 1;
  }

  /** What lies on a place; for a moment what was taken from it. */
  shownAt(place: number): number | undefined {
    return this.taken.find((one) => one.place === place)?.card ?? this.cards[place];
  }

  isTaken(place: number): boolean {
    return this.taken.some((one) => one.place === place);
  }

  /** A third mark takes the place of the first. */
  mark(place: number): void {
    const card = this.cards[place];
    if (card === undefined || this.isTaken(place) || this.isFrozen || this.isOut) return;
    this.isLate = false;
    this.marks = this.marks.includes(card)
      ? this.marks.filter((one) => one !== card)
      : [...this.marks, card].slice(-MOST_CARDS);
  }

  unmark(): void {
    this.marks = [];
    this.isLate = false;
  }

  /** A finger comes down on a card; if another one lies there when it goes up, none was meant. */
  press(place: number): void {
    this.#pressed = this.cards[place] ?? null;
  }

  release(place: number): void {
    const isSame = this.#pressed === null || this.#pressed === this.cards[place];
    this.#pressed = null;
    if (isSame) this.mark(place);
  }

  /** The row has changed, or cards were given: marks on what is gone fall at once. */
  follow(row: readonly number[], given: readonly number[], round: number): void {
    const before = this.#before;
    this.#before = row;
    if (round !== this.#round) this.#begin(round);
    const gone = this.marks.filter((card) => !row.includes(card));
    if (given.length > 0) this.marks = [];
    else if (gone.length > 0) this.#lose(gone, before);
  }

  /** Of a round that is over nothing is left. */
  #begin(round: number): void {
    this.#round = round;
    this.unmark();
    this.taken = [];
  }

  #lose(gone: readonly number[], before: readonly number[]): void {
    this.marks = this.marks.filter((card) => !gone.includes(card));
    // Where ten others lie, both Officers wanted it: nobody was faster.
    if (!before.some((card) => this.#before.includes(card))) return;
    this.isLate = true;
    const taken = gone.map((card) => ({ place: before.indexOf(card), card }));
    this.taken = [...this.taken, ...taken];
    setTimeout(() => {
      this.taken = this.taken.filter((one) => !taken.includes(one));
    }, TAKEN_FOR);
  }
}
