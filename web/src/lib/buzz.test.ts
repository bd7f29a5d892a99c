import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buzz, canBuzz, type Buzz } from "./buzz";
import { device } from "./settings";

const ALL: readonly Buzz[] = ["turn", "last-seconds", "win"];

/** A telephone, in somebody's hand or not, that notes how it buzzed. */
function telephone(hasBeenActive: boolean, maxTouchPoints = 5) {
  const vibrate = vi.fn<(pattern: number[]) => boolean>(() => true);
  vi.stubGlobal("navigator", { vibrate, maxTouchPoints, userActivation: { hasBeenActive } });
  return vibrate;
}

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

afterEach(() => {
  device.change({ isBuzzed: true });
  vi.unstubAllGlobals();
});

describe("a buzz", () => {
  test.each(ALL)("is short: %s", (what) => {
    const vibrate = telephone(true);
    buzz(what);
    const pattern = vibrate.mock.calls[0]?.[0] ?? [];
    const whole = pattern.reduce((sum, part) => sum + part, 0);
    expect(whole).toBeGreaterThan(0);
    expect(whole).toBeLessThan(500);
    expect(pattern.length % 2).toBe(1);
  });

  test("is not felt by whoever does not want it", () => {
    const vibrate = telephone(true);
    device.change({ isBuzzed: false });
    buzz("turn");
    expect(vibrate).not.toHaveBeenCalled();
  });

  test("waits until somebody has touched the page", () => {
    const vibrate = telephone(false);
    buzz("turn");
    expect(vibrate).not.toHaveBeenCalled();
  });

  test("is nothing on a desk", () => {
    const vibrate = telephone(true, 0);
    expect(canBuzz()).toBe(false);
    buzz("turn");
    expect(vibrate).not.toHaveBeenCalled();
  });

  test("is nothing in a browser that knows none", () => {
    vi.stubGlobal("navigator", {});
    expect(canBuzz()).toBe(false);
    for (const what of ALL) buzz(what);
  });
});
