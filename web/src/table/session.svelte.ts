/** One visit to a table: the socket, what is known, and what may be asked for. */

import { clientVersion, ticket } from "$lib/api";
import { Cues } from "$lib/cues";
import { newKey } from "$lib/keys";
import { isAwaited, SignsOfLife, silence } from "$lib/life";
import { Ending } from "$lib/ending";
import * as match from "$lib/match";
import { latestMoments } from "$lib/moments";
import { comeAlong, mute, mutedAt, noteHead, noteRead, noteTable, readUntil, saidBefore } from "$lib/memory";
import { joined, NotePad, parted } from "$lib/notes";
import { areOutdated, isCalm } from "$lib/pages";
import { TableSocket, type Connection } from "$lib/socket";
import { sounds } from "$lib/sound";
import { unread, type Audience } from "$lib/talk";
import type { Consult, FromServer, GameView, Spoken, TableAct } from "../generated/wire";
import { FairChances } from "./chances";
import { QuickTable } from "./quickly.svelte";
import { room } from "./room.svelte";

/** A line that is back within this time was hardly gone: no word about it. */
const BLINK = 3_000;
const LOOK_FOR_CALM_EVERY = 2_000;
/** The last moment that was witnessed by whoever has witnessed none. */
const NOTHING_SEEN = -1;
const OF_A_MATCH: ReadonlySet<string> = new Set(["note", "stop", "take-seat", "vote"]);

export class TableSession {
  situation = $state.raw(match.NOTHING_YET);
  connection = $state.raw<Connection>({ state: "connecting" });
  /** The server has newer pages than these. */
  isOutdated = $state(false);
  /** What is being written, and to nobody said yet. */
  draft = $state("");
  /** Private notes with the marks of the board, as they are kept. */
  #note = $state("");
  readonly noted = $derived(parted(this.#note));
  /** Whether the server has not kept all of it yet. */
  isNoteDirty = $state(false);
  /** Why the notes were not kept, as the id of a sentence. */
  noteFault = $state<string | null>(null);
  muted = $state.raw<readonly string[]>([]);
  /** The last line that was said before the match. */
  saidBefore = $state(-1);
  #readUntil = $state(0);
  readonly unread = $derived(unread(this.situation.talk, this.#readUntil, (line) => this.#isHeard(line)));

  readonly cues = new Cues((name) => this.games.find((game) => game.name === name));
  readonly pad: NotePad;
  readonly quick: QuickTable;
  readonly #socket: TableSocket;
  readonly #chances: FairChances;
  readonly #ending = new Ending(
    () => room.drawn?.lasts(latestMoments(this.situation.match?.moments ?? [])) ?? 0,
    (frame) => {
      this.#heard(frame);
    },
  );
  readonly #signs = new SignsOfLife(() => this.here());
  /** Acts that have not been answered: asked for twice, they are sent once. */
  #underWay: readonly { key: string; what: string }[] = [];
  /** Who waits for an answer: nothing means that it is done, else it is the id of the reason. */
  #answers: Readonly<Record<string, (trouble: string | null) => void>> = {};
  /** Since when, and knowing how much, one has been without a line. */
  #away: { readonly since: number; readonly known: number } | null = null;
  #stirredAt = Date.now();

  constructor(
    readonly code: string,
    private readonly games: readonly GameView[],
  ) {
    this.quick = new QuickTable(code, games, (act) => {
      this.act(act);
    });
    this.muted = mutedAt(code);
    this.#readUntil = readUntil(code);
    this.pad = this.#makePad();
    this.#socket = this.#makeSocket();
    this.#chances = new FairChances({
      act: (key, act) => {
        this.#socket.send({ type: "act", key, act });
      },
      warn: (words) => {
        this.#tell({ words, tone: "warning" });
      },
    });
  }

  #makePad(): NotePad {
    return new NotePad({
      shown: (text) => {
        this.#note = text;
      },
      refused: (words) => {
        this.noteFault = words;
      },
      dirty: (isDirty) => {
        this.isNoteDirty = isDirty;
      },
      send: (text) => this.#ask((key) => ({ type: "note", key, text, ...this.#about("note") })),
    });
  }

  #makeSocket(): TableSocket {
    const open = (pass: string) => {
      this.#chances.begin();
      this.#signs.lineIsNew();
      this.#ending.drop();
      this.pad.lost();
      this.situation = match.arriving(this.situation);
      return new WebSocket(`/ws?ticket=${encodeURIComponent(pass)}`);
    };
    return new TableSocket(
      { ticket: () => ticket(this.code), open, random: () => Math.random() },
      {
        frame: (frame) => {
          this.#ending.hear(frame);
        },
        connection: (connection) => {
          this.#connected(connection);
        },
      },
    );
  }

  // Coming, going, being there

  /** Begin, and come back by itself whenever the network or the person does. Returns how to stop. */
  start(): () => void {
    const leaving = new AbortController();
    const { signal } = leaving;
    const nudge = () => {
      this.#socket.nudge();
    };
    const seen = () => {
      if (document.visibilityState === "visible") nudge();
    };
    const looked = () => {
      this.#signs.looked();
      this.#return();
    };
    const flush = () => {
      this.pad.flush();
    };
    addEventListener("online", nudge, { signal });
    document.addEventListener("visibilitychange", seen, { signal });
    document.addEventListener("resume", nudge, { signal });
    document.addEventListener("visibilitychange", looked, { signal });
    document.addEventListener("visibilitychange", flush, { signal });
    addEventListener("pagehide", flush, { signal });
    this.#followStirs(signal);
    this.#socket.start();
    return () => {
      leaving.abort();
      this.pad.flush();
      this.#ending.drop();
      this.#socket.stop();
      const onward = this.situation.table?.onward ?? null;
      if (onward !== null) comeAlong(this.code, onward);
    };
  }

  #followStirs(signal: AbortSignal): void {
    const stirred = () => {
      this.#stirredAt = Date.now();
      const isOpen = this.connection.state === "open";
      this.#signs.stirred(isOpen && isAwaited(this.situation.table), this.#stirredAt);
    };
    for (const kind of ["pointerdown", "pointermove", "keydown", "wheel"]) {
      addEventListener(kind, stirred, { signal, passive: true });
    }
    const timer = setInterval(() => {
      if (this.isOutdated && this.#isCalm()) this.renewPages();
    }, LOOK_FOR_CALM_EVERY);
    signal.addEventListener("abort", () => {
      clearInterval(timer);
    });
  }

  /** Say that one is there; a bot that played on gives the seat back. */
  here(): string {
    const key = newKey();
    this.#socket.send({ type: "act", key, act: { type: "here" } });
    return key;
  }

  #return(): void {
    const isLooking = document.visibilityState === "visible";
    const { table } = this.situation;
    if (isLooking && table !== null && this.connection.state === "open") this.#signs.come(table);
  }

  /** Do not wait for the next attempt. */
  tryNow(): void {
    this.#socket.nudge();
  }

  #connected(connection: Connection): void {
    this.connection = connection;
    if (connection.state === "lost") {
      const known = this.situation.match?.moments.length ?? 0;
      this.#away ??= { since: connection.since, known };
    }
    if (connection.state === "open") {
      // Whoever was not let in has no way back to it.
      noteTable(this.code);
      void this.#lookForNewPages();
    }
  }

  /** Somebody who was away for more than a blink is told what they have missed. */
  #welcome(): void {
    const away = this.#away;
    this.#away = null;
    if (away === null || Date.now() - away.since < BLINK) return;
    const count = Math.max(0, (this.situation.match?.moments.length ?? 0) - away.known);
    this.#tell({ words: "back-again", count, tone: "good" });
  }

  // Newer pages

  async #lookForNewPages(): Promise<void> {
    const version = await clientVersion().catch(() => null);
    if (version !== null) this.isOutdated = areOutdated(version);
  }

  #isCalm(): boolean {
    const field = document.activeElement;
    const isWriting = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return isCalm({
      phase: this.situation.table?.phase ?? null,
      hasTyped: this.draft !== "" || this.isNoteDirty || (isWriting && !field.readOnly),
      isHidden: document.visibilityState === "hidden",
      quietFor: Date.now() - this.#stirredAt,
    });
  }

  renewPages(): void {
    this.pad.flush();
    location.reload();
  }

  // What one may ask for

  /** Whether a move is on its way: until it is answered there is no second one. */
  get isWaiting(): boolean {
    return this.situation.waiting.some((one) => one.move !== null);
  }

  act(act: TableAct): void {
    const what = JSON.stringify(act);
    if (this.#underWay.some((one) => one.what === what)) return;
    const key = newKey();
    this.#underWay = [...this.#underWay, { key, what }];
    this.situation = match.asked(this.situation, key);
    this.#socket.send({ type: "act", key, act, ...this.#about(act.type) });
  }

  /** Show everybody the way to another table. Resolves to nothing when it is done, else to the id of the reason. */
  async leadOn(code: string): Promise<string | null> {
    return this.#ask((key) => ({ type: "act", key, act: { type: "lead-on", code } }));
  }

  /** Which match a command is about, so that it cannot be done in the next one. */
  #about(type: string): { readonly match?: string } {
    const about = OF_A_MATCH.has(type) ? this.situation.match : null;
    return about === null ? {} : { match: about.id };
  }

  move(move: match.Message): void {
    const running = this.situation.match;
    if (running === null || this.isWaiting) return;
    const key = newKey();
    this.situation = match.asked(this.situation, key, move);
    const moment = running.moments.at(-1)?.number ?? NOTHING_SEEN;
    this.#socket.send({ type: "move", key, match: running.id, frame: running.frame, moment, move });
  }

  dismiss(key: string): void {
    this.situation = match.dismissed(this.situation, key);
  }

  /** Look at how it was after a moment of the log, or at one of its events. */
  recall(moment: number, event: number | null): void {
    const key = newKey();
    this.situation = match.lookedBack(this.situation, key);
    this.#socket.send({ type: "recall", key, moment, event });
  }

  /** Let the game work something out; the answer lies in the situation. */
  readonly consult = (what: Consult["what"]): void => {
    this.#socket.send({ type: "consult", key: newKey(), what });
  };

  backToNow(): void {
    this.situation = match.backToNow(this.situation);
  }

  /** Write private notes, whole. */
  write(text: string): void {
    this.#keep(joined({ ...this.noted, text }));
  }

  /** Keep the marks that one makes on the board; they are as private as the notes. */
  mark(marks: string): void {
    this.#keep(joined({ ...this.noted, marks }));
  }

  #keep(note: string): void {
    this.#note = note;
    this.pad.typed(note);
  }

  // Talk

  /** Say what is written. Resolves to nothing when it was heard, else to the id of the reason. */
  async say(text: string, { seats, watchers }: Audience): Promise<string | null> {
    return this.#ask((key) => ({ type: "say", key, text, seats, watchers }));
  }

  /** All that was said so far has been read. */
  read(): void {
    const until = this.situation.talk.at(-1)?.at ?? 0;
    if (until <= this.#readUntil) return;
    this.#readUntil = until;
    noteRead(this.code, until);
  }

  mute(name: string, isMuted: boolean): void {
    mute(this.code, name, isMuted);
    this.muted = mutedAt(this.code);
  }

  #isHeard(line: Spoken): boolean {
    return !line.is_own && line.text !== null && !this.muted.includes(line.name);
  }

  #ask(command: (key: string) => Parameters<TableSocket["send"]>[0]): Promise<string | null> {
    const key = newKey();
    return new Promise((resolve) => {
      this.#answers = { ...this.#answers, [key]: resolve };
      this.#socket.send(command(key));
    });
  }

  // What the server says

  #heard(frame: FromServer): void {
    const before = this.situation;
    const after = match.fold(before, frame, Date.now());
    if (after === match.OUT_OF_STEP) {
      this.#socket.renew();
      return;
    }
    this.situation = after;
    this.#sound(before, after);
    this.#follow(frame);
    if ("key" in frame) this.#answered(frame);
    if (frame.type === "over" && after.match !== null) noteHead(after.match.id, frame.head);
  }

  #sound(before: match.Situation, after: match.Situation): void {
    const count = ({ talk }: match.Situation) => talk.filter((line) => this.#isHeard(line)).length;
    const isTalk = before.talk !== after.talk;
    const talk = isTalk ? { before: count(before), after: count(after) } : undefined;
    this.cues.hear(before, after, talk);
    const isAsked = after.table !== null && silence(after.table) === "asked";
    const wasAsked = before.table !== null && silence(before.table) === "asked";
    if (isAsked && !wasAsked) sounds.play("turn");
  }

  #follow(frame: FromServer): void {
    if (frame.type === "table") {
      this.#chances.table(frame);
      this.#return();
      this.quick.follow(frame);
      if (frame.match === null) this.#welcome();
    }
    if (frame.type === "snapshot") {
      this.#chances.snapshot(frame);
      this.saidBefore = saidBefore(frame.match, this.situation.talk.at(-1)?.at ?? -1);
      if (frame.you !== null) this.pad.opened(frame.match, frame.note);
      this.#welcome();
    }
    if (frame.type === "noted") this.pad.heard(frame.text);
  }

  #answered(frame: Extract<FromServer, { readonly key: string }>): void {
    const { key } = frame;
    const isQuick = this.quick.isSetting && this.#underWay.some((one) => one.key === key);
    this.#underWay = this.#underWay.filter((one) => one.key !== key);
    this.#chances.answered(key, frame.type === "done");
    this.#signs.answered(key);
    const trouble = frame.type === "refused" ? `refused-${frame.reason}` : null;
    const { [key]: answer, ...others } = this.#answers;
    this.#answers = others;
    answer?.(trouble);
    if (isQuick && trouble !== null) this.quick.end();
  }

  #tell(notice: Pick<match.Notice, "words" | "count" | "tone">): void {
    this.situation = match.told(this.situation, { key: newKey(), move: null, ...notice });
  }
}
