import { describe, expect, test } from "vitest";
import { impossible, seatStatus } from "./board";
import { Words } from "./words";

const NAMES = ["Ann", "Bob"];
const KINDS = {
  seen: { scores: "things", chosen: "seats", lamps: "plain", round: "plain" },
  score: { seat: "seat", points: "plain" },
  dig: { card: "plain" },
  open: {},
  drink: {},
};
const VIEW = {
  type: "seen",
  // In no order that a seat could be counted by.
  scores: [
    { type: "score", seat: 1, points: 3 },
    { type: "score", seat: 0, points: 0 },
  ],
  chosen: [1],
  lamps: ["red", "blue"],
  round: 2,
};

function speaking(text: string): Words {
  return new Words("en", [text], KINDS);
}

describe("the status of a seat", () => {
  const words = speaking(
    "seat-status = { $scores-points } of { $lamps }{ $chosen ->\n    [yes] , chosen\n   *[no] {\"\"}\n}",
  );

  test("is made of what every list says of that seat", () => {
    expect(seatStatus(words, VIEW, 0, NAMES)).toBe("0 of red");
    expect(seatStatus(words, VIEW, 1, NAMES)).toBe("3 of blue, chosen");
  });

  test("tells which part a side has given to that seat now", () => {
    const side = (leader: number) => ({ type: "side", leader, colour: "red" });
    const kinds = { seen: { sides: "things" }, side: { leader: "seat", colour: "plain" } };
    const said = "seat-status = { $sides-leader ->\n    [yes] leads\n   *[no] follows\n}";
    const sided = new Words("en", [said], kinds);
    const view = { type: "seen", sides: [side(1), side(2)] };
    expect([0, 1, 2].map((seat) => seatStatus(sided, view, seat, NAMES))).toEqual(["follows", "leads", "leads"]);
    expect(seatStatus(sided, { ...view, sides: [side(0)] }, 1, NAMES)).toBe("follows");
  });

  test("does without a list that another view has not", () => {
    const truth = { ...VIEW, chosen: undefined };
    expect(seatStatus(words, truth, 1, NAMES)).toBe("3 of blue");
  });

  test("is nothing where the game has no words for it", () => {
    expect(seatStatus(speaking("game-title = Dig"), VIEW, 0, NAMES)).toBeNull();
    expect(seatStatus(speaking('seat-status = { "" }'), VIEW, 0, NAMES)).toBeNull();
  });
});

describe("what is not possible", () => {
  const words = speaking(
    'why-not-open = Not in round { $round }.\nwhy-not-drink = { "" }\nwhy-not-dig = Nothing to dig.',
  );
  const dig = { type: "dig", card: 1 };

  test("is told with its reason, where there is one", () => {
    expect(impossible(words, { kinds: KINDS }, [dig], VIEW, NAMES)).toEqual([
      { type: "open", why: "Not in round 2." },
    ]);
  });

  test("is not told while it is somebody else's turn", () => {
    expect(impossible(words, { kinds: KINDS }, [], VIEW, NAMES)).toEqual([]);
  });
});
