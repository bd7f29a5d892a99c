import { beforeEach, expect, it, vi } from "vitest";
import { addressesOf, fetchAhead } from "./ahead";
import { BLANK, OWN_DECK } from "./pictures";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", {});
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const settle = () => vi.advanceTimersByTimeAsync(2_000);
const yes = () => true;

it("fetches every small picture once, by number, whatever lies on the table", async () => {
  const fetched: string[] = [];
  fetchAhead(OWN_DECK, (address) => Promise.resolve(fetched.push(address)), yes);
  expect(fetched).toEqual([]);
  await settle();
  expect(fetched).toEqual(addressesOf(OWN_DECK));
  expect(new Set(fetched).size).toBe(84 + 70);
  expect(fetched[7]).toBe(OWN_DECK.addressOf({ of: "intel", number: 7 }));
  expect(fetched.at(-1)).toBe(OWN_DECK.addressOf({ of: "districts", number: 69 }));
});

it("waits until all that is in sight is there", async () => {
  const fetched: string[] = [];
  let isThere = false;
  fetchAhead(OWN_DECK, (address) => Promise.resolve(fetched.push(address)), () => isThere);
  await settle();
  expect(fetched).toEqual([]);
  isThere = true;
  await settle();
  expect(fetched).toHaveLength(154);
});

it("has few on the way at once, and none when it is ended", async () => {
  const fetched: string[] = [];
  const end = fetchAhead(OWN_DECK, (address) => new Promise(() => fetched.push(address)), yes);
  await settle();
  expect(fetched).toHaveLength(3);
  end();
  const later: string[] = [];
  fetchAhead(OWN_DECK, (address) => Promise.resolve(later.push(address)), yes)();
  await settle();
  expect(later).toEqual([]);
});

it("fetches nothing for those who pay for what comes, and nothing of a deck that is not there", async () => {
  const fetched: string[] = [];
  const fetchOne = (address: string) => Promise.resolve(fetched.push(address));
  fetchAhead(BLANK, fetchOne, yes);
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  fetchAhead(OWN_DECK, fetchOne, yes);
  await settle();
  expect(fetched).toEqual([]);
});
