"""What is said at a table, and who hears it."""

from __future__ import annotations

import unicodedata
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from gloaming.server.acts import RefusalError
from gloaming.server.store import MOST_LINES
from gloaming.server.wire import Spoken

if TYPE_CHECKING:
    from gloaming.server.lobby import Table

LONGEST_LINE = 500
MOST_BROUGHT = 30
LONGEST_NOTE = 4000
JOINERS = "\u200c\u200d"
"""Invisible, and needed: by some scripts, and by families of emoji."""
LOOK_LIKE_NOTHING = "\u115f\u1160\u2800\u3164"
"""Letters by their category, blanks by their looks."""
EMOJI = range(0x1F000, 0x1FB00)
"""New ones come every year, before anybody here has heard of them."""
MOST_MARKS = 4
"""So many accents may stand on one letter; more would climb over what others say."""


class Line(msgspec.Struct, frozen=True):
    """One thing that was said, as it is kept."""

    n: int
    at: int
    person: str
    key: str
    name: str
    place: int | None
    text: str
    seats: tuple[int, ...] | None
    watchers: bool
    heard_by: tuple[str, ...]
    """The people with seats who heard it."""
    kept_from: tuple[str, ...]
    """The people with seats who did not."""
    is_whisper: bool = False
    """Everybody knows that it was said, and to whom."""

    def is_for(self, person: str) -> bool:
        """Whether somebody may read it."""
        if person == self.person or person in self.heard_by:
            return True
        return self.watchers and person not in self.kept_from

    @property
    def is_for_all(self) -> bool:
        """Whether nobody at the table was left out."""
        return self.watchers and not self.kept_from and not self.is_whisper

    def brought(self, number: int, table: Table) -> Line:
        """The same at the table to which everybody goes on, for those who sit there already.

        Whoever comes later did not hear it, and the door may have been locked when it was said.
        """
        place, persons = table.place_of(self.person), tuple(one.id for one in table.persons)
        return Line(
            number, self.at, self.person, self.key, self.name, place, self.text, None,
            watchers=False, heard_by=persons, kept_from=(),
        )  # fmt: skip

    def told(self, person: str, number: int) -> Spoken | None:
        """As somebody is told of it; of a whisper that is not for them, all but the words.

        Its number is their own: a gap would tell that something was said behind their back.
        """
        if not self.is_for(person) and not self.is_whisper:
            return None
        text = self.text if self.is_for(person) else None
        return Spoken(
            number, self.at, self.name, self.place, person == self.person, text, self.seats,
            self.watchers,
        )  # fmt: skip


class Talk:
    """The last lines of a table."""

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        self.lines: deque[Line] = deque(lines, maxlen=MOST_LINES)
        self._given = self.lines[-1].n + 1 if self.lines else 0

    def next_number(self) -> int:
        """A number for a new line; numbers grow in the order in which things are said."""
        self._given += 1
        return self._given - 1

    def has(self, person: str, key: str) -> bool:
        """Whether this was said before."""
        return any((line.person, line.key) == (person, key) for line in self.lines)

    def said_to_all(self) -> tuple[Line, ...]:
        """The last that everybody could hear: what comes along to another table."""
        return tuple(line for line in self.lines if line.is_for_all)[-MOST_BROUGHT:]

    def heard_by(self, person: str) -> tuple[Spoken, ...]:
        """All that somebody heard, or heard of."""
        heard: list[Spoken] = []
        for line in self.lines:
            spoken = line.told(person, len(heard))
            heard += [] if spoken is None else [spoken]
        return tuple(heard)


def clean_line(asked: str) -> str:
    """A line as others see it: nothing that is invisible, turns text round or climbs over it."""
    if len(asked) > LONGEST_LINE:
        raise RefusalError("text-too-long")
    text = " ".join(clean_text(asked).split())
    if not is_seen(text):
        raise RefusalError("text-empty")
    return text


def clean_note(asked: str) -> str:
    """Notes as their owner sees them again; they may have many lines."""
    if len(asked) > LONGEST_NOTE:
        raise RefusalError("text-too-long")
    return "\n".join(clean_text(line) for line in asked.splitlines())


def clean_text(asked: str) -> str:
    """Text without controls, and with a bounded number of accents on each letter."""
    letters: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", asked):
        if letter.isspace():
            letters.append(" ")
            marks = 0
        elif unicodedata.category(letter)[0] == "M":
            marks += 1
            if marks <= MOST_MARKS:
                letters.append(letter)
        elif not _is_control(letter):
            letters.append(letter)
            marks = 0
        elif letter in JOINERS:  # joins what stands on both sides, so it begins no new letter
            letters.append(letter)
    return "".join(letters)


def is_seen(text: str) -> bool:
    """Whether there is anything to see: accents, joiners and blanks alone are nothing."""
    return any(
        not letter.isspace()
        and unicodedata.category(letter)[0] != "M"
        and not _is_control(letter)
        and letter not in LOOK_LIKE_NOTHING
        for letter in text
    )


def _is_control(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "C" and ord(letter) not in EMOJI
