import { Words } from "$lib/words";
import { expect, test } from "vitest";
import { hang } from "./gallery";

const WORDS = new Words("en", [
  `
gallery-district = District { $district }
gallery-side = { $side }
gallery-cell = { $district }, { $side }, { $number }
gallery-card = Card { $number }
`,
]);

test("every picture hangs once: seven Districts with two sides of five, and all Intel cards", () => {
  const { districts, intel, all } = hang(WORDS);
  expect(districts.map(({ sides }) => sides.map(({ hung }) => hung.length))).toEqual(Array(7).fill([5, 5]));
  expect(intel).toHaveLength(84);
  expect(all.map(({ place }) => place)).toEqual(Array.from({ length: 154 }, (_, place) => place));
  const pictures = new Set(all.map(({ picture }) => `${picture.of} ${picture.number}`));
  expect(pictures.size).toBe(154);
});

test("a picture is named by where it belongs", () => {
  const { districts, intel } = hang(WORDS);
  expect(districts[2]?.sides[1]?.hung[3]).toEqual({
    picture: { of: "districts", number: 28 },
    name: "District 3, back, 4",
    place: 28,
  });
  expect(intel[83]?.name).toBe("Card 84");
});
