/** Words that more than one part of the board says. */

import type { Words } from "$lib/words";
import type { Range } from "./facts";

/** What the others read off a Hint token. */
export function readAs(words: Words, { low, high }: Range): string {
  return low === high
    ? words.say("board-place-read-one", { value: low })
    : words.say("board-place-read", { low, high });
}
