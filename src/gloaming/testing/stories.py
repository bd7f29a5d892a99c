"""Stories: a match told in the rulebook's words, one deed after another.

    story(GAME, "ann", "bob").deals(Deal(3), Deal(7)).at(5_000).bob(Stay()).time_is_up()

A story is a value: each step gives a new one, so that two endings may follow the same beginning.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from gloaming.core import (
    Actor,
    AnyGame,
    Back,
    Deed,
    Input,
    Knowledge,
    Left,
    Millis,
    Outcome,
    Place,
    RefusedError,
    Seat,
    Stop,
    Viewer,
    due,
    forced,
    knowledge,
    moments,
    play,
    settle,
    witnessed,
)

NAMES = ("ann", "bob", "cid", "dan", "eve", "fay", "gus", "hal")

START = Millis(0)
ACTORS: dict[str, Actor] = {"nature": "nature", "clock": "clock", "host": "host"}
VIEWERS: dict[str, Viewer] = {"public": "public", "truth": "truth"}


def story(
    game: AnyGame,
    *names: str,
    seats: int | None = None,
    places: Sequence[Place] | None = None,
    **options: Any,
) -> Story:
    """A table before the deal. Seats are named, or only counted; options are the game's own."""
    chosen = game.options(**options)
    count = len(places) if places is not None else seats or len(names)
    roles = game.roles(chosen)
    taken = tuple(places) if places is not None else roles.places[: count or roles.least]
    called = names or NAMES[: len(taken)]
    assert len(called) == len(taken), "there is a name for every place"
    return Story(game, chosen, taken, called)


@dataclass(frozen=True)
class Story:
    """A match so far, and the time that its next deed will bear."""

    game: AnyGame
    options: Any
    seats: tuple[Place, ...]
    names: tuple[str, ...]
    deeds: tuple[Deed, ...] = ()
    now: Millis = START

    # What happens

    def deals(self, *choices: Any) -> Story:
        """Nature makes these moves, then the first it may, until it is done.

        A choice is a move, or a function that picks one from those there are.
        """
        told = self
        for choice in choices:
            legal = told.game.legal(told.state, "nature")
            move = choice(legal) if callable(choice) else choice
            assert move in legal, f"nature cannot choose {move!r} now, but {legal!r}"
            deed = forced(told.game, told.state, told.now, _always(legal.index(move)))
            assert deed is not None
            told = told.then(deed)
        return told.then(*settle(told.game, told.state, told.now, _always(0)))

    def at(self, now: int) -> Story:
        """Time passes; where a deadline passes with it, the clock acts."""
        assert now >= self.now, "time runs forwards"
        told = self.deals()
        while (tick := due(told.game, told.state, Millis(now))) is not None:
            told = replace(told, now=tick.at).then(play(told.game, told.state, tick)).deals()
        return replace(told, now=Millis(now))

    def time_is_up(self) -> Story:
        """Nobody does anything until the deadline has passed; nature is yet to follow."""
        told = self.deals()
        assert told.deadline is not None, "nothing is due"
        tick = due(told.game, told.state, Millis(told.deadline + 1))
        assert tick is not None
        return replace(told, now=tick.at).then(play(told.game, told.state, tick))

    def does(self, name: str, move: Any) -> Story:
        """Somebody makes a move; the chance it forces is dealt next, or before the next deed."""
        told = self.deals()
        return told.then(play(told.game, told.state, Input(told.now, told.actor(name), move)))

    def refuses(self, name: str, move: Any, reason: str | None = None) -> Story:
        """The door refuses a move, and everything stays as it was."""
        said = self.answer(name, move)
        assert said is not None, f"{name} was allowed to do {move!r}"
        assert reason in {None, said}, f"refused as {said}"
        return self.deals()

    def answer(self, name: str, move: Any) -> str | None:
        """Why the door refuses a move, if it does."""
        try:
            self.does(name, move)
        except RefusedError as refused:
            return refused.reason
        return None

    def left(self, name: str) -> Story:
        """The host: this person is gone."""
        return self.does("host", Left(self.seat(name)))

    def back(self, name: str) -> Story:
        """The host: this person is here again."""
        return self.does("host", Back(self.seat(name)))

    def stop(self) -> Story:
        """The host ends the match."""
        return self.does("host", Stop())

    def __getattr__(self, name: str) -> Callable[[Any], Story]:
        """`story.bob(Stay())` is `story.does("bob", Stay())`."""
        if name.startswith("_") or name not in self.names:
            raise AttributeError(name)
        return lambda move: self.does(name, move)

    # What can be read

    @property
    def state(self) -> Any:
        """The whole truth."""
        return self.deeds[-1].after if self.deeds else self.game.setup(self.options, self.seats)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, if it did."""
        return self.game.outcome(self.state)

    @property
    def deadline(self) -> Millis | None:
        """The last moment that is in time."""
        return self.game.deadline(self.state)

    def legal(self, name: str) -> tuple[Any, ...]:
        """What somebody may do now."""
        return self.game.legal(self.state, self.actor(name))

    def view(self, name: str) -> Any:
        """What somebody sees now."""
        return self.game.observe(self.state, self.viewer(name))

    def saw(self, name: str) -> tuple[Any, ...]:
        """What somebody witnessed of the last moment: the last input and the chance it forced."""
        *_, moment = moments(self.deeds)
        return witnessed(self.game, moment, self.viewer(name)).events

    def known(self, name: str) -> Knowledge[Any, Any, Any]:
        """All that a seat has to go by."""
        return knowledge(self.game, self.options, self.seats, self.deeds, self.seat(name))

    def hears(self, listener: str, speaker: str) -> bool:
        """Whether the first hears the second."""
        return self.game.hears(self.state, self.viewer(speaker), self.viewer(listener))

    # Names

    def seat(self, name: str) -> Seat:
        """Where somebody sits."""
        return Seat(self.names.index(name))

    def actor(self, name: str) -> Actor:
        """Somebody who acts: a name, or nature, clock, host."""
        return ACTORS[name] if name in ACTORS else self.seat(name)

    def viewer(self, name: str) -> Viewer:
        """Somebody who looks: a name, or public, truth."""
        return VIEWERS[name] if name in VIEWERS else self.seat(name)

    def then(self, *deeds: Deed) -> Story:
        """The same story with these deeds added, whatever they are."""
        return replace(self, deeds=(*self.deeds, *deeds))


def _always(index: int) -> Callable[[int], int]:
    return lambda _of: index
