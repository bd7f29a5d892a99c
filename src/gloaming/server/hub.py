"""All tables of this server: which are in memory, how one is made, found, woken and let go."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from gloaming.core import AnyGame, BrokenLogError, Millis
from gloaming.server import lobby, metrics, wire
from gloaming.server.acts import checked_options, seat_all
from gloaming.server.analyses import Analyses
from gloaming.server.attendance import Patience
from gloaming.server.bots import BotWorkers
from gloaming.server.facts import DoorSet, OptionsSet, Person, SentAway
from gloaming.server.frames import encode
from gloaming.server.limits import Limits
from gloaming.server.live import LiveMatch, MatchHeader, match_file
from gloaming.server.lobby import TableHeader
from gloaming.server.logs import log, unharmed
from gloaming.server.room import Room
from gloaming.server.sources import Sources, Timer
from gloaming.server.store import Alarm, Batch, ConflictError, Store, Stored, StoreError
from gloaming.server.tablelog import TableLog
from gloaming.server.tableview import open_table, promise_next
from gloaming.server.talk import Line
from gloaming.server.turns import Turns

IDLE_SECONDS = 30.0
"""How long a table stays in memory after the last look at it."""
VISITS_AT_ONCE = 100
FOLDED_AT_ONCE = 4
"""How many logs are folded at once, each in slices."""


@dataclass(frozen=True)
class Before:
    """What comes along to a new table from the one that everybody leaves."""

    sitters: tuple[lobby.Sitter, ...] = ()
    """They sit on the same places, as far as there are so many."""
    said: tuple[Line, ...] = ()
    """What everybody heard there is heard here, too."""
    door: wire.Door = "private"
    guests: frozenset[str] = frozenset()
    """Whoever was in comes in again, though the door is locked."""
    sent_away: tuple[str, ...] = ()
    """Whoever is out stays out."""


ALONE = Before()
"""Nothing comes along."""


NORMAL = Limits()


class Hub:
    """The tables, and what they share."""

    def __init__(
        self, games: Mapping[str, AnyGame], store: Store, sources: Sources, bots: BotWorkers,
        patience: Patience, limits: Limits = NORMAL,
    ) -> None:  # fmt: skip
        self.games = games
        self.store = store
        self.sources = sources
        self.bots = bots
        self.patience = patience
        self.limits = limits
        self.analyses = Analyses(self)
        self.decoder = cache(lambda game: msgspec.json.Decoder(game.moves))
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._forgetting: dict[str, asyncio.Task[bool]] = {}
        self._alarms: dict[str, Timer] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._folding = asyncio.Semaphore(FOLDED_AT_ONCE)
        self._unreadable: set[str] = set()

    # Making and finding

    async def make_table(
        self, host: Person, game: AnyGame, options: bytes, before: Before = ALONE
    ) -> str:
        """A new table under a code that nobody uses."""
        chosen = OptionsSet(msgspec.Raw(checked_options(game, options)))
        while True:
            seed, promised = promise_next(self.sources)
            table_log = TableLog(game, TableHeader(self.sources.code(), game.name, host))
            seeds = Batch(seeds=((promised.match, seed),))
            try:
                seated = seat_all(game, bytes(chosen.options), before.sitters)
                out = map(SentAway, before.sent_away)
                facts = (chosen, promised, DoorSet(before.door), *seated, *out)
                await table_log.create(self.store, facts, seeds)
            except ConflictError:
                continue
            return await self._opened(table_log, before)

    async def _opened(self, table_log: TableLog, before: Before) -> str:
        """The room of a new table, and what was said comes along."""
        lines = tuple(line.brought(n, table_log.table) for n, line in enumerate(before.said))
        self._keep(room := Room(self, table_log, lines=lines))
        room.company.welcome = before.guests
        self._note_visit(room)
        room.awake()
        saved = (self.store.save_line(room.code, line.n, encode(line)) for line in lines)
        await asyncio.gather(*saved)
        return room.code

    async def room(self, code: str) -> Room | None:
        """The table with this code, from memory or from the store."""
        if code in self._rooms:
            return self._rooms[code]
        if code in self._forgetting:
            await asyncio.wait({self._forgetting[code]})
        if code not in self._loading:
            self._loading[code] = asyncio.get_running_loop().create_task(self._load(code))
        return await asyncio.shield(self._loading[code])

    async def unless_wanted(
        self, code: str, forget: Callable[[str], Coroutine[Any, Any, bool]]
    ) -> bool:
        """Let a table be forgotten that is not in memory; whoever asks for it meanwhile waits."""
        if code in self._rooms or code in self._loading:
            return False
        self._forgetting[code] = asyncio.get_running_loop().create_task(forget(code))
        try:
            return await self._forgetting[code]
        finally:
            del self._forgetting[code]
            self.analyses.forget()

    async def _load(self, code: str) -> Room | None:
        try:
            return await self._restored(code)
        except (BrokenLogError, KeyError, StoreError, msgspec.MsgspecError) as error:
            log("table-unreadable", table=code, error=type(error).__name__)
            self._unreadable.add(code)
            return None
        finally:
            del self._loading[code]

    def is_lost(self, code: str) -> bool:
        """Whether a table that was not found had been there, or is there and cannot be read."""
        return code in self.store.losses or code in self._unreadable

    async def _restored(self, code: str) -> Room | None:
        """A table from the store; an error if it is of a game or an edition that is not here."""
        stored = await self.store.load(code)
        if stored is None:
            return None
        header = msgspec.json.decode(stored.header, type=TableHeader)
        table_log = TableLog(self.games[header.game], header)
        async with self._folding:
            await table_log.restore(stored, Turns(self.sources))
        name = table_log.table.running or table_log.table.last
        match = None if name is None else await self._load_match(name)
        if match is not None and table_log.table.running is not None:
            await self._set_clock(match, table_log.table)
        lines = await self.store.lines(code)
        said = tuple(msgspec.json.decode(line, type=Line) for line in lines)
        notes = {} if name is None else await self.store.notes(name)
        room = Room(self, table_log, match, said, notes)
        self._keep(room)
        self._note_visit(room)
        room.awake()
        return room

    async def _load_match(self, name: str) -> LiveMatch:
        stored = await self.store.load(name)
        if stored is None:
            raise BrokenLogError(0, "it is not there")
        header = msgspec.json.decode(stored.header, type=MatchHeader)
        seed = await self.store.seed(name)
        match = LiveMatch(self.games[header.file.game], header, seed, self.sources)
        async with self._folding:
            await match.restore(stored, Turns(self.sources))
        return match

    async def _set_clock(self, match: LiveMatch, table: lobby.Table) -> None:
        """Go on from the last moment that is known, but for the time when no server was there."""
        at, wall, turned = match.latest, match.kept_at, table.clock
        if turned is not None and turned.wall >= wall:
            at, wall = max(at, turned.at), turned.wall
        played = self.sources.now() - wall - await self.store.down_since(wall)
        is_paused = table.paused is not None
        passed = 0 if is_paused else max(0, played) // table.stretch
        match.clock.set(Millis(at + passed), table.stretch, is_paused=is_paused)

    def _keep(self, room: Room) -> None:
        self._rooms[room.table.header.code] = room
        metrics.ROOMS.set(len(self._rooms))

    def open_tables(self) -> list[wire.OpenTable]:
        """The tables that anybody may come to, those with the most people first."""
        rooms = (room for room in self._rooms.values() if room.table.door == "open")
        found = [open_table(room.table, room.guests) for room in rooms if room.guests]
        return sorted(found, key=lambda table: -len(table.names))

    # The end of a match

    async def match_file(self, name: str) -> bytes | None:
        """The file of a match, once it is over; before that there is none for anybody."""
        stored = await self.finished(name)
        return None if stored is None else match_file(stored, await self.store.seed(name))

    async def finished(self, name: str) -> Stored | None:
        """The log of a match that is over. How long one is that is not is told by no delay.

        A match that is promised next may lie in the store a moment before its table knows of it.
        """
        header = await self.store.header(name)
        room = None if header is None else await self._room_of(header)
        if room is None:
            return None
        table, playing = room.table, room.playing
        is_over = table.running == name and playing is not None and not playing.is_running
        is_to_come = name in {table.running, table.next_match} and not is_over
        return None if is_to_come else await self.store.load(name)

    async def _room_of(self, header: bytes) -> Room | None:
        """The table of a match; none, if this is the header of something else."""
        try:
            table = msgspec.json.decode(header, type=MatchHeader).table
        except msgspec.MsgspecError:
            return None
        return await self.room(table)

    # Leaving memory, and being woken

    def forget(self, room: Room) -> None:
        """Drop a table from memory; the store has all of it."""
        code = room.table.header.code
        if self._rooms.get(code) is room:
            del self._rooms[code]
            metrics.ROOMS.set(len(self._rooms))

    async def tidy(self) -> None:
        """Let go of tables that nobody looks at, and see to it that their deadlines are kept."""
        was_idle: set[str] = set()
        while True:
            await self.sources.sleep(IDLE_SECONDS)
            with unharmed("tidying-failed"):
                was_idle = self._let_go(was_idle)
            with unharmed("alarms-failed"):
                await self.set_alarms()

    def _let_go(self, was_idle: set[str]) -> set[str]:
        """Let go of what is still idle; returns what is idle now."""
        idle = {code: room for code, room in self._rooms.items() if room.is_idle}
        for code in idle.keys() & was_idle:
            self.forget(idle[code])
            self._note_visit(idle[code])
            with unharmed("tidying-failed", code):
                idle[code].close(wire.CLOSE_GOING_AWAY)
        return set(idle)

    async def note_visits(self) -> None:
        """Somebody is at every table in memory; a few at once, so that no move has to wait."""
        for number, room in enumerate(list(self._rooms.values()), 1):
            self._note_visit(room)
            if number % VISITS_AT_ONCE == 0:
                await self.sources.sleep(0.01)

    def _note_visit(self, room: Room) -> None:
        self.store.visited(room.code, [room.table.host.id, *(one.id for one in room.table.persons)])

    async def set_alarms(self) -> None:
        """Wake every match whose deadline comes while it is not in memory."""
        for handle in self._alarms.values():
            handle.cancel()
        self._alarms.clear()
        now = self.sources.now()
        for alarm in await self.store.alarms(now + int(2000 * IDLE_SECONDS)):
            assert alarm.wake_at is not None
            seconds = max(0, alarm.wake_at - now) / 1000
            self._alarms[alarm.log] = self.sources.call_later(seconds, self._wake, alarm.log)

    def _wake(self, name: str) -> None:
        task = asyncio.get_running_loop().create_task(self._wake_match(name))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _wake_match(self, name: str) -> None:
        header = await self.store.header(name)
        if header is not None and await self._room_of(header) is None:
            self.store.append(Batch(alarm=Alarm(name, None)), lambda _error: None)

    async def drain(self) -> None:
        """Hang up on everybody, so that they come again, and finish writing."""
        rooms = list(self._rooms.values())
        log("draining", count=len(rooms))
        for room in rooms:
            self._note_visit(room)
            room.close(wire.CLOSE_RESTART)
        self.bots.close()
        await self.store.close()
