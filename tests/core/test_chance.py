import hmac
from collections import Counter
from hashlib import sha256

import pytest

from gloaming.core.chance import Draws, bot_seed, draw, mix, promise

KEY = bytes(range(32))


# The promise and the mix


def test_the_promise_is_the_hash_of_match_and_seed() -> None:
    assert promise("m1", KEY) == sha256(b"gloaming-1|commit|m1|" + KEY).hexdigest()


def test_a_promise_binds_to_its_match_and_its_seed() -> None:
    promises = {promise(match, seed) for match in ("a", "b") for seed in (KEY, KEY[::-1])}
    assert len(promises) == 4


def test_the_mix_is_keyed_by_the_seed_over_every_nonce() -> None:
    expected = hmac.digest(KEY, b"gloaming-1|mix|m1|aa||bb", "sha256")
    assert mix("m1", KEY, ["aa", None, "bb"]) == expected


def test_every_nonce_and_its_place_change_the_mix() -> None:
    thrown: list[list[str | None]] = [
        ["aa", "bb"], ["bb", "aa"], ["aa", None], [None, "aa"], [None, None], ["aa", "bb", None],
    ]  # fmt: skip
    assert len({mix("m1", KEY, nonces) for nonces in thrown}) == len(thrown)


# Known answers: anybody who wants to check a match in another language must come to these


@pytest.mark.parametrize(
    ("number", "of", "chosen"), [(0, 10, 8), (1, 10, 8), (2, 10, 3), (3, 52, 28), (7, 1000, 553)]
)
def test_known_draws(number: int, of: int, chosen: int) -> None:
    assert draw(KEY, number, of) == chosen


def test_a_known_promise_and_a_known_mix() -> None:
    assert promise("m1", KEY) == "e6bf1c2e4c19458855625be26644cdaf33b527bcf33f2116ec54c39ede208ca5"
    mixed = mix("m1", KEY, ["aa", None]).hex()
    assert mixed == "495a6c2b265ba82756fcbeeefc5d6aec35e1614dd55d1882e17adc763a433c83"


# Drawing


def test_one_of_one_needs_no_luck() -> None:
    assert {draw(KEY, number, 1) for number in range(50)} == {0}


def test_the_same_number_draws_the_same_and_another_key_draws_something_else() -> None:
    assert draw(KEY, 5, 1 << 31) == draw(KEY, 5, 1 << 31)
    assert draw(KEY, 5, 1 << 31) != draw(KEY[::-1], 5, 1 << 31)
    assert draw(KEY, 5, 1 << 31) != draw(KEY, 6, 1 << 31)


@pytest.mark.parametrize(("of", "critical"), [(2, 10.83), (3, 13.82), (10, 27.88), (52, 87.97)])
def test_draws_are_uniform(of: int, critical: float) -> None:
    """Chi-square stays under what fair chance exceeds once in a thousand times."""
    number = 400 * of
    counts = Counter(draw(KEY, index, of) for index in range(number))
    expected = number / of
    assert set(counts) == set(range(of))
    assert sum((seen - expected) ** 2 / expected for seen in counts.values()) < critical


def test_a_word_beyond_the_limit_is_drawn_again() -> None:
    """Of three quarters of all words one in four is rejected, and the next attempt counts."""
    of = 3 << 30
    rejected = 0
    for number in range(200):
        words = [word(number, attempt) for attempt in range(40)]
        accepted = next(index for index, value in enumerate(words) if value < of)
        rejected += accepted > 0
        assert draw(KEY, number, of) == words[accepted]
    assert 25 < rejected < 75


def word(number: int, attempt: int) -> int:
    digest = hmac.digest(KEY, f"gloaming-1|draw|{number}|{attempt}".encode(), "sha256")
    return int.from_bytes(digest[:4], "big")


@pytest.mark.parametrize("of", [-1, 0, 2**32 + 1, 2**33])
def test_there_is_no_drawing_of_none_nor_of_more_than_there_are_words(of: int) -> None:
    """Of so many no word would ever be within the limit."""
    with pytest.raises(ValueError):
        draw(KEY, 0, of)


def test_of_all_words_every_word_is_taken() -> None:
    assert draw(KEY, 0, 2**32) == word(0, 0)


def test_the_very_limit_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    """2**32 is one more than three divides: only the last word is beyond the limit."""
    answers = iter([(2**32 - 1).to_bytes(32, "little"), (2**32 - 2).to_bytes(4, "big")])
    monkeypatch.setattr(hmac, "digest", lambda *_: next(answers)[:4])
    assert draw(KEY, 0, 3) == (2**32 - 2) % 3


def test_draws_count_on_by_themselves() -> None:
    draws = Draws(KEY, 4)
    assert [draws(10), draws(20), draws(10)] == [
        draw(KEY, 4, 10), draw(KEY, 5, 20), draw(KEY, 6, 10),
    ]  # fmt: skip
    assert draws.number == 7


def test_bots_have_seeds_of_their_own() -> None:
    seeds = {
        bot_seed(KEY, seat, question, moment)
        for seat in range(4)
        for question, moment in ((None, 0), (None, 1), (0, 0), (1, 0))
    }
    assert len(seeds) == 16
    assert not seeds & {draw(KEY, number, 1 << 32) for number in range(16)}


def test_a_bot_has_the_same_seed_as_long_as_it_is_asked_the_same() -> None:
    assert bot_seed(KEY, 1, 7, 20) == bot_seed(KEY, 1, 7, 21) != bot_seed(KEY, 1, 8, 21)
    assert bot_seed(KEY, 1, None, 20) != bot_seed(KEY, 1, None, 21)
