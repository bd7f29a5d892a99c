"""Taking a bot's seat in the middle of a match: one goes on with what the seat knows, no more."""

from pathlib import Path

import msgspec
import pytest

from gloaming.core import Input, Seat, file, replay
from gloaming.games import GAMES
from gloaming.server.bots import PACE
from gloaming.server.frames import encode
from tests.server.clients import Client, in_play, seated
from tests.server.real import real_server
from tests.support.harness import Harness, harness

pytestmark = pytest.mark.anyio

BLUFF = GAMES["bluff"]
STAY = {"type": "stay"}


def view_before_the_stop(text: bytes, seat: int) -> object:
    """What a seat saw before the host stopped the match, by its file."""
    (match,) = file.read(text)
    decode = msgspec.json.Decoder(BLUFF.moves).decode
    inputs = [Input(line.at, line.by, decode(line.move)) for line in match.lines]
    options = file.options_of(BLUFF, match.header)
    deeds = list(replay(BLUFF, options, match.header.places, inputs))
    return msgspec.json.decode(encode(BLUFF.observe(deeds[-2].after, Seat(seat))))


async def test_who_watches_goes_on_where_a_bot_has_played(server: Harness) -> None:
    eve = await Client.enter(server, "Eve")
    async with in_play(server, "Ann", bots=2, pace="none") as (ann,), eve.at(ann.code) as e:
        a = ann.socket
        await a.until(lambda: a.view["chosen"] == [1, 2])
        await e.until(lambda: e.snapshot and e.view["chosen"] == [1, 2])
        assert b'"card"' not in b"".join(e.raw)
        assert (await e.act("take-seat", seat=2))["type"] == "done"
        await e.until(lambda: e.snapshot and e.snapshot["you"] == 2)
        assert e.snapshot is not None
        assert (e.snapshot["seats"][2]["name"], e.snapshot["seats"][2]["bot"]) == ("Eve", None)
        assert [hand["type"] for hand in e.view["hands"]] == ["face-down", "face-down", "face-up"]
        assert {event["seat"] for event in e.events if event["type"] == "dealt"} == {2}
        seen = e.view
        await a.act("stop")
        await a.until(lambda: a.table and a.table["phase"] == "over")
        text = (await ann.http.get(f"/api/matches/{e.snapshot['match']}/file")).content
    assert view_before_the_stop(text, 2) == seen


async def test_the_bot_plays_no_more_and_the_person_does(server: Harness) -> None:
    eve = await Client.enter(server, "Eve")
    async with in_play(server, "Ann", bots=1, pace="none") as (ann,), eve.at(ann.code) as e:
        a = ann.socket
        await a.until(lambda: a.view["chosen"] == [1])
        await e.act("take-seat", seat=1)
        await a.until(lambda: a.table and a.table["places"][1]["name"] == "Eve")
        await a.move(STAY)
        await e.until(lambda: e.view["round"] == 2)
        await a.move(STAY)
        await e.until(lambda: e.view["chosen"] == [0])
        assert (await e.move(STAY))["type"] == "done"
        await a.until(lambda: a.over or a.view["round"] == 3)


async def test_what_the_bot_was_about_to_do_is_forgotten(data: Path) -> None:
    async with harness(data, bot_pace=1) as thoughtful:
        eve = await Client.enter(thoughtful, "Eve")
        async with in_play(thoughtful, "Ann", bots=1, pace="none") as (ann,), eve.at(ann.code) as e:
            assert (await e.act("take-seat", seat=1))["type"] == "done"
            await e.until(lambda: e.legal)
            await thoughtful.advance(seconds=PACE[1] + 0.3)
            assert ann.socket.view["chosen"] == []
            assert (await e.move(STAY))["type"] == "done"


async def test_it_is_kept(data: Path) -> None:
    with real_server(data) as server:
        eve = await Client.enter(server, "Eve")
        async with in_play(server, "Ann", bots=1, pace="none") as (ann,), eve.at(ann.code) as e:
            await ann.socket.until(lambda: ann.socket.view["chosen"] == [1])
            await e.act("take-seat", seat=1)
            await e.until(lambda: e.snapshot and e.snapshot["you"] == 1)
            seen = e.view
            server.kill()
        server.start()
        async with eve.at(ann.code) as e:
            await e.until(lambda: e.snapshot)
            assert e.snapshot is not None
            assert (e.snapshot["you"], e.view) == (1, seen)


async def test_what_is_no_seat_to_take(server: Harness) -> None:
    eve = await Client.enter(server, "Eve")
    async with seated(server, "Ann") as (ann,), eve.at(ann.code) as e:
        a = ann.socket
        await a.act("add-bot", place=1, bot="easy")
        assert (await e.act("take-seat", seat=1))["reason"] == "not-running"
        await a.act("set-options", options={"pace": "none"})
        await a.act("start")
        for seat in (0, 2, 9):
            assert (await e.act("take-seat", seat=seat))["reason"] == "place-taken"
        assert (await a.act("take-seat", seat=1))["reason"] == "place-taken"
        await a.act("set-door", door="locked")
        assert (await e.act("take-seat", seat=1))["reason"] == "locked"
        await a.act("set-door", door="private")
        assert (await e.act("take-seat", seat=1))["type"] == "done"
        assert (await e.act("take-seat", seat=1))["reason"] == "place-taken"
        await a.act("stop")
        await a.until(lambda: a.table and a.table["phase"] == "over")
        assert (await e.act("take-seat", seat=1))["reason"] == "not-running"


async def test_a_seat_that_somebody_took_is_taken(server: Harness) -> None:
    async with in_play(server, "Ann", bots=1, pace="none") as (ann,):
        for name in ("Eve", "Fay"):
            other = await Client.enter(server, name)
            async with other.at(ann.code) as socket:
                answer = await socket.act("take-seat", seat=1)
                assert answer["type"] == ("done" if name == "Eve" else "refused")


async def test_where_seats_are_not_open_none_is_taken(server: Harness) -> None:
    eve = await Client.enter(server, "Eve")
    async with seated(server, "Ann", "Bob", game="halt") as people, eve.at(people[0].code) as e:
        assert (await people[0].socket.act("start"))["type"] == "done"
        assert (await e.act("take-seat", seat=1))["reason"] == "not-offered"
        assert e.table is not None
        assert e.table["you"] is None
