"""What becomes of words on their way to others: markup stays text, nothing invisible, no towers."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming.core import Seat
from gloaming.games import GAMES
from gloaming.server.acts import RefusalError
from gloaming.server.asides import hearing
from gloaming.server.store import MOST_LINES
from gloaming.server.talk import (
    LONGEST_LINE,
    LONGEST_NOTE,
    MOST_MARKS,
    Line,
    Talk,
    clean_line,
    clean_note,
)

ACUTE, GRAVE = "\u0301", "\u0300"
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("<img src=x onerror=alert()>", "<img src=x onerror=alert()>"),
        ("  two\t words\n", "two words"),
        ("one\u2028two\u0085three", "one two three"),
        ("\u202eright\u2066\u202d", "right"),
        ("zero\u200bwidth\ufeff\u2060", "zerowidth"),
        ("bell\x07\x1b[31m\x00", "bell[31m"),
        ("e" + ACUTE, "\u00e9"),
        (FAMILY, FAMILY),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("newer than these rules: \U0001fa77", "newer than these rules: \U0001fa77"),
        ("\u05e9\u05dc\u05d5\u05dd", "\u05e9\u05dc\u05d5\u05dd"),
    ],
    ids=["markup", "spaces", "line-ends", "direction", "zero-width", "controls", "composed",
         "family", "heart", "new-emoji", "hebrew"],
)  # fmt: skip
def test_a_line_is_text_and_nothing_else(said: str, read: str) -> None:
    assert clean_line(said) == read


@pytest.mark.parametrize(
    "said",
    ["", "   ", "\u200b\u202e", "\u200d", "\u200c \u200d", "\u3164", "\u2800\u2800", "\ufe0f",
     "\u034f", "\u115f\u1160"],
)  # fmt: skip
def test_a_line_that_nobody_could_see_is_none(said: str) -> None:
    with pytest.raises(RefusalError) as refused:
        clean_line(said)
    assert refused.value.reason == "text-empty"


def test_a_line_has_a_longest() -> None:
    assert len(clean_line("x" * LONGEST_LINE)) == LONGEST_LINE
    for said in ("x" * (LONGEST_LINE + 1), "x" * 10_000, "\U0001f600" * (LONGEST_LINE + 1)):
        with pytest.raises(RefusalError) as refused:
            clean_line(said)
        assert refused.value.reason == "text-too-long"


def tallest(text: str) -> int:
    """How many marks stand on one letter, at most; what is invisible is no letter."""
    most = height = 0
    for letter in text:
        kind = unicodedata.category(letter)
        if kind[0] == "M":
            height += 1
        elif kind != "Cf":
            height = 0
        most = max(most, height)
    return most


@pytest.mark.parametrize("between", ["", "\u200b", "\u200d", "\u202e", "\x07"])
def test_no_tower_of_accents_climbs_over_what_others_say(between: str) -> None:
    said = "q" + between.join([ACUTE + GRAVE] * 100)
    assert len(said) <= LONGEST_LINE
    assert tallest(clean_line(said)) == MOST_MARKS


@given(st.text(max_size=LONGEST_LINE))
def test_whatever_is_said_is_one_line_without_controls_and_said_again_the_same(said: str) -> None:
    try:
        read = clean_line(said)
    except RefusalError as refused:
        assert refused.reason == "text-empty"  # noqa: PT017 - most lines are not refused
        return
    assert len(read.splitlines()) == 1
    assert read == read.strip()
    kinds = {unicodedata.category(letter) for letter in read if letter not in "\u200c\u200d"}
    assert not kinds & {"Cc", "Cf", "Cs", "Co"}
    assert tallest(read) <= MOST_MARKS
    assert clean_line(read[:LONGEST_LINE]) == read[:LONGEST_LINE].strip()


def test_notes_keep_their_lines() -> None:
    assert clean_note("one\r\n\ttwo\u202e\n\n<b>") == "one\n two\n\n<b>"
    assert clean_note("") == ""
    assert len(clean_note("n" * LONGEST_NOTE)) == LONGEST_NOTE
    with pytest.raises(RefusalError) as refused:
        clean_note("n" * (LONGEST_NOTE + 1))
    assert refused.value.reason == "text-too-long"


# Who hears it


def line(n: int = 0, **given: object) -> Line:
    usual = {"at": 0, "person": "ann", "key": "k", "name": "Ann", "place": 0, "text": "t",
             "seats": (0, 1), "watchers": False, "heard_by": ("ann", "bob"),
             "kept_from": ("cid",)}  # fmt: skip
    return Line(n, **{**usual, **given})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("watchers", "readers"),
    [(False, {"ann", "bob"}), (True, {"ann", "bob", "eve"})],
)
def test_a_line_is_for_those_who_heard_it(watchers: bool, readers: set[str]) -> None:  # noqa: FBT001
    said = line(watchers=watchers)
    assert {who for who in ("ann", "bob", "cid", "eve") if said.is_for(who)} == readers


def test_a_table_remembers_so_many_lines_and_goes_on_counting() -> None:
    talk = Talk(line(n) for n in range(MOST_LINES + 5))
    assert len(talk.heard_by("ann")) == MOST_LINES
    assert talk.heard_by("cid") == ()
    assert talk.next_number() == MOST_LINES + 5
    assert Talk().next_number() == 0


def test_everybody_hears_a_player_and_nobody_but_spectators_a_spectator() -> None:
    bluff = GAMES["bluff"]
    table = bluff.setup(bluff.options(), bluff.roles(bluff.options()).places[:3])
    player = hearing(bluff, table, 3, Seat(1))
    assert (player.seats, player.watchers, player.whispers) == ((0, 2), True, ())
    spectator = hearing(bluff, table, 3, "public")
    assert (spectator.seats, spectator.watchers) == ((), True)
