/** Single keys that play: counters by their numbers, everything else by its letter. */

import { GUARDS } from "$wire/shift";
import type { Hand } from "./hand.svelte";

/** Keys that are pressed soon one after the other are one number. */
const SOON = 900;

/** Numbers as they are typed, digit by digit. */
export class Digits {
  #typed = "";
  #at = 0;

  /** The number so far, if there is a counter with it. */
  type(digit: string, now: number, isOne: (number: number) => boolean): number | null {
    const joined = now - this.#at < SOON ? this.#typed + digit : digit;
    const number = isOne(Number(joined)) ? joined : digit;
    this.#typed = number;
    this.#at = now;
    return isOne(Number(number)) ? Number(number) : null;
  }
}

/** The counter with this number: for the Guard player 1 and 2 are the Guards. */
export function counterNamed(hand: Hand, number: number): number | null {
  const counter = hand.isGuardPlayer && hand.movable.size > 0 ? GUARDS[number - 1] : number;
  return counter !== undefined && hand.squares.has(counter) ? counter : null;
}

const MOVES: Readonly<Record<string, string>> = {
  roll: "roll",
  look: "consolidate",
  back: "take-back",
};

/** Whether the letter meant something. */
export function play(hand: Hand, key: string): boolean {
  const { words } = hand.props;
  const isKey = (name: string) => key === words.say(`board-key-${name}`).toLowerCase();
  const move = Object.keys(MOVES).find((name) => isKey(name) && hand.has(MOVES[name] ?? ""));
  if (move !== undefined) hand.make(MOVES[move] ?? "");
  else if (isKey("end") && hand.has("end-turn")) hand.end();
  else if (isKey("rest") && hand.unplaced > 0) hand.leaveOrTakeUp();
  else if (isKey("flip") && hand.seen.phase === "flip") hand.make("flip", { counter: hand.seen.asked });
  else if (isKey("spare") && hand.has("let-be")) hand.make("let-be", { counter: hand.seen.asked });
  else if (isKey("die") && hand.dice.length > 1) hand.choice.die = hand.dice.find((die) => die !== hand.die) ?? null;
  else if (isKey("mark") && hand.looked !== null) hand.mark(hand.looked);
  else return false;
  return true;
}
