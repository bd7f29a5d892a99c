"""Notes for oneself, and looking back: what is a seat's own stays so."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from gloaming.server import wire
from tests.server.clients import Client, Socket, in_play, seated
from tests.server.real import real_server
from tests.support.harness import Harness

pytestmark = pytest.mark.anyio

STAY, FOLD = {"type": "stay"}, {"type": "fold"}


async def test_notes_are_on_all_of_ones_devices_and_nobody_elses(server: Harness) -> None:
    eve = await Client.enter(server, "Eve")
    async with in_play(server, "Ann", "Bob", pace="none") as (ann, bob), eve.at(ann.code) as e:
        a, b = ann.socket, bob.socket
        async with ann.at(ann.code) as phone:
            await phone.until(lambda: phone.snapshot)
            assert (await a.write("anns-secret\n<b>"))["type"] == "done"
            await phone.until(lambda: phone.note == "anns-secret\n<b>")
            assert not any(frame["type"] == "noted" for frame in a.frames)
            await phone.write("anns-secret, later")
            await a.until(lambda: a.note == "anns-secret, later")
        await b.write("bobs-own")
        async with bob.at(bob.code) as other, eve.at(ann.code) as watching:
            await other.until(lambda: other.snapshot)
            await watching.until(lambda: watching.snapshot)
            assert (other.note, watching.note) == ("bobs-own", "")
            for socket in (b, e, other, watching):
                await socket.act("here")
                assert b"anns-secret" not in b"".join(socket.raw)


async def test_notes_outlive_the_server_and_are_in_no_log(data: Path) -> None:
    with real_server(data) as server:
        async with in_play(server, "Ann", "Bob", pace="none") as (ann, bob):
            a, b = ann.socket, bob.socket
            assert (await a.write("anns-secret"))["type"] == "done"
            assert (await b.write("bobs-secret\n<b>"))["type"] == "done"
            server.kill()
        server.start()
        async with ann.at(ann.code) as a, bob.at(ann.code) as b:
            await asyncio.gather(a.until(lambda: a.snapshot), b.until(lambda: b.snapshot))
            assert (a.note, b.note) == ("anns-secret", "bobs-secret\n<b>")
        assert "secret" not in server.log.read_text("utf-8")


async def test_the_last_of_many_notes_is_kept(server: Harness) -> None:
    async with in_play(server, "Ann", bots=1, pace="none") as (ann,):
        await asyncio.gather(*(ann.socket.write(f"note {number}") for number in range(10)))
        async with ann.at(ann.code) as again:
            await again.until(lambda: again.snapshot)
            assert again.note == "note 9"


async def test_who_may_write_notes_and_how_long(server: Harness) -> None:
    eve = await Client.enter(server, "Eve")
    async with seated(server, "Ann") as (ann,), eve.at(ann.code) as e:
        a = ann.socket
        assert (await a.write("too early"))["reason"] == "not-running"
        await a.act("add-bot", place=1, bot="easy")
        await a.act("start")
        await a.until(lambda: a.snapshot)
        assert (await a.write("n" * 4001))["reason"] == "text-too-long"
        assert (await a.write("\U0001f600" * 4000))["type"] == "done"
        assert (await e.write("I watch"))["reason"] == "not-seated"
        assert (await a.write(""))["type"] == "done"


async def test_a_new_match_has_a_new_page(server: Harness) -> None:
    async with in_play(server, "Ann", bots=1, pace="none") as (ann,):
        a = ann.socket
        await a.write("on the first")
        first = a.snapshot
        await a.act("stop")
        await a.until(lambda: a.table and a.table["phase"] == "over")
        assert (await a.write("on the first, when it is over"))["type"] == "done"
        await a.act("start")
        await a.until(lambda: a.snapshot != first)
        assert a.note == ""


# Looking back


class Diary:
    """What a socket saw after each moment."""

    def __init__(self, socket: Socket) -> None:
        self.views: dict[int, Any] = {}
        view: dict[str, Any] = {}
        for frame in socket.frames:
            if frame["type"] == "snapshot":
                view = frame["view"]
                self.views[len(frame["witnessed"]) - 1] = view
            elif frame["type"] == "update":
                view = {**view, **frame["view"]}
                self.views[frame["moment"]] = view


async def looks_as_it_did(socket: Socket) -> int:
    """Compare the last moments with the diary; returns how many."""
    diary = Diary(socket).views
    last = sorted(diary)[-10:]
    for moment in last:
        recalled = await socket.recall(moment)
        assert (recalled["type"], recalled["moment"]) == ("recalled", moment)
        assert recalled["view"] == diary[moment]
    assert (await socket.recall(max(diary) + 1))["reason"] == "no-such-moment"
    return len(last)


async def test_a_look_back_is_what_was_seen_and_nothing_else(server: Harness) -> None:
    eve = await Client.enter(server, "Eve")
    async with in_play(server, "Ann", "Bob", pace="none") as (ann, bob), eve.at(ann.code) as e:
        a, b = ann.socket, bob.socket
        await e.until(lambda: e.snapshot)
        for number in range(3):
            await a.move(STAY if number == 1 else FOLD)
            await b.move(FOLD)
            for socket in (a, b, e):
                await socket.until(lambda s=socket, n=number: s.view["round"] == n + 2)  # type: ignore[misc]
        for socket, own in ((a, 0), (b, 1), (e, None)):
            assert await looks_as_it_did(socket) >= 6
            hands = [f["view"]["hands"] for f in socket.frames if f["type"] == "recalled"]
            shown = {hand["seat"] for view in hands for hand in view if hand["type"] == "face-up"}
            assert shown == (set() if own is None else {own})
            backs = [raw for raw in socket.raw if b'"type":"recalled"' in raw]
            assert {raw.count(b'"card"') for raw in backs} == ({0} if own is None else {1})
        await a.act("stop")
        await a.until(lambda: a.over)
        assert (await a.recall(0))["view"]["hands"][1]["type"] == "face-down"


async def test_who_may_look_back_and_how_often(server: Harness) -> None:
    async with seated(server, "Ann") as (ann,):
        a = ann.socket
        assert (await a.recall(0))["reason"] == "not-running"
        await a.act("add-bot", place=1, bot="easy")
        await a.act("start")
        await a.until(lambda: a.snapshot)
        answers = [await a.recall(0) for _ in range(20)]
        assert answers[0]["type"] == "recalled"
        assert {answer.get("reason") for answer in answers} == {None, "too-fast"}


async def test_a_moment_beyond_all_bounds_harms_nobody_else(server: Harness) -> None:
    async with in_play(server, "Ann", "Bob", pace="none") as (ann, bob):
        await bob.socket.send({"type": "recall", "key": "far-too-far", "moment": 1 << 63})
        assert await bob.socket.closed() == wire.CLOSE_MALFORMED
        assert (await ann.socket.recall(2_000_000_000))["reason"] == "no-such-moment"
        assert (await ann.socket.move({"type": "stay"}))["type"] == "done"
