/** Options of a game as form controls, read off their JSON Schema. */

import type { OptionView } from "../generated/wire";

export type Control =
  | { readonly kind: "number"; readonly least: number | null; readonly most: number | null }
  | { readonly kind: "switch" }
  | { readonly kind: "choice"; readonly values: readonly (string | number)[] }
  /** A kind that no control fits: it is shown and not changed. */
  | { readonly kind: "fixed" };

interface Schema {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
  /** Of our own: which values of other options give this one a meaning. */
  readonly with?: Options;
  /** Of our own: what packs among the choices are called. */
  readonly titles?: Readonly<Record<string, string>>;
}

export type Options = Readonly<Record<string, unknown>>;

/**
 * Whether an option means anything beside the others: `{"with": {"pace": "own"}}` in its schema says when. Where there
 * is but one choice, and it is made, nothing is to be said.
 */
export function isMeant(option: OptionView, options: Options): boolean {
  const { with: others = {}, enum: choices } = option.schema as Schema;
  if (choices?.length === 1 && choices[0] === options[option.name]) return false;
  return Object.entries(others).every(([name, value]) => options[name] === value);
}

/** What the owner of this server calls each pack among the choices, where packs are. */
export function packTitles(option: OptionView): Schema["titles"] {
  return (option.schema as Schema).titles;
}

export function controlFor(option: OptionView): Control {
  const schema = option.schema as Schema;
  if (schema.enum !== undefined) return { kind: "choice", values: schema.enum };
  if (schema.type === "boolean") return { kind: "switch" };
  if (schema.type === "integer") {
    return { kind: "number", least: schema.minimum ?? null, most: schema.maximum ?? null };
  }
  return { kind: "fixed" };
}

/** The number that was typed, or nothing if the game would refuse it. */
export function numberWithin(
  text: string,
  control: Extract<Control, { kind: "number" }>,
): number | null {
  const value = Number(text);
  const isWhole = text.trim() !== "" && Number.isSafeInteger(value);
  const isWithin = value >= (control.least ?? -Infinity) && value <= (control.most ?? Infinity);
  return isWhole && isWithin ? value : null;
}

/** The next number of a stepper, kept within what the game allows. Fives and tens where there is a long way to go. */
export function stepped(
  value: number,
  direction: 1 | -1,
  { least, most }: Extract<Control, { kind: "number" }>,
): number {
  const step = strideOver((most ?? Infinity) - (least ?? 0));
  const next = direction === 1 ? Math.floor(value / step + 1) : Math.ceil(value / step - 1);
  return Math.min(most ?? Infinity, Math.max(least ?? -Infinity, next * step));
}

function strideOver(range: number): number {
  if (!Number.isFinite(range) || range <= 30) return 1;
  return range <= 150 ? 5 : 10;
}
