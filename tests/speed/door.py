"""The HTTP side of a guest: a name, a table, a ticket; one request after the other."""

from __future__ import annotations

import http.client
from typing import Any, Self

import msgspec


class Door:
    """Where guests come in: one connection, to be closed."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)

    def __enter__(self) -> Self:
        """Go to it."""
        return self

    def __exit__(self, *_mistake: object) -> None:
        """Leave it."""
        self._connection.close()

    def introduce(self, name: str) -> str:
        """Say who one is; gives the cookie to be known by."""
        _, cookie = self._post("/api/session", "", {"name": name})
        return cookie.partition(";")[0]

    def make_table(self, person: str, game: str, options: dict[str, Any] | None = None) -> str:
        """A new table; gives its code."""
        made, _ = self._post("/api/tables", person, {"game": game, "options": options or {}})
        return str(made["code"])

    def ticket(self, person: str, code: str) -> str:
        """What lets one socket in."""
        given, _ = self._post(f"/api/tables/{code}/ticket", person, {})
        return str(given["ticket"])

    def look(self, code: str) -> None:
        """Ask for a table, which brings it into the server's memory."""
        self._ask("GET", f"/api/tables/{code}", "", b"")

    def _post(self, path: str, person: str, what: Any) -> tuple[Any, str]:
        return self._ask("POST", path, person, msgspec.json.encode(what))

    def _ask(self, method: str, path: str, person: str, body: bytes) -> tuple[Any, str]:
        headers = {"cookie": person} if person else {}
        self._connection.request(method, path, body, headers)
        response = self._connection.getresponse()
        said = response.read()
        assert response.status in {200, 201}, (path, response.status, said)
        return msgspec.json.decode(said), response.getheader("set-cookie", "")
