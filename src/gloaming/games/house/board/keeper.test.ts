import type { Words } from "$lib/words";
import { render } from "svelte/server";
import { expect, test } from "vitest";
import Keeper from "./pieces/Keeper.svelte";
import type { Seen } from "./seen";

const words = { say: (id: string) => id, tell: (kind: string) => kind } as unknown as Words;
const seats = [0, 1, 2].map((place) => ({ name: `player ${place}`, place }));

/** The tokens on the card while seat 1 keeps the Safe, as the page has them. */
function tokensOf(payers: readonly number[]): readonly string[] {
  const seen = { keeper: 1, keeper_tokens: payers, guesses: [] } as unknown as Seen;
  const { body } = render(Keeper, { props: { words, seats: seats as never, you: 1, seen } });
  const slots = /class="slots[^>]*>(.*?)<\/p>/s.exec(body)?.[1] ?? "";
  return [...slots.matchAll(/<svg.*?<\/svg>/gs)].map(([token]) => token);
}

test("tokens on the Safe Keeper's card show nothing but whose they are", () => {
  const [first, second, other] = tokensOf([0, 0, 2]);
  expect(first).toBeDefined();
  expect(first).toBe(second);
  expect(first).not.toBe(other);
  for (const token of [first, other]) {
    expect(token?.replace(/<[^>]*>/g, "").trim()).toBe("");
    expect(token).not.toContain("<text");
  }
});
