/** What is shown just now: it follows what is so, beat by beat, and never falls far behind. */

import type { Message } from "$lib/match";
import { sounds } from "$lib/sound";
import { beatsOf, type Beat, type BeatKind } from "./beats";
import type { Plan } from "./plan";
import type { Squares } from "./seen";
import { SCORES } from "./scores";
import { Trail } from "./trail.svelte";

/** Milliseconds for each beat. */
const LASTS: Readonly<Record<BeatKind, number>> = {
  step: 190,
  place: 200,
  blank: 700,
  caught: 1_100,
  raid: 1_400,
  roll: 60,
  look: 240,
  turn: 0,
};
/** With so many more to come they are twice as fast, with twice as many three times. */
const MANY = 4;

export class Stage {
  squares = $state.raw<Squares>(new Map());
  /** The flip that is seen now. */
  flip = $state.raw<Beat | null>(null);
  /** The last Criminal that was found or has raided a vault: everybody looks up. */
  news = $state.raw<Beat | null>(null);
  /** Counts throws: each shows dice that roll anew. */
  throws = $state(0);

  /** What was done in the turn before, or in this one. */
  readonly trail = new Trail();

  readonly #known = new WeakSet<Message>();
  #queue: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly isCalm: () => boolean) {}

  /** Nothing has happened that is to be shown: so it is. */
  jump(squares: Squares, latest: readonly Message[]): void {
    for (const event of latest) this.#known.add(event);
    this.stop();
    this.trail.clear();
    this.squares = squares;
  }

  /** Something has: it is shown after what is still being shown. Returns what is new. */
  follow(plan: Plan, latest: readonly Message[], after: Squares): readonly Message[] {
    const fresh = latest.filter((event) => !this.#known.has(event));
    for (const event of fresh) this.#known.add(event);
    const last = this.#queue.at(-1)?.squares ?? this.squares;
    const beats = beatsOf(plan, last, fresh, after);
    if (this.isCalm()) this.#atOnce(beats);
    else this.#queue.push(...beats);
    if (this.#timer === undefined) this.#next();
    return fresh;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.flip = null;
  }

  #atOnce(beats: readonly Beat[]): void {
    for (const beat of beats) this.#tell(beat);
  }

  #tell(beat: Beat): void {
    this.trail.follow(beat, this.squares);
    this.squares = beat.squares;
    if (beat.kind !== "turn") sounds.play(SCORES[beat.kind]);
    if (beat.kind === "roll") this.throws += 1;
    if (beat.kind === "caught" || beat.kind === "raid") this.news = beat;
  }

  #next(): void {
    const beat = this.#queue.shift();
    this.flip = null;
    if (beat === undefined) {
      this.#timer = undefined;
      return;
    }
    this.#tell(beat);
    if (beat.at !== null && beat.kind !== "step" && beat.kind !== "place") this.flip = beat;
    const lasts = LASTS[beat.kind] / (1 + this.#queue.length / MANY);
    this.#timer = setTimeout(() => {
      this.#next();
    }, lasts);
  }
}
