/** What a viewer sees and may do now, and what was looked at or marked and never leaves the page. */

import type { BoardProps } from "$lib/board";
import type { Message } from "$lib/match";
import { recall, remember } from "$lib/memory";
import { device } from "$lib/settings";
import type { Kind, SideView, Team } from "$wire/amsterdam";
import { reach } from "./city";
import { laid } from "./deck.svelte";
import { Fingers } from "./fingers.svelte";
import { intel, pictureAt, type Describe, type Picture } from "./pictures";
import { Row } from "./row.svelte";
import { agreeing, cellsIn, optionsIn, seenIn } from "./seen";
import { shortNames } from "./short";

export type Role = "officer" | "detective" | "watcher";

const SILENT: Describe = () => null;
const HOLD = "amsterdam-hold";

export class Hand {
  readonly row: Row;
  readonly fingers = new Fingers();

  constructor(private readonly given: () => BoardProps) {
    this.row = new Row(() => this.seen, () => this.own);
  }

  readonly props = $derived.by(() => this.given());
  readonly seen = $derived(seenIn(this.props.view));
  readonly options = $derived(optionsIn(this.props.options));
  readonly names = $derived(this.props.seats.map((seat) => seat.name));
  readonly isLive = $derived(!this.props.isPast && this.props.outcome === null);
  readonly isCoop = $derived(this.seen.mode === "coop");

  // Sides

  readonly own = $derived(this.seen.sides.find(({ team }) => team === this.seen.team));
  readonly role = $derived.by((): Role => {
    if (this.own === undefined) return "watcher";
    return this.own.officer === this.props.you ? "officer" : "detective";
  });
  readonly isRacing = $derived(this.seen.phase === "race" && this.isLive);
  /** Where the own figure stands: a side is a new thing with every view, its place is not. */
  readonly at = $derived(this.own?.at);

  nameOf(seat: number): string {
    return this.names[seat] ?? "";
  }

  /** For the city, where room is scarce. */
  readonly #short = $derived(shortNames(this.names));

  shortOf(seat: number): string {
    return this.#short[seat] ?? "";
  }

  /** The same, and whether somebody is gone or a bot plays on. */
  calledOf(seat: number): string {
    const { words, seats } = this.props;
    const name = this.nameOf(seat);
    if (seats[seat]?.hasStandIn === true) return words.say("log-stand-in", { name });
    return this.seen.away.includes(seat) ? words.say("board-name-away", { name }) : name;
  }

  /** An Officer and the Detectives, in one sentence. */
  peopleOf({ detectives }: SideView): string {
    const names = this.props.words.people(detectives.map((seat) => this.calledOf(seat)));
    return this.props.words.say("board-and-detectives", { names, count: detectives.length });
  }

  teamOf(team: Team): string {
    return this.props.words.say("board-team", { team });
  }

  /** For where there is no room for a name. */
  letterOf(team: Team): string {
    return this.props.words.say("board-letter", { team });
  }

  sideOf(team: Team): SideView | undefined {
    return this.seen.sides.find((side) => side.team === team);
  }

  // Looking

  /** Under the pointer, and what was last chosen to be looked at. */
  hovered = $state<number | null>(null);
  picked = $state<number | null>(null);

  readonly finger = $derived(this.seen.pointers?.find(({ seat }) => seat === this.props.you)?.cell ?? null);
  readonly looked = $derived(this.hovered ?? this.picked ?? this.finger);

  pictureAt(cell: number): Picture | null {
    return pictureAt(this.seen, cell);
  }

  /** Shown large, above everything. */
  large = $state.raw<readonly Picture[]>([]);

  /** Whether this device has seen a picture large, or at least a round to its end. */
  knowsHold = $state(recall(HOLD) !== null);

  learnHold(): void {
    if (this.knowsHold) return;
    this.knowsHold = true;
    remember(HOLD, "yes");
  }

  /** Cards and a cell side by side: what was given, or what an Officer has in mind. */
  enlarge(cards: readonly number[], cell: number | null): void {
    this.learnHold();
    const shown = cell === null ? null : this.pictureAt(cell);
    this.large = [...cards.map(intel), ...(shown === null ? [] : [shown])];
  }

  // Words for pictures, at a table that plays with them

  describe = $state.raw<Describe>(SILENT);

  learn(): void {
    if (this.options.is_described !== true) return;
    void laid.deck.descriptions(this.props.words.language).then((told) => {
      this.describe = told;
    });
  }

  /** What a picture shows. Where there are no words for it, at least which one it is. */
  told(picture: Picture | null): string {
    const { words } = this.props;
    const isNumbered = this.options.is_described === true || laid.deck.isGone;
    if (picture === null || !isNumbered) return words.say("board-picture");
    const { of, number } = picture;
    return this.describe(picture) ?? words.say("board-picture-number", { of, number });
  }

  // Where the team may go

  /** The cells, and how many cards lead there. */
  readonly lit = $derived.by((): ReadonlyMap<number, number> => {
    const { own } = this;
    if (own === undefined || !this.isRacing) return new Map();
    const cards = own.given.length > 0 ? own.given.length : this.role === "officer" ? this.row.marks.length : 0;
    return new Map(cards === 0 ? [] : reach(own.at, cards).map((cell) => [cell, cards]));
  });
  readonly targets = $derived(cellsIn(this.props.legal));

  /** On to another lit cell. */
  next(step = 1): void {
    const cells = [...this.lit.keys()].sort((one, other) => one - other);
    const at = cells.indexOf(this.picked ?? -1);
    const cell = cells[(at + step + cells.length) % cells.length] ?? cells[0];
    if (cell === undefined) return;
    this.hovered = null;
    this.picked = cell;
  }

  /** What one's finger there would come to. */
  agreeingOn(cell: number): ReturnType<typeof agreeing> | null {
    const { own, seen, options } = this;
    const you = this.props.you ?? -1;
    return own === undefined ? null : agreeing(seen, own, you, cell, options, this.fingers.count);
  }

  /** Whether enough point where one's own finger is already, since somebody has gone: but only a new finger counts. */
  readonly isEnough = $derived.by(() => {
    const found = this.finger === null ? null : this.agreeingOn(this.finger);
    return found !== null && found.count >= found.needed;
  });

  /** What goes on, in one sentence. */
  readonly now = $derived.by(() => {
    const { words } = this.props;
    if (!this.isRacing || this.role === "watcher") return words.say("board-phase", { phase: this.seen.phase });
    if (this.isEnough && this.role === "detective") return words.say("board-now-again");
    const cards = this.own?.given.length ?? 0;
    return words.say(cards > 0 ? "board-now-move" : "board-now-wait", { role: this.role, cards });
  });

  // The Officer's map

  isHidden = $state(false);
  isPeeking = $state(false);
  isMapOver = $state(false);

  /** Nothing while the screen hides it: then it is nowhere on the page. */
  readonly map = $derived(this.isHidden && !this.isPeeking ? null : (this.seen.map ?? null));
  readonly hasMap = $derived((this.seen.map ?? null) !== null);
  readonly isTracked = $derived(this.options.is_tracked !== false);
  /** The map over the city would show where the figure stands on it, and not every table wants that. */
  readonly mayLayOver = $derived(this.hasMap && this.isTracked);

  kindAt(cell: number): { readonly kind: Kind; readonly isCommon: boolean } | null {
    const mark = this.isMapOver && this.mayLayOver ? this.map?.marks.find((one) => one.cell === cell) : undefined;
    return mark === undefined ? null : { kind: mark.kind, isCommon: mark.is_common };
  }

  // Moves

  has(type: string): boolean {
    return this.props.legal.some((move) => move.type === type);
  }

  /** Sends the legal move that is meant: nothing else ever leaves the board. */
  make(type: string, fields: Readonly<Record<string, unknown>> = {}): void {
    const isMeant = (move: Message) =>
      move.type === type && Object.entries(fields).every(([name, value]) => isSame(move[name], value));
    const meant = this.props.legal.find(isMeant);
    if (meant !== undefined && !this.props.isWaiting) this.props.send(meant);
  }

  point(cell: number | null): void {
    if (cell !== null && (cell !== this.finger || this.isEnough)) this.make("point", { cell });
  }

  send(): void {
    this.make("give", { cards: this.row.sorted });
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether nothing is to move but what must. */
export function isCalm(): boolean {
  return device.shown.motion !== "on";
}
