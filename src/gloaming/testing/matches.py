"""Matches played at random, and the moments in them at which somebody looks at the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from gloaming.core import (
    Actor,
    AnyGame,
    Choice,
    Deed,
    Draw,
    Input,
    Knowledge,
    Millis,
    Place,
    Roles,
    Seat,
    Stop,
    Viewer,
    Witnessed,
    act,
    begin,
    knowledge,
    lacking,
    moments,
    witnessed,
)
from gloaming.core.file import encode


class Match(msgspec.Struct, frozen=True):
    """A match as it was played, to its end or to any moment before it."""

    options: Any
    seats: tuple[Place, ...]
    deeds: tuple[Deed, ...]

    def __repr__(self) -> str:
        """The log alone, from which all the rest comes."""
        return f"<{len(self.seats)} seats, {encode(self.options)!r}, {encode(self.inputs)!r}>"

    @property
    def inputs(self) -> tuple[Input[Any], ...]:
        """The log alone."""
        return tuple(deed.input for deed in self.deeds)

    def actors(self) -> tuple[Actor, ...]:
        """Whoever may change the state."""
        return (*self.players(), "nature", "clock", "host")

    def players(self) -> tuple[Seat, ...]:
        """Every seat."""
        return tuple(Seat(seat) for seat in range(len(self.seats)))

    def viewers(self) -> tuple[Viewer, ...]:
        """Whoever looks while the match runs."""
        return (*self.players(), "public")


class Seen(Mapping[Viewer, tuple[Witnessed[Any], ...]]):
    """What each viewer had witnessed by a moment.

    A long match has thousands of moments, which share what was witnessed instead of copying it.
    """

    def __init__(self, every: Mapping[Viewer, list[Witnessed[Any]]]) -> None:
        self._every = every
        self._lengths = {viewer: len(seen) for viewer, seen in every.items()}

    def __getitem__(self, viewer: Viewer) -> tuple[Witnessed[Any], ...]:
        """All that this viewer had witnessed, in its order."""
        return tuple(self._every[viewer][: self._lengths[viewer]])

    def __iter__(self) -> Iterator[Viewer]:
        """Whoever looks."""
        return iter(self._lengths)

    def __len__(self) -> int:
        """How many look."""
        return len(self._lengths)


class Moment(msgspec.Struct, frozen=True):
    """The table between two inputs, and all that each viewer has witnessed so far."""

    state: Any
    at: Millis
    seen: Mapping[Viewer, tuple[Witnessed[Any], ...]]


def last_state(game: AnyGame, match: Match) -> Any:
    """The table as the match left it."""
    return match.deeds[-1].after if match.deeds else game.setup(match.options, match.seats)


def moves_seen(game: AnyGame, match: Match) -> list[Any]:
    """Moves of this game, legal at one time or another."""
    seen = [deed.input.move for deed in match.deeds]
    state = last_state(game, match)
    seen += [move for actor in match.actors() for move in game.legal(state, actor)]
    return list({encode(move): move for move in seen}.values())


def table_moments(game: AnyGame, match: Match) -> Iterator[Moment]:
    """Every moment of a match at which nature has nothing to do, from the first on."""
    every: dict[Viewer, list[Witnessed[Any]]] = {viewer: [] for viewer in match.viewers()}
    laid = game.setup(match.options, match.seats)
    if not game.legal(laid, "nature"):
        yield Moment(laid, Millis(0), Seen(every))
    for group in moments(match.deeds):
        for viewer, seen in every.items():
            news = witnessed(game, group, viewer)
            if news.events:
                seen.append(news)
        yield Moment(group[-1].after, group[-1].input.at, Seen(every))


def known(game: AnyGame, match: Match, moment: Moment, seat: Seat) -> Knowledge[Any, Any, Any]:
    """All that a seat has to go by at a moment."""
    view = game.observe(moment.state, seat)
    seen = moment.seen[seat]
    now = seen[-1].at if seen else Millis(0)
    return Knowledge(match.options, match.seats, seat, view, seen, now)


# Who sits down


def seating(roles: Roles, count: int, rng: Random) -> tuple[Place, ...]:
    """So many places that may be taken together, in the order of the table; else all there are."""
    numbers = range(len(roles.places))
    for _ in range(1000):
        taken = tuple(roles.places[number] for number in sorted(rng.sample(numbers, count)))
        if lacking(roles, taken) is None:
            return taken
    return roles.places


# Playing without a thought

PAUSES = (0, 0, 0, 0, 1, 1000)
"""Few and coarse, so that matches often agree in their times."""
STOPS = 0.05
"""How often the host, when it does something, stops the match."""


SLEEPS = 0.02
"""How often time runs out where people are awake."""
FIDGETING = 20
"""How many inputs there may be for each that counts."""


class Mood(msgspec.Struct, frozen=True):
    """How a random match is played: how often the clock runs out, and how often the host acts."""

    clock: float
    host: float

    @classmethod
    def of(cls, rng: Random) -> Mood:
        """One of a few moods: busy, sleepy, restless."""
        return cls(rng.choice((SLEEPS, SLEEPS, 0.2, 1.0)), rng.choice((0.0, 0.03, 0.2)))


def play_at_random(
    game: AnyGame,
    options: Any,
    seats: tuple[Place, ...],
    rng: Random,
    *,
    most: int | None = None,
    draw: Draw | None = None,
) -> Match:
    """A match of random legal moves: to its end, or until so many moments have passed."""
    playing = _Playing(game, options, seats, rng, draw or rng.randrange)
    playing.mood = Mood.of(rng)
    passed = 0
    while passed != most and not playing.is_too_long() and playing.goes_on():
        passed += 1
    return Match(options, seats, tuple(playing.deeds))


def counts(game: AnyGame, deeds: Sequence[Deed]) -> int:
    """How long a match is, as `Game.longest` counts: without the host, and what can be changed."""
    return sum(
        deed.input.by != "host" and not isinstance(deed.input.move, game.changeable)
        for deed in deeds
    )


class _Playing:
    """A match under way. It grows where it stands: to copy it at each move is what takes long."""

    def __init__(
        self, game: AnyGame, options: Any, seats: tuple[Place, ...], rng: Random, chance: Draw
    ) -> None:
        self.game, self.options, self.seats = game, options, seats
        self.rng, self._chance = rng, chance
        self.mood = Mood(clock=SLEEPS, host=0)
        self._players = [Seat(seat) for seat in range(len(seats))]
        self.state = game.setup(options, seats)
        self.deeds: list[Deed] = []
        self._length = 0
        self._add(begin(game, self.state, chance))

    def is_too_long(self) -> bool:
        """Whether it has gone beyond its bound, or moves nowhere any more."""
        longest = self.game.longest
        return len(self.deeds) > FIDGETING * longest or self._length > longest

    def goes_on(self) -> bool:
        """Let somebody do something, if anybody can."""
        given = self.next_input()
        if given is not None:
            self._add(act(self.game, self.state, given, self._chance))
        return given is not None

    def _add(self, deeds: tuple[Deed, ...]) -> None:
        self.deeds += deeds
        self._length += counts(self.game, deeds)
        if deeds:
            self.state = deeds[-1].after

    def next_input(self) -> Input[Any] | None:
        """What happens next; nothing if it is over, or if neither seat nor clock can go on."""
        game, state, rng = self.game, self.state, self.rng
        if game.outcome(state) is not None:
            return None
        now = self.deeds[-1].input.at if self.deeds else Millis(0)
        host = _host_move(game, state, rng) if rng.random() < self.mood.host else None
        if host is not None:
            return Input(now, "host", host)
        movers = [(seat, moves) for seat in self._players if (moves := game.legal(state, seat))]
        deadline = game.deadline(state)
        ticks = game.legal(state, "clock") if deadline is not None else ()
        if deadline is not None and ticks and (not movers or rng.random() < self.mood.clock):
            return Input(deadline, "clock", rng.choice(ticks))
        if not movers:
            return None
        seat, moves = rng.choice(movers)
        at = Millis(now + rng.choice(PAUSES))
        return Input(at if deadline is None else min(at, deadline), seat, rng.choice(moves))


def _host_move(game: AnyGame, state: Any, rng: Random) -> Any:
    moves = game.legal(state, "host")
    presence = [move for move in moves if not isinstance(move, Stop)]
    if rng.random() < STOPS or not presence:
        return Stop() if Stop() in moves and rng.random() < STOPS * 4 else None
    return rng.choice(presence)


# Playing with some thought

ERRS = 0.15
"""How often somebody does anything that may be done."""


def play_with_bots(
    game: AnyGame,
    options: Any,
    seats: tuple[Place, ...],
    rng: Random,
    *,
    draw: Draw | None = None,
) -> Match:
    """A match to its end as the weakest bots play it, but for moves without a thought in between.

    Where chance alone leads nowhere for a long time, something happens in such a match.
    """
    playing = _Thinking(game, options, seats, rng, draw or rng.randrange)
    while playing.goes_on():
        pass
    return Match(options, seats, tuple(playing.deeds))


class _Thinking(_Playing):
    """A match in which most moves are those of bots."""

    def next_input(self) -> Input[Any] | None:
        """The same actor as in any match, but mostly with a bot's move."""
        given = super().next_input()
        if given is None or not isinstance(given.by, int) or self.rng.random() < ERRS:
            return given
        bot = next(iter(self.game.bots.values()))
        knows = knowledge(self.game, self.options, self.seats, self.deeds, given.by)
        choice = bot(knows, self.game.legal(self.state, given.by), self.rng)
        return Input(given.at, given.by, choice.move) if isinstance(choice, Choice) else given
