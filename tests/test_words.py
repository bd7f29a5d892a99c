"""Words: Python and the browser make the same sentences of the same messages."""

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Literal

import msgspec
import pytest

from gloaming.core import Message, Reason, Seat
from gloaming.games.bluff import GAME
from gloaming.games.bluff.messages import MatchEnded
from gloaming.words import LANGUAGES, MissingWordsError, Words, game_words

FIXTURE = Path(__file__).parents[1] / "web" / "src" / "lib" / "fixtures" / "sentences.json"
SHARED = json.loads(FIXTURE.read_text("utf-8"))
MESSAGES = GAME.events | GAME.views
FRENCH = sorted((Path(__file__).parents[1] / "src" / "gloaming").rglob("locale/fr.ftl"))


@pytest.mark.parametrize("number", range(len(SHARED["cases"])))
def test_the_browsers_sentences_are_ours(number: int, tmp_path: Path) -> None:
    case = SHARED["cases"][number]
    language = case["language"]
    (tmp_path / f"{language}.ftl").write_text(SHARED["texts"][language], "utf-8")
    message = msgspec.convert(case["message"], MESSAGES)
    told = Words(language, [tmp_path]).tell(case["prefix"], message, SHARED["names"])
    assert told == case["sentence"]


@pytest.mark.parametrize(
    ("points", "told"),
    [(0, "0 punktów"), (1, "punkt"), (2, "2 punkty"), (5, "5 punktów"), (22, "22 punkty")],
)
def test_polish_counts_as_poles_do(points: int, told: str) -> None:
    words = game_words("pl", GAME)
    assert told in words.say("event-won", {"seat": "Ania", "points": points})


@pytest.mark.parametrize("language", LANGUAGES)
def test_missing_words_are_an_error_and_not_an_empty_sentence(language: str) -> None:
    with pytest.raises(MissingWordsError):
        game_words(language, GAME).say("no-such-message")
    with pytest.raises(MissingWordsError):
        game_words(language, GAME).say("event-won", {"seat": "Ann"})


def test_reasons_call_seats_by_name() -> None:
    reason = Reason("was-worth", {"seat": 1, "card": 7, "percent": 58})
    assert "Zoé" in game_words("fr", GAME).explain("analysis", reason, ["Ania", "Zoé"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stopped_match_has_one_last_round(language: str) -> None:
    words = game_words(language, GAME)
    reason = Reason("was-worth", {"seat": 1, "card": 7, "percent": 58})
    last = words.explain("analysis", reason, ["Ania", "Zoé"]).lower()
    before = words.say("board-last").lower().split()
    assert any(word[:5] not in last for word in before), "the round before it has another name"


class Lists(Message):
    """Every kind of list."""

    seats: tuple[Seat, ...]
    cards: tuple[int, ...] | None
    flags: tuple[bool, ...]
    choices: tuple[Literal["left", "right"], ...]


LISTS = "list-empty = none\nnobody = nobody\nthing-lists = {$seats}; {$cards}; {$flags}; {$choices}"


@pytest.mark.parametrize(
    ("lists", "told"),
    [
        (Lists((), (), (), ()), "nobody; none; none; none"),
        (Lists((Seat(1),), None, (True,), ("left",)), "Bob; none; yes; left"),
        (
            Lists((Seat(0), Seat(1), Seat(2)), (12345, 2, 3), (False, True), ("left", "right")),
            "Ann, Bob and Cid; 12345, 2 and 3; no and yes; left and right",
        ),
    ],
)
def test_lists_are_spoken_in_the_british_way(lists: Lists, told: str, tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(LISTS, "utf-8")
    assert Words("en", [tmp_path]).tell("thing", lists, ["Ann", "Bob", "Cid"]) == told


@pytest.mark.parametrize(
    ("language", "told"), [("en", "nobody"), ("fr", "personne"), ("pl", "nikt")]
)
def test_no_seats_at_all_are_nobody(language: str, told: str) -> None:
    ended = game_words(language, GAME).arguments(MatchEnded(()), ["Ann"])
    assert ended == {"winners": told}


def wide_spaces(text: str) -> list[str]:
    """Where French wants a narrow space that does not break, and has another one."""
    return re.findall(r".{,20}[ \u00a0][;:!?»]|«[ \u00a0].{,20}", text)


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: file.parts[-3])
def test_french_marks_stand_behind_narrow_spaces(file: Path) -> None:
    assert wide_spaces(file.read_text("utf-8")) == []


def test_wide_spaces_in_french_are_found() -> None:
    assert wide_spaces("Quel jeu\u202f? «\u202fBluff\u202f»\u202f: oui") == []
    for wrong in ("Quel jeu ?", "Oui\u00a0!", "« Bluff\u202f»", "«\u202fBluff\u00a0»"):
        assert len(wide_spaces(wrong)) == 1, wrong


def one_for_none(text: str) -> list[str]:
    """Where French says "une" of none too: to it 0 is as much a singular as 1."""
    return [
        line.strip()
        for before, line in pairwise(text.splitlines())
        if re.match(r"\s+\[one\] .*\b[Uu]ne?\b", line) and not re.match(r"\s+\[0\] ", before)
    ]


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: file.parts[-3])
def test_french_does_not_say_one_where_there_is_none(file: Path) -> None:
    assert one_for_none(file.read_text("utf-8")) == []


def test_one_for_none_in_french_is_found() -> None:
    assert len(one_for_none("a = { $n ->\n    [one] une Ombre\n   *[other] { $n } Ombres\n}")) == 1
    for right in ("[0] aucune Ombre\n    [one] une Ombre", "[1] une Ombre", "[one] { $n } Ombre"):
        assert one_for_none(f"a = {{ $n ->\n    {right}\n   *[other] {{ $n }} Ombres\n}}") == []


def unjoined(text: str) -> list[str]:
    """Where a French name follows a word that many names would shorten: "de Ann" is none."""
    return re.findall(r".{,20}\b(?:de|que|le|la|si) \{ \$(?:name|names|host|seat|winners) \}", text)


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: file.parts[-3])
def test_french_names_follow_no_word_that_would_have_to_be_shortened(file: Path) -> None:
    assert unjoined(file.read_text("utf-8")) == []


def test_names_that_follow_such_words_in_french_are_found() -> None:
    assert unjoined("On attend { $name }. Pour { $names }.") == []
    assert len(unjoined("Le départ de { $name }. Avant que { $seat } joue.")) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_to_pause_and_to_stop_are_not_to_be_taken_for_one_another(language: str) -> None:
    words = game_words(language, GAME)
    pause, stop = (words.say(name).casefold() for name in ("menu-pause", "stop-match"))
    stems = [{word[:4] for word in text.split() if len(word) > 3} for text in (pause, stop)]
    assert not stems[0] & stems[1]
