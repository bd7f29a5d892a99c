"""Whatever is sent: a clear answer or a close code, nobody else harmed, nothing lost."""

import contextlib
import socket
from pathlib import Path

import pytest
import websockets

from gloaming.server import wire
from gloaming.server.facts import Person
from gloaming.server.people import Tickets
from gloaming.server.sources import Sources
from tests.server.clients import Client, in_play
from tests.server.real import RealServer, strained_server

pytestmark = pytest.mark.anyio


@pytest.fixture
def server(process: RealServer) -> RealServer:
    return process


@pytest.fixture(autouse=True)
async def others_play_on(server: RealServer) -> object:
    """A match that goes on beside every test here, and is looked at when it is over."""
    async with in_play(server, "Ann", "Bob", pace="own", seconds=300) as (ann, bob):
        a, b = ann.socket, bob.socket
        yield
        assert (await a.move({"type": "stay"}))["type"] == "done"
        assert (await b.move({"type": "fold"}))["type"] == "done"
        await b.until(lambda: b.view["round"] == 2 or b.over)


# Addresses and requests


async def test_an_unknown_table(server: RealServer) -> None:
    ann = await Client.enter(server, "Ann")
    for code in ("QQQQQ", "nonsense", "%00", "a" * 500):
        for answer in (
            await ann.http.get(f"/api/tables/{code}"),
            await ann.http.post(f"/api/tables/{code}/ticket", json={}),
        ):
            assert (answer.status_code, answer.json()) == (404, {"reason": "no-such-table"})


async def test_a_match_is_no_table_and_a_table_no_match(server: RealServer) -> None:
    async with in_play(server, "Ann", "Bob") as (ann, bob):
        a, _b = ann.socket, bob.socket
        assert a.snapshot is not None
        assert (await ann.http.get(f"/api/tables/{a.snapshot['match']}")).status_code == 404
        assert (await ann.http.get(f"/api/matches/{ann.code}/file")).status_code == 404


async def test_a_full_table(server: RealServer) -> None:
    people = [await Client.enter(server, name) for name in ("Ann", "Bob", "Cid", "Dee", "Eve")]
    code = await people[0].make_table()
    async with contextlib.AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(person.at(code)) for person in people]
        for place, socket in enumerate(sockets[:4]):
            await socket.act("sit", place=place)
        b = sockets[4]
        answers = [(await b.act("sit", place=place))["reason"] for place in range(4)]
        assert answers == ["place-taken"] * 4


async def test_nobody_without_a_name_gets_a_ticket(server: RealServer) -> None:
    ann = await Client.enter(server, "Ann")
    code = await ann.make_table()
    stranger = Client(server)
    answer = await stranger.http.post(f"/api/tables/{code}/ticket", json={})
    assert (answer.status_code, answer.json()) == (404, {"reason": "no-session"})


@pytest.mark.parametrize(
    ("name", "reason"),
    [("", "name-empty"), (" \u200b\u202e ", "name-empty"), ("x" * 10_000, "too-large"),
     ("x" * 25, "name-too-long"), ("\ufdfa" * 20, "name-too-long")],
)  # fmt: skip
async def test_a_name_that_cannot_be_shown(server: RealServer, name: str, reason: str) -> None:
    answer = await Client(server).http.post("/api/session", json={"name": name})
    assert answer.status_code in {413, 422}
    assert answer.json() == {"reason": reason}


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("<svg/onload=alert()>", "<svg/onload=alert()>"),
        ("  Ann\t\nB ", "Ann B"),
        ("\u202eevE", "evE"),
        ("\uff21\uff4e\uff4e", "Ann"),
    ],
)
async def test_a_name_is_text_and_nothing_else(server: RealServer, name: str, shown: str) -> None:
    answer = await Client(server).http.post("/api/session", json={"name": name})
    assert answer.json() == {"name": shown}


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"name": 5}', b"\xff\xfe", b"[" * 5000])
async def test_a_body_that_is_not_what_was_expected(server: RealServer, body: bytes) -> None:
    answer = await Client(server).http.post("/api/session", content=body)
    assert (answer.status_code, answer.json()) == (400, {"reason": "malformed"})


async def test_an_unknown_game_and_bad_options(server: RealServer) -> None:
    ann = await Client.enter(server, "Ann")
    for body, reason in (
        ({"game": "poker"}, "no-such-game"),
        ({"game": "bluff", "options": {"seconds": 0}}, "bad-options"),
        ({"game": "bluff", "options": []}, "bad-options"),
    ):
        answer = await ann.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()) == (422, {"reason": reason})


async def test_a_foreign_page_may_not_ask(server: RealServer) -> None:
    ann = await Client.enter(server, "Ann")
    code = await ann.make_table()
    ours = f"http://127.0.0.1:{server.port}"
    for origin in ("http://evil.example", "null", "", ours + "0", ours + ".evil.example",
                   ours.replace("http", "ftp"), f"http://u@127.0.0.1:{server.port}"):  # fmt: skip
        answer = await ann.http.post(
            f"/api/tables/{code}/ticket", json={}, headers={"origin": origin}
        )
        assert (answer.status_code, answer.json()) == (403, {"reason": "foreign-origin"})
        with pytest.raises(websockets.InvalidStatus) as refused:
            await ann.dial(await ann.ticket(code), origin=origin)
        assert refused.value.response.status_code == 403


async def test_nobody_makes_tables_without_end(server: RealServer) -> None:
    ann = await Client.enter(server, "Ann")
    answers = [await ann.http.post("/api/tables", json={"game": "bluff"}) for _ in range(30)]
    assert {answer.status_code for answer in answers} == {201, 429}
    assert answers[-1].json() == {"reason": "too-many"}


# Tickets


async def test_a_ticket_is_good_once(server: RealServer) -> None:
    ann = await Client.enter(server, "Ann")
    ticket = await ann.ticket(await ann.make_table())
    await (await ann.dial(ticket)).close()
    for bad in (ticket, "made-up", ""):
        with pytest.raises(websockets.InvalidStatus) as refused:
            await ann.dial(bad)
        assert refused.value.response.status_code == 401


async def test_a_ticket_is_good_for_half_a_minute() -> None:
    now = [0]
    tickets = Tickets(Sources(ticks=lambda: now[0]))
    person = Person("id", "Ann")
    early, late = tickets.give(person, "AAAAA"), tickets.give(person, "AAAAA")
    now[0] = 30_000
    assert tickets.take(early) is not None
    now[0] = 30_001
    assert tickets.take(late) is None


# Frames


@pytest.mark.parametrize(
    "frame",
    ["", "hello", "{}", "null", '{"type":"move"}', '{"type":"dance"}', "[" * 2000, '{"type":"ping"',
     '{"type":"act","key":"short","act":{"type":"start"}}', b"\x00\x01", '{"type":"pong","now":1}',
     '{"type":"move","key":"12345678","frame":-1,"move":{}}',
     '{"type":"act","key":"12345678","act":{"type":"sit","place":1e400}}',
     '{"type":"act","key":"12345678","act":{"type":"finished"}}'],
)  # fmt: skip
async def test_a_frame_that_is_none_closes_its_own_socket(
    server: RealServer, frame: str | bytes
) -> None:
    ann = await Client.enter(server, "Ann")
    async with ann.at(await ann.make_table()) as a:
        await a.send(frame)
        assert await a.closed() == wire.CLOSE_MALFORMED


async def test_a_frame_that_is_too_large(server: RealServer) -> None:
    ann = await Client.enter(server, "Ann")
    async with ann.at(await ann.make_table()) as a:
        await a.send('{"type":"ping"' + " " * 20_000 + "}")
        assert await a.closed() == wire.CLOSE_TOO_LARGE


async def test_too_many_frames(server: RealServer) -> None:
    ann = await Client.enter(server, "Ann")
    async with ann.at(await ann.make_table()) as a:
        with contextlib.suppress(websockets.ConnectionClosed):
            for _ in range(2000):
                await a.send({"type": "ping"})
        assert await a.closed() == wire.CLOSE_TOO_MANY


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ({"type": "raise"}, "malformed"),
        ({"type": "stay", "seat": 1}, "not-legal"),
        ([], "malformed"),
        ("stay", "malformed"),
        ({}, "malformed"),
        ({"type": "deal", "card": 9}, "not-legal"),
        ({"type": "deal", "card": "9"}, "malformed"),
        ({"type": "time-up"}, "not-legal"),
        ({"type": "stop"}, "not-legal"),
        ({"type": "left", "seat": 1}, "not-legal"),
    ],
)
async def test_a_move_that_is_none(server: RealServer, move: object, reason: str) -> None:
    async with in_play(server, "Ann", "Bob") as (ann, bob):
        a, _b = ann.socket, bob.socket
        if move == {"type": "stay", "seat": 1}:
            await a.move({"type": "stay"})
        answer = await a.move(move)
        assert (answer["type"], answer["reason"]) == ("refused", reason)
        assert b'"card"' not in a.raw[-1]


async def test_a_move_before_there_is_a_match(server: RealServer) -> None:
    ann = await Client.enter(server, "Ann")
    async with ann.at(await ann.make_table()) as a:
        assert (await a.move({"type": "stay"}))["reason"] == "not-running"


async def test_the_table_stands_still_while_a_match_runs(server: RealServer) -> None:
    async with in_play(server, "Ann", "Bob") as (ann, bob):
        a, _b = ann.socket, bob.socket
        for act in ({"kind": "stand"}, {"kind": "sit", "place": 2}, {"kind": "start"}):
            assert (await a.act(**act))["reason"] == "already-running"


async def test_a_reader_who_does_not_read_is_cut(data: Path) -> None:
    with strained_server(data, count=0) as server:
        ann = await Client.enter(server, "Ann")
        code = await ann.make_table()
        address = f"ws://127.0.0.1:{server.port}/ws?ticket={await ann.ticket(code)}"
        with socket.socket() as small:
            small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            small.connect(("127.0.0.1", server.port))
            slow = await websockets.connect(address, sock=small, compression=None)
            slow.transport.pause_reading()
            async with ann.at(code) as a:
                cut = f'gloaming_closed_total{{code="{wire.CLOSE_TOO_SLOW}"}}'
                for number in range(1000):
                    assert (await a.act("sit", place=number % 2))["type"] == "done"
                    if number % 50:
                        continue
                    if cut in await server.metrics():
                        break
                    await slow.send('{"type":"ping"}')  # or it is taken for dead before that
                else:
                    pytest.fail("never cut")
                assert (await a.act("stand"))["type"] == "done"
            slow.transport.abort()
