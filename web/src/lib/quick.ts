/** A table that sets itself: from one click to a match, act by act. */

import type { GameView, SeatView, TableAct, TableView } from "../generated/wire";
import { controlFor, type Options } from "./options";
import { firstFree, isAlike, isFree, stillNeeded } from "./seats";

/** Play at once, or watch bots play; also what this device remembers it by. */
export type QuickKind = "quick" | "watch-bots";

/** How it is played: nobody waits for somebody who plays with bots alone, so no clock runs where a game can do without. */
export function quickOptions(game: Pick<GameView, "options">): Options {
  const pace = game.options.find((option) => option.name === "pace");
  const control = pace === undefined ? null : controlFor(pace);
  return control?.kind === "choice" && control.values.includes("none") ? { pace: "none" } : {};
}

/** What has to be done next; nothing when the match has begun, or when it cannot be brought about. */
export function nextQuickAct(table: TableView, game: GameView, kind: QuickKind): TableAct | null {
  if (table.phase !== "lobby" || !table.is_host || table.starts_in !== null) return null;
  if (kind === "quick" && table.you === null) return sitDown(table);
  const place = placeToFill(table.places, table.least, game);
  if (place !== null) return botOn(place, game);
  return table.lacking === null ? { type: "start" } : null;
}

function sitDown(table: TableView): TableAct | null {
  const place = firstFree(table.places);
  return place === null ? null : { type: "sit", place };
}

/** The normal one, if there is one so called: between it and the weakest may stand some that are there to be measured by. */
function botOn(place: number, { bots }: GameView): TableAct | null {
  const bot = bots.find((level) => level === "normal") ?? bots.at(-1);
  return bot === undefined ? null : { type: "add-bot", place, bot };
}

/** The free place that has to be taken next: one that the game needs, else in the team with the fewest. */
function placeToFill(places: readonly SeatView[], least: number, game: GameView): number | null {
  const needed = stillNeeded(places, game.roles.needs);
  const found = places.findIndex(
    (seat) => isFree(seat) && needed.some((need) => isAlike(need, seat.place)),
  );
  if (found !== -1) return found;
  const isEnough = places.filter((seat) => !isFree(seat)).length >= least;
  return isEnough && areEven(places, game.roles.apart) ? null : inSmallestTeam(places);
}

function areEven(places: readonly SeatView[], apart: number | null): boolean {
  const sizes = [...teamSizes(places).values()];
  return apart === null || sizes.length === 0 || Math.max(...sizes) - Math.min(...sizes) <= apart;
}

function inSmallestTeam(places: readonly SeatView[]): number | null {
  const sizes = teamSizes(places);
  const sizeAt = (seat: SeatView) => sizes.get(seat.place.team) ?? 0;
  const free = places.filter(isFree);
  const smallest = Math.min(...free.map(sizeAt));
  const found = places.findIndex((seat) => isFree(seat) && sizeAt(seat) === smallest);
  return found === -1 ? null : found;
}

/** How many sit in each team; without teams all are in one. */
function teamSizes(places: readonly SeatView[]): ReadonlyMap<string | null, number> {
  const sizes = new Map<string | null, number>();
  for (const { place, taken } of places) {
    sizes.set(place.team, (sizes.get(place.team) ?? 0) + (taken === "free" ? 0 : 1));
  }
  return sizes;
}
