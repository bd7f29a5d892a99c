"""Who sits at a new table, and who may look for one."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from gloaming.core import AnyGame
from gloaming.games import GAMES
from gloaming.server.acts import seat_all
from gloaming.server.addresses import asker, network
from gloaming.server.facts import BotSat, Person, Robot, SatDown
from gloaming.server.limits import Limits
from gloaming.server.lobby import Sitter
from gloaming.server.rate import Rates
from gloaming.server.sources import CODE_LETTERS, Sources
from tests.games.halt import GAME as HALT
from tests.server.clients import Client, in_play, seated
from tests.support.harness import Harness, harness

pytestmark = pytest.mark.anyio

BLUFF = GAMES["bluff"]
ANN, BOB, CID = (Person(name.lower(), name) for name in ("Ann", "Bob", "Cid"))


async def make(client: Client, **fields: object) -> tuple[int, dict[str, str]]:
    answer = await client.http.post("/api/tables", json={"game": "bluff", **fields})
    return answer.status_code, answer.json()


async def names(client: Client, code: str) -> list[str | None]:
    async with client.at(code) as socket:
        assert socket.table is not None
        return [place["name"] or place["bot"] for place in socket.table["places"]]


async def test_who_makes_a_table_to_play_has_the_first_place(server: Harness) -> None:
    ann = await Client.enter(server, "Ann")
    status, made = await make(ann, sits=True)
    assert status == 201
    async with ann.at(made["code"]) as a:
        assert a.table is not None
        assert (a.table["you"], a.table["is_host"]) == (0, True)
        assert (await a.act("stand"))["type"] == "done"
    _status, made = await make(ann)
    assert not any(await names(ann, made["code"]))


async def test_at_another_game_all_sit_where_they_sat_and_get_ready_again(
    server: Harness,
) -> None:
    async with in_play(server, "Ann", "Bob", bots=1, pace="none") as (ann, bob):
        a = ann.socket
        await a.act("stop")
        await a.until(lambda: a.table and a.table["phase"] == "over")
        await bob.socket.act("set-ready", is_ready=True)
        assert (await make(bob, after=ann.code)) == (403, {"reason": "not-host"})
        status, made = await make(ann, after=ann.code)
        assert status == 201
        assert (await names(bob, made["code"]))[:3] == ["Ann", "Bob", "easy"]
        async with bob.at(made["code"]) as b:
            assert b.table is not None
            assert (b.table["you"], b.table["places"][1]["is_ready"]) == (1, False)
        assert (await make(ann, after="XXXXX"))[0] == 404


async def test_a_locked_table_stays_locked_at_another_game_and_all_who_were_in_come_in(
    server: Harness,
) -> None:
    eve, fay = await Client.enter(server, "Eve"), await Client.enter(server, "Fay")
    async with seated(server, "Ann", "Bob") as (ann, bob), eve.at(ann.code):
        await ann.socket.act("set-door", door="locked")
        code = (await make(ann, after=ann.code))[1]["code"]
        for one in (bob, eve):
            async with one.at(code) as there:
                assert there.table is not None
                assert there.table["door"] == "locked"
        answer = await fay.http.get(f"/api/tables/{code}")
        assert (answer.status_code, answer.json()) == (403, {"reason": "locked"})


async def test_what_everybody_heard_comes_along_to_another_game(data: Path) -> None:
    async with harness(data) as server:
        eve = await Client.enter(server, "Eve")
        async with in_play(server, "Ann", "Bob", pace="none") as (ann, bob), eve.at(ann.code) as e:
            a, b = ann.socket, bob.socket
            await b.say("to all", seats=[0], watchers=True)
            await e.say("among those who watch", seats=[], watchers=True)
            await a.act("stop")
            await a.until(lambda: a.table and a.table["phase"] == "over")
            await a.act("swap", one=0, other=1)
            await e.say("good game")
            code = (await make(ann, after=ann.code))[1]["code"]
        await server.kill()
        await server.start()
        fay = await Client.enter(server, "Fay")
        async with bob.at(code) as b, fay.at(code) as f:
            await f.say("hello")
            await b.act("here")
            assert (b.heard, f.heard) == (["to all", "good game", "hello"], ["hello"])
            told = [(line["n"], line["place"], line["is_own"], line["seats"]) for line in b.talk]
            assert told == [(0, 0, True, None), (1, None, False, None), (2, None, False, None)]


def test_whoever_has_no_like_place_gets_a_free_one_and_bots_come_last() -> None:
    easy = Robot("easy")

    def seating(game: AnyGame, *sitters: Sitter) -> list[object]:
        return list(seat_all(game, b"{}", sitters))

    assert seating(BLUFF, ANN, None, easy, BOB) == [
        SatDown(0, ANN),
        SatDown(3, BOB),
        BotSat(2, "easy"),
    ]
    count = len(HALT.roles(HALT.options()).places)
    crowd = [*([None] * (count - 1)), ANN, BOB, CID]
    expected = [SatDown(count - 1, ANN), *map(SatDown, range(count - 1), (BOB, CID))]
    assert seating(HALT, *crowd) == expected
    full = [Person(str(number), "P") for number in range(count + 2)]
    assert len(seating(HALT, *full)) == count
    assert seating(HALT, Robot("unheard-of")) == []


BURST = int(Limits().guess_burst)


async def guess(server: Harness, count: int, address: str = "192.0.2.7") -> list[int]:
    """The answers to codes that no table has, from one address, all asked for at once."""
    http = server.http(address)
    asked = (http.get(f"/api/tables/{n:05}QQQ") for n in range(count))
    return [answer.status_code for answer in await asyncio.gather(*asked)]


async def test_codes_have_eight_letters_and_are_typed_as_one_likes(server: Harness) -> None:
    ann = await Client.enter(server, "Ann")
    code = await ann.make_table()
    assert (len(code), set(code) - set(CODE_LETTERS)) == (8, set())
    half, rest = code[:4], code[4:]
    for typed in (code, code.lower(), f"{half}-{rest}", f"{half} {rest}".lower(), f" {code} "):
        answer = await ann.http.get(f"/api/tables/{typed}")
        assert (answer.status_code, answer.json()) == (200, {"code": code, "game": "bluff"})
        assert (await ann.http.post(f"/api/tables/{typed}/ticket")).status_code == 200


async def test_a_table_with_an_old_code_is_found_by_it(
    server: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gloaming.server.sources.CODE_LENGTH", 5)
    ann = await Client.enter(server, "Ann")
    code = await ann.make_table()
    assert len(code) == 5
    async with ann.at(code.lower()) as socket:
        assert socket.table is not None
        assert socket.table["code"] == code


def test_every_code_is_as_likely_as_any_other() -> None:
    drawn = Counter("".join(Sources().code() for _ in range(600)))
    assert set(drawn) == set(CODE_LETTERS)
    assert max(drawn.values()) < 2 * min(drawn.values())


async def test_guesses_at_codes_are_rated_and_keep_no_newcomer_of_the_house_out(
    data: Path,
) -> None:
    async with harness(data, limits=Limits()) as server, seated(server, "Ann") as (ann,):
        answers = await guess(server, 3 * BURST)
        assert (answers.count(404), answers.count(429)) == (BURST, 2 * BURST)
        newcomer = server.http("192.0.2.7")
        assert (await newcomer.get(f"/api/tables/{ann.code}")).status_code == 200
        await newcomer.post("/api/session", json={"name": "Eve"})
        assert (await newcomer.post(f"/api/tables/{ann.code}/ticket")).status_code == 200


async def test_guesses_from_many_addresses_of_one_network_count_as_of_one(data: Path) -> None:
    async with harness(data, limits=Limits()) as server:
        for number in range(BURST):
            assert await guess(server, 1, f"2001:db8:1:{number:x}::1") == [404]
        assert await guess(server, 1, "2001:db8:1:ffff::1") == [429]
        assert await guess(server, 1, "2001:db8:2::1") == [404]


async def test_when_many_guess_only_their_newcomers_wait(data: Path) -> None:
    limits = Limits(guess_burst_of_all=5, guesses_of_all_per_second=1)
    async with harness(data, limits=limits) as server, seated(server, "Ann", "Bob") as (ann, bob):
        await guess(server, BURST + 5, "192.0.2.7")
        right = f"/api/tables/{ann.code}"
        assert (await server.http("192.0.2.99").get(right)).status_code == 429
        assert (await server.http("198.51.100.7").get(right)).status_code == 200
        bob.http = server.http("192.0.2.8", bob.http.cookies)
        assert (await bob.http.get(right)).status_code == 200
        await bob.ticket(ann.code)
        assert (await bob.http.get("/api/tables/QQQQQ")).status_code == 429
        await server.advance(seconds=1)
        assert (await server.http("192.0.2.99").get(right)).status_code == 200


def test_a_bucket_gets_back_what_did_not_count_and_nothing_for_what_was_refused() -> None:
    rates = Rates(1, 2)
    for _ in range(5):
        assert rates.allows("ann", 0)
        rates.give_back("ann", 0)
    assert [rates.allows("ann", 0) for _ in range(9)] == [True, True, *[False] * 7]
    assert not rates.allows("ann", 900)
    assert rates.allows("ann", 1000)
    assert rates.allows("bob", 1000)


def test_a_household_is_one_however_many_addresses_it_has() -> None:
    assert asker("2001:db8:1:2::1") == asker("2001:0db8:1:2:ffff::9") != asker("2001:db8:1:3::1")
    assert asker("::ffff:192.0.2.7") == asker("192.0.2.7") == "192.0.2.7"
    assert asker("192.0.2.8") != asker("192.0.2.7")
    assert asker("no address") == "no address"


def test_neighbours_count_as_one_where_codes_are_guessed() -> None:
    assert network(asker("2001:db8:1:2::1")) == network(asker("2001:db8:1:3::1"))
    assert network(asker("2001:db8:1::1")) != network(asker("2001:db8:2::1"))
    assert network(asker("192.0.2.7")) == network(asker("::ffff:192.0.2.8"))
    assert network("192.0.2.7") != network("192.0.3.7")
    assert network("") == ""


async def test_a_table_is_found_before_anybody_says_a_name(server: Harness) -> None:
    async with seated(server, "Ann") as (ann,):
        stranger = Client(server)
        assert (await stranger.http.get(f"/api/tables/{ann.code.lower()}")).status_code == 200
        assert (await stranger.http.get("/api/tables/NOPEX")).json() == {"reason": "no-such-table"}
