import { expect, test } from "vitest";
import { leaps, path } from "./floor/cut";
import { planOf } from "./plan";
import { Turned } from "./turned";

const turned = new Turned(planOf("-------\n|V . .|\n| + + |\n|. . X|\n-------"), false);

test("a way is one line, and one that was put back begins anew there", () => {
  expect(path(turned, [0, 1, 4])).toBe("M30 30L90 30L90 90");
  expect(path(turned, [0, 1, 4, 0, 3])).toBe("M30 30L90 30L90 90M30 30L30 90");
});

test("nobody walks through a wall, however near it was put back", () => {
  const walled = new Turned(planOf("-----\n|V|X|\n-----"), false);
  expect(path(walled, [0, 1])).toBe("M30 30M90 30");
  expect(leaps(walled, [0, 1])).toBe("M30 30L90 30");
});

test("what was not walked is drawn by itself", () => {
  expect(leaps(turned, [0, 1, 4])).toBe("M30 30M90 30M90 90");
  expect(leaps(turned, [0, 1, 4, 0, 3])).toBe("M30 30M90 30M90 90L30 30M30 90");
});
