"""People at a table who have no browser: real clients, in a thread of their own.

Playwright keeps the loop of the test's thread for itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Coroutine
from concurrent.futures import Future
from typing import Any, TypeVar

from tests.server.clients import Client, HungUpError, Socket
from tests.server.real import RealServer

T = TypeVar("T")
LONG = 600.0


class Company:
    """A loop for those who keep somebody company."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._friends: list[Friend] = []

    def enter(self, server: RealServer, name: str) -> Friend:
        """Somebody comes in under a name."""
        friend = Friend(self, self.wait(Client.enter(server, name)))
        self._friends.append(friend)
        return friend

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """Let something happen, and wait for it."""
        return self.begin(work).result(20)

    def begin(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        """Let something happen by and by."""
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def close(self) -> None:
        """Everybody goes."""
        for friend in self._friends:
            friend.leave()
            self.wait(friend.client.http.aclose())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


class Friend:
    """Somebody with a socket."""

    def __init__(self, company: Company, client: Client) -> None:
        self._company, self.client = company, client
        self._habits: list[Future[None]] = []

    def make_table(self, **options: Any) -> str:
        """Make a table for Bluff and come to it."""
        self.come(self._company.wait(self.client.make_table(**options)))
        return self.client.code

    def makes_another_table(self) -> str:
        """Make a table for Bluff and stay where one is."""
        return self._company.wait(self.client.make_table())

    def come(self, code: str) -> None:
        """Come to a table, or come back."""

        async def dialled() -> Socket:
            socket = await self.client.dial(await self.client.ticket(code))
            await socket.until(lambda: socket.table is not None)
            return socket

        self.client.code = code
        self.client.socket = self._company.wait(dialled())

    def leave(self) -> None:
        """Hang up."""
        self.drops_habits()
        if hasattr(self.client, "socket"):
            self._company.wait(self.client.socket.close())

    def act(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Do something at the table."""
        return self._company.wait(self.client.socket.act(kind, **fields))

    def says(self, text: str) -> None:
        """Say something to everybody who may hear it."""
        hearing = (self.client.socket.table or {}).get("hearing") or {"seats": [0]}
        frame = {"type": "say", "text": text, "seats": hearing["seats"], "watchers": True}
        answer = self._company.wait(self.client.socket._ask(frame, None))
        assert answer["type"] == "done", answer

    def plays(self, move: str) -> None:
        """Make a move as soon as it is possible."""
        self._company.wait(self._play(move))

    def keeps_playing(self, move: str) -> None:
        """Make the same move again and again, until the match that has begun is over."""
        self._habits.append(self._company.begin(self._play_on(move)))

    def drops_habits(self) -> None:
        """Do nothing by oneself any more."""
        for habit in self._habits:
            habit.cancel()
        self._habits.clear()

    def waits_for_a_match(self) -> None:
        """Wait until one is played."""
        socket = self.client.socket
        self._company.wait(
            socket.until(lambda: socket.table and socket.table["phase"] == "playing")
        )

    async def _play(self, move: str) -> None:
        socket = self.client.socket
        await socket.until(lambda: socket.legal or socket.over, LONG)
        if socket.over is None:
            await socket.move({"type": move})

    async def _play_on(self, move: str) -> None:
        socket = self.client.socket
        with contextlib.suppress(HungUpError):
            await socket.until(lambda: socket.over is None)
            while socket.over is None:
                await self._play(move)
