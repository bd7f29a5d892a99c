"""The digests of a match: each is of all before it, of its own line and of the state after it."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from gloaming.core.match import Deed
from gloaming.core.types import Reason

_encode = msgspec.json.Encoder(order="deterministic").encode

DIGEST_BYTES = 8


def first_digest(header: Any, state: Any) -> str:
    """What the digests start from: the header and the table before the deal."""
    return blake2b(_encode(header) + _encode(state), digest_size=DIGEST_BYTES).hexdigest()


def next_digest(previous: str, deed: Deed, reasons: tuple[Reason, ...] = ()) -> str:
    """The digest of a line: of all before it, of the line itself and of the state after it."""
    all_of_it = _encode((previous, deed.input, deed.of, deed.chosen, reasons, deed.after))
    return blake2b(all_of_it, digest_size=DIGEST_BYTES).hexdigest()
