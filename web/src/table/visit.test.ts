import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { draftOf, isKnown, mutedAt, noteKnown, readUntil, recall, remember } from "$lib/memory";
import type { Spoken, TableView } from "../generated/wire";
import {
  around,
  arrived,
  clear,
  connected,
  lay,
  leave,
  Server,
  snapshot,
  table,
  warnings,
} from "./fixtures/visit";
import type { TableSession } from "./session.svelte";

beforeEach(lay);
afterEach(clear);

const PLAYING = { phase: "playing", match: "m1" } as const;
const EVERYBODY = { kind: "aloud", id: "aloud", seats: [], watchers: true, isEverybody: true } as const;

function line(n: number, changes: Partial<Spoken> = {}): Spoken {
  const plain = { at: n * 1_000, name: "Bob", place: 1, text: "Hm", seats: null };
  return { n, ...plain, watchers: true, is_own: false, ...changes };
}

/** A match in which one sits, when the socket is open. */
async function playing(own: object = {}): Promise<TableSession> {
  const session = await arrived();
  const places = [{ taken: "person", presence: "here", ...own }] as unknown as TableView["places"];
  Server.latest.says(table({ ...PLAYING, places }));
  Server.latest.says(snapshot({ legal: [{ type: "stay" }] }));
  return session;
}

test("whoever goes on to another table has read there what they read here, and hears nobody new", async () => {
  const session = await arrived();
  Server.latest.says(table({ onward: "KATZE" }));
  Server.latest.says({ type: "talk", lines: [line(1), line(2)] });
  session.mute("Bob", true);
  session.read();
  leave();
  expect([readUntil("KATZE"), mutedAt("KATZE")]).toEqual([2_000, ["Bob"]]);
});

test("whoever stays takes nothing along", async () => {
  const session = await arrived();
  Server.latest.says(table());
  session.mute("Bob", true);
  leave();
  expect(mutedAt("KATZE")).toEqual([]);
});

describe("talk", () => {
  test("that is refused tells why, and what was heard is done", async () => {
    const session = await arrived();
    const first = session.say("Hello", EVERYBODY);
    const { key } = Server.latest.last("say");
    Server.latest.says({ type: "refused", key, reason: "talks-too-fast" });
    expect(await first).toBe("refused-talks-too-fast");
    expect(warnings(session)).toEqual([]);
    const second = session.say("Hello", EVERYBODY);
    Server.latest.says({ type: "done", key: Server.latest.last("say").key });
    expect(await second).toBeNull();
  });

  test("is new until it is read, also after a reload", async () => {
    const session = await arrived();
    Server.latest.says(table({ you: null }));
    Server.latest.says({ type: "talk", lines: [line(1), line(2)] });
    expect(session.unread).toBe(2);
    session.read();
    expect(session.unread).toBe(0);
    Server.latest.says({ type: "talk", lines: [line(3)] });
    expect(session.unread).toBe(1);
    const later = await arrived();
    Server.latest.says(table({ you: null }));
    Server.latest.says({ type: "talk", lines: [line(1), line(2), line(3)] });
    expect(later.unread).toBe(1);
  });

  test("of oneself and of those whom one does not want to hear is never new", async () => {
    const session = await arrived();
    Server.latest.says(table({ you: null }));
    Server.latest.says({ type: "talk", lines: [line(1, { is_own: true }), line(2)] });
    expect(session.unread).toBe(1);
    session.mute("Bob", true);
    expect(session.unread).toBe(0);
    session.mute("Bob", false);
    expect(session.unread).toBe(1);
  });
});

test("what was said before a match is told from what is said in it, also after a reload", async () => {
  const session = await arrived();
  Server.latest.says({ type: "talk", lines: [line(1), line(2)] });
  Server.latest.says(snapshot());
  Server.latest.says({ type: "talk", lines: [line(3)] });
  expect(session.saidBefore).toBe(2_000);
  const later = await arrived();
  Server.latest.says({ type: "talk", lines: [line(1), line(2), line(3)] });
  Server.latest.says(snapshot());
  expect(later.saidBefore).toBe(2_000);
});

test("leading on tells whether everybody is shown the way", async () => {
  const session = await arrived();
  const first = session.leadOn("KATZE");
  Server.latest.says({ type: "done", key: Server.latest.last("lead-on").key });
  expect(await first).toBeNull();
  const second = session.leadOn("KATZE");
  Server.latest.says({ type: "refused", key: Server.latest.last("lead-on").key, reason: "not-host" });
  expect(await second).toBe("refused-not-host");
});

describe("notes", () => {
  test("are sent when the pencil rests, and when one leaves", async () => {
    const session = await playing();
    session.write("Bob bluffs");
    await vi.advanceTimersByTimeAsync(600);
    expect(Server.latest.last("note").text).toBe("Bob bluffs");
    session.write("Bob bluffs a lot");
    leave();
    expect(Server.latest.last("note").text).toBe("Bob bluffs a lot");
  });

  test("that were written without a line are sent on return, with what was written elsewhere", async () => {
    const session = await playing();
    Server.latest.onclose?.({ code: 1006 });
    session.write("Bob bluffs");
    await vi.advanceTimersByTimeAsync(600);
    await connected();
    expect(Server.latest.all("note")).toEqual([]);
    Server.latest.says(snapshot({ note: "old" }));
    expect(session.noted.text).toBe("old\n\nBob bluffs");
    expect(Server.latest.last("note").text).toBe("old\n\nBob bluffs");
    Server.latest.says({ type: "done", key: Server.latest.last("note").key });
    await vi.advanceTimersByTimeAsync(0);
    expect(draftOf("m1")).toBeNull();
    Server.latest.says({ type: "noted", text: "from the phone" });
    expect(session.noted.text).toBe("from the phone");
  });

  test("are nothing for somebody who only watches", async () => {
    const session = await arrived();
    Server.latest.says(snapshot({ you: null }));
    session.write("Bob bluffs");
    await vi.advanceTimersByTimeAsync(600);
    expect(Server.latest.all("note")).toEqual([]);
  });
});

test("a move names the last moment that was witnessed, also before the first one", async () => {
  const moment = { at: 1, events: [{ type: "chose" }] };
  for (const [witnessed, last] of [
    [[], -1],
    [[moment, moment], 1],
  ] as const) {
    const session = await arrived();
    Server.latest.says(snapshot({ witnessed }));
    session.move({ type: "stay" });
    expect(Server.latest.last("move").moment).toBe(last);
  }
});

test("a moment of the past is asked for by its number", async () => {
  const session = await playing();
  session.recall(2, 4);
  const { key, moment, event } = Server.latest.last("recall");
  expect([moment, event]).toEqual([2, 4]);
  Server.latest.says({ type: "recalled", key, moment: 2, events: 5, view: { type: "v" } });
  expect(session.situation.past).toMatchObject({ moment: 2, events: 5, view: { type: "v" } });
  expect(session.isWaiting).toBe(false);
  session.backToNow();
  expect(session.situation.past).toBeNull();
});

test("only a move keeps from making a move", async () => {
  const session = await playing();
  session.act({ type: "stretch", factor: 2 });
  expect(session.isWaiting).toBe(false);
  session.move({ type: "stay" });
  session.move({ type: "stay" });
  expect(session.isWaiting).toBe(true);
  expect(Server.latest.all("move")).toHaveLength(1);
});

describe("a sign of life", () => {
  const stir = () => around.world.dispatchEvent(new Event("pointermove"));

  test("is given by who plays and does something, now and then", async () => {
    await playing();
    stir();
    stir();
    expect(Server.latest.all("here")).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20_000);
    stir();
    expect(Server.latest.all("here")).toHaveLength(2);
  });

  test("is not given by a twitch when a bot plays on, but on purpose", async () => {
    const session = await playing({ has_stand_in: true });
    stir();
    expect(Server.latest.all("here")).toEqual([]);
    session.here();
    expect(Server.latest.all("here")).toHaveLength(1);
  });

  test("is not piled up while there is no line", async () => {
    await playing();
    Server.latest.onclose?.({ code: 1006 });
    stir();
    await connected();
    expect(Server.latest.all("here")).toEqual([]);
  });
});

describe("coming back", () => {
  const moment = { at: 1, events: [{ type: "chose" }] };

  test("tells how much one has missed", async () => {
    const session = await playing();
    Server.latest.onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(5_000);
    await connected();
    Server.latest.says(table(PLAYING));
    Server.latest.says(snapshot({ witnessed: [moment, moment] }));
    expect(session.situation.notices).toMatchObject([{ words: "back-again", count: 2, tone: "good" }]);
  });

  test("after a blink is not worth a word", async () => {
    const session = await playing();
    vi.spyOn(Math, "random").mockReturnValue(0);
    Server.latest.onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(100);
    Server.latest.onopen?.();
    Server.latest.says(table(PLAYING));
    Server.latest.says(snapshot());
    expect(session.situation.notices).toEqual([]);
    vi.restoreAllMocks();
  });
});

describe("newer pages", () => {
  test("are fetched when nobody is in the middle of anything", async () => {
    const session = await arrived();
    Server.latest.says(table(PLAYING));
    around.client = `pages-${Math.random()}`;
    Server.latest.onclose?.({ code: 1006 });
    await connected();
    Server.latest.says(table(PLAYING));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(session.isOutdated).toBe(true);
    expect(around.reload).not.toHaveBeenCalled();
    Server.latest.says(table({ phase: "over", match: "m1" }));
    session.draft = "I was about to say";
    await vi.advanceTimersByTimeAsync(3_000);
    expect(around.reload).not.toHaveBeenCalled();
    session.draft = "";
    await vi.advanceTimersByTimeAsync(3_000);
    expect(around.reload).toHaveBeenCalled();
  });
});

describe("a table that sets itself", () => {
  const FREE = { taken: "free", place: { role: "player", team: null } };
  const TAKEN = { ...FREE, taken: "person", has_thrown: true };
  const lobby = (you: number | null, ...places: readonly object[]) =>
    table({
      game: "bluff", is_host: true, starts_in: null, least: 2, you,
      lacking: places.includes(FREE) ? "too-few" : null,
      places: places as unknown as TableView["places"],
    });
  const acts = () => Server.latest.sent.flatMap((one) => one.act?.type ?? []).filter((type) => type !== "throw");

  test("does so act by act, and once", async () => {
    remember("quick", "AGEFC");
    noteKnown("bluff");
    await arrived();
    Server.latest.says(lobby(null, FREE, FREE));
    Server.latest.says(lobby(null, FREE, FREE));
    expect(acts()).toEqual(["sit"]);
    Server.latest.says(lobby(0, TAKEN, FREE));
    Server.latest.says(lobby(0, TAKEN, { ...FREE, taken: "bot" }));
    expect(acts()).toEqual(["sit", "add-bot", "start"]);
    expect(recall("quick")).toBeNull();
    Server.latest.says(lobby(null, FREE, FREE));
    expect(acts()).toEqual(["sit", "add-bot", "start"]);
  });

  /** All is set, and this device has never shown how the game goes. */
  async function readingUp(): Promise<TableSession> {
    remember("quick", "AGEFC");
    const session = await arrived();
    Server.latest.says(lobby(0, TAKEN, { ...FREE, taken: "bot" }));
    Server.latest.says(lobby(0, TAKEN, { ...FREE, taken: "bot" }));
    expect(session.quick.isReadingUp).toBe(true);
    expect(acts()).toEqual([]);
    return session;
  }

  test("waits for whoever reads for the first time how the game goes", async () => {
    const session = await readingUp();
    session.quick.hasReadUp(lobby(0, TAKEN, { ...FREE, taken: "bot" }));
    expect(acts()).toEqual(["start"]);
    expect([session.quick.isReadingUp, isKnown("bluff"), recall("quick")]).toEqual([false, true, null]);
  });

  test("is left as it is set when the reader puts that away", async () => {
    const session = await readingUp();
    session.quick.end();
    Server.latest.says(lobby(0, TAKEN, { ...FREE, taken: "bot" }));
    expect(acts()).toEqual([]);
    expect([session.quick.isReadingUp, isKnown("bluff"), recall("quick")]).toEqual([false, false, null]);
  });

  test("does not insist when something is refused", async () => {
    remember("quick", "AGEFC");
    await arrived();
    Server.latest.says(lobby(null, FREE, FREE));
    Server.latest.says({ type: "refused", key: Server.latest.last("sit").key, reason: "place-taken" });
    Server.latest.says(lobby(null, FREE, FREE));
    expect(acts()).toEqual(["sit"]);
  });

  test("is another table than this one", async () => {
    remember("quick", "KATZE");
    await arrived();
    Server.latest.says(lobby(null, FREE, FREE));
    expect(acts()).toEqual([]);
    expect(recall("quick")).toBe("KATZE");
  });
});
