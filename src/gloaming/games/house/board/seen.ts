/** What the board reads off views and moves, whose types are made of `views.py` and `messages.py`. */

import { ofType, type AnyOf } from "$lib/board";
import type { Message, Moment } from "$lib/match";
import { eventsOf } from "$lib/moments";
import type { Card, Event, Move, Options, Row, View } from "$wire/house";

/** A view of any kind: each has what its viewer may know and no more. */
export type Seen = AnyOf<View>;

export function seenIn(view: Message): Seen {
  return view as View;
}

function movesIn(legal: readonly Message[]): readonly Move[] {
  return legal as readonly Move[];
}

export function eventsIn(latest: readonly Moment[]): readonly Event[] {
  return eventsOf(latest) as readonly Event[];
}

/** How a table plays; an option that is missing is as the game has it at first. */
export function optionsIn(options: unknown): Partial<Options> {
  return (options ?? {}) as Partial<Options>;
}

export function isCharacter(card: Card | undefined): boolean {
  return card?.type.startsWith("character") ?? false;
}

/** Cards that not everybody has seen. */
export function hiddenPlaces(row: Row): readonly number[] {
  return row.cards.flatMap(({ type }, place) => (type === "hidden" || type === "known" ? [place] : []));
}

// The moves that are possible, by what one touches

/** Where each seat's cards may be dug; a seat without any is not in it. */
export function digsIn(legal: readonly Message[]): ReadonlyMap<number, readonly number[]> {
  const places = new Map<number, number[]>();
  for (const { whom, place } of ofType(movesIn(legal), "dig")) {
    const known = places.get(whom) ?? [];
    if (!known.includes(place)) places.set(whom, [...known, place]);
  }
  return places;
}

/** Into which gaps a Hint token fits. */
export function gapsFor(legal: readonly Message[], value: number | null): readonly number[] {
  const fitting = ofType(movesIn(legal), "place-hint").filter((move) => move.value === value);
  return fitting.map(({ gap }) => gap);
}

export function revealsIn(legal: readonly Message[]): readonly number[] {
  return ofType(movesIn(legal), "reveal").map(({ place }) => place);
}

/** Whether there is something to decide; what may be said at any time is no decision. */
export function decisionsIn(legal: readonly Message[]): readonly Message[] {
  return legal.filter(({ type }) => type !== "claim" && type !== "inquire");
}
