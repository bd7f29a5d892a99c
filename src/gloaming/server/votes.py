"""What the people at a table agree on while a match runs."""

from __future__ import annotations

from collections.abc import Collection

from gloaming.core import Seat
from gloaming.server.wire import Tally, Topic

Question = tuple[Topic, int | None]
ABOUT_SOMEBODY: tuple[Topic, ...] = ("remove", "send-away")
FEWEST_TO_SEND = 3
"""Where there are fewer people, one alone would decide about the other."""


class Votes:
    """Who is for what. Only those count who are here."""

    def __init__(self) -> None:
        self._for: dict[Question, dict[Seat, bool]] = {}
        """Those who are for it, and whether they may be named."""

    def cast(self, question: Question, seat: Seat, *, is_for: bool, is_named: bool = True) -> None:
        """Somebody is for it, or is not any more; asked again nothing changes."""
        voters = self._for.setdefault(question, {})
        if is_for:
            voters.setdefault(seat, is_named)
        else:
            voters.pop(seat, None)

    def settle(self, question: Question) -> None:
        """It is decided: nobody has to be for it any more."""
        self._for.pop(question, None)

    def forget(self) -> None:
        """Ask nothing any more."""
        self._for.clear()

    def seat_was_handed(self, seat: Seat) -> None:
        """Somebody else sits there: what was asked about the last one, or by them, is no more."""
        for topic in ABOUT_SOMEBODY:
            self.settle((topic, seat))
        for voters in self._for.values():
            voters.pop(seat, None)

    def is_open(self, question: Question) -> bool:
        """Whether somebody has asked for it."""
        return bool(self._for.get(question))

    def take_passed(self, here: Collection[Seat], seated: Collection[Seat]) -> tuple[Question, ...]:
        """The questions that enough are for by now; they are settled with it."""
        passed = tuple(one for one in self._for if self.has_passed(one, here, seated))
        for question in passed:
            self.settle(question)
        return passed

    def has_passed(
        self, question: Question, here: Collection[Seat], seated: Collection[Seat] = ()
    ) -> bool:
        """Whether enough of those who are here are for it; whom it is about has no say in it."""
        voters = self._for.get(question, {})
        return len((voters.keys() & set(here)) - {question[1]}) >= needed(question, here, seated)

    def tallies(self, here: Collection[Seat], seated: Collection[Seat]) -> tuple[Tally, ...]:
        """All open questions."""
        return tuple(_tally(one, self._for[one], needed(one, here, seated)) for one in self._open)

    def of(self, seat: Seat | None) -> tuple[int, ...]:
        """Which of the open questions, by their number, a seat is for."""
        return tuple(n for n, question in enumerate(self._open) if seat in self._for[question])

    @property
    def _open(self) -> tuple[Question, ...]:
        return tuple(question for question, voters in self._for.items() if voters)


def _tally(question: Question, voters: dict[Seat, bool], enough: int) -> Tally:
    named = tuple(sorted(seat for seat, is_named in voters.items() if is_named))
    return Tally(*question, named, len(voters) - len(named), enough)


def needed(question: Question, here: Collection[Seat], seated: Collection[Seat] = ()) -> int:
    """Time stands still when all agree; it goes on, and somebody is removed, when most do.

    Whoever walked off while time stood must not keep the others for ever. To send somebody away for
    good takes most of all who sit at the table, here or not, and never one alone.
    """
    topic, seat = question
    if topic == "pause":
        return max(1, len(here))
    if topic == "send-away":
        return max(2, len(set(seated) - {seat}) // 2 + 1)
    return len(set(here) - {seat}) // 2 + 1
