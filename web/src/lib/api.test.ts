import { afterEach, describe, expect, test, vi } from "vitest";
import {
  callMe,
  clientVersion,
  elsewhere,
  findTable,
  goOnHere,
  isLinkGood,
  lanOrigin,
  makeTable,
  matchFile,
  openTables,
  ProblemError,
  signOut,
  whoAmI,
  wordsFor,
} from "./api";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The network answers so; returns what was asked of it. */
function answering(status: number, body: unknown): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

async function failure(work: Promise<unknown>): Promise<ProblemError> {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof ProblemError)) throw new Error("it did not fail");
  return error;
}

test("a table is asked for by the game's name", async () => {
  const fetch = answering(201, { code: "KAT7Q" });
  expect(await makeTable("bluff")).toBe("KAT7Q");
  const [address, request] = fetch.mock.calls[0] as [string, RequestInit];
  expect(address).toBe("/api/tables");
  expect(JSON.parse(request.body as string)).toEqual({ game: "bluff", options: {} });
});

test.each([{ sits: true }, { after: "KAT7Q" }] as const)("a table is asked for with %o on it", async (seated) => {
  const fetch = answering(201, { code: "KATZE" });
  await makeTable("bluff", { pace: "none" }, seated);
  const [, request] = fetch.mock.calls[0] as [string, RequestInit];
  expect(JSON.parse(request.body as string)).toEqual({ game: "bluff", options: { pace: "none" }, ...seated });
});

test("what people type cannot leave the address it belongs to", async () => {
  const fetch = answering(200, { code: "A" });
  await findTable("../session?x");
  expect(fetch.mock.calls[0]?.[0]).toBe("/api/tables/..%2Fsession%3Fx");
});

test("the server knows its address on the network, if it has one", async () => {
  const fetch = answering(200, { lan: "http://192.0.2.7:8123", version: "0.1.0" });
  expect(await lanOrigin()).toBe("http://192.0.2.7:8123");
  expect(fetch.mock.calls[0]?.[0]).toBe("/api/here");
  answering(200, { lan: null, version: "0.1.0" });
  expect(await lanOrigin()).toBeNull();
});

test("the server knows which pages it has", async () => {
  const fetch = answering(200, { lan: null, version: "0.1.0", client: "a1b2" });
  expect(await clientVersion()).toBe("a1b2");
  expect(fetch.mock.calls[0]?.[0]).toBe("/api/here");
});

test("open tables are asked for", async () => {
  const open = { code: "KATZE", game: "bluff", phase: "lobby", names: ["Ann"], bots: 1, free: 2, watchers: 0 };
  const fetch = answering(200, [open]);
  expect(await openTables()).toEqual([open]);
  expect(fetch.mock.calls[0]?.[0]).toBe("/api/open");
});

describe("going on with another device", () => {
  test("is asked for at a table", async () => {
    const fetch = answering(201, { token: "t0ken" });
    expect(await elsewhere("KATZE")).toBe("t0ken");
    const [address, request] = fetch.mock.calls[0] as [string, RequestInit];
    expect(address).toBe("/api/elsewhere");
    expect(JSON.parse(request.body as string)).toEqual({ table: "KATZE" });
  });

  test("takes the name along and leads to the table", async () => {
    const setItem = vi.fn();
    vi.stubGlobal("localStorage", { setItem });
    const fetch = answering(200, { name: "Ann", table: "KATZE" });
    expect(await goOnHere("a/b")).toBe("KATZE");
    const [address, request] = fetch.mock.calls[0] as [string, RequestInit];
    expect(address).toBe("/api/elsewhere/a%2Fb");
    expect(request.method).toBe("POST");
    expect(JSON.parse(request.body as string)).toEqual({ instead: false });
    expect(setItem).toHaveBeenCalledWith("gloaming-name", "Ann");
  });

  test("in place of somebody else is asked for on purpose", async () => {
    vi.stubGlobal("localStorage", { setItem: vi.fn() });
    const fetch = answering(200, { name: "Ann", table: "KATZE" });
    await goOnHere("t0ken", true);
    const [, request] = fetch.mock.calls[0] as [string, RequestInit];
    expect(JSON.parse(request.body as string)).toEqual({ instead: true });
  });

  test("is refused in words, and then this device keeps its own name", async () => {
    const setItem = vi.fn();
    vi.stubGlobal("localStorage", { setItem });
    answering(404, { reason: "no-such-link" });
    expect((await failure(goOnHere("used"))).words).toBe("problem-no-such-link");
    expect(setItem).not.toHaveBeenCalled();
  });
});

describe("another name", () => {
  test("is asked for once the one before was answered: each answer brings another token", async () => {
    vi.stubGlobal("localStorage", { setItem: vi.fn() });
    const answers: ((answer: Response) => void)[] = [];
    const fetch = vi.fn(() => new Promise<Response>((resolve) => answers.push(resolve)));
    vi.stubGlobal("fetch", fetch);
    const named = [callMe("Ann"), callMe("Anna")];
    await vi.waitFor(() => {
      expect(answers).toHaveLength(1);
    });
    answers[0]?.(Response.json({ name: "Ann" }));
    await vi.waitFor(() => {
      expect(answers).toHaveLength(2);
    });
    answers[1]?.(Response.json({ name: "Anna" }));
    expect(await Promise.all(named)).toEqual(["Ann", "Anna"]);
  });
});

describe("one's devices", () => {
  test("are signed out one by one, or all others at once", async () => {
    const fetch = answering(200, []);
    await signOut("a/b");
    await signOut(null);
    expect(fetch.mock.calls.map(([address]) => address as unknown)).toEqual([
      "/api/devices/a%2Fb",
      "/api/devices",
    ]);
  });
});

describe("a link to this device", () => {
  test("is looked at without being used", async () => {
    const fetch = answering(200, { token: "t" });
    expect(await isLinkGood("t/../t")).toBe(true);
    expect(fetch.mock.calls[0]).toEqual(["/api/elsewhere/t%2F..%2Ft", {}]);
  });

  test("is used up when the server says so, and not when it says nothing", async () => {
    answering(404, { reason: "no-such-link" });
    expect(await isLinkGood("used")).toBe(false);
    answering(429, { reason: "too-many" });
    expect(await isLinkGood("good")).toBe(true);
  });
});

test("a match file keeps every byte", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(new Uint8Array([0xef, 0xbb, 0xbf, 10]))));
  expect([...new Uint8Array(await matchFile("m1"))]).toEqual([0xef, 0xbb, 0xbf, 10]);
});

describe("a problem", () => {
  test("is told by the reason that the server gives", async () => {
    answering(404, { reason: "no-such-table" });
    const problem = await failure(findTable("NOPE"));
    expect(problem.words).toBe("problem-no-such-table");
    expect(problem.isLasting).toBe(true);
  });

  test("without a reason is unexpected", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("<html>", { status: 502 })));
    const problem = await failure(findTable("NOPE"));
    expect(problem.words).toBe("problem-unexpected");
    expect(problem.isLasting).toBe(false);
  });

  test("of the network may pass", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    const problem = await failure(findTable("NOPE"));
    expect(problem.words).toBe("problem-unreachable");
    expect(problem.isLasting).toBe(false);
  });

  test.each([408, 429])("with status %i may pass", (status) => {
    expect(new ProblemError("too-many", status).isLasting).toBe(false);
  });

  test("of our own is unexpected", () => {
    expect(wordsFor(new TypeError("oops"))).toBe("problem-unexpected");
  });
});

describe("who am I", () => {
  test("is not asked by somebody who never gave a name", async () => {
    vi.stubGlobal("localStorage", { getItem: () => null });
    const fetch = answering(200, { name: "Ann" });
    expect(await whoAmI()).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  test("may have been forgotten by the server", async () => {
    vi.stubGlobal("localStorage", { getItem: () => "Ann" });
    answering(404, { reason: "no-session" });
    expect(await whoAmI()).toBeNull();
    answering(200, { name: "Ann" });
    expect(await whoAmI()).toBe("Ann");
  });
});
