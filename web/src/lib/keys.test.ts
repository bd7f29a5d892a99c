import { expect, test } from "vitest";
import { newKey, newNonce } from "./keys";

test("a key is one that the server takes, and never the same twice", () => {
  const keys = Array.from({ length: 100 }, newKey);
  expect(keys.every((key) => /^[A-Za-z0-9_-]{8,64}$/.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(keys.length);
});

test("a nonce is 32 bytes", () => {
  expect(newNonce()).toMatch(/^[0-9a-f]{64}$/);
  expect(newNonce()).not.toBe(newNonce());
});
