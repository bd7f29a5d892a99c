/** Codes of tables, as people type, read out and paste them. */

/** The code in what was typed: spaces, dashes and small letters do no harm, and a link is as good. */
export function codeIn(typed: string): string {
  const code = /\/t\/([A-Za-z]+)/.exec(typed)?.[1] ?? typed.replace(/[^A-Za-z]/g, "");
  return code.toUpperCase();
}
