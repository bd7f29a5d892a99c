/** What is shown just now: it follows what is so, beat by beat, and never falls far behind. */

import type { Message, Moment } from "$lib/match";
import { eventsOf } from "$lib/moments";
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
/** Where nothing is to move, all is so at once; but what is turned over is to be seen. */
const CALM_FLIP = 700;
const FLIPS: readonly BeatKind[] = ["blank", "caught", "raid"];

export class Stage {
  squares = $state.raw<Squares>(new Map());
  /** The flip that is seen now. */
  flip = $state.raw<Beat | null>(null);
  /** What was turned over by the last step, one after the other: it is read out. */
  turned = $state.raw<readonly Beat[]>([]);
  /** The last Criminal that was found or has raided a vault: everybody looks up. */
  news = $state.raw<Beat | null>(null);
  /** Counts throws: each shows dice that roll anew. */
  throws = $state(0);

  /** What was done in the turn before, or in this one. */
  readonly trail = new Trail();

  /** The number of the last moment that was shown or skipped. */
  #known = -1;
  #queue: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly isCalm: () => boolean) {}

  /** Nothing has happened that is to be shown: so it is. */
  jump(squares: Squares, latest: readonly Moment[]): void {
    this.#known = latest.at(-1)?.number ?? -1;
    this.stop();
    this.trail.clear();
    this.turned = [];
    this.squares = squares;
  }

  /** Something has: it is shown after what is still being shown. Returns what is new. */
  follow(plan: Plan, latest: readonly Moment[], after: Squares): readonly Message[] {
    const fresh = eventsOf(latest.filter((moment) => moment.number > this.#known));
    this.#known = latest.at(-1)?.number ?? -1;
    const last = this.#queue.at(-1)?.squares ?? this.squares;
    const beats = beatsOf(plan, last, fresh, after);
    this.#queue.push(...beats);
    if (this.#timer === undefined) this.#next();
    return fresh;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.flip = null;
  }

  #tell(beat: Beat): void {
    this.trail.follow(beat, this.squares);
    this.squares = beat.squares;
    if (beat.kind !== "turn") sounds.play(SCORES[beat.kind]);
    if (beat.kind === "roll") this.throws += 1;
    if (beat.kind === "caught" || beat.kind === "raid") this.news = beat;
    if (FLIPS.includes(beat.kind)) this.turned = [...this.turned, beat];
    else if (beat.counter !== null || beat.kind === "turn") this.turned = [];
  }

  #next(): void {
    this.#timer = undefined;
    this.flip = null;
    for (let beat = this.#queue.shift(); beat !== undefined; beat = this.#queue.shift()) {
      this.#tell(beat);
      if (beat.at !== null && FLIPS.includes(beat.kind)) this.flip = beat;
      const lasts = this.#lasts(beat);
      if (lasts === 0) continue;
      this.#timer = setTimeout(() => {
        this.#next();
      }, lasts);
      return;
    }
  }

  get #haste(): number {
    return 1 + this.#queue.length / MANY;
  }

  #lasts({ kind }: Beat): number {
    if (this.isCalm()) return this.flip === null ? 0 : CALM_FLIP / this.#haste;
    return LASTS[kind] / this.#haste;
  }
}
