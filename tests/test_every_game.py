"""The laws over every game: those of the package, and those that only tests play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from random import Random
from statistics import mean

import pytest
from hypothesis import given

from gloaming.core import AnyGame
from gloaming.core.file import read
from gloaming.games import GAMES
from gloaming.testing import goldens
from gloaming.testing.laws import LAWS, Sight
from gloaming.testing.matches import Match, play_at_random, seating
from gloaming.testing.strategies import examples, matches, times

MATCHES = 100
INPUTS = 12_000
"""So many are looked at under each law: where matches are long, fewer of them are enough."""
MATCHES_READ = 25
"""Fewer, because every sentence of them is said in every language."""
MATCHES_SEEN = 300
MOMENTS_SEEN = 15_000
"""Of long ones fewer, here too."""
TRULY_DIFFERENT = 200
"""How many pairs of moments each kind of viewer must have compared under the law of sight."""
SHARE = 0.3
"""A game that only tests play is looked at less."""


def only_tested() -> list[AnyGame]:
    """The games in `tests/games`, found by looking: every module there that has a GAME."""
    folder = Path(__file__).parent / "games"
    names = (module.name for module in iter_modules([str(folder)]))
    modules = [import_module(f"tests.games.{name}") for name in names if name[:5] != "test_"]
    return [module.GAME for module in modules if hasattr(module, "GAME")]


SHIPPED = list(GAMES.values())
EVERY_GAME = [*SHIPPED, *only_tested()]
KEPT = [(game, file) for game in SHIPPED for file in goldens.match_files(game)]


def name_of(game: AnyGame) -> str:
    return game.name


def share(number: int, game: AnyGame) -> int:
    return number if game in SHIPPED else round(number * SHARE)


def enough(game: AnyGame) -> int:
    """How many matches it takes to see as much of this game as of any other."""
    options, rng = game.options(), Random(1)
    roles, lengths = game.roles(options), []
    for _ in range(5):
        seats = seating(roles, rng.randint(roles.least, len(roles.places)), rng)
        lengths.append(len(play_at_random(game, options, seats, rng).deeds))
    return min(MATCHES, round(INPUTS / mean(lengths)))


def pairs() -> Iterator[object]:
    for game in EVERY_GAME:
        for law in LAWS:
            # nobody ever reads a game that only tests play
            if law != "words" or game in SHIPPED:
                yield pytest.param(game, law, id=f"{game.name}-{law}")


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("game", "law"), list(pairs()))
def test_every_game_keeps_the_law(game: AnyGame, law: str) -> None:
    @examples(share(MATCHES_READ if law == "words" else enough(game), game))
    @given(matches(game, is_whole=law == "end"))
    def holds(match: Match) -> None:
        LAWS[law](game, match)

    holds()


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", EVERY_GAME, ids=name_of)
def test_what_is_witnessed_alike_looks_alike(
    game: AnyGame, record_property: Callable[[str, object], None]
) -> None:
    watch = Sight(game)

    @examples(share(MATCHES_SEEN, game))
    @given(matches(game, is_whole=True))
    def holds(match: Match) -> None:
        if watch.moments < max(MOMENTS_SEEN, times(MOMENTS_SEEN)):
            watch.look(match)

    holds()
    told = ", ".join(f"{number:,} {viewer}" for viewer, number in watch.different.items())
    record_property("note", f"sight: truly different pairs of {game.name}: {told}")
    watch.kept.judge()
    watch.demand(times(share(TRULY_DIFFERENT, game)))


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
