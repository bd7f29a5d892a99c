import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FromServer, Over, Snapshot, TableView } from "../generated/wire";
import { Cues, cuesFor, ticksFor, type Cue } from "./cues";
import { asked, fold, NOTHING_YET, OUT_OF_STEP, told, type Situation } from "./match";
import { sounds } from "./sound";

const FREE = { taken: "free" };
const PERSON = { taken: "person", name: "Ann" };

function table(changes: object = {}): TableView {
  const shown = { type: "table", phase: "lobby", match: null, places: [PERSON, FREE], ...changes };
  return shown as unknown as TableView;
}

const PLAYING = table({ phase: "playing", match: "m1" });
const ENDED = table({ phase: "over", match: "m1" });

function snapshot(changes: Partial<Snapshot> = {}): Snapshot {
  const shown = { type: "snapshot", match: "m1", you: 0, legal: [], first: 0, witnessed: [], ...changes };
  return shown as unknown as Snapshot;
}

function over(...winners: readonly number[]): Over {
  return { type: "over", outcome: { reason: "r", winners, scores: [] }, truth: {}, head: "h" };
}

const STAY = [{ type: "stay" }];

function update(n: number, legal: readonly object[]): FromServer {
  return { type: "update", n, moment: n, witnessed: [], view: {}, legal };
}

function next(before: Situation, frame: FromServer): Situation {
  const after = fold(before, frame, 0);
  if (after === OUT_OF_STEP) throw new Error(after);
  return after;
}

/** What is heard at each of the frames of a visit. */
function heard(...frames: readonly FromServer[]): readonly (readonly Cue[])[] {
  let before = NOTHING_YET;
  return frames.map((frame) => {
    const after = next(before, frame);
    const cues = cuesFor(before, after);
    before = after;
    return cues;
  });
}

const last = (...frames: readonly FromServer[]) => heard(...frames).at(-1);

describe("the beginning of a match", () => {
  test("is heard by everybody who is there, before the call to the first turn", () => {
    const cues = heard(table(), snapshot({ legal: STAY }), PLAYING);
    expect(cues).toEqual([[], ["deal", "turn"], []]);
    expect(last(table(), snapshot({ you: null }))).toEqual(["deal"]);
  });

  test("is heard again when the next one is played", () => {
    const frames = [table(), snapshot(), PLAYING, over(0), ENDED, snapshot({ match: "m2" })];
    expect(last(...frames)).toEqual(["deal"]);
  });

  test("is not heard by whoever comes while it runs, or when it is over", () => {
    expect(heard(PLAYING, snapshot())).toEqual([[], []]);
    expect(heard(ENDED, snapshot(), over(0))).toEqual([[], [], []]);
  });

  test("is not heard again when the connection was lost", () => {
    expect(last(table(), snapshot(), PLAYING, PLAYING, snapshot())).toEqual([]);
  });
});

describe("one's turn", () => {
  test("is heard when it begins, and once", () => {
    const cues = heard(PLAYING, snapshot(), update(1, STAY), update(2, [...STAY, ...STAY]));
    expect(cues).toEqual([[], [], ["turn"], []]);
  });

  test("is heard each time", () => {
    const frames = [PLAYING, snapshot(), update(1, STAY), update(2, []), update(3, STAY)];
    expect(last(...frames)).toEqual(["turn"]);
  });

  test("is heard by whoever comes into it, but not again after the connection was lost", () => {
    const mine = snapshot({ legal: STAY });
    expect(heard(PLAYING, mine, PLAYING, mine)).toEqual([[], ["turn"], [], []]);
  });

  test("in another match is another turn", () => {
    const missed = [PLAYING, snapshot({ legal: STAY }), table({ phase: "playing", match: "m2" })];
    expect(last(...missed, snapshot({ match: "m2", legal: STAY }))).toEqual(["turn"]);
  });

  test("is never that of somebody who watches", () => {
    expect(last(PLAYING, snapshot({ you: null }), update(1, STAY))).toEqual([]);
  });
});

describe("the end of a match", () => {
  const play = (you: number | null) => [table(), snapshot({ you, legal: STAY }), PLAYING];

  test.each<readonly [string, number | null, readonly number[], Cue]>([
    ["a winner", 0, [0], "win"],
    ["one of the winners", 1, [0, 1], "win"],
    ["a loser", 0, [1], "loss"],
    ["a watcher", null, [1], "reveal"],
    ["everybody when nobody has won", 0, [], "reveal"],
  ])("is that of %s", (_who, you, winners, cue) => {
    expect(last(...play(you), over(...winners))).toEqual([cue]);
  });

  test("is heard once", () => {
    expect(last(...play(0), over(0), over(0))).toEqual([]);
    expect(last(...play(0), over(0), ENDED)).toEqual([]);
  });
});

describe("at the table", () => {
  test("somebody who sits down is heard, and nobody who was there already", () => {
    const both = table({ places: [PERSON, { taken: "bot" }] });
    expect(heard(table(), both, both)).toEqual([[], ["join"], []]);
    expect(heard(both)).toEqual([[]]);
  });

  test("nobody is heard who moves or leaves", () => {
    expect(last(table(), table({ places: [FREE, PERSON] }))).toEqual([]);
    expect(last(table(), table({ places: [FREE, FREE] }))).toEqual([]);
  });

  test("a refusal is heard once", () => {
    const before = asked(next(NOTHING_YET, table()), "k1");
    const after = next(before, { type: "refused", key: "k1", reason: "place-taken" });
    expect(cuesFor(before, after)).toEqual(["toast"]);
    expect(cuesFor(after, next(after, table()))).toEqual([]);
    expect(cuesFor(after, { ...after, notices: [] })).toEqual([]);
  });

  test("good news are no refusal", () => {
    const here = next(NOTHING_YET, table());
    const news = { key: "k1", words: "welcome", move: null };
    expect(cuesFor(here, told(here, { ...news, tone: "good" }))).toEqual([]);
    expect(cuesFor(here, told(here, { ...news, tone: "warning" }))).toEqual(["toast"]);
  });

  test("talk is heard line by line, and not what was said before one came", () => {
    const come = next(NOTHING_YET, table());
    const here = next(come, { type: "talk", lines: [] });
    expect(cuesFor(come, here, { before: 0, after: 4 })).toEqual([]);
    expect(cuesFor(come, here, { before: 0, after: 1 })).toEqual(["talk"]);
    expect(cuesFor(here, here, { before: 3, after: 4 })).toEqual(["talk"]);
    expect(cuesFor(here, here, { before: 4, after: 4 })).toEqual([]);
  });
});

test("the clock ticks in the last ten seconds, and faster in the last three", () => {
  const ticks = [90, 11, 10, 4, 3, 1, 0, -1].map((seconds) => ticksFor(seconds).length);
  expect(ticks).toEqual([0, 0, 1, 1, 2, 2, 0, 0]);
});

describe("ears and hands", () => {
  const vibrate = vi.fn(() => true);
  const play = vi.spyOn(sounds, "play");

  beforeEach(() => {
    vi.clearAllMocks();
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("navigator", {
      vibrate,
      maxTouchPoints: 5,
      userActivation: { hasBeenActive: true },
    });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test("are told one cue after the other", () => {
    const before = next(NOTHING_YET, table());
    new Cues().hear(before, next(before, snapshot({ legal: STAY })));
    expect(play.mock.calls.map(([sound]) => sound)).toEqual(["deal", "turn"]);
    expect(play.mock.calls[1]?.[1]).toBeGreaterThan(0);
    expect(vibrate).toHaveBeenCalledOnce();
  });

  test("are told each of the last seconds once, and feel only the first", () => {
    const cues = new Cues();
    for (const second of [12, 11, 10, 10, 10, 9, 9, 3, 0]) cues.tick(second);
    expect(play.mock.calls).toEqual([["tick", 0], ["tick", 0], ["tick", 0], ["tick", 0.5]]);
    expect(vibrate).toHaveBeenCalledOnce();
  });

  test("feel the last seconds of every clock", () => {
    const cues = new Cues();
    for (const second of [10, 9, 8, 10, 9]) cues.tick(second);
    expect(vibrate).toHaveBeenCalledTimes(2);
  });

  test("count to the beginning", () => {
    const cues = new Cues();
    for (const left of [3, 2, 1, 0]) cues.count(left);
    expect(play.mock.calls.map(([sound]) => sound)).toEqual(["count", "count", "count", "go"]);
  });
});
