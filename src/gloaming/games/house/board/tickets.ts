/** The actions of a turn: what each would cost now, or why it is closed. */

import type { Message } from "$lib/match";
import type { Words } from "$lib/words";
import { KEEPERS_TOKENS, TO_ASK, TO_DRINK, type Row } from "$wire/house";
import type { Action } from "./choice.svelte";
import { hiddenPlaces, type Seen } from "./seen";

export interface Ticket {
  readonly action: Action;
  readonly price: string;
  /** Why it cannot be chosen now, or nothing. */
  readonly closed: string | null;
}

const ACTIONS = { faction: ["drink", "dig", "unlock"], conspiracy: ["ask", "unlock"] } as const;

/** What it costs to be wrong now. */
export function unlockPrice(words: Words, seen: Seen, own: Row): string {
  const price = priceOfUnlock(seen, own);
  return price === "token"
    ? words.say("board-unlock-price-token")
    : words.say("board-unlock-price", { price });
}

function priceOfUnlock(seen: Seen, own: Row): string {
  if (seen.mode === "conspiracy") return seen.standing.length === 1 ? "last" : "character";
  if (seen.keeper === null) return "keeper";
  if (seen.keeper_tokens.length === KEEPERS_TOKENS - 1) return "third";
  if (own.pool > 0) return "hint";
  return hiddenPlaces(own).length > 0 ? "card" : "token";
}

export function ticketsFor(
  words: Words,
  seen: Seen,
  own: Row,
  legal: readonly Message[],
): readonly Ticket[] {
  return ACTIONS[seen.mode].map((action) => ({
    action,
    price: priceOf(words, seen, own, action),
    closed: legal.some(({ type }) => type === action)
      ? null
      : words.say("board-closed", { why: whyClosed(seen, own.seat, own.pool, action) }),
  }));
}

function priceOf(words: Words, seen: Seen, own: Row, action: Action): string {
  if (action === "unlock") return unlockPrice(words, seen, own);
  const lacking = TO_DRINK - own.pool;
  if (action === "drink" && lacking > 0) return words.say("board-drink-short", { count: lacking });
  return words.say(`board-${action}-price`);
}

function whyClosed(seen: Seen, you: number, pool: number, action: Action): string {
  if (seen.turn !== you || (seen.phase !== "turn" && seen.phase !== "dig")) return "turn";
  if (seen.phase === "dig") return "dig";
  if (action === "dig") return "cards";
  if (action === "ask") return pool < TO_ASK ? "hints" : "last";
  return seen.keeper === you ? "keeper" : "first";
}
