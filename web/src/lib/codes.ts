/** Codes of tables, as people type, read out and paste them. */

/** The code in what was typed: spaces, dashes and small letters do no harm, and a link is as good. */
export function codeIn(typed: string): string {
  const code = /\/t\/([A-Za-z-]+)/.exec(typed)?.[1] ?? typed;
  return code.replace(/[^A-Za-z]/g, "").toUpperCase();
}

const CODE_LENGTH = 8;
/** Tables that were made long ago have shorter codes, which stay good. */
const OLD_LENGTH = 5;
const GROUP = /.{4}(?=.)/g;

/** Whether something was typed that no code has: I and O look like digits, and digits like them. */
export function hasStrangers(typed: string): boolean {
  return !typed.includes("/") && /[0-9IO]/i.test(typed);
}

/** Whether it can be a code as it is. */
export function isWhole(typed: string): boolean {
  return missingIn(typed) === 0 || codeIn(typed).length === OLD_LENGTH;
}

/** How many letters are still to come before it is as long as codes are. */
export function missingIn(typed: string): number {
  return Math.max(0, CODE_LENGTH - codeIn(typed).length);
}

/** The code as it is written: two groups are easier to read, say and type than eight letters. */
export function grouped(code: string): string {
  return code.length === CODE_LENGTH ? code.replace(GROUP, "$& ") : code;
}

/** The code letter by letter, as it is read out, with a pause between its groups. */
export function spelled(code: string): string {
  return grouped(code).split(" ").map((group) => group.replace(/\B/g, " ")).join(", ");
}
