import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { noteOf } from "$lib/memory";
import type { FromServer, Snapshot, TableView } from "../generated/wire";
import { TableSession } from "./session.svelte";

interface Sent {
  readonly type: string;
  readonly key: string;
  readonly act?: { readonly type: string; readonly commitment: string; readonly nonce: string };
}

/** A server at the other end of the socket, which may be a cheat. */
class Server {
  static latest: Server;
  readyState = 1;
  readonly sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((close: { code: number }) => void) | null = null;

  constructor() {
    Server.latest = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.readyState = 3;
  }

  says(frame: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  get throws(): readonly Sent[] {
    return this.sent.filter((one) => one.act?.type === "throw");
  }

  /** The nonce of the last throw. */
  get nonce(): string {
    return this.throws.at(-1)?.act?.nonce ?? "";
  }

  /** The last throw is confirmed. */
  confirms(): void {
    this.says({ type: "done", key: this.throws.at(-1)?.key ?? "" });
  }
}

function table(changes: Partial<TableView> = {}): TableView {
  const shown = {
    type: "table",
    phase: "lobby",
    you: 0,
    places: [{ taken: "person", has_thrown: false }],
    commitment: "promise-1",
    next_match: "m1",
    match: null,
    ...changes,
  };
  return shown as unknown as TableView;
}

function snapshot(changes: Partial<Snapshot> = {}): Snapshot {
  return {
    type: "snapshot",
    match: "m1",
    game: "bluff",
    edition: 1,
    options: {},
    seats: [],
    you: 0,
    commitment: "promise-1",
    nonces: [null],
    now: 0,
    deadline: null,
    view: {},
    legal: [],
    witnessed: [],
    ...changes,
  };
}

const THROWN = [{ taken: "person", has_thrown: true }] as unknown as TableView["places"];

let stops: (() => void)[];

/** A visit to the table, when the socket is open. */
async function arrived(): Promise<TableSession> {
  const session = new TableSession("AGEFC");
  stops.push(session.start());
  await connected();
  return session;
}

async function connected(): Promise<void> {
  await vi.advanceTimersByTimeAsync(10_000);
  Server.latest.onopen?.();
}

function warnings(session: TableSession): readonly string[] {
  return session.situation.notices.map((notice) => notice.words);
}

beforeEach(() => {
  vi.useFakeTimers();
  stops = [];
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ ticket: "t" })));
  vi.stubGlobal("WebSocket", Server);
  vi.stubGlobal("document", new EventTarget());
  const world = new EventTarget();
  vi.stubGlobal("addEventListener", world.addEventListener.bind(world));
  vi.stubGlobal("removeEventListener", world.removeEventListener.bind(world));
});

afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("an honest server", () => {
  test("hears one throw for each promise, and is not suspected", async () => {
    const session = await arrived();
    Server.latest.says(table());
    Server.latest.says(table());
    expect(Server.latest.throws).toHaveLength(1);
    Server.latest.says(table({ places: THROWN }));
    Server.latest.confirms();
    Server.latest.says(snapshot({ nonces: [Server.latest.nonce] }));
    Server.latest.says(table({ phase: "playing", match: "m1" }));
    expect(warnings(session)).toEqual([]);
    expect(noteOf("m1")).toMatchObject({ commitment: "promise-1", nonce: Server.latest.nonce });

    const next = { commitment: "promise-2", next_match: "m2", match: "m1" };
    Server.latest.says(table({ phase: "over", ...next }));
    expect(Server.latest.throws).toHaveLength(2);
    Server.latest.says(snapshot({ match: "m2", commitment: "promise-2" }));
    expect(warnings(session)).toEqual([]);
  });

  test("may begin before the throw arrives: it was never confirmed", async () => {
    const session = await arrived();
    Server.latest.says(table());
    Server.latest.says(snapshot());
    const key = Server.latest.throws[0]?.key ?? "";
    Server.latest.says({ type: "refused", key, reason: "already-running" });
    expect(warnings(session)).toEqual([]);
    expect(noteOf("m1")).toMatchObject({ nonce: null, isThrowLost: false });
  });

  test("shows the last match to whoever comes when it is over", async () => {
    const session = await arrived();
    const next = { commitment: "promise-2", next_match: "m2", match: "m1" };
    Server.latest.says(table({ phase: "over", ...next }));
    Server.latest.says(snapshot());
    expect(warnings(session)).toEqual([]);
  });

  test("may have played on while one was away", async () => {
    const session = await arrived();
    Server.latest.says(table());
    Server.latest.confirms();
    Server.latest.onclose?.({ code: 1006 });
    await connected();
    const later = { commitment: "promise-3", next_match: "m3", match: "m3" };
    Server.latest.says(table({ phase: "playing", ...later }));
    Server.latest.says(snapshot({ match: "m3", commitment: "promise-3" }));
    expect(warnings(session)).toEqual([]);
    expect(noteOf("m3")).toMatchObject({ commitment: null, nonce: null });
  });

  test("hears the same throw again after a reload that lost its confirmation", async () => {
    await arrived();
    Server.latest.says(table());
    const { nonce } = Server.latest;
    await arrived();
    Server.latest.says(table({ places: THROWN }));
    expect(Server.latest.nonce).toBe(nonce);
    Server.latest.confirms();
    await arrived();
    Server.latest.says(table({ places: THROWN }));
    expect(Server.latest.throws).toEqual([]);
  });

  test("hears the throw again when it refused it to somebody who had stood up", async () => {
    await arrived();
    Server.latest.says(table());
    const key = Server.latest.throws[0]?.key ?? "";
    Server.latest.says({ type: "refused", key, reason: "not-seated" });
    Server.latest.says(table({ you: null }));
    expect(Server.latest.throws).toHaveLength(1);
    Server.latest.says(table());
    expect(Server.latest.throws).toHaveLength(2);
  });
});

describe("a cheat", () => {
  test.each([
    ["another seed", { commitment: "promise-9" }],
    ["another match", { match: "m9" }],
    ["another match with another seed", { match: "m9", commitment: "promise-9" }],
  ])("who promised one thing and deals from %s is found out at once", async (_, changes) => {
    const session = await arrived();
    Server.latest.says(table({ you: null }));
    Server.latest.says(snapshot({ you: null, ...changes }));
    expect(warnings(session)).toEqual(["fair-promise-broken"]);
    const begun = snapshot(changes).match;
    expect(noteOf(begun)).toMatchObject({ commitment: "promise-1", isPromiseBroken: true });
  });

  test("who hides it behind a lost connection is found out by the match", async () => {
    const session = await arrived();
    Server.latest.says(table());
    Server.latest.onclose?.({ code: 1006 });
    await connected();
    Server.latest.says(table({ phase: "playing", match: "m1", commitment: "promise-9" }));
    Server.latest.says(snapshot({ commitment: "promise-9" }));
    expect(warnings(session)).toEqual(["fair-promise-broken"]);
  });

  test.each([null, "ff".repeat(32)])("who confirmed a throw and deals with %s", async (nonce) => {
    const session = await arrived();
    Server.latest.says(table());
    Server.latest.confirms();
    Server.latest.says(table());
    Server.latest.says(snapshot({ nonces: [nonce] }));
    expect(warnings(session)).toEqual(["fair-throw-lost"]);
    expect(noteOf("m1")).toMatchObject({ nonce: Server.latest.nonce, isThrowLost: true });
  });

  test("who claims to have a throw already is sent one all the same", async () => {
    await arrived();
    Server.latest.says(table({ places: THROWN }));
    expect(Server.latest.throws).toHaveLength(1);
  });
});
