"""What a real server does with it: silence of the Officer, maps that come at zero, and a pause."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.real import Client, Socket, in_play, real_server

READY = {"type": "ready"}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@asynccontextmanager
async def against_time(data: Path) -> AsyncIterator[tuple[Client, Client]]:
    """Ada is the Officer and Ben her Detective; both are ready, and the count runs."""
    with real_server(data) as server:
        playing = in_play(server, "Ada", "Ben", game="amsterdam", mode="coop", level="master")
        async with playing as (ada, ben):
            for one in (ada, ben):
                assert (await one.socket.move(READY))["type"] == "done"
            await ben.socket.until(lambda: ben.socket.view["phase"] == "count")
            yield ada, ben


async def racing(*people: Client) -> None:
    for one in people:
        await one.socket.until(lambda socket=one.socket: socket.view["phase"] == "race")  # type: ignore[misc]


async def now(socket: Socket) -> int:
    """Match time."""
    before = len(socket.frames)
    await socket.send({"type": "ping"})
    await socket.until(lambda: any(f["type"] == "pong" for f in socket.frames[before:]))
    return int(next(f["now"] for f in socket.frames[before:] if f["type"] == "pong"))


@pytest.mark.anyio
@pytest.mark.rule("AMS-16", "AMS-14")
async def test_before_zero_no_bytes_of_a_map_and_after_it_only_for_the_officer(
    tmp_path: Path,
) -> None:
    async with against_time(tmp_path / "data") as (ada, ben):
        assert b'"marks"' not in b"".join(ada.socket.raw)
        await racing(ada, ben)
        assert b'"marks"' in b"".join(ada.socket.raw)
        assert ada.socket.view["map"]["team"] == "black"
        received = b"".join(ben.socket.raw)
        assert b'"marks"' not in received
        assert b"map-taken" not in received


@pytest.mark.anyio
@pytest.mark.rule("AMS-03", "AMS-37")
async def test_in_a_round_no_word_of_the_officer_comes_to_a_detective(tmp_path: Path) -> None:
    async with against_time(tmp_path / "data") as (ada, ben):
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
@pytest.mark.rule("AMS-55")
async def test_the_clock_of_a_cooperative_round_stands_still_in_a_pause(tmp_path: Path) -> None:
    async with against_time(tmp_path / "data") as (ada, ben):
        await racing(ada, ben)
        until = ben.socket.deadline
        for one in (ada, ben):
            await one.socket.act("vote", topic="pause")
        await ben.socket.until(lambda: ben.socket.table and ben.socket.table["paused"] == "agreed")
        stood = await now(ben.socket)
        await asyncio.sleep(1)
        assert await now(ben.socket) == stood
        assert ben.socket.deadline == until == ben.socket.view["until"]
