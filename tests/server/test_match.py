"""A match over the socket: playing, watching, coming back, sending twice, being late."""

import pytest

from gloaming.core import file
from gloaming.games import GAMES
from tests.server.clients import Client, in_play, play_to_the_end
from tests.server.real import RealServer

pytestmark = pytest.mark.anyio

STAY, FOLD = {"type": "stay"}, {"type": "fold"}


@pytest.fixture
def server(process: RealServer) -> RealServer:
    return process


async def test_a_whole_match_its_truth_and_its_file(server: RealServer) -> None:
    async with in_play(server, "Ann", "Bob") as (ann, bob):
        a, b = ann.socket, bob.socket
        assert a.snapshot is not None
        name = a.snapshot["match"]
        early = await ann.http.get(f"/api/matches/{name}/file")
        assert (early.status_code, early.json()) == (404, {"reason": "no-such-match"})
        await play_to_the_end(a, b)
        assert a.over == b.over
        assert a.over is not None
        assert a.over["outcome"]["reason"] in {"three-points", "thirty-rounds"}
        assert all(hand["type"] == "face-up" for hand in a.over["truth"]["hands"])
        await a.until(lambda: a.table and a.table["phase"] == "over")
        text = (await ann.http.get(f"/api/matches/{name}/file")).content
    (match,) = file.read(text)
    assert match.reveal.head == a.over["head"]
    assert file.verify(GAMES["bluff"], match) > 0


async def test_playing_again_with_fresh_chance_and_the_nonces_thrown(server: RealServer) -> None:
    async with in_play(server, "Ann", "Bob") as (ann, bob):
        a, b = ann.socket, bob.socket
        await play_to_the_end(a, b)
        await a.until(lambda: a.table and a.table["phase"] == "over")
        first, table = a.snapshot, a.table
        assert first is not None
        assert table is not None
        assert table["commitment"] != first["commitment"]
        await a.act("throw", commitment=table["commitment"], nonce="ab" * 32)
        await a.act("start")
        await b.until(lambda: b.snapshot and b.snapshot["match"] != first["match"])
        assert b.snapshot is not None
        assert b.snapshot["commitment"] == table["commitment"]
        assert b.snapshot["nonces"] == ["ab" * 32, None]
        assert b.over is None


async def test_one_sees_the_own_card_and_no_other(server: RealServer) -> None:
    async with in_play(server, "Ann", "Bob") as (ann, bob):
        a, b = ann.socket, bob.socket
        kinds = [[hand["type"] for hand in socket.view["hands"]] for socket in (a, b)]
        assert kinds == [["face-up", "face-down"], ["face-down", "face-up"]]
        async with (await Client.enter(server, "Eve")).at(ann.code) as eve:
            await eve.until(lambda: eve.snapshot)
            assert [hand["type"] for hand in eve.view["hands"]] == ["face-down", "face-down"]
            assert eve.legal == []
            assert (await eve.move(STAY))["reason"] == "not-seated"


async def test_a_choice_is_a_secret_until_all_have_chosen(server: RealServer) -> None:
    async with in_play(server, "Ann", "Bob") as (ann, bob):
        a, b = ann.socket, bob.socket
        assert (await a.move(STAY))["type"] == "done"
        await b.until(lambda: b.n == 1)
        assert b.events[-1] == {"type": "chose-secretly", "seat": 0}
        assert a.events[-1] == {"type": "chose", "seat": 0, "decision": "stay"}


async def test_who_comes_back_finds_everything_as_it_was(server: RealServer) -> None:
    async with in_play(server, "Ann", "Bob") as (ann, bob):
        a, _b = ann.socket, bob.socket
        await a.move(STAY)
        view, events = a.view, list(a.events)
        async with ann.at(ann.code) as again:
            await again.until(lambda: again.snapshot)
            assert (again.view, again.events, again.legal) == (view, events, [])


async def test_two_sockets_of_one_seat_may_both_act(server: RealServer) -> None:
    async with in_play(server, "Ann", "Bob") as (ann, bob):
        a, b = ann.socket, bob.socket
        async with ann.at(ann.code) as phone:
            await phone.until(lambda: phone.snapshot)
            assert (await phone.move(STAY))["type"] == "done"
            await a.until(lambda: a.n == 1)
            assert a.view["decision"] == "stay"
            await b.move(FOLD)
            await a.until(lambda: a.n == 2)
            assert (await a.move(FOLD))["type"] == "done"


async def test_a_move_sent_twice_is_answered_twice_and_done_once(server: RealServer) -> None:
    async with in_play(server, "Ann", "Bob") as (ann, bob):
        a, b = ann.socket, bob.socket
        first = await a.move(STAY, key="same-key-1")
        second = await a.move(STAY, key="same-key-1")
        assert first == second == {"type": "done", "key": "same-key-1"}
        await b.move(FOLD)
        await a.until(lambda: a.view["round"] == 2)
        third = await a.move(STAY, key="same-key-1", frame=0)
        assert third["type"] == "done"


async def test_a_copy_of_an_old_move_does_nothing_in_a_later_round(server: RealServer) -> None:
    async with in_play(server, "Ann", "Bob") as (ann, bob):
        a, b = ann.socket, bob.socket
        await a.move(STAY, key="copied-key")
        await b.move(FOLD)
        await a.until(lambda: a.view["round"] == 2)
        answer = await a.move(STAY, key="copied-key")
        assert answer["type"] == "done"
        assert a.view["chosen"] == []
        assert (await b.move(FOLD))["type"] == "done"
        await a.until(lambda: a.view["chosen"] == [1])


async def test_the_host_may_stop_the_match_and_nobody_else(server: RealServer) -> None:
    async with in_play(server, "Ann", "Bob") as (ann, bob):
        a, b = ann.socket, bob.socket
        assert (await b.act("stop"))["reason"] == "not-host"
        assert (await a.act("stop", key="stop-it-now"))["type"] == "done"
        await b.until(lambda: b.over)
        assert b.over is not None
        assert b.over["outcome"]["reason"] == "stopped"
        assert (await a.act("stop", key="stop-it-now"))["type"] == "done"
        await a.until(lambda: a.table and a.table["phase"] == "over")
        assert (await a.act("stop"))["type"] == "refused"
        assert (await a.act("start"))["type"] == "done"


async def test_what_is_sent_before_the_table_is_loaded_is_answered(server: RealServer) -> None:
    async with in_play(server, "Ann", "Bob") as (ann, _bob):
        socket = await ann.dial(await ann.ticket(ann.code))
        match = ann.socket.snapshot["match"] if ann.socket.snapshot else ""
        early = {"type": "move", "key": "before-join", "match": match, "frame": 0, "move": STAY}
        await socket.send(early)
        await socket.until(lambda: "before-join" in socket.answers)
        assert socket.answers["before-join"]["type"] == "done"
        await socket.close()


async def test_a_copy_sent_before_the_first_is_answered(server: RealServer) -> None:
    async with in_play(server, "Ann", "Bob") as (ann, bob):
        a, _b = ann.socket, bob.socket
        asked = {"type": "move", "key": "pressed-hard", "frame": 0, "move": STAY}
        for _ in range(10):
            await a.send(asked)
        await a.until(lambda: sum(f.get("key") == "pressed-hard" for f in a.frames) == 10)
        answers = {f["type"] for f in a.frames if f.get("key") == "pressed-hard"}
        assert answers == {"done"}
        assert a.n == 1


async def test_the_same_key_from_another_seat_is_another_command(server: RealServer) -> None:
    async with in_play(server, "Ann", "Bob") as (ann, bob):
        a, b = ann.socket, bob.socket
        assert (await a.move(STAY, key="shared-key"))["type"] == "done"
        assert (await b.move(STAY, key="shared-key"))["type"] == "done"
        await a.until(lambda: a.view["round"] == 2 or a.over)


async def test_a_move_that_was_possible_is_too_late_not_refused(server: RealServer) -> None:
    async with in_play(server, "Ann", "Bob") as (ann, bob):
        a, _b = ann.socket, bob.socket
        frame = a.n
        await a.move(STAY)
        late = await a.move(FOLD, frame=frame)
        never = await a.move(FOLD, frame=a.n)
        assert (late["type"], never["type"]) == ("too-late", "refused")
        assert never["reason"] == "not-legal"


async def test_a_choice_that_comes_too_late_is_not_taken_for_the_next_round(
    server: RealServer,
) -> None:
    async with in_play(server, "Ann", "Bob", pace="own", seconds=5) as (ann, _bob):
        seen = ann.socket.n
        await ann.socket.until(lambda: ann.socket.view["round"] == 2)
        late = await ann.socket.move({"type": "stay"}, frame=seen)
        assert (late["type"], ann.socket.view["decision"]) == ("too-late", None)
        assert (await ann.socket.move({"type": "stay"}))["type"] == "done"


async def test_a_move_is_sent_again_through_another_socket(server: RealServer) -> None:
    async with in_play(server, "Ann", "Bob", pace="none") as (ann, bob):
        seen = len(ann.socket.snapshot["witnessed"]) - 1 if ann.socket.snapshot else 0
        again = {"type": "move", "key": "sent-again-1", "frame": 57, "moment": seen, "move": STAY}
        async with ann.at(ann.code) as other:
            await other.until(lambda: other.snapshot)
            await other.send(again)
            await other.until(lambda: "sent-again-1" in other.answers)
            assert other.answers["sent-again-1"]["type"] == "done"
            await bob.socket.move(FOLD)
            await other.until(lambda: other.view["round"] == 2)
            await other.send({**again, "key": "sent-again-2"})
            await other.until(lambda: "sent-again-2" in other.answers)
            assert other.answers["sent-again-2"]["type"] == "too-late"
