"""The files of the client: to be kept for ever, and small on their way."""

import gzip
from pathlib import Path

import pytest
from httpx2 import Response
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from gloaming.server.pages import HashedFiles

SCRIPT = "export const lamp = 'lit';\n" * 100


@pytest.fixture
def browser(tmp_path: Path) -> TestClient:
    (tmp_path / "lamp-1a2b.js").write_text(SCRIPT, "utf-8")
    (tmp_path / "moon-3c4d.webp").write_bytes(b"RIFF" + bytes(1000))
    return TestClient(Starlette(routes=[Mount("/assets", HashedFiles(directory=tmp_path))]))


def fetched(browser: TestClient, name: str, **headers: str) -> Response:
    answer = browser.get(f"/assets/{name}", headers=headers)
    assert answer.status_code in {200, 206}
    assert "immutable" in answer.headers["cache-control"]
    return answer


def test_a_script_comes_packed_to_whoever_can_unpack_it(browser: TestClient) -> None:
    answer = fetched(browser, "lamp-1a2b.js", **{"accept-encoding": "gzip, br"})
    assert answer.headers["content-encoding"] == "gzip"
    assert "javascript" in answer.headers["content-type"]
    assert int(answer.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), mtime=0))
    assert answer.text == SCRIPT


def test_it_comes_as_it_is_to_everybody_else_and_in_parts(browser: TestClient) -> None:
    plain = fetched(browser, "lamp-1a2b.js", **{"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == "accept-encoding"
    part = fetched(browser, "lamp-1a2b.js", **{"accept-encoding": "gzip", "range": "bytes=0-5"})
    assert part.text == SCRIPT[:6]


def test_pictures_are_left_alone(browser: TestClient) -> None:
    answer = fetched(browser, "moon-3c4d.webp", **{"accept-encoding": "gzip"})
    assert "content-encoding" not in answer.headers


def test_what_is_not_there_is_not_found(browser: TestClient) -> None:
    headers = {"accept-encoding": "gzip"}
    assert browser.get("/assets/none.js", headers=headers).status_code == 404
    assert browser.get("/assets/..%2Fpages.js", headers=headers).status_code == 404
