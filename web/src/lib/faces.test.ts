import { describe, expect, test } from "vitest";
import { ANIMALS, faceOf } from "./faces";

const twelve = Array.from({ length: 12 }, (_, place) => faceOf(place));
const different = (values: readonly string[]) => new Set(values).size;

describe("twelve places", () => {
  test.each(["animal", "shape", "colour"] as const)("differ in their %s", (what) => {
    expect(different(twelve.map((face) => face[what]))).toBe(12);
  });

  test("are told apart in ink by colour and shape together", () => {
    expect(different(twelve.map(({ ink, shape }) => `${ink} ${shape}`))).toBe(12);
  });
});

test("the first five have the colours of the seats", () => {
  expect(twelve.slice(0, 5).map(({ colour, ink }) => [colour, ink])).toEqual(
    [1, 2, 3, 4, 5].map((number) => [`var(--seat-${number})`, `var(--seat-${number}-ink)`]),
  );
});

test("a place keeps its face, and a thirteenth begins anew", () => {
  expect(faceOf(3)).toEqual(twelve[3]);
  expect(faceOf(ANIMALS.length)).toEqual(twelve[0]);
});
