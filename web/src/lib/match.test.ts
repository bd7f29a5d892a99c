import { describe, expect, test } from "vitest";
import type { FromServer, Over, Snapshot, TableView, Update } from "../generated/wire";
import { asked, dismissed, fold, latestEvents, NOTHING_YET, OUT_OF_STEP, type Situation } from "./match";

const SNAPSHOT: Snapshot = {
  type: "snapshot",
  match: "m1",
  game: "bluff",
  edition: 1,
  options: {},
  seats: [],
  you: 0,
  commitment: "c",
  nonces: [],
  now: 1_000,
  deadline: 21_000,
  view: { type: "player-view", round: 1, chosen: [] },
  legal: [{ type: "stay" }],
  witnessed: [{ at: 0, events: [{ type: "round-began", number: 1 }] }],
};

/** An update as it is sent: what is unchanged is left out. */
function update(n: number, fields: Partial<Update>): Update {
  return { type: "update", n, at: 2_000, events: [], view: {}, ...fields };
}

function folded(...frames: readonly FromServer[]): Situation {
  return frames.reduce<Situation>((before, frame) => {
    const after = fold(before, frame, 0);
    if (after === OUT_OF_STEP) throw new Error(after);
    return after;
  }, NOTHING_YET);
}

describe("a snapshot", () => {
  test("is the whole match", () => {
    const { match } = folded(SNAPSHOT);
    expect(match).toMatchObject({ id: "m1", frame: 0, you: 0, deadline: 21_000, over: null });
    expect(match?.moments).toEqual(SNAPSHOT.witnessed);
  });

  test("replaces what was there, so that frames count from 1 again", () => {
    const { match } = folded(SNAPSHOT, update(1, {}), SNAPSHOT, update(1, {}));
    expect(match?.frame).toBe(1);
  });
});

describe("an update", () => {
  test("changes the fields that it names and no others", () => {
    const { match } = folded(SNAPSHOT, update(1, { view: { chosen: [0] } }));
    expect(match?.view).toEqual({ type: "player-view", round: 1, chosen: [0] });
  });

  test("brings another kind of view whole", () => {
    const view = { type: "other-view", score: 3 };
    expect(folded(SNAPSHOT, update(1, { view })).match?.view).toEqual(view);
  });

  test("leaves legal moves and deadline alone when it does not speak of them", () => {
    const { match } = folded(SNAPSHOT, update(1, {}));
    expect(match?.legal).toEqual([{ type: "stay" }]);
    expect(match?.deadline).toBe(21_000);
  });

  test("takes them away when it says so", () => {
    const { match } = folded(SNAPSHOT, update(1, { legal: [], deadline: null }));
    expect(match?.legal).toEqual([]);
    expect(match?.deadline).toBeNull();
  });

  test("adds what was witnessed to the log, and no empty line", () => {
    const events = [{ type: "chose", seat: 0 }];
    const { match } = folded(SNAPSHOT, update(1, { events }), update(2, {}));
    expect(match?.moments).toHaveLength(2);
    expect(match?.moments.at(-1)).toEqual({ at: 2_000, events });
  });

  test.each([0, 2, 7])("is out of step with number %i after number 0", (n) => {
    expect(fold(folded(SNAPSHOT), update(n, {}), 0)).toBe(OUT_OF_STEP);
  });

  test("is out of step before any snapshot", () => {
    expect(fold(NOTHING_YET, update(1, {}), 0)).toBe(OUT_OF_STEP);
  });

  test("does not touch the value before it", () => {
    const before = Object.freeze(folded(SNAPSHOT));
    Object.freeze(before.match);
    fold(before, update(1, { view: { round: 2 }, legal: [] }), 0);
    expect(before.match?.view).toEqual(SNAPSHOT.view);
  });
});

test("the end leaves no move and no deadline", () => {
  const over: Over = {
    type: "over",
    outcome: { reason: "three-points", winners: [0], scores: [3, -3] },
    truth: { type: "truth-view" },
    head: "h",
  };
  expect(folded(SNAPSHOT, over).match).toMatchObject({ legal: [], deadline: null, over });
});

test("a pong sets the clock, unless no match runs", () => {
  const clock = folded(SNAPSHOT, { type: "pong", now: 7_000 }).match?.clock;
  expect(clock).toEqual({ match: 7_000, local: 0 });
  expect(folded(SNAPSHOT, { type: "pong", now: null }).match?.clock.match).toBe(1_000);
});

test("a table without a match puts the old one away", () => {
  const table = { type: "table", match: null } as TableView;
  expect(folded(SNAPSHOT, table).match).toBeNull();
  expect(folded(SNAPSHOT, { ...table, match: "m1" }).match?.id).toBe("m1");
});

describe("a command", () => {
  const waiting = asked(asked(NOTHING_YET, "k1"), "k2");

  test("is waited for until it is answered", () => {
    expect(fold(waiting, { type: "done", key: "k1" }, 0)).toMatchObject({
      waiting: ["k2"],
      notices: [],
    });
  });

  test.each([
    [{ type: "too-late", key: "k1" } as const, "too-late"],
    [{ type: "refused", key: "k1", reason: "place-taken" } as const, "refused-place-taken"],
  ])("leads to a notice once when it is not done", (frame, words) => {
    const after = fold(waiting, frame, 0) as Situation;
    expect(after).toMatchObject({ waiting: ["k2"], notices: [{ key: "k1", words }] });
    expect(fold(after, frame, 0)).toMatchObject({ notices: [{ key: "k1", words }] });
    expect(dismissed(after, "k1").notices).toEqual([]);
  });
});

describe("just now", () => {
  const moment = (...types: readonly string[]) => ({ at: 0, events: types.map((type) => ({ type })) });
  const types = (...moments: readonly ReturnType<typeof moment>[]) =>
    latestEvents(moments).map((event) => event.type);

  test("is nothing before anything has happened", () => {
    expect(types()).toEqual([]);
  });

  test("is the newest moment", () => {
    expect(types(moment("a"), moment("b"))).toEqual(["b"]);
    expect(types(moment("a", "b"), moment("c", "d"))).toEqual(["c", "d"]);
  });

  test("keeps the end of a round in sight while others choose", () => {
    expect(types(moment("old"), moment("won", "began"), moment("chose"))).toEqual([
      "won",
      "began",
      "chose",
    ]);
  });

  test("does not go back for ever", () => {
    const singles = ["1", "2", "3", "4", "5", "6"].map((name) => moment(name));
    expect(types(moment("won", "began"), ...singles)).toEqual(["6"]);
  });
});
