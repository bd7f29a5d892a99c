"""The bots of one match: when they are asked, and what becomes of their answers."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from gloaming.core import AnyGame, Choice, Input, Millis, Reason, RefusedError, Seat, Wait, chance
from gloaming.server.frames import Eye
from gloaming.server.live import Atom, Committed, Failed, LiveMatch

if TYPE_CHECKING:
    from gloaming.server.hub import Hub

LONGEST_WAIT = 5.0
MOST_THOUGHTS = 3
"""How often a bot begins anew because something happened while it thought."""

Spawn = Callable[[Coroutine[Any, Any, None]], None]


class BotSeats:
    """One thought at a time for each bot; it looks through an eye like everybody else."""

    def __init__(
        self, hub: Hub, match: LiveMatch, levels: dict[Seat, str],
        then: Committed, failed: Failed, spawn: Spawn,
    ) -> None:  # fmt: skip
        self._hub, self._match = hub, match
        self._then, self._failed, self._spawn = then, failed, spawn
        self.levels = levels
        self.stand_ins: set[Seat] = set()
        """Where a bot plays on for a person."""
        self._thinking: set[Seat] = set()
        self._waited: dict[Seat, int] = {}

    def step_in(self, seat: Seat, level: str, *, is_stand_in: bool) -> None:
        """A bot plays on."""
        self.levels[seat] = level
        if is_stand_in:
            self.stand_ins.add(seat)
        self._waited.pop(seat, None)
        self.wake()

    def step_out(self, seat: Seat) -> None:
        """A person plays; what the bot was about to do is forgotten."""
        self.levels.pop(seat, None)
        self.stand_ins.discard(seat)

    def dismiss(self) -> None:
        """Nothing is played here any more: do not hold on to whoever was told of moves."""
        self._then = _nobody_listens

    def wake(self) -> None:
        """Ask every bot that may act, is not thinking, and has news since it chose to wait."""
        if self._match.outcome is not None or self._match.clock.is_paused:
            return
        for seat in self.levels.keys() - self._thinking:
            eye = self._match.eye(seat)
            if eye.legal and self._waited.get(seat) != len(eye.witnessed):
                self._thinking.add(seat)
                self._spawn(self._think(seat))

    async def _think(self, seat: Seat) -> None:
        """Wait a little, then choose by what is known; again, if something happens meanwhile."""
        await self._hub.bots.pause(
            is_going_on=is_going_on(self._match.game, self._match.inputs, seat)
        )
        eye = self._match.eye(seat)
        for _ in range(MOST_THOUGHTS):
            count, legal = len(eye.witnessed), eye.legal
            if not legal or seat not in self.levels:
                break
            answer = await self._choose(seat, eye, legal)
            if len(eye.witnessed) == count:
                self._heed(seat, answer, count)
                return
        self._thinking.discard(seat)
        self.wake()

    def _is_asked(self, seat: Seat) -> bool:
        """Whether an answer is still wanted: no person has come back, and time does not stand."""
        return seat in self.levels and not self._match.clock.is_paused

    async def _choose(self, seat: Seat, eye: Eye, legal: tuple[Any, ...]) -> Choice[Any] | Wait:
        match = self._match
        known = eye.knowledge(match.options, match.seats, match.now())
        seed = chance.bot_seed(match.key, seat, eye.asked, len(eye.witnessed))
        return await self._hub.bots.choose(match.game, self.levels[seat], known, legal, seed)

    def _heed(self, seat: Seat, answer: Choice[Any] | Wait, count: int) -> None:
        if isinstance(answer, Choice) and self._is_asked(seat):
            self._play(seat, answer)
            return
        self._thinking.discard(seat)
        if isinstance(answer, Choice):
            return
        self._waited[seat] = count
        self._ask_again_at(seat, answer.until)

    def _ask_again_at(self, seat: Seat, until: Millis | None) -> None:
        """Nobody waits for ever: a bot is asked again when it wished to be, or after a while."""
        wished = LONGEST_WAIT if until is None else (until - self._match.now()) / 1000
        seconds = max(0.0, min(wished, LONGEST_WAIT))
        self._hub.sources.call_later(seconds, self._nudge, seat)

    def _nudge(self, seat: Seat) -> None:
        self._waited.pop(seat, None)
        self.wake()

    def _play(self, seat: Seat, choice: Choice[Any]) -> None:
        """The bot thinks again once its move is on disk, and not before."""
        match = self._match

        def then(atom: Atom) -> None:
            self._thinking.discard(seat)
            self._then(atom)

        given = Input(match.now(), seat, choice.move)
        try:
            match.take(self._hub.store, given, then, self._failed, reasons=self._why(seat, choice))
        except RefusedError:
            self._thinking.discard(seat)
            if match.is_settled:
                self.wake()

    def _why(self, seat: Seat, choice: Choice[Any]) -> tuple[Reason, ...]:
        """The bot's reasons; the log of a match says where a bot played on for a person."""
        if seat not in self.stand_ins:
            return choice.reasons
        return (Reason("stand-in", {"level": self.levels[seat]}), *choice.reasons)


def _nobody_listens(_atom: Atom) -> None:
    """A match that is over takes no moves."""


def is_going_on(game: AnyGame, inputs: Sequence[Input[Any]], seat: Seat) -> bool:
    """Whether a seat has just made a move after which it may well make another one."""
    return bool(inputs) and inputs[-1].by == seat and isinstance(inputs[-1].move, game.swift)
