"""The chain: a digest over the bytes of a match file, checked by documents, command and browser."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloaming.core.file import BadFileError, MatchFile, chain_over, read, verify
from gloaming.games import GAMES
from gloaming.games.bluff import GAME
from gloaming.testing.goldens import new_match
from tests.support.documents import block

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "web" / "src" / "lib" / "fixtures" / "chained.jsonl"
"""A file that the tests of the browser read as well."""
TEXT = KEPT.read_bytes()
KNOWN = "55fa3824f068175a436e0373a66f2da20dee610ceacde0870a469c0a43514bd9"
"""Made with sha256sum, line by line."""
BY_HAND = compile(block("docs/match-file.md", "python"), "match-file.md", "exec")
OLD_FILES = sorted(ROOT.glob("src/gloaming/games/*/tests/matches/*.jsonl"))


def one(text: bytes) -> MatchFile:
    (match,) = read(text)
    return match


def is_whole_by_hand(text: bytes, folder: Path) -> bool:
    """Run the script of docs/match-file.md."""
    (folder / "match.jsonl").write_bytes(text)
    try:
        exec(BY_HAND, {})  # noqa: S102 - it is the document that is tested
    except AssertionError:
        return False
    return True


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


# What it is


def test_chain_of_a_known_file_is_as_other_tools_make_it() -> None:
    match = one(TEXT)
    assert match.reveal.chain == KNOWN
    assert chain_over(match.header, match.lines, match.reveal) == KNOWN


def test_chained_file_is_what_is_written_today() -> None:
    assert new_match(GAME, 2, 2) == TEXT
    assert verify(GAME, one(TEXT)) > 0


# A changed byte


def test_changed_byte_is_found_by_the_chain_alone(folder: Path) -> None:
    assert is_whole_by_hand(TEXT, folder)
    missed = [
        at
        for at in range(len(TEXT))
        if is_whole_by_hand(TEXT[:at] + bytes([TEXT[at] ^ 1]) + TEXT[at + 1 :], folder)
    ]
    assert missed == []


def test_removed_line_is_found_by_the_chain_alone(folder: Path) -> None:
    rows = TEXT.splitlines(keepends=True)
    for number in range(len(rows)):
        assert not is_whole_by_hand(b"".join(rows[:number] + rows[number + 1 :]), folder)


def test_wrong_chain_is_told_with_its_line() -> None:
    forged = TEXT.replace(KNOWN.encode(), KNOWN[::-1].encode())
    with pytest.raises(BadFileError, match="the chain does not fit") as error:
        verify(GAME, one(forged))
    assert error.value.number == TEXT.count(b"\n")


@pytest.mark.parametrize("chain", [b"null", b"7", b'""'])
def test_chain_in_another_form_is_refused(chain: bytes) -> None:
    with pytest.raises(BadFileError):
        verify(GAME, one(TEXT.replace(b'"' + KNOWN.encode() + b'"', chain)))


# Files without one


def test_every_kept_match_is_from_before_the_chain() -> None:
    assert len(OLD_FILES) > 20
    assert {b'"chain"' in file.read_bytes() for file in OLD_FILES} == {False}


@pytest.mark.parametrize("file", OLD_FILES, ids=lambda file: f"{file.parts[-4]}-{file.stem}")
def test_file_without_a_chain_is_still_accepted(file: Path) -> None:
    match = one(file.read_bytes())
    assert match.reveal.chain is None
    assert verify(GAMES[match.header.game], match) > 0
