/** Legal moves as a text board offers them: a button for each, or one button that asks on. */

import type { Message } from "./match";

/** One button. With a single move it plays it; with several it asks until one of them is left. */
export interface Offer {
  /** Counted from 1 over all offers: the key that presses it. */
  readonly number: number;
  readonly type: string;
  readonly moves: readonly [Message, ...Message[]];
}

/** More than the number keys could tell apart are asked for step by step. */
const MOST_BUTTONS = 9;

/**
 * In the order in which types first appear. A type is asked about when it has a caption of its own, and more moves
 * than can be taken in at once: too many, or with more than one thing to choose.
 */
export function offersOf(
  legal: readonly Message[],
  hasCaption: (type: string) => boolean,
): readonly Offer[] {
  const together = [...byType(legal)].flatMap(([type, moves]) => {
    const isLarge = moves.length > MOST_BUTTONS || varying(moves).length > 1;
    return hasCaption(type) && isLarge ? [moves] : moves.map((move): Some => [move]);
  });
  return together.map((moves, index) => ({ number: index + 1, type: moves[0].type, moves }));
}

/** Offers that stand under one caption. */
export function byCaption(offers: readonly Offer[]): readonly (readonly Offer[])[] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) groups.set(offer.type, [...(groups.get(offer.type) ?? []), offer]);
  return [...groups.values()];
}

type Some = readonly [Message, ...Message[]];

function byType(legal: readonly Message[]): Map<string, Some> {
  const groups = new Map<string, Some>();
  for (const move of legal) {
    const before = groups.get(move.type);
    groups.set(move.type, before === undefined ? [move] : [...before, move]);
  }
  return groups;
}

// A move step by step

export type Answers = Readonly<Record<string, unknown>>;

/** One thing to choose, and what it may be after what was chosen before it. */
export interface Question {
  readonly field: string;
  readonly values: readonly unknown[];
  /** Missing until it is answered; a question with one answer left answers itself. */
  readonly answer?: unknown;
}

/** The questions up to the first that has no answer yet. An answer that has become impossible is none. */
export function questionsOf(moves: readonly Message[], answers: Answers): readonly Question[] {
  const questions: Question[] = [];
  let left = moves;
  for (const field of varying(moves)) {
    const values = distinct(left.map((move) => move[field]));
    const answer = values.length === 1 ? values[0] : values.find((value) => isSame(value, answers[field]));
    questions.push(answer === undefined ? { field, values } : { field, values, answer });
    if (answer === undefined) break;
    left = left.filter((move) => isSame(move[field], answer));
  }
  return questions;
}

/** The move that all answers lead to, or nothing while something is still to be chosen. */
export function moveFor(moves: readonly Message[], answers: Answers): Message | null {
  const questions = questionsOf(moves, answers);
  if (questions.some((question) => !("answer" in question))) return null;
  const fits = (move: Message) => questions.every(({ field, answer }) => isSame(move[field], answer));
  return moves.find(fits) ?? null;
}

/** The fields in which moves of one type differ, in the order in which the game writes them. */
function varying(moves: readonly Message[]): readonly string[] {
  const fields = Object.keys(moves[0] ?? {}).filter((field) => field !== "type");
  return fields.filter((field) => distinct(moves.map((move) => move[field])).length > 1);
}

function distinct(values: readonly unknown[]): readonly unknown[] {
  const known = new Map(values.map((value) => [JSON.stringify(value), value]));
  return [...known.values()];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
