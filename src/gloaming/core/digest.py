"""The digests of a match: each is of all before it, of its own line and of the state after it."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from gloaming.core.match import Deed
from gloaming.core.types import Reason

_encode = msgspec.json.Encoder(order="deterministic").encode

_EMPTY = blake2b(digest_size=8)
"""A copy of it is made faster than another one."""


def short_digest(content: bytes) -> str:
    """Eight bytes of it, as a text."""
    hasher = _EMPTY.copy()
    hasher.update(content)
    return hasher.hexdigest()


def first_digest(header: Any, state: Any) -> str:
    """What the digests start from: the header and the table before the deal."""
    return short_digest(_encode(header) + _encode(state))


def next_digest(previous: str, deed: Deed, reasons: tuple[Reason, ...] = ()) -> str:
    """The digest of a line: of all before it, of the line itself and of the state after it."""
    return short_digest(_encode((previous, deed.input, deed.of, deed.chosen, reasons, deed.after)))
