/** What this device remembers. Storage may be switched off or full: then it forgets, and nothing breaks. */

import type { Snapshot } from "../generated/wire";

const PREFIX = "gloaming-";

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    return;
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    return;
  }
}

// The table one was last at

export function noteTable(code: string): void {
  remember("table", code);
}

export function lastTable(): string | null {
  return recall("table");
}

export function forgetTable(): void {
  forget("table");
}

// The games that one knows

/** Whether this device has shown how a game goes. */
export function isKnown(game: string): boolean {
  return read<boolean>("known-games")[game] ?? false;
}

export function noteKnown(game: string): void {
  write("known-games", { ...read<boolean>("known-games"), [game]: true });
}

// What one does not want to hear, what one has read, and what the server has not got yet

/** Nobody else learns of it. A speaker is known by name, at this table only. */
export function mute(table: string, name: string, isMuted: boolean): void {
  const others = mutedAt(table).filter((other) => other !== name);
  write("muted", { ...read<readonly string[]>("muted"), [table]: isMuted ? [...others, name] : others });
}

export function mutedAt(table: string): readonly string[] {
  return read<readonly string[]>("muted")[table] ?? [];
}

/** Note until when, by the server's clock, the talk at a table has been read. */
export function noteRead(table: string, until: number): void {
  write("read", { ...read<number>("read"), [table]: until });
}

export function readUntil(table: string): number {
  return read<number>("read")[table] ?? 0;
}

/**
 * Whoever goes on to another table takes along what they have read, and whom they do not hear: once, and not again when
 * they have been there.
 */
export function comeAlong(from: string, to: string): void {
  if (to in read<number>("read")) return;
  noteRead(to, readUntil(from));
  for (const name of mutedAt(from)) mute(to, name, true);
}

/** When the last line was said before a match, as it was known when this device first saw the match. */
export function saidBefore(match: string, known: number): number {
  const book = read<number>("said-before");
  const noted = book[match];
  if (noted === undefined) write("said-before", { ...book, [match]: known });
  return noted ?? known;
}

/** Private notes that the server has not confirmed, and what it had when they were written. */
export interface Draft {
  readonly text: string;
  readonly base: string;
}

/** Keep a draft until the server has it; nothing, once it has. */
export function keepDraft(match: string, draft: Draft | null): void {
  const others = Object.entries(read<Draft>("unsent-notes")).filter(([other]) => other !== match);
  const kept = draft === null ? others : [...others, [match, draft] as const];
  write("unsent-notes", Object.fromEntries(kept));
}

export function draftOf(match: string): Draft | null {
  return read<Draft>("unsent-notes")[match] ?? null;
}

// What is kept so that a match can be checked when it is over

const MOST_KEPT = 200;

type Book<T> = Readonly<Record<string, T>>;

/** A match that is still to come, and the commitment to its chance. */
export interface Promised {
  readonly match: string;
  readonly commitment: string;
}

/** What was seen of a match while it was played. */
export interface Note {
  /** The one that was shown before the match began, if this device was there. */
  readonly commitment: string | null;
  readonly seat: number | null;
  /** What this device threw in after it had seen that very commitment, if the server took it. */
  readonly nonce: string | null;
  readonly head: string | null;
  /** The match was begun under another promise than the one that was shown before. */
  readonly isPromiseBroken: boolean;
  /** It was begun without the throw that the server had taken. */
  readonly isThrowLost: boolean;
}

/** Note a promise while the match is still to come. What was promised first stands. */
export function notePromise({ match, commitment }: Promised): void {
  const book = read<string>("promises");
  if (book[match] === undefined) write("promises", { ...book, [match]: commitment });
}

/** The nonce for a commitment: always the same one, so that a reload throws nothing new. */
export function nonceFor(commitment: string, make: () => string): string {
  const book = read<string>("throws");
  const known = book[commitment];
  if (known !== undefined) return known;
  const nonce = make();
  write("throws", { ...book, [commitment]: nonce });
  return nonce;
}

/** What this device has thrown in after it saw that commitment, if anything. */
export function thrownFor(commitment: string): string | null {
  return read<string>("throws")[commitment] ?? null;
}

/** Note whether the server has confirmed that it has this device's throw. */
export function noteTaken(commitment: string, isConfirmed: boolean): void {
  write("taken", { ...read<boolean>("taken"), [commitment]: isConfirmed });
}

export function isTaken(commitment: string): boolean {
  return read<boolean>("taken")[commitment] ?? false;
}

type Differences = Pick<Note, "isPromiseBroken" | "isThrowLost">;

/**
 * Note the beginning of a match, and tell what is not as it should be. What has been noted once stands. `next` is the
 * match that had to begin, for somebody who was there all the time.
 */
export function noteMatch(begun: Begun, next: Promised | null): Differences {
  const commitment = read<string>("promises")[begun.match] ?? next?.commitment ?? null;
  const isOther = next !== null && next.match !== begun.match;
  const isPromiseBroken = isOther || (commitment ?? begun.commitment) !== begun.commitment;
  const { nonce, isThrowLost } = throwIn(begun, commitment ?? begun.commitment);
  const fresh = { commitment, seat: begun.you, nonce, head: null, isPromiseBroken, isThrowLost };
  const book = read<Note>("matches");
  const note = book[begun.match] ?? fresh;
  const noted = {
    ...note,
    isPromiseBroken: note.isPromiseBroken || isPromiseBroken,
    isThrowLost: note.isThrowLost || isThrowLost,
  };
  write("matches", { ...book, [begun.match]: noted });
  return { isPromiseBroken, isThrowLost };
}

type Begun = Pick<Snapshot, "match" | "commitment" | "nonces" | "you">;

/** This device's throw in a match. One that the server never took may be missing: it may have come too late. */
function throwIn(
  { you, nonces }: Begun,
  commitment: string,
): Pick<Note, "nonce" | "isThrowLost"> {
  const thrown = thrownFor(commitment);
  if (you === null || thrown === null) return { nonce: null, isThrowLost: false };
  const isThere = nonces[you] === thrown;
  const isOurs = isThere || isTaken(commitment);
  return { nonce: isOurs ? thrown : null, isThrowLost: isOurs && !isThere };
}

/** Note the digest that the match file has to lead to. */
export function noteHead(match: string, head: string): void {
  const book = read<Note>("matches");
  const note = book[match];
  if (note?.head === null) write("matches", { ...book, [match]: { ...note, head } });
}

export function noteOf(match: string): Note | null {
  return read<Note>("matches")[match] ?? null;
}

function read<T>(name: string): Book<T> {
  try {
    return JSON.parse(recall(name) ?? "{}") as Book<T>;
  } catch {
    return {};
  }
}

/** Keeps the newest: objects remember the order in which their keys came. */
function write<T>(name: string, book: Book<T>): void {
  const kept = Object.entries(book).slice(-MOST_KEPT);
  remember(name, JSON.stringify(Object.fromEntries(kept)));
}
