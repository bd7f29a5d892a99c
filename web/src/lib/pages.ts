/** Newer pages on the server: when to fetch them without getting in anybody's way. */

import type { TableView } from "../generated/wire";

/** The pages that this tab was loaded with are those of the first answer it ever got. */
let first: string | null = null;

/** Whether the server has other pages than those that are shown. */
export function areOutdated(version: string): boolean {
  first ??= version;
  return version !== first;
}

/** Quiet for so long, nobody is in the middle of anything. */
const QUIET = 8_000;

/** What a person is doing at the page. */
export interface Doing {
  readonly phase: TableView["phase"] | null;
  /** Something is written that would be lost. */
  readonly hasTyped: boolean;
  readonly isHidden: boolean;
  /** Milliseconds since the person last did anything. */
  readonly quietFor: number;
}

/** A moment at which a page may be loaded anew by itself. */
export function isCalm({ phase, hasTyped, isHidden, quietFor }: Doing): boolean {
  if (phase === "playing" || hasTyped) return false;
  return isHidden || quietFor >= QUIET;
}
