"""What every load client does: come in by the door, sit down, send, and wait for answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from tests.speed.door import Door


class Keys:
    """Keys that were not used before."""

    def __init__(self) -> None:
        self._given = 0

    def next(self) -> bytes:
        """One more."""
        self._given += 1
        return b"%012d" % self._given


class GuestLine(WSListener):
    """A socket of somebody at a table."""

    def __init__(self, keys: Keys) -> None:
        super().__init__()
        self._keys = keys
        self._transport: WSTransport | None = None
        self._answers: dict[str, asyncio.Future[str]] = {}

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The socket is open."""
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Texts are for whoever sits here."""
        if frame.msg_type == WSMsgType.TEXT:
            self.hear(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def hear(self, payload: bytes) -> None:
        """A frame has come."""
        raise NotImplementedError

    def is_answer(self, key: str, kind: str) -> bool:
        """Whether this answers something done at the table, for which somebody waits."""
        waiting = self._answers.pop(key, None)
        if waiting is not None:
            waiting.set_result(kind)
        return waiting is not None

    def send(self, frame: bytes) -> None:
        """Give a frame to the network."""
        assert self._transport is not None
        self._transport.send(WSMsgType.TEXT, frame)

    async def act(self, what: dict[str, Any]) -> None:
        """Do something at the table, and wait for it to be done."""
        key = self._keys.next().decode()
        answer = self._answers[key] = asyncio.get_running_loop().create_future()
        self.send(msgspec.json.encode({"type": "act", "key": key, "act": what}))
        said = await asyncio.wait_for(answer, 30)
        assert said == "done", said

    def hang_up(self) -> None:
        """Close the socket."""
        if self._transport is not None:
            self._transport.disconnect()


async def seat_everybody(
    door: Door, game: str, port: int, seats: int, line: Callable[[], GuestLine]
) -> list[GuestLine]:
    """A new table, with somebody on each of its places."""
    people = [door.introduce(f"guest {number}") for number in range(seats)]
    code = door.make_table(people[0], game)
    lines = []
    for place, person in enumerate(people):
        ticket = door.ticket(person, code)
        _, listener = await ws_connect(line, f"ws://127.0.0.1:{port}/ws?ticket={ticket}")
        assert isinstance(listener, GuestLine)
        lines.append(listener)
        await listener.act({"type": "sit", "place": place})
    return lines
