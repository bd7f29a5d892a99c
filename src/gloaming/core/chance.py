"""Fair chance: a seed, promised before the deal, mixed with nonces, and opened at the end.

Every choice of nature is an index drawn with HMAC-SHA-256 and rejection sampling, so that anybody
who has the seed and the nonces can draw it again. docs/fairness.md tells it in full.
"""

from __future__ import annotations

import hmac
import itertools
from collections.abc import Sequence
from hashlib import sha256

ALGORITHM = "gloaming-1"
WORDS = 1 << 32

# HMAC, as RFC 2104 has it
BLOCK = 64
INNER = bytes(byte ^ 0x36 for byte in range(256))
OUTER = bytes(byte ^ 0x5C for byte in range(256))


def promise(match: str, seed: bytes) -> str:
    """The commitment that is public before anything is dealt: it binds the host to the seed."""
    return sha256(f"{ALGORITHM}|commit|{match}|".encode() + seed).hexdigest()


def mix(match: str, seed: bytes, nonces: Sequence[str | None]) -> bytes:
    """The key of all draws: the host's seed and what each seat threw in, or nothing."""
    thrown = "|".join(nonce or "" for nonce in nonces)
    return hmac.digest(seed, f"{ALGORITHM}|mix|{match}|{thrown}".encode(), "sha256")


def draw(key: bytes, number: int, of: int) -> int:
    """The draw of this number: one of so many, all equally likely."""
    return Draws(key, number)(of)


def bot_seed(key: bytes, seat: int, question: int | None, moment: int) -> int:
    """What a bot's own randomness starts from; it tells nothing of the draws.

    For the same question it is the same again; where none is numbered, it is so for each moment.
    """
    number = f"{moment}" if question is None else f"question|{question}"
    return int.from_bytes(
        hmac.digest(key, f"{ALGORITHM}|bot|{seat}|{number}".encode(), "sha256"), "big"
    )


class Draws:
    """Draws in their order, the first of them with this number."""

    def __init__(self, key: bytes, number: int = 0) -> None:
        assert len(key) <= BLOCK
        padded = key.ljust(BLOCK, b"\0")
        self.number = number
        self._inner = sha256(padded.translate(INNER) + f"{ALGORITHM}|draw|".encode())
        self._outer = sha256(padded.translate(OUTER))

    def __call__(self, of: int) -> int:
        """Choose one of so many."""
        if not 1 <= of <= WORDS:
            raise ValueError(f"a word cannot choose one of {of}")
        limit = WORDS - WORDS % of
        for attempt in itertools.count():
            word = self._word(attempt)
            if word < limit:
                break
        self.number += 1
        return word % of

    def _word(self, attempt: int) -> int:
        """32 bits of an HMAC, written out: copies of what is keyed are cheaper than keying anew."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(f"{self.number}|{attempt}".encode())
        outer.update(inner.digest())
        return int.from_bytes(outer.digest()[:4], "big")
