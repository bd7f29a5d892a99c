"""Packs: there whole or not at all, found by looking, and nothing that is not listed is given."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from gloaming.packs import DATA, PackError, Shelf, data_folder, shelf


@pytest.fixture
def packs(tmp_path: Path) -> Shelf:
    return shelf("bluff", tmp_path)


def make(packs: Shelf, title: str = "Ours") -> str:
    """A pack with a picture, a list, and something that nobody is given; returns its id."""
    with packs.making(title) as new:
        new.serve("0123456789.webp", b"a picture")
        new.serve("names.json", b"[]")
        new.keep("similarity.json", b"for bots")
    return new.id


# Being there


def test_a_pack_is_found_as_soon_as_it_is_there(packs: Shelf) -> None:
    assert packs.packs() == ()
    first = make(packs, "Zoo")
    assert [pack.title for pack in packs.packs()] == ["Zoo"]
    make(packs, "Álbum")
    make(packs, "beach")
    assert {pack.title for pack in packs.packs()} == {"Zoo", "Álbum", "beach"}
    found = packs.find(first)
    assert found is not None
    packs.remove(found)
    assert packs.find(first) is None


def test_its_id_and_those_of_others_say_nothing_and_never_come_again(packs: Shelf) -> None:
    ids = [make(packs, f"Pack {number}") for number in range(20)]
    assert len(set(ids)) == 20
    assert ids != sorted(ids)


def test_where_packs_are_is_told_by_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(DATA, str(tmp_path / "named"))
    assert shelf("bluff").folder == tmp_path / "named" / "packs" / "bluff"
    monkeypatch.delenv(DATA)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    assert data_folder() == tmp_path / "home" / "gloaming"


# Being given


def test_only_what_is_listed_is_given(packs: Shelf) -> None:
    pack = make(packs)
    file = packs.file(pack, "0123456789.webp")
    assert file is not None
    assert file.read_bytes() == b"a picture"
    for name in ("similarity.json", "pack.json", ".", "..", "", "../x.webp", "names.json/"):
        assert packs.file(pack, name) is None
    for other in ("", ".", "..", "own", f"../bluff/{pack}", "0123456789"):
        assert packs.file(other, "names.json") is None
    assert packs.kept(pack, "similarity.json") == b"for bots"
    assert packs.kept(pack, "missing.json") is None
    assert packs.kept("0123456789", "similarity.json") is None


def test_a_pack_that_somebody_has_tampered_with_leads_nowhere(packs: Shelf, tmp_path: Path) -> None:
    pack = make(packs)
    (tmp_path / "secret.json").write_text("seeds")
    (packs.folder / pack / "link.json").symlink_to(tmp_path / "secret.json")
    (packs.folder / pack / "page.html").write_text("<script>")
    listed = ["../../../secret.json", "/secret.json", "link.json", "page.html", "names.json"]
    told = {"format": 1, "title": "Ours", "files": listed}
    (packs.folder / pack / "pack.json").write_text(json.dumps(told))
    os.utime(packs.folder, ns=(0, 0))
    found = packs.find(pack)
    assert found is not None
    assert found.files == {"link.json", "names.json"}
    assert [name for name in listed if packs.file(pack, name)] == ["names.json"]


@pytest.mark.parametrize("text", ["", "{}", '{"format": 2, "title": "New", "files": []}', "[1]"])
def test_what_cannot_be_read_is_no_pack(packs: Shelf, text: str) -> None:
    pack = make(packs)
    (packs.folder / pack / "pack.json").write_text(text)
    (packs.folder / "notes").mkdir()
    os.utime(packs.folder, ns=(0, 0))
    assert packs.packs() == ()


# Whole or not at all


def test_a_pack_that_fails_in_the_middle_leaves_nothing(packs: Shelf) -> None:
    with pytest.raises(FileExistsError):
        _serve_twice(packs)
    assert packs.packs() == ()
    assert [path.name for path in packs.folder.iterdir()] == [".lock"]


def _serve_twice(packs: Shelf) -> None:
    with packs.making("Ours") as new:
        new.serve("names.json", b"[]")
        new.serve("names.json", b"{}")


KILLED = """
import os, signal, sys
from pathlib import Path
from gloaming.packs import shelf
with shelf("bluff", Path(sys.argv[1])).making("Ours") as new:
    new.serve("names.json", b"[]")
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_pack_whose_maker_is_killed_is_not_there_and_makes_room(
    packs: Shelf, tmp_path: Path
) -> None:
    killed = subprocess.run([sys.executable, "-c", KILLED, tmp_path], check=False)
    assert killed.returncode == -signal.SIGKILL
    assert packs.packs() == ()
    left = {path.name for path in packs.folder.iterdir()}
    assert len(left) == 2
    pack = make(packs)
    assert {path.name for path in packs.folder.iterdir()} == {".lock", pack}


def test_two_who_make_the_same_at_once_are_not_both_right(packs: Shelf) -> None:
    told: list[str] = []

    def one() -> None:
        try:
            told.append(make(packs))
        except PackError as error:
            told.append(str(error))

    both = [threading.Thread(target=one) for _ in range(4)]
    for thread in both:
        thread.start()
    for thread in both:
        thread.join()
    assert len(packs.packs()) == 1
    assert sum("already" in one for one in told) == 3


# Titles


@pytest.mark.parametrize("title", ["", " ", "x" * 41, "a\u202eb", "a\x00b", "\u200b"])
def test_a_title_that_cannot_be_shown_is_refused(packs: Shelf, title: str) -> None:
    with pytest.raises(PackError):
        make(packs, title)
    assert packs.packs() == ()


def test_a_title_is_shown_in_one_line_and_only_once(packs: Shelf) -> None:
    make(packs, "  Łeba\n in  summer ")
    assert packs.packs()[0].title == "Łeba in summer"
    with pytest.raises(PackError):
        make(packs, "łEBA IN SUMMER")
