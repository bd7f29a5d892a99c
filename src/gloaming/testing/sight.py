"""The laws of sight and imagination: what a viewer has witnessed alike must look alike.

Two moments make a pair when one viewer has witnessed the very same in both. Pairs come from random
matches that happen to agree, and from worlds that the game itself imagines. A pair counts only if
the two states truly differ.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec

from gloaming.core import (
    AnyGame,
    BrokenLogError,
    Deed,
    Input,
    Knowledge,
    Message,
    Millis,
    Outcome,
    Place,
    Seat,
    Viewer,
    Witnessed,
    knowledge,
    play,
    replay,
    settle,
    witnessed,
)
from gloaming.core.file import encode
from gloaming.testing.broken import LawBrokenError, account, differences
from gloaming.testing.matches import Match, Moment, known, table_moments

Door = Callable[[AnyGame, Any, Input[Any]], Deed]
"""Where moves come in: `gloaming.core.play`, or one that a test has tampered with."""

IMAGINED = 6
"""At how many moments of a match worlds are imagined, for every seat."""
PROBES = 12
"""How many moves are tried at the door of two worlds."""


class Gibberish(Message):
    """A move of no game."""


class World(msgspec.Struct, frozen=True):
    """A table that a viewer may be looking at."""

    seats: tuple[Place, ...]
    state: Any
    at: Millis


class Look(msgspec.Struct, frozen=True):
    """All that a viewer can tell of a table without touching it."""

    view: Any
    legal: tuple[Any, ...]
    deadline: Millis | None
    outcome: Outcome | None
    hears: tuple[bool, ...]
    is_heard: tuple[bool, ...]
    may_whisper: tuple[bool, ...]
    may_be_told: tuple[bool, ...]


# Imagination


def imagined(
    game: AnyGame, knows: Knowledge[Any, Any, Any], rng: Random
) -> Knowledge[Any, Any, Any]:
    """What the seat would know in a world that it imagines."""
    deeds = _imagined_deeds(game, knows, rng)
    return knowledge(game, knows.options, knows.seats, deeds, knows.seat)


def _imagined_deeds(
    game: AnyGame, knows: Knowledge[Any, Any, Any], rng: Random
) -> tuple[Deed, ...]:
    try:
        log = game.imagine(knows, rng)
        return tuple(replay(game, knows.options, knows.seats, log))
    except BrokenLogError as broken:
        told = f"seat {knows.seat} imagines a log that cannot have been: {broken}"
        raise LawBrokenError("imagination", told) from broken
    except Exception as error:
        told = f"seat {knows.seat} cannot imagine any world: {error!r}"
        raise LawBrokenError("imagination", told) from error


def imagination(game: AnyGame, match: Match) -> None:
    """An imagined log, replayed, gives the seat exactly its view and events, with their times."""
    rng = Random(len(match.deeds))
    for moment in _some(list(table_moments(game, match)), rng):
        for seat in match.players():
            knows = known(game, match, moment, seat)
            world = imagined(game, knows, rng)
            if encode(world) != encode(knows):
                told = f"seat {seat} would know something else: {account(knows, world)}"
                raise LawBrokenError("imagination", told)


def _some(moments: list[Moment], rng: Random) -> list[Moment]:
    return rng.sample(moments, min(IMAGINED, len(moments)))


# Sight


class Sight:
    """Looks at one match after another, and compares whatever a viewer witnessed alike."""

    def __init__(self, game: AnyGame, door: Door = play) -> None:
        self.game = game
        self.door = door
        self.different = 0
        """How many pairs were compared whose states truly differ."""
        self.hidden: dict[Viewer, dict[str, set[Any]]] = defaultdict(lambda: defaultdict(set))
        """For each viewer, the values that it could not tell from others, by their place."""
        self._first: dict[tuple[bytes, Viewer], World] = {}
        self._pool: dict[bytes, Any] = {encode(Gibberish()): Gibberish()}

    def look(self, match: Match) -> None:
        """Compare every moment of a match with those before, and some with imagined worlds."""
        self._pool |= {encode(deed.input.move): deed.input.move for deed in match.deeds}
        moments = list(table_moments(self.game, match))
        for moment in moments:
            self._meet(match, moment)
        rng = Random(len(match.deeds))
        for moment in _some(moments, rng):
            for seat in match.players():
                self._imagine(match, moment, seat, rng)

    def must_hide(self, viewer: Viewer, path: str, values: Collection[Any]) -> None:
        """Demand that this viewer was in the dark about each of these values at this place."""
        told = set(values) - self.hidden[viewer][path]
        if told:
            raise LawBrokenError("sight", f"{_who(viewer)} can always tell {path} if {told}")

    def demand(self, least: int) -> None:
        """Demand that so many truly different pairs were compared."""
        if self.different < least:
            told = f"only {self.different} truly different pairs were compared, not {least}"
            raise LawBrokenError("sight", told)

    # Where pairs come from

    def _meet(self, match: Match, moment: Moment) -> None:
        world = World(match.seats, moment.state, moment.at)
        for viewer in match.viewers():
            past = blake2b(encode((match.options, match.seats, moment.seen[viewer]))).digest()
            first = self._first.setdefault((past, viewer), world)
            if first is not world:
                self.compare(first, world, viewer, moment.seen[viewer])

    def _imagine(self, match: Match, moment: Moment, seat: Seat, rng: Random) -> None:
        knows = known(self.game, match, moment, seat)
        try:
            deeds = _imagined_deeds(self.game, knows, rng)
        except LawBrokenError:
            return  # the law of imagination speaks of it
        there = knowledge(self.game, match.options, match.seats, deeds, seat)
        if deeds and there.witnessed == knows.witnessed:
            here = World(match.seats, moment.state, moment.at)
            other = World(match.seats, deeds[-1].after, deeds[-1].input.at)
            self.compare(here, other, seat, knows.witnessed)

    # What must be alike in them

    def compare(
        self, one: World, other: World, viewer: Viewer, seen: Sequence[Witnessed[Any]]
    ) -> None:
        """Hold two worlds side by side, as one viewer who has witnessed the same in both."""
        self._compare_looks(one, other, viewer, seen)
        found = differences(one.state, other.state)
        if not found:
            return
        self.different += 1
        for path, values in found.items():
            self.hidden[viewer][path] |= {value for value in values if not _is_part(value)}
        if isinstance(viewer, int):
            self._compare_answers(one, other, viewer, seen)
            self._go_on(one, other, viewer, seen)

    def _compare_looks(
        self, one: World, other: World, viewer: Viewer, seen: Sequence[Witnessed[Any]]
    ) -> None:
        here, there = self._look(one, viewer), self._look(other, viewer)
        if here != there or encode(here) != encode(there):
            raise LawBrokenError("sight", _told(viewer, "it looks", account(here, there), seen))

    def _look(self, world: World, viewer: Viewer) -> Look:
        game, state = self.game, world.state
        others: list[Viewer] = [*(Seat(seat) for seat in range(len(world.seats))), "public"]
        return Look(
            game.observe(state, viewer),
            game.legal(state, viewer) if isinstance(viewer, int) else (),
            game.deadline(state),
            game.outcome(state),
            tuple(game.hears(state, speaker, viewer) for speaker in others),
            tuple(game.hears(state, viewer, listener) for listener in others),
            tuple(game.may_whisper(state, viewer, listener) for listener in others),
            tuple(game.may_whisper(state, speaker, viewer) for speaker in others),
        )

    def _compare_answers(
        self, one: World, other: World, seat: Seat, seen: Sequence[Witnessed[Any]]
    ) -> None:
        at = max(one.at, other.at)
        probes = [*self.game.legal(one.state, seat)[:PROBES], *list(self._pool.values())[:PROBES]]
        for move in probes:
            given = Input[Any](at, seat, move)
            here, there = self._answer(one, given), self._answer(other, given)
            if here != there:
                told = f"{move!r} is {here!r} here and {there!r} there"
                raise LawBrokenError("sight", _told(seat, "the door answers", told, seen))

    def _answer(self, world: World, given: Input[Any]) -> str:
        try:
            self.door(self.game, world.state, given)
        except Exception as error:  # noqa: BLE001 - whatever the door says is compared, even a crash
            return f"{type(error).__name__}: {error}"
        return "done"

    def _go_on(self, one: World, other: World, seat: Seat, seen: Sequence[Witnessed[Any]]) -> None:
        """Make the same move in both worlds; if the same comes of it, they must look alike."""
        for move in self.game.legal(one.state, seat)[:PROBES]:
            given = Input[Any](max(one.at, other.at), seat, move)
            here, news = self._after(one, given, seat)
            there, others_news = self._after(other, given, seat)
            if news == others_news:
                self._compare_looks(here, there, seat, (*seen, news))

    def _after(self, world: World, given: Input[Any], seat: Seat) -> tuple[World, Witnessed[Any]]:
        first = play(self.game, world.state, given)
        chance = Random(0).randrange
        deeds = (first, *settle(self.game, first.after, given.at, chance))
        after = World(world.seats, deeds[-1].after, given.at)
        return after, witnessed(self.game, deeds, seat)


def _is_part(value: Any) -> bool:
    """Whether this is an empty list or mapping, or nothing at all: no value of its own."""
    return value is ... or isinstance(value, list | dict)


def _who(viewer: Viewer) -> str:
    return f"seat {viewer}" if isinstance(viewer, int) else f"the {viewer}"


def _told(viewer: Viewer, what: str, difference: str, seen: Sequence[Witnessed[Any]]) -> str:
    last = encode(seen[-1]).decode() if seen else "nothing"
    return (
        f"{_who(viewer)} witnessed the same in two worlds, but {what} different: {difference}"
        f" ({len(seen)} moments witnessed, the last of them {last})"
    )


def sight(game: AnyGame, matches: Iterable[Match], *, door: Door = play, least: int = 1) -> Sight:
    """What any viewer witnessed alike looks alike, in these matches and in worlds imagined."""
    watch = Sight(game, door)
    for match in matches:
        watch.look(match)
    watch.demand(least)
    return watch
