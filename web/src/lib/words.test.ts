import { describe, expect, test, vi } from "vitest";
import sentences from "./fixtures/sentences.json";
import type { Message } from "./match";
import { chosenLanguage, isolated, LANGUAGES, speak, withMinus, Words, type Kinds, type Language } from "./words";

const { names, texts } = sentences;
const kinds: Kinds = sentences.kinds;

describe("a message becomes the sentence that src/gloaming/words.py makes of it", () => {
  test.each(sentences.cases)("$language: $sentence", ({ language, prefix, message, sentence }) => {
    const words = new Words(language as Language, [texts[language as Language]], kinds);
    // On paper the minus is a sign of its own; in a terminal it is a hyphen.
    const printed = sentence.replaceAll(/-(?=\d)/g, "−");
    expect(words.tell(prefix, message as Message, names)).toBe(printed);
  });
});

describe("words", () => {
  const words = new Words(
    "en",
    ["hello = Hello, { $seat } of { $card }!\nthing-is = { $flag } { $list } { $more }\nlist-empty = none"],
    { is: { flag: "plain", list: "plain", more: "plain" } },
  );

  test("show the id when there is no such message", () => {
    expect(words.say("nobody-wrote-this")).toBe("nobody-wrote-this");
    expect(words.has("nobody-wrote-this")).toBe(false);
  });

  test("survive an argument that is missing", () => {
    expect(words.say("hello", { seat: "Ann" })).toContain("Hello, Ann");
  });

  test("speak of a seat in a reason by its name, and of no other number", () => {
    const reason = { id: "hello", args: { seat: 1, card: 0 } };
    const spoken = new Words("en", ["why-hello = { $seat } has { $card }"]);
    expect(spoken.explain("why", reason, ["Ann", "Bob"])).toBe("Bob has 0");
  });

  test("put flags, lists and what is absent into words", () => {
    const message = { type: "is", flag: true, list: [1, 2], more: null };
    expect(words.tell("thing", message, [])).toBe("yes 1 and 2 none");
  });

  test("call an empty list of people nobody, and one of things none", () => {
    const spoken = new Words("en", ["nobody = nobody\nlist-empty = none"]);
    expect(spoken.argument("seats", [], ["Ann"])).toBe("nobody");
    expect(spoken.argument("things", [], ["Ann"])).toBe("none");
  });

  test("write a minus, and still count as the language does", () => {
    const spoken = new Words("pl", ["x = { $n ->\n    [few] { $n } punkty\n   *[other] { $n } punktów\n}"]);
    expect(spoken.say("x", { n: -2 })).toBe("−2 punkty");
    expect(spoken.say("x", { n: -5 })).toBe("−5 punktów");
    expect(withMinus(-12)).toBe("−12");
  });

  test("do not stumble over a seat that nobody sits on", () => {
    expect(words.argument("seat", 7, ["Ann"])).toBe("7");
  });
});

describe("a name that runs from right to left", () => {
  const NOA = "\u05e0\u05d5\u05e2\u05d4";
  const MARKED = `\u2068${NOA}\u2069`;
  const spoken = new Words(
    "en",
    ["away = { $names }, come back\nevent-won = { $seat } (3) wins.\nwhy-won = { $seat }: 3"],
    { won: { seat: "seat", seats: "seats" } },
  );

  test("stands between marks in every sentence, and the sentence keeps its order", () => {
    expect(spoken.say("away", { names: NOA })).toBe(`${MARKED}, come back`);
    expect(spoken.tell("event", { type: "won", seat: 0 }, [NOA])).toBe(`${MARKED} (3) wins.`);
    expect(spoken.explain("why", { id: "won", args: { seat: 0 } }, [NOA])).toBe(`${MARKED}: 3`);
  });

  test("is marked alone in a list, and only once", () => {
    const names = spoken.people([NOA, "Ann"]);
    expect(names).toBe(`${MARKED} and Ann`);
    expect(spoken.say("away", { names })).toBe(`${MARKED} and Ann, come back`);
    expect(isolated(MARKED)).toBe(MARKED);
  });

  test.each(["\u0633\u0639\u0627\u062f", "\ufb21 1", "Ann \u05d0"])("is known by one letter: %s", (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  });

  test.each(["Ann", "Józef", "Zoé (2)", "Ольга", "花子", "🙂"])("is not %s", (name) => {
    expect(isolated(name)).toBe(name);
  });
});

describe("the language", () => {
  test.each([
    [null, ["de-DE", "pl-PL", "fr"], "pl"],
    [null, ["de-DE"], "en"],
    ["fr", ["pl"], "fr"],
    ["xx", ["pl"], "pl"],
  ])("with %s remembered and %s wanted", (remembered, languages, chosen) => {
    vi.stubGlobal("localStorage", { getItem: () => remembered });
    vi.stubGlobal("navigator", { languages });
    expect(chosenLanguage()).toBe(chosen);
    vi.unstubAllGlobals();
  });
});

// The real files

const FILES = import.meta.glob<string>("../../../src/gloaming/{locale,games/*/locale}/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SOURCES = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The ids of a file and the variables that each message speaks of. */
function contents(text: string): Record<string, string> {
  const messages = text.matchAll(/^([a-z][\w-]*) =(.*(?:\n(?:[ \t}].*)?)*)/gm);
  const found: Record<string, string> = {};
  for (const [, id = "", body = ""] of messages) {
    const variables = [...body.matchAll(/\$(\w+)/g)].map(([, variable]) => variable);
    found[id] = [...new Set(variables)].sort().join(" ");
  }
  return found;
}

/** By folder, what each language says. */
function folders(): Map<string, Map<string, Record<string, string>>> {
  const found = new Map<string, Map<string, Record<string, string>>>();
  for (const [path, text] of Object.entries(FILES)) {
    const [folder = "", language = ""] = path.replace(/\.ftl$/, "").split(/\/(?=[^/]*$)/);
    const languages = found.get(folder) ?? new Map<string, Record<string, string>>();
    found.set(folder, languages.set(language, contents(text)));
  }
  return found;
}

const SHELL = "../../../src/gloaming/locale";

test.each([...folders()])("the words in %s are there in every language", (_, languages) => {
  expect([...languages.keys()].sort()).toEqual([...LANGUAGES]);
  for (const language of LANGUAGES) {
    expect(languages.get(language), language).toEqual(languages.get("en"));
  }
});

const GAMES = [...folders()].filter(([folder]) => folder !== SHELL);

test.each(GAMES)("the words in %s share no id with the shell", (_, languages) => {
  const shell = Object.keys(folders().get(SHELL)?.get("en") ?? {});
  const own = Object.keys(languages.get("en") ?? {});
  expect(own.filter((id) => shell.includes(id))).toEqual([]);
});

test("everything the client says by name has words", () => {
  const said = Object.values(SOURCES).flatMap((text) =>
    [...text.matchAll(/\bsay\(\s*"([a-z-]+)"/g)].map(([, id]) => id ?? ""),
  );
  const shell = folders().get(SHELL)?.get("en") ?? {};
  const ofGames = [
    "game-title", "game-tagline", "game-rules", "game-gist", "outcome-scores", "seat-status",
  ];
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter((id) => !(id in shell) && !ofGames.includes(id))).toEqual([]);
});

test.each([
  ["refused", /type RefusalReason = (.*);/],
  ["start", /readonly lacking: (.*);/],
])("every reason that is told by %s- has words", (prefix, pattern) => {
  const union = pattern.exec(SOURCES["../generated/wire.ts"] ?? "")?.[1] ?? "";
  const reasons = [...union.matchAll(/"([a-z-]+)"/g)].map(([, reason]) => reason ?? "");
  const shell = folders().get(SHELL)?.get("en") ?? {};
  expect(reasons.length).toBeGreaterThan(2);
  expect(reasons.filter((reason) => !(`${prefix}-${reason}` in shell))).toEqual([]);
});

test.each(LANGUAGES)("in %s the words of a game stand above those of the shell", async (language) => {
  const words = await speak(language, { name: "bluff", kinds: {} });
  expect(words.language).toBe(language);
  expect(words.has("game-title") && words.has("app-name")).toBe(true);
});
