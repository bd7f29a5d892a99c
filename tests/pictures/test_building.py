"""What is painted anew, under which names, and in which order: all that needs no painter."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

from tools.pictures import build, measures, sheets
from tools.pictures.__main__ import GAME, main
from tools.pictures.build import CannotBuildError, is_whole, recipes
from tools.pictures.deck import MOTIFS, RECIPES
from tools.pictures.encode import SIZES, files_of
from tools.pictures.measures import Measure
from tools.pictures.numbering import PARTS, place_of
from tools.pictures.recipe import Recipe, read

# Numbers


def test_every_number_has_its_name() -> None:
    intel = [f"intel-{number:02}" for number in range(1, 85)]
    districts = [
        f"district-{d}{side}{n}" for d in range(1, 8) for side in "ab" for n in range(1, 6)
    ]
    assert [place_of(name) for name in intel] == [("intel", number) for number in range(84)]
    assert [place_of(name) for name in districts] == [("districts", n) for n in range(70)]


@pytest.mark.parametrize("name", ["intel-00", "intel-85", "intel-1", "district-8a1", "cat"])
def test_other_names_have_no_number(name: str) -> None:
    assert place_of(name) is None


def test_the_parts_are_those_of_the_game() -> None:
    names = json.loads((GAME / "names.json").read_text())
    assert {part: len(names[part]) for part in PARTS} == PARTS


# Files


def picture(shade: int) -> Image.Image:
    return Image.new("RGB", (640, 640), (shade, 40, 80))


def test_files_are_named_after_what_is_in_them() -> None:
    name, files = files_of(picture(10))
    assert set(files) == {f"{name}.webp", f"{name}-s.webp"}
    assert files_of(picture(10)) == (name, files)
    assert files_of(picture(200))[0] != name


def test_files_have_their_sizes_and_nothing_besides(tmp_path: Path) -> None:
    name, files = files_of(picture(10))
    for after, side in SIZES.items():
        file = tmp_path / "one.webp"
        file.write_bytes(files[f"{name}{after}.webp"])
        with Image.open(file) as found:
            assert found.size == (side, side)
            assert not {"exif", "xmp", "icc_profile"} & set(found.info)


# What is painted anew

Read = Callable[..., Recipe]


@pytest.fixture
def changed(tmp_path: Path) -> Read:
    def read_changed(old: str = "", new: str = "") -> Recipe:
        file = tmp_path / "intel-01.toml"
        shutil.copy(RECIPES / "intel-01.toml", file)
        text = file.read_text()
        assert old in text
        file.write_text(text.replace(old, new, 1))
        return read(file)

    return read_changed


def test_a_picture_is_painted_again_when_it_would_look_different(changed: Read) -> None:
    engine = measures.engine()
    before = measures.digest(changed(), engine)
    assert measures.digest(changed(), engine) == before
    assert measures.digest(changed("seed = ", "seed = 9"), engine) != before
    assert measures.digest(changed("x = ", "x = 9"), engine) != before
    assert measures.digest(changed('palette = "', 'dim = 0.3\npalette = "'), engine) != before
    assert measures.digest(changed(), b"another engine") != before


def test_words_do_not_make_a_picture_anew(changed: Read) -> None:
    engine = measures.engine()
    same = measures.digest(changed('title = "', 'title = "More of '), engine)
    assert same == measures.digest(changed(), engine)


def test_a_changed_motif_makes_a_picture_anew(
    changed: Read, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recipe, engine = changed(), measures.engine()
    before = measures.digest(recipe, engine)
    motifs = tmp_path / "motifs"
    shutil.copytree(MOTIFS, motifs)
    monkeypatch.setattr(measures, "MOTIFS", motifs)
    assert measures.digest(recipe, engine) == before
    for motif in motifs.glob("*.svg"):
        motif.write_text(motif.read_text() + "\n")
    assert measures.digest(recipe, engine) != before


# Sheets


def test_sheets_show_all_pictures(tmp_path: Path) -> None:
    known = {}
    for number in range(sheets.A_SHEET + 1):
        name, files = files_of(picture(number * 9))
        (tmp_path / f"{name}.webp").write_bytes(files[f"{name}.webp"])
        known[f"intel-{number:02}"] = Measure(name, "", 0.5, 1)
    sheets.write(tmp_path, known, tmp_path / "sheets")
    made = sorted(file.name for file in (tmp_path / "sheets").iterdir())
    assert made == ["board.png", "sheet-1.png", "sheet-2.png"]
    with Image.open(tmp_path / "sheets" / "sheet-2.png") as sheet:
        corner, middle = sheet.getpixel((2, 2)), sheet.getpixel((150, 166))
    assert corner == (11, 13, 20)
    assert middle != corner


# A whole build, with painters that only fill


@pytest.fixture
def painter(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    painted: list[str] = []

    def fill(to_do: list[Recipe], digests: dict[str, str]) -> list[tuple[str, build.Result]]:
        results: list[tuple[str, build.Result]] = []
        for one in to_do:
            painted.append(one.id)
            name, files = files_of(picture(one.seed))
            results.append((one.id, (Measure(name, digests[one.id], 0.5, 1), files)))
        return results

    monkeypatch.setattr(build, "_painted", fill)
    return painted


def test_only_what_is_missing_is_painted(tmp_path: Path, painter: list[str]) -> None:
    deck = recipes()[:4]
    assert build.build(tmp_path, deck[:3]) == 3
    assert build.build(tmp_path, deck) == 1
    assert painter == [recipe.id for recipe in deck]
    gone = measures.read(tmp_path)[deck[0].id].name
    (tmp_path / f"{gone}-s.webp").unlink()
    assert build.build(tmp_path, deck) == 1


def test_names_and_words_are_in_order(tmp_path: Path, painter: list[str]) -> None:
    deck = [one for one in recipes() if place_of(one.id) in {("intel", 0), ("intel", 1)}]
    build.build(tmp_path, deck[::-1])
    known = measures.read(tmp_path)
    names = json.loads((tmp_path / "names.json").read_text())
    told = json.loads((tmp_path / "described.json").read_text())
    assert names == {"intel": [known["intel-01"].name, known["intel-02"].name], "districts": []}
    assert told["intel"]["pl"] == [deck[0].alt.pl, deck[1].alt.pl]
    assert painter == ["intel-02", "intel-01"]


def test_files_of_no_picture_are_taken_away(tmp_path: Path, painter: list[str]) -> None:
    (tmp_path / "0123456789.webp").write_bytes(b"old")
    build.build(tmp_path, recipes()[:1])
    assert len(list(tmp_path.glob("*.webp"))) == len(SIZES) * len(painter)


def test_one_picture_can_be_painted_without_losing_the_others(
    tmp_path: Path, painter: list[str]
) -> None:
    deck = recipes()[:3]
    build.build(tmp_path, deck)
    (tmp_path / measures.FILE).write_text((tmp_path / measures.FILE).read_text())
    build.build(tmp_path, deck, frozenset([deck[1].id]))
    assert set(measures.read(tmp_path)) == {recipe.id for recipe in deck}
    assert len(painter) == 3


def test_what_is_broken_is_told_before_anything_is_painted(tmp_path: Path) -> None:
    for number in (1, 2):
        (tmp_path / f"intel-0{number}.toml").write_text("kind = 3\n")
    with pytest.raises(CannotBuildError, match=r"(?s)intel-01\.toml.*intel-02\.toml"):
        recipes(tmp_path)


@pytest.mark.parametrize("only", [[], ["intel-01"]])
def test_the_game_keeps_its_pictures_while_some_are_missing(
    monkeypatch: pytest.MonkeyPatch, only: list[str]
) -> None:
    few = [one for one in recipes() if one.id != "intel-02"]
    assert not is_whole(few)
    monkeypatch.setattr(build, "recipes", lambda: few)
    before = sorted(file.name for file in GAME.iterdir())
    with pytest.raises(CannotBuildError, match="left as they are"):
        main(only)
    assert sorted(file.name for file in GAME.iterdir()) == before


def test_a_deck_is_whole_with_every_number() -> None:
    (one, *_) = recipes()
    intel = [f"intel-{number:02}" for number in range(1, 85)]
    rest = [f"district-{d}{side}{n}" for d in range(1, 8) for side in "ab" for n in range(1, 6)]
    whole = [replace(one, id=name) for name in (*intel, *rest)]
    assert is_whole(whole)
    assert not is_whole(whole[1:])
    assert not is_whole([*whole[1:], replace(one, id="intel-85")])


def test_what_is_wrong_can_be_told_without_painting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "recipes", lambda: recipes()[:1])
    main(["--lint", "--out", str(tmp_path)])
    assert "it is not painted (make pictures)" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


def test_a_recipe_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(CannotBuildError, match="There is no recipe cat"):
        main(["cat", "--out", str(tmp_path)])
