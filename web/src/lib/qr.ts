/** A link as a QR code: dark squares on a light ground, as one path of an SVG. */

import { encode } from "uqr";

export interface QrCode {
  /** Squares along one side, with the quiet border that readers need. */
  readonly size: number;
  readonly path: string;
}

/** Four squares are what the standard asks for. */
const BORDER = 4;

export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: "M", border: BORDER });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join("") };
}
