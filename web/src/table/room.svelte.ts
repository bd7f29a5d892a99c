/** The board that lies on the table: the room is arranged for it, and the log drawn with it. */

import type { Drawn } from "./boards";

class Room {
  drawn = $state.raw<Drawn | null>(null);
}

export const room = new Room();
