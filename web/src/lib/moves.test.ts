import { expect, test } from "vitest";
import { grouped } from "./moves";

/** The moves by their numbers, in the shape in which they are grouped. */
function shape(legal: Parameters<typeof grouped>[0]) {
  return grouped(legal).map((group) => [
    group.type,
    group.parts.map((part) => part.map((one) => one.number)),
  ]);
}

test("moves of one type stand together, in the order in which they first appear", () => {
  const legal = [{ type: "dig", card: 1 }, { type: "drink" }, { type: "dig", card: 2 }];
  expect(shape(legal)).toEqual([
    ["dig", [[1, 2]]],
    ["drink", [[3]]],
  ]);
});

test("moves with several fields are divided by the first", () => {
  const legal = [1, 2].flatMap((seat) => [5, 6].map((card) => ({ type: "dig", seat, card })));
  expect(shape(legal)).toEqual([
    [
      "dig",
      [
        [1, 2],
        [3, 4],
      ],
    ],
  ]);
});

test("every move keeps all that it was", () => {
  const legal = [{ type: "dig", seat: 0, card: 3 }];
  expect(grouped(legal)[0]?.parts[0]?.[0]?.move).toBe(legal[0]);
});

test("no moves, no groups", () => {
  expect(grouped([])).toEqual([]);
});
