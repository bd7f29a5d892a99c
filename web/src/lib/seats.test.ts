import { describe, expect, test } from "vitest";
import type { Place, SeatView, Sitter, TableView } from "../generated/wire";
import {
  awayFrom,
  firstFree,
  hasRoles,
  hostOf,
  isOnlyYouAwaited,
  lacking,
  namesOf,
  notReady,
  otherWatchers,
  roleAt,
  seatsOf,
  sidesSwapped,
  speakerOf,
  stillNeeded,
  teamsOf,
  watcherNames,
} from "./seats";
import { Words } from "./words";

const words = new Words("en", [
  "bot-easy = Easy bot\nseat-bot = { $level } { $number }\nseat-namesake = { $name } ({ $number })",
  "talk-namesake = { $name } (watching)\nnames-you = you\nplace-number = Place { $number }\nrole-chief = Chief",
]);
const PLACE = { role: "player", team: null };
const FREE: SeatView = {
  place: PLACE,
  taken: "free",
  name: null,
  bot: null,
  presence: "here",
  bot_in: null,
  has_stand_in: false,
  is_host: false,
  is_ready: false,
  stretch: 1,
  has_thrown: false,
};
const ANN: SeatView = { ...FREE, taken: "person", name: "Ann" };
const BOT: SeatView = { ...FREE, taken: "bot", bot: "easy" };

function table(least: number, ...places: readonly SeatView[]): TableView {
  return { type: "table", least, places } as unknown as TableView;
}

describe("names", () => {
  test("people whose names look alike are told apart wherever they are named", () => {
    const like = { ...ANN, name: "\u0410nn", is_host: true };
    const two = { ...table(2, ANN, like), host: like.name, watching: [{ id: "w", name: "ANN" }] };
    expect(namesOf(two.places, words)).toEqual(["Ann", "\u0410nn (2)"]);
    expect(hostOf(two, words)).toBe("\u0410nn (2)");
    expect(watcherNames(two, words)).toEqual(["ANN (3)"]);
    expect(speakerOf(like.name, 1, two, words)).toBe("\u0410nn (2)");
    expect(speakerOf("ANN", null, two, words)).toBe("ANN (watching)");
    expect(speakerOf("Bob", null, two, words)).toBe("Bob");
    expect(speakerOf("Bob", 1, two, words)).toBe("Bob");
    expect(hostOf({ ...two, places: [ANN], host: "Bob" }, words)).toBe("Bob");
  });

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

  test("a place is called by its role where it matters, else by its number", () => {
    expect(roleAt([ANN, FREE], 1, words)).toBe("Place 2");
    expect(roleAt([ANN, { ...FREE, place: { role: "chief", team: "orange" } }], 1, words)).toBe("Chief");
  });
});

describe("the seats of a match", () => {
  const sitters: Sitter[] = [
    { name: "Ann", place: PLACE, bot: null },
    { name: "easy", place: PLACE, bot: "easy" },
    { name: "Bob", place: PLACE, bot: null },
  ];
  const gone: SeatView = {
    ...ANN, name: "Bob", presence: "away", bot_in: 40_000, has_stand_in: true, stretch: 2,
  };
  const playing = { ...table(2, FREE, ANN, BOT, FREE, gone), phase: "playing" as const };

  test("have the places that were taken", () => {
    const seats = seatsOf(sitters, 2, playing, words);
    expect(seats.map((seat) => [seat.name, seat.place, seat.isBot, seat.isYou])).toEqual([
      ["Ann", 1, false, false],
      ["Easy bot", 2, true, false],
      ["Bob", 4, false, true],
    ]);
  });

  test("know who gives signs of life", () => {
    const life = { presence: "away", botIn: 40_000, hasStandIn: true, stretch: 2 };
    expect(seatsOf(sitters, null, playing, words)[2]).toMatchObject(life);
    const here = { presence: "here", botIn: null };
    expect(seatsOf(sitters, null, playing, words)[0]).toMatchObject(here);
  });

  test("know whoever has come for a bot while it runs", () => {
    const eve = { ...ANN, name: "Eve" };
    const come = { ...playing, places: playing.places.map((seat) => (seat === BOT ? eve : seat)) };
    expect(seatsOf(sitters, null, come, words)[1]).toMatchObject({ name: "Eve", isBot: false });
  });

  test("are as they were when it is over, whoever sits there now", () => {
    const places = [ANN, { ...gone, name: "Eve" }, gone];
    const over = { ...playing, phase: "over" as const, places };
    expect(seatsOf(sitters, null, over, words).map((seat) => [seat.name, seat.presence])).toEqual([
      ["Ann", "here"],
      ["Easy bot", "here"],
      ["Bob", "away"],
    ]);
  });
});

test("those who are away are people with a place", () => {
  const gone = { ...ANN, presence: "away" as const };
  const idle = { ...ANN, name: "Eve", presence: "idle" as const };
  expect(awayFrom(table(2, FREE, ANN, BOT, gone, idle), words)).toEqual(["Ann (2)"]);
});

describe("those who are not ready", () => {
  const bob = { ...ANN, name: "Bob" };
  const host = { ...ANN, is_host: true };
  const set = table(2, host, bob, { ...bob, is_ready: true }, BOT, FREE);

  test("are people, but not the host, and not whoever is ready", () => {
    expect(notReady({ ...set, you: null }, words)).toEqual(["Bob"]);
  });

  test("are told oneself last", () => {
    const eve = { ...ANN, name: "Eve" };
    expect(notReady({ ...table(2, bob, eve), you: 0 }, words)).toEqual(["Eve", "you"]);
    expect(isOnlyYouAwaited({ ...table(2, bob, eve), you: 0 })).toBe(false);
    expect(isOnlyYouAwaited({ ...table(2, bob), you: 0 })).toBe(true);
    expect(isOnlyYouAwaited({ ...table(2, bob), you: null })).toBe(false);
  });
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

test("the first free place may be any, or none", () => {
  expect(firstFree([ANN, BOT, FREE, FREE])).toBe(2);
  expect(firstFree([ANN, BOT])).toBeNull();
});

describe("teams", () => {
  const place = (role: string, team: string): Place => ({ role, team });
  const at = (seat: SeatView, role: string, team: string): SeatView => ({
    ...seat,
    place: place(role, team),
  });

  test("come in the order of their places", () => {
    const [chief, aide] = [at(ANN, "chief", "orange"), at(BOT, "aide", "orange")];
    expect(teamsOf([chief, at(ANN, "chief", "black"), aide])).toEqual(["orange", "black"]);
    expect(teamsOf([ANN, BOT])).toEqual([]);
  });

  test("or roles make it matter who sits where", () => {
    expect(hasRoles([ANN, BOT])).toBe(false);
    expect(hasRoles([ANN, at(BOT, "chief", "orange")])).toBe(true);
  });

  test("change sides with their like, and two empty places stay as they are", () => {
    const places = [
      at(ANN, "chief", "orange"), at(BOT, "aide", "orange"), at(FREE, "aide", "orange"),
      at(FREE, "aide", "black"), at(FREE, "aide", "black"), at(ANN, "chief", "black"),
    ];
    expect(sidesSwapped(places)).toEqual([
      { type: "swap", one: 0, other: 5 },
      { type: "swap", one: 1, other: 3 },
    ]);
    expect(sidesSwapped([ANN, BOT])).toEqual([]);
  });

  test("need a place as often as the game names it", () => {
    const [chief, aide] = [place("chief", "orange"), place("aide", "orange")];
    const taken = [at(BOT, "chief", "orange"), at(ANN, "aide", "orange")];
    const seats = [...taken, at(FREE, "aide", "orange")];
    expect(stillNeeded(seats, [chief, aide, aide])).toEqual([aide]);
  });
});
