/** What a player holds and may do now, and what was touched and not said yet. */

import { ofType, type BoardProps } from "$lib/board";
import type { Message } from "$lib/match";
import { CHARACTER, type Row } from "$wire/house";
import { Choice, type Action } from "./choice.svelte";
import { readsFrom } from "./facts";
import type { LitGap } from "./pieces/Gap.svelte";
import { decisionsIn, digsIn, eventsIn, gapsFor, isCharacter, revealsIn, seenIn } from "./seen";
import { ticketsFor, unlockPrice } from "./tickets";

const NO_DIGS: ReadonlyMap<number, readonly number[]> = new Map();

export class Hand {
  readonly choice = new Choice();

  constructor(private readonly given: () => BoardProps) {}

  readonly props = $derived.by(() => this.given());
  readonly seen = $derived(seenIn(this.props.view));
  readonly names = $derived(this.props.seats.map((seat) => seat.name));
  readonly own = $derived(this.seen.rows.find((row) => row.seat === this.props.you));
  readonly isLive = $derived(!this.props.isPast && this.props.outcome === null);

  /** Whether somebody is asked for something. What may be said at any time is no decision. */
  readonly legal = $derived(decisionsIn(this.props.legal));
  readonly talk = $derived(
    this.props.legal.filter(({ type }) => type === "claim" || type === "inquire"),
  );

  /** Whether something may be said besides, as long as one has not said too much. */
  readonly isTalking = $derived(
    this.isLive &&
      this.own !== undefined &&
      this.seen.mode === "conspiracy" &&
      !["setup", "arrange", "over"].includes(this.seen.phase),
  );

  has(type: string): boolean {
    return this.legal.some((move) => move.type === type);
  }

  nameOf(seat: number | null): string {
    return seat === null ? "" : (this.names[seat] ?? "");
  }

  /** The place at the table, by which a seat has its colour and its shape. */
  placeOf(seat: number): number {
    return this.props.seats[seat]?.place ?? seat;
  }

  // What is done now

  readonly isTurn = $derived(this.seen.phase === "turn" && this.legal.length > 0);
  /** Nothing else is left to do. */
  readonly mustUnlock = $derived(this.isTurn && this.seen.mode === "conspiracy" && !this.has("ask"));
  readonly action = $derived<Action | null>(this.mustUnlock ? "unlock" : this.choice.action);
  readonly tickets = $derived(
    this.own === undefined ? [] : ticketsFor(this.props.words, this.seen, this.own, this.legal),
  );
  readonly price = $derived(
    this.own === undefined ? "" : unlockPrice(this.props.words, this.seen, this.own),
  );
  /** Everybody decides at the same time. */
  readonly isTogether = $derived(
    this.seen.phase === "arrange" || (this.seen.phase === "place" && this.seen.mode === "faction"),
  );

  /** What happens now, in a line. */
  readonly now = $derived.by(() => {
    const { phase, waits_for, turn } = this.seen;
    const isOurs = this.legal.length > 0 || phase === "setup" || phase === "over";
    const actor = phase === "last-chance" ? (waits_for[0] ?? null) : turn;
    const { words } = this.props;
    return isOurs
      ? words.say("board-now-you", { phase })
      : words.say("board-now", { phase, name: this.nameOf(actor) });
  });

  // Cards and gaps that may be touched

  readonly digs = $derived(
    this.has("dig") && this.action !== "unlock" && this.action !== "drink" ? digsIn(this.legal) : NO_DIGS,
  );
  readonly drawn = $derived(this.seen.drawn ?? []);
  readonly hint = $derived(this.choice.hint ?? this.drawn[0] ?? null);
  readonly gaps = $derived(gapsFor(this.legal, this.hint));
  readonly reveals = $derived(this.drawn.length > 0 ? [] : revealsIn(this.legal));
  /** Whose colour the Hint tokens in hand have: in Conspiracy mode the asker's. */
  readonly hintsOf = $derived(
    this.placeOf((this.seen.mode === "conspiracy" ? this.seen.turn : null) ?? this.props.you ?? 0),
  );
  readonly fives = $derived(
    this.own?.cards.filter((card) => "value" in card && card.value === CHARACTER).length ?? 0,
  );

  /** The own row; while one lays it out, it stands as it would. */
  readonly row = $derived.by((): Row | undefined => {
    if (this.own === undefined || !this.has("arrange")) return this.own;
    const character = this.own.cards.filter(isCharacter);
    const clues = this.own.cards.filter((card) => !isCharacter(card));
    const less = clues.filter((card) => "value" in card && card.value < CHARACTER).length;
    const at = less + this.choice.left;
    return { ...this.own, cards: [...clues.slice(0, at), ...character, ...clues.slice(at)] };
  });

  readonly lit = $derived.by((): readonly LitGap[] => {
    const { own, hint } = this;
    if (own === undefined || hint === null) return [];
    return this.gaps.map((gap) => ({
      gap,
      value: hint,
      place: this.hintsOf,
      reads: readsFrom(own, hint, gap),
      isChosen: this.choice.gap === gap,
    }));
  });

  // Moves

  /** Sends the legal move that is meant: nothing else ever leaves the board. */
  make(type: string, fields: Readonly<Record<string, unknown>> = {}): void {
    const isMeant = (move: Message) =>
      move.type === type && Object.entries(fields).every(([name, value]) => move[name] === value);
    const meant = this.legal.find(isMeant);
    if (meant !== undefined && !this.props.isWaiting) this.props.send(meant);
  }

  dig(): void {
    const { target, value } = this.choice;
    if (target !== null && value !== null) this.make("dig", { ...target, value });
  }

  unlock(): void {
    const { numbers } = this.choice;
    this.make("unlock", { low: Math.min(...numbers), high: Math.max(...numbers) });
  }

  // What was just done, to be shown as it happens

  turnedIn(seat: number): readonly number[] {
    return eventsIn(this.props.latest).flatMap((event) => {
      if (event.type === "dug-right") return event.whom === seat ? [event.place] : [];
      return event.type === "revealed" && event.seat === seat ? [event.place] : [];
    });
  }

  placedIn(seat: number): { readonly gap: number; readonly value: number } | null {
    return ofType(eventsIn(this.props.latest), "placed").filter((event) => event.seat === seat).at(-1) ?? null;
  }
}
