/** One visit to a table: the socket, what is known, and what may be asked for. */

import { ticket } from "$lib/api";
import { newKey, newNonce } from "$lib/keys";
import { asked, dismissed, fold, NOTHING_YET, OUT_OF_STEP, type Message } from "$lib/match";
import { nonceFor, noteHead, noteMatch } from "$lib/memory";
import { TableSocket, type Connection } from "$lib/socket";
import type { FromServer, TableAct, TableView } from "../generated/wire";

export class TableSession {
  situation = $state.raw(NOTHING_YET);
  connection = $state.raw<Connection>({ state: "connecting" });
  readonly #socket: TableSocket;
  /** Acts that have not been answered: asked for twice, they are sent once. */
  #underWay: readonly { key: string; what: string }[] = [];
  #thrownFor = "";

  constructor(code: string) {
    const surroundings = {
      ticket: () => ticket(code),
      open: (pass: string) => new WebSocket(`/ws?ticket=${encodeURIComponent(pass)}`),
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
    if ("key" in frame) this.#underWay = this.#underWay.filter((one) => one.key !== frame.key);
    if (frame.type === "table") this.#throwIn(frame);
    if (frame.type === "snapshot") noteMatch(frame.match, frame.commitment, frame.you);
    if (frame.type === "over" && after.match !== null) noteHead(after.match.id, frame.head);
  }

  /** Throw a nonce of one's own into the chance of the next match, once its promise is known. */
  #throwIn(table: TableView): void {
    if (table.you === null || table.phase === "playing") return;
    if (table.places[table.you]?.has_thrown === true) return;
    if (this.#thrownFor === table.commitment) return;
    this.#thrownFor = table.commitment;
    const { commitment } = table;
    const nonce = nonceFor(commitment, newNonce);
    this.#socket.send({ type: "act", key: newKey(), act: { type: "throw", commitment, nonce } });
  }
}
