"""Hypothesis strategies: whole matches of any game."""

from __future__ import annotations

import os
from functools import lru_cache, partial
from random import Random
from typing import Any, NamedTuple

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from gloaming.core import AnyGame
from gloaming.kinds import options_of
from gloaming.testing.matches import Match, play_at_random, seating

REMEMBERED = 128
"""How many matches are kept in mind: one law after another asks for the same ones."""
MULTIPLIER = float(os.environ.get("GLOAMING_EXAMPLES", "1"))
"""Twice as many examples for 2, and so on."""
LONG = 2_000
"""Of a match that has more moments the beginning is enough, but where its end is looked at."""


def times(number: int) -> int:
    """So many, as often as the environment wants them."""
    return max(1, round(number * MULTIPLIER))


def examples(number: int, least: int = 1) -> settings:
    """Settings for so many examples; the same ones each time, so that a failure stays one."""
    return settings(
        max_examples=max(times(number), least),
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )


def some_options(game: AnyGame) -> st.SearchStrategy[Any]:
    """The options of a game: the usual ones as often as any that a lobby would allow."""
    varied = {name: _values(may_be) for name, may_be in options_of(game).items()}
    chosen = st.fixed_dictionaries(varied).map(partial(msgspec.convert, type=game.options))
    return st.one_of(st.just(game.options()), chosen)


def _values(may_be: dict[str, Any]) -> st.SearchStrategy[Any]:
    match may_be:
        case {"type": "boolean"}:
            return st.booleans()
        case {"type": "integer", "minimum": least, "maximum": most}:
            return st.integers(least, most)
        case _:
            return st.sampled_from(may_be["enum"])


class Planned(NamedTuple):
    """A match that has not been played yet: who plays, how far, and where its chance begins."""

    game: AnyGame
    options: Any
    seats: int
    most: int | None
    """How many moments it has at most; without this it goes to its end."""
    seed: int

    def played(self) -> Match:
        """The match; several laws may ask for the same one."""
        return _played(self)


@lru_cache(maxsize=REMEMBERED)
def _played(planned: Planned) -> Match:
    game, options, count, most, seed = planned
    rng = Random(seed)
    return play_at_random(game, options, seating(game.roles(options), count, rng), rng, most=most)


@st.composite
def matches(
    draw: st.DrawFn, game: AnyGame, *, is_whole: bool = False, longest: int | None = None
) -> Planned:
    """A match of random legal moves by seats, clock and host: to any moment, or to its end.

    Hypothesis chooses the options, how many sit down, how far the match goes, and where its chance
    begins; what shrinks is thus the table and the length of the match. Where whole ones would take
    too long, they may go on for so many moments at the longest. It is only planned here, so that
    whoever has seen enough need not have it played.
    """
    options = draw(some_options(game))
    roles = game.roles(options)
    seats = draw(st.integers(roles.least, len(roles.places)))
    most = longest if is_whole else draw(st.integers(0, longest or min(game.longest, LONG)))
    return Planned(game, options, seats, most, draw(st.integers(0, 2**32 - 1)))
