"""Servers in processes of their own, for what only a process can show."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from gloaming.server.serve import METRICS_TOKEN
from tests.support import evidence
from tests.support.polling import poll_here

WAIT_SECONDS = 60.0


class RealServer:
    """A server process. `runner` may be another program than `gloaming serve`."""

    def __init__(self, data: Path, *args: str, runner: tuple[str, ...] = ()) -> None:
        self._command = (*(runner or _serve()), "--data", str(data), *args)
        self.port = 0
        self.data = data
        self.headers: dict[str, str] = {}
        """Sent with every request: `x-forwarded-for` makes clients come from another address."""
        self.log = data.parent / f"{data.name}.log"
        self._step_back = evidence.come_forward(self.keep)
        self.start()

    def start(self, *more: str) -> None:
        """Start it, with more arguments, on the port it had before if it had one."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                (*self._command, "--port", str(self.port), *more), stdout=log, stderr=log
            )
        self.port = self.port or self._announced_port()
        self._wait_until_alive()

    def _announced_port(self) -> int:
        poll_here(lambda: self.said("listening") or self._has_ended)
        assert not self._has_ended, self.log.read_text("utf-8")
        return int(self.said("listening")[0]["port"])

    @property
    def _has_ended(self) -> bool:
        return self.process.poll() is not None

    def said(self, event: str) -> list[dict[str, Any]]:
        """Find what the log has of an event."""
        lines = self.log.read_bytes().splitlines(keepends=True)
        whole = (line for line in lines if line.endswith(b"}\n") and event.encode() in line)
        return [said for said in map(msgspec.json.decode, whole) if said["event"] == event]

    def _wait_until_alive(self) -> None:
        poll_here(self._is_alive)

    def _is_alive(self) -> bool:
        with contextlib.suppress(httpx2.HTTPError):
            return httpx2.get(f"{self.url}/health").status_code == 200
        return False

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    # What clients need

    def http(self) -> httpx2.AsyncClient:
        """Make an HTTP client that keeps no connection."""
        nothing_kept = httpx2.Limits(max_keepalive_connections=0)
        return httpx2.AsyncClient(base_url=self.url, limits=nothing_kept, headers=self.headers)

    async def metrics(self) -> str:
        """Ask for the metrics, with the token in the data folder."""
        token = (self.data / METRICS_TOKEN).read_text("ascii").strip()
        async with self.http() as http:
            answer = await http.get("/metrics", headers={"authorization": f"Bearer {token}"})
        assert answer.status_code == 200
        return answer.text

    async def dial(self, ticket: str, **headers: str) -> ClientConnection:
        """Open a socket with a ticket."""
        address = f"ws://127.0.0.1:{self.port}/ws?ticket={ticket}"
        return await websockets.connect(address, compression=None, additional_headers=headers)

    async def until(self, holds: Callable[[], Any], news: asyncio.Event, seconds: float) -> None:
        """Wait until something holds, looking again at each news."""
        async with asyncio.timeout(seconds):
            while not holds():
                news.clear()
                await news.wait()

    # How it ends

    def kill(self) -> None:
        """`kill -9`: no warning, no last words."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(WAIT_SECONDS)

    def stop(self) -> float:
        """Ask it to go; returns how long that took."""
        began = time.monotonic()
        self.process.terminate()
        self.process.wait(WAIT_SECONDS)
        return time.monotonic() - began

    def keep(self, folder: Path, start: str) -> None:
        """Write the log into a folder."""
        shutil.copy(self.log, folder / f"{start}-{self.log.parent.name}.log")

    def close(self) -> None:
        """Whatever state it is in, it is gone afterwards."""
        self._step_back()
        if self.process.poll() is None:
            self.kill()


def _serve() -> tuple[str, ...]:
    program = Path(sys.executable).parent / "gloaming"
    return (str(program), "serve", "--host", "127.0.0.1", "--bot-pace", "0.05", "--count", "0")


@contextlib.contextmanager
def real_server(data: Path, *args: str, runner: tuple[str, ...] = ()) -> Iterator[RealServer]:
    """A server for the length of a test."""
    server = RealServer(data, *args, runner=runner)
    try:
        yield server
    finally:
        server.close()


def strained_server(
    data: Path, *arguments: str, **patience: int
) -> contextlib.AbstractContextManager[RealServer]:
    """A server with the games of tests, no limits and as much patience as is said."""
    wanted = ",".join(f"{name}={millis}" for name, millis in patience.items())
    runner = (sys.executable, "-m", "tests.server.strained")
    return real_server(data, "--patience", wanted, *arguments, runner=runner)
