import { expect, test } from "vitest";
import { qrCode } from "./qr";

const BORDER = 4;
const code = qrCode("http://192.0.2.7:8123/t/AGEFC");
const side = code.size - 2 * BORDER;

const isDark = (x: number, y: number) => code.path.includes(`M${x + BORDER} ${y + BORDER}h1v1h-1z`);

test("has the size of one of the forty versions, and a quiet border", () => {
  expect((side - 17) % 4).toBe(0);
  const corners = [...code.path.matchAll(/M(\d+) (\d+)h/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...corners)).toBe(BORDER);
  expect(Math.max(...corners)).toBe(BORDER + side - 1);
});

test("has its three eyes, and none in the fourth corner", () => {
  const ring = [0, 1, 2, 3, 4, 5, 6];
  const eye = (x: number, y: number) =>
    ring.every((step) => isDark(x + step, y) && isDark(x, y + step)) && !isDark(x + 1, y + 1);
  expect(eye(0, 0) && eye(side - 7, 0) && eye(0, side - 7)).toBe(true);
  expect(eye(side - 7, side - 7)).toBe(false);
});

test("is not mirrored: one square is always dark, and its mirror image is a matter of data", () => {
  expect(isDark(8, side - 8)).toBe(true);
});

test("is another one for another link", () => {
  expect(qrCode("http://192.0.2.7:8123/t/AGEFD").path).not.toBe(code.path);
});
