"""The laws over every game: those of the package, and those that only tests play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import inf
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming.core import AnyGame
from gloaming.core.file import read
from gloaming.testing import goldens
from gloaming.testing.laws import LAWS, Sight
from gloaming.testing.matches import Match
from gloaming.testing.strategies import Planned, examples, matches, times
from tests.support.games import EVERY_GAME, SHIPPED, name_of

MATCHES = 100
MATCHES_READ = 25
"""Fewer, because every sentence of them is said in every language."""
MATCHES_SEEN = 300
FEWEST_SEEN = 60
"""Chance may be unkind, however few pairs of moments are demanded."""
LONGEST_SEEN, LONGEST_WHOLE = 300, 1_000
"""After so many moments a match is not looked at any further: imagined worlds are as long."""
SHORT = 4
"""So many are looked at by their beginning for one that goes on to its end."""
DEEDS, MOMENTS_SEEN = 12_000, 9_000
"""Where matches are long, fewer of them are enough."""
TRULY_DIFFERENT = 200
"""How many pairs of moments each kind of viewer must have compared under the law of sight."""
SHARE = 0.3
"""A game that only tests play is looked at less."""

KEPT = [(game, file) for game in SHIPPED for file in goldens.match_files(game)]


def share(number: int, game: AnyGame) -> int:
    return number if game in SHIPPED else round(number * SHARE)


def pairs() -> Iterator[object]:
    for game in EVERY_GAME:
        for law in LAWS:
            # nobody ever reads a game that only tests play
            if law != "words" or game in SHIPPED:
                yield pytest.param(game, law, id=f"{game.name}-{law}")


class Budget:
    """How much a law looks at; no end to it once it is broken, so that Hypothesis may shrink."""

    def __init__(self, size: float) -> None:
        self.left: float = size

    def spend(self, look: Callable[[], int], *, is_enough: bool = True) -> None:
        """Look at a match, which says how long it is, if anything is left or it was not enough."""
        try:
            self.left -= look() if self.left > 0 or not is_enough else 0
        except Exception:
            self.left = inf
            raise


def hold(game: AnyGame, law: str, match: Match) -> int:
    LAWS[law](game, match)
    return len(match.deeds)


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("game", "law"), list(pairs()))
def test_every_game_keeps_the_law(game: AnyGame, law: str) -> None:
    budget = Budget(times(DEEDS))

    @examples(share(MATCHES_READ if law == "words" else MATCHES, game))
    @given(matches(game, is_whole=law == "end"))
    def holds(planned: Planned) -> None:
        budget.spend(lambda: hold(game, law, planned.played()))

    holds()


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", EVERY_GAME, ids=name_of)
def test_what_is_witnessed_alike_looks_alike(
    game: AnyGame, record_property: Callable[[str, object], None]
) -> None:
    watch = Sight(game)
    budget = Budget(max(MOMENTS_SEEN, times(MOMENTS_SEEN)))
    least = times(share(TRULY_DIFFERENT, game))
    begun = matches(game, longest=LONGEST_SEEN)

    @examples(share(MATCHES_SEEN, game), FEWEST_SEEN)
    @given(st.one_of(*SHORT * [begun], matches(game, is_whole=True, longest=LONGEST_WHOLE)))
    def holds(planned: Planned) -> None:
        budget.spend(lambda: watch.look(planned.played()), is_enough=not watch.lacks(least))

    holds()
    told = ", ".join(f"{number:,} {viewer}" for viewer, number in watch.different.items())
    record_property("note", f"sight: truly different pairs of {game.name}: {told}")
    watch.kept.judge()
    watch.demand(least)


@pytest.mark.parametrize("game", SHIPPED, ids=name_of)
def test_every_game_keeps_a_match_for_each_number_of_seats(game: AnyGame) -> None:
    roles = game.roles(game.options())
    counts = {
        len(match.header.seats)
        for file in goldens.match_files(game)
        for match in read(file.read_bytes())
    }
    assert counts >= {roles.least, len(roles.places)}


@pytest.mark.parametrize(
    ("game", "file"), KEPT, ids=[f"{game.name}-{file.stem}" for game, file in KEPT]
)
def test_every_kept_match_is_told_as_its_golden_tells_it(game: AnyGame, file: Path) -> None:
    goldens.compare(game, file)
