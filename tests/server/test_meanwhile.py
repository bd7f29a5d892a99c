"""What happens between two steps of one thing: nobody is forgotten, and nothing is told twice."""

import dataclasses
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import apsw
import pytest

from gloaming.core import Input, Stop, moments, replay, witnessed
from gloaming.games import GAMES
from gloaming.server import wire
from gloaming.server.attendance import Patience
from gloaming.server.company import Leaving
from gloaming.server.facts import Person, StoodUp
from gloaming.server.guest import Guest
from gloaming.server.live import Atom
from gloaming.server.playing import Playing
from gloaming.server.room import Room
from gloaming.server.sources import Sources
from gloaming.server.store import Batch, StoreError
from gloaming.server.store.sqlite import SqliteStore
from tests.server.tables import ANN, Deaf, Tables
from tests.support.polling import poll

pytestmark = pytest.mark.anyio

EVE = Person("eve", "Eve")
PATIENCE = Patience()


def gone_since(room: Room, person: str, millis: int) -> None:
    """Somebody's line was lost so long ago."""
    attendance = room.company.attendance
    attendance._gone[person] = attendance._ticks() - millis


@pytest.fixture
async def house(data: Path) -> AsyncIterator[Tables]:
    made = Tables(data, patience=PATIENCE)
    yield made
    await made.close()


@pytest.fixture
async def in_play(house: Tables) -> tuple[Room, Playing]:
    """Ann is there and Bob is not, in a game whose rules go by who is."""
    game = dataclasses.replace(GAMES["bluff"], counts_present=True)
    room = await house.in_play(game)
    assert room.playing is not None
    room.join(Guest(Deaf(), ANN))
    return room, room.playing


async def test_a_bot_that_has_a_seat_for_good_is_there(
    house: Tables, in_play: tuple[Room, Playing]
) -> None:
    room, running = in_play
    seat = room.table.seat_of("bob")
    assert seat is not None
    gone_since(room, "bob", PATIENCE.away)
    room.company.look_round()
    await house.until(lambda: seat in running.match.shown.away)
    room.spawn(room.company._let_go(Leaving(running, seat, "bob", "remove"), "normal"))
    await house.until(lambda: seat in running.bots.levels and running.match.is_settled)
    assert seat not in running.match.shown.away


async def test_who_plays_on_has_witnessed_everything_once(
    house: Tables, in_play: tuple[Room, Playing]
) -> None:
    room, running = in_play
    match, (ann, bob) = running.match, map(room.table.seat_of, ("ann", "bob"))
    assert ann is not None
    assert bob is not None
    gone_since(room, "bob", PATIENCE.stand_in)

    def then(atom: Atom) -> None:
        running._committed(atom)
        room.company.look_round()
        assert bob in running.bots.stand_ins

    move = match.game.legal(match.state, ann)[0]
    match.take(room.hub.store, Input(match.now(), ann, move), then, room.reset)
    await house.until(lambda: bob in running.bots.stand_ins and match.is_settled)
    told = match.eyes[bob].witnessed
    deeds = replay(match.game, match.options, match.seats, match.inputs)
    every = (witnessed(match.game, moment, bob) for moment in moments(deeds))
    assert told == [seen for seen in every if seen.events]


async def test_who_leaves_while_becoming_the_host_is_missed(house: Tables) -> None:
    room = await house.hub.room(await house.table())
    assert room is not None
    await room.note_fact(lambda: StoodUp("ann"))
    await room.note_fact(lambda: StoodUp("bob"))
    eve = Guest(Deaf(), EVE)
    room.join(eve)
    gone_since(room, "ann", PATIENCE.host)
    room.company.look_round()
    await house.take_a_turn()
    room.leave(eve)
    await house.until(lambda: room.table.host == EVE)
    assert room.company.attendance.gone_for("eve") is not None


async def test_after_a_match_somebody_who_watched_it_may_become_the_host(house: Tables) -> None:
    room = await house.in_play()
    room.join(Guest(Deaf(), EVE))
    running = room.playing
    assert running is not None
    gone_since(room, "ann", PATIENCE.host)
    room.company.look_round()
    await house.until(lambda: not room._tasks)
    assert room.table.host == ANN
    stopped = Input(running.match.now(), "host", Stop())
    running.match.take(room.hub.store, stopped, running._committed, room.reset)
    await house.until(lambda: room.table.running is None and not room._tasks)
    assert room.table.host == EVE


# Mistakes of ours


async def test_nobody_comes_into_a_room_that_is_being_left(house: Tables) -> None:
    room = await house.in_play()
    line = Deaf()
    room.reset(StoreError("a test"))
    room.join(Guest(line, ANN))
    assert line.code == wire.CLOSE_RESTART
    assert room.guests == []


async def test_a_mistake_while_looking_round_makes_everybody_come_again(
    house: Tables, in_play: tuple[Room, Playing], monkeypatch: pytest.MonkeyPatch
) -> None:
    room, _running = in_play
    line = room.guests[0].line
    monkeypatch.setattr(room.company, "_tell_changes", _mistake)
    room.company._look_again(0)
    await house.until(lambda: room.is_closed)
    assert isinstance(line, Deaf)
    assert line.code == wire.CLOSE_RESTART


def _mistake() -> None:
    raise ZeroDivisionError


class Stubborn:
    """A connection that does not take back what it has written."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection

    def __getattr__(self, name: str) -> Any:
        """All else as ever."""
        return getattr(self._connection, name)

    def execute(self, statement: str, *args: Any) -> Any:
        if statement in {"COMMIT", "ROLLBACK"}:
            raise apsw.IOError
        return self._connection.execute(statement, *args)


async def test_who_writes_goes_on_though_nothing_can_be_taken_back(data: Path) -> None:
    store = SqliteStore(data, Sources(now=lambda: 0))
    told: list[StoreError | None] = []
    store._writer = Stubborn(store._writer)  # type: ignore[assignment]
    for count in (1, 2):
        store.append(Batch(), told.append)
        await poll(lambda count=count: len(told) == count)  # type: ignore[misc]
    assert all(isinstance(error, StoreError) for error in told)
    await store.close()
