import { describe, expect, it, vi } from "vitest";
import { Row } from "./row.svelte";
import type { Seen } from "./seen";

function laid(row: readonly number[]): Row {
  const seen = { row, frozen_until: null } as unknown as Seen;
  const made = new Row(() => seen, () => undefined);
  made.follow(row, [], 1);
  return made;
}

describe("marks", () => {
  it("are two at most: a third takes the place of the first", () => {
    const row = laid([11, 12, 13]);
    for (const place of [0, 1, 2]) row.mark(place);
    expect(row.marks).toEqual([12, 13]);
    row.mark(1);
    expect(row.marks).toEqual([13]);
  });

  it("fall at once when somebody else takes the card, and it is told", () => {
    vi.useFakeTimers();
    const row = laid([11, 12, 13]);
    row.mark(0);
    row.mark(1);
    row.follow([11, 20, 13], [], 1);
    expect(row.marks).toEqual([11]);
    expect(row.isLate).toBe(true);
    expect(row.shownAt(1)).toBe(12);
    vi.runAllTimers();
    expect(row.isTaken(1)).toBe(false);
    vi.useRealTimers();
  });

  it("go with what one has given oneself, and nothing is told", () => {
    const row = laid([11, 12, 13]);
    row.mark(0);
    row.follow([20, 12, 13], [11], 1);
    expect(row.marks).toEqual([]);
    expect(row.isLate).toBe(false);
  });

  it("are gone in the next round, and nobody was faster", () => {
    const row = laid([11, 12, 13]);
    row.mark(0);
    row.follow([20, 12, 13], [], 2);
    expect(row.marks).toEqual([]);
    expect(row.isLate).toBe(false);
    expect(row.taken).toEqual([]);
    row.mark(1);
    row.follow([12, 20, 13], [], 3);
    expect(row.marks).toEqual([]);
  });

  it("fall without a word when ten others come", () => {
    const row = laid([11, 12, 13]);
    row.mark(0);
    row.follow([20, 21, 22], [], 1);
    expect(row.marks).toEqual([]);
    expect(row.isLate).toBe(false);
    expect(row.taken).toEqual([]);
  });

  it("never fall on a card that came under the finger", () => {
    let cards = [11, 12];
    const row = new Row(() => ({ row: cards, frozen_until: null }) as unknown as Seen, () => undefined);
    row.press(0);
    cards = [20, 12];
    row.release(0);
    expect(row.marks).toEqual([]);
  });
});
