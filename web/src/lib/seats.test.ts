import { describe, expect, test } from "vitest";
import type { SeatView, Sitter, TableView } from "../generated/wire";
import { awayFrom, lacking, namesOf, otherWatchers, seatsOf } from "./seats";
import { Words } from "./words";

const words = new Words("en", [
  "bot-easy = Easy bot\nseat-bot = { $level } { $number }\nseat-namesake = { $name } ({ $number })",
]);
const PLACE = { role: "player", team: null };
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

  test("a bot without words is called by its id", () => {
    expect(namesOf([{ ...BOT, bot: "odd" }], words)).toEqual(["odd"]);
  });

  test("people of one name are told apart, free places left alone", () => {
    const bob = { ...ANN, name: "Bob" };
    expect(namesOf([FREE, ANN, bob, ANN, FREE, ANN], words)).toEqual([
      "",
      "Ann",
      "Bob",
      "Ann (2)",
      "",
      "Ann (3)",
    ]);
  });

  test("a bot and a person are never one name", () => {
    const easy = { ...ANN, name: "easy" };
    expect(namesOf([easy, BOT], words)).toEqual(["easy", "Easy bot"]);
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

test("those who are away are people with a place", () => {
  const gone = { ...ANN, is_here: false };
  expect(awayFrom(table(2, FREE, ANN, BOT, gone), words)).toEqual(["Ann (2)"]);
});

test.each([
  [null, 1, 0],
  [null, 3, 2],
  [0, 3, 3],
])("sitting on %s, with %i who watch, there are %i others", (you, watchers, others) => {
  expect(otherWatchers({ ...table(2), you, watchers })).toBe(others);
});

describe("what is lacking", () => {
  test("is told with the number of places that have to be taken", () => {
    const two = { ...table(2, FREE, FREE), lacking: "too-few" as const };
    expect(lacking(two)).toEqual({ words: "start-too-few", count: 2 });
    const one = { ...table(2, ANN, FREE), lacking: "too-few" as const };
    expect(lacking(one)).toEqual({ words: "start-too-few", count: 1 });
  });

  test("may be something else when enough have sat down", () => {
    const uneven = { ...table(1, ANN, BOT), lacking: "teams-uneven" as const };
    expect(lacking(uneven)).toEqual({ words: "start-teams-uneven", count: 0 });
  });

  test("may be nothing", () => {
    expect(lacking({ ...table(2, ANN, BOT, FREE), lacking: null })).toBeNull();
  });
});
