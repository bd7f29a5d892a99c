"""Who played on a seat when: it is told at its place in the log, and stays there."""

import dataclasses
from collections.abc import AsyncIterator
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gloaming.core import (
    Deed,
    Input,
    Millis,
    Place,
    Seat,
    Viewer,
    act,
    begin,
    witnessed,
)
from gloaming.games import GAMES
from gloaming.server.attendance import Patience
from gloaming.server.company import Leaving
from gloaming.server.facts import Person, StoodIn
from gloaming.server.frames import Eye
from gloaming.server.guest import Guest
from tests.server.clients import Client, Frame, Socket, in_play
from tests.server.looking import place_is
from tests.server.real import strained_server
from tests.server.tables import ANN, Deaf, Tables
from tests.support.harness import Harness, harness

pytestmark = pytest.mark.anyio

STAY = {"type": "stay"}
NEVER = 600_000
PATIENCE = {"count": 0, "away": 100, "stand_in": 300, "host": NEVER}


def moments(socket: Socket) -> list[list[Frame]]:
    """The events of a snapshot, moment by moment."""
    assert socket.snapshot is not None
    return [moment["events"] for moment in socket.snapshot["witnessed"]]


def told(handed: list[Frame]) -> list[tuple[object, ...]]:
    return [(one["to"], one["seat"], one["name"], one["bot"]) for one in handed]


def chose(moment: list[Frame], seat: int) -> bool:
    return any(event["type"].startswith("chose") and event["seat"] == seat for event in moment)


async def test_who_takes_a_seat_does_not_rename_the_past(server: Harness) -> None:
    eve, fay = await Client.enter(server, "Eve"), await Client.enter(server, "Fay")
    async with in_play(server, "Ann", bots=1, pace="none") as (ann,), eve.at(ann.code) as e:
        a = ann.socket
        await a.until(lambda: a.view["chosen"] == [1])
        await e.act("take-seat", seat=1)
        await a.until(lambda: a.handed)
        await e.until(lambda: e.snapshot and e.snapshot["you"] == 1)
        await a.move(STAY)
        await e.until(lambda: e.view["round"] == 2)
        await e.move(STAY)
        await a.until(lambda: a.view["chosen"] == [1])
        async with ann.at(ann.code) as again, fay.at(ann.code) as f:
            for socket in (again, f):
                await socket.until(lambda s=socket: s.snapshot)  # type: ignore[misc]
                assert socket.snapshot is not None
                assert told(socket.handed) == [("person", 1, "Eve", None)]
                assert [one["name"] for one in socket.snapshot["began"]] == ["Ann", "easy"]
                assert [one["name"] for one in socket.snapshot["seats"]] == ["Ann", "Eve"]
                (taken,) = (one["moment"] for one in socket.handed)
                assert any(chose(moment, 1) for moment in moments(socket)[:taken])
                assert chose(moments(socket)[-1], 1), "that was Eve"
                assert taken < len(moments(socket))
            assert again.handed == a.handed == e.handed


async def test_a_stand_in_is_told_of_and_stays_told_after_kill_9(tmp_path: Path) -> None:
    with strained_server(tmp_path / "data", **PATIENCE) as server:
        async with in_play(server, "Ann", "Bob", pace="none") as (ann, bob):
            a = ann.socket
            await bob.socket.close()
            await a.until(lambda: 1 in a.view["chosen"])
            assert told(a.handed) == [("stand-in", 1, "Bob", "normal")]
            known = a.handed
            server.kill()
        server.start()
        async with ann.at(ann.code) as a, bob.at(ann.code) as b:
            await a.until(lambda: a.snapshot)
            await place_is(a, 1, has_stand_in=True)
            assert a.handed == known
            (stood_in,) = (one["moment"] for one in known)
            assert not any(chose(moment, 1) for moment in moments(a)[:stood_in])
            assert any(chose(moment, 1) for moment in moments(a)[stood_in:])
            await b.act("here")
            await place_is(a, 1, has_stand_in=False)
            await a.until(lambda: len(a.handed) == 2)
            assert told(a.handed)[1] == ("back", 1, "Bob", None)


async def test_who_sat_there_is_told_when_the_match_is_over_too(data: Path) -> None:
    async with harness(data, patience=Patience(**PATIENCE)) as server:
        async with in_play(server, "Ann", "Bob", pace="none") as (ann, bob):
            a = ann.socket
            await bob.socket.close()
            await a.until(lambda: a.handed)
            await a.act("stop")
            await a.until(lambda: a.table and a.table["phase"] == "over")
            known = a.handed
        await server.kill()
        await server.start()
        async with ann.at(ann.code) as a:
            await a.until(lambda: a.snapshot and a.over)
            assert a.handed == known


async def test_a_seat_that_is_given_to_a_bot_for_good(data: Path) -> None:
    patience = Patience(**{**PATIENCE, "stand_in": NEVER})
    async with (
        harness(data, patience=patience) as server,
        in_play(server, "Ann", "Bob", "Cid", pace="none") as (ann, bob, cid),
    ):
        a, b = ann.socket, bob.socket
        await cid.socket.close()
        await place_is(a, 2, presence="away")
        await a.act("vote", topic="remove", seat=2)
        await b.act("vote", topic="remove", seat=2)
        await a.until(lambda: a.handed)
        assert told(a.handed) == [("bot", 2, "normal", "normal")]
        async with cid.at(cid.code) as c:
            await c.until(lambda: c.snapshot)
            assert c.snapshot is not None
            assert [one["name"] for one in c.snapshot["seats"]] == ["Ann", "Bob", "normal"]
            assert [one["name"] for one in c.snapshot["began"]] == ["Ann", "Bob", "Cid"]


async def test_the_next_match_begins_with_nothing_handed(server: Harness) -> None:
    eve = await Client.enter(server, "Eve")
    async with in_play(server, "Ann", bots=1, pace="none") as (ann,), eve.at(ann.code) as e:
        a = ann.socket
        await e.act("take-seat", seat=1)
        await a.until(lambda: a.handed)
        await a.act("stop")
        await a.until(lambda: a.table and a.table["phase"] == "over")
        await a.act("start")
        await a.until(lambda: a.table and a.table["phase"] == "playing" and not a.handed)
        assert a.snapshot is not None
        assert [one["name"] for one in a.snapshot["began"]] == ["Ann", "Eve"]


# In one process


@pytest.fixture
async def house(data: Path) -> AsyncIterator[Tables]:
    made = Tables(data, patience=Patience())
    yield made
    await made.close()


async def test_whoever_touches_the_screen_while_their_seat_is_given_away_harms_nobody(
    house: Tables,
) -> None:
    room = await house.in_play()
    company, running = room.company, room.playing
    assert running is not None
    line = Deaf()
    room.join(Guest(line, ANN))
    seat = room.table.seat_of("bob")
    assert seat is not None
    company._note(running, StoodIn(seat, "normal", running.match.moment))
    running.bots.step_in(seat, "normal", is_stand_in=True)
    await house.until(lambda: room.table.handed)
    company.attendance._gone["bob"] = company.attendance._ticks() - 60_000
    room.spawn(company._let_go(Leaving(running, seat, "bob", "remove"), "normal"))
    await house.take_a_turn()
    room.join(Guest(Deaf(), Person("bob", "Bob")))
    company.gave_sign("bob")
    await house.until(lambda: not room._tasks)
    assert (room.is_closed, line.code) == (False, None)
    assert [one.to for one in room.table.handed] == ["stand-in", "bot"]
    assert room.playing is running
    assert running.bots.stand_ins == set()


async def test_coming_to_a_match_with_handed_seats_does_not_play_it_again(house: Tables) -> None:
    applied: list[object] = []

    def apply(state: Any, given: Any) -> Any:
        applied.append(given)
        return GAMES["bluff"].apply(state, given)

    room = await house.in_play(dataclasses.replace(GAMES["bluff"], apply=apply))
    running = room.playing
    assert running is not None
    room.join(Guest(Deaf(), ANN))
    room.company._note(running, StoodIn(1, "normal", running.match.moment))
    await house.until(lambda: room.table.handed)
    applied.clear()
    room.join(Guest(Deaf(), ANN))
    assert not applied


def test_moments_are_counted_as_if_the_match_was_played_again() -> None:
    game, places = GAMES["bluff"], (Place("player"),) * 3
    random = Random(5)
    deeds = list(begin(game, game.setup(game.options(), places), random.randrange))
    groups: list[tuple[Deed, ...]] = [tuple(deeds)]
    viewers: list[Viewer] = [Seat(0), Seat(2), "public"]
    eyes = {one: Eye(game, one, deeds[0].before, groups[:1], deeds[-1].after) for one in viewers}
    for turn in range(1, 40):
        state = groups[-1][-1].after
        able = [seat for seat in map(Seat, range(3)) if game.legal(state, seat)]
        if game.outcome(state) is not None or not able:
            break
        seat = random.choice(able)
        move = random.choice(game.legal(state, seat))
        groups.append(act(game, state, Input(Millis(turn), seat, move), random.randrange))
        for eye in eyes.values():
            eye.see(groups[-1:], groups[-1][-1].after, None)
    assert len(groups) > 5
    for viewer, eye in eyes.items():
        again = Eye(game, viewer, deeds[0].before, groups, groups[-1][-1].after)
        assert eye.ends == again.ends == slowly(groups, viewer)
        assert len(eye.ends) == len(eye.witnessed)


def slowly(groups: list[tuple[Deed, ...]], viewer: Viewer) -> list[int]:
    """After how many inputs a viewer had witnessed one more moment."""
    ends = accumulate(map(len, groups))
    return [
        end
        for end, group in zip(ends, groups, strict=True)
        if witnessed(GAMES["bluff"], group, viewer).events
    ]
