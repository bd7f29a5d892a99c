"""Going on with another device: a link that works once; the link to a table gives nobody a seat."""

from pathlib import Path

import pytest

from gloaming.server.facts import Person
from gloaming.server.limits import Limits
from gloaming.server.people import ELSEWHERE_SECONDS, Tickets
from gloaming.server.sources import Sources
from tests.server.clients import Client, in_play, seated
from tests.support.harness import Harness, harness

pytestmark = pytest.mark.anyio

STAY = {"type": "stay"}


async def test_another_device_is_the_same_person_in_the_same_seat(server: Harness) -> None:
    async with in_play(server, "Ann", "Bob", pace="none") as (ann, bob):
        a = ann.socket
        await a.write("do not trust Bob")
        await a.say("hello", seats=[1], watchers=True)
        phone = await ann.elsewhere(ann.code.lower())
        assert (await phone.http.get("/api/session")).json() == {"name": "Ann"}
        async with phone.at(ann.code) as p:
            await p.until(lambda: p.snapshot)
            assert p.table is not None
            assert (p.table["you"], p.table["is_host"]) == (0, True)
            assert (p.view, p.legal, p.note, p.heard) == (
                a.view, a.legal, "do not trust Bob", ["hello"],
            )  # fmt: skip
            assert (await p.move(STAY))["type"] == "done"
            await a.until(lambda: a.view["decision"] == "stay")
            await a.close()
            place = await bob.socket.place(0)
            assert (place["name"], place["presence"]) == ("Ann", "here")


async def test_a_link_is_good_once(server: Harness) -> None:
    async with seated(server, "Ann") as (ann,):
        made = await ann.http.post("/api/elsewhere", json={"table": ann.code})
        link = f"/api/elsewhere/{made.json()['token']}"
        phone, thief = Client(server), Client(server)
        assert (await phone.http.get(f"/e/{made.json()['token']}")).status_code in {200, 503}
        answer = await phone.http.post(link, json={})
        assert (answer.status_code, answer.json()) == (200, {"name": "Ann", "table": ann.code})
        for address in (link, "/api/elsewhere/made-up", "/api/elsewhere/" + "0" * 48):
            answer = await thief.http.post(address, json={})
            assert (answer.status_code, answer.json()) == (404, {"reason": "no-such-link"})
            assert "set-cookie" not in answer.headers
        assert (await thief.http.get("/api/session")).status_code == 404


async def test_whether_a_link_is_good_is_told_without_using_it(server: Harness) -> None:
    async with seated(server, "Ann") as (ann,):
        token = (await ann.http.post("/api/elsewhere", json={"table": ann.code})).json()["token"]
        link, phone = f"/api/elsewhere/{token}", Client(server)
        for _ in range(2):
            answer = await phone.http.get(link)
            assert (answer.status_code, answer.json()) == (200, {"token": token})
            assert "set-cookie" not in answer.headers
        assert (await phone.http.post(link, json={})).status_code == 200
        for address in (link, "/api/elsewhere/made-up"):
            answer = await phone.http.get(address)
            assert (answer.status_code, answer.json()) == (404, {"reason": "no-such-link"})


async def test_guesses_at_links_are_rated_and_keep_nobody_from_a_right_one(data: Path) -> None:
    async with harness(data, limits=Limits()) as server, seated(server, "Ann") as (ann,):
        made = await ann.http.post("/api/elsewhere", json={"table": ann.code})
        right, thief = f"/api/elsewhere/{made.json()['token']}", Client(server)
        for _ in range(int(Limits().guess_burst)):
            assert (await thief.http.get("/api/elsewhere/made-up")).status_code == 404
        for wrong in (thief.http.get(f"{right}0"), thief.http.post(f"{right}0", json={})):
            answer = await wrong
            assert (answer.status_code, answer.json()) == (429, {"reason": "too-many"})
        assert (await thief.http.get(f"/api/tables/{ann.code}")).status_code == 200
        assert (await Client(server).http.post(right, json={})).status_code == 200


async def test_a_link_is_good_for_two_minutes() -> None:
    now = [0]
    links = Tickets(Sources(ticks=lambda: now[0]), ELSEWHERE_SECONDS)
    early, late = (links.give(Person("id", "Ann"), "AAAAA") for _ in range(2))
    now[0] = 120_000
    assert links.take(early) is not None
    now[0] = 120_001
    assert links.take(late) is None


async def test_a_link_is_no_ticket_and_a_ticket_no_link(server: Harness) -> None:
    ann = await Client.enter(server, "Ann")
    ticket = await ann.ticket(await ann.make_table())
    answer = await Client(server).http.post(f"/api/elsewhere/{ticket}", json={})
    assert answer.json() == {"reason": "no-such-link"}


async def test_only_our_own_pages_move_anybody(server: Harness) -> None:
    async with seated(server, "Ann") as (ann,):
        evil = {"origin": "http://evil.example"}
        asked = {"table": ann.code}
        answer = await ann.http.post("/api/elsewhere", json=asked, headers=evil)
        assert (answer.status_code, answer.json()) == (403, {"reason": "foreign-origin"})
        token = (await ann.http.post("/api/elsewhere", json=asked)).json()["token"]
        phone = Client(server)
        answer = await phone.http.post(f"/api/elsewhere/{token}", json={}, headers=evil)
        assert (answer.status_code, answer.json()) == (403, {"reason": "foreign-origin"})
        answer = await phone.http.post(f"/api/elsewhere/{token}", json={})
        assert answer.status_code == 200, "the link was not used up"


async def test_who_has_no_session_or_no_table_gets_no_link(server: Harness) -> None:
    ann = await Client.enter(server, "Ann")
    code = await ann.make_table()
    answer = await Client(server).http.post("/api/elsewhere", json={"table": code})
    assert (answer.status_code, answer.json()) == (404, {"reason": "no-session"})
    for table in ("QQQQQ", "//evil.example", "", "x" * 5000):
        answer = await ann.http.post("/api/elsewhere", json={"table": table})
        assert (answer.status_code, answer.json()) == (404, {"reason": "no-such-table"})


async def test_the_link_to_a_table_gives_nobody_a_seat(server: Harness) -> None:
    async with in_play(server, "Ann", "Bob", pace="none") as (ann, _bob):
        await ann.socket.write("anns-secret")
        thief = await Client.enter(server, "Ann")
        async with thief.at(ann.code) as t:
            await t.until(lambda: t.snapshot)
            assert t.table is not None
            assert t.snapshot is not None
            assert (t.table["you"], t.table["is_host"], t.snapshot["you"]) == (None, False, None)
            assert (t.legal, t.note) == ([], "")
            assert (await t.move(STAY))["reason"] == "not-seated"
            assert (await t.act("stop"))["reason"] == "not-host"
            assert (await t.act("take-seat", seat=0))["reason"] == "place-taken"
            assert b'"card"' not in b"".join(t.raw)
            assert b"anns-secret" not in b"".join(t.raw)


async def test_one_has_one_name_on_all_devices(server: Harness) -> None:
    ann = await Client.enter(server, "Ann")
    phone = await ann.elsewhere(await ann.make_table())
    await phone.http.post("/api/session", json={"name": "Anna"})
    assert (await ann.http.get("/api/session")).json() == {"name": "Anna"}


async def test_whoever_changed_their_name_meanwhile_keeps_the_new_one(server: Harness) -> None:
    async with seated(server, "Ann") as (ann,):
        made = await ann.http.post("/api/elsewhere", json={"table": ann.code})
        await ann.http.post("/api/session", json={"name": "Anna"})
        phone = Client(server)
        answer = await phone.http.post(f"/api/elsewhere/{made.json()['token']}", json={})
        assert answer.json() == {"name": "Anna", "table": ann.code}
        for device in (ann, phone):
            assert (await device.http.get("/api/session")).json() == {"name": "Anna"}


async def test_a_device_of_somebody_else_is_asked_first(server: Harness) -> None:
    eve = await Client.enter(server, "Eve")
    async with seated(server, "Ann") as (ann,):
        made = await ann.http.post("/api/elsewhere", json={"table": ann.code})
        link = f"/api/elsewhere/{made.json()['token']}"
        answer = await eve.http.post(link, json={"instead": False})
        assert (answer.status_code, answer.json()) == (409, {"reason": "somebody-else"})
        assert (await eve.http.get("/api/session")).json() == {"name": "Eve"}
        assert (await eve.http.post(link, json={"instead": True})).status_code == 200
        assert (await eve.http.get("/api/session")).json() == {"name": "Ann"}
