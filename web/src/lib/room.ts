/** How much more fits into a field. What is too long is told and refused, never cut off. */

/** The words for it, and of how many characters they speak. */
export interface Room {
  readonly words: "room-left" | "room-over";
  readonly count: number;
}

/** From this share on it is told how much is left. */
const NEARLY_FULL = 0.8;

/** What is to be said of the length of a text; nothing as long as there is plenty of room. */
export function roomLeft(text: string, longest: number): Room | null {
  // As the server counts: an emoji is one, whatever it weighs.
  const length = Array.from(text).length;
  if (length > longest) return { words: "room-over", count: length - longest };
  return length < NEARLY_FULL * longest ? null : { words: "room-left", count: longest - length };
}

export function isTooLong(text: string, longest: number): boolean {
  return roomLeft(text, longest)?.words === "room-over";
}
