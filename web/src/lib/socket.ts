/** A socket to a table that heals by itself. Commands that were not answered are sent again with the same key. */

import {
  CLOSE_MALFORMED,
  CLOSE_SENT_AWAY,
  CLOSE_SIGNED_OUT,
  CLOSE_TOO_LARGE,
  CLOSE_TOO_MANY,
  type Act,
  type Consult,
  type Consulted,
  type Done,
  type FromServer,
  type Move,
  type Note,
  type Recall,
  type Recalled,
  type Refused,
  type Say,
  type TooLate,
} from "../generated/wire";
import { ProblemError } from "./api";

export type Command = Act | Move | Say | Note | Recall | Consult;
type Answer = Done | TooLate | Refused | Recalled | Consulted;

export type Connection =
  | { readonly state: "connecting" }
  | { readonly state: "open"; readonly isHealed: boolean }
  | Lost
  /** For good: `words` is the id of the sentence that says why. */
  | { readonly state: "ended"; readonly words: string };

/** Since when there is no line, and when the next one is tried; by the local clock, in milliseconds. */
export interface Lost {
  readonly state: "lost";
  readonly attempt: number;
  readonly since: number;
  readonly retryAt: number;
}

/** What the socket needs of the world; tests bring their own. */
export interface Surroundings {
  readonly ticket: () => Promise<string>;
  readonly open: (ticket: string) => WebSocket;
  readonly random: () => number;
}

export interface Listener {
  readonly frame: (frame: FromServer) => void;
  readonly connection: (connection: Connection) => void;
}

const SHORTEST_WAIT = 250;
const LONGEST_WAIT = 8_000;
const BEAT_EVERY = 1_000;
const BEATS_TO_A_PING = 10;
const DEAD_AFTER = 25_000;
/** A heart that has not beaten for so long has slept, and the machine with it. */
const SLEPT_AFTER = 3_000;
/** How long a socket that may have slept through something has to prove that it lives. */
const PROOF_WITHIN = 700;
/** How long one that is being opened meanwhile may still take. */
const OPEN_WITHIN = 2_000;
/** How long it may take to be let in and to hear the first word: nothing says that nobody will answer. */
const HEARD_WITHIN = 15_000;
/** After being told that it was too much the waits begin here. */
const ATTEMPT_WHEN_TOO_MANY = 5;

/** Full jitter: anything up to a bound that doubles, so that a crowd does not come back in step. */
export function waitBefore(attempt: number, random: () => number): number {
  return random() * Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** (attempt - 1));
}

/** One that is sent again later would say that somebody is there who may be gone. */
function isSign(command: Command): boolean {
  return command.type === "act" && command.act.type === "here";
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #lostSince = 0;
  #wasOpen = false;
  #isStopped = false;
  #heardAt = 0;
  #beatAt = 0;
  /** Counts the attempts to connect, so that an answer to an older one is known as such. */
  #generation = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #proof: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  readonly #unanswered = new Map<string, Command>();
  /** What an earlier socket has carried already: it was possible when it was first sent. */
  readonly #sentBefore = new Set<string>();

  constructor(
    private readonly surroundings: Surroundings,
    private readonly listener: Listener,
  ) {}

  start(): void {
    this.listener.connection({ state: "connecting" });
    void this.#connect();
  }

  /** Leave the table: nothing is sent or heard from now on. */
  stop(): void {
    this.#isStopped = true;
    this.#drop();
  }

  /** Send now, or as soon as there is somebody to hear it. Notes and signs of life are sent now or not at all. */
  send(command: Command): void {
    if (command.type === "note") this.#forgetNotes();
    if (!isSign(command)) this.#unanswered.set(command.key, command);
    this.#transmit(command);
  }

  /**
   * Notes are sent whole. An older text that is still on its way would only undo the newer one, and on a new socket
   * what another device wrote meanwhile: whoever writes them sends them again, having seen what is there.
   */
  #forgetNotes(): void {
    for (const [key, { type }] of this.#unanswered) {
      if (type === "note") this.#unanswered.delete(key);
    }
  }

  /** Begin again with a fresh snapshot. */
  renew(): void {
    if (this.#isStopped) return;
    this.#drop();
    void this.#connect();
  }

  /** The network or the person is back: do not wait any longer. */
  nudge(): void {
    if (this.#isStopped) return;
    if (this.#retry === undefined) this.#prove();
    else this.renew();
  }

  // Connecting

  async #connect(): Promise<void> {
    const generation = ++this.#generation;
    this.#patience = setTimeout(() => {
      this.#lost();
    }, HEARD_WITHIN);
    try {
      const ticket = await this.surroundings.ticket();
      if (generation === this.#generation) this.#open(ticket);
    } catch (error) {
      if (generation === this.#generation) this.#failed(error);
    }
  }

  #failed(error: unknown): void {
    if (error instanceof ProblemError && error.isLasting) {
      this.#end(error.words);
    } else {
      this.#lost();
    }
  }

  #open(ticket: string): void {
    const socket = this.surroundings.open(ticket);
    this.#socket = socket;
    socket.onopen = () => {
      this.#opened();
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      this.#heard(JSON.parse(message.data) as FromServer);
    };
    socket.onclose = (close) => {
      this.#closed(close.code);
    };
  }

  #opened(): void {
    this.#heardAt = this.#beatAt = Date.now();
    let beats = 0;
    this.#heart = setInterval(() => {
      this.#beat(++beats);
    }, BEAT_EVERY);
    this.#forgetNotes();
    for (const command of this.#unanswered.values()) {
      if (command.type === "move") this.#sentBefore.add(command.key);
      this.#transmit(command);
    }
  }

  #heard(frame: FromServer): void {
    this.#heardAt = Date.now();
    clearTimeout(this.#proof);
    clearTimeout(this.#patience);
    this.#proof = undefined;
    if (this.#attempt > 0 || !this.#wasOpen) {
      this.listener.connection({ state: "open", isHealed: this.#wasOpen });
      this.#attempt = 0;
      this.#wasOpen = true;
    }
    this.listener.frame("key" in frame ? this.#answered(frame) : frame);
  }

  /** A new socket does not know what an old one had offered, so it cannot tell late from wrong. */
  #answered(frame: Answer): Answer {
    const { key } = frame;
    this.#unanswered.delete(key);
    const isAgain = this.#sentBefore.delete(key);
    const isRefused = frame.type === "refused" && frame.reason === "not-legal";
    return isAgain && isRefused ? { type: "too-late", key } : frame;
  }

  // Losing it

  #closed(code: number): void {
    if (code === CLOSE_SENT_AWAY || code === CLOSE_SIGNED_OUT) {
      this.#end(code === CLOSE_SENT_AWAY ? "problem-sent-away" : "problem-signed-out");
      return;
    }
    if (code === CLOSE_MALFORMED || code === CLOSE_TOO_LARGE) this.#giveUpCommands();
    this.#lost(code === CLOSE_TOO_MANY ? ATTEMPT_WHEN_TOO_MANY : 0);
  }

  /** After `attempts` that count as made; somebody who is back at the page is not kept waiting. */
  #lost(attempts = 0, isAwaited = false): void {
    this.#drop();
    const now = Date.now();
    if (this.#attempt === 0) this.#lostSince = now;
    this.#attempt = Math.max(this.#attempt, attempts) + 1;
    const wait = isAwaited ? 0 : waitBefore(this.#attempt, this.surroundings.random);
    const [attempt, since] = [this.#attempt, this.#lostSince];
    this.listener.connection({ state: "lost", attempt, since, retryAt: now + wait });
    if (isAwaited) {
      void this.#connect();
      return;
    }
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      void this.#connect();
    }, wait);
  }

  #end(words: string): void {
    this.stop();
    this.listener.connection({ state: "ended", words });
  }

  /** What the server could not read it will not read the next time either. */
  #giveUpCommands(): void {
    const keys = [...this.#unanswered.keys()];
    this.#unanswered.clear();
    for (const key of keys) this.listener.frame({ type: "refused", key, reason: "malformed" });
  }

  #drop(): void {
    this.#generation += 1;
    clearTimeout(this.#retry);
    clearTimeout(this.#proof);
    clearTimeout(this.#patience);
    clearInterval(this.#heart);
    this.#retry = undefined;
    this.#proof = undefined;
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  // Is anybody there?

  #beat(number: number): void {
    const now = Date.now();
    const hasSlept = now - this.#beatAt >= SLEPT_AFTER;
    this.#beatAt = now;
    if (now - this.#heardAt >= DEAD_AFTER) {
      this.#lost(0, hasSlept);
    } else if (hasSlept) {
      this.#prove();
    } else if (number % BEATS_TO_A_PING === 0) {
      this.#ping();
    }
  }

  #prove(): void {
    if (this.#proof !== undefined) return;
    if (this.#isOpen) this.#ping();
    const within = this.#isOpen ? PROOF_WITHIN : OPEN_WITHIN;
    this.#proof = setTimeout(() => {
      this.#lost(0, true);
    }, within);
  }

  #ping(): void {
    this.#socket?.send(JSON.stringify({ type: "ping" }));
  }

  get #isOpen(): boolean {
    return this.#socket?.readyState === 1;
  }

  #transmit(command: Command): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(command));
  }
}
