"""`gloaming amsterdam maps`: forty fair pairs are made, and those there are drawn to be cut out."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from xml.etree.ElementTree import Element, fromstring

import pytest
from click.testing import CliRunner, Result

from gloaming.games.amsterdam import mapmaking, maps, printing
from gloaming.games.amsterdam.city import CELLS, OBSTACLES
from gloaming.games.amsterdam.commands import commands
from gloaming.games.amsterdam.messages import TEAMS
from gloaming.games.amsterdam.views import Kind

SVG = "{http://www.w3.org/2000/svg}"
A4 = (297, 210)
"""Millimetres, on its side."""
NUMBERS = range(1, maps.PAIRS + 1)


def ask(*words: object) -> Result:
    return CliRunner().invoke(commands, ["maps", *map(str, words)], catch_exceptions=False)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the drawings are."""
    made = tmp_path_factory.mktemp("paper") / "cards"
    said = ask("--print", made)
    assert said.exit_code == 0
    assert f"40 drawings to print are in {made}." in said.stdout
    return made


def drawn(folder: Path, number: int) -> Element:
    return fromstring((folder / f"pair-{number:02}.svg").read_text("utf-8"))  # noqa: S314 - our own


def cards(drawing: Element) -> list[Element]:
    """The two cards of a pair, black's first."""
    found = drawing.findall(f"{SVG}g")
    assert len(found) == len(TEAMS)
    return found


def place(part: Element) -> tuple[float, ...]:
    """Where something is moved to."""
    return tuple(map(float, re.findall(r"-?[\d.]+", part.get("transform", ""))))


def kinds_on(card: Element) -> dict[tuple[float, ...], Kind]:
    """The signs on a card, by where they are."""
    by_sign: dict[str | None, Kind] = {sign: kind for kind, sign in printing.SIGNS.items()}
    return {
        place(cell): by_sign[path.get("d")]
        for cell in card.findall(f"{SVG}g")
        for path in cell.findall(f"{SVG}path")
        if path.get("d") in by_sign
    }


def test_each_pair_is_a_drawing_of_its_own(folder: Path) -> None:
    assert sorted(path.name for path in folder.iterdir()) == [
        f"pair-{number:02}.svg" for number in NUMBERS
    ]


@pytest.mark.rule("AMS-10", "AMS-11", "AMS-12")
@pytest.mark.parametrize("number", NUMBERS)
def test_both_cards_show_what_the_map_has_where_it_has_it(folder: Path, number: int) -> None:
    for team, card in zip(TEAMS, cards(drawn(folder, number)), strict=True):
        shown = kinds_on(card)
        wanted = {
            tuple(round(one, 1) for one in printing._middle(cell)): kind
            for cell, kind in maps.kinds(number, team, 0).items()
        }
        assert shown == wanted
        assert Counter(shown.values()) == {"evidence": 6, "client": 2, "police": 11}


@pytest.mark.rule("AMS-09")
def test_each_card_has_its_colour_its_number_and_the_three_signs_of_its_turns(folder: Path) -> None:
    for number in NUMBERS:
        for team, card in zip(TEAMS, cards(drawn(folder, number)), strict=True):
            edge = card.find(f"{SVG}rect")
            assert edge is not None
            assert edge.get("stroke") == printing.INKS[team]
            assert [text.text for text in card.iter(f"{SVG}text")] == [str(number)] * 3
            signs = [path.get("d") for path in card.iter(f"{SVG}path")]
            assert [sign for sign in signs if sign in printing.TURN_SIGNS] == [*printing.TURN_SIGNS]
    assert len(set(printing.INKS.values())) == len(TEAMS)
    assert len(set(printing.SIGNS.values())) == len(printing.SIGNS)


@pytest.mark.rule("AMS-04")
def test_a_card_has_all_cells_and_the_obstacles_are_filled(folder: Path) -> None:
    for card in cards(drawn(folder, 1)):
        cells = card.findall(f"{SVG}g")[: len(CELLS)]
        assert len({place(cell) for cell in cells}) == len(CELLS)
        filled = [cell for cell in cells if cell[0].get("fill") == "#8a8578"]
        assert len(filled) == len(OBSTACLES)


def test_a_drawing_is_to_scale_and_fits_on_a_sheet(folder: Path) -> None:
    for number in NUMBERS:
        drawing = drawn(folder, number)
        sizes = [drawing.get(name, "") for name in ("width", "height")]
        assert all(size.endswith("mm") for size in sizes)
        wide, high = (float(size.removesuffix("mm")) for size in sizes)
        box = [float(part) for part in drawing.get("viewBox", "").split()]
        assert wide / high == pytest.approx(box[2] / box[3])
        assert (wide, high) < A4
        assert high < A4[1]
        card = 400 * wide / box[2]
        assert card == pytest.approx(120)


def test_pairs_are_made_and_written_and_the_same_number_makes_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mapmaking, "CANDIDATES", maps.PAIRS)
    before = maps.FILE.read_bytes()
    first, again = (tmp_path / name for name in ("first", "again"))
    for to in (first, again):
        said = ask("--seed", 2, "--to", to)
        assert said.exit_code == 0
        assert f"Forty pairs of maps are in {to}." in said.stdout
    assert first.read_bytes() == again.read_bytes() != before
    made = list(maps.read(first.read_text("utf-8")))
    assert [pair.number for pair in made] == [*NUMBERS]
    assert all(mapmaking.measured(pair).is_fair for pair in made)
    assert maps.FILE.read_bytes() == before
