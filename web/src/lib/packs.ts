/** Packs: what the owner of this server has added to a game, such as pictures of their own. */

/** What a game brings itself. */
export const OWN = "own";

const TRIES = 5;
const APART = 2_000;

/** Where a file of a pack is. It never changes: a browser fetches it once. */
export function packAddress(game: string, pack: string, file: string): string {
  return `/packs/${game}/${pack}/${file}`;
}

/** What a file of a pack says, or nothing if this server does not have it, or cannot be reached for long. */
export async function fromPack(game: string, pack: string, file: string): Promise<unknown> {
  for (let tried = 1; ; tried++) {
    try {
      const response = await fetch(packAddress(game, pack, file));
      if (response.ok) return await response.json();
      if (response.status === 404) return null;
    } catch {
      // The line may be gone for a moment, as it may be for the table.
    }
    if (tried === TRIES) return null;
    await new Promise((done) => setTimeout(done, APART));
  }
}
