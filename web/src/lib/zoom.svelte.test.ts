import { beforeEach, describe, expect, test, vi } from "vitest";
import { Zoom } from "./zoom.svelte";

/** A board of 400 by 300 at the corner of the page. */
function opened(): Zoom {
  const zoom = new Zoom(3, () => true);
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
