import { hexToBytes } from "@noble/hashes/utils.js";
import { describe, expect, test } from "vitest";
import { BadFileError, check, compare, draw, mix, promise, textOf } from "./fair";
import chained from "./fixtures/chained.jsonl?raw";
import shared from "./fixtures/forgeries.json";
import file from "./fixtures/match.jsonl?raw";

// What src/gloaming/core/chance.py answers to the same questions.
const MATCH = "m-0001";
const SEED = hexToBytes("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
const NONCES = ["ab".repeat(32), null, "0f".repeat(32)];
const COMMITMENT = "b74ff2ec0b7ee04d5ecd796796f1d710de9e6405ea33f1427d5d3c4f44b4782a";
const KEY = hexToBytes("e4d0fac4254e7aea036c64b9332e16b3929ebcfc111e5309c5a89bc50d772d31");

describe("chance is the server's", () => {
  test("promise", () => {
    expect(promise(MATCH, SEED)).toBe(COMMITMENT);
  });

  test("mix", () => {
    expect(mix(MATCH, SEED, NONCES)).toEqual(KEY);
  });

  test("draws", () => {
    const drawn = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => draw(KEY, number, 10));
    expect(drawn).toEqual([4, 1, 9, 3, 4, 7, 4, 4]);
  });

  test("draws that are thrown away and made again", () => {
    const drawn = [0, 1, 2, 3, 4, 5].map((number) => draw(KEY, number, 3_000_000_000));
    expect(drawn).toEqual([
      649_258_334, 190_705_499, 875_959_379, 1_885_285_883, 479_088_284, 29_817_617,
    ]);
  });

  test.each([-1, 0, 2 ** 32 + 1, 2 ** 33, NaN])("no draw is one of %i", (of) => {
    expect(() => draw(KEY, 0, of)).toThrow(RangeError);
  });
});

const ROWS = file.trimEnd().split("\n");

/** The file with one line changed; lines are counted from 1. */
function changed(line: number, change: (row: string) => string): string {
  return ROWS.map((row, index) => (index === line - 1 ? change(row) : row)).join("\n") + "\n";
}

function faultOf(text: string): { line: number; fault: string } | null {
  try {
    check(text);
    return null;
  } catch (error) {
    if (!(error instanceof BadFileError)) throw error;
    return { line: error.line, fault: error.fault };
  }
}

describe("a match file", () => {
  test("that is fair says so, and what it is about", () => {
    expect(check(file)).toEqual([
      {
        match: MATCH,
        game: "bluff",
        seats: [
          { name: "Ania", bot: null },
          { name: "easy", bot: "easy" },
          { name: "Józef", bot: null },
        ],
        commitment: COMMITMENT,
        nonces: NONCES,
        head: "f9536274b314799c",
        inputs: 48,
        draws: 24,
        isChained: false,
      },
    ]);
  });

  test("may hold several matches, whose lines are counted through", () => {
    expect(check(file + file)).toHaveLength(2);
    expect(faultOf(file + changed(2, (row) => row.replace('"chosen":4', '"chosen":5')))).toEqual({
      line: ROWS.length + 2,
      fault: "draw",
    });
  });

  test.each([
    ["a draw", 3, (row: string) => row.replace('"chosen":4', '"chosen":3'), "draw"],
    ["a number of choices", 2, (row: string) => row.replace('"of":10', '"of":9'), "draw"],
    ["a line that is no JSON", 4, () => "{", "unreadable"],
    ["a line without a time", 4, (row: string) => row.replace('"at"', '"et"'), "unreadable"],
    ["time", 3, (row: string) => row.replace('"at":0', '"at":-1'), "backwards"],
    ["the format", 1, (row: string) => row.replace('"format":1', '"format":2'), "format"],
    ["the seed", ROWS.length, (row: string) => row.replace('"0001', '"0002'), "promise"],
    ["no seed", ROWS.length, (row: string) => row.replace('"0001', '"xy01'), "seed"],
    ["too few throws", ROWS.length, (row: string) => row.replace("null,", ""), "nonces"],
    ["the end", ROWS.length, (row: string) => row.replace("f9536", "fffff"), "head"],
  ])("with a fault in %s is told by its line", (_, line, change, fault) => {
    expect(faultOf(changed(line, change))).toEqual({ line, fault });
  });

  test("with line ends of another system is refused as the command refuses it", () => {
    expect(faultOf(file.replaceAll("\n", "\r\n"))).toEqual({ line: 1, fault: "unreadable" });
    expect(faultOf(changed(5, (row) => ` ${row}`))).toEqual({ line: 5, fault: "unreadable" });
  });

  test("is read byte for byte", () => {
    const encoded = new TextEncoder().encode(file);
    expect(textOf(encoded.buffer)).toBe(file);
    const marked = new TextEncoder().encode(`\uFEFF${file}`);
    expect(faultOf(textOf(marked.buffer))).toEqual({ line: 1, fault: "unreadable" });
    expect(() => textOf(new Uint8Array([0xff, 0xfe]).buffer)).toThrow(BadFileError);
  });

  test("with another throw draws something else at once", () => {
    const text = changed(ROWS.length, (row) => row.replace("abab", "acab"));
    expect(faultOf(text)?.fault).toBe("draw");
  });

  test("must not be empty and must open its seed", () => {
    expect(faultOf("")).toEqual({ line: 1, fault: "empty" });
    const text = ROWS.slice(0, -1).join("\n");
    expect(faultOf(text)).toEqual({ line: ROWS.length - 1, fault: "unfinished" });
  });
});

// Written by the server's own code; tests/core/test_chain.py reads the same file.
describe("a match file with a chain over its lines", () => {
  const rows = chained.trimEnd().split("\n");

  function withLine(line: number, change: (row: string) => string): string {
    return rows.map((row, index) => (index === line - 1 ? change(row) : row)).join("\n") + "\n";
  }

  test("is whole as it was written", () => {
    expect(check(chained)).toMatchObject([{ game: "bluff", isChained: true }]);
    expect(check(chained + file)).toMatchObject([{ isChained: true }, { isChained: false }]);
  });

  test.each([
    ["a move", rows.length - 2, (row: string) => row.replace('"stay"', '"fold"')],
    ["a digest", 3, (row: string) => row.replace(/"digest":"./, '"digest":"_')],
    ["a name", 1, (row: string) => row.replace("player 1", "player 3")],
    ["the chain", rows.length, (row: string) => row.replace(/"chain":"./, '"chain":"_')],
    ["what stands behind it", rows.length, (row: string) => row.replace("}}", "} }")],
  ])("does not fit with another text in %s", (_, line, change) => {
    const text = withLine(line, change);
    expect(text).not.toBe(chained);
    expect(faultOf(text)).toEqual({ line: rows.length, fault: "chain" });
  });

  test.each(["null", "7"])("must be a text, and not %s", (chain) => {
    const text = withLine(rows.length, (row) => row.replace(/"chain":"[^"]*"/, `"chain":${chain}`));
    expect(faultOf(text)).toEqual({ line: rows.length, fault: "unreadable" });
  });
});

// Made by tests/core/forgeries.py, where the command finds them out in the same lines.
describe("a forged match file", () => {
  test("was fair before", () => {
    expect(check(shared.fair)).toHaveLength(1);
  });

  test.each(shared.forgeries)("is found out: $name", ({ text, line, fault }) => {
    expect(faultOf(text)).toEqual({ line, fault });
  });
});

describe("what the device remembers", () => {
  const [checked] = check(file);
  if (checked === undefined) throw new Error("the fixture is empty");
  const note = {
    commitment: COMMITMENT,
    seat: 2,
    nonce: "0f".repeat(32),
    head: checked.head,
    isPromiseBroken: false,
    isThrowLost: false,
  };

  test("is kept", () => {
    expect(compare(checked, note)).toEqual({ commitment: "kept", nonce: "kept", head: "kept" });
  });

  test("or not", () => {
    const other = { ...note, commitment: "x", seat: 0, head: "y" };
    expect(compare(checked, other)).toEqual({
      commitment: "changed",
      nonce: "changed",
      head: "changed",
    });
  });

  test("or it was wrong from the start, whatever the file says now", () => {
    const seen = { ...note, isPromiseBroken: true, isThrowLost: true };
    expect(compare(checked, seen)).toEqual({
      commitment: "changed",
      nonce: "changed",
      head: "kept",
    });
  });

  test("or there is nothing to compare", () => {
    const nothing = { commitment: "unknown", nonce: "unknown", head: "unknown" };
    expect(compare(checked, null)).toEqual(nothing);
    expect(compare(checked, { ...note, seat: null, nonce: null }).nonce).toBe("unknown");
    expect(compare(checked, { ...note, commitment: null }).commitment).toBe("unknown");
  });
});
