import { describe, expect, test } from "vitest";
import type { FromServer, Over, Snapshot, Spoken, TableView, Update } from "../generated/wire";
import {
  arriving,
  asked,
  backToNow,
  dismissed,
  fold,
  hasNews,
  isAsked,
  lookedBack,
  momentsUntil,
  NOTHING_YET,
  OUT_OF_STEP,
  told,
  type Notice,
  type Situation,
} from "./match";

const SNAPSHOT: Snapshot = {
  type: "snapshot",
  match: "m1",
  game: "bluff",
  edition: 1,
  options: {},
  seats: [],
  began: [],
  handed: [],
  you: 0,
  commitment: "c",
  nonces: [],
  now: 1_000,
  deadline: 21_000,
  view: { type: "player-view", round: 1, chosen: [] },
  legal: [{ type: "stay" }],
  question: 1,
  first: 0,
  witnessed: [{ at: 0, events: [{ type: "round-began", number: 1 }] }],
  note: "Bob bluffs",
};

const TABLE = { type: "table", match: "m1", now: null, paused: null, stretch: 1 } as TableView;

/** An update as it is sent: what is unchanged is left out. */
function update(n: number, fields: Partial<Update>): Update {
  return { type: "update", n, moment: n, witnessed: [], view: {}, ...fields };
}

/** What an update tells of, moment by moment. */
function seen(...moments: readonly object[][]) {
  return moments.map((events, index) => ({ at: 2_000 + index, events }));
}

function next(before: Situation, frame: FromServer, local = 0): Situation {
  const after = fold(before, frame, local);
  if (after === OUT_OF_STEP) throw new Error(after);
  return after;
}

function folded(...frames: readonly FromServer[]): Situation {
  return frames.reduce<Situation>((before, frame) => next(before, frame), NOTHING_YET);
}

describe("a snapshot", () => {
  test("is the whole match", () => {
    const { match } = folded(SNAPSHOT);
    expect(match).toMatchObject({ id: "m1", frame: 0, you: 0, deadline: 21_000, over: null });
    expect(match?.moments).toMatchObject(SNAPSHOT.witnessed as object[]);
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

  test("leaves legal moves, question and deadline alone when it does not speak of them", () => {
    const { match } = folded(SNAPSHOT, update(1, {}));
    expect(match?.question).toBe(1);
    expect(match?.legal).toEqual([{ type: "stay" }]);
    expect(match?.deadline).toBe(21_000);
  });

  test("takes them away when it says so", () => {
    const { match } = folded(SNAPSHOT, update(1, { legal: [], question: null, deadline: null }));
    expect(match?.legal).toEqual([]);
    expect(match?.question).toBeNull();
    expect(match?.deadline).toBeNull();
  });

  test("joins the parts of a long match to its snapshot", () => {
    const at = (moment: number): object => ({ at: moment, events: [] });
    const part = (first: number): FromServer => ({ type: "earlier", first, witnessed: [at(first), at(first + 1)] });
    const parts = [0, 2].map(part);
    const { match, earlier } = folded(...parts, { ...SNAPSHOT, first: 4 });
    expect(match?.moments.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
    expect(match?.newsFrom).toBe(4);
    expect(earlier).toEqual([]);
  });

  test("is out of step when a part is missing", () => {
    const part: FromServer = { type: "earlier", first: 1, witnessed: [] };
    expect(fold(NOTHING_YET, part, 0)).toBe(OUT_OF_STEP);
    expect(fold(NOTHING_YET, { ...SNAPSHOT, first: 1 }, 0)).toBe(OUT_OF_STEP);
  });

  test("adds what was witnessed to the log, and no empty line", () => {
    const events = [{ type: "chose", seat: 0 }];
    const { match } = folded(SNAPSHOT, update(1, { witnessed: seen(events) }), update(2, {}));
    expect(match?.moments).toHaveLength(2);
    expect(match?.moments.at(-1)).toEqual({ number: 1, at: 2_000, events });
  });

  test("of several moments at once keeps them apart, as a snapshot has them", () => {
    const [one, other] = [[{ type: "chose", seat: 0 }], [{ type: "chose", seat: 1 }]];
    const { match } = folded(SNAPSHOT, update(1, { witnessed: seen(one, other), moment: 2 }));
    expect(match?.moments.slice(1)).toEqual([
      { number: 1, at: 2_000, events: one },
      { number: 2, at: 2_001, events: other },
    ]);
    expect(match?.newsFrom).toBe(1);
    const again = [...(SNAPSHOT.witnessed as object[]), ...seen(one, other)];
    expect(folded({ ...SNAPSHOT, witnessed: again }).match?.moments).toEqual(match?.moments);
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

describe("the clock", () => {
  test("is set by a pong, unless no match runs", () => {
    const clock = folded(SNAPSHOT, { type: "pong", now: 7_000 }).match?.clock;
    expect(clock).toMatchObject({ match: 7_000, local: 0 });
    expect(folded(SNAPSHOT, { type: "pong", now: null }).match?.clock.match).toBe(1_000);
  });

  test("goes as the table says, from when it says so", () => {
    const slow = { ...TABLE, now: 3_000, stretch: 2 };
    const after = next(folded(SNAPSHOT), slow, 500);
    const pace = { stretch: 2, isPaused: false };
    expect(after.match?.clock).toEqual({ match: 3_000, local: 500, pace });
    const paused = next(after, { ...slow, paused: "gone", now: 4_000 }, 900);
    expect(paused.match?.clock).toEqual({ match: 4_000, local: 900, pace: { stretch: 2, isPaused: true } });
    expect(next(paused, { type: "pong", now: 4_000 }).match?.clock.pace.isPaused).toBe(true);
  });

  test("goes so from the first snapshot on", () => {
    const paused = { ...TABLE, now: 1_000, paused: "agreed" as const };
    expect(folded(paused, SNAPSHOT).match?.clock.pace.isPaused).toBe(true);
  });

  test("is not set by a table that speaks of another match, or of none that runs", () => {
    expect(folded(SNAPSHOT, { ...TABLE, match: "m2", now: 9_000 }).match?.clock.match).toBe(1_000);
    expect(folded(SNAPSHOT, TABLE).match?.clock.match).toBe(1_000);
  });
});

test("a table without a match puts the old one away", () => {
  expect(folded(SNAPSHOT, { ...TABLE, match: null }).match).toBeNull();
  expect(folded(SNAPSHOT, TABLE).match?.id).toBe("m1");
});

describe("talk", () => {
  const line = (n: number, text = `line ${n}`): Spoken => ({
    n, at: n, name: "Ann", place: 0, text, seats: null, watchers: true, is_own: false,
  });
  const talk = (...lines: readonly Spoken[]): FromServer => ({ type: "talk", lines });

  test("comes whole, then line by line", () => {
    expect(folded(talk(line(1), line(2)), talk(line(3))).talk).toEqual([line(1), line(2), line(3)]);
  });

  test("that comes twice is there once", () => {
    expect(folded(talk(line(1)), talk(line(2)), talk(line(2))).talk).toEqual([line(1), line(2)]);
  });

  test("is told anew by a new socket, which may know less", () => {
    const before = arriving(folded(talk(line(1), line(2))));
    expect(before.talk).toHaveLength(2);
    expect(next(before, talk(line(1, "other"))).talk).toEqual([line(1, "other")]);
  });
});

test("notes come with the snapshot, and from another device", () => {
  expect(folded(SNAPSHOT).note).toBe("Bob bluffs");
  expect(folded(SNAPSHOT, { type: "noted", text: "Or not" }).note).toBe("Or not");
});

test("a refused move tells the rule against it, where the game knows one", () => {
  const asking = asked(folded(SNAPSHOT), "k1", { type: "dig" });
  const why = { id: "dig-yourself", args: { value: 3 } };
  const { notices } = next(asking, { type: "refused", key: "k1", reason: "not-legal", why });
  expect(notices).toMatchObject([{ words: "refused-dig-yourself", args: { value: 3 } }]);
});

test("what the game works out is kept until it is asked again, or another match begins", () => {
  const reasons = [{ id: "used-up", args: { value: 3 } }];
  const before = folded(SNAPSHOT, { type: "consulted", key: "k1", what: "aid", reasons });
  expect(before.advice).toEqual({ aid: reasons, review: [] });
  expect(next(before, SNAPSHOT).advice.aid).toEqual(reasons);
  expect(next(before, { ...SNAPSHOT, match: "m2" }).advice.aid).toEqual([]);
});

test("who can only make remarks is not asked for anything", () => {
  const game = { asides: ["claim"] };
  expect(isAsked([{ type: "claim" }], game)).toBe(false);
  expect(isAsked([{ type: "claim" }, { type: "ask" }], game)).toBe(true);
  expect(isAsked([], game)).toBe(false);
});

describe("looking back", () => {
  const view = { type: "player-view", round: 1 };
  const answer = (key: string): FromServer => ({ type: "recalled", key, moment: 0, events: 1, view });
  const asking = lookedBack(folded(SNAPSHOT), "k1");
  const past = { moment: 0, events: 1, at: 0, view, known: 1 };

  test("shows the moment when it is answered", () => {
    expect(asking.past).toBeNull();
    expect(next(asking, answer("k1"))).toMatchObject({ past, recalling: null, waiting: [] });
  });

  test("does not show what is not asked for any more", () => {
    expect(next(lookedBack(asking, "k2"), answer("k1")).past).toBeNull();
    expect(next(backToNow(asking), answer("k1")).past).toBeNull();
  });

  test("at a moment that nobody witnessed is refused", () => {
    const after = next(asking, { type: "refused", key: "k1", reason: "no-such-moment" });
    expect(after).toMatchObject({ past: null, recalling: null, waiting: [] });
    expect(after.notices).toMatchObject([{ words: "refused-no-such-moment" }]);
  });

  test("is not disturbed by what happens meanwhile, nor by a new socket", () => {
    const events = [{ type: "chose", seat: 0 }];
    const back = next(asking, answer("k1"));
    expect(next(next(back, update(1, { witnessed: seen(events) })), SNAPSHOT).past).toEqual(past);
    expect(backToNow(back).past).toBeNull();
  });

  test("shows what had happened until then, and tells that there is news", () => {
    const events = [{ type: "chose", seat: 0 }];
    const back = next(asking, answer("k1"));
    const { match: before } = back;
    const { match: after } = next(back, update(1, { witnessed: seen(events) }));
    if (before === null || after === null) throw new Error("there is a match");
    expect(hasNews(before, past)).toBe(false);
    expect(hasNews(after, past)).toBe(true);
    expect(momentsUntil(after.moments, past)).toEqual(before.moments);
    expect(momentsUntil(after.moments, null)).toHaveLength(2);
  });

  test("at the end of a round leaves out the next one, which began in the same moment", () => {
    const events = [{ type: "won" }, { type: "round-began" }];
    const { match } = folded(SNAPSHOT, update(1, { witnessed: seen(events) }));
    const then = momentsUntil(match?.moments ?? [], { ...past, moment: 1, events: 1 });
    expect(then.map((moment) => moment.events.map(({ type }) => type))).toEqual([["round-began"], ["won"]]);
  });

  test("ends with the match", () => {
    const back = next(asking, answer("k1"));
    expect(next(back, { ...SNAPSHOT, match: "m2" }).past).toBeNull();
    expect(next(back, { ...TABLE, match: null }).past).toBeNull();
  });
});

describe("a command", () => {
  const waiting = asked(asked(NOTHING_YET, "k1"), "k2");

  test("is waited for until it is answered", () => {
    expect(fold(waiting, { type: "done", key: "k1" }, 0)).toMatchObject({
      waiting: [{ key: "k2" }],
      notices: [],
    });
  });

  test.each([
    [{ type: "too-late", key: "k1" } as const, "too-late"],
    [{ type: "refused", key: "k1", reason: "place-taken" } as const, "refused-place-taken"],
  ])("leads to a notice once when it is not done", (frame, words) => {
    const after = fold(waiting, frame, 0) as Situation;
    expect(after).toMatchObject({ waiting: [{ key: "k2" }], notices: [{ key: "k1", words }] });
    expect(fold(after, frame, 0)).toMatchObject({ notices: [{ key: "k1", words }] });
    expect(dismissed(after, "k1").notices).toEqual([]);
  });
});

test("a move that is not made is told with what was asked for", () => {
  const move = { type: "stay" };
  const after = next(asked(NOTHING_YET, "k1", move), { type: "too-late", key: "k1" });
  expect(after.notices).toEqual([{ key: "k1", words: "too-late", tone: "late", move }]);
});

test("a seat that is handed on has somebody else, and the match remembers when", () => {
  const seats = ["Ann", "easy"].map((name) => ({ name, bot: null, place: { role: "player", team: null } }));
  const taken = { seat: 1, to: "person", moment: 1, at: 5, name: "Ben", bot: null } as const;
  const begun = folded({ ...SNAPSHOT, seats, began: seats });
  const after = next(begun, { type: "seat-handed", handed: taken });
  expect(after.match?.seats.map((one) => one.name)).toEqual(["Ann", "Ben"]);
  expect(after.match?.began.map((one) => one.name)).toEqual(["Ann", "easy"]);
  expect(after.match?.handed).toEqual([taken]);
  const away = { ...taken, to: "stand-in", moment: 2, bot: "easy" } as const;
  const later = next(after, { type: "seat-handed", handed: away });
  expect(later.match?.seats[1]).toMatchObject({ name: "Ben", bot: null });
});

test("whom one's words reach is known with the update that changed it", () => {
  const hearing = { seats: [1], watchers: false, whispers: [] };
  expect(folded(TABLE, SNAPSHOT, { type: "who-hears", hearing }).table?.hearing).toEqual(hearing);
});

test("who stopped the count is told by name, once, to everybody else", () => {
  const stopped = { type: "count-stopped", name: "Ben", is_own: false } as const;
  const refused = { type: "refused", key: "start", reason: "count-stopped" } as const;
  const after = next(next(asked(NOTHING_YET, "start"), stopped), refused);
  expect(after.notices).toMatchObject([{ words: "count-stopped-by", name: "Ben" }]);
  expect(after.waiting).toEqual([]);
  expect(folded({ ...stopped, is_own: true }).notices).toEqual([]);
});

test("a device that joins is told of until it has been read, with the way to the settings", () => {
  const came = (label: string): FromServer => ({ type: "device-came", label });
  expect(folded(came("Firefox, Android")).notices).toMatchObject([
    { words: "device-came", name: "Firefox, Android", tone: "warning", isForSettings: true },
  ]);
  expect(folded(came("")).notices).toMatchObject([{ words: "device-came-unknown" }]);
  expect(folded(came("Firefox, Android"), came("Chrome, Windows")).notices).toHaveLength(2);
});

describe("what is told while the same is still in sight", () => {
  const BACK: Notice = { key: "k1", words: "back-again", count: 2, tone: "good", move: null };
  const LATE: Notice = { key: "k2", words: "too-late", tone: "late", move: { type: "stay" } };

  const tell = (...notices: Notice[]) => notices.reduce(told, NOTHING_YET).notices;

  test("is told once, with all that it counts", () => {
    expect(tell(BACK, LATE, { ...BACK, key: "k3", count: 1 })).toEqual([
      LATE,
      { ...BACK, key: "k3", count: 3 },
    ]);
    expect(tell(LATE, { ...LATE, key: "k3" })).toEqual([{ ...LATE, key: "k3" }]);
  });

  test("is told beside it when it speaks of another move or of somebody else", () => {
    expect(tell(LATE, { ...LATE, key: "k3", move: { type: "fold" } })).toHaveLength(2);
    expect(tell({ ...BACK, name: "Ann" }, { ...BACK, name: "Bob" })).toHaveLength(2);
  });
});
