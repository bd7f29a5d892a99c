import { describe, expect, test } from "vitest";
import type { Message } from "$lib/match";
import type { Card, Guess, Row, Token } from "$wire/house";
import { candidates, factsIn, rangeAt, readsFrom, withProofs } from "./facts";
import views from "./fixtures/views.json";
import { hiddenPlaces, seenIn, type Seen } from "./seen";

const shown = (value: number): Card => ({ type: "shown", value });
const known = (value: number): Card => ({ type: "known", value });
const hidden: Card = { type: "hidden" };
const moon: Card = { type: "character", faction: "blue", person: 1 };

function row(seat: number, cards: readonly Card[], ...hints: readonly (readonly [number, number])[]): Row {
  const tokens: Token[] = hints.map(([gap, value]) => ({ type: "token", gap, value, of: seat }));
  return { type: "row", seat, cards, tokens, pool: 8 };
}

/** Seat 0 looks at its own row and at another. */
function table(change: Partial<Seen> = {}): Seen {
  return {
    type: "player-view",
    mode: "faction",
    round: 1,
    starter: 0,
    phase: "turn",
    turn: 0,
    waits_for: [0],
    rows: [row(0, [known(2), moon, known(7), known(7)]), row(1, [hidden, hidden, moon, hidden], [1, 3])],
    scores: [],
    safe: [],
    keeper: null,
    keeper_tokens: [],
    question: [],
    out: [],
    standing: [0, 1],
    acted: [],
    misses: [],
    guesses: [],
    replies: [],
    talk: [],
    result: null,
    ...change,
  };
}

const other = (seen: Seen) => seen.rows[1] as Row;
const cannot = (facts: readonly { readonly cannot: boolean }[]) =>
  facts.flatMap((fact, value) => (fact.cannot ? [value] : []));

describe("a card that lies face down", () => {
  test("is between what lies at its left and at its right", () => {
    expect(rangeAt(other(table()), 0, "viewer")).toEqual({ low: 0, high: 3 });
    expect(rangeAt(other(table()), 1, "viewer")).toEqual({ low: 3, high: 5 });
    expect(rangeAt(other(table()), 3, "viewer")).toEqual({ low: 5, high: 9 });
  });

  test("tells nothing by the Character before the rows are laid", () => {
    const seen = table({ phase: "arrange" });
    expect(candidates(seen, other(seen), 3)).toEqual([3, 4, 5, 6, 8, 9]);
  });

  test("is no value of which both copies lie elsewhere, and none it was dug for", () => {
    const seen = table({ misses: [{ type: "miss", seat: 0, whom: 1, place: 3, value: 8 }] });
    expect(candidates(seen, other(seen), 3)).toEqual([5, 6, 9]);
  });

  test("is none of two values that an answer has counted out", () => {
    const seen = table({ replies: [{ type: "reply", seat: 0, whom: 1, low: 4, high: 6, count: 0 }] });
    expect(candidates(seen, other(seen), 1)).toEqual([3, 5]);
    const open = table({ replies: [{ type: "reply", seat: 0, whom: 1, low: 4, high: 6, count: 1 }] });
    expect(candidates(open, other(open), 1)).toEqual([3, 4, 5]);
  });
});

describe("the printed grid", () => {
  test("has what one sees, and what cannot be", () => {
    const facts = factsIn(table());
    expect(facts.rows[0]?.[7]).toEqual({ holds: 2, cannot: false });
    expect(cannot(facts.rows[0] ?? [])).toEqual([0, 1, 3, 4, 5, 6, 8, 9]);
    expect(cannot(facts.rows[1] ?? [])).toEqual([7]);
    expect(facts.found).toEqual([0, 0, 1, 0, 0, 0, 0, 2, 0, 0]);
  });

  test("rules out of the Safe what lies elsewhere, and what a Safe Keeper has denied", () => {
    const guesses: readonly Guess[] = [
      { type: "guess", seat: 1, low: 0, high: 1, right: 0 },
      { type: "guess", seat: 1, low: 3, high: 4, right: 1 },
      { type: "guess", seat: 1, low: 5, high: 6, right: null },
    ];
    expect(cannot(factsIn(table({ guesses })).safe)).toEqual([0, 1, 7]);
  });

  test("knows the Safe for whoever has looked into it", () => {
    const { safe } = factsIn(table({ safe: [4, 4] }));
    expect(safe[4]).toEqual({ holds: 2, cannot: false });
    expect(cannot(safe)).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9]);
  });
});

describe("what others read off a hint", () => {
  const own = row(0, [known(2), moon, known(6), shown(9)], [3, 7]);

  test.each([
    [6, 2, { low: 6, high: 7 }],
    [6, 3, { low: 5, high: 6 }],
    [2, 0, { low: 2, high: 5 }],
    [2, 1, { low: 0, high: 2 }],
  ])("a %i in gap %i", (value, gap, reads) => {
    expect(readsFrom(own, value, gap)).toEqual(reads);
  });

  test("is nothing where it tells nothing new", () => {
    expect(readsFrom(own, 8, 3)).toBeNull();
    expect(readsFrom(own, 9, 4)).toBeNull();
  });

  test("does not depend on what they cannot see", () => {
    const same = row(0, [known(0), moon, known(5), shown(9)], [3, 7]);
    expect(readsFrom(same, 6, 3)).toEqual(readsFrom(own, 6, 3));
  });
});

test("what was proven is printed beside what is plain", () => {
  const aid = [
    { id: "card-is", args: { seat: 1, card: 2, value: 4 } },
    { id: "safe-without", args: { value: 9 } },
    { id: "safe-pairs", args: { count: 7 } },
  ];
  const plain = factsIn(table());
  const proven = withProofs(plain, aid);
  expect([plain.rows[1]?.[4]?.holds, proven.rows[1]?.[4]?.holds, proven.rows[0]?.[4]?.holds]).toEqual([0, 1, 0]);
  expect([plain.found[4], proven.found[4]]).toEqual([0, 1]);
  expect([cannot(plain.safe), cannot(proven.safe)]).toEqual([[7], [7, 9]]);
});

test.each(views)("what is ruled out is what the rules say: $name", ({ view, ...told }) => {
  const seen = seenIn(view as Message);
  const open = (row: Row) =>
    hiddenPlaces(row).filter((place) => row.cards[place]?.type === "hidden").map((place) => [`${place}`, candidates(seen, row, place)]);
  const found = seen.rows.map((row) => [`${row.seat}`, Object.fromEntries(open(row))] as const);
  expect(Object.fromEntries(found)).toEqual(told.candidates);
  expect(cannot(factsIn(seen).safe)).toEqual(told["not-in-safe"]);
});
