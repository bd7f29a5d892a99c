import { describe, expect, it } from "vitest";
import type { RoundEnd, SideView } from "$wire/amsterdam";
import type { Hand } from "./hand.svelte";
import { newsIn } from "./news.svelte";
import type { Seen } from "./seen";

const BLACK: SideView = {
  type: "side-view", team: "black", officer: 0, detectives: [1], wins: 0, losses: 0, at: 18, evidence: [], police: 0, given: [7], until: null,
};

function seen(side: Partial<SideView>, report: Seen["report"] = null): Seen {
  return { phase: report === null ? "race" : "over", round: 1, mode: "teams", sides: [{ ...BLACK, ...side }], report } as unknown as Seen;
}

const hand = { own: BLACK, props: { words: { say: (name: string) => name } } } as unknown as Hand;

describe("news", () => {
  it("is Evidence and the Police", () => {
    expect(newsIn(seen({}), seen({ at: 19, evidence: [19], given: [] }), hand)[0]?.kind).toBe("evidence");
    expect(newsIn(seen({}), seen({ at: 19, police: 1, given: [] }), hand)[0]?.kind).toBe("police");
  });

  it("is nothing at all when a figure went and nothing happened", () => {
    expect(newsIn(seen({}), seen({ at: 19, given: [] }), hand)).toEqual([]);
  });

  it("is of both teams where both moved at once", () => {
    const both = (one: Partial<SideView>, other: Partial<SideView>) => {
      const orange: SideView = { ...BLACK, team: "orange", ...other };
      return { ...seen({}), sides: [{ ...BLACK, ...one }, orange] };
    };
    const found = newsIn(both({}, {}), both({ police: 1 }, { evidence: [4] }), hand);
    expect(found.map(({ kind, team }) => `${team} ${kind}`)).toEqual(["black police", "orange evidence"]);
  });

  it("is the end of a round, for those who won it and those who lost it", () => {
    const report = (winner: "black" | "orange") => ({ type: "report", winner, why: "client", maps: [], clues: [] }) as const;
    expect(newsIn(seen({}), seen({}, report("black")), hand)[0]?.kind).toBe("won");
    expect(newsIn(seen({}), seen({}, report("orange")), hand)[0]?.kind).toBe("lost");
  });

  it("bears the sign of what decided the round, whoever lost it", () => {
    const signOf = (winner: "black" | "orange" | null, why: RoundEnd) =>
      newsIn(seen({}), seen({}, { type: "report", winner, why, maps: [], clues: [] }), hand)[0]?.sign;
    expect([signOf("black", "client"), signOf("orange", "client")]).toEqual(["client", "client"]);
    expect([signOf("black", "police"), signOf("orange", "police")]).toEqual(["police", "police"]);
    expect([signOf(null, "time"), signOf(null, "void")]).toEqual(["bell", "bell"]);
  });

  it("tells nothing of what a new round has put back", () => {
    expect(newsIn(seen({ police: 0 }), { ...seen({ police: 1 }), round: 2 }, hand)).toEqual([]);
  });
});
