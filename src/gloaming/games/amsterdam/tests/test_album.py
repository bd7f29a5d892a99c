"""A folder of pictures: how it is laid out, what is said of them, and all that may be wrong."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from gloaming.games.amsterdam.album import Album, AlbumError, opened
from gloaming.games.amsterdam.packing import Source, developed_all, pack
from gloaming.games.amsterdam.tests.drawings import (
    draw,
    draw_in_order,
    drawing,
    imported,
    pictures,
)
from gloaming.packs import shelf


def blank(folder: Path, *names: str) -> Path:
    """Files without anything in them: whether they are pictures is seen later."""
    for name in names:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    return folder


def numbered(count: int, folder: str = "") -> list[str]:
    return [f"{folder}IMG_{number}.jpg" for number in range(1, count + 1)]


def sides() -> list[str]:
    return [
        f"districts/{n}{side}/{place}.png"
        for n in range(1, 8)
        for side in "ab"
        for place in "12345"
    ]


def faults(folder: Path, *, is_filled: bool = False) -> tuple[str, ...]:
    with pytest.raises(AlbumError) as told:
        opened(folder, is_filled=is_filled)
    return told.value.args


# How a folder is laid out


def test_side_by_side_the_order_of_names_decides(tmp_path: Path) -> None:
    album = opened(blank(tmp_path, *numbered(154)))
    assert [file.name for file in album.intel if file][:3] == [
        "IMG_1.jpg",
        "IMG_2.jpg",
        "IMG_3.jpg",
    ]
    assert [file.name for file in album.districts if file][-1] == "IMG_154.jpg"
    assert album.left_out == 0


def test_what_is_beyond_is_left_out_and_counted(tmp_path: Path) -> None:
    album = opened(blank(tmp_path, *numbered(160)))
    assert (len(album.intel), len(album.districts), album.left_out) == (84, 70, 6)


def test_intel_and_districts_may_have_folders(tmp_path: Path) -> None:
    in_order = opened(blank(tmp_path / "one", *numbered(85, "intel/"), *sides()))
    assert [file.parent.name for file in in_order.districts if file][::5] == [
        f"{number}{side}" for number in range(1, 8) for side in "ab"
    ]
    assert in_order.left_out == 1
    in_a_row = opened(blank(tmp_path / "two", *numbered(84, "Intel/"), *numbered(70, "Districts/")))
    assert len(in_a_row.districts) == 70


def test_what_systems_leave_behind_is_not_meant(tmp_path: Path) -> None:
    left = [".DS_Store", "Thumbs.db", "desktop.ini", "._IMG_1.jpg"]
    assert len(opened(blank(tmp_path, *numbered(154), *left)).intel) == 84


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (numbered(3), ["The folder has 3 of 154 pictures: 151 missing."]),
        (numbered(84, "intel/"), ["districts has 0 of 70 pictures: 70 missing."]),
        ([*numbered(80, "intel/"), *sides()], ["intel has 80 of 84 pictures: 4 missing."]),
        ([*numbered(84, "intel/"), *sides()[1:]], ["districts/1a has 4 of 5 pictures: 1 missing."]),
        (
            [*numbered(84, "intel/"), *sides(), "a.jpg"],
            ["a.jpg is neither in intel nor in districts."],
        ),
        (
            [*numbered(84, "intel/"), *sides(), "districts/8a/1.png"],
            ["districts/8a is none of the folders 1a to 7b."],
        ),
        ([*numbered(84, "intel/"), *sides(), "intel/more/1.png"], ["intel/more is no file."]),
        ([*numbered(154), "more/1.png"], ["more is no file."]),
    ],
)
def test_what_is_missing_or_astray_is_told(
    tmp_path: Path, names: list[str], told: list[str]
) -> None:
    assert list(faults(blank(tmp_path, *names))) == told


@pytest.mark.parametrize(("count", "missing"), [(0, (30, 30)), (45, (15, None)), (59, (1, None))])
def test_even_where_gaps_are_filled_there_is_a_fewest(
    tmp_path: Path, count: int, missing: tuple[int, int | None]
) -> None:
    told = faults(blank(tmp_path, *numbered(count)), is_filled=True)
    assert [f"{one} missing to 30." for one in missing if one] == [
        fault.partition(": ")[2] for fault in told
    ]


@pytest.mark.parametrize(("count", "intel"), [(60, 30), (100, 54), (153, 83), (154, 84)])
def test_gaps_are_shared_out(tmp_path: Path, count: int, intel: int) -> None:
    album = opened(blank(tmp_path, *numbered(count)), is_filled=True)
    found = [sum(file is not None for file in part) for part in (album.intel, album.districts)]
    assert found == [intel, count - intel]


# What is said of pictures


def test_words_are_for_all_and_for_each_language(tmp_path: Path) -> None:
    folder = blank(tmp_path, *numbered(154))
    (folder / "words.txt").write_text(
        "\ufeff# ours\n\nIMG_1.jpg: a beach\nimg_2.JPG: a dog\n", "utf-8"
    )
    (folder / "words.fr.txt").write_text("IMG_1.jpg : une plage : la nôtre\n", "utf-8")
    texts = opened(folder).texts
    assert texts[folder / "IMG_1.jpg"] == {
        "en": "a beach", "pl": "a beach", "fr": "une plage : la nôtre",
    }  # fmt: skip
    assert texts[folder / "IMG_2.jpg"]["fr"] == "a dog"
    assert folder / "IMG_3.jpg" not in texts


def test_where_two_have_one_name_the_way_to_it_tells_them_apart(tmp_path: Path) -> None:
    folder = blank(tmp_path, *numbered(84, "intel/"), *sides())
    (folder / "words.txt").write_text("districts/2b/3.png: a tower\n3.png: which\n", "utf-8")
    told = faults(folder)
    assert told == ("words.txt speaks of “3.png”, but more than one picture is called so.",)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("../../secret.txt: a way out", "words.txt speaks of “../../secret.txt”, but no picture"),
        ("IMG_999.jpg: nothing", "words.txt speaks of “IMG_999.jpg”, but no picture"),
        ("IMG_1.jpg", "words.txt, line 1 is not as it should be"),
        ("IMG_1.jpg:   ", "words.txt, line 1 is not as it should be"),
        (f"IMG_1.jpg: {'x' * 201}", "words.txt, line 1 is not as it should be"),
        ("IMG_1.jpg: turned \u202e round", "words.txt, line 1 is not as it should be"),
    ],
)
def test_words_that_cannot_be_used_are_told(tmp_path: Path, line: str, told: str) -> None:
    folder = blank(tmp_path, *numbered(154))
    (folder / "words.txt").write_text(f"{line}\n", "utf-8")
    assert faults(folder)[0].startswith(told)


def test_words_in_no_known_language_or_script_are_told(tmp_path: Path) -> None:
    folder = blank(tmp_path, *numbered(154), "words.eo.txt")
    (folder / "words.txt").write_bytes(b"IMG_1.jpg: \xff\xfe")
    (folder / "words.fr.txt").write_bytes(b"x" * 1_000_001)
    assert faults(folder) == (
        "words.eo.txt is in none of the languages en, fr, pl.",
        "words.fr.txt is too long.",
        "words.txt cannot be read as text in UTF-8.",
    )


# Nothing, or all of it


def test_every_bad_file_is_named_and_nothing_is_written(tmp_path: Path) -> None:
    folder = draw_in_order(tmp_path / "box")
    Image.new("RGB", (1, 1)).save(folder / "intel" / "photo 3.png")
    (folder / "districts" / "1a" / "photo 85.png").write_text("<svg/>")
    drawing(90).save(folder / "districts" / "1b" / "photo 91.png")
    for side in ("2a", "2b", "3a", "3b", "4a", "4b", "5a", "5b", "6a", "6b", "7a", "7b"):
        for file in (folder / "districts" / side).iterdir():
            file.write_text("no picture")
    for number in range(4, 85):
        (folder / "intel" / f"photo {number}.png").write_text("none either")
    said = pictures("import", folder, "--data", tmp_path / "data")
    assert said.exit_code == 2
    told = said.stderr.splitlines()
    assert f"{folder}/intel/photo 3.png is too small: 1 by 1 pixels, and 200 are needed." in told
    assert any("1a/photo 85.png cannot be read" in line for line in told)
    assert any("1b/photo 91.png shows the same as" in line for line in told)
    assert len(told) == 3 + 60 + 81 + 1
    assert told[-1].startswith("Error: Nothing was imported")
    assert not (tmp_path / "data").exists()


def small_album(folder: Path) -> Album:
    """As few as a full deck can be made of: all but the first are the game's own."""
    draw(folder, 1)
    return Album((folder / "photo 1.png", *(None,) * 83), (None,) * 70, {}, 0)


def test_whoever_stops_in_the_middle_leaves_nothing_behind(tmp_path: Path) -> None:
    def stopped(sources: list[Source]) -> Iterator[Source]:
        yield from sources[:5]
        raise KeyboardInterrupt

    packs = shelf("amsterdam", tmp_path)
    with pytest.raises(KeyboardInterrupt), packs.making("Stopped") as new:
        pack(developed_all(small_album(tmp_path / "few"), stopped), new)
    assert packs.packs() == ()
    assert not [path for path in packs.folder.iterdir() if path.is_dir()]
    with packs.making("Stopped") as new:
        pack(developed_all(small_album(tmp_path / "few")), new)
    assert [one.title for one in packs.packs()] == ["Stopped"]


def test_the_same_name_is_not_taken_twice(tmp_path: Path) -> None:
    few = draw(tmp_path / "Évening", 60)
    first = imported(few, tmp_path / "data", "--fill")
    again = pictures("import", few, "--data", tmp_path / "data", "--fill")
    assert again.exit_code == 2
    assert "There is a pack called “Évening” already." in again.stderr
    assert shelf("amsterdam", tmp_path / "data").packs() == (first,)


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "tur\u202ened", "a\nb\x00"])
def test_a_name_that_cannot_be_shown_is_refused(tmp_path: Path, name: str) -> None:
    said = pictures("import", tmp_path, "--data", tmp_path / "data", "--name", name)
    assert said.exit_code == 2
    assert "name" in said.stderr
    assert not (tmp_path / "data").exists()


def test_a_name_leads_nowhere(tmp_path: Path) -> None:
    packs = shelf("amsterdam", tmp_path / "data")
    with packs.making("../../../out") as new:
        pack(developed_all(small_album(tmp_path / "few")), new)
    (made,) = packs.packs()
    assert made.title == "../../../out"
    assert {path.name for path in tmp_path.iterdir()} == {"data", "few"}
    assert {path.name for path in packs.folder.iterdir()} == {".lock", made.id}


# The verbs


def test_packs_are_listed_and_removed(tmp_path: Path) -> None:
    data = ("--data", tmp_path / "data")
    assert "none but the game's own" in pictures(*data).stdout
    packs = shelf("amsterdam", tmp_path / "data")
    with packs.making("Ours") as new:
        pack(developed_all(small_album(tmp_path / "few")), new)
    (made,) = packs.packs()
    assert pictures(*data).stdout == f"{made.id}  Ours\n"
    assert pictures("remove", "Theirs", *data).exit_code == 2
    assert pictures("remove", "Ours", *data).stdout == "“Ours” is gone.\n"
    assert packs.packs() == ()
    assert [path.name for path in packs.folder.iterdir()] == [".lock"]


def test_words_come_along_for_people_and_bots(tmp_path: Path) -> None:
    album = small_album(tmp_path / "few")
    first = album.intel[0]
    assert first is not None
    packs = shelf("amsterdam", tmp_path)
    with packs.making("Told") as new:
        pack(developed_all(album._replace(texts={first: {"en": "Grandma", "fr": "Mamie"}})), new)
    (made,) = packs.packs()
    kept = packs.kept(made.id, "described.json")
    assert kept is not None
    told = msgspec.json.decode(kept, type=dict[str, dict[str, list[str]]])
    place = told["intel"]["en"].index("Grandma")
    assert told["intel"]["fr"][place] == "Mamie"
    assert told["intel"]["pl"][place] == ""
    assert all(told["districts"]["pl"])


def test_a_server_does_not_pay_for_what_decodes_pictures() -> None:
    code = "import sys, gloaming.server.serve; print('PIL' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout == "False\n"
