"""Painting itself."""

import io
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tools.pictures import measures
from tools.pictures.__main__ import GAME
from tools.pictures.build import recipes
from tools.pictures.encode import PAINTED, files_of
from tools.pictures.families import families_of
from tools.pictures.language import STEPS
from tools.pictures.paint import country, halls, paint, sky, streets
from tools.pictures.paint.arrays import Array
from tools.pictures.paint.draws import DRAWERS
from tools.pictures.paint.measuring import measured
from tools.pictures.recipe import BrokenRecipeError, Recipe, read

SMALL = 120
HEAD = 'kind = "intel"\npalette = "teal"\nhero = "key"\n'


def recipe(folder: Path, steps: str) -> Recipe:
    file = folder / "intel-01.toml"
    file.write_text(f"{HEAD}do = [\n{steps}\n]\n", "utf-8")
    return read(file)


def test_every_step_has_somebody_who_draws_it() -> None:
    assert set(STEPS.values()) == set(DRAWERS)


def test_the_same_recipe_gives_the_same_pixels() -> None:
    one = next(one for one in recipes() if one.id == "intel-02")
    first, second = (paint(one, 320)[0].tobytes() for _ in range(2))
    assert first == second


QUICK = sorted(recipes(), key=lambda one: len(one.steps))[:2]


@pytest.mark.parametrize("one", QUICK, ids=lambda one: one.id)
def test_what_is_committed_is_what_is_painted(one: Recipe) -> None:
    """To the eye: another processor or another numpy may round a colour the other way."""
    committed = GAME / f"{measures.read(GAME)[one.id].name}.webp"
    name, files = files_of(paint(one, PAINTED)[0])
    again, before = pixels(files[f"{name}.webp"]), pixels(committed.read_bytes())
    assert np.abs(again - before).mean() < 1


def pixels(file: bytes) -> Array:
    return np.asarray(Image.open(io.BytesIO(file)).convert("RGB"), np.float32)


BOX = '<path d="M200,200 h600 v600 h-600Z" fill="#ffffff"/>'

NEEDED = {
    "addlight": "x = 500, y = 500, r = 300, color = '#ffffff'",
    "art": "m = 'key', x = 500, y = 500",
    "beam": "x = 500, y = 100, ang = 90, spread = 10, length = 800, color = '#ffffff'",
    "bike": "x = 500, base = 800, s = 60",
    "boat": "x = 500, y = 700, s = 200",
    "bridge": "y = 700",
    "clothesline": "x0 = 100, y0 = 300, x1 = 900, y1 = 300",
    "cloud": "x = 500, y = 400, w = 300, c = '#ffffff'",
    "cone": "x = 500, y = 200, x1 = 300, x2 = 700, y2 = 900, color = '#ffffff'",
    "fog": "y = 500, spread = 200",
    "glow": "x = 500, y = 500, r = 300, color = '#ffffff'",
    "houseboat": "x = 500, y = 700, s = 200",
    "lamp": "x = 500, base = 800, h = 400",
    "light": "x = 500, y = 500",
    "mask_shape": "d = 'M300,300 h400 v400 h-400Z'",
    "moon": "x = 500, y = 400, r = 150, phase = 0.4",
    "ridebike": "x = 500, y = 800",
    "room": "curtain = '#ff0000', pattern = 'tiles'",
    "s_map": "x = 500, y = 500, k = 1, rot = 5",
    "sheet": f"b = '{BOX}', repeat = {{ n = 2, dx = 9, jitter = 3 }}",
    "stall": "x = 500, base = 800, w = 400, col = '#ff0000'",
    "string": "pts = [[100, 100], [900, 900]]",
    "string_lights": "pts = [[100, 300, 900, 300]]",
    "svg": f"b = '{BOX}'",
    "tree": "x = 500, base = 900, h = 800",
    "wallshadow": "m = 'key', x = 500, y = 500",
    "water": "y = 500",
    "wavesop": "y = 500",
    "who": "x = 500, y = 800, k = 2, hold = { m = 'key' }",
    "windmill": "x = 500, base = 900, h = 600",
}
"""What must be said of a step, for those that cannot do without."""
WITH_ICONS = {"icon", "photo"}
AFTER = {"more_waves"}
"""What only goes on with what is there."""


@pytest.mark.parametrize("name", sorted(set(STEPS) - WITH_ICONS - AFTER))
def test_every_step_changes_the_picture(tmp_path: Path, name: str) -> None:
    ground = '{ svg = { b = \'<path d="M0,0 h1000 v500 h-1000Z" fill="#7a6a5a"/>\' } }'
    light = "{ art = { m = 'mask', x = 500, y = 600, k = 1.5 } }"
    step = f"{{ {name} = {{ {NEEDED.get(name, '')} }} }}"
    before, _ = paint(recipe(tmp_path, f"{ground}, {light}"), SMALL)
    after, _ = paint(recipe(tmp_path, f"{ground}, {step}, {light}"), SMALL)
    assert np.abs(np.asarray(before, int) - np.asarray(after, int)).max() > 8


@pytest.mark.parametrize("name", sorted(set(STEPS) - WITH_ICONS - AFTER - {"moon"}))
def test_it_is_known_where_a_moon_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """The law of moons counts those that are drawn, whoever draws them."""
    drawn = []
    for part in (country, halls, sky, streets):
        monkeypatch.setattr(part, "moon", lambda _scene, step: drawn.append(step))
    one = recipe(tmp_path, f"{{ {name} = {{ {NEEDED.get(name, '')} }} }}")
    paint(one, SMALL)
    assert ("moon" in families_of(one)) == bool(drawn)


def test_waves_go_on_where_they_stopped(tmp_path: Path) -> None:
    whole, _ = paint(recipe(tmp_path, "{ wavesop = { y = 300, n = 4, only = 4 } }"), SMALL)
    steps = "{ wavesop = { y = 300, n = 4, only = 1 } }, { more_waves = { k = 2 } }, 'more_waves'"
    assert paint(recipe(tmp_path, steps), SMALL)[0].tobytes() == whole.tobytes()


def test_what_cannot_be_drawn_is_named(tmp_path: Path) -> None:
    steps = "{ sky = {} }, { art = { m = 'key', clipframe = 2 } }"
    with pytest.raises(BrokenRecipeError, match=r"intel-01\.toml, step 2 \(art\): "):
        paint(recipe(tmp_path, steps), SMALL)


# Measures


def test_the_hero_is_measured(tmp_path: Path) -> None:
    def of(x: float, k: float) -> tuple[float, float]:
        one = recipe(tmp_path, f"{{ art = {{ m = 'key', x = {x}, y = 500, k = {k} }} }}")
        return measured(paint(one, 400)[1], one.hero)

    (small, inside), (large, _), (aside, cut) = of(500, 1), of(500, 2), of(950, 1)
    assert 0.25 < small < 0.35
    assert large == pytest.approx(2 * small, rel=0.05)
    assert inside == 1
    assert aside < small * 0.7
    assert cut < inside


def test_a_hero_in_parts_is_measured_whole(tmp_path: Path) -> None:
    parts = (
        f"{{ art = {{ m = 'key', x = 500, y = 500, part = [{n}, {n + 1}] }} }}" for n in (0, 1)
    )
    apart = recipe(tmp_path, ", ".join(parts))
    whole = recipe(tmp_path, "{ art = { m = 'key', x = 500, y = 500 } }")
    scenes = [paint(one, 400)[1] for one in (apart, whole)]
    assert measured(scenes[0], "key") == measured(scenes[1], "key")


def test_a_step_can_be_the_hero(tmp_path: Path) -> None:
    steps = "{ sky = {} }, { windmill = { x = 500, base = 900, h = 700 } }"
    one = read_with_hero(tmp_path, steps, "windmill")
    assert measured(paint(one, 200)[1], "windmill")[0] > 0.4


def test_a_hero_that_is_not_there_has_no_width(tmp_path: Path) -> None:
    one = recipe(tmp_path, "{ sky = {} }")
    assert measured(paint(one, SMALL)[1], one.hero) == (0, 0)


def read_with_hero(folder: Path, steps: str, hero: str) -> Recipe:
    file = folder / "intel-01.toml"
    file.write_text(f'kind = "intel"\npalette = "teal"\nhero = "{hero}"\ndo = [{steps}]\n', "utf-8")
    return read(file)
