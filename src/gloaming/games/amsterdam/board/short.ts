/** Names as short as a cell of the city is narrow, and still told apart. */

const ROOM = 7;

/** Short names stay; of longer ones the first letters of their words stand there, and their number. */
export function shortNames(names: readonly string[]): readonly string[] {
  const short = names.map(shortName);
  return short.map((name, at) => (short.indexOf(name) === short.lastIndexOf(name) ? name : `${name} ${at + 1}`));
}

function shortName(name: string): string {
  if ([...name].length <= ROOM) return name;
  const words = name.split(/[\s()]+/).filter((word) => word !== "");
  const isNumber = (word: string) => /^\d+$/.test(word);
  const number = words.filter(isNumber).at(-1);
  const first = words[0] ?? name;
  if (number === undefined && [...first].length <= ROOM) return first;
  const letters = words.filter((word) => !isNumber(word)).map((word) => [...word][0] ?? "");
  const initials = letters.join("").toLocaleUpperCase();
  if (number !== undefined) return `${initials} ${number}`;
  return `${[...first].slice(0, ROOM - 1).join("")}…`;
}
