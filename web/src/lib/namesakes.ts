/** Names that look alike, so that a quick reader takes the one for the other. */

/** Cyrillic and Greek letters, and digits, beside the Latin small letters that they look like. */
const ALIKE =
  "аaбbвbгrеeёeіiїiјjкkмmнhоoрpсcтtуyхxһhԁdѕsԛqԝw" +
  "αaβbγyεeζzηnιiκkμmνvοoρpςcτtυuχxωwΑaΒbΕeΖzΗhΙiΚkΜmΝnΟoΡpΤtΥyΧx" +
  "0o1l3e5sıiɑaɡgℓl";
const LATIN: ReadonlyMap<string, string> = new Map(
  Array.from(ALIKE.match(/../gu) ?? [], (pair) => [pair.charAt(0), pair.charAt(1)]),
);
const LOOKS_LIKE_L = /[i|!]/g;

/** What a name looks like: without regard to size, spaces, punctuation, and letters of other scripts. */
export function skeleton(name: string): string {
  const letters = Array.from(name.normalize("NFKC"), (letter) => LATIN.get(letter) ?? letter).join("");
  const small = Array.from(letters.toLowerCase(), (letter) => LATIN.get(letter) ?? letter).join("");
  return small.replace(LOOKS_LIKE_L, "l").replace(/rn/g, "m").replace(/[\s\p{P}\p{Cf}]/gu, "") || small;
}

/** Whether two names may be taken for one another. */
export function areAlike(one: string, other: string): boolean {
  return one === other || skeleton(one) === skeleton(other);
}
