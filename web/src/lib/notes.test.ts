import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { draftOf } from "./memory";
import { joined, merged, NotePad, parted } from "./notes";

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
    later.opened("m1", "");
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
    expect(draftOf("m1")).toEqual({ text: "a", base: "" });
  });

  test("after it was sent is not taken for kept", async () => {
    const pad = notePad();
    pad.opened("m1", "");
    pad.typed("a");
    pad.flush();
    pad.typed("ab");
    await answer();
    expect(pad.isDirty).toBe(true);
    expect(draftOf("m1")).toEqual({ text: "ab", base: "a" });
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
    expect(shown).toBe("old");
    pad.flush();
    await answer();
    expect(sent).toEqual(["mine"]);
    pad.heard("later");
    expect(shown).toBe("later");
  });
});

describe("what was written without a line", () => {
  test("waits until the server has told what it has", async () => {
    const pad = notePad();
    pad.opened("m1", "old");
    pad.lost();
    pad.typed("old and mine");
    pad.flush();
    expect([sent, isDirty]).toEqual([[], true]);
    pad.opened("m1", "old");
    expect(sent).toEqual(["old and mine"]);
    await answer();
    expect([isDirty, draftOf("m1")]).toEqual([false, null]);
  });

  test("does not overwrite what another device wrote meanwhile, nor is it lost", async () => {
    const pad = notePad();
    pad.opened("m1", "old");
    pad.lost();
    pad.typed("mine");
    pad.opened("m1", "from the phone");
    expect(shown).toBe("from the phone\n\nmine");
    expect(sent).toEqual(["from the phone\n\nmine"]);
    expect(draftOf("m1")).toEqual({ text: "from the phone\n\nmine", base: "from the phone" });
    await answer();
    expect(draftOf("m1")).toBeNull();
  });

  test("and before a reload is treated likewise", () => {
    const pad = notePad();
    pad.opened("m1", "old");
    pad.lost();
    pad.typed("mine");
    notePad().opened("m1", "from the phone");
    expect(sent).toEqual(["from the phone\n\nmine"]);
  });

  test("after something whose answer was lost is not taken for another's", () => {
    const pad = notePad();
    pad.opened("m1", "");
    pad.typed("Bob bluffs");
    pad.flush();
    pad.lost();
    pad.typed("Bob");
    pad.opened("m1", "Bob bluffs");
    expect(shown).toBe("");
    expect(sent).toEqual(["Bob bluffs", "Bob"]);
  });

  test("and has arrived all the same is not sent again", () => {
    const pad = notePad();
    pad.opened("m1", "");
    pad.typed("a\n");
    pad.flush();
    pad.lost();
    pad.opened("m1", "a");
    expect(sent).toEqual(["a\n"]);
    expect([isDirty, draftOf("m1")]).toEqual([false, null]);
  });

  test.each([
    ["one and two", "one", "one", "one and two"],
    ["one\n", "", "one", "one\n"],
    ["", "one", "one", ""],
    ["", "one", "one and two", "one and two"],
    ["two", "one", "", "two"],
  ])("goes together with what is there: %j on %j, and there %j", (text, base, theirs, found) => {
    expect(merged({ text, base }, theirs)).toBe(found);
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

describe("marks of a board", () => {
  test.each([
    ["", ""],
    ["Bob bluffs\n", ""],
    ["", "3:..o"],
    ["Bob bluffs\n\nalways", "3:..o"],
  ])("are kept below the text: %j with %j", (text, marks) => {
    expect(parted(joined({ text, marks }))).toEqual({ text, marks });
  });

  test("the last ones count where two devices have written", () => {
    const [mine, theirs] = [joined({ text: "mine", marks: "1:o" }), joined({ text: "theirs", marks: "1:x" })];
    const both = merged({ text: mine, base: "" }, theirs);
    expect(parted(both)).toEqual({ text: "theirs\n\nmine", marks: "1:o" });
  });
});
