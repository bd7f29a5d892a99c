import { describe, expect, test } from "vitest";
import { controlFor, isMeant, numberWithin, packTitles, stepped } from "./options";

test.each([
  [{ type: "integer", minimum: 5, maximum: 300 }, { kind: "number", least: 5, most: 300 }],
  [{ type: "integer" }, { kind: "number", least: null, most: null }],
  [{ type: "boolean" }, { kind: "switch" }],
  [{ enum: ["calm", "wild"] }, { kind: "choice", values: ["calm", "wild"] }],
  [{ type: "array", items: {} }, { kind: "fixed" }],
])("%j becomes a control", (schema, control) => {
  expect(controlFor({ name: "any", schema })).toEqual(control);
});

describe("a number", () => {
  const control = { kind: "number", least: 5, most: 300 } as const;

  test.each(["5", "300", " 20 "])("%j is taken", (text) => {
    expect(numberWithin(text, control)).toBe(Number(text));
  });

  test.each(["4", "301", "", " ", "7.5", "many", "1e400"])("%j is not", (text) => {
    expect(numberWithin(text, control)).toBeNull();
  });
});

describe("an option", () => {
  const seconds = { name: "seconds", schema: { type: "integer", with: { pace: "own" } } };

  test("has a meaning where the others give it one", () => {
    expect(isMeant(seconds, { pace: "own", seconds: 20 })).toBe(true);
    expect(isMeant(seconds, { pace: "quick", seconds: 20 })).toBe(false);
  });

  test("has one always where it depends on nothing", () => {
    expect(isMeant({ name: "seconds", schema: { type: "integer" } }, { pace: "quick" })).toBe(true);
  });

  test("has none where there is but one choice, and it is made", () => {
    const pictures = { name: "pictures", schema: { enum: ["own"], titles: {} } };
    expect(isMeant(pictures, { pictures: "own" })).toBe(false);
    expect(isMeant(pictures, { pictures: "0123456789" })).toBe(true);
    expect(isMeant({ name: "pictures", schema: { enum: ["own", "a"] } }, { pictures: "own" })).toBe(true);
  });

  test("may have packs, which are called what their owner calls them", () => {
    const titles = { "0123456789": "Our holidays" };
    expect(packTitles({ name: "pictures", schema: { enum: ["own", "0123456789"], titles } })).toEqual(titles);
    expect(packTitles({ name: "pace", schema: { enum: ["none"] } })).toBeUndefined();
  });
});

describe("a step", () => {
  const near = { kind: "number", least: 1, most: 9 } as const;
  const far = { kind: "number", least: 5, most: 300 } as const;

  test.each([
    [near, 3, 1, 4],
    [near, 9, 1, 9],
    [near, 1, -1, 1],
    [far, 20, 1, 30],
    [far, 23, 1, 30],
    [far, 23, -1, 20],
    [far, 10, -1, 5],
    [far, 300, 1, 300],
    [{ kind: "number", least: null, most: null }, 0, -1, -1],
  ] as const)("within %j from %i by %i leads to %i", (control, value, direction, next) => {
    expect(stepped(value, direction, control)).toBe(next);
  });
});
