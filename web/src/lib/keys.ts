/** Chance of the client's own. `crypto.getRandomValues` is there over plain http too; `randomUUID` is not. */

import { bytesToHex } from "@noble/hashes/utils.js";

/** An idempotency key: sent twice, a command is done once. */
export function newKey(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(12)));
}

/** 32 bytes to throw into the chance of a match, in hexadecimal digits. */
export function newNonce(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}
