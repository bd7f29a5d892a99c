import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { copied } from "./copy";

const field = { focus: vi.fn(), select: vi.fn() };
const shown = field as unknown as HTMLInputElement;
const execCommand = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("document", { execCommand });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a link goes into the clipboard, and nothing is selected", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copied("http://a/t/KATZE", shown)).toBe(true);
  expect(writeText).toHaveBeenCalledWith("http://a/t/KATZE");
  expect(field.select).not.toHaveBeenCalled();
});

const denied = { clipboard: { writeText: () => Promise.reject(new Error("denied")) } };

describe.each([
  ["over plain http", {}],
  ["where it is not allowed", denied],
])("without a clipboard, %s,", (_why, navigator) => {
  test.each([true, false])("the link is selected and copied the old way: %s", async (isDone) => {
    vi.stubGlobal("navigator", navigator);
    execCommand.mockReturnValue(isDone);
    expect(await copied("http://a/t/KATZE", shown)).toBe(isDone);
    expect(field.focus).toHaveBeenCalled();
    expect(field.select).toHaveBeenCalled();
    expect(execCommand).toHaveBeenCalledWith("copy");
  });

  test("and without a field nothing is copied", async () => {
    vi.stubGlobal("navigator", navigator);
    expect(await copied("http://a/t/KATZE", undefined)).toBe(false);
    expect(execCommand).not.toHaveBeenCalled();
  });
});
