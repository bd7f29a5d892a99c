import { describe, expect, it } from "vitest";
import type { Agreement, SideView } from "$wire/amsterdam";
import { beside, DISTRICT_CELLS, nextTo, OBSTACLES, PLACES, reach, ROWS, sheetsOf, SHOWING_INTEL, START, wayTo } from "./city";
import city from "./fixtures/city.json";
import { agreeing, type Seen } from "./seen";

describe("the city", () => {
  it("has 37 cells in rows of 4 to 7, the Start in the middle", () => {
    expect(PLACES).toHaveLength(37);
    expect(ROWS.map((row) => row.length)).toEqual([4, 5, 6, 7, 6, 5, 4]);
    expect(START).toBe(18);
    expect(DISTRICT_CELLS).toHaveLength(30);
  });

  it("lets nobody into or through an obstacle", () => {
    expect(beside(START)).toHaveLength(3);
    expect(OBSTACLES.some((cell) => reach(START, 2).includes(cell))).toBe(false);
    expect(reach(START, 2)).toHaveLength(9);
  });

  it("walks two cells by one that lies between them", () => {
    for (const cell of reach(START, 2)) {
      const [from, between, to] = wayTo(START, cell);
      expect([from, to]).toEqual([START, cell]);
      expect(beside(START)).toContain(between);
    }
  });

  it("lays six sheets of five, and none where pictures are scattered", () => {
    for (const layout of ["standard", "alternative"] as const) {
      const sheets = sheetsOf(layout);
      expect(sheets.map((sheet) => sheet.length)).toEqual([5, 5, 5, 5, 5, 5]);
      expect(new Set(sheets.flat())).toEqual(new Set(DISTRICT_CELLS));
    }
    expect(sheetsOf("scattered")).toEqual([]);
    expect(SHOWING_INTEL).toHaveLength(4);
  });

  it("goes to the nearest cell by arrow keys, and stays at the edge", () => {
    expect(nextTo(START, "arrowright")).toBe(19);
    expect(nextTo(0, "arrowleft")).toBe(0);
    expect(nextTo(0, "arrowup")).toBe(0);
    expect(ROWS[1]).toContain(nextTo(0, "arrowdown"));
  });
});

const ascending = (cells: readonly number[]) => [...cells].sort((one, other) => one - other);

describe("as the rules have it", () => {
  it.each(city.reach)("one card and two lead from $cell to", ({ cell, one, two }) => {
    expect(ascending(reach(cell, 1))).toEqual(one);
    expect(ascending(reach(cell, 2))).toEqual(two);
  });

  it.each(["standard", "alternative"] as const)("sheets lie so: %s", (layout) => {
    expect(sheetsOf(layout)).toEqual(city.sheets[layout]);
  });

  it.each(city.agreement)("$agreement of $present agree, finger $pointed", ({ agreement, present, pointed, needed }) => {
    const side = { detectives: Array.from({ length: present }, (_, seat) => seat) } as unknown as SideView;
    const seen = { away: [], pointers: [] } as unknown as Seen;
    const found = agreeing(seen, side, 0, START, { agreement: agreement as Agreement }, pointed - 1);
    expect(found).toEqual({ count: 1, needed, present });
  });
});
