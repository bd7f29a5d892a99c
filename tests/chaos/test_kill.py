"""`kill -9` again and again under load: nothing acknowledged is lost, nothing is done twice.

People move, talk and take notes, at some tables with a bot: of its moves nothing is lost that
anybody was shown.
"""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import apsw
import msgspec
import pytest

from gloaming.core import AnyGame, Deed, Input, Reason, Seat, moments, replay, witnessed
from gloaming.core.digest import first_digest, next_digest
from gloaming.core.file import options_of
from gloaming.games import GAMES
from gloaming.server.live import MatchHeader, actor
from tests.chaos.players import Seen, party
from tests.server.clients import Frame
from tests.server.real import real_server
from tests.support.polling import poll

pytestmark = [pytest.mark.anyio, pytest.mark.chaos]

KILLS = int(os.environ.get("GLOAMING_KILLS", "20"))
TABLES = 6
TABLES_WITH_BOTS = 2
BOTS_ARE_WAITED_FOR = 10
"""At every so many kills: they need longer to come back than people do."""

Execute = Callable[..., apsw.Cursor]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_nothing_acknowledged_or_shown_is_lost_or_doubled(data: Path) -> None:
    seen, chance = Seen(), Random(20)
    with real_server(data) as server:
        people = await party(server, TABLES, TABLES_WITH_BOTS, seen)
        playing = [asyncio.create_task(person.play_on()) for person in people]
        for number in range(KILLS):
            await more_than(lambda: len(seen.acked))
            if number % BOTS_ARE_WAITED_FOR == 0:
                await more_than(seen.bot_moves)
            await asyncio.sleep(chance.uniform(0.05, 0.5))  # noqa: TID251 - at any time
            server.kill()
            await asyncio.to_thread(server.start)
        await more_than(lambda: len(seen.acked) - 20)
        for task in playing:
            task.cancel()
        ends = await asyncio.gather(*playing, return_exceptions=True)
        assert {type(end) for end in ends} == {asyncio.CancelledError}
        server.stop()
        assert not server.said("moves-lost")
        assert not server.said("writes-lost")
    judge(data, seen)


async def more_than(count: Callable[[], int]) -> None:
    """Wait until there is more of something than now."""
    before = max(0, count())
    await poll(lambda: count() > before)


# What is on disk


INPUTS = """
    CREATE TEMP VIEW one AS
    SELECT logs.id AS log, seq + e.key AS seq, e.value->>0 AS at, e.value->>1 AS by,
           e.value->>2 AS move, e.value->>3 AS digest, e.value->>6 AS reasons,
           e.value->>7 AS key
    FROM logs JOIN inputs ON number = inputs.log, json_each(entries) AS e
"""
"""Each input by itself."""
MATCHES = """SELECT id, header FROM logs WHERE header LIKE '{"file"%'"""


def judge(data: Path, seen: Seen) -> None:
    """Read the store as it lies on disk, without the server's help."""
    connection = apsw.Connection(str(data / "gloaming.db"), flags=apsw.SQLITE_OPEN_READONLY)
    assert connection.pragma("integrity_check") == "ok"
    connection.execute(INPUTS)
    matches = {
        log: msgspec.json.decode(header, type=MatchHeader)
        for log, header in connection.execute(MATCHES)
    }
    judge_moves(connection.execute, matches, seen)
    judge_talk(connection.execute, seen)
    assert not seen.faults
    assert seen.notes_found > 0


def judge_moves(execute: Execute, matches: dict[str, MatchHeader], seen: Seen) -> None:
    """Moves of people by their keys; those of bots by what people were shown of them."""
    rows = execute("SELECT log, by, key FROM one WHERE key IS NOT NULL")
    done = [(log, int(by), key) for log, by, key in rows if log in matches]
    assert seen.acked <= set(done), f"lost: {seen.acked - set(done)}"
    assert len(done) == len(set(done)), "done twice"
    deeds = {log: fold(execute, log, header) for log, header in matches.items()}
    by_people, by_bots = (
        sum(
            isinstance(deed.input.by, int)
            and (matches[log].persons[deed.input.by] is not None) == is_person
            for log, match in deeds.items()
            for deed in match
        )
        for is_person in (True, False)
    )
    assert by_people == len(done), "an input without its command, or the other way round"
    assert by_bots > 0
    for log, seat, events in seen.shown:
        told = witnessed_by(GAMES[matches[log].file.game], deeds[log], Seat(seat))
        assert told[: len(events)] == events, "something that was shown is lost"


def judge_talk(execute: Execute, seen: Seen) -> None:
    """Lines by their keys: each once, and all that were acknowledged."""
    keys = [key for (key,) in execute("SELECT line->>'key' FROM talk")]
    assert len(keys) == len(set(keys)), "said twice"
    assert seen.said
    assert seen.said <= set(keys), f"lost: {seen.said - set(keys)}"


def witnessed_by(game: AnyGame, deeds: tuple[Deed, ...], seat: Seat) -> list[Frame]:
    """All that a seat is shown of a match, as it crosses the wire."""
    groups = (witnessed(game, group, seat).events for group in moments(deeds))
    events = [event for group in groups for event in group]
    return list(msgspec.json.decode(msgspec.json.encode(events)))


def fold(execute: Execute, log: str, header: MatchHeader) -> tuple[Deed, ...]:
    """Replay one log with all its digests."""
    game = GAMES[header.file.game]
    sql = "SELECT seq, at, by, move, digest, reasons FROM one WHERE log = ? ORDER BY seq"
    stored = list(execute(sql, (log,)))
    assert [row[0] for row in stored] == list(range(len(stored)))
    decode = msgspec.json.Decoder(game.moves).decode
    inputs = [Input(at, actor(by), decode(move)) for _seq, at, by, move, *_ in stored]
    options = options_of(game, header.file)
    digest = first_digest(header.file, game.setup(options, header.file.places))
    deeds = tuple(replay(game, options, header.file.places, inputs))
    for deed, row in zip(deeds, stored, strict=True):
        reasons = msgspec.json.decode(row[5] or "[]", type=tuple[Reason, ...])
        digest = next_digest(digest, deed, reasons)
        assert digest == row[4]
    return deeds


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"
