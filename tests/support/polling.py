"""Waiting for what another process or thread does, and tells nobody of."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

SECONDS = 60.0
STEP = 0.01


async def poll(holds: Callable[[], Any], seconds: float = SECONDS) -> None:
    """Look again and again until something holds."""
    async with asyncio.timeout(seconds):
        while not holds():  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(STEP)


async def poll_for(ask: Callable[[], Awaitable[Any]], seconds: float = SECONDS) -> None:
    """Ask again and again until the answer is true."""
    async with asyncio.timeout(seconds):
        while not await ask():  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(STEP)


def poll_here(holds: Callable[[], Any], seconds: float = SECONDS) -> None:
    """Look again and again until something holds, without an event loop."""
    deadline = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > deadline:
            raise TimeoutError
        time.sleep(STEP)
