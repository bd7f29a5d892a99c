/** Who comes back to a match: a person does, a socket does not. */

import { afterEach, beforeEach, expect, test } from "vitest";
import type { TableView } from "../generated/wire";
import { arrived, clear, connected, lay, Server, snapshot, table } from "./fixtures/visit";

beforeEach(lay);
afterEach(clear);

const places = [{ taken: "person", presence: "away", has_stand_in: true }] as unknown as TableView["places"];
const MISSED = table({ phase: "playing", match: "m1", places });

function look(visibilityState: "visible" | "hidden"): void {
  Object.assign(document, { visibilityState });
  document.dispatchEvent(new Event("visibilitychange"));
}

function signs(): number {
  return Server.latest.all("here").length;
}

test("whoever opens the page has the seat again, once", async () => {
  look("visible");
  await arrived();
  Server.latest.says(MISSED);
  Server.latest.says(snapshot());
  Server.latest.says(MISSED);
  expect(signs()).toBe(1);
});

test("a line that heals by itself is nobody who comes back", async () => {
  look("visible");
  await arrived();
  Server.latest.says(MISSED);
  for (const { key } of Server.latest.all("here")) Server.latest.says({ type: "done", key });
  Server.latest.onclose?.({ code: 1006 });
  await connected();
  Server.latest.says(MISSED);
  expect(signs()).toBe(0);
});

test("whoever came back while the line was dead has the seat again when it heals", async () => {
  look("visible");
  await arrived();
  Server.latest.says(MISSED);
  expect(signs()).toBe(1);
  Server.latest.onclose?.({ code: 1006 });
  await connected();
  Server.latest.says(MISSED);
  Server.latest.says(MISSED);
  expect(signs()).toBe(1);
});

test("a page that nobody looks at takes no seat, until somebody does", async () => {
  look("hidden");
  await arrived();
  Server.latest.says(MISSED);
  expect(signs()).toBe(0);
  look("visible");
  expect(signs()).toBe(1);
  look("hidden");
  Server.latest.says(MISSED);
  expect(signs()).toBe(1);
  look("visible");
  expect(signs()).toBe(2);
});

test("whoever watches, or sits where nothing is played, has nothing to take over", async () => {
  look("visible");
  await arrived();
  Server.latest.says(table({ ...MISSED, you: null }));
  expect(signs()).toBe(0);
});
