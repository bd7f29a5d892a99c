import { afterEach, describe, expect, test, vi } from "vitest";
import { SOUNDS } from "./score";
import { AT_FIRST } from "./settings";
import { isAudible, loudness, Sounds } from "./sound";

describe("a sound is heard", () => {
  test.each(SOUNDS)("while the page is in sight: %s", (sound) => {
    expect(isAudible(sound, AT_FIRST, false)).toBe(true);
  });

  test.each(SOUNDS)("by nobody who has muted it or turned it down: %s", (sound) => {
    expect(isAudible(sound, { ...AT_FIRST, isMuted: true }, false)).toBe(false);
    expect(isAudible(sound, { ...AT_FIRST, volume: 0 }, false)).toBe(false);
  });

  test("out of sight only if it calls to one's turn", () => {
    expect(SOUNDS.filter((sound) => isAudible(sound, AT_FIRST, true))).toEqual(["turn"]);
  });

  test("that a game has written for itself, by the same rules", () => {
    const own = [{ at: 0, rise: 0.1, fall: 0.1, gain: 0.1, source: "noise" }] as const;
    expect(isAudible(own, AT_FIRST, false)).toBe(true);
    expect(isAudible(own, AT_FIRST, true)).toBe(false);
    expect(isAudible(own, { ...AT_FIRST, isMuted: true }, false)).toBe(false);
  });

  test("out of sight by nobody who does not want to be called", () => {
    const uncalled = { ...AT_FIRST, isCalled: false };
    expect(SOUNDS.filter((sound) => isAudible(sound, uncalled, true))).toEqual([]);
    expect(isAudible("turn", uncalled, false)).toBe(true);
  });
});

test("the volume goes from nothing to everything, and gently at first", () => {
  expect(loudness(0)).toBe(0);
  expect(loudness(50)).toBe(0.25);
  expect(loudness(100)).toBe(1);
});

describe("where there is no audio", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test("it is silent and nothing breaks", () => {
    vi.stubGlobal("document", { hidden: false });
    const world = new EventTarget();
    vi.stubGlobal("addEventListener", world.addEventListener.bind(world));
    vi.stubGlobal("removeEventListener", world.removeEventListener.bind(world));
    const sounds = new Sounds();
    const stop = sounds.listen();
    world.dispatchEvent(new Event("pointerdown"));
    for (const sound of SOUNDS) sounds.play(sound);
    stop();
  });

  test("or it cannot be opened", () => {
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("navigator", {});
    const open = vi.fn(function open() {
      throw new Error("no device");
    });
    vi.stubGlobal("AudioContext", open);
    new Sounds().play("turn");
    expect(open).toHaveBeenCalledOnce();
  });
});
