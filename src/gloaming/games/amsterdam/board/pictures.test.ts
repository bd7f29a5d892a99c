import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BLANK, deckFor, intel, OWN_DECK } from "./pictures";

const PACK = "0123456789";
const FILES: Readonly<Record<string, unknown>> = {
  "names.json": { intel: ["aa", "bb"], districts: ["cc"] },
  "described.json": {
    intel: { en: ["A beach", ""], fr: ["Une plage", ""], pl: ["", ""] },
    districts: { en: [""], fr: [""], pl: [""] },
  },
};

let served = FILES;

beforeEach(() => {
  served = FILES;
  vi.stubGlobal("fetch", (address: string) => {
    const name = address.replace(`/packs/amsterdam/${PACK}/`, "");
    const found = served[name];
    return Promise.resolve(found === undefined ? new Response(null, { status: 404 }) : Response.json(found));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the pictures of a pack are where the server has them, in both sizes", async () => {
  const deck = await deckFor(PACK);
  expect(deck.isGone).toBe(false);
  expect(deck.addressOf(intel(1), "large")).toBe(`/packs/amsterdam/${PACK}/bb.webp`);
  expect(deck.addressOf({ of: "districts", number: 0 })).toBe(`/packs/amsterdam/${PACK}/cc-s.webp`);
});

test("what is said of them is told in the language that is read, and nothing is made up", async () => {
  const deck = await deckFor(PACK);
  const french = await deck.descriptions("fr");
  expect(french(intel(0))).toBe("Une plage");
  expect(french(intel(1))).toBeNull();
  const polish = await deck.descriptions("pl");
  expect(polish(intel(0))).toBeNull();
});

test.each([{}, { "names.json": null }, { "names.json": { intel: [] } }])(
  "of a pack that is gone, or not whole, numbers are shown: %j",
  async (left) => {
    served = left;
    const deck = await deckFor(PACK);
    expect(deck.isGone).toBe(true);
    const drawn = decodeURIComponent(deck.addressOf(intel(17), "large"));
    expect(drawn).toMatch(/^data:image\/svg\+xml,<svg .*>17<\/text><\/svg>$/);
    const told = await deck.descriptions("en");
    expect(told(intel(17))).toBeNull();
  },
);

test("until it is known nothing is shown, not even a number", () => {
  expect(BLANK.isGone).toBe(false);
  expect(BLANK.addressOf(intel(3))).toBe("");
});

test("the game's own pictures and their words are at hand", async () => {
  expect(OWN_DECK.isGone).toBe(false);
  const small = OWN_DECK.addressOf(intel(0));
  expect(small).toMatch(/[0-9a-f]{10}-s\.webp$/);
  expect(OWN_DECK.addressOf(intel(0), "large")).toBe(small.replace("-s.", "."));
  const told = await OWN_DECK.descriptions("en");
  expect(told(intel(0))).toMatch(/\w+/);
});
