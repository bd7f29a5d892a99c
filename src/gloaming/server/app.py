"""HTTP: sessions, tables, tickets, match files, pages, and what an operator asks."""

from __future__ import annotations

from dataclasses import dataclass, field
from hmac import compare_digest
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp

from gloaming import __version__
from gloaming.packs import shelf
from gloaming.server import metrics, wire
from gloaming.server.acts import RefusalError
from gloaming.server.addresses import asker
from gloaming.server.analyses import BusyError
from gloaming.server.codes import Codes, TooManyGuessesError
from gloaming.server.devices import Devices, label_of
from gloaming.server.facts import Person
from gloaming.server.gameviews import game_view
from gloaming.server.headers import Guarded
from gloaming.server.hub import ALONE, Before, Hub
from gloaming.server.limits import Limits
from gloaming.server.line import Backlog
from gloaming.server.logs import log, where
from gloaming.server.names import Names
from gloaming.server.pages import STATIC, HashedFiles, client_version, pack_files, page
from gloaming.server.people import (
    BadNameError,
    People,
    SignedOutError,
    Ticket,
    Tickets,
    clean_name,
)
from gloaming.server.rate import Rates
from gloaming.server.readiness import readiness
from gloaming.server.room import Room
from gloaming.server.socket import is_own_origin
from gloaming.server.store import Device, Session
from gloaming.server.store.sessions import HOUR
from gloaming.server.throttle import Throttled

COOKIE = "gloaming"
YEAR_SECONDS = 365 * 24 * 3600
LARGEST_BODY = 8192
PAGES = ("/", "/t/{code}", "/e/{token}", "/watch", "/verify", "/pictures/{game}")

T = TypeVar("T")


@dataclass
class Server:
    """What requests and sockets share."""

    hub: Hub
    people: People
    tickets: Tickets
    moves: Tickets
    """To go on with another device."""
    limits: Limits = field(default_factory=Limits)
    names: Names = field(default_factory=Names)
    """Under which it is reached."""
    lan: str | None = None
    """The address for others on the network, if there is one."""
    metrics_token: str = ""
    """What `/metrics` has to be asked with; without one it answers nobody."""
    is_ready: bool = True
    full_lines: list[Any] = field(default_factory=list)
    """The sockets that were given something to send in this turn of the loop."""
    backlog: Backlog = field(default_factory=Backlog)

    def __post_init__(self) -> None:
        """Rate the frames of each address, and know the sockets of each device."""
        limits = self.limits
        self.frame_rates = Rates(limits.frames_of_one_per_second, limits.burst_of_one)
        self.devices = Devices(self.hub.sources.ticks)


class ProblemError(Exception):
    """A request that cannot be met, and why: an id of words."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(reason)
        self.status, self.reason = status, reason


def reply(value: Any, status: int = 200) -> Response:
    """An answer in JSON that nobody may keep."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def known_as(token: str, request: Request, response: Response) -> Response:
    """Let a device remember who it is."""
    is_secure = request.url.scheme == "https"
    response.set_cookie(
        COOKIE, token, YEAR_SECONDS, secure=is_secure, httponly=True, samesite="strict"
    )
    return response


async def body(request: Request, kind: type[T]) -> T:
    """What was sent, if it is what was expected."""
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > LARGEST_BODY:
                raise ProblemError(413, "too-large")
        return msgspec.json.decode(bytes(data), type=kind)
    except (ClientDisconnect, *wire.UNREADABLE):
        raise ProblemError(400, "malformed") from None


class Api:
    """The requests, one method each."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._ticks, limits = server.hub.sources.ticks, server.limits
        self._table_rates = Rates(limits.tables_per_minute / 60, limits.table_burst)
        self._address_rates = Rates(limits.tables_per_minute / 6, limits.table_burst * 10)
        self._join_rates = Rates(limits.joins_per_minute / 60, limits.join_burst)
        self._analysis_rates = Rates(limits.analyses_per_minute / 60, limits.analysis_burst)
        self._codes = Codes(server.hub, server.moves, limits)

    async def session(self, request: Request) -> Response:
        """Tell guests who they are."""
        person = await self._person(request)
        return reply(wire.SessionView(person.name))

    async def introduce(self, request: Request) -> Response:
        """Take a guest's name."""
        self._guard(request)
        asked = await body(request, wire.SessionAsked)
        token = request.cookies.get(COOKIE)
        try:
            token = await self._server.people.welcome(token, asked.name, _label(request))
        except BadNameError as bad:
            raise ProblemError(422, bad.reason) from None
        except SignedOutError:
            raise ProblemError(404, "no-session") from None
        return known_as(token, request, reply(wire.SessionView(clean_name(asked.name))))

    async def devices(self, request: Request) -> Response:
        """Tell on which devices one is known."""
        self._guard(request)
        return await self._devices(await self._session(request))

    async def sign_out(self, request: Request) -> Response:
        """Sign one of one's own devices out, or all but this one; tell which are left."""
        self._guard(request)
        session = await self._session(request)
        device = request.path_params.get("device")
        found = await self._server.people.sign_out(session, device)
        for one in found:
            self._server.devices.sign_out(session.person, one)
        if device is not None and not found:
            raise ProblemError(404, "no-such-device")
        return await self._devices(session)

    async def _devices(self, session: Session) -> Response:
        """Tell of one's own devices, the one that asks first."""
        now, devices = self._server.hub.sources.now(), self._server.devices

        def view(one: Device) -> wire.DeviceView:
            is_this = one.id == session.device
            is_here = is_this or devices.is_open(session.person, one.id)
            seen = now if is_here else one.used_at
            return wire.DeviceView(one.id, one.label, _hour(one.made_at), _hour(seen), is_this)

        views = map(view, await self._server.people.devices(session.person))
        return reply(sorted(views, key=lambda one: (not one.is_this, -one.last_seen)))

    async def elsewhere(self, request: Request) -> Response:
        """A link by which another device goes on as the same person."""
        self._guard(request)
        session = await self._session(request)
        person = Person(session.person, session.name)
        asked = await body(request, wire.ElsewhereAsked)
        room = await self._room(request, asked.table, person)
        token = self._server.moves.give(person, room.code, _address(request), session.device)
        return reply(wire.ElsewhereMade(token), 201)

    async def arrive(self, request: Request) -> Response:
        """Be the same person on this device, by a link that is good once."""
        self._guard(request)
        asked = await body(request, wire.ElsewhereTaken)
        known = await self._server.people.who(request.cookies.get(COOKIE))
        ticket = self._link(request)
        if known is not None and known.id != ticket.person.id and not asked.instead:
            raise ProblemError(409, "somebody-else")
        self._server.moves.take(request.path_params["token"])
        if known is not None and known.id == ticket.person.id:
            return reply(wire.ElsewhereView(known.name, ticket.table))
        label = _label(request)
        token, session = await self._server.people.also(ticket.person, label)
        if session is None:
            raise ProblemError(404, "no-such-link")
        news = wire.DeviceCame(label)
        self._server.devices.tell_others(session.person, session.device, news)
        return known_as(token, request, reply(wire.ElsewhereView(session.name, ticket.table)))

    async def elsewhere_link(self, request: Request) -> Response:
        """Whether a link is still good: whose it is and where it leads is told when it is used."""
        self._link(request)
        return reply(wire.ElsewhereMade(request.path_params["token"]))

    def _link(self, request: Request) -> Ticket:
        try:
            link = self._codes.link(request.path_params["token"], _address(request))
        except TooManyGuessesError:
            raise ProblemError(429, "too-many") from None
        if link is None or self._server.devices.is_out(link.device):
            raise ProblemError(404, "no-such-link")
        return link

    async def open_tables(self, _request: Request) -> Response:
        """The tables that anybody may come to."""
        return reply(self._server.hub.open_tables())

    async def here(self, _request: Request) -> Response:
        """Where this is."""
        return reply(wire.HereView(self._server.lan, __version__, client_version()))

    async def games(self, _request: Request) -> Response:
        """What can be played."""
        games = self._server.hub.games.values()
        return reply([game_view(game, shelf(game.name).packs()) for game in games])

    async def make_table(self, request: Request) -> Response:
        """A new table."""
        self._guard(request)
        person = await self._person(request)
        now = self._ticks()
        may_ask = self._table_rates.allows(person.id, now)
        if not may_ask or not self._address_rates.allows(_address(request), now):
            raise ProblemError(429, "too-many")
        asked = await body(request, wire.TableAsked)
        game = self._server.hub.games.get(asked.game)
        if game is None:
            raise ProblemError(422, "no-such-game")
        before = await self._before(request, person, asked)
        try:
            code = await self._server.hub.make_table(person, game, bytes(asked.options), before)
        except RefusalError as refused:
            raise ProblemError(422, refused.reason) from None
        return reply(wire.TableMade(code), 201)

    async def _before(self, request: Request, person: Person, asked: wire.TableAsked) -> Before:
        """What comes along to a new table."""
        if asked.after is None:
            return Before((person,)) if asked.sits else ALONE
        room = await self._room(request, asked.after, person)
        if room.table.host.id != person.id:
            raise ProblemError(403, "not-host")
        guests = frozenset(guest.person.id for guest in room.guests)
        table, said = room.table, room.asides.said_to_all
        return Before(table.places, said, table.door, guests, tuple(sorted(table.sent_away)))

    async def table(self, request: Request) -> Response:
        """Tell whether there is such a table, and whether one may come in."""
        person = await self._server.people.who(request.cookies.get(COOKIE))
        room = await self._room(request, request.path_params["code"], person)
        reason = room.company.keeps_out("" if person is None else person.id)
        if reason is not None:
            raise ProblemError(403, reason)
        header = room.table.header
        return reply({"code": header.code, "game": header.game})

    async def ticket(self, request: Request) -> Response:
        """Let one socket in."""
        self._guard(request)
        session = await self._session(request)
        person = Person(session.person, session.name)
        if not self._join_rates.allows(person.id, self._ticks()):
            raise ProblemError(429, "too-many")
        room = await self._room(request, request.path_params["code"], person)
        reason = room.company.keeps_out(person.id)
        if reason is not None:
            raise ProblemError(403, reason)
        code, address = room.table.header.code, _address(request)
        ticket = self._server.tickets.give(person, code, address, session.device)
        return reply(wire.TicketMade(ticket))

    async def match_file(self, request: Request) -> Response:
        """A finished match, to keep."""
        name = request.path_params["match"]
        text = await self._server.hub.match_file(name)
        if text is None:
            raise ProblemError(404, "no-such-match")
        headers = {"content-disposition": f'attachment; filename="gloaming-{name[:8]}.jsonl"'}
        return Response(text, headers=headers, media_type="application/x-ndjson")

    async def analysis(self, request: Request) -> Response:
        """A look back at a finished match, for whoever wants one: it may take a while to make."""
        name, analyses = request.path_params["match"], self._server.hub.analyses
        is_free, address = analyses.is_at_hand(name), _address(request)
        if not (is_free or self._analysis_rates.allows(address, self._ticks())):
            raise ProblemError(429, "too-many")
        try:
            text = await analyses.of(name)
        except BusyError:
            raise ProblemError(429, "too-many") from None
        if text is None:
            raise ProblemError(404, "no-such-match")
        return Response(text, media_type="application/json")

    async def _room(self, request: Request, code: str, person: Person | None) -> Room:
        try:
            room = await self._codes.room(code, _address(request), person)
        except TooManyGuessesError:
            raise ProblemError(429, "too-many") from None
        if room is None:
            is_lost = self._server.hub.is_lost(code.upper())
            raise ProblemError(404, "table-lost" if is_lost else "no-such-table")
        return room

    async def _person(self, request: Request) -> Person:
        session = await self._session(request)
        return Person(session.person, session.name)

    async def _session(self, request: Request) -> Session:
        session = await self._server.people.session(request.cookies.get(COOKIE))
        if session is None:
            raise ProblemError(404, "no-session")
        return session

    def _guard(self, request: Request) -> None:
        """Let only pages of this server change anything."""
        if not is_own_origin(request.headers.get("origin"), request.headers.get("host")):
            raise ProblemError(403, "foreign-origin")


def _address(request: Request) -> str:
    return asker(request.client.host) if request.client else ""


def _label(request: Request) -> str:
    return label_of(request.headers.get("user-agent", ""))


def _hour(wall: int) -> int:
    """When, no more exactly than its owner needs to know a device by it."""
    return wall - wall % HOUR


# What an operator asks


def operations(server: Server) -> list[Route]:
    """Whether it is alive, may be sent people, and how it does."""

    async def health(_request: Request) -> Response:
        return Response("alive\n", media_type="text/plain")

    async def ready(_request: Request) -> Response:
        status, told = readiness(server.hub.store, is_draining=not server.is_ready)
        return Response(f"{told}\n", status, media_type="text/plain")

    async def numbers(request: Request) -> Response:
        """Tell only who has the token: what is counted would tell a player what others do.

        An address is no proof: a proxy on this machine asks from this machine.
        """
        asked, token = request.headers.get("authorization", ""), server.metrics_token
        if not token or not compare_digest(asked.encode(), f"Bearer {token}".encode()):
            raise ProblemError(404, "not-found")
        return Response(metrics.page(), media_type="text/plain; version=0.0.4")

    return [Route("/health", health), Route("/ready", ready), Route("/metrics", numbers)]


# Mistakes


async def problem(_request: Request, error: Exception) -> Response:
    """A clear answer: an id of words."""
    assert isinstance(error, ProblemError)
    return reply(wire.Problem(error.reason), error.status)


async def not_there(request: Request, error: Exception) -> Response:
    """An address or a method that is not ours: people get a page, programs an answer."""
    assert isinstance(error, HTTPException)
    status = error.status_code
    if status == 404 and "text/html" in request.headers.get("accept", ""):
        return await page(request, status)
    return reply(wire.Problem("not-found"), status)


async def broken(request: Request, error: Exception) -> Response:
    """Our own mistake: logged by its kind, never by what was sent."""
    log("request-failed", method=request.method, error=type(error).__name__, where=where(error))
    return reply(wire.Problem("broken"), 500)


def files(server: Server) -> list[Route | Mount]:
    """The pages of the client, and what they and the packs are made of."""
    assets = HashedFiles(directory=STATIC / "assets", check_dir=False)
    pages = (Route(path, page) for path in PAGES)
    return [*pages, Mount("/assets", assets), pack_files(server.hub.games)]


def build(server: Server) -> ASGIApp:
    """The whole application but its sockets."""
    api = Api(server)
    routes: list[Route | Mount] = [
        Route("/api/session", api.session, methods=["GET"]),
        Route("/api/session", api.introduce, methods=["POST"]),
        Route("/api/games", api.games, methods=["GET"]),
        Route("/api/here", api.here, methods=["GET"]),
        Route("/api/elsewhere", api.elsewhere, methods=["POST"]),
        Route("/api/elsewhere/{token}", api.elsewhere_link, methods=["GET"]),
        Route("/api/elsewhere/{token}", api.arrive, methods=["POST"]),
        Route("/api/devices", api.devices, methods=["GET"]),
        Route("/api/devices", api.sign_out, methods=["POST"]),
        Route("/api/devices/{device}", api.sign_out, methods=["POST"]),
        Route("/api/open", api.open_tables, methods=["GET"]),
        Route("/api/tables", api.make_table, methods=["POST"]),
        Route("/api/tables/{code}", api.table, methods=["GET"]),
        Route("/api/tables/{code}/ticket", api.ticket, methods=["POST"]),
        Route("/api/matches/{match}/file", api.match_file, methods=["GET"]),
        Route("/api/matches/{match}/analysis", api.analysis, methods=["GET"]),
        *operations(server),
        *files(server),
    ]
    handlers = {ProblemError: problem, HTTPException: not_there, Exception: broken}
    app = Starlette(routes=routes, exception_handlers=handlers)
    return Guarded(Throttled(app, server.limits, server.hub.sources))
