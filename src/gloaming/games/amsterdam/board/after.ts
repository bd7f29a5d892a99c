/** A round that is over, clue by clue: where each might have led, and what was there. */

import type { Kind, Report, Team } from "$wire/amsterdam";
import { reach, START } from "./city";

/** What lies on a cell for a team at some time; Evidence that is gone is no more than an empty cell, but one sees why. */
export type There = Kind | "gone" | "nothing";

/** What came of a move. Early is the Client without three pieces; spare is a fourth one. */
export type Came = "evidence" | "police" | "client" | "early" | "taken" | "spare" | "nothing";

/** Where a team stood when it got this clue. */
export function stoodAt({ clues }: Report, number: number): number {
  const team = clues[number]?.team;
  return clues.slice(0, number).filter((clue) => clue.team === team).at(-1)?.cell ?? START;
}

export function thereFor(report: Report, number: number, team: Team, cell: number): There {
  const marks = report.maps.find((map) => map.team === team)?.marks ?? [];
  const kind = marks.find((mark) => mark.cell === cell)?.kind ?? "nothing";
  return kind === "evidence" && isGone(report, number, cell) ? "gone" : kind;
}

function isGone({ clues }: Report, number: number, cell: number): boolean {
  return clues.slice(0, number).some((clue) => clue.is_found && clue.cell === cell);
}

/** The other cells that the clue could have meant. */
export function othersOf(report: Report, number: number): readonly number[] {
  const clue = report.clues[number];
  if (clue === undefined) return [];
  return reach(stoodAt(report, number), clue.cards.length).filter((cell) => cell !== clue.cell);
}

export function cameOf(report: Report, number: number): Came {
  const clue = report.clues[number];
  if (clue === undefined) return "nothing";
  const there = thereFor(report, number, clue.team, clue.cell);
  const isLast = number === report.clues.length - 1;
  if (there === "client") return isLast && report.why === "client" ? "client" : "early";
  if (there === "evidence") return clue.is_found ? "evidence" : "spare";
  return there === "gone" ? "taken" : there;
}

// Numbers on a map

/** Across a number of a way, with its edge; a cell of a map is 159 wide. */
export const NUMBER = 66;
const ABREAST = 2;
const SMALLER = 0.75;

/** Where one of so many numbers on the same cell stands, from where a single one would, and how large. */
export function spread(at: number, count: number): { x: number; y: number; size: number } {
  const size = count > ABREAST ? SMALLER : 1;
  const apart = NUMBER * size + 4;
  const rows = Math.ceil(count / ABREAST);
  const row = Math.floor(at / ABREAST);
  const inRow = row === rows - 1 ? count - row * ABREAST : ABREAST;
  const middle = (most: number) => (most - 1) / 2;
  return { x: ((at % ABREAST) - middle(inRow)) * apart, y: (row - (rows - 1)) * apart, size };
}
