"""Whoever is sent away is out: old sockets, old tickets, other devices and the link all fail."""

from pathlib import Path
from typing import Any

import pytest
import websockets

from gloaming.server.wire import CLOSE_SENT_AWAY
from tests.server.clients import Client, Socket, in_play, seated
from tests.server.real import real_server
from tests.support.harness import Harness

pytestmark = pytest.mark.anyio

STAY = {"type": "stay"}


async def is_out(person: Client, ticket: str) -> None:
    """No way leads back in: no link, no new ticket, and none that was had before."""
    for method, path in (("GET", ""), ("POST", "/ticket")):
        answer = await person.http.request(method, f"/api/tables/{person.code}{path}")
        assert (answer.status_code, answer.json()) == (403, {"reason": "sent-away"})
    late = await person.dial(ticket)
    assert await late.closed() == CLOSE_SENT_AWAY
    assert late.frames == []


def watchers(socket: Socket) -> list[dict[str, Any]]:
    assert socket.table is not None
    return list(socket.table["watching"])


async def test_who_is_sent_away_from_a_place_is_out_with_all_devices(server: Harness) -> None:
    async with seated(server, "Ann", "Bob") as (ann, bob):
        phone = await bob.elsewhere(bob.code)
        async with phone.at(bob.code) as pocket:
            ticket = await bob.ticket(bob.code)
            assert (await ann.socket.act("send-away", who=1))["type"] == "done"
            assert await bob.socket.closed() == CLOSE_SENT_AWAY
            assert await pocket.closed() == CLOSE_SENT_AWAY
        await is_out(bob, ticket)
        place = await ann.socket.place(1)
        assert (place["taken"], watchers(ann.socket)) == ("free", [])
        phone.code = bob.code
        answer = await phone.http.post(f"/api/tables/{bob.code}/ticket", json={})
        assert answer.json() == {"reason": "sent-away"}


async def test_what_was_on_its_way_when_somebody_was_sent_away_is_not_done(
    server: Harness,
) -> None:
    async with seated(server, "Ann", "Bob") as (ann, bob):
        sent: list[dict[str, Any]] = [
            {"type": "say", "key": "one-more-word", "text": "one more word"},
            {"type": "act", "key": "sits-down-again", "act": {"type": "sit", "place": 2}},
        ]
        await ann.socket.act("send-away", who=1)
        try:
            for frame in sent:
                await bob.socket.send(frame)
        except websockets.ConnectionClosed:
            pass
        await bob.socket.closed()
        await server.settle()
        assert (await ann.socket.place(2))["taken"] == "free"
        assert ann.socket.heard == []


async def test_the_host_may_send_away_who_only_watches_also_while_others_play(
    server: Harness,
) -> None:
    eve = await Client.enter(server, "Eve")
    async with in_play(server, "Ann", "Bob", pace="none") as (ann, bob):
        eve.code = ann.code
        async with eve.at(ann.code) as watching:
            await ann.socket.act("here")
            (found,) = watchers(ann.socket)
            assert found["name"] == "Eve"
            assert watchers(bob.socket) == watchers(watching) == []
            ticket = await eve.ticket(eve.code)
            refused = await bob.socket.act("send-away", who=found["id"])
            assert refused["reason"] == "not-host"
            assert (await ann.socket.act("send-away", who="nobody"))["reason"] == "nobody-there"
            assert (await ann.socket.act("send-away", who=found["id"]))["type"] == "done"
            assert await watching.closed() == CLOSE_SENT_AWAY
        await is_out(eve, ticket)
        assert watchers(ann.socket) == []


async def test_a_host_can_neither_go_that_way_nor_take_a_seat_out_of_a_match(
    server: Harness,
) -> None:
    async with in_play(server, "Ann", "Bob", pace="none") as (ann, _bob):
        assert (await ann.socket.act("send-away", who=0))["reason"] == "not-offered"
        assert (await ann.socket.act("send-away", who=1))["reason"] == "already-running"
        assert (await ann.socket.act("send-away", who=31))["reason"] == "nobody-there"


async def test_while_a_match_runs_most_of_the_others_send_somebody_away(
    server: Harness,
) -> None:
    async with in_play(server, "Ann", "Bob", "Cid", pace="none") as (ann, bob, cid):
        ticket = await ann.ticket(ann.code)
        ask: dict[str, Any] = {"topic": "send-away", "seat": 0}
        assert (await ann.socket.act("vote", **ask))["type"] == "done", "which does not count"
        assert (await bob.socket.act("vote", **ask))["type"] == "done"
        assert (await ann.socket.place(0))["taken"] == "person"
        assert (await cid.socket.act("vote", **ask))["type"] == "done"
        assert await ann.socket.closed() == CLOSE_SENT_AWAY
        await is_out(ann, ticket)
        place = await bob.socket.place(0)
        assert (place["taken"], place["bot"]) == ("bot", "normal")
        assert bob.socket.table is not None
        assert (bob.socket.table["is_host"], bob.socket.table["host"]) == (True, "Bob")
        assert (await bob.socket.move(STAY))["type"] == "done"


async def test_between_two_nobody_sends_the_other_away(server: Harness) -> None:
    async with in_play(server, "Ann", "Bob", pace="none") as (ann, bob):
        said = await bob.socket.act("vote", topic="send-away", seat=0)
        assert said["reason"] == "not-offered"
        assert (await ann.socket.place(0))["taken"] == "person"


async def test_a_server_that_was_killed_still_knows_who_was_sent_away(data: Path) -> None:
    with real_server(data) as server:
        async with seated(server, "Ann", "Bob") as (ann, bob):
            await ann.socket.act("send-away", who=1)
            await bob.socket.closed()
        server.kill()
        server.start()
        answer = await bob.http.post(f"/api/tables/{bob.code}/ticket", json={})
        assert (answer.status_code, answer.json()) == (403, {"reason": "sent-away"})
