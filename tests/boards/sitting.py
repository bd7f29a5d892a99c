"""The table around a board: one person with a name, and people or bots on the other seats."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
from msgspec.structs import replace

from gloaming.core import Place, Seat, Viewer
from gloaming.server import lobby, wire
from gloaming.server.asides import hearing
from gloaming.server.facts import Person, Robot
from gloaming.server.frames import encode
from gloaming.server.lobby import Table, TableHeader
from gloaming.server.tableview import Attendee, sitters_at, table_view
from gloaming.testing import Story

CODE = "BOARDSET"
MATCH = "b0a2d" * 4
COMMITMENT = "c0" * 32
WATCHER = Person("watcher", "Host")


class Sitting:
    """Who sits where while a story is told, as the server keeps it and tells of it.

    `company` names the people on the other seats, in order; bots have the seats that are left.
    The places of the seats in `free` are free, as before a match.
    """

    def __init__(
        self, story: Story, seat: Seat | None, name: str, company: Sequence[str] = (),
        free: Collection[int] = (),
    ) -> None:  # fmt: skip
        self._game, self._seat = story.game, seat
        self._person = Person("viewer", name)
        self._free = free
        others = [other for other in range(len(story.seats)) if other not in {seat, *free}]
        self._people = {
            other: Person(f"friend-{other}", friend)
            for other, friend in zip(others, company, strict=False)
        }
        self._table = self._laid(story)

    def _laid(self, story: Story) -> Table:
        """A table with exactly the places taken that the match has seats for."""
        host = self._person if self._seat is not None else WATCHER
        empty = lobby.fresh(TableHeader(CODE, self._game.name, host), self._game)
        empty = replace(empty, options=encode(story.options))
        places: list[Person | Robot | None] = [None] * len(lobby.roles_of(empty, self._game).places)
        for seat, number in enumerate(self._numbers(empty, story.seats)):
            places[number] = self._sitter(seat)
        return replace(
            empty, places=tuple(places), next_match=MATCH, commitment=COMMITMENT, running=MATCH,
            sitters=tuple(sitter.id if isinstance(sitter, Person) else None
                          for sitter in map(self._sitter, range(len(story.seats)))),
        )  # fmt: skip

    def _numbers(self, empty: Table, seats: tuple[Place, ...]) -> list[int]:
        """The first free place of its kind for each seat, in the order of the seats."""
        found: list[int] = []
        there = lobby.roles_of(empty, self._game).places
        for seat in seats:
            after = found[-1] + 1 if found else 0
            found.append(there.index(seat, after))
        return found

    def _sitter(self, seat: int) -> Person | Robot | None:
        if seat in self._free:
            return None
        if seat == self._seat:
            return self._person
        return self._people.get(seat) or Robot(next(iter(self._game.bots)))

    @property
    def options(self) -> msgspec.Raw:
        """The options of the match, as frames carry them."""
        return msgspec.Raw(self._table.options)

    @property
    def sitters(self) -> tuple[wire.Sitter, ...]:
        """Who has the seats, as frames tell it."""
        seats = sitters_at(self._table, self._game)
        return tuple(wire.Sitter(one.name, one.place, one.bot) for one in seats)

    def view(self, story: Story, *, is_begun: bool = True) -> wire.TableView:
        """The table as the viewer is told of it at this point of the story, or before it began."""
        is_running = is_begun and story.outcome is None
        table = self._table
        if not is_running:
            table = replace(table, running=None, last=MATCH if is_begun else None)
        view = table_view(table, self._game, (self._person.id,), lambda _person: Attendee("here"))
        you = None if self._seat is None else table.taken[self._seat]
        view = replace(view, you=you, is_host=you is not None)
        return replace(view, hearing=self._heard(story), now=story.now) if is_running else view

    def _heard(self, story: Story) -> wire.Hearing | None:
        viewer: Viewer = "public" if self._seat is None else self._seat
        return hearing(self._game, story.state, len(story.seats), viewer)
