"""The law of imagination, and worlds to think with: what may be, for all that a seat knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import msgspec

from gloaming.core import (
    AnyGame,
    BrokenLogError,
    Deed,
    Knowledge,
    Log,
    Seat,
    knowledge,
    replay,
    witnessed,
)
from gloaming.core.file import encode
from gloaming.testing.broken import LawBrokenError, account
from gloaming.testing.matches import Match, Moment, known, table_moments

DECISIONS = 12
"""How often in a match somebody is asked who decides, or imagines what may be."""
PROBES = 12
"""How many moves are tried at the door of two worlds."""
TRIES = 4
"""How often another world is sought by imagining."""


def imagined(
    game: AnyGame, knows: Knowledge[Any, Any, Any], rng: Random
) -> Knowledge[Any, Any, Any]:
    """What the seat would know in a world that it imagines."""
    deeds = imagined_deeds(game, knows, rng)
    return knowledge(game, knows.options, knows.seats, deeds, knows.seat)


class Elsewhere:
    """Another world in which a seat knows the same."""

    def __init__(
        self, game: AnyGame, knows: Knowledge[Any, Any, Any], deeds: Sequence[Deed]
    ) -> None:
        self._game, self._last = game, deeds[-1]
        there = knowledge(game, knows.options, knows.seats, deeds, knows.seat)
        self._knows = _wired(game).decode(encode(there))

    def known(self) -> Knowledge[Any, Any, Any]:
        """What the seat knows there, come over the wire.

        The state there is the last that the game's functions were asked about.
        """
        game, seat, last = self._game, self._knows.seat, self._last
        game.legal(last.before, last.input.by)
        game.apply(last.before, last.input)
        witnessed(game, (last,), seat)
        game.legal(last.after, seat)
        game.observe(last.after, seat)
        return self._knows


@cache
def _wired(game: AnyGame) -> msgspec.json.Decoder[Knowledge[Any, Any, Any]]:
    return msgspec.json.Decoder(Knowledge[game.options, game.events, game.views])  # type: ignore[name-defined]


def elsewhere(
    game: AnyGame, knows: Knowledge[Any, Any, Any], state: Any, rng: Random
) -> Elsewhere | None:
    """The same knowledge in a world whose state is another, if there is one."""
    tried: set[Log[Any]] = set()
    for _ in range(TRIES):
        log = _imagined_log(game, knows, rng)
        deeds = () if log in tried else _deeds_of(game, knows, log)
        if deeds and deeds[-1].after != state:
            return Elsewhere(game, knows, deeds)
        tried.add(log)
    return None


def imagined_deeds(game: AnyGame, knows: Knowledge[Any, Any, Any], rng: Random) -> tuple[Deed, ...]:
    """A world that the seat imagines, played from its beginning."""
    return _deeds_of(game, knows, _imagined_log(game, knows, rng))


def _imagined_log(game: AnyGame, knows: Knowledge[Any, Any, Any], rng: Random) -> Log[Any]:
    try:
        return game.imagine(knows, rng)
    except Exception as error:
        told = f"seat {knows.seat} cannot imagine any world: {error!r}"
        raise LawBrokenError("imagination", told) from error


def _deeds_of(game: AnyGame, knows: Knowledge[Any, Any, Any], log: Log[Any]) -> tuple[Deed, ...]:
    try:
        return tuple(replay(game, knows.options, knows.seats, log))
    except BrokenLogError as broken:
        told = f"seat {knows.seat} imagines a log that cannot have been: {broken}"
        raise LawBrokenError("imagination", told) from broken
    except Exception as error:
        told = f"seat {knows.seat} imagines a log that fails: {error!r}"
        raise LawBrokenError("imagination", told) from error


def imagination(game: AnyGame, match: Match) -> None:
    """An imagined log, replayed, gives the seat exactly its view and events, with their times."""
    rng = Random(len(match.deeds))
    for moment, seat in some_decisions(game, match, rng):
        knows = known(game, match, moment, seat)
        world = imagined(game, knows, rng)
        if encode(world) != encode(knows):
            told = f"seat {seat} would know something else: {account(knows, world)}"
            raise LawBrokenError("imagination", told)


def some_decisions(
    game: AnyGame, match: Match, rng: Random, *, has_moves: bool = False
) -> Iterator[tuple[Moment, Seat]]:
    """Some seats at some moments, as many in a long match of eight as in a short one of two."""
    every, seats = list(table_moments(game, match)), len(match.seats)
    order = rng.sample(range(len(every) * seats), len(every) * seats)
    pairs = ((every[place // seats], Seat(place % seats)) for place in order)
    if has_moves:
        pairs = ((moment, seat) for moment, seat in pairs if game.legal(moment.state, seat))
    return islice(pairs, DECISIONS)
