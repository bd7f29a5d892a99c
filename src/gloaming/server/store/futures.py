"""A store answers by calling back; whoever would rather wait uses a future."""

import asyncio

from gloaming.server.store import StoreError


def settle_future(done: asyncio.Future[None], error: StoreError | None) -> None:
    """Hand a store's answer to whoever waits for it."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
