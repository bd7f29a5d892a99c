"""Luck is a test's own: the same on every server, and another for every test."""

from pathlib import Path

from tests.browser import luck
from tests.browser.company import Company
from tests.browser.world import waiting_server


def promised(data: Path) -> str:
    """What a new server promises for the first match of its first table."""
    with waiting_server(data) as server:
        company = Company()
        friend = company.enter(server, "Mira")
        friend.make_table()
        table = friend.client.socket.table
        company.close()
    assert table is not None
    return str(table["commitment"])


def test_a_test_is_dealt_the_same_whenever_it_runs(tmp_path: Path, luck_file: Path) -> None:
    first = promised(tmp_path / "one")
    assert promised(tmp_path / "two") == first
    luck.turn_to(luck_file, "somebody else")
    assert promised(tmp_path / "three") != first


def test_a_server_that_comes_back_draws_others(tmp_path: Path, luck_file: Path) -> None:
    drawn = [luck.Luck(luck_file, tmp_path / "data").token(12) for _ in range(2)]
    assert len(set(drawn)) == 2
