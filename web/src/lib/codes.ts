/** Codes of tables, as people type, read out and paste them. */

/** The code in what was typed: spaces and small letters do no harm, and a whole link is as good. */
export function codeIn(typed: string): string {
  const last = typed.trim().split("/").at(-1) ?? "";
  return last.replace(/\s+/g, "").toUpperCase();
}
