"""The laws of sight and imagination: what a viewer has witnessed alike must look alike.

Two moments make a pair when one viewer has witnessed the very same in both. Pairs come from random
matches that happen to agree, and from worlds that the game itself imagines for a seat: these are
shown to that seat, and to every other seat and the public where they too have witnessed the same.
A pair counts only if the two states truly differ, and each kind of viewer is counted apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from random import Random
from typing import Any, Literal, get_args

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
    moments,
    play,
    replay,
    settle,
    witnessed,
)
from gloaming.core.file import encode
from gloaming.testing.broken import LawBrokenError, account, differences
from gloaming.testing.matches import Match, Moment, known, table_moments
from gloaming.testing.secrets import Kept, Secrets, secrets_of, who

Door = Callable[[AnyGame, Any, Input[Any]], Deed]
"""Where moves come in: `gloaming.core.play`, or one that a test has tampered with."""

IMAGINED = 6
"""At how many moments of a match worlds are imagined, for every seat."""
PROBES = 12
"""How many moves are tried at the door of two worlds."""
TRIES = 4
"""How often another world is sought by imagining."""

Onlooker = Literal["own seat", "other seat", "public"]
"""Who looks at two worlds: the seat that imagined one of them, any other seat, or spectators."""


class Gibberish(Message):
    """A move of no game."""


class World(msgspec.Struct, frozen=True):
    """A table that a viewer may be looking at."""

    seats: tuple[Place, ...]
    state: Any
    at: Millis


class Past(msgspec.Struct, frozen=True):
    """What a viewer has witnessed, as a digest that grows with it."""

    length: int
    digest: bytes

    def after(self, seen: Sequence[Witnessed[Any]]) -> Past:
        """The same with what has been witnessed since."""
        digest = self.digest
        for one in seen[self.length :]:
            digest = blake2b(digest + encode(one)).digest()
        return Past(len(seen), digest)


def _digest(beginning: Any) -> bytes:
    return blake2b(encode(beginning)).digest()


class Look(msgspec.Struct, frozen=True):
    """All that a viewer can tell of a table without touching it."""

    view: Any
    legal: tuple[Any, ...]
    deadline: Millis | None
    outcome: Outcome | None
    asks: int | None
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


def elsewhere(
    game: AnyGame, knows: Knowledge[Any, Any, Any], state: Any, rng: Random
) -> Knowledge[Any, Any, Any] | None:
    """The same knowledge, sent over the wire from a world whose state is another, if there is one.

    The other state is the last that the game's functions were asked about.
    """
    for _ in range(TRIES):
        deeds = _imagined_deeds(game, knows, rng)
        if deeds and deeds[-1].after != state:
            there = knowledge(game, knows.options, knows.seats, deeds, knows.seat)
            wired = Knowledge[game.options, game.events, game.views]  # type: ignore[name-defined]
            return msgspec.json.decode(encode(there), type=wired)
    return None


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


def _some(every: list[Moment], rng: Random) -> list[Moment]:
    return rng.sample(every, min(IMAGINED, len(every)))


# Sight


class Sight:
    """Looks at one match after another, and compares whatever a viewer witnessed alike."""

    def __init__(self, game: AnyGame, door: Door = play, secrets: Secrets | None = None) -> None:
        self.game = game
        self.door = door
        self.different: Counter[Onlooker] = Counter()
        """How many pairs were compared whose states truly differ, for each kind of viewer."""
        self.moments = 0
        """How many were looked at."""
        self.kept = Kept(secrets or secrets_of(game))
        self._first: dict[tuple[bytes, Viewer], World] = {}
        self._pool: dict[bytes, Any] = {encode(Gibberish()): Gibberish()}

    def look(self, match: Match) -> None:
        """Compare every moment of a match with those before, and some with imagined worlds."""
        self._pool |= {encode(deed.input.move): deed.input.move for deed in match.deeds}
        every = list(table_moments(self.game, match))
        self.moments += len(every)
        pasts = dict.fromkeys(match.viewers(), Past(0, _digest((match.options, match.seats))))
        for moment in every:
            self._meet(match, moment, pasts)
        rng = Random(len(match.deeds))
        for moment in _some(every, rng):
            for seat in match.players():
                self._imagine(match, moment, seat, rng)

    def demand(self, least: int) -> None:
        """Demand that each kind of viewer compared so many truly different pairs."""
        for onlooker in get_args(Onlooker):
            if self.different[onlooker] < least:
                told = f"only {self.different[onlooker]} truly different pairs, not {least}"
                raise LawBrokenError("sight", f"{told}, were compared for: {onlooker}")

    # Where pairs come from

    def _meet(self, match: Match, moment: Moment, pasts: dict[Viewer, Past]) -> None:
        world = World(match.seats, moment.state, moment.at)
        for viewer in match.viewers():
            past = pasts[viewer] = pasts[viewer].after(moment.seen[viewer])
            first = self._first.setdefault((past.digest, viewer), world)
            if first is not world:
                self.compare(first, world, viewer, moment.seen[viewer])

    def _imagine(self, match: Match, moment: Moment, seat: Seat, rng: Random) -> None:
        here = World(match.seats, moment.state, moment.at)
        for viewer in (seat, "public"):
            self.kept.look(match.seats, here.state, viewer)
        try:
            deeds = _imagined_deeds(self.game, known(self.game, match, moment, seat), rng)
        except LawBrokenError:
            return  # the law of imagination speaks of it
        if not deeds:
            return
        there = World(match.seats, deeds[-1].after, deeds[-1].input.at)
        for viewer in match.viewers():
            if self._seen(deeds, viewer) == moment.seen[viewer]:
                self.compare(here, there, viewer, moment.seen[viewer], imagined_by=seat)

    def _seen(self, deeds: Sequence[Deed], viewer: Viewer) -> tuple[Witnessed[Any], ...]:
        every = (witnessed(self.game, moment, viewer) for moment in moments(deeds))
        return tuple(moment for moment in every if moment.events)

    # What must be alike in them

    def compare(
        self,
        one: World,
        other: World,
        viewer: Viewer,
        seen: Sequence[Witnessed[Any]],
        *,
        imagined_by: Seat | None = None,
    ) -> None:
        """Hold two worlds side by side, as one viewer who has witnessed the same in both."""
        self._compare_looks(one, other, viewer, seen)
        found = differences(one.state, other.state)
        if not found:
            return
        self.different[_onlooker(viewer, imagined_by)] += 1
        self.kept.compare(one.seats, one.state, viewer, found)
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
            game.asks(state, viewer) if isinstance(viewer, int) else None,
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


def _onlooker(viewer: Viewer, imagined_by: Seat | None) -> Onlooker:
    if isinstance(viewer, str):
        return "public"
    return "own seat" if viewer == imagined_by else "other seat"


def _told(viewer: Viewer, what: str, difference: str, seen: Sequence[Witnessed[Any]]) -> str:
    last = encode(seen[-1]).decode() if seen else "nothing"
    return (
        f"{who(viewer)} witnessed the same in two worlds, but {what} different: {difference}"
        f" ({len(seen)} moments witnessed, the last of them {last})"
    )


def sight(
    game: AnyGame,
    matches: Iterable[Match],
    *,
    door: Door = play,
    secrets: Secrets | None = None,
    least: int = 1,
) -> Sight:
    """What any viewer witnessed alike looks alike, in these matches and in worlds imagined."""
    watch = Sight(game, door, secrets)
    for match in matches:
        watch.look(match)
    watch.kept.judge()
    watch.demand(least)
    return watch
