import { beforeEach, describe, expect, test, vi } from "vitest";
import { Zoom } from "./zoom.svelte";

/** A board of 400 by 300 at the corner of the page. */
function opened(isCalm = true): Zoom {
  const zoom = new Zoom(3, () => isCalm);
  const size = { left: 0, top: 0, width: 400, height: 300 };
  const box = { clientWidth: 400, clientHeight: 300, getBoundingClientRect: () => size };
  zoom.on(Object.assign(new EventTarget(), box) as unknown as HTMLElement);
  return zoom;
}

let now = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

function finger(pointerId: number, clientX: number, clientY: number): PointerEvent {
  now += 10;
  return { pointerId, clientX, clientY, timeStamp: now } as PointerEvent;
}

describe("two fingers", () => {
  test("bring closer what lies between them, and it stays there", () => {
    const zoom = opened();
    zoom.down(finger(1, 150, 150));
    zoom.down(finger(2, 250, 150));
    zoom.move(finger(1, 100, 150));
    zoom.move(finger(2, 300, 150));
    expect(zoom.scale).toBeCloseTo(2);
    expect(zoom.x).toBeCloseTo(0);
    expect(zoom.isPinched).toBe(true);
    expect(zoom.wasDragged).toBe(true);
  });

  test("come no closer than the board allows, and lead back to the whole of it", () => {
    const zoom = opened();
    zoom.down(finger(1, 190, 150));
    zoom.down(finger(2, 210, 150));
    zoom.move(finger(2, 390, 150));
    expect(zoom.scale).toBe(3);
    zoom.move(finger(2, 191, 150));
    expect(zoom.scale).toBe(1);
    expect(Math.hypot(zoom.x, zoom.y)).toBe(0);
    expect(zoom.isClose).toBe(false);
  });
});

describe("one finger", () => {
  test("moves the board where it is close, as far as its edge", () => {
    const zoom = opened();
    zoom.closer();
    zoom.down(finger(1, 200, 150));
    zoom.move(finger(1, 230, 150));
    zoom.move(finger(1, 240, 150));
    expect(zoom.x).toBe(40);
    zoom.move(finger(1, 900, 150));
    expect(zoom.x).toBe(100);
  });

  test("does not while it carries something", () => {
    const zoom = opened();
    zoom.closer();
    zoom.down(finger(1, 200, 150));
    zoom.move(finger(1, 260, 150), true);
    expect(zoom.x).toBe(0);
    expect(zoom.wasDragged).toBe(true);
  });

  test("that taps twice in one place is told from one that taps once", () => {
    const zoom = opened();
    for (const isSecond of [false, true, false]) {
      zoom.down(finger(1, 200, 150));
      zoom.up(finger(1, 200, 150));
      expect(zoom.isSecond).toBe(isSecond);
    }
  });
});

describe("what was dragged", () => {
  /** One frame of 16 milliseconds after the other, as long as one is asked for. */
  function frames(most: number): number {
    let count = 0;
    for (; count < most && frame !== null; count++) {
      const next = frame;
      frame = null;
      clock += 16;
      next(clock);
    }
    return count;
  }

  let frame: FrameRequestCallback | null = null;
  let clock = 0;

  beforeEach(() => {
    frame = null;
    clock = 0;
    vi.stubGlobal("requestAnimationFrame", (asked: FrameRequestCallback) => {
      frame = asked;
      return 1;
    });
    vi.stubGlobal("cancelAnimationFrame", () => {
      frame = null;
    });
    vi.spyOn(performance, "now").mockImplementation(() => clock);
    return () => {
      vi.restoreAllMocks();
    };
  });

  /** Ten pixels in ten milliseconds, to the right. */
  function thrown(isCalm: boolean): Zoom {
    const zoom = opened(isCalm);
    zoom.closer();
    zoom.closer();
    zoom.down(finger(1, 200, 150));
    for (const x of [210, 220, 230]) zoom.move(finger(1, x, 150));
    zoom.up(finger(1, 230, 150));
    return zoom;
  }

  test("glides on the way it went, slower and slower, and comes to rest", () => {
    const zoom = thrown(false);
    const before = zoom.x;
    const steps: number[] = [];
    for (let last = zoom.x; frames(1) === 1; last = zoom.x) steps.push(zoom.x - last);
    expect(steps[0]).toBeGreaterThan(8);
    expect(steps.every((step, number) => step <= (steps[number - 1] ?? Infinity))).toBe(true);
    expect(steps.length).toBeGreaterThan(10);
    expect(steps.length).toBeLessThan(120);
    expect(zoom.x).toBeGreaterThan(before + 50);
    expect(zoom.y).toBe(0);
  });

  test("stops at the edge of the board", () => {
    const zoom = thrown(false);
    frames(200);
    expect(zoom.x).toBeLessThanOrEqual(((zoom.scale - 1) * 400) / 2);
  });

  test("is held by the next finger", () => {
    const zoom = thrown(false);
    frames(3);
    const held = zoom.x;
    zoom.down(finger(1, 200, 150));
    expect(frames(5)).toBe(0);
    expect(zoom.x).toBe(held);
  });

  test("stays where it is for those who want it calm", () => {
    const zoom = thrown(true);
    const rested = zoom.x;
    expect(frames(5)).toBe(0);
    expect(zoom.x).toBe(rested);
  });

  test("is only moved while it glides, and drawn anew when it rests", () => {
    const zoom = thrown(false);
    frames(2);
    expect(zoom.isMoving).toBe(true);
    vi.advanceTimersByTime(400);
    expect(zoom.isMoving).toBe(false);
  });
});
