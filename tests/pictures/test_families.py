"""Things that people call by one word: no deck lives by one of them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tools.pictures.build import recipes
from tools.pictures.families import MOST, MOST_MOONS, families_of, too_many
from tools.pictures.language import Step
from tools.pictures.language.air import Moon, Sky
from tools.pictures.language.places import Library
from tools.pictures.language.things import Art, Icon, Photo
from tools.pictures.numbering import NAMES
from tools.pictures.recipe import Placed, Recipe


@pytest.fixture(scope="module")
def blank() -> Recipe:
    return recipes()[0]


def with_steps(blank: Recipe, *steps: Step, name: str = "intel-01") -> Recipe:
    return replace(blank, id=name, steps=tuple(Placed("", "", step) for step in steps), own=steps)


@pytest.mark.parametrize(
    "cat", [Icon(i="cat", size=9), Icon(i="black-cat", size=9), Art(m="cat_side"), Art(m="seacat")]
)
def test_a_cat_is_a_cat_however_it_is_drawn(blank: Recipe, cat: Step) -> None:
    assert families_of(with_steps(blank, cat)) == {"cat"}


def test_a_word_in_a_word_is_no_family(blank: Recipe) -> None:
    assert families_of(with_steps(blank, Icon(i="catapult", size=9), Art(m="keyhole"))) == set()


def test_a_photograph_of_a_fish_is_a_fish(blank: Recipe) -> None:
    assert families_of(with_steps(blank, Photo(x=1, y=2, rot=3, i="tropical-fish"))) == {"fish"}


def deck(blank: Recipe, step: Step, count: int) -> list[Recipe]:
    return [with_steps(blank, step, name=name) for name in NAMES[:count]]


def test_a_family_is_in_a_tenth_of_the_deck(blank: Recipe) -> None:
    cat = Icon(i="cat", size=9)
    assert list(too_many(deck(blank, cat, MOST))) == []
    (complaint,) = too_many(deck(blank, cat, MOST + 1))
    assert complaint.startswith("families.toml: a cat is in 16 pictures, not in at most 15: ")


def test_a_moon_is_in_half_of_the_deck(blank: Recipe) -> None:
    moon = Moon(x=500, y=200, r=60)
    assert list(too_many(deck(blank, moon, MOST_MOONS))) == []
    (complaint,) = too_many(deck(blank, moon, MOST_MOONS + 1))
    assert complaint.startswith("families.toml: a moon is in 78 pictures, not in at most 77")


@pytest.mark.parametrize(
    "step", [Sky(moon=(500, 200, 60)), Sky(moon=(920, 400, 60)), Library(), Art(m="moon_boat")]
)
def test_a_moon_that_is_seen_counts(blank: Recipe, step: Step) -> None:
    assert "moon" in families_of(with_steps(blank, step))


@pytest.mark.parametrize(
    "step",
    [Sky(), Sky(moon=(20, 900, 8)), Sky(moon=(500, 200, 10)), Moon(x=960, y=90, r=60)],
)
def test_a_moon_that_nobody_sees_does_not(blank: Recipe, step: Step) -> None:
    assert families_of(with_steps(blank, step)) == set()
