/** A table as one client sees it: an immutable value, folded from the frames of the server. */

import type {
  Consult,
  CountStopped,
  DeviceCame,
  Earlier,
  FromServer,
  GameView,
  HandedOn,
  Over,
  Reason,
  Recalled,
  Refused,
  Sitter,
  Snapshot,
  Spoken,
  TableView,
  Talk,
  Update,
} from "../generated/wire";
import { atLeast, heard, PLAIN_PACE, type Clock, type Pace } from "./clock";

/** A move, an event, a view or a thing of a game. Only words and boards look inside. */
export interface Message {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** The events of one moment, as this viewer witnessed them. */
export interface Moment {
  /** Counted from 0 in all that one has witnessed. */
  readonly number: number;
  readonly at: number;
  readonly events: readonly Message[];
}

export interface Match {
  readonly id: string;
  readonly game: string;
  /** How it is played. */
  readonly options: unknown;
  readonly seats: readonly Sitter[];
  /** Who had the seats when it began, and who got them since: the log tells of people as they sat then. */
  readonly began: readonly Sitter[];
  readonly handed: readonly HandedOn[];
  readonly you: number | null;
  readonly commitment: string;
  /** The number of the last frame; a move says which one it answers. */
  readonly frame: number;
  readonly clock: Clock;
  readonly deadline: number | null;
  readonly view: Message;
  readonly legal: readonly Message[];
  /** The number of the question that one's seat is asked. */
  readonly question: number | null;
  readonly moments: readonly Moment[];
  /** The number of the first moment that the last frame brought: what is read out. After another's seat, none is. */
  readonly newsFrom: number;
  readonly over: Over | null;
}

/** How the match looked to oneself after a moment of the log, or in it. */
export interface Past {
  readonly moment: number;
  /** How many of its events had happened. */
  readonly events: number;
  /** Match time of that moment. */
  readonly at: number;
  readonly view: Message;
  /** How many moments there were when one began to look back: what comes later is news. */
  readonly known: number;
}

/** How something is told: a refusal, a move that came too late, good news, or a warning that stays. */
export type Tone = "refused" | "late" | "good" | "warning";

/** Something to tell the player once. */
export interface Notice {
  readonly key: string;
  /** The id of a sentence, and how many it speaks of, if it counts anything. */
  readonly words: string;
  readonly count?: number;
  /** Whose doing it is. */
  readonly name?: string;
  /** What else it speaks of. */
  readonly args?: Readonly<Record<string, string | number>>;
  readonly tone: Tone;
  /** Whether the settings are the place to do something about it. */
  readonly isForSettings?: boolean;
  /** The move that was asked for. */
  readonly move: Message | null;
}

/** A command that has not been answered yet; an act has no move. */
export interface Asked {
  readonly key: string;
  readonly move: Message | null;
}

export interface Situation {
  readonly table: TableView | null;
  /** The first moments of a long match, until the snapshot brings the rest. */
  readonly earlier: readonly unknown[];
  readonly match: Match | null;
  readonly waiting: readonly Asked[];
  readonly notices: readonly Notice[];
  /** All that one heard, in the order in which it was said. */
  readonly talk: readonly Spoken[];
  /** A new socket brings the whole talk once more: what is there will be replaced. */
  readonly isTalkOld: boolean;
  /** One's private notes, as the server has them. */
  readonly note: string;
  /** What is looked up in the past, until it is answered. */
  readonly recalling: { readonly key: string; readonly known: number } | null;
  readonly past: Past | null;
  /** What the game has worked out for this viewer, when it was last asked. */
  readonly advice: Advice;
}

/** What a game works out: help for a seat, and a look at what has come to light. */
export type Advice = Readonly<Record<Consult["what"], readonly Reason[]>>;

export const NO_ADVICE: Advice = { aid: [], review: [] };

export const NOTHING_YET: Situation = {
  table: null,
  earlier: [],
  match: null,
  waiting: [],
  notices: [],
  talk: [],
  isTalkOld: true,
  note: "",
  recalling: null,
  past: null,
  advice: NO_ADVICE,
};

/** A frame is missing: only a fresh snapshot helps. */
export const OUT_OF_STEP = "out-of-step";

/** The situation after a frame; `local` is the time of the device in milliseconds. */
export function fold(
  before: Situation,
  frame: FromServer,
  local: number,
): Situation | typeof OUT_OF_STEP {
  switch (frame.type) {
    case "table":
      return seated(before, frame, local);
    case "earlier": {
      const earlier = joined(before, frame);
      return earlier === null ? OUT_OF_STEP : { ...before, earlier };
    }
    case "snapshot":
      return begun(before, frame, local);
    case "update":
      return updated(before, frame, local);
    case "seat-handed":
      return withMatch(before, (match) => handedOn(match, frame.handed));
    case "who-hears":
      return withTable(before, { hearing: frame.hearing });
    case "count-stopped":
      return stopped(before, frame, local);
    case "over":
      return withMatch(before, (match) => ({ ...match, legal: [], deadline: null, over: frame }));
    case "talk":
      return { ...before, talk: spoken(before, frame), isTalkOld: false };
    case "noted":
      return { ...before, note: frame.text };
    case "device-came":
      return joinedBy(before, frame, local);
    case "recalled":
      return recalled(before, frame);
    case "consulted": {
      const advice = { ...before.advice, [frame.what]: frame.reasons };
      return { ...answered(before, frame.key), advice };
    }
    case "done":
      return answered(before, frame.key);
    case "too-late":
      return answered(before, frame.key, { words: "too-late", tone: "late" });
    case "refused":
      if (frame.reason === "count-stopped") return answered(before, frame.key);
      return answered(before, frame.key, refusal(frame));
    case "pong":
      return ponged(before, frame.now, local);
  }
}

// What one does oneself

/** A command is on its way. */
export function asked(before: Situation, key: string, move: Message | null = null): Situation {
  return { ...before, waiting: [...before.waiting, { key, move }] };
}

/** Something is told once: what says the same takes the place of what is still in sight. */
export function told(before: Situation, notice: Notice): Situation {
  const same = before.notices.find((old) => saysTheSame(old, notice));
  const others = before.notices.filter((old) => old !== same);
  const count = same?.count === undefined ? notice.count : same.count + (notice.count ?? 0);
  return { ...before, notices: [...others, count === undefined ? notice : { ...notice, count }] };
}

function saysTheSame(one: Notice, other: Notice): boolean {
  const isAlike = one.words === other.words && one.name === other.name;
  return isAlike && JSON.stringify(one.move) === JSON.stringify(other.move);
}

/** A notice has been read. */
export function dismissed(before: Situation, key: string): Situation {
  return { ...before, notices: before.notices.filter((notice) => notice.key !== key) };
}

/** A new socket begins to speak. */
export function arriving(before: Situation): Situation {
  return { ...before, isTalkOld: true, earlier: [] };
}

/** Look back; the answer that is shown is the one to this key. */
export function lookedBack(before: Situation, key: string): Situation {
  return { ...asked(before, key), recalling: { key, known: before.match?.moments.length ?? 0 } };
}

/** Look at what is there now. */
export function backToNow(before: Situation): Situation {
  return { ...before, recalling: null, past: null };
}

// The table

function seated(before: Situation, table: TableView, local: number): Situation {
  if (table.match === null) return { ...backToNow(before), table, match: null };
  const clock = (match: Match): Clock =>
    match.id === table.match && table.now !== null
      ? heard(table.now, local, paceOf(table))
      : match.clock;
  return withMatch({ ...before, table }, (match) => ({ ...match, clock: clock(match) }));
}

function withTable(before: Situation, changes: Partial<TableView>): Situation {
  return before.table === null ? before : { ...before, table: { ...before.table, ...changes } };
}

/** Whoever stopped the count knows it. */
function stopped(before: Situation, { name, is_own }: CountStopped, local: number): Situation {
  const key = `count-stopped-${local}`;
  return is_own ? before : told(before, { key, words: "count-stopped-by", name, tone: "late", move: null });
}

/** It stays until it has been read: the other device may be in the wrong hands. */
function joinedBy(before: Situation, { label }: DeviceCame, local: number): Situation {
  const words = label === "" ? "device-came-unknown" : "device-came";
  const key = `device-came-${local}`;
  const notice = { key, words, name: label, tone: "warning", isForSettings: true, move: null } as const;
  return told(before, notice);
}

function paceOf(table: TableView | null): Pace {
  return table === null ? PLAIN_PACE : { stretch: table.stretch, isPaused: table.paused !== null };
}

// The match

/** All moments up to the end of this part; nothing if a part is missing. */
function joined(before: Situation, { first, witnessed }: Earlier | Snapshot): readonly unknown[] | null {
  const earlier = before.earlier.slice(0, first);
  return earlier.length === first ? [...earlier, ...(witnessed as readonly unknown[])] : null;
}

/** A snapshot of the match that one is looking back in does not tear one away. */
function begun(before: Situation, snapshot: Snapshot, local: number): Situation | typeof OUT_OF_STEP {
  const witnessed = joined(before, snapshot);
  if (witnessed === null) return OUT_OF_STEP;
  const isSame = before.match?.id === snapshot.match;
  const match: Match = {
    id: snapshot.match,
    game: snapshot.game,
    options: snapshot.options,
    seats: snapshot.seats,
    began: snapshot.began,
    handed: snapshot.handed,
    you: snapshot.you,
    commitment: snapshot.commitment,
    frame: 0,
    clock: heard(snapshot.now, local, paceOf(before.table)),
    deadline: snapshot.deadline,
    view: snapshot.view as Message,
    legal: snapshot.legal as readonly Message[],
    question: snapshot.question,
    moments: numbered(witnessed, 0),
    newsFrom: witnessed.length - 1,
    over: null,
  };
  const then = isSame ? before : { ...backToNow(before), advice: NO_ADVICE };
  return { ...then, match, earlier: [], note: snapshot.note };
}

function updated(
  before: Situation,
  update: Update,
  local: number,
): Situation | typeof OUT_OF_STEP {
  if (before.match?.frame !== update.n - 1) return OUT_OF_STEP;
  const count = (update.witnessed as readonly unknown[]).length;
  const newsFrom = update.moment - count + 1;
  const news = numbered(update.witnessed, newsFrom);
  return withMatch(before, (match) => ({
    ...match,
    frame: update.n,
    clock: atLeast(match.clock, news.at(-1)?.at ?? 0, local),
    deadline: "deadline" in update ? update.deadline : match.deadline,
    view: merged(match.view, update.view as Readonly<Record<string, unknown>>),
    legal: "legal" in update ? (update.legal as readonly Message[]) : match.legal,
    question: "question" in update ? update.question : match.question,
    moments: [...match.moments, ...news],
    newsFrom,
  }));
}

/** Another kind of view comes whole; of the same kind come the fields that changed. */
function merged(view: Message, changed: Readonly<Record<string, unknown>>): Message {
  return "type" in changed ? (changed as unknown as Message) : { ...view, ...changed };
}

/** Moments as they are sent, counted on from the first of them. */
function numbered(witnessed: unknown, first: number): readonly Moment[] {
  const moments = witnessed as readonly Omit<Moment, "number">[];
  return moments.map((moment, index) => ({ ...moment, number: first + index }));
}

function handedOn(match: Match, one: HandedOn): Match {
  const handed = [...match.handed, one];
  return { ...match, handed, seats: sittersAfter(match.seats, [one]), newsFrom: Infinity };
}

/** Who has the seats when they have been handed on; whoever has a stand-in keeps the seat. */
export function sittersAfter(
  sitters: readonly Sitter[],
  handed: readonly HandedOn[],
): readonly Sitter[] {
  const given = handed.filter(({ to }) => to === "person" || to === "bot");
  return given.reduce(
    (seats, { seat, name, bot }) => seats.map((one, index) => (index === seat ? { ...one, name, bot } : one)),
    sitters,
  );
}

/** What had happened by the moment that is looked at. */
export function momentsUntil(moments: readonly Moment[], past: Past | null): readonly Moment[] {
  if (past === null) return moments;
  const until = moments.filter((moment) => moment.number <= past.moment);
  return until.map((one) =>
    one.number === past.moment ? { ...one, events: one.events.slice(0, past.events) } : one,
  );
}

/** Whether anything has happened since one began to look back. */
export function hasNews(match: Match, past: Past): boolean {
  return match.moments.length > past.known;
}

/** Whether one is waited for: a move that may be made at any time, such as a remark, does not count. */
export function isAsked(legal: readonly Message[], game: Pick<GameView, "asides"> | undefined): boolean {
  return legal.some((move) => game?.asides.includes(move.type) !== true);
}

function ponged(before: Situation, now: number | null, local: number): Situation {
  if (now === null) return before;
  return withMatch(before, (match) => ({ ...match, clock: heard(now, local, match.clock.pace) }));
}

function withMatch(before: Situation, change: (match: Match) => Match): Situation {
  return before.match === null ? before : { ...before, match: change(before.match) };
}

// Talk and the past

/** A line that was heard before comes again when a socket is new, and is still one line. */
function spoken({ talk, isTalkOld }: Situation, { lines }: Talk): readonly Spoken[] {
  const kept = isTalkOld ? [] : talk.filter((old) => !lines.some((line) => line.n === old.n));
  return [...kept, ...lines].sort((one, other) => one.n - other.n);
}

/** Whoever has gone back to now, or on to another moment, is not torn away by an older answer. */
function recalled(before: Situation, { key, moment, events, view }: Recalled): Situation {
  const { recalling, match } = before;
  const after = answered(before, key);
  if (recalling?.key !== key || match === null) return after;
  const at = match.moments.find((one) => one.number === moment)?.at ?? 0;
  const past = { moment, events, at, view: view as Message, known: recalling.known };
  return { ...after, past };
}

// Answers

/** Why not: the rule of the game, where it has told one, else what the table says. */
function refusal({ reason, why }: Refused): Pick<Notice, "words" | "tone" | "args"> {
  if (why === undefined) return { words: `refused-${reason}`, tone: "refused" };
  return { words: `refused-${why.id}`, args: why.args, tone: "refused" };
}

function answered(
  before: Situation,
  key: string,
  trouble?: Pick<Notice, "words" | "tone" | "args">,
): Situation {
  const found = before.waiting.find((one) => one.key === key);
  const waiting = before.waiting.filter((one) => one.key !== key);
  const recalling = before.recalling?.key === key ? null : before.recalling;
  const after = { ...before, waiting, recalling };
  if (trouble === undefined || found === undefined) return after;
  return told(after, { key, ...trouble, move: found.move });
}
