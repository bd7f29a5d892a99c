import { describe, expect, test } from "vitest";
import type { Hearing, Sitter, Spoken, TableView } from "../generated/wire";
import { audiences, isHushed, isOfMatch, listeners, seatAt, unread } from "./talk";

const PLACE = { role: "player", team: null };
const ANN: Sitter = { name: "Ann", place: PLACE, bot: null };
const BOT: Sitter = { name: "easy", place: PLACE, bot: "easy" };

function hearing(seats: readonly number[], watchers: boolean, whispers: readonly number[] = []): { hearing: Hearing } {
  return { hearing: { seats, watchers, whispers } };
}

function line(changes: Partial<Spoken> = {}): Spoken {
  return { n: 1, at: 10, name: "Ann", place: 0, text: "Hm", seats: null, watchers: true, is_own: false, ...changes };
}

type Places = TableView["places"];
const places = (...taken: readonly (string | null)[]): Places =>
  taken.map((name) => ({ taken: name === null ? "free" : "person", name })) as unknown as Places;

describe("no sign may be given", () => {
  const at = (you: number | null, heard: readonly number[] | null) =>
    isHushed({
      you,
      places: places("Ann", null, "Bob", "Cid"),
      hearing: heard === null ? null : hearing(heard, false).hearing,
    } as unknown as TableView);

  test("by whom not everybody who plays may hear", () => {
    expect([at(0, []), at(0, [1]), at(2, [0])]).toEqual([true, true, true]);
  });

  test("and all others do as they like", () => {
    expect([at(0, [1, 2]), at(0, null), at(null, [])]).toEqual([false, false, false]);
  });
});

describe("whom one may speak to", () => {
  const ids = (...said: Parameters<typeof audiences>) => audiences(...said).map((one) => one.id);
  const three = [ANN, ANN, ANN];

  test("is everybody as long as no rule says otherwise", () => {
    expect(audiences({ hearing: null }, [], null)).toMatchObject([{ id: "aloud", isEverybody: true }]);
  });

  test("is all who hear by the rules, and nobody is left out in secret", () => {
    const found = audiences(hearing([1, 2], true), three, 0);
    expect(found).toEqual([{ kind: "aloud", id: "aloud", seats: [1, 2], watchers: true, isEverybody: true }]);
  });

  test("may leave somebody out, and is then not called everybody", () => {
    expect(audiences(hearing([1], true), three, 0)[0]).toMatchObject({ isEverybody: false });
    expect(audiences(hearing([0, 1], true), three, null)[0]).toMatchObject({ isEverybody: false });
    expect(audiences(hearing([1, 2], false), three, 0)[0]).toMatchObject({ isEverybody: false });
  });

  test("may be those who watch, or none of them", () => {
    expect(audiences(hearing([1], false), three, 0)).toMatchObject([{ id: "aloud", watchers: false }]);
    expect(audiences(hearing([], true), three, null)).toMatchObject([{ id: "aloud", seats: [] }]);
  });

  test("may be one alone, but no bot: it would not listen", () => {
    expect(ids(hearing([], false, [1, 2]), [ANN, BOT, ANN], 0)).toEqual(["whisper-2"]);
  });

  test("may be nobody", () => {
    expect(ids(hearing([], false), three, 0)).toEqual([]);
  });
});

describe("who heard a line", () => {
  test("is not told if everybody did", () => {
    expect(listeners(line(), [ANN, ANN], 0)).toBeNull();
    expect(listeners(line({ seats: [0, 1] }), [ANN, ANN], 0)).toBeNull();
  });

  test("is told without the speaker", () => {
    expect(listeners(line({ seats: [0, 1], watchers: false }), [ANN, ANN], 0)).toEqual([1]);
    expect(listeners(line({ seats: [0, 2] }), [ANN, ANN, ANN], 2)).toEqual([0]);
  });
});

test("seats are counted without the places that stayed free", () => {
  const table = { places: places("Ann", null, "Bob") };
  expect([0, 1, 2, null].map((place) => seatAt(table, place))).toEqual([0, -1, 1, -1]);
});

test("a line is of this match if it was not known when the match began", () => {
  expect(isOfMatch(line({ at: 4 }), true, 4)).toBe(false);
  expect(isOfMatch(line({ at: 5 }), true, 4)).toBe(true);
});

test("where nobody plays yet, a line of some match speaks of other seats", () => {
  expect(isOfMatch(line(), false, -1)).toBe(true);
  expect(isOfMatch(line({ seats: [0] }), false, -1)).toBe(false);
});

test("what is new is what others said since one last read", () => {
  const lines = [line({ at: 10 }), line({ at: 20 }), line({ at: 30, name: "Bob" })];
  expect(unread(lines, 10, () => true)).toBe(2);
  expect(unread(lines, 10, (one) => one.name === "Bob")).toBe(1);
  expect(unread(lines, 30, () => true)).toBe(0);
  expect(unread([line({ at: 40, text: null })], 30, () => true)).toBe(0);
});
