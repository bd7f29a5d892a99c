"""The server's side of a board: the real frames for one viewer of a story, without a server."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from gloaming.core import Deed, Reason, RefusedError, Seat, Viewer, moments
from gloaming.server import wire
from gloaming.server.frames import Eye, encode, looked_back, raw, update
from gloaming.testing import Story
from tests.boards.sitting import COMMITMENT, MATCH, Sitting

Command = dict[str, Any]

LATER = 4_102_444_800_000
"""When words are said, by the wall clock: later than whatever the page has read or seen begin."""


class Play:
    """A match as the page of one viewer is told of it; bots sit on all other seats, and wait.

    A move of the page is judged by the rules. The chance that it forces falls on the first of what
    nature may choose. While `is_begun` is false, the page is shown the table before the match; the
    places of the seats in `free` are not taken yet.
    """

    def __init__(  # noqa: PLR0913 - all but the first two are named where they are given
        self, story: Story, seat: int | None, name: str = "Mira", note: str = "",
        company: Sequence[str] = (), *, free: Collection[int] = (), is_begun: bool = True,
    ) -> None:  # fmt: skip
        self.story, self.name, self.note, self.is_begun = story, name, note, is_begun
        self.seat = None if seat is None else Seat(seat)
        self.viewer: Viewer = "public" if self.seat is None else self.seat
        self.sent: list[Command] = []
        """What the page has sent, in order."""
        self.is_answering = True
        """Whether moves are answered; sent they are in any case."""
        self.of_table: dict[str, Any] = {}
        """Fields of the table that are otherwise than the story says, such as `paused`."""
        self.of_places: dict[int, dict[str, Any]] = {}
        """The same for places, by their number from 0."""
        self._sitting = Sitting(story, self.seat, name, company, free)
        self._number = self._lines = 0
        self._eye = self._opened()

    def _opened(self) -> Eye:
        told = self.story
        setup = told.game.setup(told.options, told.seats)
        return Eye(told.game, self.viewer, setup, moments(told.deeds), told.state)

    # What the page hears

    @property
    def table(self) -> wire.TableView:
        """The table as the page is told of it."""
        view = replace(self._sitting.view(self.story, is_begun=self.is_begun), **self.of_table)
        changed = {
            number: replace(view.places[number], **of_place)
            for number, of_place in self.of_places.items()
        }
        places = tuple(changed.get(number, place) for number, place in enumerate(view.places))
        return replace(view, places=places)

    def arrives(self) -> list[str]:
        """Tell a socket that has just been opened where the match stands."""
        self._lines = 0
        return [_text(self.table), _text(wire.Talk(())), *self._match()]

    def _match(self) -> list[str]:
        if not self.is_begun:
            return []
        self._eye, self._number = self._opened(), 0
        return [self._snapshot(), *self._over()]

    def begins(self) -> list[str]:
        """Let the match begin at the table."""
        self.is_begun = True
        return [_text(self.table), *self._match()]

    def goes_on(self, story: Story) -> list[str]:
        """Tell what has happened since: the story so far with more deeds."""
        known, was_over = len(self.story.deeds), self.story.outcome is not None
        assert story.deeds[:known] == self.story.deeds, "this is another story"
        self.story = story
        frames = [frame for group in moments(story.deeds[known:]) for frame in self._update(group)]
        if story.outcome is not None and not was_over:
            frames += [*self._over(), _text(self.table)]
        return frames

    def _update(self, group: Sequence[Deed]) -> list[str]:
        after = group[-1].after
        body = self._eye.see([group], after, self.story.game.deadline(after))
        if body is None:
            return []
        self._number += 1
        return [update(self._number, body).decode()]

    def analysis(self) -> bytes:
        """Look back at the match that is over, as the server answers."""
        told = self.story
        log = tuple(deed.input for deed in told.deeds)
        return msgspec.json.encode(told.game.analyse(told.options, told.seats, log))

    def spoken(self, name: str, text: str, **how: Any) -> wire.Talk:
        """Words at the table, as the next line that the page hears."""
        number, self._lines = self._lines, self._lines + 1
        heard = {"place": None, "is_own": name == self.name, "seats": None, "watchers": True, **how}
        return wire.Talk((wire.Spoken(number, LATER + number, name, text=text, **heard),))

    def _snapshot(self) -> str:
        told, eye, sitters = self.story, self._eye, self._sitting.sitters
        return _text(
            wire.Snapshot(
                MATCH, told.game.name, told.game.edition, self._sitting.options, sitters, sitters,
                (), self.seat, COMMITMENT, self._nonces(), told.now, eye.deadline,
                raw(eye.view), raw(eye.legal), eye.asked, 0, raw(eye.witnessed), self.note,
            )
        )  # fmt: skip

    def _nonces(self) -> tuple[str | None, ...]:
        """By seat, what was thrown into the chance of the match: the page may have done so."""
        acts = [one["act"] for one in self.sent if one["type"] == "act"]
        thrown = [act["nonce"] for act in acts if act["type"] == "throw"]
        own = thrown[-1] if thrown else None
        return tuple(own if seat == self.seat else None for seat in range(len(self.story.seats)))

    def _over(self) -> list[str]:
        told = self.story
        if told.outcome is None:
            return []
        truth = raw(told.game.observe(told.state, "truth"))
        return [_text(wire.Over(told.outcome, truth, COMMITMENT[:16]))]

    # What the page asks

    def hears(self, command: Command) -> list[str]:
        """Record what the page sends, and answer it as the server would."""
        self.sent.append(command)
        answers: dict[str, Callable[[Command], list[str]]] = {
            "move": self._judge, "recall": self._recall, "consult": self._consult,
            "say": self._say,
        }  # fmt: skip
        if command["type"] == "note":
            self.note = command["text"]
        if command["type"] in answers:
            return answers[command["type"]](command)
        return [_text(wire.Done(command["key"]))]

    def _judge(self, command: Command) -> list[str]:
        if not self.is_answering:
            return []
        told, key = self.story, command["key"]
        assert self.seat is not None, "a spectator has sent a move"
        move = msgspec.convert(command["move"], told.game.moves)
        try:
            after = told.does(told.names[self.seat], move).deals()
        except RefusedError as refused:
            why = told.game.why_not(self._eye.view, move)
            return [_text(wire.Refused(key, refused.reason, why or msgspec.UNSET))]
        return [*self.goes_on(after), _text(wire.Done(key))]

    def _say(self, command: Command) -> list[str]:
        return [_text(self.spoken(self.name, command["text"])), _text(wire.Done(command["key"]))]

    def _recall(self, command: Command) -> list[str]:
        told, moment = self.story, command["moment"]
        found = looked_back(told.game, told.deeds, self.viewer, moment, command["event"])
        return [_text(wire.Recalled(command["key"], moment, found[0], raw(found[1])))]

    def _consult(self, command: Command) -> list[str]:
        return [_text(wire.Consulted(command["key"], command["what"], self._reasons(command)))]

    def _reasons(self, command: Command) -> tuple[Reason, ...]:
        told = self.story
        if command["what"] == "review":
            return told.game.review(told.options, told.seats, tuple(self._eye.witnessed))
        known = self._eye.knowledge(told.options, told.seats, told.now)
        return told.game.aid(known, getattr(told.options, "aid", "none"))


def _text(frame: wire.FromServer) -> str:
    return encode(frame).decode()


def read(asked: str) -> Command:
    """A command of the page."""
    command: Command = json.loads(asked)
    return command
