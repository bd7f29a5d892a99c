/** What is said of squares and counters to whoever does not see them, or wants to know more. */

import type { Counter } from "$wire/shift";
import type { Beat } from "./beats";
import type { Hand } from "./hand.svelte";
import type { Square } from "./plan";
import { isGuard, standingOn } from "./seen";

/** Whose it is, and what one knows or thinks of it. */
export function counterTold(hand: Hand, counter: Counter): string {
  const { words } = hand.props;
  const name = hand.counterName(counter);
  const shadow = hand.shadow(counter);
  if (isGuard(counter) || shadow === undefined) return name;
  const mark = hand.markOf(counter);
  const known = shadow.type === "shadow" ? "none" : shadow.type;
  const parts = [
    words.say("board-counter-of", { name, owner: hand.nameOf(shadow.seat) }),
    words.say("board-known", { known, shown: shadow.type !== "shadow" && shadow.is_shown ? "yes" : "no" }),
    words.say("board-marked", { mark }),
    words.say("board-safe", { safe: shadow.is_safe ? "yes" : "no" }),
  ];
  return parts.filter((part) => part.trim() !== "").join(", ");
}

/** The name of a square, who stands there, what it is, whether it is seen, and what one may do there. */
export function squareTold(hand: Hand, square: Square): string {
  const { words } = hand.props;
  const { plan } = hand;
  const counter = standingOn(hand.squares, square);
  const parts = [
    hand.squareName(square),
    counter === null ? "" : counterTold(hand, counter),
    plan.vents.includes(square) ? words.say("board-vent") : "",
    plan.vaults.includes(square) ? words.say("board-vault") : "",
    hand.lit.has(square) ? words.say("board-lit") : "",
    counter !== null && hand.stage.trail.looked.includes(counter) ? words.say("board-peeked") : "",
    doable(hand, square, counter),
  ];
  return parts.filter((part) => part !== "").join(", ");
}

function doable(hand: Hand, square: Square, counter: Counter | null): string {
  const { words } = hand.props;
  const reached = hand.reach.get(square);
  if (reached !== undefined) {
    const seen = !hand.canBeFound(hand.counter ?? 0) ? "none" : reached.seen > 0 ? "yes" : "no";
    return words.say("board-reached", { steps: reached.way.length, seen, swap: counter === null ? "no" : "yes" });
  }
  if (hand.places.has(square)) return words.say("board-placeable", { kind: placed(hand) });
  if (counter !== null && hand.lookable.has(counter)) return words.say("board-lookable");
  if (counter !== null && counter === hand.counter) return words.say("board-in-hand");
  return counter !== null && hand.movable.has(counter) ? words.say("board-movable") : "";
}

/** What a press would place there: it is said before, since one press is enough for a shadow. */
function placed(hand: Hand): "criminal" | "blank" | "none" {
  if (!hand.has("place-counter")) return "none";
  return hand.isCriminal ? "criminal" : "blank";
}

/** Which shadows are in view just now. */
export function inViewTold(hand: Hand): string {
  const { words } = hand.props;
  const seen = [...hand.squares]
    .filter(([counter, square]) => !isGuard(counter) && hand.lit.has(square))
    .map(([counter, square]) => words.say("board-at", { name: hand.counterName(counter), square: hand.squareName(square) }));
  return words.say("board-in-view", { count: seen.length, names: words.join(seen) });
}

/** What a counter showed that was turned over: everybody has seen it. */
export function turnedTold(hand: Hand, { kind, counter, at }: Beat): string {
  return hand.props.words.say("board-turned", {
    kind,
    name: hand.counterName(counter ?? 0),
    owner: hand.nameOf(hand.shadow(counter)?.seat ?? null),
    square: hand.squareName(at),
  });
}
