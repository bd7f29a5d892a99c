import { expect, test } from "vitest";
import { planOf } from "./plan";
import { waysIn } from "./ways";

test("the way of each counter, square by square", () => {
  const plan = planOf("-----\n|V .|\n| + |\n|. X|\n-----");
  const review = [
    { id: "way", args: { counter: 3, squares: "A1 B1 B2" } },
    { id: "way", args: { counter: 17, squares: "B2" } },
    { id: "something-else", args: {} },
  ];
  expect(waysIn(review, plan)).toEqual(new Map([[3, [0, 1, 3]], [17, [3]]]));
});
