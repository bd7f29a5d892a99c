"""What a server does with it: silence of the Officer, maps that come at zero, and a pause."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from gloaming.games.amsterdam.city import OBSTACLES, START, reach
from tests.server.clients import Client, Socket, in_play, seated
from tests.server.looking import now
from tests.support.harness import Harness, harness

READY = {"type": "ready"}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Harness]:
    async with harness(tmp_path / "data") as running:
        yield running


@asynccontextmanager
async def against_time(server: Harness) -> AsyncIterator[tuple[Client, Client]]:
    """Ada is the Officer and Ben her Detective; both are ready, and the count runs."""
    playing = in_play(server, "Ada", "Ben", game="amsterdam", mode="coop", level="master")
    async with playing as (ada, ben):
        for one in (ada, ben):
            assert (await one.socket.move(READY))["type"] == "done"
        await ben.socket.until(lambda: ben.socket.view["phase"] == "count")
        yield ada, ben


async def racing(*people: Client) -> None:
    for one in people:
        await one.socket.until(lambda socket=one.socket: socket.view["phase"] == "race")  # type: ignore[misc]


@pytest.mark.anyio
@pytest.mark.rule("AMS-16", "AMS-14")
async def test_before_zero_no_bytes_of_a_map_and_after_it_only_for_the_officer(
    server: Harness,
) -> None:
    async with against_time(server) as (ada, ben):
        assert b'"marks"' not in b"".join(ada.socket.raw)
        await racing(ada, ben)
        assert b'"marks"' in b"".join(ada.socket.raw)
        assert ada.socket.view["map"]["team"] == "black"
        received = b"".join(ben.socket.raw)
        assert b'"marks"' not in received
        assert b"map-taken" not in received


@pytest.mark.anyio
@pytest.mark.rule("AMS-03", "AMS-37")
async def test_in_a_round_no_word_of_the_officer_comes_to_a_detective(server: Harness) -> None:
    async with against_time(server) as (ada, ben):
        await racing(ada, ben)
        before = len(ben.socket.frames)
        for audience in ({}, {"seats": [1]}, {"seats": [1], "watchers": True}):
            said = await ada.socket.say("left, then the red boat", **audience)
            assert said["reason"] == "nobody-hears"
        refused = await ada.socket.move({"type": "point", "cell": 19})
        assert refused["type"] == "refused"
        assert (await ben.socket.say("is it the boat?", seats=[0]))["type"] == "done"
        await ada.socket.until(lambda: "is it the boat?" in ada.socket.heard)
        assert b"red boat" not in b"".join(ben.socket.raw)
        assert not any(frame["type"] == "update" for frame in ben.socket.frames[before:])


@pytest.mark.anyio
@pytest.mark.rule("AMS-37")
async def test_of_all_that_an_officer_sends_but_cards_a_detective_gets_nothing(
    server: Harness,
) -> None:
    async with against_time(server) as (ada, ben):
        await racing(ada, ben)
        await ben.socket.act("here")
        before = len(ben.socket.frames)
        officer = ada.socket
        for refused in ({"type": "give", "cards": [99]}, {"type": "sign", "hint": "sure"}, {}):
            assert (await officer.move(refused))["type"] == "refused"
        await officer.write("they went wrong")
        await officer.recall(0)
        for what in ("aid", "review"):
            assert (await officer.consult(what))["reasons"] == []
        await officer.act("stand")
        await sends_every_sign_of_the_table(officer, next_table=await ada.make_table("amsterdam"))
        await now(officer)
        await ada.http.post("/api/session", json={"name": "Left"})
        async with ada.at(ada.code) as second:
            await second.until(lambda: second.snapshot)
        await ben.socket.act("here")
        assert [frame["type"] for frame in ben.socket.frames[before:]] == ["done"]


async def sends_every_sign_of_the_table(officer: Socket, next_table: str) -> None:
    """What all would see at once, and what an Officer who is the host may do at other times."""
    signs = (
        ("set-door", {"door": "locked"}), ("set-door", {"door": "open"}),
        ("hand-over", {"place": 1}), ("lead-on", {"code": next_table}),
        ("stretch", {"factor": 2}), ("stretch", {"factor": 1}), ("send-away", {"who": 1}),
        ("vote", {"topic": "pause", "is_for": False}),
    )  # fmt: skip
    for kind, fields in signs:
        assert (await officer.act(kind, **fields)).get("reason") == "hushed", kind
    assert (await officer.act("hold"))["type"] == "done"


@pytest.mark.anyio
@pytest.mark.rule("AMS-37")
async def test_an_officer_may_ask_for_a_pause_once_and_is_not_named(server: Harness) -> None:
    async with against_time(server) as (ada, ben):
        await racing(ada, ben)
        pause: dict[str, Any] = {"topic": "pause"}
        for _ in range(3):
            assert (await ada.socket.act("vote", **pause))["type"] == "done"
            assert (await ada.socket.act("vote", **pause, is_for=False))["reason"] == "hushed"
        await ben.socket.act("here")
        told = [frame["tallies"] for frame in ben.socket.frames if frame["type"] == "table"]
        asked: dict[str, object] = {
            "topic": "pause",
            "seat": None,
            "by": [],
            "unnamed": 1,
            "needed": 2,
        }
        assert [tallies for tallies in told if tallies] == [[asked]]
        assert ada.socket.table is not None
        assert ben.socket.table is not None
        assert (ada.socket.table["voted"], ben.socket.table["voted"]) == ([0], [])
        assert (await ben.socket.act("vote", **pause))["type"] == "done"
        await ben.socket.until(lambda: ben.socket.table and ben.socket.table["paused"] == "agreed")


@pytest.mark.anyio
@pytest.mark.rule("AMS-37")
async def test_before_and_after_a_round_the_table_is_the_officers_as_it_is_everybodys(
    server: Harness,
) -> None:
    playing = in_play(server, "Ada", "Ben", game="amsterdam", mode="coop", level="master")
    async with playing as (ada, ben):
        assert (await ada.socket.act("set-door", door="open"))["type"] == "done"
        assert (await ada.socket.act("vote", topic="pause"))["type"] == "done"
        await ben.socket.act("here")
        assert ben.socket.table is not None
        assert ben.socket.table["tallies"][0]["by"] == [0]
        assert (await ada.socket.act("vote", topic="pause", is_for=False))["type"] == "done"


@pytest.mark.anyio
@pytest.mark.rule("AMS-45", "AMS-55")
async def test_nobody_slows_the_clock_that_a_cooperative_team_plays_against(
    server: Harness,
) -> None:
    async with seated(server, "Ada", "Ben", game="amsterdam") as (ada, ben):
        assert (await ben.socket.act("stretch", factor=3))["type"] == "done"
        assert ben.socket.table is not None
        assert (ben.socket.table["may_stretch"], ben.socket.table["stretch"]) == (True, 3)
        options = {**ben.socket.table["options"], "mode": "coop"}
        assert (await ada.socket.act("set-options", options=options))["type"] == "done"
        assert (await ben.socket.act("stretch", factor=2))["reason"] == "clock-counts"
        assert (ben.socket.table["may_stretch"], ben.socket.table["stretch"]) == (False, 1)
        assert (await ada.socket.act("start"))["type"] == "done"
        assert (await ben.socket.act("stretch", factor=2))["reason"] == "clock-counts"


@pytest.mark.anyio
@pytest.mark.rule("AMS-14", "AMS-51")
async def test_nobody_gets_a_file_of_a_match_that_runs_or_a_map_by_looking_back(
    server: Harness,
) -> None:
    async with against_time(server) as (ada, ben):
        await racing(ada, ben)
        assert ben.socket.snapshot is not None
        match = ben.socket.snapshot["match"]
        for person, what in ((ada, "file"), (ben, "file"), (ben, "analysis")):
            answer = await person.http.get(f"/api/matches/{match}/{what}")
            assert answer.status_code == 404
        updates = [frame for frame in ben.socket.frames if frame["type"] == "update"]
        for moment in range(updates[-1]["moment"] + 1):
            assert (await ben.socket.recall(moment))["type"] == "recalled"
        for what in ("aid", "review"):
            await ben.socket.consult(what)
        received = b"".join(ben.socket.raw)
        for needle in (b'"marks"', b"map-taken", b'"number"', b'"turn"'):
            assert needle not in received


@pytest.mark.anyio
@pytest.mark.rule("AMS-14", "AMS-62")
async def test_whoever_goes_on_for_a_bot_sees_what_it_saw_and_hears_nothing_said_before(
    server: Harness,
) -> None:
    eve = await Client.enter(server, "Eve")
    async with seated(server, "Ben", game="amsterdam", mode="coop") as (ben,):
        await ben.socket.act("sit", place=1)
        await ben.socket.act("add-bot", place=0, bot="easy")
        await ben.socket.act("start")
        async with eve.at(ben.code) as watching:
            await ben.socket.until(lambda: ben.socket.snapshot)
            await ben.socket.move(READY)
            await racing(ben)
            await ben.socket.say("is anybody there?", seats=[0])
            assert (await ben.socket.act("take-seat", seat=0))["type"] == "refused"
            await watching.act("here")
            assert b'"marks"' not in b"".join(watching.raw)
            assert (await watching.act("take-seat", seat=0))["type"] == "done"
            await watching.until(lambda: "map" in watching.view)
            assert watching.view["map"]["team"] == "black"
            assert watching.heard == []
            assert b'"marks"' not in b"".join(ben.socket.raw)


@pytest.mark.anyio
@pytest.mark.rule("AMS-18", "AMS-24", "AMS-53")
async def test_what_is_not_allowed_is_refused_or_too_late_and_changes_nothing(
    server: Harness,
) -> None:
    async with against_time(server) as (ada, ben):
        await racing(ada, ben)
        await send_wrong_cards(ada)
        await refused(ben, "not-legal", type="point", cell=reach(START, 1)[0])
        await clue(ada, ben)
        await send_wrong_cards(ada)
        await refused(ada, "not-legal", type="give", cards=ada.socket.view["row"][:1])
        for cell in (START, *reach(START, 2)[:1], *OBSTACLES, 37, -1):
            await refused(ben, "not-legal", type="point", cell=cell)
        await refused(ben, "not-legal", type="wish")
        await refused(ada, "not-legal", type="point", cell=reach(START, 1)[0])
        for person in (ada, ben):
            async with person.at(person.code) as new:
                await new.until(lambda socket=new: socket.snapshot)  # type: ignore[misc]
                assert (new.view, new.legal) == (person.socket.view, person.socket.legal)
        offered = ada.socket.n
        for answer in ("done", "too-late"):
            assert (await ada.socket.move({"type": "wish"}, frame=offered))["type"] == answer


async def send_wrong_cards(officer: Client) -> None:
    """Three, one twice, one that is not on offer, two in another order, none, and no cards."""
    row = officer.socket.view["row"]
    one, two, three, *_ = sorted(row)
    unseen = next(card for card in range(84) if card not in row)
    for cards in ([one, two, three], [one, one], [unseen], [two, one], [], [-1]):
        await refused(officer, "not-legal", type="give", cards=cards)
    for nonsense in ("none", [None], [1.5], None):
        await refused(officer, "malformed", type="give", cards=nonsense)


async def refused(person: Client, reason: str, **move: object) -> None:
    answer = await person.socket.move(move)
    assert (answer["type"], answer["reason"]) == ("refused", reason), move


@pytest.mark.anyio
@pytest.mark.rule("AMS-50")
async def test_a_sign_that_was_meant_for_the_last_clue_is_too_late_for_the_next(
    server: Harness,
) -> None:
    async with against_time(server) as (ada, ben):
        await racing(ada, ben)
        await clue(ada, ben)
        asked = ben.socket.n
        moved = next(move for move in ben.socket.legal if move["type"] == "point")
        assert (await ben.socket.move(moved))["type"] == "done"
        await clue(ada, ben)
        sure = {"type": "sign", "hint": "sure"}
        assert (await ben.socket.move(sure, frame=asked))["type"] == "too-late"
        assert ben.socket.view["opinions"] == []
        assert (await ben.socket.move(sure))["type"] == "done"


async def clue(officer: Client, detective: Client) -> None:
    """The first card that is on offer."""
    await offered(officer.socket, "give")
    assert (await officer.socket.move(officer.socket.legal[0]))["type"] == "done"
    await offered(detective.socket, "point")


async def offered(socket: Socket, kind: str) -> None:
    await socket.until(lambda: socket.legal and socket.legal[0]["type"] == kind)


@pytest.mark.anyio
@pytest.mark.rule("AMS-55")
async def test_the_clock_of_a_cooperative_round_stands_still_in_a_pause(server: Harness) -> None:
    async with against_time(server) as (ada, ben):
        await racing(ada, ben)
        until = ben.socket.deadline
        for one in (ada, ben):
            await one.socket.act("vote", topic="pause")
        await ben.socket.until(lambda: ben.socket.table and ben.socket.table["paused"] == "agreed")
        stood = await now(ben.socket)
        await server.advance(seconds=60)
        assert await now(ben.socket) == stood
        assert ben.socket.deadline == until == ben.socket.view["until"]
