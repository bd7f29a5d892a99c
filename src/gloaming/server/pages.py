"""The client as files: one page for all its addresses, and what belongs to it."""

from __future__ import annotations

from collections.abc import Container
from functools import cache
from hashlib import sha256
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from gloaming.packs import KINDS, shelf

STATIC = Path(__file__).parent.parent / "static"
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}


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
        response.headers.update(FOR_EVER)
        return response


def pack_files(games: Container[str]) -> Route:
    """What lies in packs, under names that never mean anything else: it may be kept for ever."""

    async def pack_file(request: Request) -> Response:
        game, pack, name = (request.path_params[part] for part in ("game", "pack", "name"))
        file = shelf(game).file(pack, name) if game in games else None
        if file is None:
            raise HTTPException(404)
        return FileResponse(file, headers=FOR_EVER, media_type=KINDS[file.suffix])

    return Route("/packs/{game}/{pack}/{name}", pack_file)
