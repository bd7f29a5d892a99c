import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { recall, remember } from "./memory";
import { AT_FIRST, Device, settingsIn, shownBy } from "./settings";

describe("what was remembered", () => {
  test("comes back as it was", () => {
    const chosen = {
      text: "huge",
      motion: "off",
      contrast: "high",
      volume: 0,
      isMuted: true,
      isCalled: false,
      isBuzzed: false,
      isByText: true,
    };
    expect(settingsIn(JSON.stringify(chosen))).toEqual(chosen);
  });

  test.each([null, "", "{{{", "null", "7", "[]", '"large"'])("is nothing in %s", (text) => {
    expect(settingsIn(text)).toEqual(AT_FIRST);
  });

  test("loses what is not known and keeps the rest", () => {
    const old = { text: "gigantic", motion: 1, volume: "loud", isMuted: "yes", contrast: "high" };
    expect(settingsIn(JSON.stringify({ ...old, font: "serif" }))).toEqual({
      ...AT_FIRST,
      contrast: "high",
    });
  });

  test.each([
    [-5, 0],
    [33.4, 33],
    [1_000, 100],
  ])("has a volume from 0 to 100: %d is %d", (volume, heard) => {
    expect(settingsIn(JSON.stringify({ volume })).volume).toBe(heard);
  });
});

describe("the page", () => {
  const calm = { isCalm: true, hasHighContrast: true };
  const lively = { isCalm: false, hasHighContrast: false };

  test("does as the system asks when nothing was chosen", () => {
    expect(shownBy(AT_FIRST, calm)).toEqual({ text: "normal", motion: "off", contrast: "high" });
    expect(shownBy(AT_FIRST, lively)).toEqual({ text: "normal", motion: "on", contrast: "normal" });
  });

  test("does as was chosen, whatever the system asks", () => {
    const still = { ...AT_FIRST, motion: "off", contrast: "high" } as const;
    expect(shownBy(still, lively)).toMatchObject({ motion: "off", contrast: "high" });
    const moving = { ...AT_FIRST, motion: "on", contrast: "normal" } as const;
    expect(shownBy(moving, calm)).toMatchObject({ motion: "on", contrast: "normal" });
  });
});

describe("a device", () => {
  /** What a system asks, and the news that it asks otherwise. */
  class Query extends EventTarget {
    matches = false;
  }
  let root: Record<string, string>;
  let queries: Map<string, Query>;
  let world: EventTarget;
  let stop: () => void;
  let device: Device;

  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
    root = {};
    vi.stubGlobal("document", { documentElement: { dataset: root } });
    queries = new Map();
    vi.stubGlobal("matchMedia", (query: string) => {
      const found = queries.get(query) ?? new Query();
      queries.set(query, found);
      return found;
    });
    world = new EventTarget();
    vi.stubGlobal("addEventListener", world.addEventListener.bind(world));
    vi.stubGlobal("removeEventListener", world.removeEventListener.bind(world));
    device = new Device();
    stop = device.follow();
  });

  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
  });

  function system(query: string, matches: boolean): void {
    const found = queries.get(query);
    if (found === undefined) throw new Error(`nobody asked for ${query}`);
    found.matches = matches;
    found.dispatchEvent(new Event("change"));
  }

  test("shows its settings at once, and each change of them", () => {
    expect(root).toEqual({ text: "normal", motion: "on", contrast: "normal" });
    device.change({ text: "large" });
    expect(root).toEqual({ text: "large", motion: "on", contrast: "normal" });
  });

  test("remembers what was changed, and only that is changed", () => {
    device.change({ volume: 20 });
    device.change({ isByText: true });
    expect(settingsIn(recall("settings"))).toEqual({ ...AT_FIRST, volume: 20, isByText: true });
    expect(new Device().settings.volume).toBe(20);
  });

  test("follows the system", () => {
    system("(prefers-reduced-motion: reduce)", true);
    expect(root).toMatchObject({ motion: "off", contrast: "normal" });
    system("(prefers-contrast: more)", true);
    expect(root).toMatchObject({ motion: "off", contrast: "high" });
    system("(prefers-reduced-motion: reduce)", false);
    expect(root).toMatchObject({ motion: "on" });
  });

  test("follows the other pages of the site", () => {
    remember("settings", JSON.stringify({ ...AT_FIRST, text: "huge" }));
    world.dispatchEvent(new Event("storage"));
    expect(device.settings.text).toBe("huge");
    expect(root.text).toBe("huge");
  });

  test("tells whoever wants to know, until they do not", () => {
    const told = vi.fn();
    const forget = device.subscribe(told);
    device.change({ isMuted: true });
    system("(prefers-contrast: more)", true);
    expect(told).toHaveBeenCalledTimes(2);
    forget();
    device.change({ isMuted: false });
    expect(told).toHaveBeenCalledTimes(2);
  });

  test("follows nobody any more when it was stopped", () => {
    stop();
    system("(prefers-contrast: more)", true);
    remember("settings", JSON.stringify({ ...AT_FIRST, text: "huge" }));
    world.dispatchEvent(new Event("storage"));
    expect(root).toEqual({ text: "normal", motion: "on", contrast: "normal" });
  });
});
