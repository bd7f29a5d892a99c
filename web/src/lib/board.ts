/** What a game's own board is given; games import it as `$lib/board`. */

import type { Message } from "./match";
import type { Seat } from "./seats";
import type { Words } from "./words";

/** The one contract of a board: a view in, moves out, no rules inside. */
export interface BoardProps {
  readonly view: Message;
  readonly legal: readonly Message[];
  /** What happened just now, as one witnessed it. It has been read out already. */
  readonly latest: readonly Message[];
  readonly send: (move: Message) => void;
  readonly words: Words;
  readonly seats: readonly Seat[];
  /** One's own seat, or nothing for somebody who watches. */
  readonly you: number | null;
  /** Whether a move is on its way: until it is answered, `send` does nothing. */
  readonly isWaiting: boolean;
}
