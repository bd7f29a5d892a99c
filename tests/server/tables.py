"""Tables of a harness that a test makes and ends without clients, over days."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import apsw

from gloaming.core import AnyGame
from gloaming.games import GAMES
from gloaming.server.facts import Finished, Person, Started
from gloaming.server.frames import encode
from gloaming.server.hub import Before
from gloaming.server.room import Room
from gloaming.server.store import Batch
from gloaming.server.sweeping import DAY
from gloaming.server.tableview import promise_next
from gloaming.server.talk import Line
from tests.support.harness import Harness

ANN, BOB = Person("ann", "Ann"), Person("bob", "Bob")
SAID = Line(0, 0, "ann", "key", "Ann", 0, "hello", None, watchers=True, heard_by=(), kept_from=())
TABLES = ("logs", "inputs", "alarms", "seeds", "notes", "talk", "visits", "sessions")


class Tables(Harness):
    """A harness whose calendar a test turns; bots think without pauses."""

    def __init__(self, data: Path, **settings: Any) -> None:
        super().__init__(data, **{"bot_pace": 0, **settings})

    @property
    def day(self) -> int:
        """The day by the wall clock, counted from the harness's first."""
        return (self.clock.ticks() + self.asleep) // DAY

    @day.setter
    def day(self, day: int) -> None:
        """Turn to a day; nothing that falls due before it happens by itself."""
        self.clock.now = (day * DAY - self.asleep) * 1000

    def falls_asleep_for(self, days: int) -> None:
        """Let the wall clock go on while the machine's own stands."""
        self.asleep += days * DAY

    async def table(self) -> str:
        """Make a table with a line of talk, and let people sit there."""
        both = Before((ANN, BOB))
        code = await self.hub.make_table(ANN, GAMES["bluff"], b"{}", both)
        await self.store.save_line(code, 0, encode(SAID))
        return code

    async def let_go(self, code: str) -> None:
        """Let a table go from memory."""
        room = await self.hub.room(code)
        assert room is not None
        room.close(1001)
        self.hub.forget(room)
        await self.written()

    async def written(self) -> None:
        """Wait until all that was to be written is."""
        assert not await self.store.forget("no table", (), 0)

    async def begin(self, code: str) -> str:
        """Begin a match, with a note on it."""
        room = await self.hub.room(code)
        assert room is not None
        await room.note_fact(Started)
        await self.store.save_note(str(room.table.running), "ann", "what I think")
        return str(room.table.running)

    async def end(self, code: str) -> None:
        """End the match of a table."""
        room = await self.hub.room(code)
        assert room is not None
        seed, promised = promise_next(self.hub.sources)
        seeds = Batch(seeds=((promised.match, seed),))
        await room.log.append(self.store, (Finished(), promised), None, seeds)

    async def in_play(self, game: AnyGame = GAMES["bluff"]) -> Room:
        """Let Ann and Bob play; nobody is connected."""
        self.hub.games = {**GAMES, game.name: game}
        room = await self.hub.room(await self.hub.make_table(ANN, game, b"{}", Before((ANN, BOB))))
        assert room is not None
        await room.note_fact(Started)
        return room

    def rows(self) -> dict[str, int]:
        """Count the rows of each table of the database."""
        connection = apsw.Connection(str(self.data / "gloaming.db"))
        counts = {
            name: connection.execute(f"SELECT count(*) FROM {name}").get  # noqa: S608
            for name in TABLES
        }
        connection.close()
        return counts


class Deaf:
    """A line that takes every frame and sends none."""

    def __init__(self) -> None:
        self.code: int | None = None
        self.unsent = 0

    def send(self, frame: bytes) -> None:
        """Take a frame."""

    def close(self, code: int) -> None:
        """Keep the code."""
        self.code = code
