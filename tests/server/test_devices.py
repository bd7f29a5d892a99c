"""The devices of a person: which there are, that a new one is told of, and that one is put out."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from gloaming.server.devices import label_of
from gloaming.server.sources import Sources
from gloaming.server.store import Session
from gloaming.server.store.opening import MIGRATIONS
from gloaming.server.store.sqlite import SqliteStore
from gloaming.server.wire import CLOSE_SIGNED_OUT
from tests.server.clients import Client, seated
from tests.support.harness import Harness

pytestmark = pytest.mark.anyio

FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
CHROME = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)"
    " Chrome/140.0.0.0 Safari/537.36"
)
HOUR = 3600 * 1000
EVIL = {"origin": "http://evil.example"}


async def devices(client: Client) -> list[dict[str, Any]]:
    answer = await client.http.get("/api/devices")
    assert answer.status_code == 200, answer.text
    return list(answer.json())


async def phone_of(ann: Client, agent: str = FIREFOX) -> Client:
    made = await ann.http.post("/api/elsewhere", json={"table": ann.code})
    phone = Client(ann.server)
    phone.http.headers["user-agent"] = agent
    answer = await phone.http.post(f"/api/elsewhere/{made.json()['token']}", json={})
    assert answer.status_code == 200, answer.text
    return phone


def contents(data: Path) -> bytes:
    return b"".join(file.read_bytes() for file in data.glob("gloaming.db*"))


async def is_known(client: Client) -> bool:
    answer = await client.http.get("/api/session")
    assert answer.json() in ({"name": "Ann"}, {"reason": "no-session"})
    return answer.status_code == 200


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (FIREFOX, "Firefox, Android"),
        (CHROME, "Chrome, Windows"),
        (CHROME + " Edg/140.0.0.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140", "Chrome, iPhone"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Version/18 Safari/605", "Safari, macOS"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0", "Firefox, Linux"),
        ("curl/8.5 <script>", ""),
        ("", ""),
    ],
)
def test_a_label_is_made_of_known_names_alone(agent: str, label: str) -> None:
    assert label_of(agent) == label


async def test_the_list_tells_the_own_devices_and_nothing_that_opens_anything(
    server: Harness,
) -> None:
    async with seated(server, "Ann", "Bob") as (ann, bob):
        phone = await phone_of(ann)
        await server.advance(seconds=2 * HOUR / 1000)
        found = await devices(phone)
        assert [(one["label"], one["is_this"]) for one in found] == [
            ("Firefox, Android", True),
            ("", False),
        ]
        assert all(one["first_seen"] % HOUR == one["last_seen"] % HOUR == 0 for one in found)
        assert found[1]["last_seen"] - found[1]["first_seen"] == 2 * HOUR, "it has a socket open"
        for client in (ann, phone):
            token = client.http.cookies["gloaming"]
            assert all(one["id"] not in token and token not in one["id"] for one in found)
        assert len(await devices(bob)) == 1
        answer = await Client(server).http.get("/api/devices")
        assert (answer.status_code, answer.json()) == (404, {"reason": "no-session"})


async def test_nothing_of_a_user_agent_is_kept_but_the_label(server: Harness, data: Path) -> None:
    async with seated(server, "Ann") as (ann,):
        await phone_of(ann, FIREFOX + " secret-mark")
        await server.settle()
        kept = contents(data)
        assert b"Firefox, Android" in kept
        assert b"secret-mark" not in kept
        assert b"Gecko" not in kept


async def test_the_other_pages_hear_of_a_device_that_joins_and_nobody_else_does(
    server: Harness,
) -> None:
    async with seated(server, "Ann", "Bob") as (ann, bob):
        phone = await phone_of(ann)
        came = {"type": "device-came", "label": "Firefox, Android"}
        await ann.socket.until(lambda: came in ann.socket.frames)
        async with phone.at(ann.code) as p:
            await phone_of(ann, CHROME)
            await p.until(lambda: p.frames[-1]["type"] == "device-came")
            assert p.frames[-1]["label"] == "Chrome, Windows"
        await bob.socket.act("here")
        assert b"device-came" not in b"".join(bob.socket.raw)


async def test_a_device_that_is_known_already_is_no_new_one(server: Harness) -> None:
    async with seated(server, "Ann") as (ann,):
        phone = await phone_of(ann)
        token = (await ann.http.post("/api/elsewhere", json={"table": ann.code})).json()["token"]
        answer = await phone.http.post(f"/api/elsewhere/{token}", json={})
        assert answer.json() == {"name": "Ann", "table": ann.code}
        assert len(await devices(ann)) == 2


async def test_a_device_that_is_signed_out_is_so_at_once(server: Harness) -> None:
    async with seated(server, "Ann") as (ann,):
        thief = await phone_of(ann)
        ticket = await thief.ticket(ann.code)
        link = (await thief.http.post("/api/elsewhere", json={"table": ann.code})).json()["token"]
        open_one = await thief.dial(await thief.ticket(ann.code))
        await open_one.until(lambda: open_one.table)
        other = next(one["id"] for one in await devices(ann) if not one["is_this"])
        left = await ann.http.post(f"/api/devices/{other}")
        assert [one["is_this"] for one in left.json()] == [True]
        assert await open_one.closed() == CLOSE_SIGNED_OUT
        assert not await is_known(thief)
        with pytest.raises(ConnectionRefusedError):
            await thief.dial(ticket)
        again = await Client(server).http.post(f"/api/elsewhere/{link}", json={})
        assert again.json() == {"reason": "no-such-link"}
        assert await is_known(ann)
        assert (await ann.socket.act("here"))["type"] == "done"


async def test_all_others_are_signed_out_by_one_call(server: Harness) -> None:
    async with seated(server, "Ann", "Bob") as (ann, bob):
        phones = [await phone_of(ann) for _ in range(3)]
        async with phones[0].at(ann.code) as p:
            left = await ann.http.post("/api/devices")
            assert [one["is_this"] for one in left.json()] == [True]
            assert await p.closed() == CLOSE_SIGNED_OUT
        assert [await is_known(phone) for phone in phones] == [False] * 3
        assert (await ann.socket.act("here"))["type"] == "done"
        assert (await bob.socket.act("here"))["type"] == "done"


async def test_a_device_of_others_cannot_be_signed_out_nor_found(server: Harness) -> None:
    async with seated(server, "Ann", "Bob") as (ann, bob):
        (mine,) = await devices(ann)
        for device in (mine["id"], "0" * 24, ""):
            answer = await bob.http.post(f"/api/devices/{device}", follow_redirects=False)
            assert answer.status_code in {307, 404}
        answer = await bob.http.post(f"/api/devices/{mine['id']}")
        assert answer.json() == {"reason": "no-such-device"}
        assert await is_known(ann)


async def test_only_our_own_pages_list_devices_and_sign_them_out(server: Harness) -> None:
    async with seated(server, "Ann") as (ann,):
        phone = await phone_of(ann)
        for asked in (
            ann.http.get("/api/devices", headers=EVIL),
            ann.http.post("/api/devices", headers=EVIL),
            ann.http.post(f"/api/devices/{(await devices(phone))[0]['id']}", headers=EVIL),
        ):
            answer = await asked
            assert (answer.status_code, answer.json()) == (403, {"reason": "foreign-origin"})
        assert await is_known(phone)


async def test_another_name_makes_a_copied_token_useless(server: Harness) -> None:
    async with seated(server, "Ann") as (ann,):
        thief, phone = Client(server), await phone_of(ann)
        thief.http.cookies.set("gloaming", ann.http.cookies["gloaming"], "gloaming.test")
        assert await is_known(thief)
        (before,) = [one for one in await devices(ann) if one["is_this"]]
        await ann.http.post("/api/session", json={"name": "Ann"})
        assert not await is_known(thief)
        assert await is_known(ann)
        assert await is_known(phone), "only the device that asked has another token"
        (after,) = [one for one in await devices(ann) if one["is_this"]]
        assert after["id"] == before["id"]
        assert (await ann.socket.act("here"))["type"] == "done"


def write_an_older_store(data: Path) -> None:
    data.mkdir(exist_ok=True)
    old = sqlite3.connect(data / "gloaming.db")
    for step in sorted(MIGRATIONS.glob("000[23]_*.sql")):
        old.executescript(step.read_text("utf-8"))
    old.executemany(
        "INSERT INTO sessions VALUES (?, 'person', 'Ann', 7)", [(b"laptop",), (b"phone",)]
    )
    old.execute("PRAGMA user_version = 3")
    old.commit()
    old.close()


async def test_sessions_of_an_older_store_are_devices_of_their_own(data: Path) -> None:
    write_an_older_store(data)
    store = SqliteStore(data, Sources())
    found = await store.devices("person")
    assert len({one.id for one in found}) == 2
    assert all(one.id and (one.made_at, one.used_at) == (7, 7) for one in found)
    session = await store.session(b"phone")
    assert session is not None
    assert session == Session("person", "Ann", session.device)
    assert await store.end_sessions("person", session.device, is_kept=True)
    assert await store.session(b"laptop") is None
    await store.close()
