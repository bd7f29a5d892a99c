import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { draftOf } from "./memory";
import { NotePad } from "./notes";

let shown: string;
let fault: string | null;
let isDirty: boolean;
let sent: string[];
let answers: ((words: string | null) => void)[];

function notePad(): NotePad {
  return new NotePad({
    shown: (text) => {
      shown = text;
    },
    refused: (words) => {
      fault = words;
    },
    dirty: (is) => {
      isDirty = is;
    },
    send: (text) => {
      sent.push(text);
      return new Promise((resolve) => answers.push(resolve));
    },
  });
}

async function answer(words: string | null = null): Promise<void> {
  answers.shift()?.(words);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  [shown, fault, isDirty, sent, answers] = ["", null, false, [], []];
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what is written", () => {
  test("is sent whole when the pencil rests", async () => {
    const pad = notePad();
    pad.opened("m1", "");
    pad.typed("a");
    expect(isDirty).toBe(true);
    vi.advanceTimersByTime(599);
    pad.typed("ab");
    vi.advanceTimersByTime(599);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual(["ab"]);
    expect(pad.isDirty).toBe(true);
    await answer();
    expect([pad.isDirty, isDirty]).toEqual([false, false]);
    expect(draftOf("m1")).toBeNull();
  });

  test("is sent at once when one leaves, and nothing if nothing is new", () => {
    const pad = notePad();
    pad.opened("m1", "");
    pad.flush();
    pad.typed("a");
    pad.flush();
    pad.flush();
    expect(sent).toEqual(["a"]);
  });

  test("is on this device until the server has it, also after a reload", async () => {
    const pad = notePad();
    pad.opened("m1", "");
    pad.typed("a");
    pad.flush();
    const later = notePad();
    later.opened("m1", "old");
    expect(shown).toBe("a");
    expect(sent).toEqual(["a", "a"]);
    answers.shift();
    await answer();
    expect(draftOf("m1")).toBeNull();
  });

  test("and refused stays, with the reason", async () => {
    const pad = notePad();
    pad.opened("m1", "");
    pad.typed("a");
    pad.flush();
    await answer("refused-text-too-long");
    expect(fault).toBe("refused-text-too-long");
    expect(draftOf("m1")).toBe("a");
  });

  test("after it was sent is not taken for kept", async () => {
    const pad = notePad();
    pad.opened("m1", "");
    pad.typed("a");
    pad.flush();
    pad.typed("ab");
    await answer();
    expect(pad.isDirty).toBe(true);
    expect(draftOf("m1")).toBe("ab");
  });
});

describe("what another device writes", () => {
  test("is shown", () => {
    const pad = notePad();
    pad.opened("m1", "old");
    expect(shown).toBe("old");
    pad.heard("new");
    expect(shown).toBe("new");
  });

  test("does not wipe out what is being written here: that is newer", async () => {
    const pad = notePad();
    pad.opened("m1", "old");
    pad.typed("mine");
    pad.heard("other");
    pad.opened("m1", "other");
    expect(shown).toBe("old");
    pad.flush();
    await answer();
    expect(sent).toEqual(["mine"]);
    pad.heard("later");
    expect(shown).toBe("later");
  });
});

test("another match has other notes", () => {
  const pad = notePad();
  pad.opened("m1", "one");
  pad.typed("one and");
  pad.opened("m2", "");
  expect(shown).toBe("");
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual([]);
});
