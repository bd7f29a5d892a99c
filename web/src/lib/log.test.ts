import { describe, expect, test } from "vitest";
import { linesOf } from "./log";
import type { Message } from "./match";
import { Words } from "./words";

const KINDS = { chose: { card: "plain", seat: "seat", other: "seat" }, began: { number: "plain" } };
const EVENTS = "event-chose = { $seat } chooses\nevent-began = Round { $number } begins";
const words = new Words("en", [EVENTS], KINDS);
const captioned = new Words("en", [`${EVENTS}\ncaption-began = Round { $number }`], KINDS);
const NAMES = ["Ann", "Bob"];

const CHOSE: Message = { type: "chose", card: 1, seat: 1, other: 0 };
const BEGAN: Message = { type: "began", number: 2 };

function told(spoken: Words, you: number | null, ...events: readonly Message[]) {
  return linesOf([{ number: 4, at: 61_900, events }], spoken, NAMES, you);
}

describe("a line", () => {
  test("is a sentence, and a moment has one time", () => {
    expect(told(words, null, CHOSE, BEGAN)).toMatchObject([
      { key: "4.0", moment: 4, time: "1:01", text: "Bob chooses" },
      { key: "4.1", moment: 4, time: null, text: "Round 2 begins" },
    ]);
  });

  test("is one's own if one is the first that it speaks of", () => {
    expect(told(words, 1, CHOSE, BEGAN).map((line) => line.isOwn)).toEqual([true, false]);
    expect(told(words, 0, CHOSE)[0]?.isOwn).toBe(false);
    expect(told(words, null, BEGAN)[0]?.isOwn).toBe(false);
  });

  test("is a caption where the game has words for one", () => {
    expect(told(words, null, BEGAN)[0]?.isCaption).toBe(false);
    expect(told(captioned, null, BEGAN)[0]).toMatchObject({ isCaption: true, text: "Round 2" });
  });
});
