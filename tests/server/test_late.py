"""What comes late in a match that runs: the clock acts first, each time in its own time."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from gloaming.core import Input, Millis, Seat
from gloaming.games import GAMES
from gloaming.games.bluff.messages import Stay
from gloaming.server.live import Atom, LiveMatch
from gloaming.server.store import StoreError
from tests.server.tables import Tables

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(data: Path) -> AsyncIterator[Tables]:
    made = Tables(data)
    yield made
    await made.close()


class Playing:
    """A match whose deadline is at 20 seconds, and what of it has reached the disk."""

    def __init__(self, house: Tables, match: LiveMatch) -> None:
        self.house, self.match = house, match
        self.kept: list[tuple[object, int]] = []

    def take(self, at: int) -> None:
        given = Input(Millis(at), Seat(0), Stay())
        self.match.take(self.house.store, given, self._keep, self._fail)

    def let_time_pass(self, now: int) -> None:
        self.match.let_time_pass(self.house.store, Millis(now), self._keep, self._fail)

    def _keep(self, atom: Atom) -> None:
        self.kept.append((atom.deeds[0].input.by, atom.deeds[0].input.at))

    def _fail(self, error: StoreError) -> None:
        raise AssertionError(error)


@pytest.fixture
async def playing(house: Tables) -> Playing:
    room = await house.in_play()
    assert room.playing is not None
    room.playing.close()
    assert GAMES["bluff"].deadline(room.playing.match.state) == 20_000
    return Playing(house, room.playing.match)


async def test_every_moment_that_the_clock_owes_is_paid_in_its_own_time(playing: Playing) -> None:
    playing.let_time_pass(20_000)
    await playing.house.written()
    assert playing.kept == []
    playing.let_time_pass(60_000)
    await playing.house.written()
    assert playing.kept == [("clock", 20_000), ("clock", 40_000)]


async def test_what_comes_in_time_needs_no_clock(playing: Playing) -> None:
    playing.take(20_000)
    await playing.house.written()
    assert playing.kept == [(0, 20_000)]


async def test_what_comes_late_comes_after_what_the_clock_owes(playing: Playing) -> None:
    playing.take(20_001)
    await playing.house.written()
    assert playing.kept == [("clock", 20_000), (0, 20_001)]
    assert playing.match.state.round > 1
