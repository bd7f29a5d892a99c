/** What a player sees and may do now, and what was touched. Nothing that is not offered ever leaves the board. */

import type { BoardProps } from "$lib/board";
import type { Message } from "$lib/match";
import { device } from "$lib/settings";
import type { Counter } from "$wire/shift";
import { Choice } from "./choice.svelte";
import { placementByLot } from "./lot";
import { nextMark, Pencil, type Mark } from "./marks";
import { inView, planNamed, type Square } from "./plan";
import { reachOf, type Reached } from "./reach";
import { countersIn, isGuard, optionsIn, placesIn, seenIn, squaresIn, standingOn, walksIn, type Seen } from "./seen";
import { Stage } from "./stage.svelte";

const NOWHERE: ReadonlyMap<Square, Reached> = new Map();
/** What brings something to light: whoever was on a way thinks again. */
const REVEALS = ["shown-blank", "uncovered", "came-into-view", "reached-vault"];

export class Hand {
  readonly choice = new Choice();
  readonly stage = new Stage(isCalm);

  constructor(private readonly given: () => BoardProps) {}

  readonly props = $derived.by(() => this.given());
  readonly seen = $derived(seenIn(this.props.view));
  readonly plan = $derived(planNamed(this.seen.board));
  readonly squares = $derived(squaresIn(this.seen, this.plan));
  readonly isLive = $derived(!this.props.isPast && this.props.outcome === null);
  readonly isOver = $derived(this.props.outcome !== null);
  readonly names = $derived(this.props.seats.map((seat) => seat.name));
  /** What is decided now; what may be done besides is no decision. */
  readonly legal = $derived(this.isLive ? this.props.legal : []);
  readonly isGuardPlayer = $derived(this.seen.guard !== null && this.seen.guard === this.props.you);
  readonly isAsked = $derived(this.seen.waits_for.includes(this.props.you ?? -1) && this.legal.length > 0);

  nameOf(seat: number | null): string {
    return seat === null ? "" : (this.names[seat] ?? "");
  }

  /** The place at the table, by which a seat has its colour and its shape. */
  placeOf(seat: number): number {
    return this.props.seats[seat]?.place ?? seat;
  }

  counterName(counter: Counter): string {
    return this.props.words.say("counter-name", { counter });
  }

  squareName(square: Square | null): string {
    return this.plan.names[square ?? -1] ?? "";
  }

  shadow(counter: Counter | null): Seen["shadows"][number] | undefined {
    return this.seen.shadows.find((one) => one.counter === counter);
  }

  // Light

  /** What Guards see, as it is shown just now. */
  readonly lit = $derived(
    inView(this.plan, [...this.stage.squares].filter(([counter]) => isGuard(counter)).map(([, square]) => square)),
  );
  /** Where a shadow would be seen: a Guard who is swapped stands right beside it. */
  readonly danger = $derived.by(() => {
    const guards = [...this.squares].filter(([counter]) => isGuard(counter)).map(([, square]) => square);
    return new Set([...inView(this.plan, guards), ...guards]);
  });

  /** Whether light matters to it: not to a Guard, nor to what everybody knows to be blank. */
  canBeFound(counter: Counter): boolean {
    const shadow = this.shadow(counter);
    return shadow !== undefined && !(shadow.type === "blank" && shadow.is_shown);
  }

  // Counters that may be moved, and where to

  readonly walks = $derived(walksIn(this.legal));
  readonly movable = $derived(new Set(this.walks.map(({ counter }) => counter)));
  readonly counter = $derived.by((): Counter | null => {
    const { counter } = this.choice;
    const wanted = counter === undefined ? this.seen.mover : counter;
    return wanted !== null && this.movable.has(wanted) ? wanted : null;
  });
  readonly dice = $derived([
    ...new Set(this.walks.filter(({ counter }) => counter === this.counter).map(({ die }) => die)),
  ]);
  readonly die = $derived.by(() => {
    const { die } = this.choice;
    return die !== null && this.dice.includes(die) ? die : (this.dice[0] ?? null);
  });
  readonly steps = $derived(this.counter === this.seen.mover ? this.seen.steps : (this.die ?? 0));
  /** The next steps that are offered. */
  readonly first = $derived(
    this.walks
      .filter(({ counter, die }) => counter === this.counter && die === this.die)
      .flatMap(({ square }) => this.plan.numbers.get(square) ?? []),
  );
  readonly reach = $derived.by(() => {
    const { plan, first, steps, counter } = this;
    if (counter === null) return NOWHERE;
    const others = [...this.squares].filter(([one]) => one !== counter).map(([, square]) => square);
    const lit = this.canBeFound(counter) ? this.danger : new Set<Square>();
    const ends = new Set(isGuard(counter) ? [] : plan.vaults);
    const reach = new Map(reachOf({ plan, first, steps, taken: new Set(others), lit, ends }));
    reach.delete(this.squares.get(counter) ?? -1);
    return reach;
  });

  // Other things that may be touched

  readonly places = $derived(new Set(placesIn(this.legal).flatMap((name) => this.plan.numbers.get(name) ?? [])));
  readonly lookable = $derived(new Set(countersIn(this.legal, "look")));
  readonly flippable = $derived(countersIn(this.legal, "flip").filter((counter) => counter !== this.seen.asked));
  /**
   * Whether the next counter hides a Criminal: what one has none of is not placed.
   *
   * Until it is chosen it is drawn by lot. If it always began as blank, whoever goes on without
   * choosing would place the Criminals last, and all would know it.
   */
  readonly isCriminal = $derived.by(() => {
    const { blanks = 0, own_criminals = 0 } = this.seen;
    const { isCriminal, lot } = this.choice;
    return own_criminals > 0 && (blanks === 0 || (isCriminal ?? lot * (blanks + own_criminals) < own_criminals));
  });

  readonly target = $derived.by((): Square | null => {
    const { target } = this.choice;
    return target !== null && this.canAt(target) !== undefined ? target : null;
  });
  readonly going = $derived(this.target === null ? undefined : this.reach.get(this.target));
  /** Where a Guard would stand: the one in hand, or the one to be placed. */
  readonly post = $derived(this.has("place-guard") || isGuard(this.counter ?? 0) ? this.target : null);
  /** What a Guard would bring to light on the way there. */
  readonly comes = $derived.by((): readonly Counter[] => {
    const way = this.post === null ? [] : (this.going?.way ?? [this.post]);
    const seen = new Set([...inView(this.plan, way), ...way]);
    const fresh = [...this.squares].filter(([, square]) => seen.has(square) && !this.lit.has(square));
    return fresh.map(([counter]) => counter).filter((counter) => this.canBeFound(counter));
  });
  readonly toLook = $derived.by(() => {
    const counter = this.target === null ? null : standingOn(this.squares, this.target);
    return counter !== null && this.lookable.has(counter) ? counter : null;
  });
  /** The counter that is spoken of: the one in hand, or one that is only looked at. */
  readonly looked = $derived(this.counter ?? this.toLook ?? this.choice.looked);

  /** One and the same until something else can be touched: a turn is one question, for several dice and looks. */
  readonly question = $derived.by(() => {
    const { phase, mover, left, looked } = this.seen;
    return [this.props.question, phase, mover, left.length, looked.length].join();
  });

  // Touching

  /** What may be done at a square, if anything. */
  canAt(square: Square): "go" | "put" | "look" | undefined {
    const counter = standingOn(this.squares, square);
    if (this.reach.has(square)) return "go";
    if (this.places.has(square)) return "put";
    return counter !== null && this.lookable.has(counter) ? "look" : undefined;
  }

  /** A square was pressed: once it is meant, twice it is confirmed. One of sixteen counters is placed at once. */
  touch(square: Square): void {
    const { choice } = this;
    const counter = standingOn(this.squares, square);
    if (this.has("place-counter") && this.places.has(square)) this.place(square);
    else if (this.canAt(square) !== undefined) {
      if (this.target === square) this.confirm();
      else choice.aim(square);
    } else if (counter !== null && this.movable.has(counter)) this.take(counter);
    else if (counter === null && this.counter !== null) this.miss(square);
    else this.lookAt(counter);
  }

  /** Take a counter in hand, or lay it down again. */
  take(counter: Counter): void {
    const { choice } = this;
    choice.way = [];
    choice.counter = this.counter === counter ? null : counter;
    choice.aim(null);
    choice.looked = null;
  }

  /** Nothing leads there: the counter stays in hand, and the reason is said. */
  miss(square: Square): void {
    this.choice.aim(null);
    this.choice.missed = square;
  }

  lookAt(counter: Counter | null): void {
    const { choice } = this;
    choice.aim(null);
    if (counter === null || this.movable.size > 0) choice.counter = null;
    choice.looked = choice.looked === counter || (counter !== null && isGuard(counter)) ? null : counter;
  }

  /** Let go of a counter: in the dark it goes at once, in the light one is asked. */
  drop(square: Square | null): void {
    const reached = square === null ? undefined : this.reach.get(square);
    this.choice.aim(reached?.square ?? null);
    if (reached?.seen === 0) this.confirm();
  }

  confirm(): void {
    const { going, target, toLook } = this;
    const square = this.squareName(target);
    if (going !== undefined) this.walk(going.way);
    else if (toLook !== null) this.make("look", { counter: toLook });
    else if (this.has("place-guard")) this.make("place-guard", { square });
    else this.make("put-back", { square });
  }

  /** The next step of the way, if it is still offered; the last one may be answered before it is shown. */
  walkOn(): void {
    const { choice, counter, die } = this;
    const [next, ...rest] = choice.way;
    const at = counter === null ? undefined : this.squares.get(counter);
    if (next === undefined || this.props.isWaiting || (at !== undefined && at === choice.left)) return;
    const isOffered = this.first.includes(next);
    choice.way = isOffered ? rest : [];
    choice.left = at ?? null;
    choice.aim(null);
    if (isOffered) this.make("walk", { counter, die, square: this.squareName(next) });
  }

  /** Whether something could still be moved by a die that is left. */
  readonly isEarly = $derived(this.seen.phase === "move" && this.seen.left.length > 0 && this.movable.size > 0);

  /** Ends the turn; as long as dice are of use only when it is said twice. */
  end(): void {
    const isSure = !this.isEarly || this.choice.isEnding;
    this.choice.aim(null);
    if (isSure) this.make("end-turn");
    else this.choice.isEnding = true;
  }

  /** Sets out on a way. */
  walk(way: readonly Square[]): void {
    const { choice } = this;
    choice.counter = this.counter;
    choice.die = this.die;
    choice.left = null;
    choice.way = way;
    this.walkOn();
  }

  /** One step, if it is offered. */
  step(square: Square | null): void {
    if (square !== null && this.first.includes(square)) this.walk([square]);
  }

  /** Something came to light: what was meant before may not be meant any more. */
  thinkAgain(events: readonly Message[]): void {
    if (events.some(({ type }) => REVEALS.includes(type))) this.choice.way = [];
  }

  // Placing one's counters

  /** How many one has yet to place, as long as they are placed. */
  readonly unplaced = $derived.by(() => {
    const { phase, blanks = 0, own_criminals = 0 } = this.seen;
    return this.isLive && phase === "place" ? blanks + own_criminals : 0;
  });
  readonly isByLot = $derived(this.choice.isByLot && this.unplaced > 0);

  /** By hand; whoever has left the rest to the lot takes it up again. */
  place(square: Square): void {
    this.choice.isByLot = false;
    this.make("place-counter", { square: this.squareName(square), is_criminal: this.isCriminal });
  }

  /** For which question the last lot was drawn. */
  private drawnFor = "";

  /** Whoever is asked the same again was refused: then the lot is of no more use. */
  placeByLot(): void {
    const { blanks = 0, own_criminals = 0 } = this.seen;
    const placement = placementByLot(this.legal, blanks, own_criminals);
    if (placement === undefined || !this.isByLot || this.props.isWaiting) return;
    if (this.drawnFor === this.question) this.choice.isByLot = false;
    else this.props.send(placement);
    this.drawnFor = this.question;
  }

  /** Leave the rest to the lot, or take it up again. */
  leaveOrTakeUp(): void {
    this.choice.isByLot = !this.isByLot;
    this.drawnFor = "";
  }

  // Pencil

  readonly hasPencil = $derived(optionsIn(this.props.options).marks !== false && this.props.you !== null);
  readonly pencil = $derived(Pencil.read(this.props.marks));

  markOf(counter: Counter): Mark {
    const shadow = this.shadow(counter);
    return shadow?.type === "shadow" && this.hasPencil ? this.pencil.at(counter) : "none";
  }

  mark(counter: Counter): void {
    if (this.shadow(counter)?.type !== "shadow" || !this.hasPencil || this.isOver) return;
    this.props.mark(this.pencil.with(counter, nextMark(this.pencil.at(counter))).text);
  }

  // Moves

  has(type: string): boolean {
    return this.legal.some((move) => move.type === type);
  }

  /** Sends the legal move that is meant. */
  make(type: string, fields: Readonly<Record<string, unknown>> = {}): void {
    const isMeant = (move: Message) =>
      move.type === type && Object.entries(fields).every(([name, value]) => move[name] === value);
    const meant = this.legal.find(isMeant);
    if (meant !== undefined && !this.props.isWaiting) this.props.send(meant);
  }
}

/** Whether nothing is to move but what must. */
export function isCalm(): boolean {
  return device.shown.motion !== "on";
}
