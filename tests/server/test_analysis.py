"""A look back at a match: for everybody once it is over, and for nobody before."""

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx2
import pytest

from gloaming.server import analyses
from gloaming.server.analyses import Analyses, BusyError
from gloaming.server.limits import Limits
from tests.server.clients import Client, Socket, in_play, play_to_the_end
from tests.server.real import real_server
from tests.server.tables import Tables
from tests.support.harness import Harness, harness

pytestmark = pytest.mark.anyio


def address(socket: Socket) -> str:
    assert socket.snapshot is not None
    return f"/api/matches/{socket.snapshot['match']}/analysis"


async def look_back(client: Client, socket: Socket) -> httpx2.Response:
    return await client.http.get(address(socket))


async def test_it_is_there_for_anybody_after_the_end(server: Harness) -> None:
    async with in_play(server, "Ann", "Bob", game="house", bots=1, pace="none") as (ann, bob):
        await ann.socket.act("stop")
        await ann.socket.until(lambda: ann.socket.over)
        answers = [await look_back(one, ann.socket) for one in (ann, bob, Client(server))]
        assert [answer.status_code for answer in answers] == [200] * 3
        assert len({answer.content for answer in answers}) == 1


async def test_it_tells_what_the_game_makes_of_the_match(server: Harness) -> None:
    async with in_play(server, "Ann", "Bob", pace="none") as (ann, bob):
        await play_to_the_end(ann.socket, bob.socket)
        reasons = (await look_back(ann, ann.socket)).json()
        assert reasons
        assert {*reasons[0]} == {"id", "args"}


async def test_before_the_end_it_tells_nothing(server: Harness) -> None:
    async with in_play(server, "Ann", "Bob", pace="none") as (ann, bob):
        made_up = await ann.http.get("/api/matches/0123456789abcdef01234567/analysis")
        for _ in range(2):
            for one in (ann, bob, Client(server)):
                answer = await one.http.get(address(ann.socket))
                assert (answer.status_code, answer.content) == (404, made_up.content)
                assert sorted(answer.headers) == sorted(made_up.headers)
            await ann.socket.move({"type": "stay"})


async def test_a_match_that_runs_is_not_even_read(data: Path) -> None:
    """How long it takes to read would tell how much has happened."""
    house = Tables(data)
    match = await house.begin(await house.table())
    read: list[str] = []
    load = house.store.load

    async def noted(log: str) -> object:
        read.append(log)
        return await load(log)

    house.store.load = noted  # type: ignore[assignment, method-assign]
    assert await house.hub.analyses.of(match) is None
    assert await house.hub.match_file(match) is None
    assert read == []
    await house.close()


async def test_a_match_that_lies_in_the_store_before_its_table_knows_of_it_is_no_ones(
    data: Path,
) -> None:
    """What is on the disk can be read a moment before it is folded: the seed must not be."""
    house = Tables(data)
    code = await house.table()
    room = await house.hub.room(code)
    assert room is not None
    before = room.log.table
    match = await house.begin(code)
    room.log.table = before
    assert (room.table.running, room.table.next_match) == (None, match)
    assert await house.hub.match_file(match) is None
    await house.close()


async def test_nobody_has_looks_back_worked_out_without_end(data: Path) -> None:
    async with harness(data, limits=Limits()) as server:
        ann = await Client.enter(server, "Ann")
        most = int(Limits().analysis_burst)
        names = [f"/api/matches/{number:024}/analysis" for number in range(most + 10)]
        codes = [(await ann.http.get(name)).status_code for name in names]
        assert codes[:most] == [404] * most
        assert codes[-1] == 429


async def test_what_is_at_hand_is_told_to_as_many_as_ask(server: Harness) -> None:
    async with in_play(server, "Ann", "Bob", pace="none") as (ann, bob):
        await play_to_the_end(ann.socket, bob.socket)
        asked = [look_back(ann, ann.socket) for _ in range(int(2 * Limits().analysis_burst))]
        answers = await asyncio.gather(*asked)
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.content for answer in answers}) == 1


SULKING = (sys.executable, "-m", "tests.server.sulking")


async def test_a_look_back_that_takes_long_does_not_hold_up_the_bots(data: Path) -> None:
    with real_server(data, "--thought", "90", runner=SULKING) as server:
        async with (
            in_play(server, "Ann", "Bob", game="sulk", pace="none") as (ann, bob),
            in_play(server, "Cid", bots=2, pace="none") as (cid,),
        ):
            await ann.socket.act("stop")
            await ann.socket.until(lambda: ann.socket.over)
            waiting = asyncio.create_task(bob.http.get(address(ann.socket), timeout=100))
            await asyncio.wait({waiting}, timeout=0.5)
            await play_to_the_end(cid.socket)
            assert (await cid.http.get(address(cid.socket).replace("analysis", "file"))).is_success
            assert not waiting.done()
            waiting.cancel()


# In one process


class Counted:
    """Works looks back out when it is told to, and counts."""

    def __init__(self, house: Tables) -> None:
        self.asked = 0
        self.may_answer = asyncio.Event()
        self.answer: bytes | None = b'["so it was"]'
        house.hub.bots.analyse = self.analyse  # type: ignore[assignment, method-assign]

    async def analyse(self, *_asked: object) -> bytes | None:
        self.asked += 1
        await self.may_answer.wait()
        return self.answer


@pytest.fixture
async def house(data: Path) -> AsyncIterator[Tables]:
    made = Tables(data)
    yield made
    await made.close()


async def finished(house: Tables) -> str:
    code = await house.table()
    match = await house.begin(code)
    await house.end(code)
    await house.let_go(code)
    return match


async def test_it_is_worked_out_once_for_all_who_ask(house: Tables) -> None:
    match, work = await finished(house), Counted(house)
    asked = [asyncio.create_task(house.hub.analyses.of(match)) for _ in range(5)]
    await house.settle()
    asked.pop().cancel()
    work.may_answer.set()
    assert await asyncio.gather(*asked) == [b'["so it was"]'] * 4
    assert await house.hub.analyses.of(match) == b'["so it was"]'
    assert work.asked == 1


async def test_one_is_worked_out_after_the_other(house: Tables) -> None:
    matches, work = [await finished(house) for _ in range(3)], Counted(house)
    asked = [asyncio.create_task(house.hub.analyses.of(match)) for match in matches]
    await house.settle()
    assert work.asked == 1
    work.may_answer.set()
    await asyncio.gather(*asked)
    assert work.asked == 3


async def test_what_failed_is_tried_again(house: Tables) -> None:
    match, work = await finished(house), Counted(house)
    work.may_answer.set()
    work.answer = None
    assert await house.hub.analyses.of(match) == b"[]"
    work.answer = b'["after all"]'
    assert await house.hub.analyses.of(match) == b'["after all"]'


async def test_only_so_many_wait(house: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_WAITING", 2)
    matches, work = [await finished(house) for _ in range(3)], Counted(house)
    asked = [asyncio.create_task(house.hub.analyses.of(match)) for match in matches[:2]]
    await house.settle()
    with pytest.raises(BusyError):
        await house.hub.analyses.of(matches[2])
    work.may_answer.set()
    await asyncio.gather(*asked)
    assert await house.hub.analyses.of(matches[2]) is not None


async def test_only_so_many_are_kept_and_the_one_asked_for_last_is_among_them(
    house: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "MOST_KEPT", 2)
    first, second, third = [await finished(house) for _ in range(3)]
    Counted(house).may_answer.set()
    kept: Analyses = house.hub.analyses
    for match in (first, second, first, third):
        await kept.of(match)
    assert [kept.is_at_hand(match) for match in (first, second, third)] == [True, False, True]


async def test_a_forgotten_match_has_no_look_back(house: Tables) -> None:
    code = await house.table()
    match = await house.begin(code)
    await house.end(code)
    Counted(house).may_answer.set()
    assert await house.hub.analyses.of(match) is not None
    await house.let_go(code)
    house.day = 200
    await house.sweeper.sweep()
    assert await house.hub.analyses.of(match) is None
