"""Names under which a server is reached: a page of another name is not ours, wherever it leads.

A page elsewhere can point its own name at this machine (DNS rebinding). To the browser the server
is then a part of that page, and only the `Host` of its requests tells.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from ipaddress import ip_address
from socket import gethostname
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

NEAR = (".localhost", ".local", ".lan", ".home.arpa")
"""Ends of names that nobody on the internet can own."""
FORWARDING = frozenset({"forwarded", "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host"})
FOR_ANYBODY = ("/health", "/ready")
"""What tells nothing, and is asked for by whatever name a monitor knows."""
PLAIN_NAME = re.compile(r"[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?")
MISDIRECTED = 421


class Names:
    """The names of this server."""

    def __init__(self, names: Iterable[str] = (), *, has_proxy: bool = False) -> None:
        """Take the names that were given; `has_proxy` if proxies were named that check them."""
        machine = gethostname().lower()
        self._names = frozenset(
            {"localhost", machine, *(name.lower().rstrip(".") for name in names)}
        )
        self._has_proxy = has_proxy

    def are_ours(self, host: str | None) -> bool:
        """Whether a `Host` is one of them. Without one no browser asks."""
        if host is None:
            return True
        name = _name_in(host)
        return name in self._names or name.endswith(NEAR) or _is_address(name)

    def let_in(self, host: str | None, headers: Collection[str], *, is_proxy: bool = True) -> bool:
        """Whether a request is meant for this server; of forwarded ones the proxy knows it."""
        is_forwarded = self._has_proxy and is_proxy and not FORWARDING.isdisjoint(headers)
        return is_forwarded or self.are_ours(host)


def _name_in(host: str) -> str:
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def refusal(host: str) -> str:
    """What to do, in one sentence."""
    name = _name_in(host)
    known = name if PLAIN_NAME.fullmatch(name) else "NAME"
    return f"If this server is to be reached as {known}, start it with the option --name {known}.\n"


class OwnNames:
    """The application, for requests that are meant for it; it sees them as they arrived."""

    def __init__(self, app: ASGIApp, names: Names, is_proxy: Callable[[str], bool]) -> None:
        self._app, self._names, self._is_proxy = app, names, is_proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer 421."""
        headers: Mapping[str, str] = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }
        host, client = headers.get("host"), scope.get("client")
        is_proxy = client is not None and self._is_proxy(client[0])
        is_let_in = self._names.let_in(host, headers, is_proxy=is_proxy)
        if is_let_in or scope["path"] in FOR_ANYBODY:
            await self._app(scope, receive, send)
            return
        body = refusal(host or "").encode()
        head = [
            (b"content-type", b"text/plain; charset=utf-8"),
            (b"content-length", str(len(body)).encode()),
            (b"cache-control", b"no-store"),
            (b"x-content-type-options", b"nosniff"),
        ]
        await send({"type": "http.response.start", "status": MISDIRECTED, "headers": head})
        await send({"type": "http.response.body", "body": body})
