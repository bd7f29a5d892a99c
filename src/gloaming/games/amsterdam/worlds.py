"""Imagining: a whole match that a seat would have witnessed just as it did."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random

from gloaming.core import Back, Input, Knowledge, Left, Log, Millis, Seat, Stop, TimeUp
from gloaming.games.amsterdam import rules
from gloaming.games.amsterdam.beliefs import maps_left
from gloaming.games.amsterdam.city import DISTRICT_CELLS, slots
from gloaming.games.amsterdam.events import (
    CameBack,
    CardsLaid,
    CityLaid,
    Event,
    Froze,
    Given,
    GotReady,
    HurryEnded,
    IntelLaid,
    MatchStopped,
    Moved,
    OfficerNamed,
    PileRebuilt,
    Pointed,
    RaceBegan,
    RoundEnded,
    Signed,
    TimeRanOut,
    WentAway,
    Wished,
    Withdrew,
)
from gloaming.games.amsterdam.messages import (
    CELLS_A_SIDE,
    SIDES,
    DrawMap,
    Give,
    LayCard,
    LayDistrict,
    LayPicture,
    Move,
    Name,
    Options,
    Picture,
    Point,
    Ready,
    Sign,
    Stray,
    Wish,
    Withdraw,
)
from gloaming.games.amsterdam.state import State
from gloaming.games.amsterdam.views import View

Known = Knowledge[Options, Event, View]
BY_CLOCK = frozenset({HurryEnded, RaceBegan, TimeRanOut, PileRebuilt, CardsLaid, RoundEnded})
"""With these a moment begins only if nobody has done anything."""


def imagine(known: Known, rng: Random) -> Log[Move]:
    """What was not seen is filled in: which map it is, whose fingers, whose wish."""
    drawn = _maps(known, rng)
    telling = _Telling(rules.setup(known.options, known.seats), drawn)
    for moment in known.witnessed:
        telling.tell(moment.at, moment.events)
    return tuple(telling.log)


def _maps(known: Known, rng: Random) -> Iterator[DrawMap]:
    """The map of every round that has begun: where several fit, each is as likely."""
    every = [event for moment in known.witnessed for event in moment.events]
    begun = [index for index, event in enumerate(every) if isinstance(event, RaceBegan)]
    ends = [*begun[1:], len(every)]
    return iter([rng.choice(maps_left(known.options, every[:end])) for end in ends[: len(begun)]])


class _Telling:
    """The log so far, and the state to which it leads."""

    def __init__(self, state: State, drawn: Iterator[DrawMap]) -> None:
        self.log: list[Input[Move]] = []
        self._state, self._drawn = state, drawn
        self._at = Millis(0)

    def tell(self, at: Millis, events: Sequence[Event]) -> None:
        """One more moment."""
        self._at = at
        if _is_clocks(events):
            self._do("clock", TimeUp())
        for event in events:
            self._tell(event, events)

    def _do(self, by: Seat | str, *moves: Move) -> None:
        for move in moves:
            given: Input[Move] = Input(self._at, by, move)  # type: ignore[arg-type]
            self.log.append(given)
            self._state = rules.apply(self._state, given).state

    def _tell(self, event: Event, moment: Sequence[Event]) -> None:
        """What somebody did who is named; fingers are by far the most."""
        match event:
            case Pointed(seat, cell):
                self._do(seat, Point(cell))
            case Signed(seat, hint):
                self._do(seat, Sign(hint))
            case Withdrew(seat):
                self._do(seat, Withdraw())
            case Given(team, cards):
                self._do(self._state.side(team).officer, Give(cards))
            case Wished(team):
                self._do(self._state.side(team).officer, Wish())
            case GotReady(seat):
                self._do(seat, Ready())
            case OfficerNamed(_, seat, by):
                self._do(by, Name(seat))
            case _:
                self._tell_of_city(event, moment)

    def _tell_of_city(self, event: Event, moment: Sequence[Event]) -> None:
        """What was laid and drawn, and what others did unseen."""
        match event:
            case CardsLaid(cards):
                self._do("nature", *map(LayCard, cards))
            case Moved():
                self._move(event)
            case CityLaid(pictures):
                self._do("nature", *_laying(self._state, pictures))
            case IntelLaid(shown, row):
                self._do("nature", *map(LayCard, (*shown, *row)))
            case RaceBegan():
                self._do("nature", next(self._drawn))
            case Froze() if not any(isinstance(other, Wished) for other in moment):
                for side in self._state.sides:
                    self._do(side.officer, Wish())
            case _:
                self._tell_of_table(event)

    def _tell_of_table(self, event: Event) -> None:
        """What the host did; whatever is left follows from what was told."""
        match event:
            case WentAway(seat):
                self._do("host", Left(seat))
            case CameBack(seat):
                self._do("host", Back(seat))
            case MatchStopped():
                self._do("host", Stop())
            case _:
                pass

    def _move(self, event: Moved) -> None:
        """A figure that has not moved by what was seen: nature chose, or fingers were unseen."""
        if event.team in self._state.overdue:
            self._do("nature", Stray(event.cell))
            return
        side = self._state.side(event.team)
        present = [seat for seat in side.detectives if seat not in self._state.away]
        while self._state.side(event.team).given:
            self._do(present.pop(), Point(event.cell))


def _is_clocks(events: Sequence[Event]) -> bool:
    """Whether a moment began with the clock: nobody is seen to have done anything."""
    return type(events[0]) in BY_CLOCK


def _laying(state: State, pictures: tuple[Picture, ...]) -> Iterable[Move]:
    """How the city came to lie there, place by place."""
    by_cell = dict(zip(DISTRICT_CELLS, pictures, strict=True))
    for slot in slots(state.options.layout):
        first = by_cell[slot[0]]
        if len(slot) == 1:
            yield LayPicture(first)
        else:
            district, side = divmod(first // CELLS_A_SIDE, SIDES)
            yield LayDistrict(district, side)
