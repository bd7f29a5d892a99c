"""The client as files: one page for all its addresses, and what belongs to it."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).parent.parent / "static"


@cache
def client_version() -> str:
    """Another one for other pages: their names in the index change with what is in them."""
    index = STATIC / "index.html"
    return sha256(index.read_bytes()).hexdigest()[:16] if index.exists() else ""


async def page(_request: Request, status: int = 200) -> Response:
    """The client, whichever of its pages was asked for."""
    index = STATIC / "index.html"
    if not index.exists():
        return Response("The client is not built: run `make play`.\n", 503, media_type="text/plain")
    return FileResponse(index, status, headers={"cache-control": "no-cache"})


class HashedFiles(StaticFiles):
    """Files whose names change when they do: they may be kept for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file with permission to keep it."""
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response
