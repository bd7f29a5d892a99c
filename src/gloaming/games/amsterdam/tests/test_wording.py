"""What Shadows: Amsterdam says where a word is all there is."""

import pytest

from gloaming.games.amsterdam import GAME
from gloaming.games.amsterdam.messages import TEAMS
from gloaming.words import LANGUAGES, game_words


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_team_has_a_letter_of_its_own(language: str) -> None:
    words = game_words(language, GAME)
    letters = {words.say("board-letter", {"team": team}) for team in TEAMS}
    assert [len(letter) for letter in letters] == [1, 1]
