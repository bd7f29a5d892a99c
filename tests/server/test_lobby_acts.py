"""What is done at a table before a match: places, bots, doors, hosts, and the way to another."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.clients import Client, Socket, in_play, seated
from tests.server.real import real_server
from tests.support.harness import Harness

pytestmark = pytest.mark.anyio


def sitters(socket: Socket) -> list[str | None]:
    """Names of people, levels of bots."""
    assert socket.table is not None
    return [place["name"] or place["bot"] for place in socket.table["places"]]


async def test_a_bot_makes_way_for_a_person(server: Harness) -> None:
    async with seated(server, "Ann", "Bob") as (ann, bob):
        a, b = ann.socket, bob.socket
        await b.act("stand")
        await a.act("add-bot", place=2, bot="easy")
        assert (await b.act("sit", place=2))["type"] == "done"
        assert sitters(b) == ["Ann", None, "Bob", None]
        assert (await b.act("sit", place=0))["reason"] == "place-taken"


async def test_a_bot_changes_places_with_a_person(server: Harness) -> None:
    async with seated(server, "Ann", "Bob") as (ann, bob):
        a, b = ann.socket, bob.socket
        await a.act("add-bot", place=2, bot="easy")
        assert (await b.act("sit", place=2))["type"] == "done"
        assert sitters(b) == ["Ann", "easy", "Bob", None]


async def test_another_bot_takes_a_bots_place_but_no_persons(server: Harness) -> None:
    async with seated(server, "Ann") as (ann,):
        a = ann.socket
        await a.act("add-bot", place=1, bot="easy")
        assert (await a.act("add-bot", place=1, bot="normal"))["type"] == "done"
        assert sitters(a) == ["Ann", "normal", None, None]
        assert (await a.act("add-bot", place=0, bot="easy"))["reason"] == "place-taken"


async def test_the_host_lets_people_change_places(server: Harness) -> None:
    async with seated(server, "Ann", "Bob") as (ann, bob):
        a, b = ann.socket, bob.socket
        await a.act("add-bot", place=2, bot="easy")
        for one, other, then in (
            (0, 1, ["Bob", "Ann", "easy", None]),
            (2, 0, ["easy", "Ann", "Bob", None]),
            (3, 1, ["easy", None, "Bob", "Ann"]),
        ):
            assert (await a.act("swap", one=one, other=other))["type"] == "done"
            assert sitters(a) == then
        assert (await a.act("swap", one=0, other=9))["reason"] == "no-such-place"
        assert (await a.act("swap", one=9, other=0))["reason"] == "no-such-place"
        assert (await b.act("swap", one=0, other=1))["reason"] == "not-host"
        assert (await b.act("rotate"))["reason"] == "not-host"
        await a.act("rotate")
        assert sitters(a) == ["Ann", None, "easy", "Bob"]
        await b.until(lambda: sitters(b) == sitters(a))
        assert b.table is not None
        assert b.table["you"] == 3


async def test_getting_ready_and_what_undoes_it(server: Harness) -> None:
    async with seated(server, "Ann", "Bob") as (ann, bob):
        a, b = ann.socket, bob.socket

        async def is_ready(place: int = 1) -> bool:
            return bool((await a.place(place))["is_ready"])

        assert (await b.act("set-ready", is_ready=True))["type"] == "done"
        assert await is_ready()
        await a.act("add-bot", place=3, bot="easy")
        assert await is_ready()
        await a.act("set-options", options={"pace": "quick"})
        assert not await is_ready()
        await b.act("set-ready", is_ready=True)
        await b.act("sit", place=2)
        assert not await is_ready(2)
        await b.act("set-ready", is_ready=True)
        await b.act("set-ready", is_ready=False)
        assert not await is_ready(2)
        await b.act("stand")
        assert (await b.act("set-ready", is_ready=True))["reason"] == "not-seated"


async def test_that_somebody_is_not_ready_does_not_hold_the_host_up(server: Harness) -> None:
    async with seated(server, "Ann", "Bob") as (ann, _bob):
        a = ann.socket
        await a.until(lambda: a.table and a.table["lacking"] is None)
        assert (await a.act("start"))["type"] == "done"


# Doors


async def test_a_locked_table_has_no_place_for_anybody_new(server: Harness) -> None:
    eve = await Client.enter(server, "Eve")
    async with seated(server, "Ann", "Bob") as (ann, bob), eve.at(ann.code) as e:
        assert (await e.act("set-door", door="locked"))["reason"] == "not-host"
        await ann.socket.act("set-door", door="locked")
        assert (await e.act("sit", place=2))["reason"] == "locked"
        assert (await bob.socket.act("sit", place=3))["type"] == "done"
        await ann.socket.act("stand")
        assert (await ann.socket.act("sit", place=2))["type"] == "done"
        await ann.socket.act("set-door", door="private")
        assert (await e.act("sit", place=1))["type"] == "done"


async def test_a_locked_table_lets_no_stranger_in_and_nobody_out(server: Harness) -> None:
    eve = await Client.enter(server, "Eve")
    async with seated(server, "Ann", "Bob") as (ann, bob):
        await ann.socket.act("set-door", door="locked")
        answer = await eve.http.post(f"/api/tables/{ann.code}/ticket", json={})
        assert (answer.status_code, answer.json()) == (403, {"reason": "locked"})
        for one in (eve, Client(server)):
            asked = await one.http.get(f"/api/tables/{ann.code}")
            assert (asked.status_code, asked.json()) == (403, {"reason": "locked"})
        assert (await bob.http.get(f"/api/tables/{ann.code}")).status_code == 200
        async with bob.at(ann.code) as again:
            assert again.table is not None
            assert again.table["you"] == 1


async def listed(person: Client, code: str) -> dict[str, object] | None:
    """A table among those that anybody may come to."""
    found = (await person.http.get("/api/open")).json()
    return next((table for table in found if table["code"] == code), None)


async def test_an_open_table_is_listed_until_its_door_is_closed(server: Harness) -> None:
    eve = await Client.enter(server, "Eve")
    async with seated(server, "Ann") as (ann,):
        assert await listed(eve, ann.code) is None
        await ann.socket.act("add-bot", place=1, bot="easy")
        await ann.socket.act("set-door", door="open")
        async with eve.at(ann.code):
            assert await listed(eve, ann.code) == {
                "code": ann.code, "game": "bluff", "phase": "lobby", "names": ["Ann"],
                "bots": 1, "free": 2, "watchers": 1,
            }  # fmt: skip
        await ann.socket.act("start")
        table = await listed(eve, ann.code)
        assert table is not None
        assert table["phase"] == "playing"
        for door in ("locked", "private"):
            await ann.socket.act("set-door", door=door)
            assert await listed(eve, ann.code) is None


async def test_an_open_table_that_nobody_is_at_is_not_listed(server: Harness) -> None:
    async with seated(server, "Ann") as (ann,):
        await ann.socket.act("set-door", door="open")
        assert await listed(ann, ann.code) is not None
    await server.settle()
    assert await listed(ann, ann.code) is None


# Hosts


async def test_a_host_hands_over_with_all_devices(server: Harness) -> None:
    async with seated(server, "Ann", "Bob") as (ann, bob), ann.at(ann.code) as phone:
        a, b = ann.socket, bob.socket
        assert (await b.act("hand-over", place=1))["reason"] == "not-host"
        assert (await a.act("hand-over", place=2))["reason"] == "nobody-there"
        await a.act("add-bot", place=2, bot="easy")
        assert (await a.act("hand-over", place=2))["reason"] == "nobody-there"
        assert (await a.act("hand-over", place=1))["type"] == "done"
        for socket in (a, phone):
            assert (await socket.act("clear", place=2))["reason"] == "not-host"
            assert socket.table is not None
            assert (socket.table["is_host"], socket.table["host"]) == (False, "Bob")
        assert (await b.act("clear", place=2))["type"] == "done"
        assert b.table is not None
        assert [place["is_host"] for place in b.table["places"]] == [False, True, False, False]


async def test_a_host_hands_over_in_a_match(server: Harness) -> None:
    async with in_play(server, "Ann", "Bob") as (ann, bob):
        assert (await ann.socket.act("hand-over", place=1))["type"] == "done"
        assert (await ann.socket.act("stop"))["reason"] == "not-host"
        assert (await bob.socket.act("stop"))["type"] == "done"


# Another table


async def test_the_host_leads_everybody_on_to_a_table_that_is_there(server: Harness) -> None:
    async with seated(server, "Ann", "Bob") as (ann, bob):
        other = await ann.make_table()
        assert (await ann.socket.act("lead-on", code="QQQQQ"))["reason"] == "no-such-table"
        assert (await bob.socket.act("lead-on", code=other))["reason"] == "not-host"
        bobs = await bob.make_table()
        assert (await ann.socket.act("lead-on", code=bobs))["reason"] == "no-such-table"
        assert bob.socket.table is not None
        assert bob.socket.table["onward"] is None
        assert (await ann.socket.act("lead-on", code=other))["type"] == "done"
        b = bob.socket
        await b.until(lambda: b.table and b.table["onward"] == other)


# Kept


async def test_after_kill_9_the_table_is_as_it_was(data: Path) -> None:
    with real_server(data) as server:
        async with seated(server, "Ann", "Bob") as (ann, bob):
            a, b = ann.socket, bob.socket
            await a.act("add-bot", place=2, bot="normal")
            await a.act("swap", one=1, other=3)
            await b.act("set-ready", is_ready=True)
            await b.act("stretch", factor=2)
            await a.act("set-door", door="locked")
            await a.act("lead-on", code=ann.code)
            await a.act("hand-over", place=3)
            await a.act("here")
            before = a.table
            server.kill()
        server.start()
        async with AsyncExitStack() as stack:
            b = await stack.enter_async_context(bob.at(ann.code))
            a = await stack.enter_async_context(ann.at(ann.code))
            assert a.table == before
            assert (await b.act("rotate"))["type"] == "done"
