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
}

export type Options = Readonly<Record<string, unknown>>;

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
