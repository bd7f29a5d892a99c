"""Packs on a real server: listed while they are there, served with care, refused when gone."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest
from msgspec.structs import replace

from gloaming.core import Choice, Millis
from gloaming.games.amsterdam import GAME
from gloaming.games.amsterdam.city import DISTRICT_CELLS
from gloaming.games.amsterdam.messages import Point
from gloaming.games.amsterdam.tests.table import clue, table
from gloaming.packs import DATA, Pack, shelf
from gloaming.server.bots import BotWorkers
from gloaming.server.sources import Sources
from tests.server.clients import Client, seated
from tests.server.real import RealServer, real_server

PICTURE = b"RIFF....WEBPVP8 picture"


def make(data: Path, title: str) -> Pack:
    """A pack of one picture, which is enough for a server."""
    with shelf("amsterdam", data).making(title) as new:
        new.serve("0a1b2c3d4e.webp", PICTURE)
        new.serve("names.json", b'{"intel":[],"districts":[]}')
        new.keep("similarity.json", b"{}")
    found = shelf("amsterdam", data).find(new.id)
    assert found is not None
    return found


@pytest.fixture
def own(data: Path) -> Iterator[RealServer]:
    with real_server(data) as running:
        yield running


def pictures(server: RealServer) -> dict[str, Any]:
    """What the lobby is told of the option."""
    games = {game["name"]: game for game in httpx2.get(f"{server.url}/api/games").json()}
    options = {option["name"]: option["schema"] for option in games["amsterdam"]["options"]}
    assert all("titles" not in option["schema"] for option in games["bluff"]["options"])
    return dict(options["pictures"])


def status(server: RealServer, path: str) -> tuple[int, bytes]:
    """What an address answers that no browser would ask for so."""
    with contextlib.closing(HTTPConnection("127.0.0.1", server.port)) as line:
        line.putrequest("GET", path, skip_host=True)
        line.putheader("host", "127.0.0.1")
        line.endheaders()
        answer = line.getresponse()
        return answer.status, answer.read()


# Listed


def test_packs_are_listed_as_they_come_and_go(own: RealServer, data: Path) -> None:
    assert pictures(own) == {"enum": ["own"], "packs": True, "default": "own", "titles": {}}
    ours, zoo = make(data, "Ours"), make(data, "A zoo")
    told = pictures(own)
    assert told["enum"] == ["own", zoo.id, ours.id]
    assert told["titles"] == {ours.id: "Ours", zoo.id: "A zoo"}
    shelf("amsterdam", data).remove(zoo)
    assert pictures(own)["enum"] == ["own", ours.id]


# Served


def test_a_picture_is_served_to_be_kept_for_ever(own: RealServer, data: Path) -> None:
    pack = make(data, "Ours")
    answer = httpx2.get(f"{own.url}/packs/amsterdam/{pack.id}/0a1b2c3d4e.webp")
    assert (answer.status_code, answer.content) == (200, PICTURE)
    page = httpx2.get(own.url)
    assert answer.headers["content-type"] == "image/webp"
    assert answer.headers["content-length"] == str(len(PICTURE))
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert answer.headers["content-security-policy"] == page.headers["content-security-policy"]
    names = httpx2.get(f"{own.url}/packs/amsterdam/{pack.id}/names.json")
    assert names.headers["content-type"] == "application/json"


def test_nothing_else_is_served(own: RealServer, data: Path) -> None:
    pack = make(data, "Ours")
    packs = f"/packs/amsterdam/{pack.id}"
    assert status(own, f"{packs}/names.json")[0] == 200
    for path in (
        f"{packs}/similarity.json",
        f"{packs}/pack.json",
        f"{packs}/",
        f"{packs}/../{pack.id}/names.json",
        f"{packs}/..%2f{pack.id}%2fnames.json",
        f"{packs}/%2e%2e/{pack.id}/names.json",
        f"{packs}/..%2f..%2f..%2fgloaming.db",
        f"{packs}/names.json%00",
        f"{packs}//names.json",
        f"/packs/amsterdam/..%2famsterdam%2f{pack.id}/names.json",
        f"/packs/..%2fpacks%2famsterdam/{pack.id}/names.json",
        f"/packs/bluff/{pack.id}/names.json",
        f"/packs/nothing/{pack.id}/names.json",
        "/packs/amsterdam/own/names.json",
        f"/packs/amsterdam/{pack.id.upper()}x/names.json",
    ):
        code, said = status(own, path)
        assert (code, b"not-found" in said) == (404, True), path
    answer = httpx2.get(f"{own.url}{packs}/missing.webp")
    assert answer.headers["cache-control"] == "no-store"


# Chosen


@pytest.mark.anyio
async def test_everybody_at_a_table_is_told_with_which_pack_it_plays(
    own: RealServer, data: Path
) -> None:
    pack = make(data, "Ours")
    chosen = {"mode": "coop", "pictures": pack.id}
    async with seated(own, "Ann", "Bob", game="amsterdam", **chosen) as people:
        assert (await people[0].socket.act("start"))["type"] == "done"
        for person in people:
            socket = person.socket
            await socket.until(lambda socket=socket: socket.snapshot)  # type: ignore[misc]
            assert socket.snapshot is not None
            assert socket.snapshot["options"]["pictures"] == pack.id


@pytest.mark.anyio
async def test_a_bot_in_its_own_process_sees_the_pictures_of_the_pack(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of all cells one shows just what the card does, and at that one it points."""
    monkeypatch.setenv(DATA, str(data))
    for target in (1, -1):
        told = clue(table(), cards=2)
        known, legal = told.known("ben"), told.legal("ben")
        cells = [one for one in legal if isinstance(one, Point) and one.cell in DISTRICT_CELLS]
        meant = cells[target]
        picture = told.view("ben").pictures[DISTRICT_CELLS.index(meant.cell)]
        pack = alike(data, row_card=told.view("ben").sides[0].given[0], picture=picture)
        later = replace(
            known, now=Millis(known.now + 60_000), options=replace(known.options, pictures=pack)
        )
        workers = BotWorkers(0, Sources())
        answer = await workers.choose(GAME, "normal", later, legal, 1)
        workers.close()
        assert isinstance(answer, Choice)
        assert answer.move == meant


def alike(data: Path, row_card: int, picture: int) -> str:
    """A pack in which one card and one picture are as alike as no others."""
    districts = [[0.0] * 70 for _ in range(84)]
    districts[row_card][picture] = 100.0
    with shelf("amsterdam", data).making(f"Card {row_card}, picture {picture}") as new:
        seen = {"districts": districts, "intel": [[0.0] * 84] * 84}
        new.keep("similarity.json", msgspec.json.encode(seen))
    return new.id


async def lacking(client: Client) -> str | None:
    await client.socket.act("here")
    assert client.socket.table is not None
    found: str | None = client.socket.table["lacking"]
    return found


@pytest.mark.anyio
async def test_a_pack_that_is_gone_is_told_before_a_match_begins(
    own: RealServer, data: Path
) -> None:
    pack = make(data, "Ours")
    chosen = {"mode": "coop", "pictures": pack.id}
    async with seated(own, "Ann", "Bob", game="amsterdam", **chosen) as (ann, _bob):
        assert await lacking(ann) is None
        shelf("amsterdam", data).remove(pack)
        assert (await ann.socket.act("start"))["reason"] == "no-such-pack"
        assert (await ann.socket.act("set-ready", is_ready=True))["type"] == "done"
        assert await lacking(ann) == "no-such-pack"
        await ann.socket.act("set-options", options={**chosen, "pictures": "own"})
        assert await lacking(ann) is None
        assert (await ann.socket.act("start"))["type"] == "done"


@pytest.mark.anyio
async def test_a_match_goes_on_where_its_pack_is_gone(own: RealServer, data: Path) -> None:
    pack = make(data, "Ours")
    chosen = {"mode": "coop", "level": "master", "pictures": pack.id}
    async with seated(own, "Ann", "Bob", game="amsterdam", **chosen) as (ann, bob):
        assert (await ann.socket.act("start"))["type"] == "done"
        shelf("amsterdam", data).remove(pack)
        own.kill()
        own.start()
        async with ann.at(ann.code) as again, bob.at(bob.code):
            await again.until(lambda: again.snapshot)
            assert again.view["phase"] == "briefing"


@pytest.mark.anyio
async def test_what_is_no_pack_at_all_is_no_option(own: RealServer) -> None:
    ann = await Client.enter(own, "Ann")
    for wrong in ("../..", "", "own\n", 7, None):
        asked = {"game": "amsterdam", "options": {"pictures": wrong}}
        answer = await ann.http.post("/api/tables", json=asked)
        assert (answer.status_code, answer.json()) == (422, {"reason": "bad-options"})
