"""A table is laid without a screen: what a lobby looks like is tested where it is the matter."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, expect
from websockets.sync.client import connect

from tests.browser.reader import Reader


def make_table(reader: Reader, game: str, **options: Any) -> str:
    """A table of one's own, which nobody has come to yet; returns its code."""
    asked = reader.page.context.request
    asked.post(f"{reader.url}/api/session", data={"name": reader.name})
    given = {"game": game, "options": options}
    return str(asked.post(f"{reader.url}/api/tables", data=given).json()["code"])


def begin_match(
    reader: Reader, code: str, place: int | None, bots: Sequence[int], board: Locator
) -> None:
    """Sit down, put easy bots on other places, let it begin, and go nowhere until it is seen."""
    asked = reader.page.context.request
    ticket = asked.post(f"{reader.url}/api/tables/{code}/ticket", data={}).json()["ticket"]
    acts = [
        *([] if place is None else [{"type": "sit", "place": place - 1}]),
        *({"type": "add-bot", "place": bot - 1, "bot": "easy"} for bot in bots),
        {"type": "start"},
    ]
    address = f"{reader.url.replace('http', 'ws', 1)}/ws?ticket={ticket}"
    with connect(address, compression=None) as socket:
        for number, act in enumerate(acts):
            key = f"{number:016x}"
            socket.send(json.dumps({"type": "act", "act": act, "key": key}))
            while (answer := json.loads(socket.recv())).get("key") != key:
                """Others do something at the same time."""
            assert answer["type"] == "done", answer
        reader.is_known()
        reader.goes(f"/t/{code}")
        expect(board).to_be_visible()
