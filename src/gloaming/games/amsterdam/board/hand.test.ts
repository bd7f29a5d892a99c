import type { BoardProps } from "$lib/board";
import type { Message } from "$lib/match";
import { expect, it } from "vitest";
import { Hand } from "./hand.svelte";

const DETECTIVES = [1, 2];
const CELL = 12;

/** Seat 1, a Detective of two, whose finger is on the cell; what was sent is noted. */
function pointing({ away = [] as number[], agreement = "majority" } = {}) {
  const sent: Message[] = [];
  const side = { team: "black", officer: 0, detectives: DETECTIVES, at: 18, given: [7] };
  const view = { phase: "race", round: 1, team: "black", sides: [side], away, pointers: [{ seat: 1, cell: CELL }] };
  const props = {
    you: 1, view, options: { agreement }, outcome: null, seats: [], isPast: false, isWaiting: false,
    legal: [{ type: "point", cell: CELL }, { type: "point", cell: 13 }],
    words: { say: (id: string) => id },
    send: (move: Message) => sent.push(move),
  };
  return { sent, hand: new Hand(() => props as unknown as BoardProps) };
}

it("sends no second finger to a cell while the others have to agree", () => {
  const { sent, hand } = pointing();
  hand.point(CELL);
  expect(sent).toEqual([]);
  expect(hand.now).toBe("board-now-move");
});

it("sends it once more when those who are left agree, and says that it is needed", () => {
  for (const agreement of ["majority", "everyone"]) {
    const { sent, hand } = pointing({ away: [2], agreement });
    expect(hand.isEnough).toBe(true);
    expect(hand.now).toBe("board-now-again");
    hand.point(CELL);
    expect(sent).toEqual([{ type: "point", cell: CELL }]);
  }
});
