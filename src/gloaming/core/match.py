"""Playing: the door that refuses, the clock that acts first, chance that follows, and the fold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, Literal

from gloaming.core.game import AnyGame, Knowledge
from gloaming.core.types import Input, Millis, Place, Seat, TimeUp, Viewer, Witnessed

Draw = Callable[[int], int]
"""Chooses one of so many, counted from 0."""

RefusalReason = Literal["over", "not-legal"]


class RefusedError(Exception):
    """A move that may not be made: what kind of refusal this is, and nothing of the state."""

    def __init__(self, reason: RefusalReason) -> None:
        super().__init__(reason)
        self.reason: RefusalReason = reason


class Deed:
    """One input and what came of it. Not a record: whoever is compiled reads it at once."""

    __slots__ = ("after", "before", "chosen", "events", "input", "of")

    def __init__(
        self, given: Input[Any], before: Any, after: Any, events: tuple[Any, ...],
        of: int = 0, chosen: int = 0,
    ) -> None:  # fmt: skip
        self.input: Final = given
        self.before: Final = before
        self.after: Final = after
        self.events: Final = events
        self.of: Final = of
        """Among how many nature chose; 0 for everybody else."""
        self.chosen: Final = chosen

    def parts(self) -> dict[str, Any]:
        """All of it by name, for comparing."""
        return {
            "input": self.input, "before": self.before, "after": self.after,
            "events": self.events, "of": self.of, "chosen": self.chosen,
        }  # fmt: skip

    def __eq__(self, other: object) -> bool:
        """Deeds are what came of them."""
        return isinstance(other, Deed) and other.parts() == self.parts()

    def __hash__(self) -> int:
        """Equal deeds have equal inputs."""
        return hash(self.input)

    def __repr__(self) -> str:
        """For whoever looks at a test that failed."""
        return f"Deed({self.parts()!r})"


def play(game: AnyGame, state: Any, given: Input[Any]) -> Deed:
    """Apply one input, or refuse it."""
    if game.outcome(state) is not None:
        raise RefusedError("over")
    if not _is_in_time(game, state, given) or given.move not in game.legal(state, given.by):
        raise RefusedError("not-legal")
    step = game.apply(state, given)
    return Deed(given, state, step.state, step.events)


def _is_in_time(game: AnyGame, state: Any, given: Input[Any]) -> bool:
    """The clock acts at the deadline itself, and after it before anybody else."""
    deadline = game.deadline(state)
    if given.by == "clock":
        return given.at == deadline
    return deadline is None or given.at <= deadline


def due(game: AnyGame, state: Any, now: Millis) -> Input[Any] | None:
    """The clock's input, if the deadline has passed; at the deadline it has not."""
    deadline = game.deadline(state)
    if deadline is None or deadline >= now:
        return None
    return Input(deadline, "clock", TimeUp())


def settle(game: AnyGame, state: Any, at: Millis, draw: Draw) -> list[Deed]:
    """All the chance that is forced now. While nature has a move nobody else has one."""
    deeds: list[Deed] = []
    while (deed := forced(game, state, at, draw)) is not None:
        deeds.append(deed)
        state = deed.after
    return deeds


def forced(game: AnyGame, state: Any, at: Millis, draw: Draw) -> Deed | None:
    """What nature does now, if it has a move."""
    if game.outcome(state) is not None or not (choices := game.legal(state, "nature")):
        return None
    chosen = draw(len(choices))
    given: Input[Any] = Input(at, "nature", choices[chosen])
    step = game.apply(state, given)
    return Deed(given, state, step.state, step.events, len(choices), chosen)


def begin(game: AnyGame, state: Any, draw: Draw) -> tuple[Deed, ...]:
    """The first deal, from the table as `setup` left it."""
    return tuple(settle(game, state, Millis(0), draw))


def act(game: AnyGame, state: Any, given: Input[Any], draw: Draw) -> tuple[Deed, ...]:
    """An input and the chance it forces: one append, and one frame for each viewer."""
    first = play(game, state, given)
    deeds = (first, *settle(game, first.after, given.at, draw))
    if given.by == "clock":
        later = game.deadline(deeds[-1].after)
        assert later is None or later > given.at, "the clock settles everything that is due"
    return deeds


# The fold


class BrokenLogError(Exception):
    """A log that these rules cannot have produced; `index` is the first input that does not fit."""

    def __init__(self, index: int, reason: str) -> None:
        super().__init__(f"input {index}: {reason}")
        self.index = index
        self.reason = reason


def replay(
    game: AnyGame, options: Any, seats: Sequence[Place], inputs: Iterable[Input[Any]]
) -> Iterator[Deed]:
    """Bring every state back from the inputs alone."""
    return resume(game, game.setup(options, tuple(seats)), len(seats), inputs)


def resume(game: AnyGame, state: Any, seats: int, inputs: Iterable[Input[Any]]) -> Iterator[Deed]:
    """Bring every state back that follows from one, with so many seats, by these inputs."""
    latest = Millis(0)
    for index, given in enumerate(inputs):
        if given.at < latest:
            raise BrokenLogError(index, "time runs backwards")
        if isinstance(given.by, int) and not 0 <= given.by < seats:
            raise BrokenLogError(index, "nobody sits there")
        latest = given.at
        deed = _again(game, state, given, index)
        yield deed
        state = deed.after


def _again(game: AnyGame, state: Any, given: Input[Any], index: int) -> Deed:
    choices = game.legal(state, "nature")
    if given.by != "nature":
        if choices:
            raise BrokenLogError(index, "nature has to act first")
        try:
            return play(game, state, given)
        except RefusedError as refused:
            raise BrokenLogError(index, refused.reason) from None
    if given.move not in choices:
        raise BrokenLogError(index, "not among what nature could choose")
    step = game.apply(state, given)
    chosen = choices.index(given.move)
    return Deed(given, state, step.state, step.events, len(choices), chosen)


# What a viewer has witnessed


def moments(deeds: Iterable[Deed]) -> Iterator[tuple[Deed, ...]]:
    """The deeds in the groups in which they happened: an input with the chance it forced."""
    group: list[Deed] = []
    for deed in deeds:
        if group and deed.input.by != "nature":
            yield tuple(group)
            group = []
        group.append(deed)
    if group:
        yield tuple(group)


def witnessed(game: AnyGame, moment: Sequence[Deed], viewer: Viewer) -> Witnessed[Any]:
    """What one viewer saw of one moment; a viewer who saw nothing has no events."""
    witness = game.witness
    seen: list[Any] = []
    for deed in moment:
        before = deed.before
        for event in deed.events:
            poorer = witness(before, event, viewer)
            if poorer is not None:
                seen.append(poorer)
    return Witnessed(moment[-1].input.at, tuple(seen))


def knowledge(
    game: AnyGame, options: Any, seats: Sequence[Place], deeds: Sequence[Deed], seat: Seat
) -> Knowledge[Any, Any, Any]:
    """All that a seat has to go by after these deeds, at the moment of the last it witnessed."""
    state = deeds[-1].after if deeds else game.setup(options, tuple(seats))
    every = (witnessed(game, moment, seat) for moment in moments(deeds))
    seen = tuple(moment for moment in every if moment.events)
    now = seen[-1].at if seen else Millis(0)
    return Knowledge(options, tuple(seats), seat, game.observe(state, seat), seen, now)
