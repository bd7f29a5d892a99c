import { expect, test } from "vitest";
import { asItLay, resultIn, type Seen } from "./seen";

const scores = [{ type: "score", seat: 0, points: 1 }] as const;
const between: Seen = { round: 3, scores, hands: [], decision: null, chosen: [] };
const events = [
  { type: "showed", seat: 0, card: 7 },
  { type: "folded", seat: 1 },
  { type: "won", seat: 0, points: 1 },
];
const result = resultIn([{ number: 4, at: 0, events }]);

test("the end of a round is seen with the cards as they were shown", () => {
  const hands = [
    { type: "face-up", seat: 0, card: 7 },
    { type: "face-down", seat: 1 },
  ];
  expect(asItLay(between, result)).toEqual({ round: 2, scores, hands, chosen: [0, 1] });
});

test("what has been dealt since lies on top", () => {
  const dealt: Seen = { ...between, hands: [{ type: "face-down", seat: 0 }] };
  expect(asItLay(dealt, result)).toBe(dealt);
  expect(asItLay(between, null)).toBe(between);
});
