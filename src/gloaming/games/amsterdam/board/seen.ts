/** What the board reads off a view and off moves; `views.py` and `messages.py` say what they mean. */

import type { Message } from "$lib/match";
import type { Layout } from "./city";

export type Team = "black" | "orange";
export type Mode = "teams" | "coop";
export type Level = "recruit" | "novice" | "agent" | "master";
export type Phase = "setup" | "briefing" | "count" | "race" | "over";
export type RoundEnd = "client" | "police" | "time" | "void";
export type Hint = "sure" | "unsure" | "wait";
export type Kind = "evidence" | "client" | "police";

export const HINTS: readonly Hint[] = ["sure", "unsure", "wait"];
export const EVIDENCE_NEEDED = 3;
export const POLICE_TO_LOSE = 3;
export const MOST_CARDS = 2;
/** After so many fingers over one clue a majority will do, whatever the table wants. */
export const MOST_FINGERS = 30;
export const MINUTES: Readonly<Record<Level, number>> = { recruit: 15, novice: 8, agent: 5, master: 3 };

/** How a table plays; what is missing is as the game has it at first. */
export interface Options {
  readonly layout?: Layout;
  readonly level?: Level;
  readonly agreement?: "majority" | "everyone" | "anyone";
  readonly is_tracked?: boolean;
  readonly is_described?: boolean;
  readonly pictures?: string;
}

export interface Mark {
  readonly cell: number;
  readonly kind: Kind;
  readonly is_common: boolean;
}

export interface MapCard {
  readonly team: Team;
  readonly number: number;
  readonly turn: number;
  readonly marks: readonly Mark[];
}

export interface Pointer {
  readonly seat: number;
  readonly cell: number;
}

export interface Opinion {
  readonly seat: number;
  readonly hint: Hint;
}

export interface Side {
  readonly team: Team;
  readonly officer: number;
  readonly detectives: readonly number[];
  readonly wins: number;
  readonly losses: number;
  readonly at: number;
  readonly evidence: readonly number[];
  readonly police: number;
  readonly given: readonly number[];
  readonly until: number | null;
}

export interface Clue {
  readonly team: Team;
  readonly cards: readonly number[];
  readonly cell: number;
  readonly is_found: boolean;
  readonly is_police: boolean;
}

export interface Report {
  readonly winner: Team | null;
  readonly why: RoundEnd;
  readonly maps: readonly MapCard[];
  readonly clues: readonly Clue[];
}

/** A player's view, everybody's, or the truth: each has what the viewer may know and no more. */
export interface Seen {
  readonly type: string;
  readonly mode: Mode;
  readonly phase: Phase;
  readonly round: number;
  readonly pictures: readonly number[];
  readonly shown: readonly number[];
  readonly row: readonly number[];
  readonly pile: number;
  readonly sides: readonly Side[];
  readonly ready: readonly number[];
  readonly away: readonly number[];
  readonly until: number | null;
  readonly frozen_until: number | null;
  readonly moves_left: number;
  readonly report: Report | null;
  /** What a team sees besides. */
  readonly team?: Team;
  readonly pointers?: readonly Pointer[];
  readonly opinions?: readonly Opinion[];
  /** And what an Officer sees. */
  readonly map?: MapCard | null;
  readonly wishes?: readonly Team[];
}

export function seenIn(view: Message): Seen {
  return view as unknown as Seen;
}

export function optionsIn(options: unknown): Options {
  return (options ?? {}) as Options;
}

/** The cells at which this kind of move may be aimed. */
export function cellsIn(legal: readonly Message[]): readonly number[] {
  return legal.filter(({ type }) => type === "point").map((move) => move.cell as number);
}

// Fingers

export interface Agreeing {
  /** How many would point there with one's own finger. */
  readonly count: number;
  readonly needed: number;
  readonly present: number;
}

/** What one's own finger on a cell would come to: as many as that, of as many as are needed. `before` it, so many came. */
export function agreeing(
  seen: Seen,
  side: Side,
  you: number,
  cell: number,
  options: Options,
  before: number,
): Agreeing {
  const isThere = (seat: number) => !seen.away.includes(seat);
  const present = side.detectives.filter(isThere).length;
  const others = (seen.pointers ?? []).filter(
    (one) => one.cell === cell && one.seat !== you && isThere(one.seat),
  );
  const majority = Math.floor(present / 2) + 1;
  const needs = { majority, everyone: before < MOST_FINGERS ? present : majority, anyone: 1 };
  return { count: others.length + 1, needed: needs[options.agreement ?? "majority"], present };
}
