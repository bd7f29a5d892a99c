/** What is heard and felt at a table: made of nothing but what this client was sent. */

import { buzz } from "./buzz";
import type { GameView } from "../generated/wire";
import { isAsked, type Match, type Situation } from "./match";
import type { Sound } from "./score";
import { sounds } from "./sound";

export type Cue = Extract<
  Sound,
  "toast" | "join" | "talk" | "deal" | "turn" | "win" | "loss" | "reveal"
>;

/** How many lines of talk there were, and are. */
export interface Talk {
  readonly before: number;
  readonly after: number;
}

/** The games by their names. */
type Games = (name: string) => Pick<GameView, "asides"> | undefined;

/** Nothing was said. */
const SILENCE: Talk = { before: 0, after: 0 };

/** The cues of one step from a situation to the next, in the order in which they are played. */
export function cuesFor(
  before: Situation,
  after: Situation,
  talk: Talk = SILENCE,
  gameOf: Games = () => undefined,
): readonly Cue[] {
  const isArrival = before.table === null;
  const cues: readonly (Cue | false | null)[] = [
    hasNewTrouble(before, after) && "toast",
    !isArrival && taken(after) > taken(before) && "join",
    isSaidNow(before, talk) && "talk",
    hasBegun(before, after) && "deal",
    isOnesTurn(after.match, gameOf) && !wasOnesTurn(before, after, gameOf) && "turn",
    endOf(before, after),
  ];
  return cues.filter((cue) => cue !== false && cue !== null);
}

function hasNewTrouble(before: Situation, after: Situation): boolean {
  const known = new Set(before.notices.map((notice) => notice.key));
  return after.notices.some((notice) => notice.tone !== "good" && !known.has(notice.key));
}

/** Whoever comes is told all that was said, unless it is nothing: then the first line is news. */
function isSaidNow({ isTalkOld }: Situation, talk: Talk): boolean {
  return talk.after > talk.before && (!isTalkOld || talk.after === 1);
}

function taken({ table }: Situation): number {
  return table?.places.filter((place) => place.taken !== "free").length ?? 0;
}

/** A match has begun before one's eyes; one that ran or was over when one came has not. */
function hasBegun(before: Situation, after: Situation): boolean {
  const { table } = before;
  if (table === null || table.phase === "playing" || after.match === null) return false;
  return after.match.id !== before.match?.id && after.match.id !== table.match;
}

function isOnesTurn(match: Match | null, gameOf: Games): boolean {
  const isSeated = (match?.you ?? null) !== null;
  return match !== null && isSeated && isAsked(match.legal, gameOf(match.game));
}

function wasOnesTurn(before: Situation, after: Situation, gameOf: Games): boolean {
  return before.match?.id === after.match?.id && isOnesTurn(before.match, gameOf);
}

/** The end of a match that one has seen running. Where nobody has won, nobody has lost. */
function endOf(before: Situation, after: Situation): Cue | null {
  const over = after.match?.over ?? null;
  const isKnown = before.match?.id === after.match?.id && before.match?.over === null;
  if (over === null || !isKnown || before.table?.phase !== "playing") return null;
  const { winners } = over.outcome;
  const you = after.match?.you ?? null;
  if (you === null || winners.length === 0) return "reveal";
  return winners.includes(you) ? "win" : "loss";
}

// The clock

const LAST_SECONDS = 10;
const HURRIED_SECONDS = 3;

/** When it ticks within this second: once in each of the last ten, twice in the last three. */
export function ticksFor(secondsLeft: number): readonly number[] {
  if (secondsLeft < 1 || secondsLeft > LAST_SECONDS) return [];
  return secondsLeft > HURRIED_SECONDS ? [0] : [0, 0.5];
}

// To ears and hands

/** Seconds between cues of one step: each begins while the one before it dies away. */
const APART = 0.45;

/** Plays the cues of one visit to a table. */
export class Cues {
  #second = Infinity;

  constructor(private readonly gameOf: Games = () => undefined) {}

  hear(before: Situation, after: Situation, talk: Talk = SILENCE): void {
    cuesFor(before, after, talk, this.gameOf).forEach((cue, number) => {
      sounds.play(cue, number * APART);
      if (cue === "turn" || cue === "win") buzz(cue);
    });
  }

  /** The clock shows so many whole seconds. However often it says so, a second is heard once. */
  tick(secondsLeft: number): void {
    const before = this.#second;
    this.#second = secondsLeft;
    const ticks = secondsLeft === before ? [] : ticksFor(secondsLeft);
    for (const later of ticks) sounds.play("tick", later);
    // More seconds than before are those of another clock.
    const wasAmongTheLast = before <= LAST_SECONDS && before > secondsLeft;
    if (ticks.length > 0 && !wasAmongTheLast) buzz("last-seconds");
  }

  /** The count before a match: three, two, one, and off. */
  count(left: number): void {
    sounds.play(left > 0 ? "count" : "go");
  }
}
