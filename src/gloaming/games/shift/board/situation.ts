/** What is to be done now, in a title and a sentence, and what the one lamp says. */

import { eventsOf } from "$lib/moments";
import { LOOKS } from "$wire/shift";
import type { Hand } from "./hand.svelte";
import { isGuard, standingOn } from "./seen";

export interface Situation {
  readonly title: string;
  readonly text: string;
}

export function situationOf(hand: Hand): Situation {
  const { words, you } = hand.props;
  const { seen } = hand;
  if (!hand.isAsked) {
    const name = hand.nameOf(seen.waits_for[0] ?? seen.turn);
    const isOut = you !== null && seen.out.includes(you);
    if (hand.isOver || hasEnded(hand)) return { title: words.say("board-now", { phase: "over", name }), text: "" };
    const title = words.say("board-now", { phase: seen.phase, name });
    return { title, text: words.say("board-now-text", { out: isOut ? "yes" : "no", ...progress(hand) }) };
  }
  const told = (key: string, args = {}) => ({
    title: words.say(`board-${key}`, args),
    text: words.say(`board-${key}-text`, args),
  });
  const role = hand.isGuardPlayer ? "guard" : "criminal";
  switch (seen.phase) {
    case "place":
      return told(hand.isByLot ? "by-lot" : "place", { blanks: seen.blanks ?? 0, criminals: seen.own_criminals ?? 0 });
    case "guards":
      return { ...told("guards", { number: seen.guards.length + 1 }), ...(hand.post === null ? {} : { text: comesTold(hand) }) };
    case "turn":
      return told("turn", { role });
    case "look":
      return looking(hand, told);
    case "flip":
      return told("flip", { name: hand.counterName(seen.asked ?? 0), square: squareOf(hand, seen.asked) });
    case "put-back":
      return told("put-back", { name: hand.counterName(seen.due[0]?.counter ?? 0) });
    default:
      return moving(hand, told);
  }
}

/** The last flip is still being looked at. */
function hasEnded({ props }: Hand): boolean {
  return !props.isPast && eventsOf(props.latest).some(({ type }) => type === "match-ended");
}

type Told = (key: string, args?: Readonly<Record<string, string | number>>) => Situation;

function moving(hand: Hand, told: Told): Situation {
  const { counter, going, die, steps, seen } = hand;
  const { missed } = hand.choice;
  const role = hand.isGuardPlayer ? "guard" : "criminal";
  if (hand.movable.size === 0) return told("done", { role });
  if (hand.choice.isEnding) return told("sure", { unused: seen.left.length });
  if (counter === null) {
    const mover = seen.mover === null ? "none" : hand.counterName(seen.mover);
    return told("choose", { role, dice: seen.left.join(" + "), count: seen.left.length, mover });
  }
  const name = hand.counterName(counter);
  if (going === undefined && missed !== null) return told("missed", { name, square: hand.squareName(missed), steps });
  if (going === undefined) return told("take", { name, die: die ?? 0, steps, role });
  const other = standingOn(hand.squares, going.square);
  const how = !hand.canBeFound(counter) ? "guard" : going.seen > 0 ? "seen" : "dark";
  const { title, text } = told("go", {
    name,
    square: hand.squareName(going.square),
    steps: going.way.length,
    how,
    vault: hand.plan.vaults.includes(going.square) && !isGuard(counter) ? "yes" : "no",
    other: other === null ? "none" : hand.counterName(other),
  });
  return { title, text: hand.post === null ? text : `${text} ${comesTold(hand)}` };
}

/** Which shadows a Guard would bring to light. */
function comesTold(hand: Hand): string {
  const { words } = hand.props;
  const names = hand.comes.map((counter) => hand.counterName(counter));
  return words.say("board-comes", { count: names.length, names: words.join(names) });
}

/** What was under the last one, and how many more there may be. */
function looking(hand: Hand, told: Told): Situation {
  const { looked } = hand.seen;
  const last = hand.shadow(looked.at(-1) ?? null);
  const { title, text } = told(looked.length < LOOKS ? "look" : "looked", { count: looked.length, most: LOOKS });
  if (last === undefined) return { title, text };
  const saw = hand.props.words.say("board-saw", { name: hand.counterName(last.counter), kind: last.type });
  return { title, text: `${saw} ${text}` };
}

/** Of a turn that is somebody else's: who is on the way, and how far it may still go. */
function progress(hand: Hand): Readonly<Record<string, string | number>> {
  const { seen } = hand;
  const mover = seen.phase === "move" && seen.mover !== null ? hand.counterName(seen.mover) : "none";
  return { mover, steps: seen.steps, looked: seen.phase === "look" ? seen.looked.length : 0 };
}

function squareOf(hand: Hand, counter: number | null): string {
  return hand.squareName(hand.squares.get(counter ?? -1) ?? null);
}

/** What the lamp says that confirms, or nothing as long as nothing was touched. */
export function confirmation(hand: Hand): string | null {
  const { words } = hand.props;
  const square = hand.squareName(hand.target);
  if (hand.target === null) return null;
  if (hand.going !== undefined) return words.say("board-go-there", { square });
  if (hand.toLook !== null) return words.say("move-look", { counter: hand.toLook });
  return words.say(hand.has("place-guard") ? "move-place-guard" : "move-put-back", { square });
}
