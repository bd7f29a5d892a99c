"""What every answer says about itself: where it may be shown, and that nobody may keep it."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
        " font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none';"
        " form-action 'self'; frame-ancestors 'none';"
        " require-trusted-types-for 'script'; trusted-types svelte-trusted-html"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}


class Guarded:
    """Headers that every answer has; nothing is kept unless it says so itself."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add them on the way out."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                names = {name for name, _value in message["headers"]}
                extra = [(n.encode(), v.encode()) for n, v in HEADERS.items()]
                if b"cache-control" not in names:
                    extra.append((b"cache-control", b"no-store"))
                if scope["scheme"] == "https":
                    extra.append((b"cross-origin-opener-policy", b"same-origin"))
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        await self._app(scope, receive, with_headers)
