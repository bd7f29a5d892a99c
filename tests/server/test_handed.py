"""Who played on a seat when: it is told at its place in the log, and stays there."""

from pathlib import Path

import pytest

from tests.server.real import Client, Frame, RealServer, Socket, in_play, strained_server
from tests.server.test_company import NEVER, STAY, place_is

pytestmark = pytest.mark.anyio

PATIENCE = {"count": 0, "away": 100, "stand_in": 300, "host": NEVER}


def moments(socket: Socket) -> list[list[Frame]]:
    """The events of a snapshot, moment by moment."""
    assert socket.snapshot is not None
    return [moment["events"] for moment in socket.snapshot["witnessed"]]


def told(handed: list[Frame]) -> list[tuple[object, ...]]:
    return [(one["to"], one["seat"], one["name"], one["bot"]) for one in handed]


def chose(moment: list[Frame], seat: int) -> bool:
    return any(event["type"].startswith("chose") and event["seat"] == seat for event in moment)


async def test_who_takes_a_seat_does_not_rename_the_past(server: RealServer) -> None:
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


async def test_who_sat_there_is_told_when_the_match_is_over_too(tmp_path: Path) -> None:
    with strained_server(tmp_path / "data", **PATIENCE) as server:
        async with in_play(server, "Ann", "Bob", pace="none") as (ann, bob):
            a = ann.socket
            await bob.socket.close()
            await a.until(lambda: a.handed)
            await a.act("stop")
            await a.until(lambda: a.table and a.table["phase"] == "over")
            known = a.handed
        server.kill()
        server.start()
        async with ann.at(ann.code) as a:
            await a.until(lambda: a.snapshot and a.over)
            assert a.handed == known


async def test_a_seat_that_is_given_to_a_bot_for_good(tmp_path: Path) -> None:
    with strained_server(tmp_path / "data", **{**PATIENCE, "stand_in": NEVER}) as server:
        async with in_play(server, "Ann", "Bob", "Cid", pace="none") as (ann, bob, cid):
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


async def test_the_next_match_begins_with_nothing_handed(server: RealServer) -> None:
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
