"""The laws of the deck: each is broken once, and the breach is named with its file."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image, ImageDraw

from tools.pictures import lint
from tools.pictures.__main__ import GAME
from tools.pictures.build import recipes
from tools.pictures.language.things import (
    Art,
    Bike,
    Bridge,
    Held,
    Icon,
    Lamp,
    Sheet,
    Svg,
    Wallshadow,
    Who,
)
from tools.pictures.measures import Measure
from tools.pictures.recipe import Alt, Placed, Recipe, Tags, read

WORDS = Alt("Night.", "Nuit.", "Noc.")
TAGS = Tags(("cat",), ("watching",), ("blue",), ("calm",), ("pet",))

FAR = ("intel-83", "intel-84")
"""Where bridges lead that are not asked about."""

Make = Callable[..., Recipe]


@pytest.fixture
def make(tmp_path: Path) -> Make:
    """A recipe without fault, changed as it is asked for."""
    file = tmp_path / "intel-01.toml"
    file.write_text('kind = "intel"\npalette = "rose"\ndo = [{ sky = {} }]\n')
    blank = read(file)

    def made(name: str = "intel-01", props: int = 5, **changes: object) -> Recipe:
        icons = tuple(Icon(i=f"{name} {number}", size=90) for number in range(props))
        own = (Art(m=f"hero of {name}"), *icons)
        whole = replace(
            blank, id=name, hero=f"hero of {name}", own=own, alt=WORDS, tags=TAGS, bridges=FAR,
            steps=tuple(Placed("", "icon", step) for step in own),
        )  # fmt: skip
        return replace(whole, **changes)

    return made


def found(*deck: Recipe) -> list[str]:
    complaints = [*lint.of_each(list(deck)), *lint.of_the_whole(list(deck))]
    ignored = ("palettes.toml", *FAR)
    return [one for one in complaints if not any(name in one for name in ignored)]


def test_a_recipe_without_fault_is_left_alone(make: Make) -> None:
    assert found(make()) == []


def test_a_name_is_a_place_in_the_deck(make: Make) -> None:
    assert found(make("intel-99"))[0].startswith("intel-99.toml: its name is no place")
    assert found(make(kind="district")) == ["intel-01.toml: its kind is district, not intel"]


def test_there_is_a_hero(make: Make) -> None:
    assert (
        found(make(hero=""))[0] == "intel-01.toml: its hero is no motif, icon or step in it: none"
    )
    assert "step in it: whale" in found(make(hero="whale"))[0]


def test_a_hero_may_be_a_step(make: Make) -> None:
    assert found(make(hero="library", named=("library",), own=make().own[1:])) == []


@pytest.mark.parametrize("props", [4, 9])
def test_there_are_neither_few_things_nor_many(make: Make, props: int) -> None:
    assert f"it has {props} things besides the hero" in found(make(props=props))[0]


def test_people_what_they_hold_and_what_the_city_has_are_things(make: Make) -> None:
    def with_more(props: int) -> Recipe:
        more = Who(hold=Held(i="key")), Bike(x=1, base=2, s=3), Wallshadow(m="whale", x=1, y=2)
        return make(own=(*make(props=props).own, *more))

    assert found(with_more(1)) == found(with_more(4)) == []
    assert "it has 9 things besides the hero" in found(with_more(5))[0]


def test_lamps_and_bridges_are_part_of_the_place(make: Make) -> None:
    place = Lamp(x=1, base=2, h=3), Bridge(y=3)
    assert found(make(own=(*make(props=8).own, *place))) == []
    assert "it has 4 things besides the hero" in found(make(own=(*make(props=4).own, *place)))[0]


def test_every_hero_is_there_once(make: Make) -> None:
    twin = make("intel-02", hero="hero of intel-01", named=("hero of intel-01",))
    assert "intel-01.toml, intel-02.toml: the same hero, hero of intel-01" in found(make(), twin)


def test_bridges_lead_to_other_pictures(make: Make) -> None:
    other = make("intel-02")
    third = make("intel-03")
    assert found(make(bridges=("intel-02", "intel-03")), other, third) == []
    for nowhere in ("intel-03", "intel-01"):
        complaint = f"intel-01.toml: a bridge to {nowhere} leads nowhere"
        assert found(make(bridges=("intel-02", nowhere)), other) == [complaint]


@pytest.mark.parametrize("bridges", [("intel-83",), ("intel-83", "intel-83"), (*FAR, "intel-82")])
def test_a_picture_has_two_bridges(make: Make, bridges: tuple[str, ...]) -> None:
    count = len(set(bridges))
    assert f"intel-01.toml: it has {count} bridges, not 2" in found(make(bridges=bridges))


def test_no_prop_is_in_more_than_six_pictures(make: Make) -> None:
    def with_cat(name: str) -> Recipe:
        recipe = make(name, props=5)
        cat = Placed("", "icon", Icon(i="noto:cat", size=90))
        return replace(recipe, steps=(*recipe.steps, cat))

    names = [f"intel-0{number}" for number in range(1, 8)]
    assert found(*map(with_cat, names[:6])) == []
    (complaint,) = found(*map(with_cat, names))
    assert complaint.startswith("cat is in 7 pictures, not in at most 6: intel-01.toml, intel-02")


def test_palettes_are_used_alike(make: Make) -> None:
    def told(count: int) -> list[str]:
        deck = [make(f"intel-{number:02}") for number in range(1, count + 1)]
        return [one for one in lint.of_the_whole(deck) if "palettes.toml" in one]

    assert told(7) == ["palettes.toml: rose is in 7 pictures, not in 8 to 20"]
    assert told(8) == told(20) == []
    assert told(21) == ["palettes.toml: rose is in 21 pictures, not in 8 to 20"]


def test_rows_of_houses_are_few(make: Make) -> None:
    canal = make("intel-02", named=("canal",))
    others = [make(f"intel-0{number}") for number in range(3, 6)]
    assert found(canal, *others) == []
    assert (
        "1 rows of houses are seen from the front, not at most 0: intel-02.toml"
        in found(canal, *others[:2])[0]
    )


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_something_is_said_in_every_language(make: Make, language: str) -> None:
    silent = replace(WORDS, **{language: ""})
    assert found(make(alt=silent)) == [f"intel-01.toml: it says nothing in {language}"]


def test_every_kind_of_tag_is_there(make: Make) -> None:
    assert found(make(tags=replace(TAGS, mood=()))) == ["intel-01.toml: it has no tags: mood"]


def test_every_number_has_its_recipe() -> None:
    deck = recipes()
    assert list(lint.missing(deck)) == []
    complaints = lint.complaints([one for one in deck if one.id != "intel-07"], GAME)
    assert "intel-07.toml: it is missing" in complaints


@pytest.mark.parametrize("part", ["motifs", "places", "shapes", "paint"])
def test_nothing_can_be_read_in_what_pictures_are_made_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    folders = {name: tmp_path / name for name in ("motifs", "places", "shapes", "paint")}
    for folder in folders.values():
        folder.mkdir()
    monkeypatch.setattr(lint, "MOTIFS", folders["motifs"])
    monkeypatch.setattr(lint, "PLACES", folders["places"])
    monkeypatch.setattr(lint, "DRAWING", (folders["shapes"], folders["paint"]))
    kind = {"motifs": "svg", "places": "toml", "shapes": "svg", "paint": "py"}[part]
    file = folders[part] / f"key.{kind}"
    file.write_text("<svg><g><text>Clue</text></g></svg>")
    assert list(lint.writing()) == [f"{part}/key.{kind}: there is text in it"]


@pytest.mark.parametrize("step", [Svg(b="<text>7</text>"), Sheet(e="<text>XII</text>")])
def test_nothing_can_be_read_in_a_step(make: Make, step: Svg | Sheet) -> None:
    one = make()
    written = replace(one, steps=(*one.steps, Placed("intel-01.toml, step 7 (svg)", "svg", step)))
    assert found(written) == ["intel-01.toml, step 7 (svg): there is text in it"]


def test_a_clock_has_no_numerals(make: Make) -> None:
    clock = Placed("", "art", Art(m="clock"))
    one = make()
    complaints = found(replace(one, steps=(*one.steps, clock)))
    assert complaints == ["intel-01.toml: there are letters or signs on clock"]


@pytest.mark.parametrize("name", ["zzz", "money-bag", "keycap-3", "spiral-calendar"])
def test_nothing_can_be_read_on_an_icon(make: Make, name: str) -> None:
    icon = Placed("", "icon", Icon(i=name, size=90))
    one = make()
    complaints = found(replace(one, steps=(*one.steps, icon)))
    assert complaints == [f"intel-01.toml: there are letters or signs on {name}"]


def test_an_icon_without_signs_is_left_alone(make: Make) -> None:
    innocent = ("love-letter", "signpost", "balloon", "medallion")
    icons = tuple(Placed("", "icon", Icon(i=name, size=90)) for name in innocent)
    one = make()
    assert found(replace(one, steps=(*one.steps, *icons))) == []


# Painted pictures


def painted(folder: Path, name: str, offset: int, hero: float = 0.6) -> Measure:
    picture = Image.new("L", (200, 200), 40)
    for number in range(6):
        box = (number * 33, (number * 37 + offset) % 160, number * 33 + 16, 200)
        ImageDraw.Draw(picture).rectangle(box, fill=220)
    picture.save(folder / f"{name}.webp")
    return Measure(name, "", hero, 1)


def test_a_hero_is_wide(make: Make, tmp_path: Path) -> None:
    known = {"intel-01": painted(tmp_path, "one", 0, 0.44)}
    complaints = list(lint.of_the_painted([make(), make("intel-02")], tmp_path, known))
    assert complaints == [
        "intel-01.toml: its hero is 44% of the width, not 45%",
        "intel-02.toml: it is not painted (make pictures)",
    ]


def test_a_hero_is_inside_the_hexagon(make: Make, tmp_path: Path) -> None:
    known = {"intel-01": replace(painted(tmp_path, "one", 0), inside=0.79)}
    (complaint,) = lint.of_the_painted([make()], tmp_path, known)
    assert complaint == "intel-01.toml: 79% of its hero is inside the hexagon, not 80%"
    inside = {"intel-01": replace(known["intel-01"], inside=0.8)}
    assert list(lint.of_the_painted([make()], tmp_path, inside)) == []
    place = make(hero="library", named=("library",))
    assert list(lint.of_the_painted([place], tmp_path, known)) == []


def test_no_two_pictures_look_alike(make: Make, tmp_path: Path) -> None:
    known = {
        "intel-01": painted(tmp_path, "one", 0),
        "intel-02": painted(tmp_path, "two", 3),
        "intel-03": painted(tmp_path, "three", 90),
    }
    deck = [make(name) for name in known]
    (complaint,) = lint.of_the_painted(deck, tmp_path, known)
    assert complaint.startswith("intel-01.toml, intel-02.toml: they look alike")
    assert lint.fingerprint(tmp_path / "one.webp").bit_count() == 32
