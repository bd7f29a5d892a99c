"""What a game works out for whoever asks, and the rule that stands against a refused move."""

from typing import Any

import pytest

from tests.server.clients import Client, Frame, Socket, in_play, seated
from tests.support.harness import Harness

pytestmark = pytest.mark.anyio

HOUSE: dict[str, Any] = {"game": "house", "pace": "none"}
NAMES = ("Ann", "Bob", "Cid")
PROOFS = {"card-is", "safe-pairs", "safe-among", "safe-without"}
MOST_MOVES = 600


def ids(answer: Frame) -> set[str]:
    return {reason["id"] for reason in answer["reasons"]}


async def lay_out(*sockets: Socket) -> None:
    """Everybody arranges their row."""
    for socket in sockets:
        while any(move["type"] == "arrange" for move in socket.legal):
            assert (await socket.move(socket.legal[0]))["type"] == "done"
    for socket in sockets:
        await socket.until(lambda s=socket: s.view["phase"] == "turn")  # type: ignore[misc]


async def play_a_round(*sockets: Socket) -> None:
    """Whoever is asked takes the first move, or unlocks, until all is turned over."""
    for _ in range(MOST_MOVES):
        for socket in sockets:
            await socket.act("here")
            if socket.view["phase"] == "over":
                return
            moves = [move for move in socket.legal if move["type"] not in {"claim", "inquire"}]
            unlocks = [move for move in moves if move["type"] == "unlock"]
            if moves:
                await socket.move((unlocks or moves)[0])
    raise AssertionError(MOST_MOVES)


@pytest.mark.parametrize("level", ["none", "facts", "proofs"])
async def test_a_seat_gets_the_aid_that_the_table_allows(server: Harness, level: str) -> None:
    async with in_play(server, *NAMES, **HOUSE, aid=level) as people:
        sockets = [person.socket for person in people]
        await lay_out(*sockets)
        for socket in sockets:
            answer = await socket.consult("aid")
            assert (answer["type"], answer["what"]) == ("consulted", "aid")
            if level == "none":
                assert answer["reasons"] == []
            assert bool(ids(answer) & PROOFS) == (level == "proofs")


async def test_whoever_watches_gets_no_aid(server: Harness) -> None:
    eve = await Client.enter(server, "Eve")
    async with (
        in_play(server, *NAMES, **HOUSE, aid="proofs") as people,
        eve.at(people[0].code) as e,
    ):
        await e.until(lambda: e.snapshot)
        answer = await e.consult("aid")
        assert (answer["type"], answer["reason"]) == ("refused", "not-seated")
        assert (await e.consult("review"))["reasons"] == []


async def test_where_no_match_runs_there_is_nothing_to_work_out(server: Harness) -> None:
    async with seated(server, "Ann", game="house") as (ann,):
        for what in ("aid", "review"):
            answer = await ann.socket.consult(what)
            assert (answer["type"], answer["reason"]) == ("refused", "not-running")


async def test_after_a_round_everybody_gets_the_same_review(server: Harness) -> None:
    eve = await Client.enter(server, "Eve")
    async with in_play(server, *NAMES, **HOUSE) as people, eve.at(people[0].code) as e:
        sockets = [person.socket for person in people]
        assert (await sockets[0].consult("review"))["reasons"] == []
        await play_a_round(*sockets)
        await e.until(lambda: e.view.get("phase") == "over")
        answers = [await socket.consult("review") for socket in (*sockets, e)]
        assert {answer["what"] for answer in answers} == {"review"}
        assert answers[0]["reasons"]
        assert all(answer["reasons"] == answers[0]["reasons"] for answer in answers)
        assert (await sockets[0].consult("aid"))["reasons"] == []


async def test_nobody_consults_without_end(server: Harness) -> None:
    async with in_play(server, *NAMES, **HOUSE) as people:
        a, b = people[0].socket, people[1].socket
        for number in range(30):
            await a.send({"type": "consult", "key": f"again-{number:03}", "what": "aid"})
        await a.until(lambda: len([key for key in a.answers if key.startswith("again-")]) == 30)
        answers = [a.answers[f"again-{number:03}"] for number in range(30)]
        assert {one["reason"] for one in answers if one["type"] == "refused"} == {"too-fast"}
        assert [one["type"] for one in answers[:12]] == ["consulted"] * 12
        assert (await b.consult("aid"))["type"] == "consulted"


# Why not


async def test_a_move_against_a_rule_is_refused_with_the_rule(server: Harness) -> None:
    async with in_play(server, *NAMES, **HOUSE) as people:
        sockets = [person.socket for person in people]
        await lay_out(*sockets)
        (turn,) = (socket for socket in sockets if socket.view["seat"] in socket.view["waits_for"])
        own = turn.view["seat"]
        answer = await turn.move({"type": "dig", "whom": own, "place": 0, "value": 1})
        assert (answer["type"], answer["reason"]) == ("refused", "not-legal")
        assert answer["why"]["id"] == "dig-yourself"
        other = next(socket for socket in sockets if socket is not turn)
        answer = await other.move({"type": "drink"})
        assert answer["why"]["id"] == "not-your-turn"


async def test_where_a_game_cannot_tell_there_is_no_why(server: Harness) -> None:
    async with in_play(server, "Ann", "Bob", pace="none") as (ann, _bob):
        a = ann.socket
        assert (await a.move({"type": "stay"}))["type"] == "done"
        answer = await a.move({"type": "fold"})
        assert (answer["type"], answer["reason"]) == ("refused", "not-legal")
        assert "why" not in answer


async def test_a_remark_is_in_time_whatever_is_asked_meanwhile(server: Harness) -> None:
    async with in_play(server, *NAMES, **HOUSE, mode="conspiracy") as people:
        sockets = [person.socket for person in people]
        await lay_out(*sockets)
        turn = sockets[sockets[0].view["turn"]]
        other = next(socket for socket in sockets if socket is not turn)
        remark = next(move for move in other.legal if move["type"] == "claim")
        before = other.n
        assert (await turn.move({"type": "ask"}))["type"] == "done"
        await other.until(lambda: other.n > before)
        assert (await other.move(remark, frame=before))["type"] == "done"


async def test_a_remark_on_one_round_is_not_said_in_the_next(server: Harness) -> None:
    async with in_play(server, *NAMES, **HOUSE, mode="conspiracy") as people:
        sockets = [person.socket for person in people]
        await lay_out(*sockets)
        remark = next(move for move in sockets[0].legal if move["type"] == "claim")
        before = sockets[0].n
        await play_a_round(*sockets)
        for socket in sockets:
            await socket.move({"type": "go-on"})
        await sockets[0].until(lambda: sockets[0].view["round"] == 2)
        await lay_out(*sockets)
        late = await sockets[0].move(remark, frame=before)
        assert (late["type"], sockets[0].view["talk"]) == ("too-late", [])
