import { describe, expect, test } from "vitest";
import { controlFor, numberWithin } from "./options";

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
