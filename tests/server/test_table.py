"""A table: sitting down, bots, options, starting, and what is refused."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from tests.server.clients import Client, seated
from tests.support.harness import Harness

pytestmark = pytest.mark.anyio


async def test_people_sit_down_and_everybody_sees_it(server: Harness) -> None:
    ann, bob = await Client.enter(server, "Ann"), await Client.enter(server, "Bob")
    code = await ann.make_table()
    async with ann.at(code) as a, bob.at(code) as b:
        assert (await a.act("sit", place=0))["type"] == "done"
        await b.until(lambda: b.table and b.table["places"][0]["name"] == "Ann")
        assert b.table is not None
        assert b.table["you"] is None
        assert b.table["watchers"] == 1
        assert (await b.act("sit", place=3))["type"] == "done"
        await a.until(lambda: a.table and a.table["places"][3]["name"] == "Bob")


async def test_another_window_of_somebody_is_no_news_to_the_others(server: Harness) -> None:
    ann, bob = await Client.enter(server, "Ann"), await Client.enter(server, "Bob")
    code = await ann.make_table()
    async with ann.at(code) as a, bob.at(code) as b:
        await a.act("sit", place=0)
        await b.act("here")
        before = len(b.frames)
        async with ann.at(code) as second:
            assert second.table is not None
            assert second.table["places"] == a.table["places"]  # type: ignore[index]
        await a.act("stand")
        await b.act("here")
        assert [frame["type"] for frame in b.frames[before:]] == ["table", "done"]


async def test_moving_to_another_place_frees_the_first(server: Harness) -> None:
    ann = await Client.enter(server, "Ann")
    async with ann.at(await ann.make_table()) as a:
        await a.act("sit", place=0)
        await a.act("sit", place=2)
        assert a.table is not None
        assert [place["taken"] for place in a.table["places"]] == ["free", "free", "person", "free"]


async def test_a_table_is_there_again_for_somebody_who_asks_later(server: Harness) -> None:
    ann = await Client.enter(server, "Ann")
    code = await ann.make_table(seconds=45)
    async with ann.at(code) as a:
        await a.act("add-bot", place=1, bot="easy")
    async with ann.at(code.lower()) as a:
        assert a.table is not None
        assert a.table["options"] == {"pace": "relaxed", "seconds": 45}
        assert a.table["places"][1]["bot"] == "easy"


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        ({"kind": "sit", "place": 9}, "no-such-place"),
        ({"kind": "add-bot", "place": 9, "bot": "easy"}, "no-such-place"),
        ({"kind": "add-bot", "place": 1, "bot": "cleverest"}, "no-such-bot"),
        ({"kind": "clear", "place": 1}, "nothing-there"),
        ({"kind": "clear", "place": 9}, "no-such-place"),
        ({"kind": "stand"}, "not-seated"),
        ({"kind": "start"}, "too-few"),
        ({"kind": "set-options", "options": {"seconds": 1}}, "bad-options"),
        ({"kind": "set-options", "options": {"minutes": 1}}, "bad-options"),
        ({"kind": "set-options", "options": "quick"}, "bad-options"),
        ({"kind": "throw", "commitment": "0" * 64, "nonce": "0" * 64}, "not-seated"),
    ],
)
async def test_what_cannot_be_done_is_refused_with_a_reason(
    server: Harness, act: dict[str, object], reason: str
) -> None:
    ann = await Client.enter(server, "Ann")
    async with ann.at(await ann.make_table()) as a:
        answer = await a.act(**act)  # type: ignore[arg-type]
        assert (answer["type"], answer["reason"]) == ("refused", reason)


async def test_only_the_host_decides(server: Harness) -> None:
    ann, bob = await Client.enter(server, "Ann"), await Client.enter(server, "Bob")
    code = await ann.make_table()
    async with ann.at(code), bob.at(code) as b:
        for act in (
            {"kind": "add-bot", "place": 1, "bot": "easy"},
            {"kind": "clear", "place": 1},
            {"kind": "set-options", "options": {}},
            {"kind": "start"},
        ):
            assert (await b.act(**act))["reason"] == "not-host"


async def test_a_nonce_has_to_answer_the_commitment_that_is_shown(server: Harness) -> None:
    ann = await Client.enter(server, "Ann")
    async with ann.at(await ann.make_table()) as a:
        await a.act("sit", place=0)
        assert a.table is not None
        wrong = await a.act("throw", commitment="0" * 64, nonce="a" * 64)
        right = await a.act("throw", commitment=a.table["commitment"], nonce="a" * 64)
        assert (wrong["reason"], right["type"]) == ("wrong-commitment", "done")
        assert a.table["places"][0]["has_thrown"]


async def test_fifty_people_run_for_the_last_seat_and_one_gets_it(server: Harness) -> None:
    host = await Client.enter(server, "Host")
    code = await host.make_table()
    runners = [await Client.enter(server, f"Runner {number}") for number in range(50)]
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(runner.at(code)) for runner in runners]
        answers = await asyncio.gather(*(seat.act("sit", place=0) for seat in seats))
    assert sorted(answer["type"] for answer in answers) == ["done"] + ["refused"] * 49


async def test_a_match_without_a_role_that_it_needs_does_not_start(server: Harness) -> None:
    """Enough people sit there, and nobody is the Officer."""
    async with seated(server, "Ann", "Bob", game="amsterdam", mode="coop") as (ann, bob):
        assert (await ann.socket.act("sit", place=2))["type"] == "done"
        assert (await ann.socket.act("start"))["reason"] == "missing-role"
        assert ann.socket.table is not None
        assert (ann.socket.table["lacking"], ann.socket.table["phase"]) == ("missing-role", "lobby")
        assert (await bob.socket.act("sit", place=0))["type"] == "done"
        assert (await ann.socket.act("start"))["type"] == "done"
