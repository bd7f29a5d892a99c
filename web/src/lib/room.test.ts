import { describe, expect, test } from "vitest";
import { isTooLong, roomLeft } from "./room";

describe("the room for a text", () => {
  test.each([0, 1, 399])("is not spoken of after %s of 500 characters", (length) => {
    expect(roomLeft("x".repeat(length), 500)).toBeNull();
  });

  test.each([
    [400, 100],
    [499, 1],
    [500, 0],
  ])("is told after %s of 500 characters", (length, count) => {
    expect(roomLeft("x".repeat(length), 500)).toEqual({ words: "room-left", count });
    expect(isTooLong("x".repeat(length), 500)).toBe(false);
  });

  test("is gone beyond what the server takes, and it is told by how much", () => {
    expect(roomLeft("x".repeat(503), 500)).toEqual({ words: "room-over", count: 3 });
    expect(isTooLong("x".repeat(501), 500)).toBe(true);
  });

  test("is counted in letters, whatever they weigh", () => {
    expect(roomLeft("🙂".repeat(399), 500)).toBeNull();
    expect(roomLeft("🙂".repeat(500), 500)).toEqual({ words: "room-left", count: 0 });
  });
});
