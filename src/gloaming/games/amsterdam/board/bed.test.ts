import { device } from "$lib/settings";
import { loudness } from "$lib/sound";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Bed } from "./bed";

/** What was asked of a number of an audio node, in order. */
class Param {
  readonly asked: number[] = [];
  setTargetAtTime(value: number): void {
    this.asked.push(value);
  }
  setValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
}

class Node {
  static made: Node[] = [];
  readonly gain = new Param();
  readonly frequency = new Param();
  readonly starts: number[] = [];
  constructor() {
    Node.made.push(this);
  }
  connect(into: Node): Node {
    return into;
  }
  start(when?: number): void {
    if (when !== undefined) this.starts.push(when);
  }
  stop(): void {}
}

class Filter extends Node {}

class Context {
  static opened: Context[] = [];
  readonly destination = new Node();
  currentTime = 0;
  isClosed = false;
  constructor() {
    Context.opened.push(this);
  }
  close(): Promise<void> {
    this.isClosed = true;
    return Promise.resolve();
  }
}

const page = { hidden: false };
const touched = { hasBeenActive: true };
const settings = { volume: 60, isMuted: false };

beforeEach(() => {
  vi.useFakeTimers();
  Node.made = [];
  Context.opened = [];
  Object.assign(page, { hidden: false });
  Object.assign(touched, { hasBeenActive: true });
  Object.assign(settings, { volume: 60, isMuted: false });
  vi.spyOn(device, "settings", "get").mockReturnValue(settings as typeof device.settings);
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { userActivation: touched });
  for (const name of ["GainNode", "OscillatorNode"]) vi.stubGlobal(name, Node);
  vi.stubGlobal("BiquadFilterNode", Filter);
  vi.stubGlobal("AudioContext", Context);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

function started(tension = 0): Bed {
  const bed = new Bed();
  bed.start();
  bed.rise(tension);
  vi.advanceTimersByTime(300);
  return bed;
}

/** The last volume that was asked for. */
const volume = () => Node.made.flatMap(({ gain }) => gain.asked).at(-1);
const knocks = () => Node.made.flatMap(({ starts }) => starts).length;

describe("the sound under a round", () => {
  it("is as loud as the settings say, and softer than what happens", () => {
    started();
    expect(volume()).toBeCloseTo(loudness(60) * 0.35);
  });

  it("is silent for whoever has muted the page, and while it is out of sight", () => {
    started();
    for (const [of, what] of [[settings, "isMuted"], [page, "hidden"]] as const) {
      Object.assign(of, { [what]: true });
      vi.advanceTimersByTime(300);
      expect(volume()).toBe(0);
      Object.assign(of, { [what]: false });
      vi.advanceTimersByTime(300);
      expect(volume()).toBeGreaterThan(0);
    }
  });

  it("rises as time runs out, in pitch and in pulse", () => {
    const bed = started(0);
    const pitches = () => Node.made.find((node) => node instanceof Filter)?.frequency.asked ?? [];
    const [low, few] = [pitches().at(-1) ?? 0, knocks()];
    bed.rise(1);
    vi.advanceTimersByTime(300);
    expect(pitches().at(-1)).toBeGreaterThan(5 * low);
    Node.made = [];
    started(1);
    expect(knocks()).toBeGreaterThan(few);
  });

  it("ends, and closes what it opened", () => {
    started().stop();
    expect(Context.opened.map(({ isClosed }) => isClosed)).toEqual([true]);
    const before = knocks();
    vi.advanceTimersByTime(3_000);
    expect(knocks()).toBe(before);
  });

  it("does not begin before somebody has touched the page", () => {
    touched.hasBeenActive = false;
    started();
    expect(Context.opened).toEqual([]);
  });
});
