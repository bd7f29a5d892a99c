"""The deck as it lies in the tree: every recipe can be painted, and none breaks the deck's laws."""

import re
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tools.pictures import lint, measures
from tools.pictures.__main__ import GAME
from tools.pictures.build import in_order, recipes
from tools.pictures.deck import PLACES, RECIPES
from tools.pictures.encode import SIZES
from tools.pictures.language import STEPS
from tools.pictures.numbering import NAMES, WHOLE
from tools.pictures.recipe import Recipe, read
from tools.steps import ROOT

DOCUMENT = ROOT / "docs" / "pictures.md"
SHIPPED = {"names.json", "described.json", "similarity.json"}
"""What the game reads of the pictures; the rest is for whoever paints."""


@pytest.fixture(scope="module")
def deck() -> list[Recipe]:
    return recipes()


def test_every_number_of_the_game_has_its_recipe(deck: list[Recipe]) -> None:
    assert {recipe.id for recipe in deck} == set(NAMES)
    assert len(deck) == len(list(RECIPES.glob("*.toml"))) == WHOLE


def test_nothing_is_wrong_with_the_deck(deck: list[Recipe]) -> None:
    assert "\n".join(lint.complaints(deck, GAME)) == ""


def test_no_place_hides_a_step() -> None:
    assert not {file.stem for file in PLACES.glob("*.toml")} & set(STEPS)


def test_all_pictures_together_are_light() -> None:
    """With all that is shipped beside them."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    left_out = told["tool"]["hatch"]["build"]["targets"]["wheel"]["exclude"]
    shipped = [
        file
        for file in GAME.iterdir()
        if not any(fnmatch(file.relative_to(ROOT).as_posix(), one) for one in left_out)
    ]
    assert {file.name for file in shipped if file.suffix == ".json"} == SHIPPED
    assert sum(file.stat().st_size for file in shipped) < 7 * 2**20


def test_names_and_words_are_those_of_the_recipes(deck: list[Recipe]) -> None:
    """Whoever changes what is said of a picture writes it to the game before committing."""
    for name, content in in_order(deck, measures.read(GAME)).items():
        assert (GAME / name).read_text("utf-8") == content, name


def test_painted_pictures_are_what_their_recipes_say(deck: list[Recipe]) -> None:
    """Whoever changes a recipe, a motif or the painter paints again before committing."""
    known, of_engine = measures.read(GAME), measures.engine()
    stale = {
        recipe.id
        for recipe in deck
        if known[recipe.id].digest != measures.digest(recipe, of_engine)
    }
    assert stale == set()


def test_what_is_measured_is_there() -> None:
    for one in measures.read(GAME).values():
        assert all(Path(GAME, f"{one.name}{after}.webp").exists() for after in SIZES)


def test_every_step_is_told_of_and_no_other() -> None:
    text = DOCUMENT.read_text("utf-8").partition("## The steps")[2].partition("A **motif**")[0]
    assert set(re.findall(r"`([a-z_]+)`", text)) == {*STEPS, "hold"}


def test_the_recipe_in_the_document_can_be_painted(tmp_path: Path) -> None:
    (shown,) = re.findall(r"(?ms)^```toml\n(.*?)^```$", DOCUMENT.read_text("utf-8"))
    file = tmp_path / "intel-02.toml"
    file.write_text(shown, "utf-8")
    assert read(file).hero == "umbrella_inv"


def test_whose_icons_they_are_is_told() -> None:
    notice = (ROOT / "NOTICE").read_text("utf-8")
    assert "Noto" in notice
    assert "Apache License 2.0" in notice


def test_whose_model_it_is_is_told() -> None:
    assert "all-MiniLM-L6-v2" in (ROOT / "NOTICE").read_text("utf-8")
