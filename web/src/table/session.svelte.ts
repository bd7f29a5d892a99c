/** One visit to a table: the socket, what is known, and what may be asked for. */

import { ticket } from "$lib/api";
import { newKey, newNonce } from "$lib/keys";
import { asked, dismissed, fold, NOTHING_YET, OUT_OF_STEP, type Message } from "$lib/match";
import {
  isTaken,
  nonceFor,
  noteHead,
  noteMatch,
  notePromise,
  noteTaken,
  type Promised,
} from "$lib/memory";
import { TableSocket, type Connection } from "$lib/socket";
import type { FromServer, Snapshot, TableAct, TableView } from "../generated/wire";

export class TableSession {
  situation = $state.raw(NOTHING_YET);
  connection = $state.raw<Connection>({ state: "connecting" });
  readonly #socket: TableSocket;
  /** Acts that have not been answered: asked for twice, they are sent once. */
  #underWay: readonly { key: string; what: string }[] = [];
  /** The last throw, answered or not. */
  #throw: { readonly key: string; readonly commitment: string } | null = null;
  /** What this socket was promised about the match that has to come next. */
  #next: Promised | null = null;
  /** The match that was over when this socket came: it is shown once more. */
  #last: string | null = null;

  constructor(code: string) {
    const surroundings = {
      ticket: () => ticket(code),
      open: (pass: string) => {
        this.#next = this.#last = null;
        return new WebSocket(`/ws?ticket=${encodeURIComponent(pass)}`);
      },
      random: () => Math.random(),
    };
    this.#socket = new TableSocket(surroundings, {
      frame: (frame) => {
        this.#heard(frame);
      },
      connection: (connection) => {
        this.connection = connection;
      },
    });
  }

  /** Begin, and come back by itself whenever the network or the person does. Returns how to stop. */
  start(): () => void {
    const nudge = () => {
      if (document.visibilityState === "visible") this.#socket.nudge();
    };
    addEventListener("online", nudge);
    document.addEventListener("visibilitychange", nudge);
    this.#socket.start();
    return () => {
      removeEventListener("online", nudge);
      document.removeEventListener("visibilitychange", nudge);
      this.#socket.stop();
    };
  }

  get isWaiting(): boolean {
    return this.situation.waiting.length > 0;
  }

  act(act: TableAct): void {
    const what = JSON.stringify(act);
    if (this.#underWay.some((one) => one.what === what)) return;
    const key = newKey();
    this.#underWay = [...this.#underWay, { key, what }];
    this.situation = asked(this.situation, key);
    this.#socket.send({ type: "act", key, act });
  }

  /** Make a move; while an answer is out there is no second one. */
  move(move: Message): void {
    const match = this.situation.match;
    if (match === null || this.isWaiting) return;
    const key = newKey();
    this.situation = asked(this.situation, key);
    this.#socket.send({ type: "move", key, frame: match.frame, move });
  }

  dismiss(key: string): void {
    this.situation = dismissed(this.situation, key);
  }

  #heard(frame: FromServer): void {
    const after = fold(this.situation, frame, Date.now());
    if (after === OUT_OF_STEP) {
      this.#socket.renew();
      return;
    }
    this.situation = after;
    if ("key" in frame) this.#answered(frame.key, frame.type === "done");
    if (frame.type === "table" && frame.phase !== "playing") this.#promised(frame);
    if (frame.type === "snapshot") this.#begun(frame);
    if (frame.type === "over" && after.match !== null) noteHead(after.match.id, frame.head);
  }

  #answered(key: string, isDone: boolean): void {
    this.#underWay = this.#underWay.filter((one) => one.key !== key);
    if (this.#throw?.key !== key) return;
    if (isDone) noteTaken(this.#throw.commitment, true);
    else this.#throw = null;
  }

  // Fair chance

  /** The next match and its promise are known: remember them, and throw in some chance of one's own. */
  #promised(table: TableView): void {
    const { next_match: match, commitment } = table;
    if (this.#next === null) this.#last = table.match;
    this.#next = { match, commitment };
    notePromise(this.#next);
    if (table.you !== null) this.#throwIn(commitment, table.places[table.you]?.has_thrown === true);
  }

  /** Throw once. That the table shows some throw is not enough: the server must have taken this device's. */
  #throwIn(commitment: string, isShown: boolean): void {
    if (this.#throw?.commitment === commitment) return;
    if (isShown && isTaken(commitment)) return;
    noteTaken(commitment, false);
    const key = newKey();
    this.#throw = { key, commitment };
    const nonce = nonceFor(commitment, newNonce);
    this.#socket.send({ type: "act", key, act: { type: "throw", commitment, nonce } });
  }

  #begun(snapshot: Snapshot): void {
    const next = snapshot.match === this.#last ? null : this.#next;
    const { isPromiseBroken, isThrowLost } = noteMatch(snapshot, next);
    if (isPromiseBroken) this.#warn("fair-promise-broken");
    if (isThrowLost) this.#warn("fair-throw-lost");
  }

  #warn(words: string): void {
    const { situation } = this;
    const notices = [...situation.notices, { key: newKey(), words }];
    this.situation = { ...situation, notices };
  }
}
