/**
 * Was chance fair? Checks a match file without any rules: the promise, the mixing, every index that nature drew,
 * and the chain over its lines. It mirrors `src/gloaming/core/chance.py`. What the indexes meant only the rules can tell: `gloaming verify`.
 */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Note } from "./memory";

const FORMAT = 1;
const ALGORITHM = "gloaming-1";
const WORDS = 2 ** 32;
/** A promise binds only if it can be read in one way: nothing in it may look like the sign that parts it. */
const NAME = /^[0-9a-z-]+$/;
const SECRET = /^[0-9a-f]{64}$/;

// Chance

/** The commitment that is public before anything is dealt. */
export function promise(match: string, seed: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`${ALGORITHM}|commit|${match}|`), seed)));
}

/** The key of all draws; absent nonces are empty. */
export function mix(
  match: string,
  seed: Uint8Array,
  nonces: readonly (string | null)[],
): Uint8Array {
  const thrown = nonces.map((nonce) => nonce ?? "").join("|");
  return hmac(sha256, seed, utf8ToBytes(`${ALGORITHM}|mix|${match}|${thrown}`));
}

/** The draw of this number: one of so many, all equally likely. */
export function draw(key: Uint8Array, number: number, of: number): number {
  if (!(of >= 1 && of <= WORDS)) throw new RangeError("a word cannot choose one of so many");
  const limit = WORDS - (WORDS % of);
  for (let attempt = 0; ; attempt += 1) {
    const digest = hmac(sha256, key, utf8ToBytes(`${ALGORITHM}|draw|${number}|${attempt}`));
    const word = new DataView(digest.buffer, digest.byteOffset).getUint32(0);
    if (word < limit) return word % of;
  }
}

// The file

export type Fault =
  | "empty"
  | "unreadable"
  | "format"
  | "unfinished"
  | "match"
  | "seed"
  | "promise"
  | "nonces"
  | "nonce"
  | "bot"
  | "backwards"
  | "choice"
  | "draw"
  | "head"
  | "chain";

/** Line numbers are counted from 1. */
export class BadFileError extends Error {
  constructor(
    readonly line: number,
    readonly fault: Fault,
  ) {
    super(`line ${line}: ${fault}`);
  }
}

/** Who sat on a seat: a person by name, a bot by its level. */
export interface Sitter {
  readonly name: string;
  readonly bot: string | null;
}

/** A match whose chance was fair. */
export interface Checked {
  readonly match: string;
  readonly game: string;
  readonly seats: readonly Sitter[];
  readonly commitment: string;
  readonly nonces: readonly (string | null)[];
  readonly head: string;
  readonly inputs: number;
  readonly draws: number;
  /** Whether there is a chain over the lines: files that older versions wrote have none. */
  readonly isChained: boolean;
}

/** The text of a file, with nothing left out: a mark of the byte order is no part of the format. */
export function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new BadFileError(1, "unreadable");
  }
}

/** Check every match of a file; throws a `BadFileError` at the first line that is wrong. */
export function check(text: string): readonly Checked[] {
  const rows = text.split("\n");
  if (rows.at(-1) === "") rows.pop();
  if (rows.length === 0) throw new BadFileError(1, "empty");
  const checked: Checked[] = [];
  for (let start = 0; start < rows.length; ) {
    const end = rows.findIndex((row, index) => index > start && row.startsWith('{"reveal"'));
    const header = headerIn(rows, start);
    if (end < 0) throw new BadFileError(rows.length, "unfinished");
    checked.push(checkOne(rows, start, end, header));
    start = end + 1;
  }
  return checked;
}

function checkOne(rows: readonly string[], start: number, end: number, header: Header): Checked {
  const lines = rows.slice(start + 1, end).map((_, index) => lineIn(rows, start + 1 + index));
  const reveal = revealIn(rows, end);
  if (!NAME.test(header.match)) throw new BadFileError(start + 1, "match");
  const draws = checkDraws(lines, start + 2, opened(header, reveal, end + 1));
  const last = lines.at(-1);
  if (last !== undefined && last.digest !== reveal.head) throw new BadFileError(end + 1, "head");
  const isChained = reveal.chain !== null;
  if (isChained && !isWhole(rows.slice(start, end + 1), reveal.chain)) {
    throw new BadFileError(end + 1, "chain");
  }
  const { match, game, seats, commitment } = header;
  const { nonces, head } = reveal;
  return { match, game, seats, commitment, nonces, head, inputs: lines.length, draws, isChained };
}

/** Every line is hashed behind the digest of those before it, the last one as far as the chain in it. */
function isWhole(rows: readonly string[], chain: string): boolean {
  const last = rows.at(-1) ?? "";
  const end = `,"chain":"${chain}"}}`;
  if (!last.endsWith(end)) return false;
  const hashed = [...rows.slice(0, -1), last.slice(0, -end.length)];
  const link = (digest: string, row: string) => bytesToHex(sha256(utf8ToBytes(digest + row)));
  return hashed.reduce(link, "") === chain;
}

function opened(header: Header, reveal: Reveal, line: number): Uint8Array {
  if (!SECRET.test(reveal.seed)) throw new BadFileError(line, "seed");
  const seed = hexToBytes(reveal.seed);
  if (promise(header.match, seed) !== header.commitment) throw new BadFileError(line, "promise");
  checkNonces(header.seats, reveal.nonces, line);
  return mix(header.match, seed, reveal.nonces);
}

/** A bot's nonce would be the server's, who could try many, having seen those of the others. */
function checkNonces(
  seats: readonly Sitter[],
  nonces: readonly (string | null)[],
  line: number,
): void {
  if (nonces.length !== seats.length) throw new BadFileError(line, "nonces");
  nonces.forEach((nonce, seat) => {
    if (nonce === null) return;
    if (!SECRET.test(nonce)) throw new BadFileError(line, "nonce");
    if (seats[seat]?.bot !== null) throw new BadFileError(line, "bot");
  });
}

function checkDraws(lines: readonly Line[], first: number, key: Uint8Array): number {
  let draws = 0;
  let latest = 0;
  lines.forEach((line, index) => {
    if (line.at < latest) throw new BadFileError(first + index, "backwards");
    latest = line.at;
    if (!isPossible(line)) throw new BadFileError(first + index, "choice");
    if (line.by !== "nature") return;
    if (draw(key, draws, line.of) !== line.chosen) throw new BadFileError(first + index, "draw");
    draws += 1;
  });
  return draws;
}

/** Nature chooses one of those that there are, of no more than a word can tell apart; nobody else does. */
function isPossible({ by, of, chosen }: Line): boolean {
  if (by !== "nature") return of === 0 && chosen === 0;
  return of >= 1 && of <= WORDS && chosen >= 0 && chosen < of;
}

// Reading

interface Header {
  readonly match: string;
  readonly game: string;
  readonly seats: readonly Sitter[];
  readonly commitment: string;
}

interface Line {
  readonly at: number;
  readonly by: unknown;
  readonly digest: string;
  readonly of: number;
  readonly chosen: number;
}

interface Reveal {
  readonly seed: string;
  readonly nonces: readonly (string | null)[];
  readonly head: string;
  readonly chain: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

function headerIn(rows: readonly string[], index: number): Header {
  return reading(rows, index, (fields) => {
    if (fields.format !== FORMAT) throw new BadFileError(index + 1, "format");
    return {
      match: text(fields.match),
      game: text(fields.game),
      seats: list(fields.seats).map((seat) => sitterIn(seat as Fields)),
      commitment: text(fields.commitment),
    };
  });
}

function sitterIn(seat: Fields): Sitter {
  const { bot } = seat;
  return { name: text(seat.name), bot: bot === undefined ? null : text(bot) };
}

/** What is 0 is left out of a line. */
function lineIn(rows: readonly string[], index: number): Line {
  return reading(rows, index, (fields) => ({
    at: whole(fields.at),
    by: fields.by,
    digest: text(fields.digest),
    of: whole(fields.of ?? 0),
    chosen: whole(fields.chosen ?? 0),
  }));
}

function revealIn(rows: readonly string[], index: number): Reveal {
  return reading(rows, index, (fields) => {
    const reveal = fields.reveal as Fields;
    return {
      seed: text(reveal.seed),
      nonces: list(reveal.nonces).map((nonce) => (nonce === null ? null : text(nonce))),
      head: text(reveal.head),
      chain: reveal.chain === undefined ? null : text(reveal.chain),
    };
  });
}

function reading<T>(rows: readonly string[], index: number, read: (fields: Fields) => T): T {
  const row = rows[index] ?? "";
  try {
    // JSON does not mind what stands around it, such as the line ends of another system; the format does.
    if (row !== row.trim()) throw new BadFileError(index + 1, "unreadable");
    return read(JSON.parse(row) as Fields);
  } catch (error) {
    throw error instanceof BadFileError ? error : new BadFileError(index + 1, "unreadable");
  }
}

function text(value: unknown): string {
  if (typeof value !== "string") throw new TypeError("a text was expected");
  return value;
}

function whole(value: unknown): number {
  if (!Number.isSafeInteger(value)) throw new TypeError("a whole number was expected");
  return value as number;
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError("a list was expected");
  return value as readonly unknown[];
}

// What this device remembers of it

/** `unknown`: there is nothing here to compare with. */
export type Memory = "kept" | "changed" | "unknown";

export interface Remembered {
  readonly commitment: Memory;
  readonly nonce: Memory;
  readonly head: Memory;
}

/** Whether the file is about the match that was played on this device. */
export function compare(checked: Checked, note: Note | null): Remembered {
  const seat = note?.seat ?? null;
  const nonce = seat === null ? undefined : checked.nonces[seat];
  return {
    commitment: note?.isPromiseBroken === true ? "changed" : same(note?.commitment, checked.commitment),
    nonce: note?.isThrowLost === true ? "changed" : same(note?.nonce, nonce),
    head: same(note?.head, checked.head),
  };
}

function same(known: string | null | undefined, found: string | null | undefined): Memory {
  if (known === null || known === undefined) return "unknown";
  return known === found ? "kept" : "changed";
}
