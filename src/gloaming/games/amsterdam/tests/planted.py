"""Where planted leaks are looked for: a few matches, and what the laws have to say of them."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from gloaming.core import AnyGame, play
from gloaming.games.amsterdam import GAME
from gloaming.games.amsterdam.messages import Options
from gloaming.testing import LawBrokenError, laws, play_at_random
from gloaming.testing.laws import Door
from gloaming.testing.matches import Match, seating

TABLES = [Options(pace="own", seconds=5), Options(), Options(mode="coop")]
MATCHES = 24


@cache
def some_matches() -> list[Match]:
    """Matches of all kinds of tables, cut off in their races."""
    played = []
    for seed in range(MATCHES):
        options, rng = TABLES[seed % len(TABLES)], Random(seed)
        roles = GAME.roles(options)
        taken = seating(roles, roles.least + seed % 2, rng)
        played.append(play_at_random(GAME, options, taken, rng, most=40))
    return played


def is_kept_secret(game: AnyGame, door: Door = play, number: int = MATCHES) -> None:
    """All that the laws of secrets and of sight have to say of so many matches."""
    for match in some_matches()[:number]:
        laws.secrets(game, match)
    laws.sight(game, some_matches()[:number], door=door, least=50)


def is_found_by(law: laws.Law, game: AnyGame) -> str:
    """What another law has to say of these matches."""
    with pytest.raises(LawBrokenError) as caught:
        hold(law, game)
    return str(caught.value)


def hold(law: laws.Law, game: AnyGame) -> None:
    for match in some_matches():
        law(game, match)
