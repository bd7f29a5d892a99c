"""Talk at a table: whom one named and the rules let hear, once, kept, and nobody else."""

from pathlib import Path
from typing import Any

import pytest

from gloaming.server.acts import RefusalError
from gloaming.server.asides import audience
from gloaming.server.wire import Hearing, Say
from tests.server.clients import Client, Frame, Socket, in_play, seated
from tests.server.real import strained_server
from tests.support.harness import Harness

pytestmark = pytest.mark.anyio

QUIET = {"seats": [], "watchers": False, "whispers": []}
ALL: dict[str, Any] = {"seats": [0, 1, 2, 3], "watchers": True}


async def heard(*sockets: Socket) -> list[list[str | None]]:
    """What each has heard, when all that was sent has come."""
    for socket in sockets:
        await socket.act("here")
    return [socket.heard for socket in sockets]


async def test_before_a_match_everybody_hears_everybody(server: Harness) -> None:
    eve = await Client.enter(server, "Eve")
    async with seated(server, "Ann", "Bob") as (ann, bob), eve.at(ann.code) as e:
        a, b = ann.socket, bob.socket
        assert a.table is not None
        assert a.table["hearing"] is None
        await a.say("hello")
        await e.say("<b>hi</b>")
        assert await heard(a, b, e) == [["hello", "<b>hi</b>"]] * 3
        assert [line["n"] for line in b.talk] == [0, 1]
        line, other = b.talk
        assert (line["name"], line["place"], line["seats"], line["watchers"]) == (
            "Ann", 0, None, True,
        )  # fmt: skip
        assert (other["name"], other["place"]) == ("Eve", None)
        async with bob.at(ann.code) as again:
            assert await heard(again) == [["hello", "<b>hi</b>"]]


@pytest.mark.parametrize(
    ("text", "reason"),
    [("x" * 10_000, "text-too-long"), ("x" * 501, "text-too-long"), ("", "text-empty"),
     (" \u200b\u202e ", "text-empty"), ("\u200d", "text-empty")],
    ids=["10000", "501", "nothing", "invisible", "joiner"],
)  # fmt: skip
async def test_what_is_no_line_is_refused(server: Harness, text: str, reason: str) -> None:
    async with seated(server, "Ann") as (ann,):
        assert (await ann.socket.say(text))["reason"] == reason
        assert await heard(ann.socket) == [[]]


async def test_what_is_heard_has_nothing_invisible_in_it(server: Harness) -> None:
    async with seated(server, "Ann") as (ann,):
        await ann.socket.say("a\u202eb\u200bc" + "\u0301\u0300" * 40 + "\n" + "\U0001f600" * 99)
        ((text,),) = await heard(ann.socket)
        assert text == "ab\u0107\u0300\u0301\u0300\u0301 " + "\U0001f600" * 99


async def test_nobody_talks_without_end(server: Harness) -> None:
    async with seated(server, "Ann", "Bob") as (ann, bob):
        answers = [await ann.socket.say(f"line {number}") for number in range(12)]
        reasons = [answer.get("reason") for answer in answers]
        assert reasons[:6] == [None] * 6
        assert set(reasons[6:]) <= {None, "talks-too-fast"}
        assert "talks-too-fast" in reasons
        assert (await bob.socket.say("me too"))["type"] == "done"


async def test_copies_of_a_line_are_answered_and_said_once(server: Harness) -> None:
    async with seated(server, "Ann", "Bob") as (ann, bob):
        a, b = ann.socket, bob.socket
        for _ in range(5):
            await a.send({"type": "say", "key": "said-once", "text": "once"})
        await a.until(lambda: sum(f.get("key") == "said-once" for f in a.frames) == 5)
        assert {f["type"] for f in a.frames if f.get("key") == "said-once"} == {"done"}
        async with ann.at(ann.code) as phone:
            assert (await phone.say("once", key="said-once"))["type"] == "done"
        assert (await b.say("mine", key="said-once"))["type"] == "done"
        assert await heard(a, b) == [["once", "mine"]] * 2


# In a match


async def test_players_talk_and_watchers_hear_what_is_for_them(server: Harness) -> None:
    eve, fay = await Client.enter(server, "Eve"), await Client.enter(server, "Fay")
    async with in_play(server, "Ann", "Bob", pace="none") as (ann, bob):
        async with eve.at(ann.code) as e:
            a, b = ann.socket, bob.socket
            assert a.table is not None
            assert a.table["hearing"] == {"seats": [1], "watchers": True, "whispers": []}
            assert (await a.say("us two", seats=[1]))["reason"] == "nobody-hears"
            await b.say("for all", **ALL)
            await e.say("watchers only", **ALL)
            assert (await e.say("players", seats=[0, 1]))["reason"] == "nobody-hears"
            assert (await a.say("nobody"))["reason"] == "nobody-hears"
            assert (await a.say("myself", seats=[0]))["reason"] == "nobody-hears"
            assert await heard(a, b, e) == [
                ["for all"], ["for all"], ["for all", "watchers only"],
            ]  # fmt: skip
            assert b.talk[0]["seats"] == [0, 1]
        async with fay.at(ann.code) as f:
            assert await heard(f) == [["for all", "watchers only"]]


PLAYERS = ("Ann", "Bob", "Cid", "Dee")
SAID = [
    ["to-my-colour", "to-all-i-may", None],
    ["whisper-to-cid"],
    ["to-my-colour", "to-all-i-may", "whisper-to-cid"],
    [None],
    [None, "on-the-bench"],
]
"""What Ann, Bob, Cid, Dee and Eve hear below: nothing is that somebody whispered."""


async def test_whom_the_rules_let_hear_and_nobody_else_even_after_kill_9(tmp_path: Path) -> None:
    with strained_server(tmp_path / "data", count=0) as server:
        eve = await Client.enter(server, "Eve")
        async with in_play(server, *PLAYERS, game="hush", pace="none") as people:
            a, b, c, d = (person.socket for person in people)
            async with eve.at(people[0].code) as e:
                assert a.table is not None
                assert a.table["hearing"] == {"seats": [2], "watchers": False, "whispers": [1]}
                await a.say("to-my-colour", seats=[2])
                await a.say("to-all-i-may", **ALL)
                await b.say("whisper-to-cid", seats=[2])
                await e.say("on-the-bench", **ALL)
                assert (await a.say("to-dee", seats=[3], watchers=True))["reason"] == "nobody-hears"
                assert (await d.say("to-the-left", seats=[2, 0]))["reason"] == "nobody-hears"
                assert await heard(a, b, c, d, e) == SAID
                for socket in (d, e):
                    assert not any(b"colour" in raw or b"whisper-" in raw for raw in socket.raw)
        server.kill()
        server.start()
        for person, lines in zip((*people, eve), SAID, strict=True):
            async with person.at(people[0].code) as again:
                assert await heard(again) == [lines]
        async with people[0].at(people[0].code) as a:
            await a.say("to-my-colour", seats=[2])
            assert [line["n"] for line in a.talk] == [0, 1, 2, 3], "numbers go on without a gap"


async def test_what_others_say_unheard_leaves_no_gap_in_what_one_hears(server: Harness) -> None:
    async with in_play(server, *PLAYERS, game="hush", pace="none") as people:
        a, b, c, d = (person.socket for person in people)
        for number in range(3):
            await a.say(f"to Cid {number}", seats=[2])
            await b.say(f"to Dee {number}", seats=[3])
        for socket in (a, b, c, d):
            await socket.act("here")
            assert [line["n"] for line in socket.talk] == [0, 1, 2]
        async with people[1].at(people[0].code) as again:
            await a.say("to Cid again", seats=[2])
            await d.say("to Bob", seats=[1])
            await again.until(lambda: "to Bob" in again.heard)
            assert [line["n"] for line in again.talk] == [0, 1, 2, 3]


async def test_an_officer_is_heard_by_nobody(server: Harness) -> None:
    async with seated(server, "Ann", "Bob", "Cid", "Dee", game="amsterdam") as people:
        a, b, c, d = (person.socket for person in people)
        await c.act("sit", place=4)
        await d.act("sit", place=5)
        assert (await a.act("start"))["type"] == "done"
        for socket in (a, b, c, d):
            await socket.until(lambda socket=socket: socket.snapshot)  # type: ignore[misc]
            assert (await socket.move({"type": "ready"}))["type"] == "done"
        assert (await a.say("psst", **ALL))["reason"] == "nobody-hears"
        await b.say("that one", **ALL)
        assert await heard(a, b, c, d) == [["that one"]] * 2 + [[]] * 2
        await a.act("stop")
        await a.until(lambda: a.table and a.table["phase"] == "over")
        await a.say("well played")
        assert (await heard(c, d)) == [["well played"]] * 2


async def test_who_hears_whom_is_told_with_what_changes_it(server: Harness) -> None:
    eve = await Client.enter(server, "Eve")
    async with (
        in_play(server, "Ann", "Bob", game="dusk", pace="none") as (ann, bob),
        eve.at(ann.code) as e,
    ):
        a, b = ann.socket, bob.socket
        assert a.table is not None
        assert a.table["hearing"]["seats"] == [1]
        await e.until(lambda: e.snapshot)
        await a.until(lambda: a.table and a.table["watchers"] == 1)
        count = len(a.frames)
        await a.move({"type": "stay"})
        await b.move({"type": "stay"})
        for socket, others in ((a, [1]), (b, [0]), (e, [0, 1])):
            await socket.until(lambda s=socket: hearings(s)[-1:] == [QUIET])  # type: ignore[misc]
            await socket.until(lambda s=socket: s.view["round"] == 2)  # type: ignore[misc]
            assert others not in [one["seats"] for one in hearings(socket)[1:]]
        kinds = [frame["type"] for frame in a.frames[count:]]
        assert "table" not in kinds
        assert kinds[kinds.index("who-hears") - 1] == "update"


async def test_where_it_never_changes_nothing_is_said_of_it(server: Harness) -> None:
    async with in_play(server, "Ann", "Bob", pace="none") as (ann, bob):
        await ann.socket.move({"type": "stay"})
        await bob.socket.move({"type": "stay"})
        await ann.socket.until(lambda: ann.socket.view["round"] == 2)
        assert hearings(ann.socket) == []


def hearings(socket: Socket) -> list[Frame]:
    return [frame["hearing"] for frame in socket.frames if frame["type"] == "who-hears"]


# Whispers


async def test_everybody_knows_who_whispers_to_whom_and_nobody_else_what(
    server: Harness,
) -> None:
    eve = await Client.enter(server, "Eve")
    options: dict[str, Any] = {"mode": "conspiracy", "pace": "none"}
    async with (
        in_play(server, "Ann", "Bob", "Cid", game="house", **options) as people,
        eve.at(people[0].code) as e,
    ):
        a, b, c = (person.socket for person in people)
        assert (await a.say("not here", seats=[1, 2]))["reason"] == "nobody-hears"
        assert (await a.say("the safe holds a secret", seats=[1]))["type"] == "done"
        assert await heard(a, b, c, e) == [["the safe holds a secret"]] * 2 + [[None]] * 2
        (own,), (told,) = b.talk, e.talk
        assert told == {**own, "text": None} == c.talk[0]
        assert (told["name"], told["seats"], told["watchers"]) == ("Ann", [0, 1], False)
        async with people[2].at(people[0].code) as again, eve.at(people[0].code) as back:
            assert [again.talk, back.talk] == [[told], [told]]
            for socket in (c, e, again, back):
                assert not any(b"secret" in raw for raw in socket.raw)


async def test_where_nobody_may_whisper_all_who_hear_are_meant(server: Harness) -> None:
    options: dict[str, Any] = {"mode": "faction", "pace": "none"}
    async with in_play(server, "Ann", "Bob", "Cid", game="house", **options) as people:
        a = people[0].socket
        for audience in ({"seats": [1]}, {"seats": [1, 2]}, {"seats": [1], "watchers": True}):
            assert (await a.say("psst", **audience))["reason"] == "nobody-hears"
        assert (await a.say("all of you", seats=[1, 2], watchers=True))["type"] == "done"


TEAM, OPEN = (
    Hearing((2,), watchers=False, whispers=(1, 2)),
    Hearing((1, 2), watchers=True, whispers=(1,)),
)
MUTE = Hearing((), watchers=False, whispers=(1,))


@pytest.mark.parametrize(
    ("may", "seats", "watchers", "reached"),
    [
        (TEAM, (2,), False, ({2}, False, False)),
        (TEAM, (0, 1, 2, 3), True, ({2}, False, False)),
        (TEAM, (1,), False, ({1}, False, True)),
        (TEAM, (1, 3), False, None),
        (TEAM, (1,), True, None),
        (TEAM, (3,), False, None),
        (OPEN, (1, 2), True, ({1, 2}, True, False)),
        (OPEN, (1, 2), False, None),
        (OPEN, (2,), True, None),
        (OPEN, (0, 1), False, ({1}, False, True)),
        (OPEN, (2,), False, None),
        (OPEN, (0,), False, None),
        (MUTE, (1,), False, ({1}, False, True)),
        (MUTE, (), True, None),
    ],
)
def test_a_line_is_for_all_who_hear_it_or_a_whisper(
    may: Hearing, seats: tuple[int, ...], *, watchers: bool, reached: object
) -> None:
    asked = Say("said-once", "psst", seats, watchers)
    if reached is not None:
        assert audience(may, asked, 0) == reached
        return
    with pytest.raises(RefusalError) as refused:
        audience(may, asked, 0)
    assert refused.value.reason == "nobody-hears"
