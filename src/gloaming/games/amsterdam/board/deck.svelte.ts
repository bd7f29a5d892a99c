/** The deck that is played with. There is one board on a page, and so there is one deck. */

import { OWN } from "$lib/packs";
import { BLANK, deckFor, OWN_DECK, type Deck } from "./pictures";

class Laid {
  #pack = OWN;
  deck = $state.raw<Deck>(OWN_DECK);

  /** Play with these pictures from now on; what comes late for others is not laid out. */
  lay(pack: string): void {
    if (pack === this.#pack) return;
    this.#pack = pack;
    this.deck = pack === OWN ? OWN_DECK : BLANK;
    if (pack === OWN) return;
    void deckFor(pack).then((found) => {
      if (pack === this.#pack) this.deck = found;
    });
  }
}

export const laid = new Laid();
