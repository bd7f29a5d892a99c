"""`gloaming new-game`: a game that plays and passes its tests, to be changed into another."""

from __future__ import annotations

import keyword
import re
import shutil
from collections.abc import Iterator
from importlib import import_module, invalidate_caches
from pathlib import Path
from typing import TYPE_CHECKING

import click

from gloaming.commands.failure import Failure

if TYPE_CHECKING:
    from gloaming.core import AnyGame

TEXTS = {".py", ".md", ".ftl", ".ts", ".svelte", ".css"}
LONGEST_LINE = 100
KEPT_MATCH = re.compile(r"(\d+)-seats-(\d+)\.jsonl")
"""How the goldens of a game are called: by their seats and the number they were played from."""


@click.command("new-game", epilog="Example: gloaming new-game nightfall")
@click.argument("name")
def new_game(name: str) -> None:
    """Begin a game called NAME as a copy of the example.

    NAME is one word of lowercase letters. The copy plays, and passes all its tests, at once.
    """
    example = _example()
    home = example.home.parent / name
    _check_name(name, home)
    try:
        _copy(example, home, name)
        _play_matches_anew(example, home, name)
    except OSError as error:
        shutil.rmtree(home, ignore_errors=True)
        raise Failure(f"{home} cannot be written: {error.strerror}.") from None
    click.echo(f"{name} lies in {_shown(home)}. What to do next:\n")
    for row in _next_commands(home, name):
        click.echo(f"  {row}")


def _example() -> AnyGame:
    from gloaming.games import GAMES

    example = next((game for game in GAMES.values() if game.is_example), None)
    if example is None or not (example.home / "tests").is_dir():
        raise Failure("There is no example with tests to copy here: run this in the source tree.")
    return example


def _check_name(name: str, home: Path) -> None:
    if not re.fullmatch("[a-z]+", name):
        raise Failure(f"{name!r} cannot be a game's name: it is one word of lowercase letters.")
    if name in {"test", "tests"}:
        raise Failure(f"{name!r} cannot be a game's name: every test has it in its own.")
    if keyword.iskeyword(name) or keyword.issoftkeyword(name):
        raise Failure(f"{name!r} cannot be a game's name: it is a word of Python.")
    root = click.get_current_context().find_root()
    if isinstance(root.command, click.Group) and name in root.command.commands:
        raise Failure(f"{name!r} cannot be a game's name: it is a verb of this shell.")
    if home.exists():
        raise Failure(f"There is something called {name!r} already: {_shown(home)}.")


def _shown(path: Path) -> str:
    here = Path.cwd()
    return str(path.relative_to(here) if path.is_relative_to(here) else path)


# Copying


def _copy(example: AnyGame, home: Path, name: str) -> None:
    """Everything but the matches, which name their game in every digest."""
    ignored = shutil.ignore_patterns("__pycache__", "*.jsonl", "playthroughs")
    shutil.copytree(example.home, home, ignore=ignored)
    for path in home.rglob("*"):
        if path.suffix in TEXTS:
            path.write_text(renamed(path.read_text("utf-8"), example.name, name), "utf-8")
    init = home / "__init__.py"
    init.write_text(init.read_text("utf-8").replace("    is_example=True,\n", ""), "utf-8")


def renamed(text: str, old: str, new: str) -> str:
    """A text of one game as that of another."""
    praise = "the smallest game with every feature, and the one to copy"
    title, copied = new.title(), "began as a copy of the example"
    text = text.replace(f"{old.title()} is the example: {praise}.", f"{title} {copied}.")
    text = text.replace(f"{old.title()}: {praise}.", f"{title}, which {copied}.")
    text = re.sub(rf"(?<=games[./]){old}\b", new, text)
    text = re.sub(rf'(?<=name="){old}(?=")', new, text)
    text = re.sub(rf"\b{old.upper()}(?=-\d)", new.upper(), text)
    text = re.sub(r"(?m)^game-title = .*", f"game-title = {title}", text)
    text = re.sub(rf"\b{old.title()}\b", title, text)
    return re.sub(r'(?m)^("""[^:,.\n]+)[^\n]+"""$', _shortened, text)


def _shortened(docstring: re.Match[str]) -> str:
    """A line that a longer name made too long keeps what stands before its first mark."""
    return docstring[0] if len(docstring[0]) <= LONGEST_LINE else f'{docstring[1]}."""'


def _play_matches_anew(example: AnyGame, home: Path, name: str) -> None:
    """Matches of the same seats and numbers, and their playthroughs."""
    from gloaming.testing import goldens

    invalidate_caches()
    game: AnyGame = import_module(f"gloaming.games.{name}").GAME
    assert game.home == home
    for file in goldens.match_files(example):
        if kept := KEPT_MATCH.fullmatch(file.name):
            goldens.write(game, goldens.write_new(game, int(kept[1]), int(kept[2])))


def _next_commands(home: Path, name: str) -> Iterator[str]:
    yield "make fix"
    yield f"pytest {_shown(home)} tests/test_every_game.py -k {name}"
    yield f"gloaming simulate {name} --matches 100 --out {name}.jsonl"
    yield f"gloaming replay {name}.jsonl --as 0"
    yield "make play"
    yield ""
    yield "docs/adding-a-game.md goes on from here."
