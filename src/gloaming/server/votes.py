"""What the people at a table agree on while a match runs."""

from __future__ import annotations

from collections.abc import Collection

from gloaming.core import Seat
from gloaming.server.wire import Tally, Topic

Question = tuple[Topic, int | None]


class Votes:
    """Who is for what. Only those count who are here."""

    def __init__(self) -> None:
        self._for: dict[Question, set[Seat]] = {}

    def cast(self, question: Question, seat: Seat, *, is_for: bool) -> None:
        """Somebody is for it, or is not any more."""
        voters = self._for.setdefault(question, set())
        if is_for:
            voters.add(seat)
        else:
            voters.discard(seat)

    def settle(self, question: Question) -> None:
        """It is decided: nobody has to be for it any more."""
        self._for.pop(question, None)

    def forget(self) -> None:
        """Ask nothing any more."""
        self._for.clear()

    def take_passed(self, here: Collection[Seat]) -> tuple[Question, ...]:
        """The questions that enough are for by now; they are settled with it."""
        passed = tuple(question for question in self._for if self.has_passed(question, here))
        for question in passed:
            self.settle(question)
        return passed

    def has_passed(self, question: Question, here: Collection[Seat]) -> bool:
        """Whether enough of those who are here are for it."""
        return len(self._for.get(question, set()) & set(here)) >= needed(question, here)

    def tallies(self, here: Collection[Seat]) -> tuple[Tally, ...]:
        """All open questions."""
        return tuple(
            Tally(question[0], question[1], tuple(sorted(voters)), needed(question, here))
            for question, voters in self._for.items()
            if voters
        )


def needed(question: Question, here: Collection[Seat]) -> int:
    """Time stands still when all agree; it goes on, and somebody is removed, when most do.

    Whoever walked off while time stood must not keep the others for ever.
    """
    topic, seat = question
    if topic == "pause":
        return max(1, len(here))
    return len(set(here) - {seat}) // 2 + 1
