"""A page with one board, as a test opens it: no server, no bots, any state at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

import msgspec
from playwright.sync_api import Browser, Route

from gloaming.core import Seat
from gloaming.server.frames import encode
from gloaming.server.wire import FromServer
from gloaming.testing import Story
from tests.boards.kept import Spot
from tests.boards.play import Play, read
from tests.browser.pages import DESK
from tests.browser.reader import ENGLISH, Reader, Tongue

IS_DRAWN = """() => document.querySelector('.spread > .board > *, main .room') !== null
    && document.querySelector('.board > * .opening') === null"""
HEAR = "frames => harness.hear(frames)"
OF_PLAY = {"name", "note", "company", "free", "is_begun"}
"""What is not a setting of the device."""


class Board(Reader):
    """A person before a board. What the page sends is recorded, and the rules answer at once."""

    def __init__(
        self, browser: Browser, url: str, play: Play, size: dict[str, int] = DESK,
        tongue: Tongue = ENGLISH,
    ) -> None:  # fmt: skip
        super().__init__(browser, url, play.name, size, tongue)
        self.turns_to(play.story.game.name)
        self.play = play
        self.context.expose_binding("harnessAsk", lambda _source, asked: self._answer(asked))
        self.page.route("**/api/matches/*/analysis", self._analysis)

    def _answer(self, asked: str) -> list[str]:
        command = read(asked)
        return self.play.arrives() if command["type"] == "arrive" else self.play.hears(command)

    def _analysis(self, route: Route) -> None:
        route.fulfill(body=self.play.analysis(), content_type="application/json")

    def opens_page(self, **settings: str) -> None:
        """Load the page; settings are those of the device: `text="huge"`, `isByText="true"`."""
        given = {f"settings.{name}": value for name, value in settings.items()}
        asked = {"language": self.words.language, "name": self.name, **given}
        self.page.goto(f"{self.url}/harness?{urlencode(asked)}")
        self.page.wait_for_function(IS_DRAWN)

    # What happens

    @property
    def story(self) -> Story:
        """The match so far."""
        return self.play.story

    @property
    def sent(self) -> list[Any]:
        """The moves that the page has sent, in order."""
        kinds = self.story.game.moves
        commands = [one for one in self.play.sent if one["type"] == "move"]
        return [msgspec.convert(one["move"], kinds) for one in commands]

    @property
    def acts(self) -> list[dict[str, Any]]:
        """What the page has asked of the table, in order: `{"type": "start"}`."""
        return [one["act"] for one in self.play.sent if one["type"] == "act"]

    def begins(self) -> None:
        """Let the match begin for a page that shows the lobby."""
        self._hears(self.play.begins())

    def goes_on(self, story: Story) -> None:
        """Tell the page what has happened since: the same story with more deeds."""
        self._hears(self.play.goes_on(story))

    def does(self, name: str, move: Any, *chance: Any) -> None:
        """Let a seat make a move; nature makes these choices, then the first there is."""
        self.goes_on(self.story.does(name, move).deals(*chance))

    def others_play(self) -> None:
        """Let other seats make their first legal moves until the own seat may move, or the end."""
        asides = self.story.game.asides
        while self.story.outcome is None and not self._may(self.play.seat, asides):
            seats = (Seat(seat) for seat in range(len(self.story.seats)))
            seat = next(seat for seat in seats if self._may(seat, asides))
            self.does(self.story.names[seat], self._may(seat, asides)[0])

    def _may(self, seat: Seat | None, asides: tuple[type, ...]) -> list[Any]:
        legal = () if seat is None else self.story.game.legal(self.story.state, seat)
        return [move for move in legal if not isinstance(move, asides)]

    def is_told(self, *frames: FromServer) -> None:
        """Give the page frames that no move leads to, such as a refusal."""
        self._hears([encode(frame).decode() for frame in frames])

    def table_has(self, **changed: Any) -> None:
        """Tell the page that the table is otherwise from here on: `table_has(paused="agreed")`."""
        self.play.of_table |= changed
        self.is_told(self.play.table)

    def place_has(self, number: int, **changed: Any) -> None:
        """Tell the page that a place, counted from 0, is otherwise from here on."""
        self.play.of_places[number] = self.play.of_places.get(number, {}) | changed
        self.is_told(self.play.table)

    def is_spoken_to(self, name: str, text: str, **how: Any) -> None:
        """Tell the page what another person at the table says."""
        self.is_told(self.play.spoken(name, text, **how))

    def _hears(self, frames: list[str]) -> None:
        self.page.evaluate(HEAR, frames)


class Boards:
    """Opens pages with one board each, on a screen and in a language unless a page has its own."""

    def __init__(
        self, browser: Browser, url: str, size: dict[str, int] = DESK, tongue: Tongue = ENGLISH,
        prepare: Callable[[Board], None] = lambda _board: None,
    ) -> None:  # fmt: skip
        self._browser, self._url, self._size, self._tongue = browser, url, size, tongue
        self._prepare = prepare
        """Done to every page before it is loaded."""
        self._opened: list[Board] = []

    def open(
        self, what: Spot | Story, seat: int | None = None, size: dict[str, int] | None = None,
        tongue: Tongue | None = None, **given: Any,
    ) -> Board:  # fmt: skip
        """Open a spot, or a story on a seat; what `Play` does not take is set on the device."""
        story, own = (what.story, what.seat) if isinstance(what, Spot) else (what, seat)
        play = Play(story, own, **{name: given.pop(name) for name in OF_PLAY & given.keys()})
        page = Board(self._browser, self._url, play, size or self._size, tongue or self._tongue)
        self._opened.append(page)
        self._prepare(page)
        page.opens_page(**given)
        return page

    def close(self) -> None:
        """Close all pages; one that had faults fails."""
        for page in self._opened:
            page.close()
