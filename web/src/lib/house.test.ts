import { expect, test } from "vitest";
import { GABLES, lookOf } from "./house";

test("neighbours differ, however long the street is", () => {
  for (let number = 0; number < 2 * GABLES.length; number += 1) {
    const [one, next] = [lookOf(number), lookOf(number + 1)];
    expect(one.gable).not.toBe(next.gable);
    expect(one.wall).not.toBe(next.wall);
  }
});
