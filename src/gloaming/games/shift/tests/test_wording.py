"""What Shadow Shift says where there is none, or nobody."""

import pytest

from gloaming.games.shift import GAME
from gloaming.games.shift.events import MatchEnded
from gloaming.games.shift.tests.table import ANN, NAMES
from gloaming.words import LANGUAGES, game_words


@pytest.mark.parametrize(("number", "told"), [(0, "aucune"), (1, "une"), (2, "2"), (5, "5")])
def test_what_is_left_to_place_is_counted_in_french(number: int, told: str) -> None:
    said = game_words("fr", GAME).say("board-by-lot-text", {"blanks": number, "criminals": number})
    assert f"Il reste {told} vierge" in said
    assert f"et {told} avec un Cambrioleur." in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_match_that_nobody_has_won_it_is_said_so(language: str) -> None:
    words = game_words(language, GAME)
    nobody = words.say("nobody").capitalize()
    drawn = words.tell("event", MatchEnded(()), NAMES)
    assert f". {nobody} " in drawn
    assert nobody not in words.tell("event", MatchEnded((ANN,)), NAMES)
    assert drawn.endswith(words.say("outcome-stopped").partition(". ")[2])


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        (
            "fr",
            "Arrive en vue\N{NARROW NO-BREAK SPACE}: X.",
            "Arrivent en vue\N{NARROW NO-BREAK SPACE}: X.",
        ),
        ("pl", "W zasięg wzroku wejdzie: X.", "W zasięg wzroku wejdą: X."),
    ],
)
def test_one_who_comes_into_view_is_one(language: str, one: str, several: str) -> None:
    words = game_words(language, GAME)
    assert words.say("board-comes", {"count": 1, "names": "X"}) == one
    assert words.say("board-comes", {"count": 2, "names": "X"}) == several


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        (0, "ne peut plus avancer."),
        (1, "ne peut plus faire qu\N{RIGHT SINGLE QUOTATION MARK}un pas,"),
        (3, "que 3 pas,"),
    ],
)
def test_the_steps_that_are_left_are_counted_in_french(steps: int, told: str) -> None:
    assert told in game_words("fr", GAME).say("board-missed-text", {"name": "X", "steps": steps})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fair_handicap_goes_by_all_that_it_was_measured_for(language: str) -> None:
    """By warehouse, rules and count, in the rules as in the help of the option."""
    last = game_words(language, GAME).say("game-rules").splitlines()[-1]
    assert {"en": "warehouse", "fr": "entrepôt", "pl": "magazyn"}[language] in last
