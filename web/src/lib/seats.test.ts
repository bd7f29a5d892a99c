import { describe, expect, test } from "vitest";
import type { SeatView, Sitter, TableView } from "../generated/wire";
import { lacking, namesOf, seatsOf } from "./seats";
import { Words } from "./words";

const words = new Words("en", ["bot-easy = Easy bot\nseat-bot = { $level } { $number }"]);
const PLACE = { role: "player", team: null, is_needed: false };
const FREE: SeatView = {
  place: PLACE,
  taken: "free",
  name: null,
  bot: null,
  is_here: false,
  has_thrown: false,
};
const ANN: SeatView = { ...FREE, taken: "person", name: "Ann", is_here: true };
const BOT: SeatView = { ...FREE, taken: "bot", bot: "easy", is_here: true };

function table(least: number, ...places: readonly SeatView[]): TableView {
  return { type: "table", least, places } as unknown as TableView;
}

describe("names", () => {
  test("a bot is called by its level", () => {
    expect(namesOf([ANN, BOT], words)).toEqual(["Ann", "Easy bot"]);
  });

  test("bots of one level are told apart", () => {
    expect(namesOf([BOT, ANN, BOT], words)).toEqual(["Easy bot 1", "Ann", "Easy bot 2"]);
  });
});

test("a seat knows whether its person is here, free places left out", () => {
  const sitters: Sitter[] = [
    { name: "Ann", place: PLACE, bot: null },
    { name: "easy", place: PLACE, bot: "easy" },
    { name: "Bob", place: PLACE, bot: null },
  ];
  const gone = { ...ANN, name: "Bob", is_here: false };
  const seats = seatsOf(sitters, 2, table(2, FREE, ANN, BOT, FREE, gone), words);
  expect(seats.map((seat) => [seat.name, seat.isBot, seat.isHere, seat.isYou])).toEqual([
    ["Ann", false, true, false],
    ["Easy bot", true, true, false],
    ["Bob", false, false, true],
  ]);
});

describe("what is lacking", () => {
  test("places that have to be taken", () => {
    expect(lacking(table(2, FREE, FREE))).toEqual({ words: "start-too-few", count: 2 });
    expect(lacking(table(2, ANN, FREE))).toEqual({ words: "start-too-few", count: 1 });
  });

  test("a role that the game needs", () => {
    const officer = { ...FREE, place: { ...PLACE, role: "officer", is_needed: true } };
    const found = lacking(table(2, ANN, BOT, officer));
    expect(found).toEqual({ words: "start-missing-role", role: "officer" });
  });

  test("nothing", () => {
    expect(lacking(table(2, ANN, BOT, FREE))).toBeNull();
  });
});
