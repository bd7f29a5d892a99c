"""Colours have names, and the names are given in one file; a game may have one of its own."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TOKENS = ROOT / "web" / "src" / "tokens.css"
OWN_TOKENS = "board/tokens.css"
PLACES = (ROOT / "web" / "src", ROOT / "src" / "gloaming" / "games")

STYLE = re.compile(r"<style[^>]*>(.*?)</style>", re.DOTALL)
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
LITERAL = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|lab|lch|oklab|oklch)a?\(")
NAMED = re.compile(r"var\((--[a-z0-9-]+)\)")
GIVEN = re.compile(r"(--[a-z0-9-]+)\s*[:=]")
"""In a sheet, or by a component: `style:--name={…}`."""


def styles() -> Iterator[tuple[Path, str]]:
    """Every sheet, and what components say of their looks. Pictures have colours of their own."""
    for place in PLACES:
        for file in sorted(place.rglob("*")):
            if file.suffix == ".css":
                yield file, COMMENT.sub("", file.read_text("utf-8"))
            if file.suffix == ".svelte":
                yield file, COMMENT.sub("", "".join(STYLE.findall(file.read_text("utf-8"))))


def test_there_are_styles_to_look_at() -> None:
    assert len([file for file, style in styles() if style]) > 50
    assert LITERAL.search(TOKENS.read_text("utf-8"))


def test_no_colour_is_written_out_but_where_it_gets_its_name() -> None:
    found = [
        f"{file.relative_to(ROOT)}: {colour}"
        for file, style in styles()
        if file != TOKENS and not file.as_posix().endswith(OWN_TOKENS)
        for colour in LITERAL.findall(style)
    ]
    assert found == []


def test_every_name_without_a_fallback_is_given_somewhere() -> None:
    components = [file.read_text("utf-8") for place in PLACES for file in place.rglob("*.svelte")]
    texts = (*components, *(style for _, style in styles()))
    given = {name for text in texts for name in GIVEN.findall(text)}
    wanted = {name: file.name for file, style in styles() for name in NAMED.findall(style)}
    assert {name: file for name, file in wanted.items() if name not in given} == {}
