"""Load clients play against a real server, so that benchmarks do not rot; no time is asserted."""

import asyncio
from pathlib import Path

import msgspec
import pytest
import uvloop

from tests.speed import setting
from tests.speed.beliefs import WAYS, measured
from tests.speed.client import Load, play
from tests.speed.core import Played
from tests.speed.machine import CLIENT_CORE, free_port, ours, running, serving
from tests.speed.pointer import Fingers, point
from tests.speed.thinking import thoughts


def test_the_load_client_plays_matches_to_the_end(tmp_path: Path) -> None:
    port = free_port()
    with serving(ours("tests.speed.served", port, tmp_path), port) as server:
        load = Load(port, server, tables=2, warm_up=0.0, seconds=8.0, matches=2)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            report = runner.run(play(load))
    assert report.matches >= 2
    assert report.moves >= 2 * 4
    assert report.refused == 0


def test_fingers_arrive_at_every_team_mate(tmp_path: Path) -> None:
    port = free_port()
    with serving(ours("tests.speed.served", port, tmp_path), port) as server:
        load = Fingers(port, server, tables=1, warm_up=8.0, seconds=6.0)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            ways = runner.run(point(load))
    assert ways.points > 0
    assert ways.arrivals >= ways.points
    assert ways.lost == 0


def test_every_decision_of_a_match_of_bots_is_timed() -> None:
    taken = thoughts("cellar", "easy", 1)
    assert len(taken) > 100
    assert min(taken) >= 0


def test_what_lies_in_the_safe_is_worked_out_at_every_table() -> None:
    for mode, seats in WAYS:
        found = measured(mode, seats, matches=1)
        assert found.positions > 5
        assert 0 < found.p50 <= found.p95


@pytest.mark.wide
@pytest.mark.timeout(900)  # it downloads some forty packages
def test_environment_of_the_peers_is_made_from_nothing(tmp_path: Path) -> None:
    setting.set_up_python(tmp_path / "python")
    python = tmp_path / "python" / "bin" / "python"
    with running([python, "tests/speed/peers/openspiel.py", "leduc_poker"], CLIENT_CORE) as peer:
        said, _ = peer.communicate(b"all 0.1\n")
    assert msgspec.json.decode(said, type=Played).decisions > 0
    with serving(behind_aiohttp(python, tmp_path, port := free_port()), port) as server:
        assert server > 0


def behind_aiohttp(python: Path, folder: Path, port: int) -> list[str | Path]:
    """Command for the tables of the benchmark, behind the socket of a peer."""
    return [python, "-m", "tests.speed.sockets", "aiohttp", str(free_port()), str(port), folder]
