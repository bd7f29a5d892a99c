"""What messages on the wire are made of."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Key = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
"""Chosen by the client for each command: sent again, it is answered again and not done again."""

Nonce = Annotated[str, msgspec.Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]+\Z")]
"""32 bytes of the client's own chance, in hexadecimal digits."""

MatchName = Annotated[str, msgspec.Meta(max_length=64)]
"""The name of a match, as snapshots and tables tell it."""

PlaceNumber = Annotated[int, msgspec.Meta(ge=0, le=31)]
FrameNumber = Annotated[int, msgspec.Meta(ge=0, le=2_147_483_647)]
MomentNumber = Annotated[int, msgspec.Meta(ge=-1, le=2_147_483_647)]
"""The last moment that somebody has witnessed, counted from 0; before the first one it is -1."""
SeatNumber = PlaceNumber

WatcherId = Annotated[str, msgspec.Meta(max_length=32)]
"""Somebody who watches, as the host may point at them; it is good at one table."""

Door = Literal["open", "private", "locked"]
"""Who comes in: anybody who looks for a table; whoever has the code; nobody new to a place."""

Presence = Literal["here", "idle", "away"]
"""Here; here without a sign of life; not connected."""

HandedTo = Literal["person", "bot", "stand-in", "back"]
"""To whom a seat went: to a person, for good to a bot, to a bot for a while, and back."""

Consultation = Literal["aid", "review"]
"""What a game works out for whoever asks: help for a seat, or a look at what has come to light."""

Topic = Literal["pause", "go-on", "remove", "send-away"]
"""What people at a table may agree on."""
