"""A referee for Shadow Shift, who knows the rules and the drawing of the board, and no code of it.

It goes by events alone, and looks for walls in the drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import takewhile
from typing import Any

from gloaming.core import Seat
from gloaming.games.shift import events as told
from gloaming.games.shift.messages import GUARDS, SHADOWS, Counter, Options, SquareName

Point = tuple[int, int]
"""The column and the row, from 0."""
AFTER = told.ReachedVault | told.MatchEnded
"""With these the flips of a step are over."""
ANSWERS = told.Spared | told.ShownBlank | told.Uncovered
SIDES = ((0, -1), (-1, 0), (1, 0), (0, 1))


class Floor:
    """The drawing: squares are every second character of every second line."""

    def __init__(self, drawing: str) -> None:
        self._lines = drawing.rstrip().split("\n")
        self.points = [
            (column, row)
            for row in range(len(self._lines) // 2)
            for column in range(len(self._lines[0]) // 2)
        ]
        self.vents = [point for point in self.points if self._sign(point) == "V"]
        self.vaults = [point for point in self.points if self._sign(point) == "X"]

    def _sign(self, point: Point) -> str:
        return self._lines[2 * point[1] + 1][2 * point[0] + 1]

    def next_to(self, point: Point) -> list[Point]:
        """Where a step leads."""
        return [to for side in SIDES if (to := self._step(point, side)) is not None]

    def _step(self, point: Point, side: Point) -> Point | None:
        (column, row), (right, down) = point, side
        wall = self._lines[2 * row + 1 + down][2 * column + 1 + right]
        return (column + right, row + down) if wall == " " else None

    def sees(self, one: Point, other: Point) -> bool:
        """Whether they are in one row or column with no wall between."""
        for side in SIDES:
            point = self._step(one, side)
            while point is not None:
                if point == other:
                    return True
                point = self._step(point, side)
        return False

    def steps_from_a_vent(self) -> dict[Point, int]:
        """How far every square is from the nearest one."""
        steps, ring = dict.fromkeys(self.vents, 0), self.vents
        while ring:
            ring = [to for point in ring for to in self.next_to(point) if to not in steps]
            steps |= {to: 1 + min(steps.get(by, 999) for by in self.next_to(to)) for to in ring}
        return steps


def point(name: SquareName) -> Point:
    """A square as people call it."""
    return ord(name[0]) - ord("A"), int(name[1:]) - 1


class Referee:
    """Where everything stands, as the events have told it."""

    def __init__(self, options: Options, floor: Floor, guard: Seat) -> None:
        self.options, self.floor, self.guard = options, floor, guard
        self.stands: dict[Counter, Point] = {}
        self.owner: dict[Counter, Seat] = {}
        self.criminals: set[Counter] = set()
        self.passed: set[Counter] = set()
        """What need not be flipped: seen to be blank, put back, or let be."""
        self.safe: set[Counter] = set()
        self.found: set[Counter] = set()
        self.turn: Seat | None = None
        self.left: list[int] = []
        self.way: tuple[Counter, int, int] | None = None
        """Which counter is on its way, by which die, and its steps left."""
        self.done: set[Counter] = set()
        self.due: set[Counter] = set()
        self.asked: Counter | None = None
        """About which the Guard player is to decide, before anything else comes of a step."""
        self.looked = 0
        self.back: list[Callable[[], None]] = []

    def hears(self, events: Iterable[Any]) -> None:
        """What happened at once; afterwards nothing may be overlooked."""
        happened = [*events]
        if any(isinstance(one, ANSWERS) and one.counter == self.asked for one in happened):
            self.asked = None
        for number, event in enumerate(happened):
            judge = getattr(self, f"_{type(event).__name__}", None)
            if judge is not None:
                judge(event)
            if isinstance(event, told.Walked):
                self._is_in_order(event, happened[number + 1 :])
        self._overlooks_nothing()

    def _is_in_order(self, walked: told.Walked, then: list[Any]) -> None:
        flips = [one.counter for one in takewhile(lambda one: not isinstance(one, AFTER), then)
                 if isinstance(one, told.ShownBlank | told.Uncovered)]  # fmt: skip

        def turn(counter: Counter) -> tuple[bool, bool, int, int]:
            column, row = self.stands[counter]
            return counter != walked.counter, counter != walked.swapped, row, column

        assert flips == sorted(flips, key=turn), "SHIFT-36"

    def _overlooks_nothing(self) -> None:
        assert len(set(self.stands.values())) == len(self.stands), "SHIFT-14"
        if self.options.flips == "always" and self.turn is not None:
            open_ones = set(self.stands) - self.passed - self.safe - set(GUARDS)
            assert not [one for one in open_ones if self._is_seen(one)], "SHIFT-17, SHIFT-22"
        if self.asked is not None:
            return
        on_doors = [one for one, at in self.stands.items() if at in self.floor.vaults]
        assert set(on_doors) <= {*GUARDS, *self.found, *self.raiders}, "SHIFT-23"

    def agrees(self, spared: int) -> None:
        """What is said to have been let be was, and stands there in view."""
        for counter in SHADOWS:
            if spared >> counter & 1:
                assert counter in self.spared & self.passed, "SHIFT-22"
                assert self._is_seen(counter), "SHIFT-22"

    raiders: frozenset[Counter] = frozenset()

    def _is_seen(self, counter: Counter) -> bool:
        at = self.stands[counter]
        return any(self.floor.sees(self.stands[one], at) for one in GUARDS if one in self.stands)

    # Setting up

    def _Placed(self, event: told.Placed) -> None:  # noqa: N802 - named as the event is
        at = point(event.square)
        near = {*self.floor.vents, *(to for v in self.floor.vents for to in self.floor.next_to(v))}
        assert at in near - {*self.stands.values()}, "SHIFT-07"
        self.stands[event.counter] = at
        self.owner[event.counter] = event.seat
        if event.is_criminal:
            self.criminals.add(event.counter)

    def _GuardPlaced(self, event: told.GuardPlaced) -> None:  # noqa: N802
        assert point(event.square) in {*self.floor.vaults} - {*self.stands.values()}, "SHIFT-08"
        self.stands[event.counter] = point(event.square)

    # Turns

    def _TurnBegan(self, event: told.TurnBegan) -> None:  # noqa: N802
        assert not self.due, "SHIFT-36"
        self.turn, self.left, self.way, self.done = event.seat, [], None, set()
        self.looked, self.back = 0, []
        assert event.seat == self.guard or self._has_criminals(event.seat), "SHIFT-09"

    def _has_criminals(self, seat: Seat) -> bool:
        own = {one for one in self.criminals if self.owner[one] == seat}
        return self.options.rules == "family" or bool(own - self.found)

    def _Rolled(self, event: told.Rolled) -> None:  # noqa: N802
        assert event.seat == self.turn, "SHIFT-10"
        assert self.looked == 0, "SHIFT-27"
        self.left = [event.first, event.second]

    def _Walked(self, event: told.Walked) -> None:  # noqa: N802
        counter, at = event.counter, self.stands[event.counter]
        assert event.seat == self.turn, "SHIFT-10"
        assert (counter in GUARDS) == (event.seat == self.guard), "SHIFT-11"
        assert point(event.square) in self.floor.next_to(at), "SHIFT-13"
        self.back.append(self._undoing())
        if self.way is None or self.way[0] != counter:
            self._takes_a_die(counter, event.die)
        assert self.way is not None
        _, die, steps = self.way
        assert die == event.die, "SHIFT-10"
        assert steps > 0, "SHIFT-12"
        self.way = (counter, die, steps - 1)
        self._moves(counter, point(event.square), event.swapped)

    def _takes_a_die(self, counter: Counter, die: int) -> None:
        assert counter not in self.done, "SHIFT-10"
        if self.way is not None:
            self.done.add(self.way[0])
        self.left.remove(die)
        self.way = (counter, die, die)

    def _moves(self, counter: Counter, to: Point, swapped: Counter | None) -> None:
        there = next((one for one, at in self.stands.items() if at == to), None)
        assert there == swapped, "SHIFT-15"
        if there is not None:
            self.stands[there] = self.stands[counter]
        self.stands[counter] = to
        self.safe -= {counter, there}
        self.passed -= {one for one in self.passed & self.spared if not self._is_seen(one)}

    spared: frozenset[Counter] = frozenset()

    def _undoing(self) -> Callable[[], None]:
        before = (dict(self.stands), set(self.safe), set(self.passed), set(self.done))
        way, left = self.way, [*self.left]

        def undo() -> None:
            self.stands, self.safe, self.passed, self.done = before
            self.way, self.left = way, left

        return undo

    def _TookBack(self, event: told.TookBack) -> None:  # noqa: N802
        assert event.seat == self.turn, "SHIFT-39"
        self.back.pop()()
        assert self.stands[event.counter] == point(event.square), "SHIFT-39"

    def _LookedUnder(self, event: told.LookedUnder) -> None:  # noqa: N802
        self.looked += 1
        assert self.looked <= 4, "SHIFT-27"
        assert event.seat == self.turn != self.guard, "SHIFT-27"
        assert event.is_criminal == (event.counter in self.criminals), "SHIFT-27"

    # Flips

    def _CameIntoView(self, event: told.CameIntoView) -> None:  # noqa: N802
        assert event.counter not in self.passed | self.safe, "SHIFT-22"
        assert self._is_seen(event.counter), "SHIFT-16"
        self.asked = event.counter
        self.back = []

    def _Spared(self, event: told.Spared) -> None:  # noqa: N802
        self.spared |= {event.counter}
        self.passed.add(event.counter)

    def _ShownBlank(self, event: told.ShownBlank) -> None:  # noqa: N802
        counter = event.counter
        assert counter not in self.criminals, "SHIFT-18"
        self.spared -= {counter}
        self.passed.add(counter)
        self.back = []
        if self.stands[counter] in self.floor.vaults and counter in self.raiders:
            self._leaves(counter)
            self.due.add(counter)
        else:
            assert self._is_seen(counter), "SHIFT-16"

    def _Uncovered(self, event: told.Uncovered) -> None:  # noqa: N802
        counter = event.counter
        assert counter in self.criminals, "SHIFT-18"
        assert (self.owner[counter], self._is_seen(counter)) == (event.seat, True), "SHIFT-18"
        self.spared -= {counter}
        self.passed.discard(counter)
        self.found.add(counter)
        self.back = []
        self._leaves(counter)
        if self.options.rules == "family":
            self.due.add(counter)

    def _leaves(self, counter: Counter) -> None:
        del self.stands[counter]
        if self.way is not None and self.way[0] == counter:
            self.done.add(counter)
            self.way = None

    def _ReachedVault(self, event: told.ReachedVault) -> None:  # noqa: N802
        assert self.stands[event.counter] == point(event.square), "SHIFT-23"
        assert self.stands[event.counter] in self.floor.vaults, "SHIFT-23"
        self.raiders = frozenset({event.counter})

    def _Raided(self, event: told.Raided) -> None:  # noqa: N802
        assert event.counter in self.criminals & self.raiders, "SHIFT-25"
        assert self.owner[event.counter] == event.seat, "SHIFT-25"

    def _WentBack(self, event: told.WentBack) -> None:  # noqa: N802
        steps = self.floor.steps_from_a_vent()
        taken = {*self.stands.values(), *self.floor.vaults}
        nearest = min(steps[one] for one in self.floor.points if one not in taken)
        assert point(event.square) not in taken, "SHIFT-26"
        assert steps[point(event.square)] == nearest, "SHIFT-26"
        self._chooses_rightly(event.seat, event.counter)
        self.due.remove(event.counter)
        self.stands[event.counter] = point(event.square)
        self.safe.add(event.counter)

    def _chooses_rightly(self, seat: Seat, counter: Counter) -> None:
        if counter in self.criminals:
            assert seat == self.owner[counter], "SHIFT-20"
        elif self.turn != self.guard:
            assert seat == self.turn, "SHIFT-24"
        elif self._has_criminals(self.owner[counter]):
            assert seat == self.owner[counter], "SHIFT-24"
        else:
            assert self._has_criminals(seat), "SHIFT-24"

    def _MatchEnded(self, event: told.MatchEnded) -> None:  # noqa: N802
        if event.winners == (self.guard,):
            assert self.found >= self.criminals, "SHIFT-28, SHIFT-29"
        elif event.winners:
            (raider,) = self.raiders
            assert event.winners == (self.owner[raider],), "SHIFT-30"
        self.turn = None
