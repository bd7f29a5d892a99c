import { describe, expect, test } from "vitest";
import type { Message } from "./match";
import { byCaption, moveFor, offersOf, questionsOf } from "./moves";

const CAPTIONED = () => true;
const PLAIN = () => false;

const DIGS: readonly Message[] = [1, 2].flatMap((seat) =>
  [5, 6].map((card) => ({ type: "dig", seat, card })),
);

/** The offers by their numbers, each with how many moves it stands for. */
function shape(legal: readonly Message[], hasCaption: (type: string) => boolean) {
  return offersOf(legal, hasCaption).map((offer) => [offer.number, offer.type, offer.moves.length]);
}

describe("offers", () => {
  test("moves of one type stand together, in the order in which they first appear", () => {
    const legal = [{ type: "dig", card: 1 }, { type: "drink" }, { type: "dig", card: 2 }];
    expect(shape(legal, CAPTIONED)).toEqual([
      [1, "dig", 1],
      [2, "dig", 1],
      [3, "drink", 1],
    ]);
    expect(byCaption(offersOf(legal, CAPTIONED)).map((group) => group.length)).toEqual([2, 1]);
  });

  test("moves in which several things are to be chosen are asked for", () => {
    expect(shape([...DIGS, { type: "drink" }], CAPTIONED)).toEqual([
      [1, "dig", 4],
      [2, "drink", 1],
    ]);
  });

  test("so are more than there are number keys", () => {
    const looks = (most: number) => Array.from({ length: most }, (_, at) => ({ type: "look", at }));
    expect(shape(looks(9), CAPTIONED)).toHaveLength(9);
    expect(shape(looks(10), CAPTIONED)).toEqual([[1, "look", 10]]);
  });

  test("what has no caption cannot be asked for", () => {
    expect(shape(DIGS, PLAIN)).toHaveLength(4);
  });

  test("every move keeps all that it was", () => {
    expect(offersOf(DIGS, PLAIN).map((offer) => offer.moves[0])).toEqual(DIGS);
  });

  test("no moves, no offers", () => {
    expect(offersOf([], CAPTIONED)).toEqual([]);
  });
});

describe("questions", () => {
  test("the first is open, the next comes when it is answered", () => {
    expect(questionsOf(DIGS, {})).toEqual([{ field: "seat", values: [1, 2] }]);
    expect(questionsOf(DIGS, { seat: 2 })).toEqual([
      { field: "seat", values: [1, 2], answer: 2 },
      { field: "card", values: [5, 6] },
    ]);
  });

  test("offer only what is possible after what was chosen", () => {
    const legal = [...DIGS, { type: "dig", seat: 3, card: 9 }];
    expect(questionsOf(legal, { seat: 3 })[1]).toEqual({ field: "card", values: [9], answer: 9 });
    expect(moveFor(legal, { seat: 3 })).toEqual({ type: "dig", seat: 3, card: 9 });
  });

  test("an answer that has become impossible is none", () => {
    const legal = [...DIGS, { type: "dig", seat: 3, card: 9 }, { type: "dig", seat: 3, card: 8 }];
    expect(questionsOf(legal, { seat: 3, card: 5 })[1]).not.toHaveProperty("answer");
    expect(moveFor(legal, { seat: 3, card: 5 })).toBeNull();
  });

  test("nothing is asked that is the same in all moves", () => {
    const legal = [1, 2].map((card) => ({ type: "dig", seat: 0, card }));
    expect(questionsOf(legal, {}).map((question) => question.field)).toEqual(["card"]);
  });

  test("things and lists are the same when they say the same", () => {
    const legal = [1, 2].map((at) => ({ type: "swap", squares: [0, at] }));
    expect(moveFor(legal, { squares: [0, 2] })).toBe(legal[1]);
  });

  test("nothing at all may be an answer", () => {
    const legal = [null, 4].map((card) => ({ type: "drop", card }));
    expect(moveFor(legal, { card: null })).toBe(legal[0]);
    expect(moveFor(legal, {})).toBeNull();
  });
});
