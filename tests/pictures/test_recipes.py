"""Recipes are read and checked without painting; what is wrong is named with file and step."""

from pathlib import Path

import pytest

from tools.pictures.language.air import Rain, Sky
from tools.pictures.language.things import Art, Icon, Who
from tools.pictures.recipe import BrokenRecipeError, Recipe, read

HEAD = 'kind = "intel"\npalette = "midnight"\n'


def written(folder: Path, steps: str, head: str = HEAD) -> Path:
    file = folder / "intel-01.toml"
    file.write_text(f"{head}do = [\n{steps}\n]\n", "utf-8")
    return file


def recipe(folder: Path, steps: str, head: str = HEAD) -> Recipe:
    return read(written(folder, steps, head))


def test_steps_are_read_in_order(tmp_path: Path) -> None:
    steps = "{ sky = { stars = 5 } }, { rain = {} }, 'train'"
    found = recipe(tmp_path, steps)
    first, second = (one.step for one in found.steps[:2])
    assert first == Sky(stars=5)
    assert second == Rain()
    assert found.named == ("sky", "rain", "train")


def test_a_place_is_taken_apart(tmp_path: Path) -> None:
    found = recipe(tmp_path, "{ tulips = {} }")
    kinds = [type(one.step).__name__ for one in found.steps]
    assert kinds == ["Art", "Glow", "Cone"] * 3
    assert found.own == ()
    assert "places/tulips.toml step 2 (glow)" in found.steps[1].where


def test_colours_have_names(tmp_path: Path) -> None:
    head = f'{HEAD}pal = {{ accent = "#ff0000" }}\n'
    steps = """{ icon = { i = "cat", x = 1, y = 2, size = 3, tint = "$accent" } },
    { art = { m = "key", args = { c = "$accent+#000.5" } } },
    { svg = { b = '<path d="M0,0h9v9Z" fill="$accent"/>' } }"""
    icon, art, svg = (one.step for one in recipe(tmp_path, steps, head).steps)
    assert isinstance(icon, Icon)
    assert icon.tint == "#ff0000"
    assert isinstance(art, Art)
    assert art.args == {"c": "#800000"}
    assert 'fill="#ff0000"' in str(svg)


def test_people_hold_one_thing_or_several(tmp_path: Path) -> None:
    key = '{ m = "key", k = 0.3, hand = "hb" }'
    one = recipe(tmp_path, f"{{ who = {{ x = 1, y = 2, hold = {key} }} }}").steps[0].step
    two = recipe(tmp_path, f"{{ who = {{ x = 1, y = 2, hold = [{key}, {key}] }} }}").steps[0].step
    assert isinstance(one, Who)
    assert isinstance(two, Who)
    assert two.hold == (one.hold, one.hold)


BROKEN = {
    "{ rain = { n = 'many' } }": "step 1 (rain): Expected `int`, got `str` - at `$.n`",
    "{ sky = {} }, { rain = { nn = 3 } }": "step 2 (rain): Object contains unknown field `nn`",
    "{ rain = {} }, { drizzle = {} }": "step 2 (drizzle): there is no such step or place",
    "{ moon = { x = 1, y = 2 } }": "step 1 (moon): Object missing required field `r`",
    "{ art = { m = 'nothing' } }": "step 1 (art): there is no motif nothing",
    "{ art = { m = 'key', args = { d = '#fff' } } }": "step 1 (art): key has no d; it has c",
    "{ art = { m = 'clock', args = { day = 3 } } }": "step 1 (art): Object contains unknown",
    "{ who = { pose = 'fly', x = 1, y = 2 } }": "step 1 (who): there is no pose fly",
    "{ who = { hold = { m = 'nothing' } } }": "step 1 (who): there is no motif nothing",
    "{ who = { hold = { size = 90 } } }": "step 1 (who): what is held is a motif",
    "{ street = { floor = 'mud' } }": "step 1 (street): Invalid enum value 'mud' - at `$.floor`",
    "{ glow = { x = 1, y = 2, r = 3, color = '$gold' } }": "step 1 (glow): there is no $gold",
    "{ tulips = { n = 3 } }": "step 1 (tulips): it has no n; it has none",
    "{ rain = {}, snow = {} }": "step 1: a step is { name = { values } }",
    "{ rain = 3 }": "step 1 (rain): its values are",
}


@pytest.mark.parametrize("steps", BROKEN)
def test_a_broken_step_is_named(tmp_path: Path, steps: str) -> None:
    with pytest.raises(BrokenRecipeError) as caught:
        recipe(tmp_path, steps)
    assert str(caught.value).startswith(f"intel-01.toml, {BROKEN[steps]}")


BROKEN_HEADS = {
    'kind = "intel"\npalette = "mauve"\n': "there is no palette mauve",
    'kind = "poem"\npalette = "rose"\n': "Invalid enum value 'poem' - at `$.kind`",
    'kind = "intel"\n': "Object missing required field `palette`",
    f"{HEAD}sed = 3\n": "Object contains unknown field `sed`",
    f"{HEAD}finish = {{ tilt = true }}\n": "Expected `float`, got `bool` - at `$.finish.tilt`",
    f"{HEAD}seed = .5\n": "Invalid value (at line 3, column 8)",
}


@pytest.mark.parametrize("head", BROKEN_HEADS)
def test_a_broken_recipe_is_named(tmp_path: Path, head: str) -> None:
    with pytest.raises(BrokenRecipeError) as caught:
        recipe(tmp_path, "{ rain = {} }", head)
    assert str(caught.value).startswith(f"intel-01.toml: {BROKEN_HEADS[head]}")


# Places


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("tools.pictures.recipe.PLACES", tmp_path)
    return tmp_path


def test_a_place_has_values_of_its_own(places: Path) -> None:
    text = "own = { drops = 3 }\ndo = [{ rain = { n = '@drops', angle = 5 } }]\n"
    (places / "drizzle_one.toml").write_text(text)
    usual, more = (
        recipe(places, f"{{ drizzle_one = {values} }}").steps[0].step
        for values in ("{}", "{ drops = 7 }")
    )
    assert usual == Rain(n=3, angle=5)
    assert more == Rain(n=7, angle=5)


def test_what_is_wrong_in_a_place_is_named(places: Path) -> None:
    (places / "drizzle_two.toml").write_text("do = [{ sky = {} }, { rain = { nn = 3 } }]\n")
    with pytest.raises(BrokenRecipeError, match=r"step 1 \(drizzle_two\), places/drizzle_two"):
        recipe(places, "{ drizzle_two = {} }")
    (places / "drizzle_three.toml").write_text("do = [\n")
    with pytest.raises(BrokenRecipeError, match=r"places/drizzle_three\.toml: "):
        recipe(places, "{ drizzle_three = {} }")


def test_a_place_is_not_made_of_itself(places: Path) -> None:
    (places / "mirrors.toml").write_text("do = [{ mirrors = {} }]\n")
    with pytest.raises(BrokenRecipeError, match="it is made of itself"):
        recipe(places, "{ mirrors = {} }")
