import { describe, expect, test } from "vitest";
import { eventsOf, latestMoments } from "./moments";

describe("just now", () => {
  const moment = (...types: readonly string[]) => ({
    number: 0,
    at: 0,
    events: types.map((type) => ({ type })),
  });
  const types = (...moments: readonly ReturnType<typeof moment>[]) =>
    eventsOf(latestMoments(moments)).map((event) => event.type);

  test("is nothing before anything has happened", () => {
    expect(types()).toEqual([]);
  });

  test("is the newest moment", () => {
    expect(types(moment("a"), moment("b"))).toEqual(["b"]);
    expect(types(moment("a", "b"), moment("c", "d"))).toEqual(["c", "d"]);
  });

  test("keeps the end of a round in sight while others choose", () => {
    expect(types(moment("old"), moment("won", "began"), moment("chose"))).toEqual([
      "won",
      "began",
      "chose",
    ]);
  });

  test("does not go back for ever", () => {
    const singles = ["1", "2", "3", "4", "5", "6"].map((name) => moment(name));
    expect(types(moment("won", "began"), ...singles)).toEqual(["6"]);
  });
});
