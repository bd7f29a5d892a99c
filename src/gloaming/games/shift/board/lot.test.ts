import { expect, test } from "vitest";
import { lot, placementByLot } from "./lot";

const SQUARES = ["A1", "A2", "B2"];
const placements = (...kinds: readonly boolean[]) =>
  SQUARES.flatMap((square) => kinds.map((is_criminal) => ({ type: "place-counter", square, is_criminal })));
const drawing = (...drawn: readonly number[]) => {
  const left = [...drawn];
  return () => left.shift() ?? 0;
};
/** So many lots, spread evenly. */
const spread = (length: number) => Array.from({ length }, (_, number) => (number + 0.5) / length);

test("a Criminal is drawn as often as there are of them among what is left", () => {
  const drawn = spread(100).map((share) => placementByLot(placements(false, true), 12, 4, drawing(share, 0)));
  expect(drawn.filter((move) => move?.is_criminal === true)).toHaveLength(25);
});

test.each([true, false])("each square is as likely, with a Criminal or without (%s)", (isCriminal) => {
  const kind = isCriminal ? 0 : 0.9;
  const drawn = spread(99).map((share) => placementByLot(placements(false, true), 1, 1, drawing(kind, share)));
  const counts = SQUARES.map((name) => drawn.filter((move) => move?.square === name).length);
  expect(counts).toEqual([33, 33, 33]);
  expect(new Set(drawn.map((move) => move?.is_criminal))).toEqual(new Set([isCriminal]));
});

test("what one has none of is never drawn, and nothing is where nothing may be placed", () => {
  expect(placementByLot(placements(true), 0, 1, drawing(0.999, 0))).toMatchObject({ is_criminal: true });
  expect(placementByLot(placements(false), 3, 0, drawing(0, 0.999))).toMatchObject({ is_criminal: false, square: "B2" });
  expect(placementByLot([{ type: "roll" }], 3, 1)).toBeUndefined();
});

test("lots lie between nothing and one, and are not all the same", () => {
  const lots = Array.from({ length: 200 }, lot);
  expect(lots.every((one) => one >= 0 && one < 1)).toBe(true);
  expect(new Set(lots).size).toBeGreaterThan(190);
});
