"""Tests of the tests: every fault planted in Bluff is found by the law that it breaks."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Literal, get_args

import pytest

from gloaming.core import AnyGame
from gloaming.games.bluff import GAME
from gloaming.games.bluff.messages import Options
from gloaming.testing import LawBrokenError, laws, play_at_random
from gloaming.testing.laws import Door
from gloaming.testing.secrets import Secrets, secrets_of
from gloaming.testing.sight import Onlooker
from tests.planted import leaks
from tests.planted.breaches import BREACHES
from tests.planted.leaks import OF_EVENTS, PLACES, compare_goldens, listen, watch

LANGUAGES = ("en", "fr", "pl")


def hold(law: laws.Law, game: AnyGame, player: AnyGame) -> None:
    for seed in range(30):
        law(game, play_at_random(player, player.options(), PLACES[: 2 + seed % 3], Random(seed)))


def told_by(law: laws.Law, game: AnyGame, player: AnyGame | None = None) -> str:
    """Name what a law says of a game that breaks it, in matches of its own or of another."""
    with pytest.raises(LawBrokenError) as caught:
        hold(law, game, player or game)
    return str(caught.value)


# Bluff itself


@pytest.mark.parametrize("law", laws.LAWS)
def test_bluff_itself_keeps_every_law(law: str) -> None:
    hold(laws.LAWS[law], GAME, GAME)


@pytest.mark.parametrize("law", [watch, listen, compare_goldens])
def test_bluff_itself_has_no_leak(law: Callable[[AnyGame], object]) -> None:
    law(GAME)


# Sight


@pytest.mark.parametrize(("game", "what"), leaks.SIGHT.values(), ids=leaks.SIGHT)
def test_sight_finds_leak(game: AnyGame, what: str) -> None:
    with pytest.raises(LawBrokenError, match=what) as caught:
        watch(game)
    assert caught.value.law == "sight"


@pytest.mark.parametrize(("door", "what"), leaks.DOORS.values(), ids=leaks.DOORS)
def test_sight_finds_leak_in_answers_of_the_door(door: Door, what: str) -> None:
    with pytest.raises(LawBrokenError, match=what):
        watch(GAME, door=door)


def test_sight_compares_imagined_worlds_where_matches_never_agree() -> None:
    matches = leaks.some_matches(leaks.NUMBERED)
    serials = {match.deeds[-1].after.serial for match in matches}
    assert len(serials) == len(matches)
    assert watch(leaks.NUMBERED, least=30).different["public"] > 1000


@pytest.mark.parametrize("onlooker", get_args(Onlooker))
def test_sight_demands_enough_for_each_kind_of_viewer(onlooker: Onlooker) -> None:
    seen = laws.Sight(GAME)
    seen.different.update(dict.fromkeys(get_args(Onlooker), 10))
    seen.demand(10)
    seen.different[onlooker] -= 1
    with pytest.raises(LawBrokenError, match=f"only 9 .* were compared for: {onlooker}"):
        seen.demand(10)


# Secrets

AT_ONCE = {name: game for name, game in OF_EVENTS.items() if name != "late in the match"}


@pytest.mark.parametrize("game", leaks.SHOWN_OUTRIGHT.values(), ids=leaks.SHOWN_OUTRIGHT)
def test_secrets_finds_leak_of_an_event(game: AnyGame) -> None:
    with pytest.raises(LawBrokenError, match=r"law of secrets.*keeps for others"):
        listen(game)


@pytest.mark.parametrize("game", AT_ONCE.values(), ids=AT_ONCE)
def test_secrets_finds_leak_that_can_always_be_told(game: AnyGame) -> None:
    with pytest.raises(LawBrokenError, match=r"law of (secrets.*can always tell|sight.*view)"):
        watch(game)


@pytest.mark.parametrize("game", OF_EVENTS.values(), ids=OF_EVENTS)
def test_golden_tells_leak_of_an_event(game: AnyGame) -> None:
    with pytest.raises(LawBrokenError, match=r"first in this moment:\n#[^\n]+\n  [^\n]+ witnesses"):
        compare_goldens(game)


def test_secrets_finds_leak_by_half() -> None:
    game = leaks.SHOWN_BY_HALF
    pairs = [play_at_random(game, Options(), PLACES[:2], Random(seed)) for seed in range(120)]
    with pytest.raises(LawBrokenError, match=r"tell \[(0, 2, 4, 6, 8|1, 3, 5, 7, 9)\] from others"):
        laws.sight(game, pairs)


def test_secrets_finds_event_that_is_kept_from_its_viewers() -> None:
    with pytest.raises(LawBrokenError, match=r"of which tests/secrets.py hides nothing"):
        listen(leaks.HIDDEN)


@pytest.mark.parametrize(("table", "law", "what"), leaks.TABLES.values(), ids=leaks.TABLES)
def test_secrets_finds_wrong_table(
    table: Secrets, law: Callable[[AnyGame, Secrets], object], what: str
) -> None:
    with pytest.raises(LawBrokenError, match=what) as caught:
        law(GAME, table)
    assert caught.value.law == "secrets"


def test_secrets_finds_game_without_table(tmp_path: Path) -> None:
    with pytest.raises(LawBrokenError, match="bluff has no table SECRETS"):
        secrets_of(replace(GAME, home=tmp_path))


# All other laws but that of words


@pytest.mark.parametrize(("game", "law", "what"), BREACHES.values(), ids=BREACHES)
def test_law_finds_breach(game: AnyGame, law: laws.Law, what: str) -> None:
    assert what in told_by(law, game, GAME if law is laws.legality else None)


# Words


class Choosy(Options, frozen=True):
    """An option with two choices."""

    tempo: Literal["slow", "quick"] = "slow"


@pytest.fixture
def elsewhere(tmp_path: Path) -> AnyGame:
    """Bluff, with words of its own that may be spoiled."""
    shutil.copytree(GAME.home / "locale", tmp_path / "locale")
    return replace(GAME, home=tmp_path)


def spoil(game: AnyGame, pattern: str, instead: str, languages: tuple[str, ...]) -> None:
    for language in languages:
        file = game.home / "locale" / f"{language}.ftl"
        text, times = re.subn(pattern, instead, file.read_text("utf-8"), flags=re.MULTILINE)
        assert times
        file.write_text(text, "utf-8")


DEALT = r"^event-dealt = .*\n"
WEATHER = "event-dealt = { $weather }\n"
WORDS = [
    ("^game-rules =", "game-tale =", LANGUAGES, "no words for game-rules"),
    ("^move-stay = ", "move-remain = ", LANGUAGES, "no words for move-stay"),
    (DEALT, "", ("en",), "en lacks ['event-dealt']"),
    (DEALT, "", ("fr",), "fr lacks ['event-dealt']"),
    (DEALT, "", ("pl",), "pl lacks ['event-dealt']"),
    (DEALT, WEATHER, ("fr",), "event-dealt"),
    (r"\A", "this is no message\n", ("en",), "cannot be read"),
]


@pytest.mark.parametrize(("pattern", "instead", "languages", "told"), WORDS)
def test_words_finds_spoiled_words(
    elsewhere: AnyGame, pattern: str, instead: str, languages: tuple[str, ...], told: str
) -> None:
    spoil(elsewhere, pattern, instead, languages)
    assert told in told_by(laws.words, elsewhere)


def test_words_finds_missing_file(elsewhere: AnyGame) -> None:
    (elsewhere.home / "locale" / "pl.ftl").unlink()
    assert "pl.ftl" in told_by(laws.words, elsewhere)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("tempo", "no words for option-tempo"),
        ("tempo-help", "no words for option-tempo-help"),
        ("tempo-quick", "no words for option-tempo-quick"),
    ],
)
def test_words_finds_option_without_words(elsewhere: AnyGame, name: str, told: str) -> None:
    ids = {"tempo", "tempo-help", "tempo-slow", "tempo-quick"} - {name}
    more = "".join(f"option-{spoken} = tempo\n" for spoken in sorted(ids))
    spoil(elsewhere, r"\A", more, LANGUAGES)
    assert told_by(laws.words, replace(elsewhere, options=Choosy)).endswith(told)
