"""Who is gone: the others are told, a bot plays on, the host passes on, and the match waits."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from gloaming.core import file
from gloaming.games import GAMES
from gloaming.server.attendance import Patience
from tests.server.clients import Client, in_play, seated
from tests.server.looking import place_is
from tests.support.harness import Harness, harness

pytestmark = pytest.mark.anyio

STAY = {"type": "stay"}
NEVER = 600_000
AWAY, STAND_IN, HOST, EVERYBODY = 200, 800, 400, 800
PATIENCE = Patience(count=0, away=AWAY, stand_in=STAND_IN, host=HOST)


@pytest.fixture
async def hasty(data: Path) -> AsyncIterator[Harness]:
    """It soon lets bots play on."""
    async with harness(data, patience=PATIENCE) as running:
        yield running


# Away, and a bot plays on


async def test_a_bot_plays_on_until_the_person_is_back(hasty: Harness) -> None:
    async with in_play(hasty, "Ann", "Bob", pace="none") as (ann, bob):
        a = ann.socket
        await bob.socket.close()
        await place_is(a, 1, presence="away", has_stand_in=False)
        assert a.table is not None
        assert 0 < a.table["places"][1]["bot_in"] <= STAND_IN - AWAY
        await place_is(a, 1, presence="away", has_stand_in=True, bot_in=None)
        await a.until(lambda: 1 in a.view["chosen"])
        async with bob.at(bob.code) as b:
            await b.act("here")
            await place_is(a, 1, presence="here", has_stand_in=False)
            await b.until(lambda: b.snapshot)
            assert b.view["hands"][1]["type"] == "face-up"


async def test_nothing_is_decided_for_somebody_before_their_bot_comes(hasty: Harness) -> None:
    async with in_play(hasty, "Ann", "Bob", pace="none") as (ann, bob):
        a = ann.socket
        await a.move(STAY)
        await bob.socket.close()
        await place_is(a, 1, has_stand_in=True)
        await a.until(lambda: a.over or a.view["round"] == 2)
        told = [event["type"] for event in a.events]
        assert "went-away" not in told, "a bot was promised, and Bob's seat waited for it"
        chose = told.index("chose-secretly")
        assert a.events[chose] == {"type": "chose-secretly", "seat": 1}
        assert chose < told.index("showed")


async def test_who_goes_before_the_place_was_theirs_is_missed_all_the_same(
    hasty: Harness,
) -> None:
    bob = await Client.enter(hasty, "Bob")
    async with seated(hasty, "Ann", pace="none") as (ann,):
        b = await bob.dial(await bob.ticket(ann.code))
        await b.until(lambda: b.table)
        await b.send({"type": "act", "key": "sit-down-1", "act": {"type": "sit", "place": 1}})
        b.connection.transport.abort()
        await place_is(ann.socket, 1, taken="person", presence="away")


async def test_whoever_goes_during_a_pause_is_waited_for_when_it_is_over(
    hasty: Harness,
) -> None:
    async with in_play(hasty, "Ann", "Bob", pace="none") as (ann, bob):
        a = ann.socket
        for socket in (a, bob.socket):
            await socket.act("vote", topic="pause")
        await a.until(lambda: a.table and a.table["paused"] == "agreed")
        await bob.socket.close()
        await hasty.advance(seconds=2 * STAND_IN / 1000)
        await a.act("vote", topic="go-on")
        await a.until(lambda: a.table and a.table["paused"] is None)
        assert a.table is not None
        assert not a.table["places"][1]["has_stand_in"]
        await place_is(a, 1, presence="away", has_stand_in=True)


async def test_rules_that_go_by_who_is_there_hear_of_it_at_once(hasty: Harness) -> None:
    async with in_play(hasty, "Ann", "Bob", "Cid", game="amsterdam", mode="coop") as people:
        a = people[0].socket
        await people[2].socket.close()
        await a.until(lambda: {"type": "went-away", "seat": 2} in a.events)
        await place_is(a, 2, has_stand_in=True)
        await a.until(lambda: {"type": "came-back", "seat": 2} in a.events)


async def test_who_is_not_there_at_the_start_gets_a_bot_and_folds_nothing(
    hasty: Harness,
) -> None:
    async with seated(hasty, "Ann", "Bob", pace="none") as (ann, bob):
        a = ann.socket
        await bob.socket.close()
        await a.act("start")
        await a.until(lambda: a.snapshot)
        await a.move(STAY)
        await place_is(a, 1, has_stand_in=True)
        await a.until(lambda: a.over or a.view["round"] == 2)
        assert {"type": "chose-secretly", "seat": 1} in a.events
        assert {"type": "went-away", "seat": 1} not in a.events


async def test_where_no_bot_can_play_the_rules_hear_who_is_away(hasty: Harness) -> None:
    async with in_play(hasty, "Ann", "Bob", game="halt") as (ann, bob):
        a = ann.socket
        await bob.socket.close()
        await place_is(a, 1, presence="away", bot_in=None)
        await a.until(lambda: a.view["table"]["away"] == [1])
        async with bob.at(bob.code):
            await a.until(lambda: a.view["table"]["away"] == [])


async def test_where_no_bot_can_play_who_misses_the_start_is_away_at_once(data: Path) -> None:
    async with (
        harness(data, patience=Patience(count=0, away=NEVER)) as server,
        seated(server, "Ann", "Bob", game="halt") as (ann, bob),
    ):
        await bob.socket.close()
        a = ann.socket
        await a.act("start")
        await a.until(lambda: a.snapshot and a.view["table"]["away"] == [1])


async def test_the_match_file_says_where_a_bot_played_on(hasty: Harness) -> None:
    async with in_play(hasty, "Ann", "Bob", pace="none") as (ann, bob):
        a = ann.socket
        await bob.socket.close()
        await a.until(lambda: 1 in a.view["chosen"])
        await a.move(STAY)
        await a.until(lambda: a.over or (a.view["round"] > 1 and 1 in a.view["chosen"]))
        if not a.over:
            await a.act("stop")
        await a.until(lambda: a.table and a.table["phase"] == "over")
        assert a.snapshot is not None
        text = (await ann.http.get(f"/api/matches/{a.snapshot['match']}/file")).content
    (match,) = file.read(text)
    played = [line for line in match.lines if line.by in (0, 1)]
    assert {line.by for line in played} == {0, 1}
    for line in played:
        assert (line.by == 1) == ("stand-in" in [reason.id for reason in line.reasons])
    assert file.verify(GAMES["bluff"], match) > 0


async def test_who_is_back_plays_and_no_bot_in_their_place(hasty: Harness) -> None:
    async with in_play(hasty, "Ann", "Bob", pace="none") as (ann, bob):
        a = ann.socket
        await bob.socket.close()
        await a.until(lambda: 1 in a.view["chosen"])
        async with bob.at(bob.code) as b:
            await b.act("here")
            await b.until(lambda: b.snapshot)
            await a.move(STAY)
            await b.until(lambda: b.over or (b.legal and b.view["chosen"] == []))
            await hasty.advance(seconds=0.4)
            assert b.over or b.view["chosen"] == [], "it waits for Bob"
            assert b.over or (await b.move(STAY))["type"] == "done"


async def test_a_phone_that_comes_back_by_itself_is_no_sign_of_life(hasty: Harness) -> None:
    async with in_play(hasty, "Ann", "Bob", pace="none") as (ann, bob):
        a = ann.socket
        await bob.socket.close()
        await place_is(a, 1, presence="away", has_stand_in=True)
        async with bob.at(bob.code) as b:
            await place_is(a, 1, presence="here", has_stand_in=True)
            await b.until(lambda: b.snapshot)
            await hasty.advance(seconds=0.3)
            assert (await a.place(1))["has_stand_in"], "nobody has touched it"
            assert (await b.move(b.legal[0]))["type"] == "done" if b.legal else await b.act("here")
            await place_is(a, 1, presence="here", has_stand_in=False)


async def test_somebody_with_another_device_is_not_gone(hasty: Harness) -> None:
    async with in_play(hasty, "Ann", "Bob", pace="none") as (ann, bob), bob.at(bob.code):
        await bob.socket.close()
        await hasty.advance(seconds=(AWAY + 200) / 1000)
        place = await ann.socket.place(1)
        assert (place["presence"], place["bot_in"]) == ("here", None)
        assert ann.socket.view["away"] == []


async def test_going_and_coming_again_and_again(hasty: Harness) -> None:
    async with in_play(hasty, "Ann", "Bob", pace="none") as (ann, bob):
        a, b = ann.socket, bob.socket
        for _ in range(2):
            await b.close()
            await place_is(a, 1, presence="away")
            await place_is(a, 1, has_stand_in=True)
            b = await bob.dial(await bob.ticket(bob.code))
            await b.act("here")
            await place_is(a, 1, presence="here", has_stand_in=False)
        await b.close()


# The host


async def test_a_host_who_is_gone_is_the_host_no_more(hasty: Harness) -> None:
    async with seated(hasty, "Ann", "Bob") as (ann, bob):
        b = bob.socket
        assert (await b.act("clear", place=0))["reason"] == "not-host"
        await ann.socket.close()
        await b.until(lambda: b.table and b.table["is_host"])
        assert (await b.act("clear", place=2))["reason"] == "nothing-there"
        async with ann.at(ann.code) as again:
            assert again.table is not None
            assert (again.table["is_host"], again.table["host"]) == (False, "Bob")


async def test_who_sits_is_the_next_host_before_who_watches(hasty: Harness) -> None:
    ann, eve, bob = [await Client.enter(hasty, name) for name in ("Ann", "Eve", "Bob")]
    code = await ann.make_table()
    async with eve.at(code) as e, bob.at(code) as b:
        async with ann.at(code):
            await b.act("sit", place=1)
        await e.until(lambda: e.table and e.table["host"] != "Ann")
        assert e.table is not None
        assert e.table["host"] == "Bob"
        await b.act("stand")
        await b.close()
        await e.until(lambda: e.table and e.table["is_host"])


async def test_a_host_who_never_came_is_not_waited_for(hasty: Harness) -> None:
    ann, bob = await Client.enter(hasty, "Ann"), await Client.enter(hasty, "Bob")
    async with bob.at(await ann.make_table()) as b:
        await b.until(lambda: b.table and b.table["is_host"], seconds=4)


async def test_a_host_who_was_long_gone_when_others_came(data: Path) -> None:
    patience = Patience(away=100, host=300, stand_in=200, everybody=400)
    async with harness(data, patience=patience) as server:
        ann, bob = await Client.enter(server, "Ann"), await Client.enter(server, "Bob")
        code = await ann.make_table()
        async with ann.at(code):
            pass
        await server.advance(seconds=1)
        async with bob.at(code) as b:
            await b.until(lambda: b.table and b.table["is_host"], seconds=4)


# Everybody is gone


async def test_a_match_that_everybody_left_waits_for_them(data: Path) -> None:
    patience = Patience(count=0, away=100, stand_in=NEVER, host=NEVER, everybody=EVERYBODY)
    async with harness(data, patience=patience) as server:
        async with in_play(server, "Ann", "Bob", pace="own", seconds=5) as (ann, bob):
            a = ann.socket
            await bob.socket.close()
            await place_is(a, 1, presence="away")
            deadline = a.deadline
        await server.advance(seconds=EVERYBODY / 1000 + 0.5)
        await server.kill()
        await server.start()
        await server.advance(seconds=60)
        async with ann.at(ann.code) as a:
            await a.until(lambda: a.snapshot and a.table and a.table["paused"] is None)
            assert a.snapshot is not None
            assert a.snapshot["now"] < 4000, "it stood while nobody was there"
            assert {"type": "time-ran-out"} not in a.events
            assert a.deadline is not None
            assert deadline is not None
            assert a.deadline >= deadline
            assert (await a.move(STAY))["type"] == "done"
            await a.until(lambda: a.over or a.view["round"] > 1)
