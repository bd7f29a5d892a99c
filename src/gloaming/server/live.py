"""A match that is being played: the head that moves are judged by, and what of it may be shown.

A move is applied to the head at once and given to the store; viewers hear of it, and its sender
gets the answer, when it is committed. The head may therefore be ahead of what anybody has seen, but
never for anybody to see.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from operator import itemgetter
from typing import Any

import msgspec

from gloaming.core import (
    AnyGame,
    BrokenLogError,
    Deed,
    Input,
    Millis,
    Outcome,
    Reason,
    Record,
    Seat,
    Viewer,
    act,
    begin,
    chance,
    due,
    moments,
    replay,
    resume,
)
from gloaming.core.digest import first_digest, next_digest
from gloaming.core.file import (
    Header,
    Line,
    Reveal,
    options_of,
    write_chained,
)
from gloaming.server.clock import MatchClock
from gloaming.server.facts import Moment
from gloaming.server.frames import Eye, encode, looked_into
from gloaming.server.guest import Command
from gloaming.server.logs import log, where
from gloaming.server.sources import Sources
from gloaming.server.store import Addition, Alarm, Batch, Entry, NewLog, Store, Stored, StoreError
from gloaming.server.turns import Turns

INPUTS_TO_A_MARK = 256
MUCH_MISSED = 64
"""More inputs than these are followed in slices."""


class MatchHeader(Record):
    """What the store keeps of a match beside its inputs."""

    file: Header
    table: str
    persons: tuple[str | None, ...]
    """Who sat on each seat; nothing for a bot."""
    nonces: tuple[str | None, ...]


Committed = Callable[["Atom"], None]
Failed = Callable[[StoreError], None]


class Atom:
    """An input with the chance it forced, on its way to the disk."""

    __slots__ = ("_failed", "_match", "_then", "command", "deeds")

    def __init__(
        self, match: LiveMatch, deeds: tuple[Deed, ...], then: Committed, failed: Failed,
        command: Command | None = None,
    ) -> None:  # fmt: skip
        self._match, self._then, self._failed = match, then, failed
        self.deeds, self.command = deeds, command

    def settled(self, error: StoreError | None) -> None:
        """The store has an answer."""
        if error is not None:
            self._failed(error)
            return
        match = self._match
        try:
            match.commit(self)
            self._then(self)
        except Exception as mistake:  # noqa: BLE001 - a game's mistake is its own match's trouble
            log("match-failed", match=match.id, where=where(mistake))
            self._failed(StoreError(type(mistake).__name__))


class LiveMatch:
    """One match in memory."""

    def __init__(self, game: AnyGame, header: MatchHeader, seed: bytes, sources: Sources) -> None:
        self.game = game
        self.header, self.id = header, header.file.match
        self.options = options_of(game, header.file)
        self.seats = header.file.places
        self.key = chance.mix(header.file.match, seed, header.nonces)
        self.inputs: list[Input[Any]] = []
        """All that is committed."""
        self.state = self.shown = game.setup(self.options, self.seats)
        self.digest = first_digest(header.file, self.state)
        self._sources = sources
        self._seq, self._draw = 0, sources.draws(self.key, 0)
        self._pending: deque[Atom] = deque()
        self._alarm: Millis | None = None
        self.clock = MatchClock(sources.ticks)
        self.eyes: dict[Viewer, Eye] = {}
        """Those that somebody looks through; they see every commit."""
        viewers: tuple[Viewer, ...] = (*map(Seat, range(len(self.seats))), "public")
        self._shut = {one: Eye(game, one, self.state) for one in viewers}
        """The others: each has followed the match up to some moment."""
        self._marks = [(0, self.state)]
        """States that a look back begins from, and how many inputs led to each."""
        self._done: set[int] = set()
        self.kept_at = 0
        """When the last of it was written, by the wall clock, if it was loaded."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, as far as anybody has seen."""
        return self.game.outcome(self.shown)

    @property
    def is_settled(self) -> bool:
        """Whether everything is on disk."""
        return not self._pending

    def now(self) -> Millis:
        """Match time."""
        return self.clock.now()

    @property
    def moment(self) -> Moment:
        """How far its head has come."""
        return Moment(self._seq, self.now())

    # Beginning and coming back

    def first_batch(self) -> Batch:
        """The log and the deal, for the batch that starts the match."""
        new = NewLog(self.id, encode(self.header), self.digest)
        deeds = begin(self.game, self.state, self._draw)
        additions = self._additions(deeds, ())
        self.shown = self.state
        self.inputs += [deed.input for deed in deeds]
        for moment in moments(deeds):
            for eye in self._shut.values():
                eye.follow(moment)
        self.clock.set(Millis(0), self.clock.stretch, is_paused=False)
        return Batch(additions, logs=(new,), alarm=self._new_alarm())

    async def restore(self, stored: Stored, turns: Turns) -> None:
        """Fold a stored log, and let all eyes but that of spectators follow it."""
        seats = [eye for viewer, eye in self._shut.items() if viewer != "public"]
        for moment in moments(self._replay(stored)):
            for eye in seats:
                eye.follow(moment)
            self.inputs += [deed.input for deed in moment]
            self._mark(moment[-1].after)
            if turns.is_over:
                await turns.rest()
        self.shown, self.kept_at = self.state, stored.wall
        self._done = {hash(Command(entry.by, entry.key)) for entry in stored.entries if entry.key}
        self._seq = len(self.inputs)
        draws = sum(given.by == "nature" for given in self.inputs)
        self._draw = self._sources.draws(self.key, draws)

    def _replay(self, stored: Stored) -> Iterator[Deed]:
        """Bring every deed back, and check that it is the one that was written down."""
        decode = msgspec.json.Decoder(self.game.moves).decode
        inputs = (
            Input(Millis(entry.at), actor(entry.by), decode(entry.move)) for entry in stored.entries
        )
        deeds = replay(self.game, self.options, self.seats, inputs)
        for number, (deed, entry) in enumerate(zip(deeds, stored.entries, strict=True)):
            self.state = deed.after
            self.digest = next_digest(self.digest, deed, _reasons(entry))
            if self.digest != entry.digest:
                raise BrokenLogError(number, "it is not what these rules would make of it")
            yield deed

    # Playing

    def take(
        self, store: Store, given: Input[Any], then: Committed, failed: Failed,
        command: Command | None = None, reasons: tuple[Reason, ...] = (),
    ) -> None:  # fmt: skip
        """Let the clock act first if it is due, then the input, which may be refused."""
        self.let_time_pass(store, given.at, then, failed)
        deeds = act(self.game, self.state, given, self._draw)
        self._append(store, Atom(self, deeds, then, failed, command), reasons)

    def let_time_pass(self, store: Store, now: Millis, then: Committed, failed: Failed) -> None:
        """Settle every deadline that has passed."""
        while (owed := due(self.game, self.state, now)) is not None:
            deeds = act(self.game, self.state, owed, self._draw)
            self._append(store, Atom(self, deeds, then, failed), ())

    def _append(self, store: Store, atom: Atom, reasons: tuple[Reason, ...]) -> None:
        follows = self.digest
        key = None if atom.command is None else atom.command.key
        additions = self._additions(atom.deeds, reasons, key)
        self._pending.append(atom)
        store.append(Batch(additions, (follows,), alarm=self._new_alarm()), atom.settled)

    def commit(self, atom: Atom) -> None:
        """It is on disk: it may be shown."""
        assert self._pending.popleft() is atom
        for deed in atom.deeds:
            self.inputs.append(deed.input)
        self.shown = atom.deeds[-1].after
        self._mark(self.shown)
        if atom.command is not None:
            self._done.add(hash(atom.command))

    def _mark(self, state: Any) -> None:
        """Keep a state now and then: a look back folds no more than what follows the last one."""
        if len(self.inputs) - self._marks[-1][0] >= INPUTS_TO_A_MARK:
            self._marks.append((len(self.inputs), state))

    def _additions(
        self, deeds: Sequence[Deed], reasons: tuple[Reason, ...], key: str | None = None
    ) -> tuple[Addition, ...]:
        """What the store keeps of a moment; reasons and key are those of its first input."""
        additions: list[Addition] = []
        for deed in deeds:
            given = deed.input
            self.digest = next_digest(self.digest, deed, reasons)
            said = (
                given.at, str(given.by), given.move, self.digest, deed.of, deed.chosen,
                reasons or None, key,
            )  # fmt: skip
            additions.append(Addition(self.id, self._seq, said))
            reasons, key = (), None
            self._seq += 1
        self.state = deeds[-1].after if deeds else self.state
        return tuple(additions)

    def _new_alarm(self) -> Alarm | None:
        """The deadline by the wall clock, if it is another one than was last kept."""
        deadline = self.game.deadline(self.state)
        if deadline == self._alarm:
            return None
        self._alarm = deadline
        wait = None if deadline is None else self.clock.wait(deadline)
        return Alarm(self.id, None if wait is None else self._sources.now() + wait)

    def has_done(self, command: Command) -> bool:
        """Whether a command was done before; of the many that were, hashes are kept."""
        return hash(command) in self._done

    def alarm(self) -> Alarm | None:
        """The deadline by the wall clock as it is now, for a match that comes back."""
        self._alarm = None
        return self._new_alarm()

    @property
    def latest(self) -> Millis:
        """When something last happened."""
        return self.inputs[-1].at if self.inputs else Millis(0)

    # Looking

    def eye(self, viewer: Viewer) -> Eye:
        """What this viewer has been shown; an eye that was shut follows all that it missed."""
        if viewer not in self.eyes:
            for moment in self._missed(viewer):
                self._shut[viewer].follow(moment)
            self._open(viewer)
        return self.eyes[viewer]

    async def open_eye(self, viewer: Viewer, turns: Turns) -> Eye:
        """The same, in slices; whatever opens the eye meanwhile goes on from where it is."""
        while viewer not in self.eyes:
            eye = self._shut[viewer]
            for moment in self._missed(viewer):
                eye.follow(moment)
                if turns.is_over:
                    await turns.rest()
                    break
            else:
                self._open(viewer)
        return self.eyes[viewer]

    def has_missed_much(self, viewer: Viewer) -> bool:
        """Whether an eye has to be opened in slices."""
        shut = self._shut.get(viewer)
        return shut is not None and len(self.inputs) - shut.inputs > MUCH_MISSED

    def shut_eye(self, viewer: Viewer) -> None:
        """Let an eye see no more until it is opened again."""
        if viewer in self.eyes:
            self._shut[viewer] = self.eyes.pop(viewer)

    def _missed(self, viewer: Viewer) -> Iterator[tuple[Deed, ...]]:
        eye = self._shut[viewer]
        missed = islice(self.inputs, eye.inputs, None)
        return moments(resume(self.game, eye.state, len(self.seats), missed))

    def _open(self, viewer: Viewer) -> None:
        eye = self.eyes[viewer] = self._shut.pop(viewer)
        eye.look(self.shown, self.game.deadline(self.shown))

    def look_back(self, viewer: Viewer, moment: int, event: int | None = None) -> tuple[int, Any]:
        """How it looked to a viewer after a moment, or after one of the events in it."""
        end = self.eye(viewer).ends[moment]
        before, state = self._marks[bisect_left(self._marks, end, key=itemgetter(0)) - 1]
        inputs = islice(self.inputs, before, end)
        *_, group = moments(resume(self.game, state, len(self.seats), inputs))
        return looked_into(self.game, group, viewer, event)


def actor(by: str) -> Any:
    """An actor as the store writes it."""
    return int(by) if by.isdigit() else by


def match_file(stored: Stored, seed: bytes) -> bytes:
    """A finished match as people get it."""
    header = msgspec.json.decode(stored.header, type=MatchHeader)
    lines = [
        Line(
            Millis(entry.at), actor(entry.by), msgspec.Raw(entry.move), entry.digest, entry.of,
            entry.chosen, _reasons(entry),
        )
        for entry in stored.entries
    ]  # fmt: skip
    head = stored.entries[-1].digest
    return write_chained(header.file, lines, Reveal(seed.hex(), header.nonces, head))


def _reasons(entry: Entry) -> tuple[Reason, ...]:
    if entry.reasons is None:
        return ()
    return msgspec.json.decode(entry.reasons, type=tuple[Reason, ...])
