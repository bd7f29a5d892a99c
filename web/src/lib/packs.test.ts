import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fromPack, packAddress } from "./packs";

const asked = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asked.mockReset();
});

test("a file of a pack has an address of its own", () => {
  expect(packAddress("amsterdam", "0123456789", "names.json")).toBe("/packs/amsterdam/0123456789/names.json");
});

test("what it says is told", async () => {
  asked.mockResolvedValue(Response.json({ intel: ["a"] }));
  expect(await fromPack("amsterdam", "0123456789", "names.json")).toEqual({ intel: ["a"] });
  expect(asked).toHaveBeenCalledExactlyOnceWith("/packs/amsterdam/0123456789/names.json");
});

test("one that is gone is not asked for again", async () => {
  asked.mockResolvedValue(new Response(null, { status: 404 }));
  expect(await fromPack("amsterdam", "0123456789", "names.json")).toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
});

test("a line that is gone for a moment is waited for", async () => {
  asked.mockRejectedValueOnce(new TypeError());
  asked.mockResolvedValueOnce(new Response(null, { status: 503 }));
  asked.mockResolvedValueOnce(Response.json([]));
  const told = fromPack("amsterdam", "0123456789", "names.json");
  await vi.runAllTimersAsync();
  expect(await told).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(3);
});

test("nobody waits for ever", async () => {
  asked.mockRejectedValue(new TypeError());
  const told = fromPack("amsterdam", "0123456789", "names.json");
  await vi.runAllTimersAsync();
  expect(await told).toBeNull();
  expect(asked).toHaveBeenCalledTimes(5);
});
