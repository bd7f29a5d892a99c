"""The law of sight: what a viewer has witnessed alike must look alike.

Two moments make a pair when one viewer has witnessed the very same in both. Pairs come from random
matches that happen to agree, and from worlds that the game itself imagines for a seat: these are
shown to that seat, and to every other seat and the public where they too have witnessed the same.
A pair counts only if the two states truly differ, and each kind of viewer is counted apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import blake2b
from random import Random
from typing import Any, Literal, get_args

import msgspec

from gloaming.core import (
    AnyGame,
    Deed,
    Input,
    Message,
    Millis,
    Outcome,
    Place,
    Seat,
    Viewer,
    Witnessed,
    moments,
    play,
    settle,
    witnessed,
)
from gloaming.core.file import encode
from gloaming.testing.broken import LawBrokenError, account, differences
from gloaming.testing.imagination import PROBES, imagined_deeds
from gloaming.testing.matches import Match, Moment, known, table_moments
from gloaming.testing.secrets import Kept, Secrets, secrets_of, who

Door = Callable[[AnyGame, Any, Input[Any]], Deed]
"""Where moves come in: `gloaming.core.play`, or one that a test has tampered with."""

IMAGINED = 6
"""At how many moments of a match the law of sight imagines worlds, for every seat."""
MEETINGS = 150
"""How many moments of a match are compared with earlier ones that somebody witnessed alike.

Where each team sees nothing of the other's fingers there are thousands.
"""

Onlooker = Literal["own seat", "other seat", "public"]
"""Who looks at two worlds: the seat that imagined one of them, any other seat, or spectators."""


class Gibberish(Message):
    """A move of no game."""


class World(msgspec.Struct, frozen=True):
    """A table that a viewer may be looking at."""

    seats: tuple[Place, ...]
    state: Any
    at: Millis


Meeting = tuple[World, World, Viewer, tuple[Witnessed[Any], ...]]
"""Two worlds, somebody who looks at them, and what was witnessed alike in both."""


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


# Sight


class Sight:
    """Looks at one match after another, and compares whatever a viewer witnessed alike."""

    def __init__(self, game: AnyGame, door: Door = play, secrets: Secrets | None = None) -> None:
        self.game = game
        self.door = door
        self.different: Counter[Onlooker] = Counter()
        """How many pairs were compared whose states truly differ, for each kind of viewer."""
        self.kept = Kept(secrets or secrets_of(game))
        self._first: dict[tuple[bytes, Viewer], World] = {}
        self._pool: dict[bytes, Any] = {encode(Gibberish()): Gibberish()}

    def look(self, match: Match) -> int:
        """Compare moments of a match with those before, and with imagined worlds.

        Gives the number of its moments.
        """
        self.kept.begin()
        self._pool |= {encode(deed.input.move): deed.input.move for deed in match.deeds}
        every = list(table_moments(self.game, match))
        rng = Random(len(match.deeds))
        met = list(self._meetings(match, every))
        for first, world, viewer, seen in rng.sample(met, min(MEETINGS, len(met))):
            self.compare(first, world, viewer, seen)
        for moment in rng.sample(every, min(IMAGINED, len(every))):
            for seat in match.players():
                self._imagine(match, moment, seat, rng)
            # the public sees every world that a seat imagines
            onlookers = (*match.players(), *match.viewers()[-1:] * len(match.seats))
            self.kept.look(moment.state, onlookers)
        return len(every)

    def demand(self, least: int) -> None:
        """Demand that each kind of viewer compared so many truly different pairs."""
        for onlooker in self.lacks(least):
            told = f"only {self.different[onlooker]} truly different pairs, not {least}"
            raise LawBrokenError("sight", f"{told}, were compared for: {onlooker}")

    def lacks(self, least: int) -> list[Onlooker]:
        """Which kinds of viewers have not compared so many."""
        return [one for one in get_args(Onlooker) if self.different[one] < least]

    # Where pairs come from

    def _meetings(self, match: Match, every: Iterable[Moment]) -> Iterator[Meeting]:
        """Where somebody has witnessed what was witnessed before, though the state is another."""
        pasts = dict.fromkeys(match.viewers(), Past(0, _digest((match.options, match.seats))))
        for moment in every:
            world = World(match.seats, moment.state, moment.at)
            for viewer, seen in moment.seen.items():
                past = pasts[viewer] = pasts[viewer].after(seen)
                first = self._first.setdefault((past.digest, viewer), world)
                if first.state != world.state:
                    yield first, world, viewer, seen

    def _imagine(self, match: Match, moment: Moment, seat: Seat, rng: Random) -> None:
        here = World(match.seats, moment.state, moment.at)
        try:
            deeds = imagined_deeds(self.game, known(self.game, match, moment, seat), rng)
        except LawBrokenError:
            return  # the law of imagination speaks of it
        if not deeds:
            return
        there = World(match.seats, deeds[-1].after, deeds[-1].input.at)
        groups = list(moments(deeds))
        for viewer in match.viewers():
            if self._have_shown(groups, viewer, moment.seen[viewer]):
                self.compare(here, there, viewer, moment.seen[viewer], imagined_by=seat)

    def _have_shown(
        self, groups: Sequence[Sequence[Deed]], viewer: Viewer, seen: Sequence[Witnessed[Any]]
    ) -> bool:
        """Whether a viewer would have witnessed just this; often the first moments say no."""
        left = iter(seen)
        for moment in groups:
            news = witnessed(self.game, moment, viewer)
            if news.events and news != next(left, None):
                return False
        return next(left, None) is None

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
