"""Who had which seat of a match when: told in the moments that a viewer has witnessed itself."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core import Viewer, moments, replay, witnessed
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
    before = _witnessed_before(match, viewer)
    return tuple(
        wire.HandedOn(one.seat, one.to, before[one.when.seq], one.when.at, one.name, one.bot)
        for one in handed
    )


def _witnessed_before(match: LiveMatch, viewer: Viewer) -> list[int]:
    """How many moments a viewer had witnessed, by how many inputs there had been."""
    counts = [0]
    for moment in moments(replay(match.game, match.options, match.seats, match.inputs)):
        is_seen = bool(witnessed(match.game, moment, viewer).events)
        counts += [counts[-1]] * (len(moment) - 1) + [counts[-1] + is_seen]
    return counts
