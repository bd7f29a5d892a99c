import { beforeEach, describe, expect, test, vi } from "vitest";
import type { FromServer } from "../generated/wire";
import { Ending } from "./ending";

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

const frame = (type: string) => ({ type }) as unknown as FromServer;

function listening(lasts: number): { ending: Ending; heard: string[] } {
  const heard: string[] = [];
  const ending = new Ending(() => lasts, ({ type }) => heard.push(type));
  return { ending, heard };
}

describe("the end of a match", () => {
  test("waits as long as the board needs, and all that comes after it waits, too", () => {
    const { ending, heard } = listening(3_000);
    for (const type of ["update", "over", "table", "talk"]) ending.hear(frame(type));
    expect(heard).toEqual(["update"]);
    vi.advanceTimersByTime(2_900);
    expect(heard).toEqual(["update"]);
    vi.advanceTimersByTime(200);
    expect(heard).toEqual(["update", "over", "table", "talk"]);
    ending.hear(frame("pong"));
    expect(heard.at(-1)).toBe("pong");
  });

  test("comes at once where nothing is to be seen", () => {
    const { ending, heard } = listening(0);
    for (const type of ["over", "table"]) ending.hear(frame(type));
    expect(heard).toEqual(["over", "table"]);
  });

  test("is forgotten when another line says it anew", () => {
    const { ending, heard } = listening(3_000);
    ending.hear(frame("over"));
    ending.drop();
    ending.hear(frame("snapshot"));
    vi.advanceTimersByTime(5_000);
    expect(heard).toEqual(["snapshot"]);
  });
});
