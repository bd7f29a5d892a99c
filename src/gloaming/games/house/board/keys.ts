/** Single keys that play: actions by their letters, numbers, and arrows along what may be touched. */

import type { Action } from "./choice.svelte";
import type { Hand } from "./hand.svelte";

/** What keys do to the board. */
export interface Touch {
  readonly choose: (action: Action) => void;
  readonly otherCard: () => void;
  /** The focus goes to what confirms. */
  readonly confirm: () => void;
  /** The cards that may be touched, from left to right and from top to bottom. */
  readonly cards: () => readonly HTMLElement[];
}

const STEPS: Partial<Record<string, number>> = { arrowleft: -1, arrowright: 1 };

/** Whether the key meant something. */
export function play(hand: Hand, key: string, touch: Touch): boolean {
  const { choice, props } = hand;
  const ticket = hand.tickets.find(
    ({ action, closed }) => closed === null && key === props.words.say(`board-key-${action}`).toLowerCase(),
  );
  const step = STEPS[key];
  if (ticket !== undefined && hand.isTurn) touch.choose(ticket.action);
  else if (choice.target !== null && /^\d$/.test(key)) {
    choice.value = Number(key);
    touch.confirm();
  } else if (choice.target !== null && key === "escape") touch.otherCard();
  else if (step !== undefined) return walk(hand, step, touch);
  else return false;
  return true;
}

/** Along the lit gaps, else along the cards that may be touched. */
function walk(hand: Hand, step: number, touch: Touch): boolean {
  const { gaps, choice } = hand;
  const cards = touch.cards();
  if (gaps.length > 0) {
    choice.gap = next(gaps, choice.gap === null ? -1 : gaps.indexOf(choice.gap), step) ?? null;
    touch.confirm();
  } else next(cards, cards.findIndex((card) => card === document.activeElement), step)?.focus();
  return gaps.length > 0 || cards.length > 0;
}

/** The next one, round and round; from nowhere the first, or the last backwards. */
function next<T>(all: readonly T[], at: number, step: number): T | undefined {
  const from = at === -1 ? Math.min(0, -step) : at;
  return all[(from + step + all.length) % all.length];
}
