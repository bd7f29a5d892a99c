/** Private notes: written here, kept by the server, the same on every device of one's own. */

import { draftOf, keepDraft } from "./memory";

/** So long after the last letter the notes are sent. */
const PAUSE = 600;

/** As many characters as the server takes. */
export const LONGEST_NOTE = 4000;

export interface Desk {
  /** The text is this now; it may have been written elsewhere. */
  readonly shown: (text: string) => void;
  /** Sends the text. Resolves to nothing when it is kept, else to the id of the reason why not. */
  readonly send: (text: string) => Promise<string | null>;
  readonly refused: (words: string | null) => void;
  /** Whether there is something that the server has not kept yet. */
  readonly dirty: (isDirty: boolean) => void;
}

export class NotePad {
  #match: string | null = null;
  #text = "";
  /** What is on its way, the newest. */
  #sending: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly desk: Desk) {}

  /** Whether something here has not been kept by the server yet. */
  get isDirty(): boolean {
    return this.#timer !== undefined || this.#sending !== null;
  }

  /** The match has begun, or one has come back to it: the server has these notes. */
  opened(match: string, text: string): void {
    if (match !== this.#match) this.#begin(match);
    const draft = draftOf(match);
    if (this.isDirty) return;
    this.#show(draft ?? text);
    if (draft !== null && draft !== text) this.#send();
  }

  /** Written on another device. What is being written here is newer, or will be in a moment. */
  heard(text: string): void {
    if (!this.isDirty) this.#show(text);
  }

  typed(text: string): void {
    if (this.#match === null) return;
    this.#text = text;
    keepDraft(this.#match, text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.flush();
    }, PAUSE);
    this.desk.dirty(true);
  }

  /** Send now what has not been sent: one is leaving. */
  flush(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#send();
  }

  #begin(match: string): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#sending = null;
    this.#match = match;
    this.desk.refused(null);
    this.desk.dirty(false);
  }

  #show(text: string): void {
    this.#text = text;
    this.desk.shown(text);
  }

  #send(): void {
    const [match, text] = [this.#match, this.#text];
    this.#sending = text;
    void this.desk.send(text).then((words) => {
      const isNewest = match === this.#match && text === this.#sending;
      if (isNewest) this.#answered(words);
    });
  }

  #answered(words: string | null): void {
    this.#sending = null;
    this.desk.refused(words);
    this.desk.dirty(this.isDirty);
    if (words === null && !this.isDirty && this.#match !== null) keepDraft(this.#match, null);
  }
}
