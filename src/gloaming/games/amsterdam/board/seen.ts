/** What the board reads off views and moves, whose types are made of `views.py` and `messages.py`. */

import { ofType, type AnyOf } from "$lib/board";
import type { Message } from "$lib/match";
import { MOST_FINGERS, type Move, type Options, type SideView, type View } from "$wire/amsterdam";

/** A view of any kind: each has what its viewer may know and no more. */
export type Seen = AnyOf<View>;

export function seenIn(view: Message): Seen {
  return view as View;
}

/** How a table plays; an option that is missing is as the game has it at first. */
export function optionsIn(options: unknown): Partial<Options> {
  return (options ?? {}) as Partial<Options>;
}

/** The cells at which this kind of move may be aimed. */
export function cellsIn(legal: readonly Message[]): readonly number[] {
  return ofType(legal as readonly Move[], "point").map(({ cell }) => cell);
}

// Fingers

export interface Agreeing {
  /** How many would point there with one's own finger. */
  readonly count: number;
  readonly needed: number;
  readonly present: number;
}

/** What one's own finger on a cell would come to: as many as that, of as many as are needed. `before` it, so many came. */
export function agreeing(
  seen: Seen,
  side: SideView,
  you: number,
  cell: number,
  options: Partial<Options>,
  before: number,
): Agreeing {
  const isThere = (seat: number) => !seen.away.includes(seat);
  const present = side.detectives.filter(isThere).length;
  const others = (seen.pointers ?? []).filter(
    (one) => one.cell === cell && one.seat !== you && isThere(one.seat),
  );
  const majority = Math.floor(present / 2) + 1;
  const needs = { majority, everyone: before < MOST_FINGERS ? present : majority, anyone: 1 };
  return { count: others.length + 1, needed: needs[options.agreement ?? "majority"], present };
}
