"""`kill -9` again and again under load: nothing acknowledged is lost, nothing is done twice."""

import asyncio
import contextlib
import os
import secrets
from collections.abc import Callable
from pathlib import Path
from random import Random

import apsw
import httpx2
import msgspec
import pytest
import websockets

from gloaming.core import Input, replay
from gloaming.core.digest import first_digest, next_digest
from gloaming.core.file import options_of
from gloaming.games import GAMES
from gloaming.server.live import MatchHeader, actor
from tests.server.real import Client, HungUpError, RealServer, Socket, real_server

pytestmark = [pytest.mark.anyio, pytest.mark.chaos]

KILLS = int(os.environ.get("GLOAMING_KILLS", "20"))
TABLES = 6
LOST = (HungUpError, websockets.WebSocketException, httpx2.HTTPError, OSError, TimeoutError)

Acked = set[tuple[str, int, str]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Player:
    """Plays on whatever happens, and writes down what was acknowledged."""

    def __init__(self, client: Client, code: str, place: int, acked: Acked) -> None:
        self.client, self.code, self.place, self.acked = client, code, place, acked
        self.unanswered: tuple[str, dict[str, str], str] | None = None

    async def play_on(self) -> None:
        while True:
            with contextlib.suppress(*LOST):
                async with self.client.at(self.code) as socket:
                    await self._sit(socket)
                    while True:
                        await self._move(socket)
            await asyncio.sleep(0.05)

    async def _sit(self, socket: Socket) -> None:
        assert socket.table is not None
        if socket.table["you"] is None:
            await socket.act("sit", place=self.place)

    async def _move(self, socket: Socket) -> None:
        await socket.until(lambda: self._may_start(socket) or socket.legal, seconds=60)
        if not socket.legal:
            await socket.act("start")
            return
        assert socket.snapshot is not None
        match = socket.snapshot["match"]
        if self.unanswered is None or self.unanswered[2] != match:
            self.unanswered = (secrets.token_hex(8), secrets.choice(socket.legal), match)
        key, move, _match = self.unanswered
        answer = await socket.move(move, key=key)
        if answer["type"] == "done":
            self.acked.add((match, socket.snapshot["you"], key))
        self.unanswered = None

    def _may_start(self, socket: Socket) -> bool:
        table = socket.table
        assert table is not None
        taken = sum(place["taken"] == "person" for place in table["places"])
        return bool(table["is_host"] and table["phase"] != "playing" and taken == 2)


async def party(server: RealServer, acked: Acked) -> list[Player]:
    players: list[Player] = []
    for number in range(TABLES):
        ann, bob = await Client.enter(server, f"Ann {number}"), await Client.enter(server, "Bob")
        code = await ann.make_table(seconds=60)
        players += [Player(ann, code, 0, acked), Player(bob, code, 1, acked)]
    return players


async def test_nothing_acknowledged_is_lost_or_doubled(data: Path) -> None:
    acked: Acked = set()
    chance = Random(20)
    with real_server(data) as server:
        playing = [asyncio.create_task(p.play_on()) for p in await party(server, acked)]
        for _ in range(KILLS):
            await more_than(acked, len(acked))
            await asyncio.sleep(chance.uniform(0.05, 0.5))
            server.kill()
            await asyncio.to_thread(server.start)
        await more_than(acked, len(acked) + 20)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        server.stop()
    judge(data, acked)


INPUTS = """
    CREATE TEMP VIEW one AS
    SELECT logs.id AS log, seq + e.key AS seq, e.value->>0 AS at, e.value->>1 AS by,
           e.value->>2 AS move, e.value->>3 AS digest, e.value->>7 AS key
    FROM logs JOIN inputs ON number = inputs.log, json_each(entries) AS e
"""
"""Each input by itself."""


async def more_than(acked: Acked, count: int) -> None:
    """Wait until play goes on."""
    async with asyncio.timeout(30):
        while len(acked) <= count:  # noqa: ASYNC110 - a set that players fill has no event
            await asyncio.sleep(0.01)


def judge(data: Path, acked: Acked) -> None:
    """Read the store as it lies on disk, without the server's help."""
    connection = apsw.Connection(str(data / "gloaming.db"), flags=apsw.SQLITE_OPEN_READONLY)
    assert connection.pragma("integrity_check") == "ok"
    connection.execute(INPUTS)
    matches = {
        log: msgspec.json.decode(header, type=MatchHeader)
        for log, header in connection.execute("SELECT id, header FROM logs WHERE length(id) > 5")
    }
    rows = connection.execute("SELECT log, by, key FROM one WHERE key IS NOT NULL")
    done = [(log, int(by), key) for log, by, key in rows if log in matches]
    assert acked <= set(done), f"lost: {acked - set(done)}"
    assert len(done) == len(set(done)), "done twice"
    moves = sum(fold(connection.execute, log, header) for log, header in matches.items())
    assert moves == len(done), "an input without its command, or the other way round"


def fold(execute: Callable[..., apsw.Cursor], log: str, header: MatchHeader) -> int:
    """Replay one log with all its digests; returns how many moves people made."""
    game = GAMES[header.file.game]
    rows = execute("SELECT seq, at, by, move, digest FROM one WHERE log = ? ORDER BY seq", (log,))
    stored = list(rows)
    assert [row[0] for row in stored] == list(range(len(stored)))
    decode = msgspec.json.Decoder(game.moves).decode
    inputs = [Input(at, actor(by), decode(move)) for _seq, at, by, move, _digest in stored]
    options = options_of(game, header.file)
    digest = first_digest(header.file, game.setup(options, header.file.places))
    for deed, row in zip(replay(game, options, header.file.places, inputs), stored, strict=True):
        digest = next_digest(digest, deed)
        assert digest == row[4]
    return sum(isinstance(given.by, int) for given in inputs)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"
