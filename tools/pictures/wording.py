"""Alt text says what is seen: what it means, and what somebody is like, is the table's to say."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache

import msgspec

from tools.pictures.deck import HERE
from tools.pictures.recipe import Alt

FILE = HERE / "wording.toml"
WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")


class Wording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a language does without."""

    refused: tuple[str, ...]
    allowed: tuple[str, ...] = ()


@cache
def wordings() -> dict[str, Wording]:
    """By language."""
    return msgspec.convert(tomllib.loads(FILE.read_text("utf-8")), dict[str, Wording])


@cache
def _refused(language: str) -> re.Pattern[str]:
    words = (re.escape(word).replace(r"\*", ".*") for word in wordings()[language].refused)
    return re.compile("|".join(words))


def judging(text: str, language: str) -> Iterator[str]:
    """Words of a text that judge or interpret."""
    plain = text.lower()
    for phrase in wordings()[language].allowed:
        plain = plain.replace(phrase, "")
    yield from (word for word in WORD.findall(plain) if _refused(language).fullmatch(word))


def complaints(alt: Alt) -> Iterator[str]:
    """Where alt text says more than what is seen."""
    for language in wordings():
        for word in judging(getattr(alt, language), language):
            yield f"its words in {language} judge or interpret: {word}"
