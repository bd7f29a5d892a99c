"""Who had which seat of a match when: told in the moments that a viewer has witnessed itself."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from gloaming.core import Viewer
from gloaming.core.file import Sitter
from gloaming.server import wire
from gloaming.server.live import LiveMatch
from gloaming.server.lobby import Handed


def told_sitters(sitters: Sequence[Sitter]) -> tuple[wire.Sitter, ...]:
    """The seats as clients get them."""
    return tuple(wire.Sitter(one.name, one.place, one.bot) for one in sitters)


def sitters_after(
    began: tuple[wire.Sitter, ...], handed: Sequence[Handed]
) -> tuple[wire.Sitter, ...]:
    """Who has the seats after all that; whoever has a stand-in still has the seat."""
    sitters = list(began)
    for one in handed:
        if one.to in ("person", "bot"):
            sitters[one.seat] = wire.Sitter(one.name, sitters[one.seat].place, one.bot)
    return tuple(sitters)


def handed_on(
    match: LiveMatch, viewer: Viewer, handed: Sequence[Handed]
) -> tuple[wire.HandedOn, ...]:
    """The same for a viewer: how many inputs there were could tell what happened unseen."""
    if not handed:
        return ()
    ends = match.eye(viewer).ends
    return tuple(
        wire.HandedOn(
            one.seat, one.to, bisect_right(ends, one.when.seq), one.when.at, one.name, one.bot
        )
        for one in handed
    )  # fmt: skip
