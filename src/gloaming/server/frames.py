"""The one exit: all that a viewer is sent of a match is made here, from `observe` and `witness`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any

import msgspec
from msgspec.structs import astuple

from gloaming.core import AnyGame, Deed, Knowledge, Millis, Place, Viewer, moments, witnessed

encode = msgspec.json.Encoder(order="deterministic").encode
_encode_in_order = msgspec.json.Encoder().encode
"""For frames, whose fields stand in the order in which they are written here, and hold no sets."""

NOTHING_SEEN = -1
"""The last moment that was witnessed by whoever has witnessed none."""


class Eye:
    """What one viewer was last shown, and all it has witnessed."""

    __slots__ = (
        "_fields", "asked", "asked_since", "chapter_since", "deadline", "ends", "game", "inputs",
        "legal", "state", "view", "viewer", "witnessed",
    )  # fmt: skip

    def __init__(
        self, game: AnyGame, viewer: Viewer, setup: Any, moments: Iterable[Sequence[Deed]] = (),
        state: Any = None,
    ) -> None:  # fmt: skip
        """Witness what happened since the table was set up; without a state, do not look yet."""
        self.game = game
        self.viewer = viewer
        self.witnessed: list[Any] = []
        self.ends: list[int] = []
        """How many inputs there had been after each of the moments that it has witnessed."""
        self.inputs = 0
        """How many inputs it has followed, and the state that they led to."""
        self.state = setup
        self.asked: int | None = None
        self.asked_since = NOTHING_SEEN
        """The moment with which the present question began."""
        self.chapter_since = NOTHING_SEEN
        """The moment with which the present part of the match began."""
        self._hear_question(setup)
        for moment in moments:
            self.follow(moment)
        if state is not None:
            # A match may begin with a question, before anything has happened.
            self._hear_question(state)
            self.look(state, game.deadline(state))

    def follow(self, moment: Sequence[Deed]) -> None:
        """Witness a moment without looking."""
        self._witness(moment)
        self._hear_question(self.state)

    def look(self, state: Any, deadline: Millis | None) -> None:
        """See how it stands, after the moments that were followed."""
        viewer = self.viewer
        self.view = self.game.observe(state, viewer)
        self._fields: tuple[Any, ...] = astuple(self.view)
        self.legal = self.game.legal(state, viewer) if isinstance(viewer, int) else ()
        self.deadline = deadline

    def _hear_question(self, state: Any) -> None:
        asked = self.game.asks(state, self.viewer) if isinstance(self.viewer, int) else None
        if asked != self.asked:
            self.asked, self.asked_since = asked, len(self.witnessed) - 1

    def _witness(self, moment: Sequence[Deed]) -> None:
        self.inputs += len(moment)
        self.state = moment[-1].after
        seen = witnessed(self.game, moment, self.viewer)
        if seen.events:
            self.witnessed.append(seen)
            self.ends.append(self.inputs)
            chapters = self.game.chapters
            for event in seen.events:
                if isinstance(event, chapters):
                    self.chapter_since = len(self.witnessed) - 1

    def see(
        self, moments: Sequence[Sequence[Deed]], state: Any, deadline: Millis | None
    ) -> bytes | None:
        """The body of this viewer's update of some moments; nothing witnessed, nothing sent."""
        known = len(self.witnessed)
        for moment in moments:
            self._witness(moment)
        if len(self.witnessed) == known:
            return None
        view, fields, legal, earlier = self.view, self._fields, self.legal, self.deadline
        asked = self.asked
        self.look(state, deadline)
        self._hear_question(state)
        body = {
            "moment": len(self.witnessed) - 1,
            "witnessed": self.witnessed[known:],
            "view": changed(view, fields, self.view, self._fields),
        }
        if self.legal != legal:
            body["legal"] = self.legal
        if self.asked != asked:
            body["question"] = self.asked
        if deadline != earlier:
            body["deadline"] = deadline
        return _encode_in_order(body)

    def knowledge(
        self, options: Any, seats: tuple[Place, ...], now: Millis
    ) -> Knowledge[Any, Any, Any]:
        """What a bot in this seat has to go by."""
        assert isinstance(self.viewer, int)
        return Knowledge(options, seats, self.viewer, self.view, tuple(self.witnessed), now)


def changed(
    before: Any, earlier: tuple[Any, ...], after: Any, now: tuple[Any, ...]
) -> dict[str, Any]:
    """The top-level fields of a view that changed; all of them if it is another kind of view."""
    names: tuple[str, ...] = after.__struct_fields__
    if type(before) is not type(after):
        return {"type": after.__struct_config__.tag, **dict(zip(names, now, strict=True))}
    found: dict[str, Any] = {}
    for index, value in enumerate(now):
        old = earlier[index]
        if value is not old and value != old:
            found[names[index]] = value
    return found


def looked_back(
    game: AnyGame, deeds: Iterable[Deed], viewer: Viewer, moment: int, event: int | None
) -> tuple[int, Any]:
    """How it looked after one of the moments of which a viewer witnessed something.

    At an event before that with which the game begins a part of the match, as it looked then: the
    end of a round without the next deal. Where else a moment could be cut, the game does not say:
    how many deeds it took may be hidden. Returns also how many of the events had happened.
    """
    seen = (each for each in moments(deeds) if witnessed(game, each, viewer).events)
    return looked_into(game, next(islice(seen, moment, None)), viewer, event)


def looked_into(
    game: AnyGame, group: Sequence[Deed], viewer: Viewer, event: int | None
) -> tuple[int, Any]:
    """The same, of the moment that these deeds are."""
    count = 0
    for deed in group:
        told = witnessed(game, (deed,), viewer).events
        is_later = event is not None and event < count
        if is_later and told and isinstance(told[0], game.chapters):
            return count, game.observe(deed.before, viewer)
        count += len(told)
    return count, game.observe(group[-1].after, viewer)


def update(number: int, body: bytes) -> bytes:
    """An update for one socket, which counts its own."""
    return b'{"type":"update","n":%d,%b' % (number, body[1:])


def raw(value: Any) -> msgspec.Raw:
    """A value as it goes into a frame."""
    return msgspec.Raw(encode(value))
