"""Making map cards: pairs that are fair to both teams, the easy ones first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from random import Random

from gloaming.core import Record
from gloaming.games.amsterdam.city import OPEN, START, STREETS, Cell
from gloaming.games.amsterdam.maps import COMMON, EASY, PAIRS, UNIQUE, Cells, Pair
from gloaming.games.amsterdam.messages import TEAMS, Team
from gloaming.games.amsterdam.survey import Survey, survey
from gloaming.games.amsterdam.views import Kind

MOST_WAYS = 1.5
"""No team has more than so many times the good ways of the other."""
MOST_POLICE = 0.3
"""No team has so many more Police cells beside its best ways, on average."""
MOST_OPEN_POLICE = 2
"""Of the open cells beside the Start, no more are Police for a team."""
CANDIDATES = 120
"""How many fair pairs are made before the forty are chosen."""


class Measured(Record):
    """A pair, and what the survey says of it for each team."""

    pair: Pair
    surveys: tuple[Survey, Survey]

    @property
    def is_fair(self) -> bool:
        """Whether both teams have it equally hard."""
        black, orange = self.surveys
        ways = sorted((black.ways, orange.ways))
        return (
            black.moves == orange.moves
            and ways[1] <= MOST_WAYS * ways[0]
            and abs(black.police - orange.police) <= MOST_POLICE
        )

    @property
    def hardness(self) -> tuple[int, float]:
        """Long ways are harder than short ones, then those beside the Police."""
        return self.surveys[0].moves, sum(survey.police for survey in self.surveys)


def measured(pair: Pair) -> Measured:
    """What the survey says of a pair."""
    black, orange = (survey(pair.kinds(team)) for team in TEAMS)
    return Measured(pair, (black, orange))


# Making


def candidates(rng: Random) -> Iterator[Measured]:
    """Fair pairs without end, all with the number 0."""
    while True:
        pair = _drawn(rng)
        if pair is not None and (made := measured(pair)).is_fair:
            yield made


def _drawn(rng: Random) -> Pair | None:
    """Cells drawn at random, or nothing if they do not keep to the rules of a pair."""
    free = [cell for cell in STREETS if cell != START]
    rng.shuffle(free)
    common = _taken(free, COMMON)
    unique: dict[Team, Cells] = {}
    for team in TEAMS:
        rng.shuffle(free)
        unique[team] = _taken([*free], UNIQUE)
    pair = Pair(0, common, unique)
    return pair if keeps_rules(pair) else None


def _taken(free: list[Cell], counts: Mapping[Kind, int]) -> Cells:
    return {kind: tuple(sorted(free.pop() for _ in range(counts[kind]))) for kind in counts}


def keeps_rules(pair: Pair) -> bool:
    """Whether no unique cell is of one kind on both cards, and the Start has a way out."""
    black, orange = (pair.kinds(team) for team in TEAMS)
    common = set(chain.from_iterable(pair.common.values()))
    is_unique = all(black[cell] != orange.get(cell) for cell in black if cell not in common)
    return is_unique and all(_has_way_out(kinds) for kinds in (black, orange))


def _has_way_out(kinds: dict[Cell, Kind]) -> bool:
    return sum(kinds.get(cell) == "police" for cell in OPEN) <= MOST_OPEN_POLICE


# Choosing


def chosen(made: list[Measured]) -> list[Pair]:
    """The easiest come first; the others are spread over all that is left, and keep their order."""
    by_hardness = sorted(made, key=lambda one: one.hardness)
    rest = by_hardness[EASY:]
    step = len(rest) / (PAIRS - EASY)
    spread = [rest[int(index * step)] for index in range(PAIRS - EASY)]
    every = [*by_hardness[:EASY], *spread]
    return [
        Pair(number, one.pair.common, one.pair.unique) for number, one in enumerate(every, start=1)
    ]


def written(pairs: list[Pair]) -> str:
    """The pairs as a file, to be read by people as well."""
    return "\n".join(map(_entry, pairs))


def _entry(pair: Pair) -> str:
    parts = [("common", pair.common), *pair.unique.items()]
    lines = [f"{name} = {{ {_cells(cells)} }}" for name, cells in parts]
    return "\n".join(("[[pair]]", f"number = {pair.number}", *lines, ""))


def _cells(cells: Cells) -> str:
    return ", ".join(f"{kind} = {list(places)}" for kind, places in cells.items())
