/** A table as one client sees it: an immutable value, folded from the frames of the server. */

import type { FromServer, Over, Sitter, Snapshot, TableView, Update } from "../generated/wire";
import { atLeast, heard, type Clock } from "./clock";

/** A move, an event, a view or a thing of a game. Only words and boards look inside. */
export interface Message {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** The events of one moment, as this viewer witnessed them. */
export interface Moment {
  readonly at: number;
  readonly events: readonly Message[];
}

export interface Match {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly Sitter[];
  readonly you: number | null;
  readonly commitment: string;
  /** The number of the last frame; a move says which one it answers. */
  readonly frame: number;
  readonly clock: Clock;
  readonly deadline: number | null;
  readonly view: Message;
  readonly legal: readonly Message[];
  readonly moments: readonly Moment[];
  readonly over: Over | null;
}

/** Something to tell the player once: the id of a sentence. */
export interface Notice {
  readonly key: string;
  readonly words: string;
}

export interface Situation {
  readonly table: TableView | null;
  readonly match: Match | null;
  /** The keys of the commands that have not been answered yet. */
  readonly waiting: readonly string[];
  readonly notices: readonly Notice[];
}

export const NOTHING_YET: Situation = { table: null, match: null, waiting: [], notices: [] };

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
      return { ...before, table: frame, match: frame.match === null ? null : before.match };
    case "snapshot":
      return { ...before, match: begun(frame, local) };
    case "update":
      return updated(before, frame, local);
    case "over":
      return withMatch(before, (match) => ({ ...match, legal: [], deadline: null, over: frame }));
    case "done":
      return answered(before, frame.key);
    case "too-late":
      return answered(before, frame.key, "too-late");
    case "refused":
      return answered(before, frame.key, `refused-${frame.reason}`);
    case "pong":
      return ponged(before, frame.now, local);
  }
}

/** A command is on its way. */
export function asked(before: Situation, key: string): Situation {
  return { ...before, waiting: [...before.waiting, key] };
}

/** A notice has been read. */
export function dismissed(before: Situation, key: string): Situation {
  return { ...before, notices: before.notices.filter((notice) => notice.key !== key) };
}

function begun(snapshot: Snapshot, local: number): Match {
  return {
    id: snapshot.match,
    game: snapshot.game,
    seats: snapshot.seats,
    you: snapshot.you,
    commitment: snapshot.commitment,
    frame: 0,
    clock: heard(snapshot.now, local),
    deadline: snapshot.deadline,
    view: snapshot.view as Message,
    legal: snapshot.legal as readonly Message[],
    moments: snapshot.witnessed as readonly Moment[],
    over: null,
  };
}

function updated(
  before: Situation,
  update: Update,
  local: number,
): Situation | typeof OUT_OF_STEP {
  if (before.match?.frame !== update.n - 1) return OUT_OF_STEP;
  return withMatch(before, (match) => ({
    ...match,
    frame: update.n,
    clock: atLeast(match.clock, update.at, local),
    deadline: "deadline" in update ? update.deadline : match.deadline,
    view: merged(match.view, update.view as Readonly<Record<string, unknown>>),
    legal: "legal" in update ? (update.legal as readonly Message[]) : match.legal,
    moments: continued(match.moments, update),
  }));
}

/** Another kind of view comes whole; of the same kind come the fields that changed. */
function merged(view: Message, changed: Readonly<Record<string, unknown>>): Message {
  return "type" in changed ? (changed as unknown as Message) : { ...view, ...changed };
}

/** An update in which nothing was witnessed leaves no line in the log. */
function continued(moments: readonly Moment[], update: Update): readonly Moment[] {
  const events = update.events as readonly Message[];
  return events.length === 0 ? moments : [...moments, { at: update.at, events }];
}

const MOMENTS_LOOKED_BACK = 6;

/**
 * What happened just now: the newest moment in which more than one thing happened, and what came after it. So the end
 * of a round stays in sight while others make their next choices, each of which is a moment of its own.
 */
export function latestEvents(moments: readonly Moment[]): readonly Message[] {
  const recent = moments.slice(-MOMENTS_LOOKED_BACK);
  const eventful = recent.map((moment) => moment.events.length > 1).lastIndexOf(true);
  return recent.slice(eventful).flatMap((moment) => moment.events);
}

function ponged(before: Situation, now: number | null, local: number): Situation {
  if (now === null) return before;
  return withMatch(before, (match) => ({ ...match, clock: heard(now, local) }));
}

function withMatch(before: Situation, change: (match: Match) => Match): Situation {
  return before.match === null ? before : { ...before, match: change(before.match) };
}

function answered(before: Situation, key: string, words?: string): Situation {
  const waiting = before.waiting.filter((other) => other !== key);
  const isNew = words !== undefined && before.waiting.includes(key);
  const notices = isNew ? [...before.notices, { key, words }] : before.notices;
  return { ...before, waiting, notices };
}
