"""What Shadow Shift says where there is none, or nobody."""

import pytest

from gloaming.games.shift import GAME
from gloaming.games.shift.events import MatchEnded
from gloaming.games.shift.tests.table import ANN, NAMES
from gloaming.words import LANGUAGES, game_words


@pytest.mark.parametrize(("number", "told"), [(0, "aucune"), (1, "une"), (2, "2"), (5, "5")])
def test_what_is_left_to_place_is_counted_in_french(number: int, told: str) -> None:
    said = game_words("fr", GAME).say("board-place-text", {"blanks": number, "criminals": number})
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
