"""The pages of the boards: the built client, with a socket that leads to a kept match."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp

from gloaming.games import GAMES
from gloaming.packs import shelf
from gloaming.server import wire
from gloaming.server.app import reply
from gloaming.server.gameviews import game_view
from gloaming.server.headers import Guarded
from gloaming.server.pages import STATIC, HashedFiles, client_version, pack_files
from tests.boards import kept
from tests.boards.play import Play, read
from tests.boards.sitting import CODE

PROLOGUE = Path(__file__).with_name("harness.js")
MODULE = '<script type="module"'


class Pages:
    """The HTTP answers that a table's page asks for, and kept matches by their address."""

    def __init__(self) -> None:
        self._plays: dict[str, tuple[Play, int]] = {}
        """By address, a match that a person looks at, and how far its kept file has been told."""

    async def page(self, _request: Request) -> Response:
        """Serve the client as it is built, with the prologue before it."""
        text = (STATIC / "index.html").read_text("utf-8")
        assert MODULE in text, "the client is built in another way"
        return HTMLResponse(text.replace(MODULE, f'<script src="/harness.js"></script>{MODULE}', 1))

    async def prologue(self, _request: Request) -> Response:
        """Serve the socket that leads to no server."""
        return Response(PROLOGUE.read_text("utf-8"), media_type="text/javascript")

    async def session(self, _request: Request) -> Response:
        """Say who one is: the name has been told before, and stands in the page's storage."""
        return reply(wire.SessionView("Mira"))

    async def here(self, _request: Request) -> Response:
        """Say which client this is."""
        return reply(wire.HereView(None, "0", client_version()))

    async def devices(self, _request: Request) -> Response:
        """Say that one is known on this device alone."""
        hour = 1_800_000_000_000
        return reply([wire.DeviceView("0", "Firefox, Android", hour, hour, is_this=True)])

    async def games(self, _request: Request) -> Response:
        """List the games as a server does."""
        return reply([game_view(game, shelf(game.name).packs()) for game in GAMES.values()])

    async def table(self, _request: Request) -> Response:
        """Say that the table is there."""
        return reply(wire.TableMade(CODE))

    async def ticket(self, _request: Request) -> Response:
        """Let the page in."""
        return reply(wire.TicketMade("ticket"))

    async def ask(self, request: Request) -> Response:
        """Play the server for a page that no test has opened."""
        address, command = str(request.query_params), read((await request.body()).decode())
        if command["type"] == "arrive":
            self._plays[address] = _opened(request.query_params)
        play, at = self._plays[address]
        if command["type"] == "arrive":
            return JSONResponse(play.arrives())
        if command["type"] == "forward":
            given = request.query_params
            later = kept.story_at(given["game"], given["match"], at + 1)
            self._plays[address] = play, at + 1
            return JSONResponse(play.goes_on(later))
        return JSONResponse(play.hears(command))


def _opened(given: Mapping[str, str]) -> tuple[Play, int]:
    """`game=house&match=3-seats&seat=0&at=17`; without a seat for a spectator."""
    at = int(given["at"]) if "at" in given else kept.length(given["game"], given["match"])
    seat = int(given["seat"]) if "seat" in given else None
    story = kept.story_at(given["game"], given["match"], at)
    return Play(story, seat, given.get("name", "Mira")), at


def build() -> ASGIApp:
    """The whole application."""
    pages = Pages()
    routes = [
        Route("/harness", pages.page),
        Route("/t/{code}", pages.page),
        Route("/harness.js", pages.prologue),
        Route("/harness/ask", pages.ask, methods=["POST"]),
        Route("/api/session", pages.session),
        Route("/api/here", pages.here),
        Route("/api/devices", pages.devices),
        Route("/api/games", pages.games),
        Route("/api/tables/{code}", pages.table),
        Route("/api/tables/{code}/ticket", pages.ticket, methods=["POST"]),
        Mount("/assets", HashedFiles(directory=STATIC / "assets")),
        pack_files(GAMES),
    ]
    return Guarded(Starlette(routes=routes))


@contextlib.contextmanager
def serving(port: int = 0) -> Iterator[str]:
    """Serve the pages from a thread of this process; gives their address."""
    server = uvicorn.Server(uvicorn.Config(build(), port=port, log_level="warning"))
    listener = server.config.bind_socket()
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
