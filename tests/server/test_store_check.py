"""`gloaming store check`: it reads everything, changes nothing, and says what is wrong."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import apsw
import pytest
from click.testing import CliRunner

from gloaming.cli import main
from gloaming.games import GAMES
from gloaming.server import wire
from gloaming.server.guest import Guest
from tests.server.tables import ANN, BOB, Deaf
from tests.support.harness import Harness, harness

pytestmark = pytest.mark.anyio


@pytest.fixture
async def played(data: Path) -> AsyncIterator[Harness]:
    """A server with a table at which a match has been played."""
    async with harness(data) as server:
        room = await server.hub.room(await server.hub.make_table(ANN, GAMES["bluff"], b"{}"))
        assert room is not None
        for place, person in enumerate((ANN, BOB)):
            room.join(guest := Guest(Deaf(), person))
            room.take(guest, wire.Act(f"key-sit-{place}", wire.Sit(place)))
        await server.until(lambda: len(room.table.persons) == 2)
        room.take(room.guests[0], wire.Act("key-start", wire.Start()))
        await server.until(lambda: room.table.phase == "playing")
        yield server


def checked(data: Path) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["store", "check", "--data", str(data)])
    return result.exit_code, result.output


def change(data: Path, sql: str) -> None:
    connection = apsw.Connection(str(data / "gloaming.db"))
    assert connection.execute(sql).fetchall() == []
    assert connection.changes() > 0
    connection.close()


def contents(data: Path) -> dict[str, bytes]:
    """All files but the index that readers of the WAL share."""
    return {path.name: path.read_bytes() for path in data.iterdir() if "shm" not in path.name}


async def test_a_whole_store_is_well_beside_a_running_server(played: Harness, data: Path) -> None:
    files = contents(data)
    status, told = checked(data)
    assert (status, told.splitlines()[-1]) == (0, "All is well.")
    assert "Folding 2 tables and matches." in told
    await played.settle()
    assert contents(data) == files


@pytest.mark.usefixtures("played")
@pytest.mark.parametrize(
    ("sql", "told"),
    [
        ("DELETE FROM inputs WHERE log = 2", "Match [0-9a-f]+ cannot be read: .* is left"),
        ("DELETE FROM inputs WHERE log = 2", "Lost: Match [0-9a-f]+ had .*, and 0 are left"),
        ("DELETE FROM logs WHERE number = 1", "Lost: Table [A-Z]+ had .*, and 0 are left"),
        ("DELETE FROM seeds", "Match [0-9a-f]+ cannot be read: .*its seed is missing"),
        (
            "UPDATE inputs SET entries = replace(entries, 'private', 'open')",
            "Table [A-Z]+ is damaged: .* it is not what was written",
        ),
        ("UPDATE pulse SET serial = 0", "Lost: [0-9]+ writes of other kinds"),
    ],
)
async def test_what_is_wrong_is_said_with_status_1(data: Path, sql: str, told: str) -> None:
    change(data, sql)
    status, output = checked(data)
    assert status == 1
    assert any(re.match(told, line) for line in output.splitlines()), output
    assert re.search(r"Wrong in \d+ ways\.", output)


async def test_a_damaged_page_is_said_with_status_1(played: Harness, data: Path) -> None:
    played.store._writer.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)
    page = played.store._writer.execute(
        "SELECT rootpage FROM sqlite_schema WHERE name = 'sessions'"
    ).get
    with (data / "gloaming.db").open("r+b") as file:
        file.seek(4096 * (page - 1))
        file.write(bytes(range(256)) * 16)
    status, output = checked(data)
    assert status == 1
    assert "Page check: " in output


def test_a_folder_without_a_store_is_refused_in_one_sentence(tmp_path: Path) -> None:
    status, told = checked(tmp_path)
    assert (status, told) == (2, f"Error: There is no gloaming.db in {tmp_path}.\n")
    (tmp_path / "gloaming.mark").write_bytes(b"\n[1,{}] 00000000")
    status, told = checked(tmp_path)
    assert status == 2
    assert "gloaming.db is missing" in told
