import type { Words } from "$lib/words";
import { expect, test } from "vitest";
import type { Row } from "$wire/house";
import type { Seen } from "./seen";
import { unlockPrice } from "./tickets";

const words = { say: (id: string, args?: Readonly<Record<string, unknown>>) => `${id} ${args?.price ?? ""}`.trim() };
const own: Row = { type: "row", seat: 0, cards: [{ type: "known", value: 3 }], tokens: [], pool: 2 };

function priceIn(seen: Partial<Seen>): string {
  const table = { keeper: null, keeper_tokens: [], standing: [0, 1, 2], ...seen } as unknown as Seen;
  return unlockPrice(words as unknown as Words, table, own);
}

test("a mistake in Conspiracy mode costs the Character, and the last one standing everything", () => {
  expect(priceIn({ mode: "conspiracy" })).toBe("board-unlock-price character");
  expect(priceIn({ mode: "conspiracy", standing: [0] })).toBe("board-unlock-price last");
});

test("a mistake in Faction mode costs what the Safe Keeper takes", () => {
  expect(priceIn({ mode: "faction" })).toBe("board-unlock-price keeper");
  expect(priceIn({ mode: "faction", standing: [0], keeper: 1, keeper_tokens: [2] })).toBe("board-unlock-price hint");
  expect(priceIn({ mode: "faction", keeper: 1, keeper_tokens: [2, 2] })).toBe("board-unlock-price third");
});
