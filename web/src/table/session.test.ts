import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { noteOf } from "$lib/memory";
import type { TableView } from "../generated/wire";
import { arrived, clear, connected, lay, Server, snapshot, table, warnings } from "./fixtures/visit";

const THROWN = [{ taken: "person", has_thrown: true }] as unknown as TableView["places"];

beforeEach(lay);
afterEach(clear);

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
