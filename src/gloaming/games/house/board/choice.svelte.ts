/** What one has touched and not said yet: nothing of it leaves the board before it is confirmed. */

export type Action = "drink" | "dig" | "unlock" | "ask";

export interface Target {
  readonly whom: number;
  readonly place: number;
}

export class Choice {
  action = $state<Action | null>(null);
  /** The card to dig, and what one would say it is. */
  target = $state.raw<Target | null>(null);
  value = $state<number | null>(null);
  /** The Hint token in hand, and the gap it would go into. */
  hint = $state<number | null>(null);
  gap = $state<number | null>(null);
  /** The own card to turn over. */
  own = $state<number | null>(null);
  /** How many fives stand left of the Character. */
  left = $state(0);
  /** The two numbers of the Safe. */
  numbers = $state.raw<readonly [number, number]>([0, 0]);

  /** Another question is asked: what was touched was for the last one. */
  reset(): void {
    this.action = null;
    this.target = null;
    this.value = null;
    this.hint = null;
    this.gap = null;
    this.own = null;
    this.left = 0;
  }

  /** Another round has another Safe. */
  forget(): void {
    this.numbers = [0, 0];
  }

  dig(target: Target | null): void {
    this.action = "dig";
    this.target = target;
    this.value = null;
  }

  take(hint: number): void {
    this.hint = hint;
    this.gap = null;
  }
}
