"""The match file: it comes back as it was, and whatever is changed in it is found, line by line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from gloaming.core import BrokenLogError, chance
from gloaming.core.file import (
    BadFileError,
    MatchFile,
    deeds_of,
    game_of,
    options_of,
    read,
    record,
    verify,
    write,
)
from gloaming.games import GAMES
from gloaming.games.bluff import GAME
from gloaming.games.bluff.messages import Options
from gloaming.testing.goldens import new_match

TEXT = new_match(GAME, 3, 53)
ROWS = TEXT.splitlines()


def one(text: bytes) -> MatchFile:
    (match,) = read(text)
    return match


def check(text: bytes) -> int:
    """Everything that can be asked of a file."""
    draws = 0
    for match in read(text):
        draws += verify(game_of(GAMES, match), match)
    return draws


def bad(text: bytes) -> tuple[int, str]:
    """The line that is found, and why."""
    with pytest.raises(BadFileError) as error:
        check(text)
    return error.value.number, error.value.reason


def compact(row: Any) -> bytes:
    return json.dumps(row, separators=(",", ":")).encode()


def changed(number: int, row: Any) -> bytes:
    """The file with another line in this place, counted from 1."""
    rows = [*ROWS]
    rows[number - 1] = row if isinstance(row, bytes) else compact(row)
    return b"\n".join(rows) + b"\n"


# Round trip


def test_a_file_is_read_replayed_and_found_fair() -> None:
    assert check(TEXT) == sum(b'"nature"' in row for row in ROWS)


def test_it_comes_back_byte_for_byte() -> None:
    match = one(TEXT)
    assert write(match.header, match.lines, match.reveal) == TEXT


def test_what_is_replayed_can_be_recorded_anew() -> None:
    match = one(TEXT)
    seed = bytes.fromhex(match.reveal.seed)
    deeds = tuple(deeds_of(GAME, match))
    assert record(GAME, match.header, deeds, seed, match.reveal.nonces) == TEXT


def test_the_header_tells_what_was_played() -> None:
    header = one(TEXT).header
    assert (header.format, header.game, header.edition) == (1, "bluff", GAME.edition)
    assert options_of(GAME, header) == Options()
    assert len(header.places) == 3


def test_many_matches_may_follow_one_another() -> None:
    texts = [new_match(GAME, seats, 1) for seats in (2, 3, 4)]
    matches = list(read(b"".join(texts)))
    assert [len(match.header.seats) for match in matches] == [2, 3, 4]
    assert [match.start for match in matches] == [
        1, 1 + len(texts[0].splitlines()), 1 + len((texts[0] + texts[1]).splitlines()),
    ]  # fmt: skip
    assert check(b"".join(texts)) > 0


def test_a_fault_in_a_later_match_is_found_in_its_own_line() -> None:
    spoiled = changed(5, b"{}")
    assert bad(TEXT + spoiled)[0] == len(ROWS) + 5


def test_the_last_newline_may_be_missing() -> None:
    assert check(TEXT.rstrip(b"\n")) == check(TEXT)


# Tampering


def other(value: Any) -> Any:
    """Something else of the same sort."""
    if isinstance(value, bool) or value is None:
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return other_text(value)
    assert isinstance(value, list)
    return value[:-1]


def other_text(value: str) -> str:
    """Another digit, another of the actors, or simply another word."""
    if value and set(value) <= set("0123456789abcdef"):
        return ("1" if value[0] == "0" else "0") + value[1:]
    return {"nature": "clock", "clock": "host", "host": "clock"}.get(value, value + "x")


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a line that holds a value, however deep."""
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    for name, part in parts:
        if not isinstance(part, dict):
            yield (*path, name)
        if isinstance(part, dict | list):
            yield from places(part, (*path, name))


def tampered(row: bytes, path: tuple[Any, ...]) -> Any:
    line = json.loads(row)
    within = line
    for name in path[:-1]:
        within = within[name]
    within[path[-1]] = other(within[path[-1]])
    return line


EVERY_PLACE = [
    (number, path) for number, row in enumerate(ROWS, 1) for path in places(json.loads(row))
]


def test_there_is_much_to_tamper_with() -> None:
    assert len(EVERY_PLACE) > 4 * len(ROWS)


def test_whatever_is_tampered_with_is_found_and_the_line_is_named() -> None:
    """Other nonces show where they draw something else, another header in what follows it."""
    draws = {number for number, row in enumerate(ROWS, 1) if b'"nature"' in row}
    for number, path in EVERY_PLACE:
        named, reason = bad(changed(number, tampered(ROWS[number - 1], path)))
        if path[:2] == ("reveal", "nonces"):
            assert named in draws | {len(ROWS)}, reason
        else:
            assert named in ({1, 2, len(ROWS)} if number == 1 else {number}), reason


@pytest.mark.parametrize("by", [-1, 3, 99])
def test_somebody_who_does_not_sit_at_the_table_is_found(by: int) -> None:
    number = next(index for index, row in enumerate(ROWS, 1) if b'"by":0' in row)
    line = {**json.loads(ROWS[number - 1]), "by": by}
    named, reason = bad(changed(number, line))
    assert named == number
    assert reason.startswith("against the rules")


@pytest.mark.parametrize("number", range(1, len(ROWS) + 1))
def test_a_line_that_is_taken_out_is_missed(number: int) -> None:
    rows = [row for index, row in enumerate(ROWS, 1) if index != number]
    found, _ = bad(b"\n".join(rows) + b"\n")
    assert found in {number, len(rows)} if number == len(ROWS) else found in {number, number + 1}


@pytest.mark.parametrize("number", range(2, len(ROWS) - 1))
def test_two_lines_that_changed_places_are_found(number: int) -> None:
    rows = [*ROWS]
    rows[number - 1], rows[number] = rows[number], rows[number - 1]
    assert bad(b"\n".join(rows) + b"\n")[0] in {number, number + 1}


@pytest.mark.parametrize("number", range(2, len(ROWS)))
def test_a_line_that_stands_twice_is_found(number: int) -> None:
    rows = [*ROWS[:number], *ROWS[number - 1 :]]
    assert bad(b"\n".join(rows) + b"\n")[0] == number + 1


def test_another_seed_is_not_the_one_that_was_promised() -> None:
    closing = json.loads(ROWS[-1])
    closing["reveal"]["seed"] = "00" * 32
    assert bad(changed(len(ROWS), closing)) == (
        len(ROWS), "the seed is not the one that was promised",
    )  # fmt: skip


def test_a_host_that_promised_one_seed_and_dealt_by_another_is_found() -> None:
    header, closing = json.loads(ROWS[0]), json.loads(ROWS[-1])
    closing["reveal"]["seed"] = "00" * 32
    header["commitment"] = chance.promise(header["match"], bytes(32))
    forged = one(b"\n".join([compact(header), *ROWS[1:-1], compact(closing)]))
    deeds = tuple(deeds_of(GAME, one(TEXT)))
    number, reason = bad(record(GAME, forged.header, deeds, bytes(32), forged.reveal.nonces))
    assert number >= 2
    assert reason == "the seed and the nonces draw something else here"


# Files that are none


@pytest.mark.parametrize("kept", range(1, len(ROWS)))
def test_a_truncated_file_is_found(kept: int) -> None:
    number, reason = bad(b"\n".join(ROWS[:kept]) + b"\n")
    assert (number, reason) == (kept, "the last line, which opens the seed, is missing")


def test_a_line_cut_in_the_middle_is_found() -> None:
    number, reason = bad(TEXT[: len(TEXT) - len(ROWS[-1]) - 10])
    assert number == len(ROWS) - 1
    assert reason.startswith("cannot be read")


def test_an_empty_file_is_no_match() -> None:
    assert bad(b"") == (1, "the file is empty")


@pytest.mark.parametrize("row", [b"", b"hello", b"[]", b"null", b"\xff\xfe", b"{}", b'{"a":1}'])
@pytest.mark.parametrize("number", [1, 2, 7, len(ROWS)])
def test_what_is_not_a_line_of_a_match_is_found(number: int, row: bytes) -> None:
    assert bad(changed(number, row))[0] == number


def header_with(**changes: Any) -> bytes:
    return changed(1, {**json.loads(ROWS[0]), **changes})


def test_another_format_is_not_guessed_at() -> None:
    assert bad(header_with(format=2)) == (1, "format 2 is not known here, only 1")


def test_a_game_that_is_not_here_is_named() -> None:
    assert bad(header_with(game="whist")) == (1, "there is no game called 'whist' here")


def test_an_edition_that_is_not_here_is_named() -> None:
    assert bad(header_with(edition=99)) == (1, "edition 99 of bluff is not known here")


def test_options_that_the_game_does_not_know_are_found() -> None:
    number, reason = bad(header_with(options={"seconds": 1}))
    assert number == 1
    assert reason.startswith("the options cannot be read")


def test_a_move_of_another_game_is_found() -> None:
    line = {**json.loads(ROWS[6]), "move": {"type": "castle"}}
    number, reason = bad(changed(7, line))
    assert number == 7
    assert reason.startswith("no move of this game")


def test_a_match_that_stops_before_its_end_is_no_proof() -> None:
    match = one(TEXT)
    lines = match.lines[:5]
    reveal = msgspec.structs.replace(match.reveal, head=lines[-1].digest)
    assert bad(write(match.header, lines, reveal)) == (7, "the match stops before its end")


def test_a_seed_that_is_no_number_and_nonces_that_do_not_fit_are_found() -> None:
    closing = json.loads(ROWS[-1])
    closing["reveal"]["seed"] = "not hexadecimal"
    assert "hexadecimal" in bad(changed(len(ROWS), closing))[1]
    closing = json.loads(ROWS[-1])
    closing["reveal"]["nonces"] = closing["reveal"]["nonces"][:1]
    assert "nonce" in bad(changed(len(ROWS), closing))[1]


def test_seats_that_cannot_be_played_on_are_found_in_the_header() -> None:
    assert bad(header_with(seats=[])) == (1, "bluff cannot be played on these seats")


def test_a_log_that_breaks_the_rules_is_a_bad_file() -> None:
    assert not issubclass(BadFileError, BrokenLogError)
    line = {**json.loads(ROWS[4]), "by": "host", "move": {"type": "back", "seat": 0}}
    number, reason = bad(changed(5, line))
    assert number == 5
    assert reason.startswith("against the rules")


@pytest.mark.parametrize(
    ("number", "old", "new"),
    [
        (1, b'"role":"player"', b'"role":"player","spare":1'),
        (2, b'"type":"deal"', b'"type":"deal","spare":1'),
        (2, b'"at":0', b'"at": 0'),
        (len(ROWS), b'"nonces"', b'"spare":1,"nonces"'),
    ],
)
def test_what_the_format_does_not_have_is_found(number: int, old: bytes, new: bytes) -> None:
    assert bad(changed(number, ROWS[number - 1].replace(old, new, 1)))[0] == number
