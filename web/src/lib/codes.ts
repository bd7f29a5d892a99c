/** Codes of tables, as people type, read out and paste them. */

/** The code in what was typed: spaces, dashes and small letters do no harm, and a link is as good. */
export function codeIn(typed: string): string {
  const code = /\/t\/([A-Za-z]+)/.exec(typed)?.[1] ?? typed.replace(/[^A-Za-z]/g, "");
  return code.toUpperCase();
}

const CODE_LENGTH = 5;

/** Whether something was typed that no code has: I and O look like digits, and digits like them. */
export function hasStrangers(typed: string): boolean {
  return !typed.includes("/") && /[0-9IO]/i.test(typed);
}

/** How many letters are still to come before it can be a code. */
export function missingIn(typed: string): number {
  return Math.max(0, CODE_LENGTH - codeIn(typed).length);
}

/** The code letter by letter, as it is read out. */
export function spelled(code: string): string {
  return code.replace(/\B/g, " ");
}
