/** Puts a link where it can be pasted from. */

/**
 * Whether it could be copied. Over plain http there is no clipboard: then it is selected in the field that shows it,
 * and copied the old way if that works.
 */
export async function copied(text: string, field: HTMLInputElement | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way over http
    return field !== undefined && document.execCommand("copy");
  }
}
