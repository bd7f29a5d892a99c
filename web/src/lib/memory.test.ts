import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  forgetTable,
  lastTable,
  nonceFor,
  noteHead,
  noteMatch,
  noteOf,
  noteTable,
  recall,
  remember,
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
});

test("the last table is remembered until it is gone", () => {
  expect(lastTable()).toBeNull();
  noteTable("AGEFC");
  expect(lastTable()).toBe("AGEFC");
  forgetTable();
  expect(lastTable()).toBeNull();
});

describe("a match", () => {
  test("is noted with the throw that went to that very promise", () => {
    nonceFor("promise-1", () => "aa");
    noteMatch("m1", "promise-1", 2);
    noteMatch("m2", "promise-2", 2);
    expect(noteOf("m1")).toEqual({ commitment: "promise-1", seat: 2, nonce: "aa", head: null });
    expect(noteOf("m2")?.nonce).toBeNull();
  });

  test("is noted once: a promise that changes later is not believed", () => {
    noteMatch("m1", "promise-1", 0);
    noteMatch("m1", "promise-9", 0);
    expect(noteOf("m1")?.commitment).toBe("promise-1");
  });

  test("has one end", () => {
    noteMatch("m1", "promise-1", 0);
    noteHead("m1", "h1");
    noteHead("m1", "h2");
    noteHead("unknown", "h3");
    expect(noteOf("m1")?.head).toBe("h1");
    expect(noteOf("unknown")).toBeNull();
  });

  test("is forgotten after two hundred others, the oldest first", () => {
    for (let number = 0; number < 201; number += 1) noteMatch(`m${number}`, "p", null);
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
    noteMatch("m1", "promise", null);
    expect(noteOf("m1")?.commitment).toBe("promise");
  });
});
