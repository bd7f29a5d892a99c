/** Legal moves in the order and the groups in which a text board shows them. */

import type { Message } from "./match";

export interface NumberedMove {
  /** Counted from 1 over all groups: the key that plays it. */
  readonly number: number;
  readonly move: Message;
}

/** Moves of one type; `parts` divides them by their first field. */
export interface MoveGroup {
  readonly type: string;
  readonly parts: readonly (readonly NumberedMove[])[];
}

/** Grouped by type, then by first field, each in the order in which it first appears. */
export function grouped(legal: readonly Message[]): readonly MoveGroup[] {
  let number = 0;
  const numbered = (move: Message): NumberedMove => ({ number: ++number, move });
  return [...by(legal, (move) => move.type)].map(([type, moves]) => ({
    type,
    parts: [...by(moves, partOf).values()].map((part) => part.map(numbered)),
  }));
}

/** A single field needs no division: each part would hold one move. */
function partOf(move: Message): string {
  const fields = Object.entries(move).filter(([field]) => field !== "type");
  return fields.length < 2 ? "" : JSON.stringify(fields[0]);
}

function by(moves: readonly Message[], nameOf: (move: Message) => string): Map<string, Message[]> {
  const groups = new Map<string, Message[]>();
  for (const move of moves) {
    const name = nameOf(move);
    groups.set(name, [...(groups.get(name) ?? []), move]);
  }
  return groups;
}
