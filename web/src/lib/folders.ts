/** What games bring, found by looking into their folders. */

type Files<T> = Readonly<Record<string, () => Promise<T>>>;

/** What lies in the folder of a game, if anything does. */
export async function foundIn<T>(files: Files<T>, game: string): Promise<T | null> {
  return (await files[fileOf(files, game) ?? ""]?.()) ?? null;
}

/** Whether anything does; nothing is fetched for that. */
export function liesIn<T>(files: Files<T>, game: string): boolean {
  return fileOf(files, game) !== undefined;
}

function fileOf<T>(files: Files<T>, game: string): string | undefined {
  return Object.keys(files).find((path) => path.includes(`/games/${game}/`));
}
