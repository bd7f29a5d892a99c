import { expect, test } from "vitest";
import drawings from "./fixtures/drawings.json";
import { inView, placeOf, planNamed, planOf, seenFrom, type Plan } from "./plan";
import { reachOf } from "./reach";
import { Turned, WAYS } from "./turned";

type Named = Readonly<Record<string, readonly string[]>>;

const named = (plan: Plan, squares: Iterable<number>) => [...squares].map((square) => plan.names[square] ?? "");
const numbered = (plan: Plan, names: readonly string[]) => names.map((name) => plan.numbers.get(name) ?? -1);
const byName = (plan: Plan, told: (square: number) => readonly string[]): Named =>
  Object.fromEntries(plan.names.map((name, square) => [name, told(square)]));

test.each(drawings)("what is in view and next to one another is what the rules say: $name", (drawn) => {
  const plan = planOf(drawn.plan.join("\n"));
  expect(named(plan, plan.vents)).toEqual(drawn.vents);
  expect(named(plan, plan.vaults)).toEqual(drawn.vaults);
  expect(byName(plan, (square) => named(plan, plan.around[square] ?? []))).toEqual(drawn.around);
  const sees = (square: number) => named(plan, [...seenFrom(plan, square)].sort((one, other) => one - other));
  expect(byName(plan, sees)).toEqual(drawn.sees);
});

test.each(drawings)("how far a die takes a counter is what the rules say: $name", (drawn) => {
  const plan = planOf(drawn.plan.join("\n"));
  const taken = new Set(numbered(plan, drawn.taken));
  const reach = reachOf({ plan, first: numbered(plan, drawn.first), steps: drawn.die, taken, lit: new Set(), ends: new Set(plan.vaults) });
  const found = named(plan, reach.keys()).filter((name) => name !== drawn.from);
  expect(found.sort()).toEqual(drawn.reached);
});

test("a Guard goes over a vault door, where a shadow's move ends", () => {
  const plan = planOf("-------\n|. X .|\n-------");
  const going = { plan, first: [1], steps: 2, taken: new Set<number>(), lit: new Set<number>() };
  expect([...reachOf({ ...going, ends: new Set() }).keys()]).toContain(2);
  expect([...reachOf({ ...going, ends: new Set(plan.vaults) }).keys()]).toEqual([1]);
});

test("a way keeps to the dark if it can, and then past nobody, and then it is short", () => {
  const plan = planOf("---------\n|V . . .|\n| +-+-+ |\n|. . . .|\n---------");
  const [a1, b1, c1, d1, a2, b2, c2, d2] = [...plan.names.keys()] as [number, number, number, number, number, number, number, number];
  const go = (taken: readonly number[], lit: readonly number[], steps = 5) =>
    reachOf({ plan, first: [b1, a2], steps, taken: new Set(taken), lit: new Set(lit), ends: new Set() }).get(d1);
  expect(go([], [])?.way).toEqual([b1, c1, d1]);
  expect(go([c1], [])?.way).toEqual([a2, b2, c2, d2, d1]);
  expect(go([], [b1])?.way).toEqual([a2, b2, c2, d2, d1]);
  expect(go([], [b1], 3)).toMatchObject({ way: [b1, c1, d1], seen: 1 });
  expect(go([c2], [b1])).toMatchObject({ seen: 0, swaps: 1 });
  expect(a1).toBe(0);
});

test("walls inside are drawn in one piece each, and the outer ones not at all", () => {
  const plan = planOf("-------\n|V . .|\n| +-+-|\n|. .|X|\n-------");
  expect(plan.walls).toEqual([
    { x1: 1, y1: 1, x2: 3, y2: 1 },
    { x1: 2, y1: 1, x2: 2, y2: 2 },
  ]);
});

test("the board that is played on is there, and two Guards see what one of them sees", () => {
  const plan = planNamed("warehouse");
  expect([plan.width, plan.height, plan.vents.length, plan.vaults.length]).toEqual([16, 12, 4, 3]);
  const [one, other] = plan.vaults as readonly [number, number];
  expect(inView(plan, [one, other])).toEqual(new Set([...seenFrom(plan, one), ...seenFrom(plan, other)]));
  expect(planNamed("warehouse")).toBe(plan);
});

// On the screen

const plan = planOf("-------\n|V . .|\n| +-+ |\n|. . X|\n-------");

test("a quarter to the left the vaults are above, and nothing is lost", () => {
  const tall = new Turned(plan, true);
  expect([tall.width, tall.height]).toEqual([2, 3]);
  const vault = plan.vaults[0] ?? -1;
  expect(tall.spot(vault)).toEqual({ x: 1, y: 0 });
  for (const square of plan.names.keys()) {
    const { x, y } = tall.spot(square);
    expect(tall.at(x, y)).toBe(square);
  }
  expect(tall.rows.flat().sort((one, other) => one - other)).toEqual([...plan.names.keys()]);
});

test.each([false, true])("a step on the screen is a step in the warehouse, or leads out of it (tall: %s)", (isTall) => {
  const turned = new Turned(plan, isTall);
  const up = WAYS.arrowup ?? { x: 0, y: 0 };
  const b2 = plan.numbers.get("B2") ?? -1;
  expect(plan.names[turned.beside(b2, up) ?? -1]).toBe(isTall ? "C2" : "B1");
  expect(turned.beside(plan.numbers.get(isTall ? "C1" : "A1") ?? -1, up)).toBeNull();
});

test("walls turn with the squares between which they are", () => {
  const tall = new Turned(plan, true);
  expect(plan.walls.map((wall) => tall.wall(wall))).toEqual([{ x1: 1, y1: 2, x2: 1, y2: 1 }]);
});

test("a square is named by its column and its row", () => {
  expect(placeOf(plan, plan.numbers.get("C2") ?? -1)).toEqual({ column: "C", row: 2 });
});
