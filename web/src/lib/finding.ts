/** What the check of a match file found, as something to show. */

import { wordsFor } from "./api";
import { BadFileError, check, textOf, type Checked, type Fault } from "./fair";

export type Finding =
  | { readonly kind: "fair"; readonly matches: readonly Checked[] }
  /** Some faults are of the whole file: they have no line. */
  | { readonly kind: "unfair"; readonly line: number | null; readonly fault: Fault }
  | { readonly kind: "problem"; readonly words: string };

const OF_THE_WHOLE: readonly Fault[] = ["empty", "unfinished"];

/** Check a file that may still be on its way. It never throws: what went wrong is a finding too. */
export async function examined(bytes: Promise<ArrayBuffer>): Promise<Finding> {
  try {
    return { kind: "fair", matches: check(textOf(await bytes)) };
  } catch (error) {
    if (!(error instanceof BadFileError)) return { kind: "problem", words: wordsFor(error) };
    const { fault, line } = error;
    return { kind: "unfair", line: OF_THE_WHOLE.includes(fault) ? null : line, fault };
  }
}
