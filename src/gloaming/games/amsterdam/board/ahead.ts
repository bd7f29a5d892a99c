/** The small pictures of a deck, fetched before they are needed: a card that is laid is there at once. */

import type { Deck, Picture } from "./pictures";

const AT_ONCE = 3;
const LOOKS_AGAIN = 500;

/** Every small picture, by number: for every seat the same, whatever lies on the table. */
export function addressesOf(deck: Deck): readonly string[] {
  const of = (kind: Picture["of"]) =>
    Array.from({ length: deck.count(kind) }, (_, number) => deck.addressOf({ of: kind, number }));
  return [...of("intel"), ...of("districts")];
}

type Fetch = (address: string) => Promise<unknown>;

/** Quietly, once all that is in sight is there; not for those who pay for what comes. Returns how to end it. */
export function fetchAhead(deck: Deck, fetchOne: Fetch = fetchPicture, isQuiet = isLoaded): () => void {
  const waiting = savesData() ? [] : [...addressesOf(deck)];
  if (waiting.length === 0) return () => undefined;

  async function goOn(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await fetchOne(next);
  }

  const timer = setInterval(() => {
    if (!isQuiet()) return;
    clearInterval(timer);
    for (let number = 0; number < AT_ONCE; number++) void goOn();
  }, LOOKS_AGAIN);
  return () => {
    clearInterval(timer);
    waiting.length = 0;
  };
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function isLoaded(): boolean {
  return document.readyState === "complete" && [...document.images].every(({ complete }) => complete);
}

/** What does not come is fetched when it is needed. */
function fetchPicture(address: string): Promise<unknown> {
  const image = new Image();
  image.fetchPriority = "low";
  image.src = address;
  return image.decode().catch(() => undefined);
}
