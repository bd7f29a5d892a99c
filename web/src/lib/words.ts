/**
 * Words: the one place where the client speaks. It reads the same `locale/*.ftl` as `src/gloaming/words.py` and puts
 * the fields of a game's messages into sentences in the same way; a test holds the two together.
 */

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentVariable,
  type Scope,
} from "@fluent/bundle";
import type { GameView, Reason } from "../generated/wire";
import type { Message } from "./match";
import { recall, remember } from "./memory";

export const LANGUAGES = ["en", "fr", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the fields of each message are, by the message's type: seat, seats, thing, things or plain. */
export type Kinds = GameView["kinds"];
export type Names = readonly string[];
export type Args = Readonly<Record<string, FluentVariable>>;

/** How lists are written: `a, b and c`, as the rest of the English here is British. */
const LISTS: Readonly<Record<Language, string>> = { en: "en-GB", fr: "fr", pl: "pl" };

/** A number below zero, with the sign that is as wide as a plus and never breaks from its digits. */
class BelowZero extends FluentNumber {
  override toString(scope: Scope): string {
    return withMinus(super.toString(scope));
  }
}

/** A number as text with a minus in place of the hyphen. */
export function withMinus(number: number | string): string {
  return String(number).replace("-", "−");
}

export class Words {
  readonly #bundle: FluentBundle;
  readonly #lists: Intl.ListFormat;

  constructor(
    readonly language: Language,
    texts: readonly string[],
    private readonly kinds: Kinds = {},
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#lists = new Intl.ListFormat(LISTS[language]);
    for (const text of texts) this.#bundle.addResource(new FluentResource(text));
  }

  has(name: string): boolean {
    return this.#bundle.hasMessage(name);
  }

  /** The message with this id. A missing one is shown by its id: better an odd word than no table. */
  say(name: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(name)?.value;
    if (pattern === undefined || pattern === null) return name;
    return this.#bundle.formatPattern(pattern, spoken(args), []);
  }

  /** The sentence for a move, an event or a thing: `event-dealt` with its fields as arguments. */
  tell(prefix: string, message: Message, names: Names): string {
    return this.say(`${prefix}-${message.type}`, this.arguments(message, names));
  }

  /** A bot's reason or a sentence of an analysis. An argument called `seat` is spoken as a name. */
  explain(prefix: string, reason: Reason, names: Names): string {
    const args = Object.entries(reason.args).map(([key, value]) => [
      key,
      key === "seat" ? nameOf(value, names) : value,
    ]);
    return this.say(`${prefix}-${reason.id}`, Object.fromEntries(args) as Args);
  }

  /** The fields of a message as words want them. */
  arguments(message: Message, names: Names): Args {
    const fields = Object.entries(this.kindsOf(message));
    return Object.fromEntries(
      fields.map(([field, kind]) => [field, this.argument(kind, message[field], names)]),
    );
  }

  /** The fields of a message and what they are, in the order in which the game writes them. */
  kindsOf(message: Message): Readonly<Record<string, string>> {
    const known = this.kinds[message.type];
    if (known !== undefined) return known;
    const fields = Object.keys(message).filter((field) => field !== "type");
    return Object.fromEntries(fields.map((field) => [field, "plain"]));
  }

  argument(kind: string, value: unknown, names: Names): string | number {
    if (value === null || value === undefined) return "none";
    if (kind === "seat") return nameOf(value, names);
    if (kind === "thing") return this.tell("thing", value as Message, names);
    if (kind === "seats") return this.people((value as readonly unknown[]).map((seat) => nameOf(seat, names)));
    if (Array.isArray(value)) return this.join(value.map((part) => this.#part(kind, part, names)));
    if (typeof value === "boolean") return value ? "yes" : "no";
    return typeof value === "number" || typeof value === "string" ? value : JSON.stringify(value);
  }

  #part(kind: string, part: unknown, names: Names): string {
    if (kind === "things") return this.tell("thing", part as Message, names);
    return String(this.argument("plain", part, names));
  }

  /** A list as the language writes it; an empty one has words of its own. */
  join(parts: readonly string[]): string {
    return parts.length === 0 ? this.say("list-empty") : this.#lists.format(parts.map(isolated));
  }

  /** The same of people: where there are none it is nobody. */
  people(names: Names): string {
    return names.length === 0 ? this.say("nobody") : this.join(names);
  }
}

/** What is put into a sentence: a minus where it belongs, and nothing that turns the sentence round. */
function spoken(args: Args): Args {
  const entries = Object.entries(args).map(([name, value]) => [name, spokenValue(value)]);
  return Object.fromEntries(entries) as Args;
}

function spokenValue(value: FluentVariable): FluentVariable {
  if (typeof value === "number" && value < 0) return new BelowZero(value);
  return typeof value === "string" ? isolated(value) : value;
}

/** Letters that run from right to left: Hebrew, Arabic and all others that Unicode keeps beside them. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ISOLATED = /\u2068[^\u2069]*\u2069/g;

/**
 * A name that runs from right to left, between marks that nobody sees or hears: without them the comma behind it would
 * jump in front of it. All of our languages run from left to right, so other names need none and stay as they are.
 */
export function isolated(text: string): string {
  const isTurning = RIGHT_TO_LEFT.test(text.replaceAll(ISOLATED, ""));
  return isTurning ? `\u2068${text}\u2069` : text;
}

function nameOf(seat: unknown, names: Names): string {
  return names[seat as number] ?? String(seat);
}

// Which language

export function chosenLanguage(): Language {
  const wanted = [recall("language"), ...navigator.languages];
  for (const tag of wanted) {
    const language = LANGUAGES.find((known) => known === tag?.toLowerCase().split("-")[0]);
    if (language !== undefined) return language;
  }
  return "en";
}

export function rememberLanguage(language: Language): void {
  remember("language", language);
}

// Where the words are

type Files = Record<string, () => Promise<string>>;

const SHELL: Files = import.meta.glob<string>("../../../src/gloaming/locale/*.ftl", {
  query: "?raw",
  import: "default",
});
const GAMES: Files = import.meta.glob<string>("../../../src/gloaming/games/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
});

const SIGNS: Files = import.meta.glob<string>("../../../src/gloaming/games/*/locale/*.ftl", {
  query: "?sign",
  import: "default",
});

/** The words of the shell, with those of a game above them if there is one. */
export async function speak(
  language: Language,
  game?: Pick<GameView, "name" | "kinds">,
): Promise<Words> {
  const texts = [textIn(SHELL, `/locale/${language}.ftl`)];
  if (game !== undefined) texts.push(textIn(GAMES, `/${game.name}/locale/${language}.ftl`));
  return new Words(language, await Promise.all(texts), game?.kinds);
}

/** The words of the shell, and what a game is called and promises: all that a street needs. */
export async function speakSign(language: Language, game: Pick<GameView, "name">): Promise<Words> {
  const sign = textIn(SIGNS, `/${game.name}/locale/${language}.ftl`);
  const texts = await Promise.all([textIn(SHELL, `/locale/${language}.ftl`), sign]);
  return new Words(language, texts);
}

async function textIn(files: Files, ending: string): Promise<string> {
  const file = Object.keys(files).find((path) => path.endsWith(ending));
  return (await files[file ?? ""]?.()) ?? "";
}
