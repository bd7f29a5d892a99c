"""Rate HTTP requests by address, those for files of the client apart from all others."""

from __future__ import annotations

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send

from gloaming.server import wire
from gloaming.server.addresses import asker
from gloaming.server.limits import Limits
from gloaming.server.rate import Rates
from gloaming.server.sources import Sources

FILES = ("/assets/", "/packs/")
WAIT_SECONDS = 1.0
"""How long a request above the rate waits. Its connection is not read meanwhile."""

TOO_MANY = msgspec.json.encode(wire.Problem("too-many"))
HEAD = [
    (b"content-type", b"application/json"),
    (b"content-length", str(len(TOO_MANY)).encode()),
    (b"retry-after", b"2"),
    (b"connection", b"close"),
]


class Throttled:
    """The application, asked no more often than its limits allow."""

    def __init__(self, app: ASGIApp, limits: Limits, sources: Sources) -> None:
        self._app, self._sources = app, sources
        self._files = Rates(limits.files_per_second, limits.file_burst)
        self._requests = Rates(limits.requests_per_second, limits.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer now, or in a second, or with 429: an answer that comes late costs the least."""
        if not self._allows(scope):
            await self._sources.sleep(WAIT_SECONDS)
            if not self._allows(scope):
                await send({"type": "http.response.start", "status": 429, "headers": [*HEAD]})
                await send({"type": "http.response.body", "body": TOO_MANY})
                return
        await self._app(scope, receive, send)

    def _allows(self, scope: Scope) -> bool:
        rates = self._files if scope["path"].startswith(FILES) else self._requests
        client = scope.get("client")
        return rates.allows(asker(client[0]) if client else "", self._sources.ticks())
