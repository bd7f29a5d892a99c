/** Private notes: written here, kept by the server, the same on every device of one's own. */

import { draftOf, keepDraft, type Draft } from "./memory";

/** So long after the last letter the notes are sent. */
const PAUSE = 600;

/** As many characters as the server takes. */
export const LONGEST_NOTE = 4000;

/** Before a line of marks: what a board keeps for its player, below all that is written. */
const MARKED = "⊞ ";

export interface Noted {
  readonly text: string;
  readonly marks: string;
}

/** Notes as they are read: the text, and the marks. Where two devices have merged, the last marks count. */
export function parted(note: string): Noted {
  const lines = note.split("\n");
  const isMarked = (line: string) => line.startsWith(MARKED);
  const marks = lines.filter(isMarked).at(-1)?.slice(MARKED.length) ?? "";
  return { text: lines.filter((line) => !isMarked(line)).join("\n"), marks };
}

/** The same as they are kept. */
export function joined({ text, marks }: Noted): string {
  if (marks === "") return text;
  return text === "" ? MARKED + marks : `${text}\n${MARKED}${marks}`;
}

export interface Desk {
  /** The text is this now; it may have been written elsewhere. */
  readonly shown: (text: string) => void;
  /** Sends the text. Resolves to nothing when it is kept, else to the id of the reason why not. */
  readonly send: (text: string) => Promise<string | null>;
  readonly refused: (words: string | null) => void;
  /** Whether there is something that the server has not kept yet. */
  readonly dirty: (isDirty: boolean) => void;
}

/** What to go on with when the server has this text: whatever was written here or elsewhere is in it. */
export function merged({ text, base }: Draft, theirs: string): string {
  const [mine, there] = [bare(text), bare(theirs)];
  if (there === bare(base) || mine.includes(there)) return text;
  return there.includes(mine) ? theirs : `${theirs}\n\n${text}`;
}

/** The server leaves out what nobody can see: that is no difference. */
function bare(text: string): string {
  return text.normalize("NFC").replace(/[\s\p{C}]/gu, "");
}

export class NotePad {
  #match: string | null = null;
  #text = "";
  /** What the server had when it was last heard of, as far as what is here was written after it. */
  #base = "";
  /** What is on its way, the newest. */
  #sending: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether it is known what the server has: on a new socket, not before it says so. */
  #isInTouch = false;

  constructor(private readonly desk: Desk) {}

  /** Whether something here has not been kept by the server yet. */
  get isDirty(): boolean {
    return this.#timer !== undefined || this.#sending !== null;
  }

  /** The line is lost: another device may write while this one is away. */
  lost(): void {
    this.#isInTouch = false;
  }

  /** The match has begun, or one has come back to it: the server has these notes. */
  opened(match: string, text: string): void {
    if (match !== this.#match) this.#begin(match);
    this.#isInTouch = true;
    const draft = this.isDirty ? { text: this.#text, base: this.#base } : draftOf(match);
    if (draft === null) this.#take(text);
    else this.#goOn(draft, text);
  }

  /** Written on another device. What is being written here is newer, or will be in a moment. */
  heard(text: string): void {
    if (!this.isDirty) this.#take(text);
  }

  typed(text: string): void {
    if (this.#match === null) return;
    this.#text = text;
    this.#rest();
    this.#timer = setTimeout(() => {
      this.flush();
    }, PAUSE);
    this.#keep();
  }

  /** Send now what has not been sent: one is leaving. */
  flush(): void {
    if (this.#timer === undefined) return;
    this.#rest();
    this.#send();
  }

  #begin(match: string): void {
    this.#rest();
    this.#sending = null;
    this.#match = match;
    this.desk.refused(null);
    this.desk.dirty(false);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** What the server has is what is here. */
  #take(text: string): void {
    this.#base = text;
    this.#show(text);
  }

  #show(text: string): void {
    this.#text = text;
    this.desk.shown(text);
  }

  #goOn(draft: Draft, theirs: string): void {
    const isOurs = this.#sending !== null && bare(this.#sending) === bare(theirs);
    const text = isOurs ? draft.text : merged(draft, theirs);
    this.#rest();
    this.#base = theirs;
    if (text !== this.#text) this.#show(text);
    if (bare(text) === bare(theirs)) this.#answered(null);
    else this.#send();
  }

  /** Without a line it stays here until the server has told what it has. */
  #send(): void {
    const [match, text] = [this.#match, this.#text];
    this.#sending = text;
    this.#keep();
    if (!this.#isInTouch) return;
    void this.desk.send(text).then((words) => {
      const isNewest = match === this.#match && text === this.#sending;
      if (isNewest) this.#answered(words, text);
    });
  }

  /** A text that was refused stays here as a draft. */
  #answered(words: string | null, kept = this.#base): void {
    this.#sending = null;
    this.desk.refused(words);
    if (words === null) this.#base = kept;
    if (words === null || this.isDirty) this.#keep();
    this.desk.dirty(this.isDirty);
  }

  #keep(): void {
    const draft = this.isDirty ? { text: this.#text, base: this.#base } : null;
    if (this.#match !== null) keepDraft(this.#match, draft);
    this.desk.dirty(this.isDirty);
  }
}
