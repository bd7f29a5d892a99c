"""Matches played by chance or by bots, each wholly determined by its plan and its number."""

from __future__ import annotations

import hmac
from itertools import combinations
from random import Random
from typing import Any

import msgspec

from gloaming.core import (
    AnyGame,
    Choice,
    Deed,
    Input,
    Knowledge,
    Millis,
    Place,
    Reason,
    RefusedError,
    Roles,
    Seat,
    TimeUp,
    Witnessed,
    act,
    begin,
    chance,
    lacking,
    witnessed,
)
from gloaming.core.file import FORMAT, Header, Sitter, encode, record
from gloaming.games import GAMES

RANDOM = "random"
"""A player who makes any move."""
LONGEST_PAUSE = 4_000
"""Nobody thinks longer than this, in milliseconds of match time."""
LONGEST_WAIT = 5_000
"""A bot that would rather wait is asked again after this, as at a table."""
PATIENCE = 3_600_000
"""When nothing has happened for this long, nothing will."""


class SimulationError(Exception):
    """A game or a bot that does what it must not, in one sentence."""


class Plan(msgspec.Struct, frozen=True):
    """All that a simulation depends on: the same plan plays the same matches everywhere."""

    game: str
    edition: int
    options: bytes
    places: tuple[int, ...]
    players: tuple[str, ...]
    """For each place the level of its bot, or that it plays at random."""
    seed: int

    @property
    def key(self) -> bytes:
        """What everything in these matches is derived from."""
        return hmac.digest(str(self.seed).encode(), encode(self), "sha256")


def seating(roles: Roles, count: int) -> tuple[int, ...] | None:
    """The first so many places that may be taken together."""
    for places in combinations(range(len(roles.places)), count):
        if lacking(roles, tuple(roles.places[place] for place in places)) is None:
            return places
    return None


# One match


def match_id(plan: Plan, number: int) -> str:
    """The name of a match, which no other plan and no other number leads to."""
    return _derived(plan, "id", number)[:12].hex()


def play_matches(plan: Plan, first: int, last: int) -> bytes:
    """The matches from one number up to another, as files, one after the other."""
    return b"".join(play_match(plan, number) for number in range(first, last))


def play_match(plan: Plan, number: int) -> bytes:
    """One whole match as a file."""
    game = GAMES[plan.game]
    options = msgspec.json.decode(plan.options, type=game.options)
    roles = game.roles(options)
    places = tuple(roles.places[place] for place in plan.places)
    name, seed = match_id(plan, number), _derived(plan, "seed", number)
    header = Header(
        FORMAT, game.name, game.edition, name, msgspec.Raw(plan.options),
        _sitters(plan, places), chance.promise(name, seed),
    )  # fmt: skip
    nonces = (None,) * len(places)
    key = chance.mix(name, seed, nonces)
    rng = Random(int.from_bytes(_derived(plan, "play", number), "big"))
    playing = Playing(game, options, places, plan.players, key, rng)
    return record(game, header, playing.to_the_end(), seed, nonces, playing.reasons)


def _derived(plan: Plan, what: str, number: int) -> bytes:
    return hmac.digest(plan.key, f"{what}|{number}".encode(), "sha256")


def _sitters(plan: Plan, places: tuple[Place, ...]) -> tuple[Sitter, ...]:
    return tuple(
        Sitter(f"Player {seat + 1}", place) if player == RANDOM else Sitter(player, place, player)
        for seat, (player, place) in enumerate(zip(plan.players, places, strict=True))
    )


class Playing:
    """A match while it is played."""

    def __init__(
        self, game: AnyGame, options: Any, places: tuple[Place, ...], players: tuple[str, ...],
        key: bytes, rng: Random,
    ) -> None:  # fmt: skip
        self._game, self._options, self._places, self._players = game, options, places, players
        self._key, self._rng, self._draw = key, rng, chance.Draws(key)
        self._seats = tuple(Seat(seat) for seat in range(len(places)))
        self._state = game.setup(options, places)
        self._now = Millis(0)
        self._deeds: list[Deed] = []
        self.reasons: dict[int, tuple[Reason, ...]] = {}
        """Why bots did what they did, by the number of the deed."""
        self._length = 0
        self._seen: dict[Seat, list[Witnessed[Any]]] = {
            seat: [] for seat in self._seats if players[seat] != RANDOM
        }
        self._waits: dict[Seat, tuple[int, Millis]] = {}
        """How much a bot had witnessed when it chose to wait, and until when."""

    def to_the_end(self) -> list[Deed]:
        """All that happens."""
        game = self._game
        self._remember(begin(game, self._state, self._draw))
        while game.outcome(self._state) is None:
            if self._length > game.longest:
                raise SimulationError(f"{game.name} went on for more than {game.longest} inputs")
            given = self._next()
            try:
                self._remember(act(game, self._state, given, self._draw))
            except RefusedError:
                player = self._players[given.by] if isinstance(given.by, int) else given.by
                raise SimulationError(f"{player} made a move that is not legal") from None
        return self._deeds

    def _remember(self, moment: tuple[Deed, ...]) -> None:
        if not moment:
            return
        self._deeds += moment
        self._length += sum(type(deed.input.move) not in self._game.changeable for deed in moment)
        self._state = moment[-1].after
        self._now = moment[-1].input.at
        for seat, seen in self._seen.items():
            news = witnessed(self._game, moment, seat)
            if news.events:
                seen.append(news)

    def _next(self) -> Input[Any]:
        """Whoever comes first: a player, in no order, or the clock."""
        since = self._now
        while self._now < since + PATIENCE:
            at = Millis(self._now + self._rng.randrange(LONGEST_PAUSE))
            deadline = self._game.deadline(self._state)
            at = at if deadline is None else min(at, deadline)
            movers = [seat for seat in self._seats if self._game.legal(self._state, seat)]
            self._rng.shuffle(movers)
            for seat in movers:
                choice = self._choice(seat, at)
                if choice is not None:
                    if choice.reasons:
                        self.reasons[len(self._deeds)] = choice.reasons
                    return Input(at, seat, choice.move)
            later = [self._waits[seat][1] for seat in movers if seat in self._waits]
            if deadline is not None and (at == deadline or not later or min(later) > deadline):
                return Input(deadline, "clock", TimeUp())
            if not later:
                break
            self._now = max(Millis(self._now + 1), min(later))
        raise SimulationError(f"{self._game.name} came to a stand: nobody moves, no clock runs")

    def _choice(self, seat: Seat, at: Millis) -> Choice[Any] | None:
        """A move; or nothing, if a bot would rather wait."""
        legal = self._game.legal(self._state, seat)
        if seat not in self._seen:
            return Choice(self._rng.choice(legal))
        seen = self._seen[seat]
        news, until = self._waits.get(seat, (-1, at))
        if news == len(seen) and at < until:
            return None
        view = self._game.observe(self._state, seat)
        known = Knowledge(self._options, self._places, seat, view, tuple(seen), at)
        asked = self._game.asks(self._state, seat)
        rng = Random(chance.bot_seed(self._key, seat, asked, len(seen)))
        answer = self._game.bots[self._players[seat]](known, legal, rng)
        if isinstance(answer, Choice):
            self._waits.pop(seat, None)
            return answer
        latest = Millis(at + LONGEST_WAIT)
        self._waits[seat] = len(seen), latest if answer.until is None else min(answer.until, latest)
        return None
