"""Telling moments of a match of Shadow Shift: what could have been done, and was not.

All of it is exact. The dice are those that were rolled, the counters stand where they stood, and
what the Guards might have thought is what they could have worked out.
"""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.core import Reason, Seat
from gloaming.games.shift import beliefs
from gloaming.games.shift.beliefs import Evidence
from gloaming.games.shift.course import Turn, looks, raid, raider, steps_to_vault
from gloaming.games.shift.events import Raided, ShownBlank, Spared, Uncovered, Walked
from gloaming.games.shift.messages import SHADOWS, Counter
from gloaming.games.shift.plan import NOWHERE, Square
from gloaming.games.shift.state import State


def moments(course: list[Turn]) -> list[Reason]:
    """One of each kind at most, in the order in which they came."""
    if not course:
        return []
    found = [sooner(course), let_be(course), likelier(course), into_view(course)]
    found.append(nearest(course) if raider(course) is None else within_reach(course))
    return sorted(
        (reason for reason in found if reason is not None), key=lambda one: int(one.args["round"])
    )


# A raid that nobody made


def sooner(course: list[Turn]) -> Reason | None:
    """The first turn in which a player could have raided a vault unseen, and did not."""
    for turn in course:
        state = turn.state
        own = [one for one in _criminals(state) if state.owner(one) == state.turn]
        ways = {counter: raid(state, counter) for counter in own}
        has_raided = any(isinstance(event, Raided) for event in turn.events())
        for counter, way in ways.items():
            if way is not None and not has_raided:
                die, square = way
                name = state.plan.names[square]
                return _of_owner("sooner", state, counter, die=die, square=name)
    return None


def _criminals(state: State) -> Iterator[Counter]:
    return (one for one in SHADOWS[: len(state.undersides) - 1] if state.undersides[one])


def _of_owner(name: str, state: State, counter: Counter, **more: int | str) -> Reason:
    """A sentence about a counter and whoever placed it."""
    seat = state.owner(counter)
    return Reason(name, {"round": state.round, "seat": seat, "counter": counter, **more})


# What the Guards passed by


def let_be(course: list[Turn]) -> Reason | None:
    """The last time that a Criminal in view was not turned over; best, the one that then raided."""
    spared = [
        (turn.state, event.counter)
        for turn in course
        for event in turn.events()
        if isinstance(event, Spared) and event.counter not in turn.criminals_shown()
    ]
    found = [(state, counter) for state, counter in spared if state.undersides[counter]]
    best = [(state, counter) for state, counter in found if counter == raider(course)]
    return _of_owner("let-be", *(best or found)[-1]) if found else None


def within_reach(course: list[Turn]) -> Reason | None:
    """The last turn in which a Guard could have come to see who raided; or that nobody ever did."""
    goal = raider(course)
    assert goal is not None
    for number in reversed(range(len(course))):
        turn = course[number]
        look = looks(turn.state).get(goal) if turn.is_guards else None
        if look is not None and goal not in turn.criminals_shown():
            passed = {"guard": look.guard, "counter": goal}
            bluff = _bluff(course[: number + 1], look.guard)
            if bluff is not None:
                return Reason("drawn-away", {"round": turn.state.round, **bluff, **passed})
            square = turn.state.plan.names[look.square]
            return _of_owner("within-reach", turn.state, die=look.die, square=square, **passed)
    is_shown = any(goal in turn.criminals_shown() for turn in course)
    return None if is_shown or let_be(course) else _of_owner("out-of-reach", course[-1].state, goal)


def _bluff(course: list[Turn], guard: Counter) -> dict[str, int] | None:
    """A blank that this Guard turned over in the last turn, if somebody had just walked it."""
    for flip in course[-1].flips():
        is_guards = flip.step is not None and flip.step.counter == guard
        seat = _walker(course, flip.event.counter) if is_guards else None
        if seat is not None and isinstance(flip.event, ShownBlank):
            return {"seat": seat, "blank": flip.event.counter}
    return None


def _walker(course: list[Turn], counter: Counter) -> Seat | None:
    """Who has moved a counter since the Guards' last turn but this one."""
    for number in reversed(range(len(course) - 1)):
        turn, after = course[number], course[number + 1].state
        if turn.is_guards:
            return None
        walked = any(
            isinstance(event, Walked) and event.counter == counter for event in turn.events()
        )
        if walked and turn.state.squares[counter] != after.squares[counter]:
            return turn.state.turn
    return None


def likelier(course: list[Turn]) -> Reason | None:
    """A turn in which Guards turned over blanks only, and a likelier one was within reach.

    How likely is what all ways to hide the Criminals say that flips have left; of several turns,
    the one in which it made the greatest difference.
    """
    found: list[tuple[int, Reason]] = []
    for turn in course:
        blanks = [flip.event.counter for flip in turn.flips() if flip.is_by_guard]
        if blanks and not turn.criminals_shown():
            found.extend(_likelier(turn.state, blanks))
    return max(found, key=lambda one: one[0])[1] if found else None


def _likelier(state: State, blanks: list[Counter]) -> Iterator[tuple[int, Reason]]:
    """Criminals within reach that were likelier than each of these, and by how much."""
    chances = beliefs.chances(Evidence(state.division, state.found, state.blank))
    blank = max(blanks, key=lambda one: chances[one])
    low = round(100 * chances[blank])
    for counter in looks(state):
        high = round(100 * chances[counter])
        is_new = state.undersides[counter] and not state.found >> counter & 1
        if is_new and high > low > 0:
            yield high - low, _of_owner("likelier", state, counter, blank=blank, low=low, high=high)


# What the Criminals gave away


def into_view(course: list[Turn]) -> Reason | None:
    """A Criminal that a Criminal player walked into view; of several, the nearest to a vault."""
    found = [
        (_steps(turn, flip.square), number, flip)
        for number, turn in enumerate(course)
        for flip in turn.flips()
        if isinstance(flip.event, Uncovered) and flip.step is not None and not flip.is_by_guard
    ]
    if not found:
        return None
    _, number, flip = min(found, key=lambda one: one[:2])
    state, step = course[number].state, flip.step
    assert step is not None
    return Reason("into-view", {
        "round": state.round, "seat": step.seat, "counter": flip.event.counter,
        "square": state.plan.names[flip.square],
    })  # fmt: skip


def _steps(turn: Turn, square: Square) -> int:
    return steps_to_vault(turn.state.options.board)[square]


def nearest(course: list[Turn]) -> Reason:
    """How near a vault a Criminal came: between turns, at the end, or when it was turned over."""
    places: list[tuple[int, int, Counter]] = []
    for number, turn in enumerate(course):
        for state in (turn.state, turn.deeds[-1].before):
            stand = [(state.squares[one], one) for one in _criminals(state)]
            shown = [(one.square, one.event.counter) for one in turn.flips()]
            criminals = [one for one in shown if state.undersides[one[1]]]
            places += [
                (_steps(turn, square), number, counter)
                for square, counter in (*stand, *criminals)
                if square != NOWHERE
            ]
    steps, number, counter = min(places)
    return _of_owner("nearest", course[number].state, counter, steps=steps)
