import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FromServer } from "../generated/wire";
import { ProblemError } from "./api";
import { TableSocket, waitBefore, type Command, type Connection } from "./socket";

/** The other end of a line: what a WebSocket shows of itself to its user, and no network. */
class Line {
  static readonly all: Line[] = [];
  readyState = 0;
  readonly sent: { type: string; key?: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((close: { code: number }) => void) | null = null;
  isClosed = false;

  constructor(readonly ticket: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  close(): void {
    this.isClosed = true;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  says(frame: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  breaks(code = 1006): void {
    this.onclose?.({ code });
  }

  get commands(): readonly (string | undefined)[] {
    return this.sent.filter((frame) => frame.type !== "ping").map((frame) => frame.key);
  }
}

const PONG: FromServer = { type: "pong", now: null };
const SIT: Command = { type: "act", key: "key-0001", act: { type: "sit", place: 0 } };
const STAY: Command = { type: "move", key: "key-0002", match: "m", frame: 3, move: { type: "stay" } };

let heard: FromServer[];
let states: Connection[];
let tickets: (() => Promise<string>)[];
let socket: TableSocket;

/** Time passes, and promises that are due are kept. */
async function pass(milliseconds = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

function line(): Line {
  const latest = Line.all.at(-1);
  if (latest === undefined) throw new Error("nobody has called yet");
  return latest;
}

async function connected(): Promise<void> {
  socket.start();
  await pass();
  line().opens();
  line().says(PONG);
}

async function reconnected(): Promise<void> {
  await pass(8_000);
  line().opens();
  line().says(PONG);
}

beforeEach(() => {
  vi.useFakeTimers();
  Line.all.length = 0;
  heard = [];
  states = [];
  tickets = [];
  const ticket = () => tickets.shift()?.() ?? Promise.resolve("t");
  const open = (pass: string) => new Line(pass) as unknown as WebSocket;
  socket = new TableSocket(
    { ticket, open, random: () => 1 },
    { frame: (frame) => heard.push(frame), connection: (state) => states.push(state) },
  );
});

afterEach(() => {
  socket.stop();
  vi.useRealTimers();
});

describe("waiting", () => {
  test("doubles its bound from a quarter of a second to eight seconds", () => {
    const bounds = [1, 2, 3, 4, 5, 6, 7, 20].map((attempt) => waitBefore(attempt, () => 1));
    expect(bounds).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
  });

  test("is anything up to the bound", () => {
    expect(waitBefore(4, () => 0)).toBe(0);
    expect(waitBefore(4, () => 0.25)).toBe(500);
  });
});

describe("healing", () => {
  test("needs no click and counts its attempts", async () => {
    await connected();
    line().breaks();
    tickets = [() => Promise.reject(new ProblemError("unreachable", 0))];
    await pass(250);
    expect(states.slice(-2)).toMatchObject([
      { state: "lost", attempt: 1 },
      { state: "lost", attempt: 2 },
    ]);
    await reconnected();
    expect(states.at(-1)).toEqual({ state: "open", isHealed: true });
    line().breaks();
    expect(states.at(-1)).toMatchObject({ state: "lost", attempt: 1 });
  });

  test("says since when the line is gone, and when the next one is tried", async () => {
    await connected();
    const since = Date.now();
    line().breaks();
    expect(states.at(-1)).toMatchObject({ since, retryAt: since + 250 });
    await pass(250);
    line().breaks();
    expect(states.at(-1)).toMatchObject({ since, retryAt: since + 250 + 500 });
    await reconnected();
    line().breaks();
    expect(states.at(-1)).toMatchObject({ since: Date.now() });
  });

  test("takes a new ticket for every socket", async () => {
    tickets = [() => Promise.resolve("first"), () => Promise.resolve("second")];
    await connected();
    line().breaks();
    await reconnected();
    expect(Line.all.map((one) => one.ticket)).toEqual(["first", "second"]);
  });

  test("does not wait for ever for a ticket, nor for a first word", async () => {
    await connected();
    line().breaks();
    tickets.push(() => new Promise(() => undefined));
    await pass(250 + 15_000);
    expect(Line.all).toHaveLength(1);
    expect(states.at(-1)).toMatchObject({ state: "lost", attempt: 2 });
    await pass(500 + 15_000);
    expect(Line.all).toHaveLength(2);
    expect(states.at(-1)).toMatchObject({ state: "lost", attempt: 3 });
    await pass(1_000);
    line().opens();
    line().says(PONG);
    await pass(16_000);
    expect(Line.all).toHaveLength(3);
    expect(states.at(-1)).toMatchObject({ state: "open" });
  });

  test("does not wait when the network says that it is back", async () => {
    await connected();
    line().breaks();
    socket.nudge();
    await pass(0);
    expect(Line.all).toHaveLength(2);
    await pass(10_000);
    expect(Line.all).toHaveLength(2);
  });

  test("a socket that opens and breaks at once does not make the waits short again", async () => {
    await connected();
    for (const attempt of [1, 2, 3]) {
      line().breaks();
      expect(states.at(-1)).toMatchObject({ state: "lost", attempt });
      await pass(8_000);
      line().opens();
    }
  });

  test("ends when the table is not there", async () => {
    tickets = [() => Promise.reject(new ProblemError("no-such-table", 404))];
    socket.start();
    await pass(60_000);
    expect(states.at(-1)).toEqual({ state: "ended", words: "problem-no-such-table" });
    expect(Line.all).toHaveLength(0);
  });

  test.each([1001, 1006, 1012, 4408])("goes on after close code %i", async (code) => {
    await connected();
    line().breaks(code);
    await pass(250);
    expect(Line.all).toHaveLength(2);
  });

  test("gives the server time after having been too much", async () => {
    await connected();
    line().breaks(4429);
    await pass(7_999);
    expect(Line.all).toHaveLength(1);
    await pass(1);
    expect(Line.all).toHaveLength(2);
  });

  test.each([
    [4403, "problem-sent-away"],
    [4401, "problem-signed-out"],
  ])("ends for good when it was closed with %i", async (code, words) => {
    await connected();
    line().breaks(code);
    await pass(60_000);
    expect(states.at(-1)).toEqual({ state: "ended", words });
    expect(Line.all).toHaveLength(1);
  });

  test("stops for good", async () => {
    await connected();
    socket.stop();
    socket.nudge();
    await pass(60_000);
    expect(line().isClosed).toBe(true);
    expect(Line.all).toHaveLength(1);
  });
});

describe("a command", () => {
  test("that was not answered is sent again with the same key, and only that", async () => {
    await connected();
    socket.send(SIT);
    socket.send(STAY);
    line().says({ type: "done", key: SIT.key });
    line().breaks();
    await reconnected();
    expect(Line.all[0]?.commands).toEqual([SIT.key, STAY.key]);
    expect(line().commands).toEqual([STAY.key]);
  });

  test("that is given while there is no line is sent when there is", async () => {
    socket.start();
    socket.send(SIT);
    await pass();
    expect(line().commands).toEqual([]);
    line().opens();
    expect(line().commands).toEqual([SIT.key]);
  });

  test("that comes again and is possible no longer was too late, not wrong", async () => {
    await connected();
    socket.send(STAY);
    line().breaks();
    await reconnected();
    line().says({ type: "refused", key: STAY.key, reason: "not-legal" });
    expect(heard.at(-1)).toEqual({ type: "too-late", key: STAY.key });
  });

  test("that writes notes takes the place of an older one that is still on its way", async () => {
    await connected();
    socket.send({ type: "note", key: "note-0001", text: "a" });
    socket.send({ type: "note", key: "note-0002", text: "ab" });
    line().breaks(4400);
    expect(heard.filter((frame) => frame.type === "refused")).toMatchObject([{ key: "note-0002" }]);
  });

  test("that writes notes is not sent again: another device may have written since", async () => {
    await connected();
    socket.send({ type: "note", key: "note-0001", text: "a" });
    line().breaks();
    socket.send({ type: "note", key: "note-0002", text: "ab" });
    socket.send(SIT);
    await reconnected();
    expect(line().commands).toEqual([SIT.key]);
  });

  test("that asks for the past is answered by what it looked like", async () => {
    await connected();
    socket.send({ type: "recall", key: "past-0001", moment: 2, event: null });
    line().says({ type: "recalled", key: "past-0001", moment: 2, events: 1, view: {} });
    line().breaks();
    await reconnected();
    expect(line().commands).toEqual([]);
  });

  test("that the server could not read is given up and told as refused", async () => {
    await connected();
    socket.send(SIT);
    line().breaks(4400);
    expect(heard.at(-1)).toEqual({ type: "refused", key: SIT.key, reason: "malformed" });
    await reconnected();
    expect(line().commands).toEqual([]);
  });
});

describe("the heart", () => {
  test("beats every ten seconds", async () => {
    await connected();
    for (let second = 0; second < 60; second += 1) {
      await pass(1_000);
      line().says(PONG);
    }
    expect(line().sent).toHaveLength(6);
    expect(Line.all).toHaveLength(1);
  });

  test("gives up a line that has been silent for 25 seconds", async () => {
    await connected();
    await pass(24_999);
    expect(states.at(-1)?.state).toBe("open");
    await pass(1);
    expect(states.at(-1)).toMatchObject({ state: "lost", attempt: 1 });
  });

  test("wants proof at once when somebody comes back to the page", async () => {
    await connected();
    socket.nudge();
    expect(line().sent.at(-1)).toEqual({ type: "ping" });
    await pass(699);
    expect(Line.all).toHaveLength(1);
    await pass(1);
    expect(states.at(-1)).toMatchObject({ state: "lost", attempt: 1, retryAt: Date.now() });
    expect(Line.all, "it calls again at once").toHaveLength(2);
  });

  test("does not put the end off for whoever comes back again and again", async () => {
    await connected();
    for (const wait of [250, 250, 250]) {
      socket.nudge();
      await pass(wait);
    }
    expect(Line.all).toHaveLength(2);
  });

  test("gives a line that is still being opened two seconds, then calls again", async () => {
    await connected();
    line().breaks();
    await pass(250);
    socket.nudge();
    await pass(1_999);
    expect(Line.all).toHaveLength(2);
    await pass(1);
    expect(Line.all).toHaveLength(3);
  });

  test("wants proof at once when the machine has slept, however quietly", async () => {
    await connected();
    vi.setSystemTime(Date.now() + 20_000);
    await pass(1_000);
    expect(line().sent.at(-1)).toEqual({ type: "ping" });
    await pass(700);
    expect(Line.all).toHaveLength(2);
  });

  test("calls again without waiting when the machine has slept for long", async () => {
    await connected();
    vi.setSystemTime(Date.now() + 3_600_000);
    await pass(1_000);
    expect(Line.all).toHaveLength(2);
  });

  test("is content with any word as proof", async () => {
    await connected();
    socket.nudge();
    line().says(PONG);
    await pass(900);
    expect(line().sent).toEqual([{ type: "ping" }]);
    expect(states.at(-1)?.state).toBe("open");
  });
});

test("renewing calls again and does not listen to the old line any more", async () => {
  await connected();
  const old = line();
  socket.renew();
  await pass();
  heard = [];
  old.says(PONG);
  old.breaks();
  expect(heard).toEqual([]);
  expect(Line.all).toHaveLength(2);
});
