"""Whoever only stands in the door: so many, for so long, and others come in all the same."""

import contextlib
import select
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from gloaming.server import logs, people, rate
from gloaming.server.door import LARGEST_HEAD, OWN_FILES, Door
from gloaming.server.facts import Person
from gloaming.server.limits import Limits
from gloaming.server.people import Tickets
from gloaming.server.rate import Rates
from gloaming.server.sources import Sources
from tests.server.clients import Client
from tests.server.real import RealServer, real_server
from tests.support.polling import poll

pytestmark = pytest.mark.anyio

STRAINED = (sys.executable, "-m", "tests.server.strained")
GET = b"GET /health HTTP/1.1\r\nhost: localhost\r\n"


def knock(server: RealServer) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=10)


def told(connection: socket.socket) -> bytes:
    """The first that is said; nothing, if we are hung up on."""
    try:
        return connection.recv(64)
    except ConnectionResetError:
        return b""


# How many


def nobody(_host: str) -> bool:
    return False


def test_an_address_has_its_share_and_the_others_theirs() -> None:
    door = Door(10, 3, nobody)
    assert [door.lets_in("192.0.2.1") for _ in range(4)] == [True, True, True, False]
    assert door.lets_in("192.0.2.2")
    door.lets_out("192.0.2.1")
    assert [door.lets_in("192.0.2.1") for _ in range(2)] == [True, False]


def test_a_household_is_one_address() -> None:
    door = Door(10, 2, nobody)
    assert [door.lets_in(f"2001:db8::{number}") for number in (1, 2, 3)] == [True, True, False]
    assert door.lets_in("2001:db8:0:1::1")


def test_a_proxy_comes_for_many_but_not_for_more_than_there_is_room_for() -> None:
    door = Door(5, 2, "127.0.0.1".__eq__)
    assert [door.lets_in("127.0.0.1") for _ in range(6)] == [True] * 5 + [False]
    assert not door.lets_in("192.0.2.1")


async def test_one_address_cannot_take_every_connection(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")  # this machine is no proxy here
    most = int(Limits().connections_of_one)
    assert most >= 64
    with real_server(data) as server, contextlib.ExitStack() as stack:
        ann = await Client.enter(server, "Ann")
        code = await ann.make_table()
        for _ in range(5):
            await (await ann.dial(await ann.ticket(code))).close()
        async with ann.at(code) as a:
            knocking = [stack.enter_context(knock(server)) for _ in range(most + 20)]
            assert told(knocking[-1]).startswith(b"HTTP/1.1 503 ")
            assert (await a.act("sit", place=0))["type"] == "done", "who is in stays in"
            for connection in knocking:
                connection.close()
            await poll(lambda: lets_in(server))  # who is gone makes room


def lets_in(server: RealServer) -> bool:
    """Whether there is room for one more connection."""
    with knock(server) as connection:
        connection.sendall(GET + b"\r\n")
        return told(connection).startswith(b"HTTP/1.1 200 ")


FEW_FILES = f"""
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, ({OWN_FILES + 40}, {OWN_FILES + 40}))
sys.argv = ["gloaming", "serve", *sys.argv[1:]]
from gloaming.cli import main
main()
"""


async def test_where_the_system_allows_few_files_there_are_fewer_connections(data: Path) -> None:
    """Without room for a file of its own the server could not even read its store."""
    runner = (sys.executable, "-c", FEW_FILES)
    with real_server(data, "--host", "127.0.0.1", runner=runner) as server:
        with contextlib.ExitStack() as stack:
            knocking = [stack.enter_context(knock(server)) for _ in range(60)]
            assert told(knocking[0]) == b"", "the connection that has waited longest makes room"
            assert lets_in(server)
        assert await (await Client.enter(server, "Ann")).make_table()


# How long


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    """A server that waits a second for a request."""
    folder = tmp_path_factory.mktemp("brisk") / "data"
    with real_server(folder, "--request-seconds", "1", runner=STRAINED) as server:
        yield server


POST = b"POST /api/session HTTP/1.1\r\nhost: localhost\r\ncontent-length: 14\r\n\r\n"


@pytest.mark.parametrize(
    "said",
    [b"", b"G", GET, POST, POST + b'{"name"'],
    ids=["nothing", "letter", "head", "no", "part"],
)
def test_a_request_that_does_not_arrive_is_not_waited_for(brisk: RealServer, said: bytes) -> None:
    began = time.monotonic()
    with knock(brisk) as connection:
        connection.sendall(said)
        assert b"200" not in told(connection)
    assert 0.5 < time.monotonic() - began < 10


def test_a_request_that_trickles_is_not_waited_for_either(brisk: RealServer) -> None:
    began = time.monotonic()
    with knock(brisk) as connection, contextlib.suppress(OSError):
        connection.sendall(GET)
        while time.monotonic() - began < 10:
            connection.sendall(b"x-more: and more\r\n")
            select.select([connection], [], [], 0.2)
    assert time.monotonic() - began < 5


def test_so_it_is_with_the_second_request_of_a_connection(brisk: RealServer) -> None:
    with knock(brisk) as connection:
        connection.sendall(GET + b"\r\n")
        assert b" 200 " in told(connection)
        while connection.recv(4096)[-6:] != b"alive\n":
            pass
        began = time.monotonic()
        connection.sendall(GET)
        assert told(connection) == b""
        assert 0.5 < time.monotonic() - began < 10


async def test_a_socket_may_be_silent_for_longer(brisk: RealServer) -> None:
    ann = await Client.enter(brisk, "Ann")
    async with ann.at(await ann.make_table()) as a:
        with knock(brisk) as connection:
            assert told(connection) == b"", "no request came in time, on a later connection"
        assert (await a.act("sit", place=0))["type"] == "done"


def test_a_head_does_not_grow_without_end(process: RealServer) -> None:
    with knock(process) as connection:
        with contextlib.suppress(ConnectionError):
            connection.sendall(GET + b"x-long: ")
            for _ in range(4 * LARGEST_HEAD // 4096):
                connection.sendall(b"x" * 4096)
        assert told(connection) == b""


# What is kept


def test_whoever_asked_too_often_is_not_forgiven_because_others_ask(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rate, "MOST_KEPT", 10)
    rates = Rates(0.001, 1)
    assert [rates.allows("greedy", 0) for _ in range(2)] == [True, False]
    for number in range(200):
        rates.allows(f"other {number}", 0)
        assert not rates.allows("greedy", 0)
    assert len(rates._kept) <= 10


def test_only_so_many_tickets_are_out_and_the_newest_are_good(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(people, "MOST_TICKETS", 10)
    now = [0]
    tickets = Tickets(Sources(ticks=lambda: now[0]))
    given = [tickets.give(Person("id", "Ann"), "AAAAA") for _ in range(50)]
    assert len(tickets._open) == 10
    assert [tickets.look(name) is not None for name in given] == [False] * 40 + [True] * 10
    now[0] = 31_000
    tickets.give(Person("id", "Ann"), "AAAAA")
    assert len(tickets._open) == 1


# What is written


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(logs, "_file", [])
    logs.write_to(path := tmp_path / "server.log")
    return path


def test_the_log_does_not_grow_without_end(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "LARGEST_LOG", 1000)
    for number in range(200):
        logs.log("something", count=number)
    before = file.with_name("server.log.1")
    assert {*file.parent.iterdir()} <= {file, before}
    kept = [path.read_bytes() for path in (before, file) if path.exists()]
    counts = [msgspec.json.decode(line)["count"] for line in b"".join(kept).splitlines()]
    assert counts == [*range(200)][-len(counts) :]
    assert 900 < before.stat().st_size < 1200


def test_a_log_that_cannot_be_written_harms_nobody(file: Path) -> None:
    file.unlink()
    file.mkdir()
    logs.log("something")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no stream is full here")
def test_an_error_stream_that_is_full_harms_nobody() -> None:
    code = "from gloaming.server.logs import log; log('something'); print('still here')"
    with Path("/dev/full").open("w") as full:
        told = subprocess.run(
            (sys.executable, "-c", code), stderr=full, stdout=subprocess.PIPE, check=False,
            text=True,
        )  # fmt: skip
    assert told.stdout == "still here\n"
