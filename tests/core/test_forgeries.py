"""Forged files: every checker finds them out, in the same line, and so does the browser's."""

from __future__ import annotations

import pytest

from gloaming.core import chance
from gloaming.core.file import BadFileError, read, verify
from gloaming.games.bluff import GAME
from tests.core.forgeries import KEPT, SEED, Forgery, forgeries, page, played


def check(text: str) -> int:
    return sum(verify(GAME, match) for match in read(text.encode()))


def test_the_browsers_forgeries_are_ours() -> None:
    assert KEPT.read_text("utf-8") == page(), "run: python -m tests.core.forgeries"


def test_what_is_forged_was_fair_before() -> None:
    assert check(played()) == check(played(bot="easy")) == check(played(nonces=(None, None))) == 6


@pytest.mark.parametrize("forgery", forgeries(), ids=lambda forgery: str(forgery.name))
def test_a_forgery_is_found_out_in_its_line(forgery: Forgery) -> None:
    with pytest.raises(BadFileError) as error:
        check(forgery.text)
    assert error.value.number == forgery.line


@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        ("bot", "bots throw none"),
        ("match", "hyphens"),
        ("seed", "a seed of 64"),
        ("promise", "not the one that was promised"),
        ("nonce", "a nonce is not written"),
        ("nonces", "for each seat"),
        ("choice", "nature's choice"),
    ],
)
def test_a_fault_that_the_browser_names_is_named_here(fault: str, reason: str) -> None:
    found = [forgery for forgery in forgeries() if forgery.fault == fault]
    assert found
    for forgery in found:
        with pytest.raises(BadFileError, match=reason):
            check(forgery.text)


# Why the forms matter


def test_without_them_one_commitment_would_open_in_two_ways() -> None:
    seed = bytes.fromhex(SEED)
    assert chance.promise("m", b"1|" + seed) == chance.promise("m|1", seed)
    assert chance.mix("m", seed, ("a|b", None)) == chance.mix("m", seed, ("a", "b", None))
    assert chance.mix("m", seed[:31] + b"\0", ()) == chance.mix("m", seed[:31], ())
    assert chance.mix("m", seed, ("",)) == chance.mix("m", seed, (None,))
