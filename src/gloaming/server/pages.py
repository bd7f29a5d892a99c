"""The client as files: one page for all its addresses, and what belongs to it."""

from __future__ import annotations

import gzip
from collections.abc import Container
from functools import cache
from hashlib import sha256
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
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


PACKED = frozenset({".js", ".css", ".svg"})
"""What is text; pictures and fonts are as small as they get."""


class HashedFiles(StaticFiles):
    """Files whose names change when they do: they may be kept for ever, and packed once."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file with permission to keep it, packed for whoever can unpack it."""
        response = await super().get_response(path, scope)
        if isinstance(response, FileResponse) and Path(path).suffix in PACKED:
            response.headers["vary"] = "accept-encoding"
            if _takes_packed(Headers(scope=scope)):
                body = await run_in_threadpool(_packed, Path(response.path))
                told = {"content-encoding": "gzip", "vary": "accept-encoding"}
                response = Response(body, media_type=response.media_type, headers=told)
        response.headers.update(FOR_EVER)
        return response


def _takes_packed(headers: Headers) -> bool:
    """Whoever asks for a part of a file gets it as it is."""
    return "gzip" in headers.get("accept-encoding", "") and "range" not in headers


@cache
def _packed(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), mtime=0)


def pack_files(games: Container[str]) -> Route:
    """What lies in packs, under names that never mean anything else: it may be kept for ever."""

    async def pack_file(request: Request) -> Response:
        game, pack, name = (request.path_params[part] for part in ("game", "pack", "name"))
        file = shelf(game).file(pack, name) if game in games else None
        if file is None:
            raise HTTPException(404)
        return FileResponse(file, headers=FOR_EVER, media_type=KINDS[file.suffix])

    return Route("/packs/{game}/{pack}/{name}", pack_file)
