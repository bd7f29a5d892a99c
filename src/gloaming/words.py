"""Words: the one place where the product speaks, by ids and arguments, from `locale/*.ftl`.

The browser reads the same files. How a message of a game becomes a sentence is said here once, and
again in `web/src/lib/words.ts`; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from gloaming.core import AnyGame, Message, Reason
from gloaming.kinds import kinds_of, tag_of

LANGUAGES = ("en", "fr", "pl")
LISTS = {"en": "en_GB"}
"""Where a language writes lists in more than one way: whose way it is."""
SHELL = Path(__file__).parent / "locale"


class MissingWordsError(Exception):
    """An id without a message, or a message that could not be formatted."""


class Words:
    """One language's words for one game: the shell's and the game's own."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            text = (folder / f"{language}.ftl").read_text("utf-8")
            self._bundle.add_resource(FluentResource(text), allow_overrides=False)

    def has(self, name: str) -> bool:
        """Whether there is a message with this id."""
        return bool(self._bundle.has_message(name))

    def say(self, name: str, args: Mapping[str, Any] | None = None) -> str:
        """The message with this id; it is an error if there is none or an argument is missing."""
        if not self.has(name):
            raise MissingWordsError(f"{self.language}: no words for {name}")
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            raise MissingWordsError(f"{self.language}: {name} has no text")
        text, errors = self._bundle.format_pattern(pattern, dict(args or {}))
        if errors:
            raise MissingWordsError(f"{self.language}: {name}: {errors[0]}")
        return str(text)

    def tell(self, prefix: str, message: Message, names: Sequence[str]) -> str:
        """The sentence for a move, an event or a thing: `event-dealt` with its fields."""
        return self.say(f"{prefix}-{tag_of(message)}", self.arguments(message, names))

    def arguments(self, message: Message, names: Sequence[str]) -> dict[str, Any]:
        """The fields of a message as words want them."""
        return {
            field: self._argument(kind, getattr(message, field), names)
            for field, kind in kinds_of(type(message)).items()
        }

    def _argument(self, kind: str, value: Any, names: Sequence[str]) -> Any:
        if value is None:
            return "none"
        if kind == "seat":
            return names[value]
        if kind == "seats":
            return self.people([names[seat] for seat in value])
        if kind == "thing":
            return self.tell("thing", value, names)
        if kind == "things":
            return self.join([self.tell("thing", thing, names) for thing in value])
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, tuple):
            return self.join([str(self._argument("plain", part, names)) for part in value])
        return value

    def explain(self, prefix: str, reason: Reason, names: Sequence[str]) -> str:
        """The sentence for a reason: an argument called `seat` is a seat, and is called by name."""
        args = {
            name: names[value] if name == "seat" and isinstance(value, int) else value
            for name, value in reason.args.items()
        }
        return self.say(f"{prefix}-{reason.id}", args)

    def join(self, parts: Sequence[str]) -> str:
        """A list as the language writes it; an empty one has words of its own."""
        if not parts:
            return self.say("list-empty")
        return format_list(list(parts), locale=LISTS.get(self.language, self.language))

    def people(self, names: Sequence[str]) -> str:
        """The same of people: where there are none it is nobody."""
        return self.join(names) if names else self.say("nobody")


def game_words(language: str, game: AnyGame) -> Words:
    """The words of a game, with the shell's beneath them; they are read once."""
    return _words(language, game.home / "locale")


@cache
def _words(language: str, folder: Path) -> Words:
    return Words(language, [SHELL, folder])
