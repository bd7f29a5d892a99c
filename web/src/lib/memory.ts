/** What this device remembers. Storage may be switched off or full: then it forgets, and nothing breaks. */

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

function forget(name: string): void {
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

// What is kept so that a match can be checked when it is over

const MOST_KEPT = 200;

type Book<T> = Readonly<Record<string, T>>;

/** What was seen of a match while it was played. */
export interface Note {
  readonly commitment: string;
  readonly seat: number | null;
  /** What this device threw in after it had seen that very commitment. */
  readonly nonce: string | null;
  readonly head: string | null;
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

/** Note the beginning of a match. What has been noted once stands. */
export function noteMatch(match: string, commitment: string, seat: number | null): void {
  const book = read<Note>("matches");
  if (book[match] !== undefined) return;
  const nonce = thrownFor(commitment);
  write("matches", { ...book, [match]: { commitment, seat, nonce, head: null } });
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
