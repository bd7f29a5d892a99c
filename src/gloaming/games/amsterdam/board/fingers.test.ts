import { expect, it } from "vitest";
import type { Pointer, SideView } from "$wire/amsterdam";
import { Fingers } from "./fingers.svelte";
import { agreeing, type Seen } from "./seen";

const SIDE = { at: 18, given: [7], detectives: [1, 2, 3] } as unknown as SideView;
const finger = (seat: number, cell: number): Pointer => ({ type: "pointer", seat, cell });
const seen = (...pointers: readonly Pointer[]) => ({ round: 1, away: [], pointers }) as unknown as Seen;

it("counts each finger of a clue once, and begins anew with the next clue", () => {
  const fingers = new Fingers();
  fingers.follow(seen(finger(1, 4)), SIDE);
  fingers.follow(seen(finger(1, 4), finger(2, 5)), SIDE);
  fingers.follow(seen(finger(1, 5)), SIDE);
  expect(fingers.count).toBe(3);
  fingers.follow(seen(), { ...SIDE, at: 5, given: [] });
  expect(fingers.count).toBe(0);
});

it("needs all until the team has pointed thirty times, and then a majority", () => {
  const needed = (before: number) =>
    agreeing(seen(), SIDE, 1, 4, { agreement: "everyone" }, before).needed;
  expect([needed(0), needed(29), needed(30)]).toEqual([3, 3, 2]);
});
