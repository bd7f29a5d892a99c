import { afterEach, describe, expect, test, vi } from "vitest";
import { findTable, lanOrigin, makeTable, matchFile, ProblemError, whoAmI, wordsFor } from "./api";

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
