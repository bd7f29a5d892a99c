"""Which place in the deck a picture has: the names of recipes, and the numbers of the game."""

import re

INTEL, DISTRICTS = 84, 70
WHOLE = INTEL + DISTRICTS
PARTS = {"intel": INTEL, "districts": DISTRICTS}

INTEL_ID = re.compile(r"intel-(\d\d)")
DISTRICT_ID = re.compile(r"district-([1-7])([ab])([1-5])")

NAMES = (
    *(f"intel-{number:02}" for number in range(1, INTEL + 1)),
    *(f"district-{one}{side}{n}" for one in range(1, 8) for side in "ab" for n in range(1, 6)),
)
"""The recipes of the whole deck, in its order: Intel first."""


def place_of(name: str) -> tuple[str, int] | None:
    """The part of the deck and the number in it, counted from 0; nothing if it has none."""
    if found := INTEL_ID.fullmatch(name):
        number = int(found[1]) - 1
        return ("intel", number) if 0 <= number < INTEL else None
    if found := DISTRICT_ID.fullmatch(name):
        side = (int(found[1]) - 1) * 2 + "ab".index(found[2])
        return "districts", side * 5 + int(found[3]) - 1
    return None


def kind_of(name: str) -> str:
    """What a recipe of this name must call its kind."""
    return name.partition("-")[0]
