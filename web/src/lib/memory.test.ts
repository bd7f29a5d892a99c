import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  draftOf,
  forgetTable,
  isTaken,
  keepDraft,
  lastTable,
  mute,
  mutedAt,
  nonceFor,
  noteHead,
  noteMatch,
  noteOf,
  notePromise,
  noteRead,
  noteTable,
  noteTaken,
  readUntil,
  recall,
  remember,
  saidBefore,
  thrownFor,
} from "./memory";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a throw", () => {
  test("is the same for the same promise, also after a reload", () => {
    expect(nonceFor("promise-1", () => "aa")).toBe("aa");
    expect(nonceFor("promise-1", () => "bb")).toBe("aa");
    expect(nonceFor("promise-2", () => "bb")).toBe("bb");
  });

  test("is known by its promise", () => {
    nonceFor("promise-1", () => "aa");
    expect(thrownFor("promise-1")).toBe("aa");
    expect(thrownFor("promise-2")).toBeNull();
  });

  test("is taken when the server says so, and not before", () => {
    nonceFor("promise-1", () => "aa");
    expect(isTaken("promise-1")).toBe(false);
    noteTaken("promise-1", true);
    expect(isTaken("promise-1")).toBe(true);
    noteTaken("promise-1", false);
    expect(isTaken("promise-1")).toBe(false);
  });
});

test("the last table is remembered until it is gone", () => {
  expect(lastTable()).toBeNull();
  noteTable("AGEFC");
  expect(lastTable()).toBe("AGEFC");
  forgetTable();
  expect(lastTable()).toBeNull();
});

test("somebody is muted at one table, until they are not", () => {
  mute("AGEFC", "Bob", true);
  mute("AGEFC", "Ann", true);
  mute("AGEFC", "Bob", true);
  expect(mutedAt("AGEFC")).toEqual(["Ann", "Bob"]);
  expect(mutedAt("KATZE")).toEqual([]);
  mute("AGEFC", "Bob", false);
  expect(mutedAt("AGEFC")).toEqual(["Ann"]);
});

test("what has been read is known table by table", () => {
  expect(readUntil("AGEFC")).toBe(0);
  noteRead("AGEFC", 1_700);
  expect(readUntil("AGEFC")).toBe(1_700);
  expect(readUntil("KATZE")).toBe(0);
});

test("what was said before a match is noted once for each", () => {
  expect(saidBefore("m1", 3)).toBe(3);
  expect(saidBefore("m1", 9)).toBe(3);
  expect(saidBefore("m2", 9)).toBe(9);
});

test("notes that were not confirmed are kept, and put away when they are", () => {
  const [first, second] = [{ text: "Bob bluffs", base: "" }, { text: "", base: "old" }];
  keepDraft("m1", first);
  keepDraft("m2", second);
  expect(draftOf("m1")).toEqual(first);
  expect(draftOf("m2")).toEqual(second);
  keepDraft("m1", null);
  expect(draftOf("m1")).toBeNull();
  expect(draftOf("m2")).toEqual(second);
});

const M1 = { match: "m1", commitment: "promise-1" };
const ALL_IS_WELL = { isPromiseBroken: false, isThrowLost: false };

/** A match as it begins for seat 1. */
function begun(match: string, commitment: string, nonce: string | null = null) {
  return { match, commitment, nonces: [null, nonce], you: 1 };
}

describe("a match", () => {
  test("is noted with its promise and the throw that was taken", () => {
    notePromise(M1);
    nonceFor("promise-1", () => "aa");
    noteTaken("promise-1", true);
    expect(noteMatch(begun("m1", "promise-1", "aa"), M1)).toEqual(ALL_IS_WELL);
    expect(noteOf("m1")).toEqual({
      commitment: "promise-1",
      seat: 1,
      nonce: "aa",
      head: null,
      ...ALL_IS_WELL,
    });
  });

  test("that began elsewhere was promised nothing that one could compare", () => {
    expect(noteMatch(begun("m1", "promise-1", "aa"), null)).toEqual(ALL_IS_WELL);
    expect(noteOf("m1")).toMatchObject({ commitment: null, nonce: null });
  });

  test("under another promise is found out, also after a reload, and it stays so", () => {
    notePromise(M1);
    expect(noteMatch(begun("m1", "promise-9"), null).isPromiseBroken).toBe(true);
    expect(noteMatch(begun("m1", "promise-1"), null).isPromiseBroken).toBe(false);
    expect(noteOf("m1")).toMatchObject({ commitment: "promise-1", isPromiseBroken: true });
  });

  test("keeps its first promise: one that is put in its place before the start is found out", () => {
    notePromise(M1);
    const second = { match: "m1", commitment: "promise-2" };
    notePromise(second);
    expect(noteMatch(begun("m1", "promise-2"), second).isPromiseBroken).toBe(true);
  });

  test("that is not the one that had to come is found out", () => {
    notePromise(M1);
    expect(noteMatch(begun("m2", "promise-2"), M1).isPromiseBroken).toBe(true);
    expect(noteMatch(begun("m3", "promise-1"), M1).isPromiseBroken).toBe(true);
    expect(noteOf("m2")).toMatchObject({ commitment: "promise-1", isPromiseBroken: true });
  });

  test.each([null, "bb"])("without the throw that was taken is found out: %s", (nonce) => {
    notePromise(M1);
    nonceFor("promise-1", () => "aa");
    noteTaken("promise-1", true);
    expect(noteMatch(begun("m1", "promise-1", nonce), M1).isThrowLost).toBe(true);
    expect(noteOf("m1")).toMatchObject({ nonce: "aa", isThrowLost: true });
  });

  test("accuses nobody of a throw that nobody confirmed", () => {
    notePromise(M1);
    nonceFor("promise-1", () => "aa");
    expect(noteMatch(begun("m1", "promise-1"), M1)).toEqual(ALL_IS_WELL);
    expect(noteOf("m1")?.nonce).toBeNull();
  });

  test("has a throw that is there, although its confirmation was lost", () => {
    notePromise(M1);
    nonceFor("promise-1", () => "aa");
    noteMatch(begun("m1", "promise-1", "aa"), M1);
    expect(noteOf("m1")).toMatchObject({ nonce: "aa", isThrowLost: false });
  });

  test("has no throw of somebody who only watches", () => {
    nonceFor("promise-1", () => "aa");
    noteTaken("promise-1", true);
    expect(noteMatch({ ...begun("m1", "promise-1"), you: null }, M1)).toEqual(ALL_IS_WELL);
  });

  test("has one end", () => {
    noteMatch(begun("m1", "promise-1"), null);
    noteHead("m1", "h1");
    noteHead("m1", "h2");
    noteHead("unknown", "h3");
    expect(noteOf("m1")?.head).toBe("h1");
    expect(noteOf("unknown")).toBeNull();
  });

  test("is forgotten after two hundred others, the oldest first", () => {
    for (let number = 0; number < 201; number += 1) noteMatch(begun(`m${number}`, "p"), null);
    expect(noteOf("m0")).toBeNull();
    expect(noteOf("m1")).not.toBeNull();
    expect(noteOf("m200")).not.toBeNull();
  });
});

describe("storage that fails", () => {
  test("only forgets", () => {
    const fail = () => {
      throw new Error("no storage");
    };
    vi.stubGlobal("localStorage", { getItem: fail, setItem: fail, removeItem: fail });
    remember("language", "pl");
    forgetTable();
    expect(recall("language")).toBeNull();
    expect(nonceFor("promise", () => "aa")).toBe("aa");
  });

  test("or was tampered with is begun anew", () => {
    remember("matches", "{{{");
    expect(noteOf("m1")).toBeNull();
    noteMatch(begun("m1", "promise-1"), M1);
    expect(noteOf("m1")?.commitment).toBe("promise-1");
  });
});
