"""The pictures, and what is said about playing with them."""

import re
from hashlib import sha256

import msgspec
import pytest

from gloaming.games.amsterdam import GAME
from gloaming.games.amsterdam.city import DISTRICT_CELLS, SHOWING_INTEL
from gloaming.games.amsterdam.deck import FOLDER, links
from gloaming.games.amsterdam.messages import (
    CELLS_A_SIDE,
    INTEL,
    MOST_CARDS,
    PICTURES,
    ROW,
    SIDES,
    TEAMS,
)
from gloaming.words import LANGUAGES, game_words

MOST_BYTES = 400_000
EVERY = pytest.mark.parametrize("language", LANGUAGES)


class Names(msgspec.Struct):
    """Which file shows what, by its number."""

    intel: list[str]
    districts: list[str]


def names() -> Names:
    """The deck's own list."""
    return msgspec.json.decode((FOLDER / "names.json").read_bytes(), type=Names)


# Pictures


@pytest.mark.rule("AMS-47")
def test_there_are_84_intel_pictures_and_70_of_districts_all_different() -> None:
    told = names()
    assert (len(told.intel), len(told.districts)) == (len(INTEL), len(PICTURES)) == (84, 70)
    every = [*told.intel, *told.districts]
    assert len(set(every)) == 154
    for size in ("", "-s"):
        files = [FOLDER / f"{name}{size}.webp" for name in every]
        assert len({sha256(file.read_bytes()).digest() for file in files}) == 154


@pytest.mark.rule("AMS-47")
def test_their_names_and_their_order_say_nothing() -> None:
    told = names()
    for listed in (told.intel, told.districts):
        assert all(re.fullmatch(r"[0-9a-f]{10}", name) for name in listed)
        assert listed != sorted(listed)
    here = {file.stem.removesuffix("-s") for file in FOLDER.glob("*.webp")}
    assert here == {*told.intel, *told.districts}


def sizes(listed: list[str]) -> list[int]:
    """How many bytes the small pictures have, in the order of their numbers."""
    return [(FOLDER / f"{name}-s.webp").stat().st_size for name in listed]


@pytest.mark.rule("AMS-06")
def test_the_thumbnails_of_a_table_are_light_whatever_is_laid() -> None:
    """The heaviest cells and cards that can lie there together, with Districts and scattered."""
    told = names()
    cards = sum(sorted(sizes(told.intel))[-len(SHOWING_INTEL) - ROW :])
    city = sizes(told.districts)
    sides = [sum(city[first : first + CELLS_A_SIDE]) for first in range(0, 70, CELLS_A_SIDE)]
    districts = sorted(max(sides[first : first + SIDES]) for first in range(0, 14, SIDES))
    assert cards + sum(districts[1:]) < MOST_BYTES
    assert cards + sum(sorted(city)[-len(DISTRICT_CELLS) :]) < MOST_BYTES


@pytest.mark.rule("AMS-47")
def test_the_files_hold_nothing_but_pictures() -> None:
    for file in FOLDER.glob("*.webp"):
        data = file.read_bytes()
        assert data[:4] == b"RIFF"
        assert data[8:12] == b"WEBP"
        assert not any(chunk in _chunks(data) for chunk in (b"EXIF", b"XMP ", b"ICCP"))


def _chunks(data: bytes) -> set[bytes]:
    """What a WebP file is made of."""
    found, place = set(), 12
    while place + 8 <= len(data):
        found.add(data[place : place + 4])
        size = int.from_bytes(data[place + 4 : place + 8], "little")
        place += 8 + size + size % 2
    return found


@pytest.mark.rule("AMS-47")
def test_bots_have_an_opinion_of_every_picture() -> None:
    table = links()
    assert [len(line) for line in table.districts] == [70] * 84
    assert [len(line) for line in table.intel] == [84] * 84


@pytest.mark.rule("AMS-48")
def test_a_round_needs_thirty_pictures_for_the_city_and_fewer_than_thirty_cards() -> None:
    clues = len(TEAMS) * MOST_CARDS
    laid = len(SHOWING_INTEL) + ROW + clues
    assert len(DISTRICT_CELLS) == 30 <= len(PICTURES)
    assert laid + ROW < 30 <= len(INTEL)


# Words


@pytest.mark.rule("AMS-28")
@EVERY
def test_the_rules_say_that_both_cards_speak_of_the_target_alone(language: str) -> None:
    words = game_words(language, GAME)
    assert words.say("both-cards") in words.say("game-rules")


@pytest.mark.rule("AMS-61")
@EVERY
def test_the_rules_hold_hints_for_both_roles(language: str) -> None:
    words = game_words(language, GAME)
    paragraphs = words.say("game-rules").split("\n")
    for role in ("officer", "detective"):
        hints = words.say(f"hints-{role}")
        assert hints in paragraphs
        assert hints.count(". ") >= 3
        assert words.say(f"role-{role}") in hints


@pytest.mark.rule("AMS-36")
@EVERY
def test_no_words_tell_one_silence_from_another_but_those_for_the_officer(language: str) -> None:
    words = game_words(language, GAME)
    said = {
        words.say("event-nothing-happened", {"team": "black", "cell": 7, "why": why})
        for why in ("neutral", "too-early", "taken", "surplus")
    }
    assert len(said) == 4
    moved = words.say("event-moved", {"team": "black", "cell": 7})
    assert moved not in said


@pytest.mark.rule("AMS-45")
@EVERY
def test_each_level_says_how_long_a_round_is(language: str) -> None:
    words = game_words(language, GAME)
    minutes = [("recruit", "15"), ("novice", "8"), ("agent", "5"), ("master", "3")]
    for level, number in minutes:
        assert number in words.say(f"option-level-{level}-help").split()
