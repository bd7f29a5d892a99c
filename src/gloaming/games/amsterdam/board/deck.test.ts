import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { laid } from "./deck.svelte";
import { BLANK, intel, OWN_DECK } from "./pictures";

type Answer = (names: unknown) => void;
const asked = new Map<string, Answer>();

beforeEach(() => {
  vi.stubGlobal("fetch", (address: string) => {
    return new Promise<Response>((done) => {
      asked.set(address, (names) => {
        done(Response.json(names));
      });
    });
  });
});

afterEach(() => {
  laid.lay("own");
  asked.clear();
  vi.unstubAllGlobals();
});

async function answered(pack: string, name: string): Promise<void> {
  asked.get(`/packs/amsterdam/${pack}/names.json`)?.({ intel: [name], districts: [] });
  await new Promise((done) => setTimeout(done));
}

test("a game's own pictures lie there from the first", () => {
  expect(laid.deck).toBe(OWN_DECK);
});

test("those of a pack come when they are known, and are asked for once", async () => {
  laid.lay("0123456789");
  laid.lay("0123456789");
  expect(laid.deck).toBe(BLANK);
  expect(asked.size).toBe(1);
  await answered("0123456789", "aa");
  expect(laid.deck.addressOf(intel(0))).toBe("/packs/amsterdam/0123456789/aa-s.webp");
});

test("what comes too late for one match does not lie on the next", async () => {
  laid.lay("aaaaaaaaaa");
  laid.lay("bbbbbbbbbb");
  await answered("bbbbbbbbbb", "later");
  await answered("aaaaaaaaaa", "earlier");
  expect(laid.deck.addressOf(intel(0), "large")).toBe("/packs/amsterdam/bbbbbbbbbb/later.webp");
  laid.lay("own");
  expect(laid.deck).toBe(OWN_DECK);
});
