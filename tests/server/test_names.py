"""The names of a server: a page that points its own name at this machine learns nothing."""

from collections.abc import Mapping
from pathlib import Path
from socket import gethostname
from typing import cast

import httpx2
import pytest
from picows import WSUpgradeRequest
from starlette.responses import PlainTextResponse

from gloaming.server.names import Names, OwnNames
from gloaming.server.socket import admit
from tests.server.real import real_server
from tests.support.harness import Harness, Upgrade

pytestmark = pytest.mark.anyio

PROXY = "192.0.2.1"
BEHIND_A_PROXY = Names(has_proxy=True)
FORWARDED = {"x-forwarded-for": "198.51.100.7"}


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:8123", "192.168.0.7", "[::1]:8123", "[2001:db8::1]", "localhost:8123",
        "LOCALHOST", "a.localhost", "den.local:8123", "den.lan", "den.home.arpa.", gethostname(),
        "play.example", "Play.Example.:443", None,
    ],
)  # fmt: skip
def test_own_names_are_ours(host: str | None) -> None:
    assert Names(["Play.example"]).are_ours(host)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example", "evil.example:8123", "localhost.evil.example", "127.0.0.1.evil.example",
        "notlocal", "local", "evil-play.example", "[broken", "", "a@evil.example",
    ],
)  # fmt: skip
def test_other_names_are_not_ours(host: str) -> None:
    assert not Names(["play.example"]).are_ours(host)


async def asked(
    names: Names, path: str = "/", address: str = PROXY, **headers: str
) -> tuple[int, str]:
    app = OwnNames(PlainTextResponse("ours"), names, lambda host: host == PROXY)
    transport = httpx2.ASGITransport(app, client=(address, 1))
    async with httpx2.AsyncClient(transport=transport, base_url="http://evil.example") as http:
        answer = await http.get(path, headers=headers)
    return answer.status_code, answer.text


async def test_another_name_is_answered_with_what_to_do() -> None:
    status, text = await asked(Names())
    assert status == 421
    assert text == (
        "If this server is to be reached as evil.example,"
        " start it with the option --name evil.example.\n"
    )
    status, text = await asked(Names(), host="<script>.example")
    assert (status, "<" in text, "--name NAME." in text) == (421, False, True)
    assert await asked(Names(["evil.example"])) == (200, "ours")
    assert await asked(Names(), "/health") == (200, "ours")


@pytest.mark.parametrize(
    ("names", "address", "headers", "status"),
    [
        (BEHIND_A_PROXY, PROXY, FORWARDED, 200),
        (BEHIND_A_PROXY, PROXY, {}, 421),
        (BEHIND_A_PROXY, "198.51.100.7", FORWARDED, 421),
        (Names(), PROXY, FORWARDED, 421),
    ],
)
async def test_what_a_named_proxy_forwards_is_let_in(
    names: Names, address: str, headers: Mapping[str, str], status: int
) -> None:
    assert (await asked(names, address=address, **headers))[0] == status


async def test_a_socket_of_another_name_is_refused(server: Harness) -> None:
    def status(**headers: str) -> int:
        request = cast("WSUpgradeRequest", Upgrade(b"/ws?ticket=none", headers))
        return admit(server.server, request)[0]

    evil = "evil.example"
    assert status(Host=evil, Origin=f"http://{evil}") == 421
    assert status(Host="localhost", Origin="http://localhost") == 401
    assert status(Host="localhost", Origin=f"http://{evil}") == 403
    server.server.names = BEHIND_A_PROXY
    assert status(Host=evil, Origin=f"https://{evil}", **FORWARDED) == 401


def test_a_running_server_takes_its_names_from_the_command(tmp_path: Path) -> None:
    with real_server(tmp_path / "data", "--name", "play.example", "--name", "b.example") as server:
        for host, status in (("play.example", 404), ("b.example:1", 404), ("evil.example", 421)):
            answer = httpx2.get(f"{server.url}/api/session", headers={"host": host})
            assert answer.status_code == status
