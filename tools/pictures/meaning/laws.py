"""What holds for the links between pictures, checked in the committed file, without a model.

How close is close depends on the deck. So links are measured by all links of Intel cards with
pictures of Districts: by how many of these are weaker, and by how far these lie apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, combinations
from statistics import median, pstdev, quantiles

from tools.pictures.meaning.kept import Matrix, Similarity
from tools.pictures.numbering import INTEL, NAMES

FEWEST, GOOD = 6, 80
"""So many Intel cards lead to each picture of a District, by links stronger than 80 of 100."""
ALONE = 1.0
"""How many usual steps the best card may be ahead of the next, or a detective need not think."""
A_SIDE, TOO_ALIKE = 5, 99
"""Pictures that lie on one side, and how many of 100 links are at least weaker than theirs."""
SAME = 0.9
"""Two pictures that have so much in common are one."""


class Scale:
    """What the links of a deck are measured by."""

    def __init__(self, told: Similarity) -> None:
        every = list(chain.from_iterable(told.districts))
        self._hundredths = quantiles(every, n=100, method="inclusive")
        self.middle = median(every)
        self.step = pstdev(every)

    def above(self, share: int) -> float:
        """What is stronger than so many of a hundred."""
        return self._hundredths[share - 1]


def wrong(told: Similarity) -> Iterator[str]:
    """Pictures that no card leads to, that one card alone gives away, or that are too alike."""
    scale = Scale(told)
    for name, cards in zip(NAMES[INTEL:], zip(*told.districts, strict=True), strict=True):
        yield from (f"{name}.toml: {one}" for one in _led_to(sorted(cards, reverse=True), scale))
    yield from _neighbours(told.sides, scale)
    yield from _same(told.whole())


def _led_to(cards: list[float], scale: Scale) -> Iterator[str]:
    """How a picture is reached, by its links to all cards, the best first."""
    good = sum(link >= scale.above(GOOD) for link in cards)
    if good < FEWEST:
        yield f"{good} Intel cards lead to it, not at least {FEWEST}"
    if cards[0] - cards[1] > ALONE * scale.step:
        yield "one Intel card alone gives it away"


def _neighbours(sides: Matrix, scale: Scale) -> Iterator[str]:
    for start in range(0, len(sides), A_SIDE):
        for one, other in combinations(range(start, start + A_SIDE), 2):
            if sides[one][other] > scale.above(TOO_ALIKE):
                names = f"{NAMES[INTEL + one]}.toml, {NAMES[INTEL + other]}.toml"
                yield f"{names}: they lie on one side and are too alike"


def weak_bridges(told: Similarity, bridges: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Bridges to pictures that most others have more to do with."""
    whole, middle = told.whole(), Scale(told).middle
    place = {name: number for number, name in enumerate(NAMES)}
    for name, others in bridges.items():
        for other in others:
            link = whole[place[name]][place[other]] if {name, other} <= place.keys() else 1
            if link < middle:
                yield f"{name}.toml: its bridge to {other} is weaker than half of all links"


def _same(whole: Matrix) -> Iterator[str]:
    for one, other in combinations(range(len(whole)), 2):
        if whole[one][other] >= SAME:
            yield f"{NAMES[one]}.toml, {NAMES[other]}.toml: they have too much in common"
