import { describe, expect, test } from "vitest";
import type { FromServer, HandedOn } from "../generated/wire";
import { linesOf, newestLines } from "./log";
import { fold, NOTHING_YET, sittersAfter, type Message, type Situation } from "./match";
import { Words } from "./words";

const KINDS = { chose: { card: "plain", seat: "seat", other: "seat" }, began: { number: "plain" } };
const EVENTS = "event-chose = { $seat } chooses\nevent-began = Round { $number } begins";
const words = new Words("en", [EVENTS], KINDS);
const captioned = new Words("en", [`${EVENTS}\ncaption-began = Round { $number }`], KINDS);

const SEATS = ["Ann", "Bob"].map((name) => ({ name, bot: null, place: { role: "player", team: null } }));

const CHOSE: Message = { type: "chose", card: 1, seat: 1, other: 0 };
const BEGAN: Message = { type: "began", number: 2 };

function told(spoken: Words, you: number | null, ...events: readonly Message[]) {
  const seating = { began: SEATS, seats: SEATS, handed: [], you };
  return linesOf([{ number: 4, at: 61_900, events }], spoken, seating);
}

describe("a line", () => {
  test("is a sentence, and a moment has one time", () => {
    expect(told(words, null, CHOSE, BEGAN)).toMatchObject([
      { key: "4.0", moment: 4, event: 0, time: "1:01", text: "Bob chooses" },
      { key: "4.1", moment: 4, event: 1, time: null, text: "Round 2 begins" },
    ]);
  });

  test("is one's own if one is the first that it speaks of", () => {
    expect(told(words, 1, CHOSE, BEGAN).map((line) => line.isOwn)).toEqual([true, false]);
    expect(told(words, 0, CHOSE)[0]?.isOwn).toBe(false);
    expect(told(words, null, BEGAN)[0]?.isOwn).toBe(false);
  });

  test("is a caption where the game has words for one", () => {
    expect(told(words, null, BEGAN)[0]?.isCaption).toBe(false);
    expect(told(captioned, null, BEGAN)[0]).toMatchObject({ isCaption: true, text: "Round 2" });
  });
});

test("where something is drawn beside a line its words leave that out", () => {
  const drawing = new Words("en", [`${EVENTS}\nline-chose = { $seat } has chosen`], KINDS);
  const seating = { began: SEATS, seats: SEATS, handed: [], you: null };
  const moments = [{ number: 4, at: 0, events: [CHOSE, BEGAN] }];
  const texts = (drawn: unknown) => linesOf(moments, drawing, seating, drawn).map(({ text }) => text);
  expect(texts({})).toEqual(["Bob has chosen", "Round 2 begins"]);
  expect(texts(null)).toEqual(["Bob chooses", "Round 2 begins"]);
  expect(linesOf(moments, drawing, seating).map((line) => line.told)).toEqual([CHOSE, BEGAN]);
});

describe("whoever plays on a seat", () => {
  const HANDED = `log-handed-person = { $name } for { $before }
log-handed-bot = { $name } instead of { $before }
log-handed-stand-in = a bot for { $name }
log-handed-back = { $name } again
log-stand-in = { $name } (bot)
bot-easy = Easy bot
seat-bot = { $level } { $number }`;
  const spoken = new Words("en", [EVENTS, HANDED], KINDS);
  const bot = { name: "easy", bot: "easy", place: { role: "player", team: null } };
  const began = [...SEATS.slice(0, 1), bot, bot];
  const moments = [0, 1, 2, 3].map((number) => ({
    number,
    at: number * 1_000,
    events: [{ type: "chose", card: 1, seat: 1, other: 0 }],
  }));

  function handed(to: HandedOn["to"], moment: number, changes: Partial<HandedOn> = {}): HandedOn {
    return { seat: 1, to, moment, at: moment * 1_000, name: "Ben", bot: null, ...changes };
  }

  function texts(you: number | null, ...changes: readonly HandedOn[]) {
    const seating = { began, seats: sittersAfter(began, changes), handed: changes, you };
    return linesOf(moments, spoken, seating).map((line) => (line.isOwn ? `*${line.text}` : line.text));
  }

  test("is told at its place, and does not rename the past", () => {
    expect(texts(null, handed("person", 2))).toEqual([
      "Easy bot 1 chooses",
      "Easy bot 1 chooses",
      "Ben for Easy bot 1",
      "Ben chooses",
      "Ben chooses",
    ]);
  });

  test("has done nothing of what was done there before", () => {
    expect(texts(1, handed("person", 2)).slice(-3)).toEqual(["Ben for Easy bot 1", "*Ben chooses", "*Ben chooses"]);
    expect(texts(1, handed("person", 2))[0]).toBe("Easy bot 1 chooses");
  });

  test("is told from a bot that plays for them for a while", () => {
    const changes = [handed("person", 0), handed("stand-in", 1, { bot: "easy" }), handed("back", 3)];
    expect(texts(1, ...changes)).toEqual([
      "Ben for Easy bot 1",
      "*Ben chooses",
      "a bot for Ben",
      "Ben (bot) chooses",
      "Ben (bot) chooses",
      "Ben again",
      "*Ben chooses",
    ]);
  });

  test("may be a bot for good, and that is told after the last moment, too", () => {
    const changes = [handed("person", 0), handed("bot", 4, { name: "easy", bot: "easy" })];
    expect(texts(null, ...changes).at(-1)).toBe("Easy bot 1 instead of Ben");
    expect(texts(null, ...changes).at(-2)).toBe("Ben chooses");
  });

  test("is told with the moment before, which is where one may look back to", () => {
    const changes = [handed("person", 0), handed("stand-in", 3, { bot: "easy" })];
    const seating = { began, seats: sittersAfter(began, changes), handed: changes, you: null };
    const lines = linesOf(moments, spoken, seating).filter((line) => line.isHanded);
    expect(lines.map((line) => line.moment)).toEqual([0, 2]);
    expect(new Set(lines.map((line) => line.key)).size).toBe(2);
    expect(linesOf(moments.slice(-1), spoken, seating).map((line) => line.text)).toEqual([
      "a bot for Ben",
      "Ben (bot) chooses",
    ]);
  });

  test("is read out once, and nothing that was read out is read again", () => {
    const changes = [handed("person", 2), handed("stand-in", 2, { bot: "easy" })];
    const after = (moment: number, count: number, newsFrom: number) => {
      const given = changes.slice(0, count);
      const seating = { began, seats: sittersAfter(began, given), handed: given, you: null, newsFrom };
      const lines = newestLines(spoken, { ...seating, moments: moments.slice(0, moment) });
      return lines.map((line) => line.text);
    };
    expect(after(2, 0, 1)).toEqual(["Easy bot 1 chooses"]);
    expect(after(2, 0, 0)).toEqual(["Easy bot 1 chooses", "Easy bot 1 chooses"]);
    expect(after(2, 1, Infinity)).toEqual(["Ben for Easy bot 1"]);
    expect(after(2, 2, Infinity)).toEqual(["a bot for Ben"]);
    expect(after(3, 2, 2)).toEqual(["Ben (bot) chooses"]);
    expect(after(0, 0, -1)).toEqual([]);
  });

  test("who came between two moments of one update is told between them, and read out", () => {
    const [first, ...others] = moments;
    const snapshot = { type: "snapshot", match: "m", seats: began, began, handed: [], you: null, first: 0, witnessed: [first] };
    const update = { type: "update", n: 1, moment: 2, witnessed: others.slice(0, 2), view: {} };
    const came = { type: "seat-handed", handed: handed("person", 2) };
    const frames = [snapshot, update, came] as unknown as readonly FromServer[];
    const { match } = frames.reduce((before, frame) => fold(before, frame, 0) as Situation, NOTHING_YET);
    if (match === null) throw new Error("there is a match");
    expect(linesOf(match.moments, spoken, match).map((line) => line.text)).toEqual([
      "Easy bot 1 chooses",
      "Easy bot 1 chooses",
      "Ben for Easy bot 1",
      "Ben chooses",
    ]);
    expect(newestLines(spoken, match).map((line) => line.text)).toEqual(["Ben for Easy bot 1"]);
  });
});
