"""Clients that speak to a server as browsers do, over whatever leads to it."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable
from typing import Any, Protocol

import httpx2
import msgspec
import websockets

Frame = dict[str, Any]
WAIT_SECONDS = 60.0


class HungUpError(Exception):
    """The server closed the socket while something was waited for."""


class Connection(Protocol):
    """A client's end of a socket, as `websockets` makes them."""

    @property
    def close_code(self) -> int | None:
        """How it was closed."""

    @property
    def transport(self) -> Any:
        """What carries it; `abort()` drops it without a word."""

    async def recv(self, *, decode: bool) -> Any:
        """Wait for the next frame."""

    async def send(self, message: str | bytes) -> None:
        """Send a frame."""

    async def close(self) -> None:
        """Hang up."""


class Server(Protocol):
    """A server that clients can reach: in a process of its own, or in this one."""

    def http(self) -> httpx2.AsyncClient:
        """Make an HTTP client."""

    async def dial(self, ticket: str, **headers: str) -> Connection:
        """Open a socket with a ticket."""

    async def until(self, holds: Callable[[], Any], news: asyncio.Event, seconds: float) -> None:
        """Wait until something holds, in the time of the server."""


class Client:
    """A browser's session, without the browser."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.code = ""
        self.socket: Socket
        """Where it sits: tests set both."""
        self.http = server.http()

    @classmethod
    async def enter(cls, server: Server, name: str) -> Client:
        """Come in under a name."""
        client = cls(server)
        answer = await client.http.post("/api/session", json={"name": name})
        assert answer.status_code == 200, answer.text
        return client

    async def make_table(self, game: str = "bluff", **options: Any) -> str:
        """A new table."""
        answer = await self.http.post("/api/tables", json={"game": game, "options": options})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    async def ticket(self, code: str) -> str:
        """A ticket for a table."""
        answer = await self.http.post(f"/api/tables/{code}/ticket", json={})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["ticket"])

    @contextlib.asynccontextmanager
    async def at(self, code: str) -> AsyncIterator[Socket]:
        """Be at a table."""
        socket = await self.dial(await self.ticket(code))
        try:
            await socket.until(lambda: socket.table is not None)
            yield socket
        finally:
            await socket.close()

    async def elsewhere(self, code: str) -> Client:
        """The same person on another device, by a link."""
        answer = await self.http.post("/api/elsewhere", json={"table": code})
        assert answer.status_code == 201, answer.text
        device = Client(self.server)
        answer = await device.http.post(f"/api/elsewhere/{answer.json()['token']}", json={})
        assert answer.status_code == 200, answer.text
        return device

    async def dial(self, ticket: str, **headers: str) -> Socket:
        """Open a socket with a ticket."""
        return Socket(await self.server.dial(ticket, **headers), self.server)


class Socket:
    """A socket that folds what it hears, as the client in the browser does."""

    def __init__(self, connection: Connection, server: Server) -> None:
        self.connection = connection
        self._server = server
        self.frames: list[Frame] = []
        self.raw: list[bytes] = []
        self.table: Frame | None = None
        self.snapshot: Frame | None = None
        self.view: Frame = {}
        self.legal: list[Frame] = []
        self.deadline: int | None = None
        self.events: list[Frame] = []
        self._earlier: list[Frame] = []
        """Moments that came before the snapshot that they belong to."""
        self.n = 0
        self.over: Frame | None = None
        self.handed: list[Frame] = []
        self.talk: list[Frame] = []
        self.note = ""
        self.answers: dict[str, Frame] = {}
        self.close_code: int | None = None
        self._news = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                raw = await self.connection.recv(decode=False)
                self.raw.append(raw)
                self._fold(msgspec.json.decode(raw))
                self._news.set()
        self.close_code = self.connection.close_code
        self._news.set()

    def _fold(self, frame: Frame) -> None:
        self.frames.append(frame)
        match frame["type"]:
            case "table":
                self.table = frame
            case "earlier":
                assert frame["first"] == len(self._earlier)
                self._earlier += frame["witnessed"]
            case "snapshot":
                self._begin(frame)
            case "seat-handed":
                self.handed = [*self.handed, frame["handed"]]
            case "update":
                self._update(frame)
            case "over":
                self.over = frame
            case "talk":
                self.talk += frame["lines"]
            case "noted":
                self.note = frame["text"]
            case "done" | "too-late" | "refused" | "recalled" | "consulted":
                self.answers[frame["key"]] = frame
            case _:
                pass

    def _begin(self, frame: Frame) -> None:
        self.snapshot, self.view, self.legal = frame, frame["view"], frame["legal"]
        assert frame["first"] == len(self._earlier)
        moments, self._earlier = [*self._earlier, *frame["witnessed"]], []
        self.events = [event for moment in moments for event in moment["events"]]
        self.n, self.over, self.deadline = 0, None, frame["deadline"]
        self.note, self.handed = frame["note"], frame["handed"]

    def _update(self, frame: Frame) -> None:
        assert frame["n"] == self.n + 1
        self.n += 1
        is_whole = "type" in frame["view"]  # another kind of view comes whole
        self.view = frame["view"] if is_whole else {**self.view, **frame["view"]}
        self.legal = frame.get("legal", self.legal)
        self.deadline = frame.get("deadline", self.deadline)
        self.events += [e for moment in frame["witnessed"] for e in moment["events"]]

    async def until(self, holds: Callable[[], Any], seconds: float = WAIT_SECONDS) -> None:
        """Wait for something to become true; an error if the server hangs up before it is."""

        def is_so() -> Any:
            if holds():
                return True
            if self.close_code is not None:
                raise HungUpError(self.close_code)
            return False

        await self._server.until(is_so, self._news, seconds)

    async def closed(self) -> int:
        """Wait until the server hangs up; returns its code."""
        await self._server.until(lambda: self.close_code is not None, self._news, WAIT_SECONDS)
        assert self.close_code is not None
        return self.close_code

    async def send(self, frame: Any) -> None:
        """Send anything at all; a move that names no match is for the one that is shown."""
        if isinstance(frame, dict) and frame.get("type") == "move":
            frame = {"match": self.snapshot["match"] if self.snapshot else "", **frame}
        text = frame if isinstance(frame, str | bytes) else msgspec.json.encode(frame).decode()
        await self.connection.send(text)

    async def act(self, kind: str, key: str | None = None, **fields: Any) -> Frame:
        """Do something at the table; returns the answer."""
        return await self._ask({"type": "act", "act": {"type": kind, **fields}}, key)

    async def move(self, move: Any, key: str | None = None, frame: int | None = None) -> Frame:
        """Make a move; returns the answer."""
        number = self.n if frame is None else frame
        asked = {"type": "move", "frame": number, "move": move}
        return await self._ask(asked, key)

    async def say(self, text: str, key: str | None = None, **audience: Any) -> Frame:
        """Say something; returns the answer."""
        return await self._ask({"type": "say", "text": text, **audience}, key)

    async def write(self, text: str) -> Frame:
        """Keep private notes; returns the answer."""
        return await self._ask({"type": "note", "text": text}, None)

    async def recall(self, moment: int, event: int | None = None, key: str | None = None) -> Frame:
        """Look back; returns the answer."""
        return await self._ask({"type": "recall", "moment": moment, "event": event}, key)

    async def consult(self, what: str, key: str | None = None) -> Frame:
        """Ask what the game works out; returns the answer."""
        return await self._ask({"type": "consult", "what": what}, key)

    @property
    def heard(self) -> list[str | None]:
        """All that was said in one's hearing."""
        return [line["text"] for line in self.talk]

    async def place(self, number: int) -> Frame:
        """A place of the table, as this socket knows it when all that was sent has come."""
        await self.act("here")
        assert self.table is not None
        return dict(self.table["places"][number])

    async def _ask(self, frame: Frame, key: str | None) -> Frame:
        key = key or secrets.token_hex(8)
        self.answers.pop(key, None)
        await self.send({**frame, "key": key})
        await self.until(lambda: key in self.answers)
        return self.answers[key]

    async def close(self) -> None:
        """Hang up."""
        await self.connection.close()
        self._reading.cancel()


async def play_to_the_end(*sockets: Socket) -> None:
    """Everybody takes the first legal move until the match is over."""

    async def play(socket: Socket) -> None:
        while socket.over is None:
            await socket.until(lambda: socket.legal or socket.over)
            if socket.legal:
                await socket.move(socket.legal[0])

    await asyncio.gather(*(play(socket) for socket in sockets))


@contextlib.asynccontextmanager
async def seated(
    server: Server, *names: str, game: str = "bluff", **options: Any
) -> AsyncIterator[list[Client]]:
    """People on the first places of a new table; the first is the host."""
    people = [await Client.enter(server, name) for name in names]
    code = await people[0].make_table(game, **options)
    async with contextlib.AsyncExitStack() as stack:
        for place, person in enumerate(people):
            person.code = code
            person.socket = await stack.enter_async_context(person.at(code))
            assert (await person.socket.act("sit", place=place))["type"] == "done"
        yield people


@contextlib.asynccontextmanager
async def in_play(
    server: Server, *names: str, bots: int = 0, game: str = "bluff", **options: Any
) -> AsyncIterator[list[Client]]:
    """People on the first places, then bots, and the match begun."""
    async with seated(server, *names, game=game, **options) as people:
        host = people[0].socket
        for place in range(len(names), len(names) + bots):
            await host.act("add-bot", place=place, bot="easy")
        assert (await host.act("start"))["type"] == "done"
        for person in people:
            await person.socket.until(lambda socket=person.socket: socket.snapshot)  # type: ignore[misc]
        yield people


async def begun_against_bots(server: Server, seconds: int) -> tuple[Client, str, Socket]:
    """Ann against two bots, the match begun; the bots have chosen."""
    ann = await Client.enter(server, "Ann")
    code = await ann.make_table(pace="own", seconds=seconds)
    socket = await ann.dial(await ann.ticket(code))
    await socket.until(lambda: socket.table)
    await socket.act("sit", place=0)
    for place in (1, 2):
        await socket.act("add-bot", place=place, bot="easy")
    await socket.act("start")
    await socket.until(lambda: socket.view.get("chosen") == [1, 2])
    return ann, code, socket
