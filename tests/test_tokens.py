"""Colours of text stand out from the colours on which they are used, in both settings."""

import re
from pathlib import Path

import pytest

TOKENS = Path("web/src/tokens.css")
INKS = ("paper-ink", "paper-ink-soft", "lamp-ink", "good-ink", "danger-ink", "info-ink", "pencil")
SEATS = tuple(f"seat-{number}-ink" for number in range(1, 6))
PAPERS = ("paper-0", "paper-50", "paper-100", "paper-200")
MISTS = ("mist-50", "mist-200", "lamp-200", "danger-200")
NIGHTS = ("night-950", "night-900", "night-800", "night-700", "night-600")
PAIRS = (
    *((ink, paper) for ink in (*INKS, *SEATS) for paper in PAPERS),
    *((ink, "paper-300") for ink in ("paper-ink", "paper-ink-soft", "lamp-ink", "danger-ink")),
    *((ink, lamp) for ink in ("paper-ink",) for lamp in ("lamp-200", "lamp-400", "lamp-600")),
    *((mist, night) for mist in MISTS for night in NIGHTS),
    *(("mist-400", night) for night in NIGHTS[:4]),
)


def colours(setting: str) -> dict[str, str]:
    """The opaque colours by their names; high contrast changes some of them."""
    text = re.sub(r"/\*.*?\*/", "", TOKENS.read_text("utf-8"), flags=re.DOTALL)
    plain, _, high = text.partition(':root[data-contrast="high"] {')
    used = plain if setting == "normal" else plain + high.partition("}")[0]
    found = re.findall(r"--([a-z0-9-]+): #([0-9a-f]{6}|[0-9a-f]{3});", used)
    return {
        name: value if len(value) == 6 else "".join(2 * c for c in value) for name, value in found
    }


def light(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: str, other: str) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def test_black_on_white_is_twenty_one_to_one() -> None:
    assert round(ratio("000000", "ffffff"), 2) == 21


@pytest.mark.parametrize("setting", ["normal", "high"])
def test_what_is_written_stands_out_from_what_it_is_written_on(setting: str) -> None:
    known = colours(setting)
    found = {pair: round(ratio(known[pair[0]], known[pair[1]]), 2) for pair in PAIRS}
    assert {pair: value for pair, value in found.items() if value < 4.5} == {}
