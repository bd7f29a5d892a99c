"""What a server does when its disk fails it: told loudly, to operators and to players."""

import asyncio
import resource
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2
import pytest

from gloaming.server.clock import SteadyWall
from tests.server.clients import Client, HungUpError, Socket
from tests.server.clients import begun_against_bots as begin
from tests.server.real import WAIT_SECONDS, RealServer, real_server
from tests.support.harness import harness
from tests.support.polling import poll, poll_for

pytestmark = pytest.mark.anyio

STAY = {"type": "stay"}

FRAME, HEAD = 4096 + 24, 32
HOUR = 3_600_000
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="limits another process")


async def ready(server: RealServer) -> httpx2.Response:
    async with server.http() as http:
        return await http.get("/ready")


def written(data: Path) -> int:
    """How far the WAL is written: frames after that have the salts of an earlier time."""
    wal = (data / "gloaming.db-wal").read_bytes()
    starts = range(HEAD, len(wal), FRAME)
    return next((at for at in starts if wal[at + 8 : at + 16] != wal[16:24]), len(wal))


def damage_the_end(data: Path, length: int) -> None:
    """Overwrite the pages of the WAL from here on."""
    wal = data / "gloaming.db-wal"
    with wal.open("r+b") as file:
        file.seek(length)
        file.write(bytes(max(0, wal.stat().st_size - length)))


# What was lost


async def test_players_are_told_that_the_disk_lost_their_moves(data: Path) -> None:
    with real_server(data) as server:
        ann, code, a = await begin(server, 300)
        assert a.table is not None
        assert a.table["has_lost"] is False
        length = written(data)
        assert (await a.move(STAY))["type"] == "done"
        server.kill()
        await a.closed()
        damage_the_end(data, length)
        server.start()
        async with ann.at(code) as again:
            await again.until(lambda: again.table and again.table["has_lost"])
        answer = await ready(server)
        assert answer.status_code == 200
        assert "ready, but the disk has lost something" in answer.text
        assert server.said("moves-lost")[0]["match"] == a.table["match"]


async def test_a_table_that_was_lost_is_not_called_unknown(data: Path) -> None:
    with real_server(data) as server:
        ann = await Client.enter(server, "Ann")
        first = await ann.make_table()
        length = written(data)
        lost = await ann.make_table()
        server.kill()
        damage_the_end(data, length)
        server.start()
        assert (await ann.http.get(f"/api/tables/{first}")).status_code == 200
        answer = await ann.http.get(f"/api/tables/{lost}")
        assert (answer.status_code, answer.json()) == (404, {"reason": "table-lost"})
        answer = await ann.http.get("/api/tables/QQQQQ")
        assert answer.json() == {"reason": "no-such-table"}


async def test_a_table_whose_log_was_changed_is_not_shown(data: Path) -> None:
    async with harness(data) as server:
        ann = await Client.enter(server, "Ann")
        code = await ann.make_table()
        sql = "UPDATE inputs SET entries = replace(entries, 'private', 'open')"
        server.store._writer.execute(sql)
        server.hub.forget(server.hub._rooms[code])
        answer = await ann.http.get(f"/api/tables/{code}")
        assert answer.json() == {"reason": "table-lost"}


# A full disk


@on_linux
async def test_a_full_disk_is_told_and_what_follows_when_there_is_room_again(data: Path) -> None:
    with real_server(data) as server:
        ann, code, a = await begin(server, 300)
        length = written(data)
        _soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (length + 100, hard))
        await poll_for(lambda: is_ready(server, 503))
        answer = await ready(server)
        assert answer.text.startswith("not ready: nothing can be kept on disk (SQLITE_")
        with pytest.raises(HungUpError):
            await a.move(STAY, key="not-kept-yet")
        await poll_for(lambda: is_silent_for_three_pulses(server))
        assert len(server.said("store-failing")) == 1
        assert server.said("store-failing")[0]["why"].startswith("SQLITE_")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        await poll_for(lambda: is_ready(server, 200))
        assert len(server.said("store-recovered")) == 1
        async with ann.at(code) as again:
            await again.until(lambda: again.legal)
            assert (await again.move(STAY, key="not-kept-yet"))["type"] == "done"


async def is_ready(server: RealServer, status: int) -> bool:
    return (await ready(server)).status_code == status


async def is_silent_for_three_pulses(server: RealServer) -> bool:
    """Whether the server has tried again, and kept nothing."""
    before = await commits(server)
    await poll_for(lambda: is_beyond(server, before + 3))
    return True


async def is_beyond(server: RealServer, count: float) -> bool:
    return await commits(server) >= count


async def commits(server: RealServer) -> float:
    lines = (await server.metrics()).splitlines()
    return next(float(line.split()[1]) for line in lines if "commit_seconds_count" in line)


# One server, one folder, one database


async def test_a_second_server_on_a_folder_is_refused(data: Path) -> None:
    with real_server(data) as server:
        port = server.port
        command = (*server._command, "--port", "0")
        second = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)
        _out, told = await asyncio.wait_for(second.communicate(), WAIT_SECONDS)
        assert second.returncode == 2
        assert f"used by another server (process {server.process.pid})".encode() in told
        server.kill()
        server.start()
        assert server.port == port


def move_away(data: Path) -> None:
    data.rename(data.with_name("elsewhere"))


def remove_all(data: Path) -> None:
    shutil.rmtree(data)


def remove_database(data: Path) -> None:
    (data / "gloaming.db").unlink()


def remove_wal(data: Path) -> None:
    (data / "gloaming.db-wal").unlink()


def replace_database(data: Path) -> None:
    copy = data / "copy"
    shutil.copy(data / "gloaming.db", copy)
    copy.rename(data / "gloaming.db")


@pytest.mark.parametrize(
    "harm", [move_away, remove_all, remove_database, remove_wal, replace_database]
)
async def test_a_server_without_its_files_acknowledges_nothing_and_stops(
    data: Path, harm: Callable[[Path], None]
) -> None:
    with real_server(data) as server:
        _ann, _code, a = await begin(server, 300)
        harm(data)
        assert not await is_acknowledged(a)
        await poll(lambda: server.process.poll() is not None)
        assert server.process.returncode == 2
        assert len(server.said("store-removed")) == 1
        assert b"was removed or replaced while the server was running" in server.log.read_bytes()


async def is_acknowledged(socket: Socket) -> bool:
    try:
        answer: dict[str, Any] = await socket.move(STAY)
    except Exception:  # noqa: BLE001 - the line is cut, in whatever way
        return False
    return bool(answer["type"] == "done")


def put_others_in_place(data: Path) -> None:
    shutil.rmtree(data)
    data.mkdir()
    for name in ("gloaming.db", "gloaming.db-wal"):
        (data / name).write_bytes(b"of another server")


async def test_a_database_put_in_place_of_another_keeps_its_wal(data: Path) -> None:
    with real_server(data) as server:
        await begin(server, 300)
        put_others_in_place(data)
        await poll(lambda: server.process.poll() is not None)
        assert (data / "gloaming.db-wal").read_bytes() == b"of another server"
        assert (data / "gloaming.db").read_bytes() == b"of another server"


# A clock that was set back


async def test_match_time_does_not_go_back_with_the_wall_clock(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with harness(data) as server:
        ann, code, a = await begin(server, 300)
        await server.advance(seconds=40)
        before = server.hub._rooms[code].playing
        assert before is not None
        reached, deadline = before.match.now(), a.deadline
        await server.store._write(server.store._beat)
        await server.kill()
        server.asleep -= HOUR
        await server.start()
        async with ann.at(code) as again:
            await again.until(lambda: again.snapshot)
            assert again.snapshot is not None
            assert reached - 1_000 <= again.snapshot["now"] <= reached + 1_000
            assert again.deadline == deadline
            assert deadline is not None
            await server.advance(seconds=(deadline - reached) / 1000 + 2)
            assert {"type": "time-ran-out"} in again.events
    assert '"event":"clock-set-back","seconds":3600.0' in capsys.readouterr().err


def test_a_steady_wall_goes_on_from_where_the_wall_clock_was_set_back() -> None:
    times = [5_000, 5_500, 5_499, 1_000, 1_700, 9_000]
    steady = SteadyWall(iter(times).__next__, 4_000)
    assert [steady() for _ in times] == [5_000, 5_500, 5_500, 5_500, 6_200, 13_500]


def test_a_steady_wall_never_shows_less_than_the_store_knows() -> None:
    assert SteadyWall(lambda: 1_000, 50_000)() == 50_000
    assert SteadyWall(lambda: 70_000, 50_000)() == 70_000
