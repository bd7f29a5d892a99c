"""A language that nobody speaks: every letter has an accent and every text is a third longer.

What is shown without an accent was never in the words, and what does not fit will not fit in some
language that is still to come.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Route

from gloaming.games import GAMES
from gloaming.words import SHELL, Words, game_words
from tests.browser.reader import Reader, Tongue

ACCENTS = str.maketrans(
    "ABCDEFGHIJKLMNOPRSTUVWYZabcdefghijklmnoprstuvwyz",
    "ÀḂÇĎÉḞĜĤÎĴĶĹṀÑÓṔŔŚŤÚṼŴÝŹàḃçďéḟĝĥîĵķĺṁñóṕŕśťúṽŵýź",
)
LONGER = "~"
"""What words are made longer with: nothing of ours is written with it."""
LONGER_BY = 3
BRAND = "Gloaming"


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        """Text, but neither what is put into it nor how it is chosen."""
        node.value = pseudo(node.value)
        return node


def pseudo(text: str) -> str:
    """The text in this language: the lines stay lines, and each word is longer by a third."""
    return re.sub(r"\S+", lambda word: _longer(word[0]), text)


def _longer(word: str) -> str:
    letters = sum(letter.isalpha() for letter in word)
    accented = word if BRAND in word else word.translate(ACCENTS)
    return accented + LONGER * round(letters / LONGER_BY)


def pseudo_words(source: str) -> str:
    """A file of words in this language."""
    resource = FluentParser().parse(source)
    _Accents().visit(resource)
    return FluentSerializer().serialize(resource)


def write(folder: Path) -> Tongue:
    """The words of the shell and of every game, as the tests know them."""

    def written(name: str, text: str) -> Path:
        (folder / name).mkdir()
        (folder / name / "en.ftl").write_text(text, "utf-8")
        return folder / name

    shell = written("shell", _made(SHELL))
    games = {name: written(name, _made(game.home / "locale")) for name, game in GAMES.items()}
    return cache(lambda game: Words("en", [shell, games[game.name]]))


def speak(reader: Reader) -> None:
    """Give a browser these words instead of the English ones."""
    reader.page.route(re.compile(r"/assets/en-[^/]*\.js$"), _give)


def _give(route: Route) -> None:
    told = route.fetch().text()
    source = next((made for title, made in _games().items() if title in told), _made(SHELL))
    route.fulfill(content_type="text/javascript", body=f"export default {json.dumps(source)}")


@cache
def _made(folder: Path) -> str:
    return pseudo_words((folder / "en.ftl").read_text("utf-8"))


@cache
def _games() -> dict[str, str]:
    """The words of each game, by the line that tells them from others."""
    return {
        f"game-title = {game_words('en', game).say('game-title')}": _made(game.home / "locale")
        for game in GAMES.values()
    }
