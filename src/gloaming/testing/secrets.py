"""The law of secrets: what a game keeps from whom, held against a table of the game's own.

A leak in what is witnessed tells two worlds apart, so that the law of sight has nothing left to
compare. Therefore every game says a second time, in `tests/secrets.py` and away from its rules, who
alone witnesses which event and who alone knows which place of the state. The table must be whole:
whatever somebody cannot witness or cannot tell has to stand in it.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from pathlib import Path
from runpy import run_path
from typing import Any

import msgspec

from gloaming.core import AnyGame, Deed, Place, Seat, Viewer
from gloaming.testing.broken import LawBrokenError, leaves
from gloaming.testing.matches import Match

TABLE = Path("tests/secrets.py")
OFTEN = 20
"""How often a value must have been looked at before one may say that it was never hidden."""
OF_A_MATCH = 2
"""So often it counts in one match: late in it, few worlds may be left that agree with all."""


class Secret(msgspec.Struct, frozen=True):
    """A place in the state, with all beneath it, and who knows it all along."""

    place: str
    """Its path, with a star for an index: `cards[*]`."""
    known_to: Callable[..., Collection[Viewer]]
    """Made of the state and the numbers where the stars are."""
    is_dealt: bool = False
    """Whether nature deals it evenly: then there is no telling any value from any other."""


class Secrets(msgspec.Struct, frozen=True):
    """The table of one game."""

    events: Mapping[type, Callable[[Any, Any], Collection[Viewer]]]
    """Events that are not for everybody: who alone witnesses one, by the state before it."""
    places: tuple[Secret, ...]


@cache
def secrets_of(game: AnyGame) -> Secrets:
    """The table that lies in a game's folder."""
    file = game.home / TABLE
    table = run_path(str(file)).get("SECRETS") if file.exists() else None
    if not isinstance(table, Secrets):
        raise LawBrokenError("secrets", f"{game.name} has no table SECRETS in {TABLE}")
    return table


def who(viewer: Viewer) -> str:
    """A viewer, for a reader."""
    return f"seat {viewer}" if isinstance(viewer, int) else f"the {viewer}"


# Events


def witnesses(game: AnyGame, match: Match, table: Secrets) -> None:
    """Every event is witnessed as it is by those of whom the table says so, and by nobody else."""
    for deed in match.deeds:
        for event in deed.events:
            alone = table.events.get(type(event))
            may = match.viewers() if alone is None else alone(deed.before, event)
            for viewer in (*match.viewers(), "truth"):
                is_meant = viewer == "truth" or viewer in may
                _check_witness(game, deed, event, viewer, is_meant=is_meant)


def _check_witness(
    game: AnyGame, deed: Deed, event: Any, viewer: Viewer, *, is_meant: bool
) -> None:
    seen = game.witness(deed.before, event, viewer)
    if is_meant and seen != event:
        told = f"{who(viewer)} gets {seen!r} of {event!r}, of which {TABLE} hides nothing"
        raise LawBrokenError("secrets", told)
    if not is_meant and type(seen) is type(event):
        told = f"{who(viewer)} witnesses {seen!r}, which {TABLE} keeps for others"
        raise LawBrokenError("secrets", told)


# Places in the state


class Kept:
    """Keeps the books of what could not be told, while worlds are compared."""

    def __init__(self, table: Secrets) -> None:
        self._places = table.places
        self._looked: Counter[tuple[Viewer, str, Any]] = Counter()
        self._looked_now: Counter[tuple[Viewer, str, Any]] = Counter()
        """The same in the match that is looked at."""
        self._places_seen: Counter[tuple[Viewer, str]] = Counter()
        """In how many matches somebody looked at a place without knowing what is there."""
        self._kept: set[tuple[Viewer, str, Any]] = set()
        self._taken: Counter[tuple[str, str, frozenset[Any]]] = Counter()
        """In how many matches two dealt values were taken for each other."""
        self._taken_now: set[tuple[str, str, frozenset[Any]]] = set()

    def begin(self) -> None:
        """Another match: however long the last one was, it counts as one."""
        for look, times in self._looked_now.items():
            self._looked[look] += min(times, OF_A_MATCH)
        self._places_seen.update(
            {
                (viewer, secret.place)
                for viewer, path, _ in self._looked_now
                for secret in self._places
                if _numbers(secret.place, path) is not None
            }
        )
        self._taken.update(self._taken_now)
        self._looked_now.clear()
        self._taken_now.clear()

    def look(self, state: Any, viewers: Collection[Viewer]) -> None:
        """Some who do not know these values look: sooner or later each must be hidden."""
        plain = msgspec.to_builtins(state)
        for secret in self._places:
            for path, numbers, part in _parts(plain, _steps(secret.place)):
                knowers = secret.known_to(state, *numbers)
                blind = [viewer for viewer in viewers if viewer not in knowers]
                for below, value in leaves(part, path) if blind else ():
                    if _is_something(value):
                        self._looked_now.update((viewer, below, value) for viewer in blind)

    def compare(
        self, seats: tuple[Place, ...], state: Any, viewer: Viewer, found: Mapping[str, Any]
    ) -> None:
        """Somebody cannot tell this state from another, which differs in what was found."""
        for path, values in found.items():
            real = [value for value in values if _is_something(value)]
            entries = list(self._secrets_at(state, path))
            if real and not entries:
                told = f"{who(viewer)} cannot tell {path}, but {TABLE} does not say so"
                raise LawBrokenError("secrets", told)
            for secret, knowers in entries:
                if viewer in knowers:
                    told = f"{who(viewer)} is said to know {path}, but cannot tell it from {values}"
                    raise LawBrokenError("secrets", told)
                self._kept |= {(viewer, path, value) for value in real}
                if secret.is_dealt and len(real) == len(values):
                    role, both = _role(seats, viewer), frozenset(real)
                    self._taken_now |= {(role, where, both) for where in (secret.place, path)}

    def judge(self) -> None:
        """Demand that each place and value was hidden, and that no dealt ones could be told."""
        self.begin()
        self._judge_places()
        self._judge_values()
        dealt: dict[tuple[str, str], dict[frozenset[Any], int]] = defaultdict(dict)
        for (role, where, both), number in self._taken.items():
            dealt[role, where][both] = number
        for (role, where), taken in dealt.items():
            self._judge_dealt(role, where, taken)

    def _judge_places(self) -> None:
        hidden = {
            (viewer, secret.place)
            for viewer, path, _ in self._kept
            for secret in self._places
            if _numbers(secret.place, path) is not None
        }
        for secret in self._places:
            if not any(place == secret.place for _, place in self._places_seen):
                raise LawBrokenError("secrets", f"there never was a {secret.place} to be hidden")
            for (viewer, place), matches in sorted(self._places_seen.items(), key=str):
                is_often = place == secret.place and matches * OF_A_MATCH >= OFTEN
                if is_often and (viewer, place) not in hidden:
                    raise LawBrokenError("secrets", f"{who(viewer)} can always tell {place}")

    def _judge_values(self) -> None:
        for (viewer, path, value), times in self._looked.items():
            if times >= OFTEN and (viewer, path, value) not in self._kept:
                told = f"{who(viewer)} can always tell {path} if it is {value!r}"
                raise LawBrokenError("secrets", told)

    def _judge_dealt(self, role: str, where: str, taken: Mapping[frozenset[Any], int]) -> None:
        """Where values are taken for each other again and again, no half of them stays apart."""
        values = {value for both in taken for value in both}
        alike = _alike(taken)
        if sum(taken.values()) >= OFTEN / 4 * len(values) and alike != values:
            told = f"whoever looks as {role} can always tell {sorted(alike)} from others in {where}"
            raise LawBrokenError("secrets", told)

    def _secrets_at(self, state: Any, path: str) -> Iterator[tuple[Secret, Collection[Viewer]]]:
        for secret in self._places:
            numbers = _numbers(secret.place, path)
            if numbers is not None:
                yield secret, secret.known_to(state, *numbers)


def _alike(taken: Collection[frozenset[Any]]) -> set[Any]:
    """All values that one of them may be taken for, by way of others too."""
    alike = set(next(iter(taken)))
    while more := {value for both in taken if both & alike for value in both} - alike:
        alike |= more
    return alike


@cache
def _numbers(place: str, path: str) -> tuple[Seat, ...] | None:
    """The indexes where a place has stars, if a path is this place or lies beneath it."""
    pattern = re.escape(place).replace(r"\[\*\]", r"\[(\d+)\]")
    found = re.match(pattern + r"(?=[.\[]|$)", path)
    return None if found is None else tuple(Seat(int(number)) for number in found.groups())


@cache
def _steps(place: str) -> tuple[str, ...]:
    """From the state to a place: the names of fields, and indexes or stars."""
    return tuple(re.findall(r"\*|\w+", place))


def _parts(
    value: Any, steps: tuple[str, ...], path: str = "", numbers: tuple[Seat, ...] = ()
) -> Iterator[tuple[str, tuple[Seat, ...], Any]]:
    """Whatever lies at a place: where it does, the indexes where the place has stars, and it."""
    if not steps:
        yield path, numbers, value
    elif isinstance(value, dict) and steps[0] in value:
        below = f"{path}.{steps[0]}" if path else steps[0]
        yield from _parts(value[steps[0]], steps[1:], below, numbers)
    elif isinstance(value, list | tuple):
        for index, part in enumerate(value):
            starred = (*numbers, Seat(index)) if steps[0] == "*" else numbers
            if steps[0] in {"*", str(index)}:
                yield from _parts(part, steps[1:], f"{path}[{index}]", starred)


def _is_something(value: Any) -> bool:
    """Whether this is a value, and not nothing, or a list or mapping without any."""
    return value is not None and value is not ... and not isinstance(value, list | tuple | dict)


def _role(seats: tuple[Place, ...], viewer: Viewer) -> str:
    return seats[viewer].role if isinstance(viewer, int) else str(viewer)
