import { expect, test } from "vitest";
import { acrossOf, apart, courseOf, stepsOf } from "./chart";

const told = (number: number, deed: string, seat: number, percents: readonly number[]) => [
  { id: "action", args: { number, seat, deed } },
  ...percents.map((percent, of) => ({ id: "chance", args: { number, seat: of, percent } })),
];

const REVIEW = [...told(2, "drink", 1, [10, 4]), ...told(1, "begin", 0, [2, 3]), ...told(3, "dig", 0, [8, 100])];

test("what was reviewed becomes one point for each action, in their order", () => {
  const points = courseOf([...REVIEW, { id: "knew", args: { seat: 0, percent: 9 } }]);
  expect(points.map(({ deed, by, percents }) => [deed, by, percents])).toEqual([
    ["begin", 0, [2, 3]],
    ["drink", 1, [10, 4]],
    ["dig", 0, [8, 100]],
  ]);
});

test("a line holds until the next action, and then steps", () => {
  expect(stepsOf(courseOf(REVIEW), 1)).toBe("M0 97H50V96H100V0");
});

test("a round of one action is drawn as well", () => {
  expect(acrossOf(0, 1)).toBe(0);
  expect(stepsOf(courseOf(told(1, "begin", 0, [5])), 0)).toBe("M0 95");
});

test.each([
  [[50, 20], [50, 20]],
  [[0, 0, 0], [0, 10, 20]],
  [[100, 99, 98], [100, 90, 80]],
  [[40, 45, 40], [40, 60, 50]],
])("labels of lines that end at %j stand at %j", (wanted, places) => {
  expect(apart(wanted, 10)).toEqual(places);
});
