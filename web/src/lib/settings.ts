/** How the person at this device wants to play: the device remembers it, the page shows it. */

import { recall, remember } from "./memory";

export const TEXT_SIZES = ["small", "normal", "large", "huge"] as const;
export const MOTIONS = ["system", "on", "off"] as const;
export const CONTRASTS = ["system", "high", "normal"] as const;

export interface Settings {
  readonly text: (typeof TEXT_SIZES)[number];
  /** `system` does as the system asks; whoever has chosen is not overruled by it. */
  readonly motion: (typeof MOTIONS)[number];
  readonly contrast: (typeof CONTRASTS)[number];
  /** From 0 to 100. */
  readonly volume: number;
  readonly isMuted: boolean;
  /** Whether the bell for one's turn rings while the page is out of sight. */
  readonly isCalled: boolean;
  readonly isBuzzed: boolean;
  /** Whether every game is played by sentences and buttons, also one that has a picture. */
  readonly isByText: boolean;
}

export const AT_FIRST: Settings = {
  text: "normal",
  motion: "system",
  contrast: "system",
  volume: 60,
  isMuted: false,
  isCalled: true,
  isBuzzed: true,
  isByText: false,
};

// What was remembered

const NAME = "settings";

/** The settings in a remembered text. What is missing or broken is as at first; the rest stands. */
export function settingsIn(text: string | null): Settings {
  const kept = fieldsIn(text);
  return {
    text: oneOf(TEXT_SIZES, kept.text, AT_FIRST.text),
    motion: oneOf(MOTIONS, kept.motion, AT_FIRST.motion),
    contrast: oneOf(CONTRASTS, kept.contrast, AT_FIRST.contrast),
    volume: volumeOf(kept.volume),
    isMuted: truthOf(kept.isMuted, AT_FIRST.isMuted),
    isCalled: truthOf(kept.isCalled, AT_FIRST.isCalled),
    isBuzzed: truthOf(kept.isBuzzed, AT_FIRST.isBuzzed),
    isByText: truthOf(kept.isByText, AT_FIRST.isByText),
  };
}

function fieldsIn(text: string | null): Partial<Record<keyof Settings, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

function oneOf<T>(known: readonly T[], value: unknown, otherwise: T): T {
  return known.find((one) => one === value) ?? otherwise;
}

function volumeOf(value: unknown): number {
  if (typeof value !== "number") return AT_FIRST.volume;
  return Math.min(100, Math.max(0, Math.round(value)));
}

function truthOf(value: unknown, otherwise: boolean): boolean {
  return typeof value === "boolean" ? value : otherwise;
}

// What the page shows

const CALM = "(prefers-reduced-motion: reduce)";
const CONTRAST = "(prefers-contrast: more)";

/** What the system asks of every page. */
export interface System {
  readonly isCalm: boolean;
  readonly hasHighContrast: boolean;
}

/** What style sheets and boards go by: `data-text`, `data-motion`, `data-contrast` of the root. */
export interface Shown {
  readonly text: Settings["text"];
  readonly motion: "on" | "off";
  readonly contrast: "high" | "normal";
}

export function shownBy({ text, motion, contrast }: Settings, system: System): Shown {
  return {
    text,
    motion: motion === "system" ? (system.isCalm ? "off" : "on") : motion,
    contrast: contrast === "system" ? (system.hasHighContrast ? "high" : "normal") : contrast,
  };
}

export class Device {
  #settings = settingsIn(recall(NAME));
  readonly #listeners = new Set<() => void>();

  get settings(): Settings {
    return this.#settings;
  }

  get shown(): Shown {
    return shownBy(this.#settings, { isCalm: asks(CALM), hasHighContrast: asks(CONTRAST) });
  }

  change(change: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...change };
    remember(NAME, JSON.stringify(this.#settings));
    this.#show();
  }

  /** Be told of every change. Returns how to stop. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Show the settings; follow the system and other pages of this site. Returns how to stop. */
  follow(): () => void {
    const reread = () => {
      this.#settings = settingsIn(recall(NAME));
      this.#show();
    };
    const show = () => {
      this.#show();
    };
    const queries = [CALM, CONTRAST].map((query) => matchMedia(query));
    addEventListener("storage", reread);
    for (const query of queries) query.addEventListener("change", show);
    show();
    return () => {
      removeEventListener("storage", reread);
      for (const query of queries) query.removeEventListener("change", show);
    };
  }

  #show(): void {
    Object.assign(document.documentElement.dataset, this.shown);
    for (const listener of this.#listeners) listener();
  }
}

function asks(query: string): boolean {
  return matchMedia(query).matches;
}

export const device = new Device();

/** Show what this device remembers, best before anything is painted. Returns how to stop. */
export function applySettings(): () => void {
  return device.follow();
}
