"""What pictures are drawn of: colours, motifs, people. All of it is text."""

import random
import xml.etree.ElementTree as ET
from itertools import combinations
from math import dist
from pathlib import Path

import pytest

from tools.pictures.colour import UnknownColourError, coloured, mix, palettes, rgb
from tools.pictures.language.things import Who
from tools.pictures.shapes import files, motifs
from tools.pictures.shapes.hats import HAIR, HATS
from tools.pictures.shapes.houses import GABLES, gable
from tools.pictures.shapes.made import MADE
from tools.pictures.shapes.people import Look, person, poses
from tools.pictures.shapes.rows import Row, Skyline, row, skyline

FIRST_POSES, NEW_POSES = 20, 8
"""What the first drafts could do, and what the deck needs besides."""

# Colours


def test_colours_are_mixed() -> None:
    assert mix("#000", "#ffffff", 0.5) == "#808080"
    assert mix("#ff0000", "#00ff00", 0) == "#ff0000"
    assert rgb("#ff0033") == (1, 0, 0.2)


def test_a_name_may_stand_for_a_mixture() -> None:
    names = {"c": "#ffffff", "dark": "$c+#000.5", "darker": "$dark+ink.5", "ink": "#000000"}
    assert coloured('fill="$darker" x="$c"', names) == 'fill="#404040" x="#ffffff"'
    with pytest.raises(UnknownColourError, match=r"there is no \$pale"):
        coloured("$pale", names)


@pytest.mark.parametrize("wrong", ["#12", "red", "#12345g"])
def test_what_is_no_colour_is_refused(wrong: str) -> None:
    with pytest.raises(UnknownColourError):
        rgb(wrong)


def test_every_palette_has_the_same_names() -> None:
    assert len(palettes()) == 10
    assert len({frozenset(palette) for palette in palettes().values()}) == 1
    assert all(rgb(colour) for palette in palettes().values() for colour in palette.values())


# Motifs


def svg(pieces: tuple[str, ...]) -> list[ET.Element]:
    texts = (f"<svg>{piece}</svg>" for piece in pieces)
    return [ET.fromstring(text) for text in texts]  # noqa: S314 - our own


@pytest.mark.parametrize("name", sorted(MADE))
def test_computed_motifs_are_svg(name: str) -> None:
    book: dict[str, str | float] = {"w": 90, "h": 300, "c": "#123456", "win": "#fff"}
    given = book if name == "book_house" else {}
    drawn = svg(motifs.pieces(name, given, {}))
    assert len(drawn) > 1
    assert all(len(piece) for piece in drawn)


def test_a_motif_has_colours_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "thing.svg"
    file.write_text('<svg c="#fff" dark="$c+#000.5"><path fill="$c"/><g fill="$dark"/></svg>')
    thing = files.read(file)
    assert thing.drawn({}, {}) == ('<path fill="#fff" />', '<g fill="#808080" />')
    assert thing.drawn({"c": "#000"}, {})[1] == '<g fill="#000000" />'
    with pytest.raises(files.BrokenFileError, match="thing has no belly; it has c, dark"):
        thing.drawn({"belly": "#fff"}, {})


@pytest.mark.parametrize("text", ["<svg><g></svg>", '<svg><path fill="$c"/></svg>'])
def test_a_broken_motif_is_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / f"broken{len(text)}.svg"
    file.write_text(text)
    with pytest.raises(files.BrokenFileError, match=file.name):
        files.read(file).drawn({}, {})


# People


def look(hat: str) -> Look:
    who = Who(hat=hat, scarf="#ff0000", belt="#00ff00", beard=True)  # type: ignore[arg-type]
    return Look(**{name: getattr(who, name) for name in Look._fields})


@pytest.mark.parametrize("name", sorted(poses()))
def test_feet_are_on_the_ground(name: str) -> None:
    joints = person(poses()[name], look("cap")).joints
    assert max(joints["ff"][1], joints["fb"][1]) == pytest.approx(-8)


def test_no_two_poses_are_the_same() -> None:
    joints = {name: person(pose, look("cap")).joints for name, pose in poses().items()}
    assert len(joints) >= FIRST_POSES + NEW_POSES
    for one, other in combinations(joints, 2):
        apart = max(dist(joints[one][at], joints[other][at]) for at in joints[one])
        assert apart > 20, (one, other)


@pytest.mark.parametrize("hat", sorted({*HATS, *HAIR, "none"}))
@pytest.mark.parametrize("style", ["coat", "long", "jacket", "dress"])
def test_everybody_is_drawn_whole(hat: str, style: str) -> None:
    worn = look(hat)._replace(style=style)  # type: ignore[arg-type]
    pieces = person(poses()["walk"], worn).pieces
    assert len(svg(pieces)) == 5
    assert "$" not in "".join(pieces)


# The city


class Dice:
    """Chance without numpy."""

    def __init__(self) -> None:
        self._dice = random.Random(4)

    def uniform(self, low: float, high: float, /) -> float:
        return self._dice.uniform(low, high)

    def random(self) -> float:
        return self._dice.random()

    def integers(self, low: int, high: int | None = None, /) -> int:
        return self._dice.randrange(low) if high is None else self._dice.randrange(low, high)


@pytest.mark.parametrize("kind", sorted(GABLES))
def test_gables_go_from_eave_to_eave(kind: str) -> None:
    outline = gable(kind, 100, 500, 80, 60)
    assert outline.startswith("L100.0,500.0")
    assert outline.endswith("180.0,500.0")


def test_houses_are_drawn_whole() -> None:
    palette = palettes()["teal"]
    near = row(Dice(), palette, Row(shops=0.5, lit=0.7))
    far = skyline(Dice(), palette, Skyline())
    assert svg((near.body, near.glow, far.body, far.glow))
    assert "$" not in near.body + near.glow + far.body + far.glow


def test_the_same_chance_gives_the_same_houses() -> None:
    palette = palettes()["teal"]
    assert row(Dice(), palette, Row()) == row(Dice(), palette, Row())
