import { describe, expect, test } from "vitest";
import type { GameView, Place, SeatView, TableAct, TableView } from "../generated/wire";
import { nextQuickAct, quickOptions, type QuickKind } from "./quick";
import { stillNeeded } from "./seats";

const PLAYER: Place = { role: "player", team: null };
const DUO: GameView = {
  bots: ["easy", "greedy", "normal", "hard"],
  roles: { places: [PLAYER, PLAYER, PLAYER, PLAYER], least: 2, needs: [], apart: null },
} as unknown as GameView;

const officer = (team: string): Place => ({ role: "officer", team });
const detective = (team: string): Place => ({ role: "detective", team });
const TEAMS: GameView = {
  bots: ["steady"],
  roles: {
    places: [
      officer("orange"), detective("orange"), detective("orange"),
      officer("black"), detective("black"), detective("black"),
    ],
    least: 4,
    needs: [officer("orange"), detective("orange"), officer("black"), detective("black")],
    apart: 1,
  },
} as unknown as GameView;

function fresh(game: GameView): TableView {
  const places = game.roles.places.map((place) => ({ place, taken: "free" }) as SeatView);
  const { least } = game.roles;
  const still = { you: null, starts_in: null, lacking: "too-few" };
  return { phase: "lobby", is_host: true, places, least, ...still } as unknown as TableView;
}

/** The table after an act, as the server would tell it as far as it matters here. */
function after(table: TableView, act: TableAct, game: GameView): TableView {
  if (act.type === "start") return { ...table, phase: "playing" };
  if (act.type !== "sit" && act.type !== "add-bot") throw new Error(act.type);
  const taken = act.type === "sit" ? "person" : "bot";
  const places = table.places.map((seat, number): SeatView =>
    number === act.place ? { ...seat, taken } : seat,
  );
  const isEnough = places.filter((seat) => seat.taken !== "free").length >= game.roles.least;
  const isWhole = isEnough && stillNeeded(places, game.roles.needs).length === 0;
  const you = act.type === "sit" ? act.place : table.you;
  return { ...table, places, you, lacking: isWhole ? null : "too-few" };
}

function allActs(game: GameView, kind: QuickKind, table = fresh(game)): readonly TableAct[] {
  const act = nextQuickAct(table, game, kind);
  return act === null ? [] : [act, ...allActs(game, kind, after(table, act, game))];
}

describe("to play at once", () => {
  test("one sits down first, and as many bots as it takes do the rest", () => {
    expect(allActs(DUO, "quick")).toEqual([
      { type: "sit", place: 0 },
      { type: "add-bot", place: 1, bot: "normal" },
      { type: "start" },
    ]);
  });

  test("every role that the game needs is taken", () => {
    const filled = allActs(TEAMS, "quick").map((act) => ("place" in act ? act.place : act.type));
    expect(filled).toEqual([0, 1, 3, 4, "start"]);
  });
});

test("no clock runs for somebody who plays with bots alone, where the game can do without", () => {
  const pace = (...values: readonly string[]) => [{ name: "pace", schema: { enum: values } }];
  const options = (...list: readonly object[]) => quickOptions({ options: list } as unknown as GameView);
  expect(options(...pace("none", "relaxed"))).toEqual({ pace: "none" });
  expect(options(...pace("relaxed", "quick"))).toEqual({});
  expect(options({ name: "seconds", schema: { type: "integer" } })).toEqual({});
});

test("to watch bots, nobody sits down", () => {
  expect(allActs(DUO, "watch-bots")).toEqual([
    { type: "add-bot", place: 0, bot: "normal" },
    { type: "add-bot", place: 1, bot: "normal" },
    { type: "start" },
  ]);
});

test("the smaller team is filled up where teams must not differ", () => {
  const game = { ...TEAMS, roles: { ...TEAMS.roles, needs: [], least: 2, apart: 0 } };
  const places = fresh(game).places.map((seat, number): SeatView =>
    number < 2 ? { ...seat, taken: "person" } : seat,
  );
  const table = { ...fresh(game), you: 0, places, lacking: "teams-uneven" as const };
  expect(nextQuickAct(table, game, "quick")).toEqual({ type: "add-bot", place: 3, bot: "steady" });
});

describe("nothing is done", () => {
  const ready = { ...fresh(DUO), you: 0 };

  test.each([
    ["by somebody who is not the host", { is_host: false }],
    ["while the match runs", { phase: "playing" as const }],
    ["while it is being counted", { starts_in: 2000 }],
    ["at a table that is full of others", { you: null, places: [] }],
  ])("%s", (_, difference) => {
    expect(nextQuickAct({ ...ready, ...difference }, DUO, "quick")).toBeNull();
  });

  test("where the game has no bots, or something else is lacking", () => {
    expect(nextQuickAct(ready, { ...DUO, bots: [] }, "quick")).toBeNull();
    const places = ready.places.map((seat): SeatView => ({ ...seat, taken: "person" }));
    expect(nextQuickAct({ ...ready, places, lacking: "missing-role" }, DUO, "quick")).toBeNull();
  });
});
