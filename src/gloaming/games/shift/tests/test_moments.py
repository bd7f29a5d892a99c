"""Telling moments: each kind in a warehouse so small that one sees that it is true."""

from typing import Any

import pytest

from gloaming.core.file import deeds_of, read
from gloaming.games.shift import GAME
from gloaming.games.shift.course import turns
from gloaming.games.shift.messages import Consolidate, Counter, EndTurn, Flip, LetBe, TakeBack, Walk
from gloaming.games.shift.moments import moments
from gloaming.games.shift.tests.table import (
    BOB,
    CID,
    GUARD,
    begun,
    drawn,
    passes,
    rolls,
    table,
    walk,
    walks,
)
from gloaming.testing import Story, goldens
from gloaming.words import LANGUAGES, game_words

ONE, TWO = Counter(1), Counter(2)
MOST = 5
CORRIDOR = """
    +-+-+-+-+
    |V B . X|
    +-+-+-+-+
    |G . . G|
    +-+-+-+-+
"""
TWO_WAYS = """
    +-+-+-+-+-+
    |. .|B . X|
    + + + +-+-+
    |. b .|. .|
    + +-+ +-+-+
    |G .|.|. G|
    +-+-+-+-+-+
"""


def told_of(told: Story) -> dict[str, dict[str, Any]]:
    """What is told of a match, by kind, once it has been said in every language."""
    log = tuple(deed.input for deed in told.deeds)
    found = moments(turns(told.game.setup(told.options, told.seats), log))
    for language in LANGUAGES:
        vocabulary = game_words(language, GAME)
        for reason in found:
            assert vocabulary.explain("analysis", reason, told.names)
    return {reason.id: dict(reason.args) for reason in found}


# A raid that nobody made


def test_a_vault_that_could_have_been_reached_in_the_dark_is_told_of() -> None:
    told = rolls(drawn(CORRIDOR), "bob", 3, 2).bob(EndTurn())
    assert told_of(told)["sooner"] == {
        "round": 1, "seat": BOB, "counter": ONE, "die": 2, "square": "D1",
    }  # fmt: skip
    first, then = told_of(rolls(passes(told), "bob", 6, 6))["sooner"], told_of(told)["sooner"]
    assert first == then, "the first such turn is told of"


def test_no_raid_was_missed_by_who_made_it_rolled_too_little_or_looked_instead() -> None:
    assert "sooner" not in told_of(
        walks(rolls(drawn(CORRIDOR), "bob", 2, 1), "bob", 1, 2, "C1", "D1")
    )
    assert "sooner" not in told_of(rolls(drawn(CORRIDOR), "bob", 1, 1).bob(EndTurn()))
    assert "sooner" not in told_of(drawn(CORRIDOR).bob(Consolidate()))


def test_a_way_through_the_light_or_of_somebody_elses_criminal_was_none() -> None:
    lit = CORRIDOR.replace("+-+-+-+-+\n    |G . . G|", "+-+-+ +-+\n    |G . G .|")
    assert "sooner" not in told_of(rolls(drawn(lit), "bob", 6, 6).bob(EndTurn()))
    others = drawn(CORRIDOR.replace("B", "C"), players=3)
    told = rolls(others, "bob", 6, 6).bob(EndTurn())
    assert "sooner" not in told_of(told)
    assert told_of(rolls(told, "cid", 6, 6).cid(EndTurn()))["sooner"]["seat"] == CID


def test_who_stood_in_view_could_have_been_turned_over_before_the_first_step() -> None:
    aisle = "+-+-+-+-+\n|G . . .|\n+-+-+ + +\n|G|X . B|\n+-+-+-+-+"
    told = rolls(drawn(aisle, flips="asked"), "bob", 1, 1).bob(walk(1, 1, "D1"))
    told = passes(told.ann(LetBe(ONE)).bob(EndTurn()))
    assert "sooner" not in told_of(rolls(told, "bob", 6, 6).bob(EndTurn()))
    assert "sooner" in told_of(rolls(drawn(aisle), "bob", 6, 6).bob(EndTurn()))


# What the Guards passed by

HALL = "+-+-+-+-+\n|G . .|B|\n+-+-+ + +\n|G|X . b|\n+-+-+-+-+"


def test_a_criminal_in_view_that_was_let_be_is_told_of() -> None:
    told = drawn(HALL, flips="asked", dice=(3, 1)).bob(walk(1, 3, "D2"))
    told = walks(told, "bob", 1, 3, "C2", "C1").ann(LetBe(ONE))
    assert told_of(told)["let-be"] == {"round": 1, "seat": BOB, "counter": ONE}
    assert {*told_of(told.ann(Flip(ONE)))}.isdisjoint({"let-be", "into-view"})
    assert "let-be" in told_of(told.bob(EndTurn()).ann(Flip(ONE))), "it was one turn too late"


def test_a_blank_that_was_let_be_is_nothing_to_tell() -> None:
    told = drawn(HALL, flips="asked", dice=(3, 1))
    told = walks(told, "bob", 2, 3, "C2", "C1").ann(LetBe(TWO))
    assert "let-be" not in told_of(told)


def raids(told: Story) -> Story:
    """Bob's Criminal goes from C1 to the vault."""
    told = walks(rolls(told, "bob", 2, 1), "bob", 1, 2, "D1", "E1")
    assert told.outcome is not None
    assert told.outcome.winners == (BOB,)
    return told


def test_who_raided_and_had_been_within_reach_is_told_of() -> None:
    told = raids(rolls(drawn(TWO_WAYS, turn="ann"), "ann", 1, 3).ann(EndTurn()))
    assert told_of(told) == {
        "within-reach": {
            "round": 1, "seat": BOB, "counter": ONE, "guard": GUARD, "die": 3, "square": "C2",
        },
    }  # fmt: skip


def test_who_raided_and_never_was_within_reach_is_told_of_too() -> None:
    told = raids(rolls(drawn(TWO_WAYS, turn="ann"), "ann", 2, 2).ann(EndTurn()))
    assert told_of(told) == {"out-of-reach": {"round": 1, "seat": BOB, "counter": ONE}}


def test_a_criminal_that_was_seen_before_it_raided_was_not_out_of_reach() -> None:
    told = drawn(TWO_WAYS, turn="ann", rules="family")
    told = walks(rolls(told, "ann", 3, 1), "ann", GUARD, 3, "A2", "B2", "C2")
    assert "within-reach" not in told_of(told)
    assert told_of(told)["nearest"]["steps"] == 2


def bluffed(*moves: Walk | TakeBack) -> Story:
    """Bob moves a blank, a Guard turns it over, and Bob raids."""
    told = rolls(drawn(TWO_WAYS), "bob", 1, 1)
    for move in (*moves, EndTurn()):
        told = told.bob(move)
    told = walks(rolls(told, "ann", 3, 1), "ann", GUARD, 3, "A2", "A1").ann(EndTurn())
    return raids(told)


def test_a_bluff_that_drew_a_guard_away_is_told_of() -> None:
    assert told_of(bluffed(walk(2, 1, "B1"))) == {
        "drawn-away": {"round": 2, "seat": BOB, "blank": TWO, "guard": GUARD, "counter": ONE},
    }  # fmt: skip


def test_a_blank_that_nobody_had_walked_was_no_bluff() -> None:
    assert {*told_of(bluffed())} == {"within-reach"}
    assert {*told_of(bluffed(walk(2, 1, "B1"), TakeBack()))} == {"within-reach"}


# By what the Guards could have known

LIKELIER = TWO_WAYS.replace("|. .|B", "|. c|B").replace("|. b .", "|. . .")


def looked(flipped: tuple[int, ...]) -> Story:
    """Guards turn over a blank of Cid's, and leave a Criminal of Bob's alone."""
    told = rolls(drawn(LIKELIER, players=3, turn="ann", flipped=flipped), "ann", 3, 1)
    return walks(told, "ann", GUARD, 3, "A2", "A1").ann(EndTurn())


def test_a_likelier_one_that_was_within_reach_is_told_of() -> None:
    assert told_of(looked((3, 5, 7)))["likelier"] == {
        "round": 1, "seat": BOB, "counter": ONE, "blank": TWO, "low": 25, "high": 40,
    }  # fmt: skip


def test_one_that_was_as_likely_or_was_seen_too_is_nothing_to_tell() -> None:
    assert "likelier" not in told_of(looked(()))
    told = rolls(drawn(LIKELIER, players=3, turn="ann", flipped=(3, 5, 7)), "ann", 3, 6)
    told = walks(told, "ann", GUARD, 6, "A2", "A1", "A2", "B2", "C2").ann(EndTurn())
    assert "likelier" not in told_of(told)


# What the Criminals gave away


@pytest.mark.parametrize("flips", ["always", "asked"])
def test_a_criminal_that_was_walked_into_view_is_told_of(flips: str) -> None:
    told = drawn(HALL, flips=flips, dice=(3, 1)).bob(walk(1, 3, "D2"))
    told = walks(told, "bob", 1, 3, "C2", "C1")
    told = told.ann(Flip(ONE)) if flips == "asked" else told
    assert told_of(told)["into-view"] == {
        "round": 1, "seat": BOB, "counter": ONE, "square": "C1",
    }  # fmt: skip


def test_whom_a_guard_found_did_not_walk_into_view() -> None:
    told = drawn(TWO_WAYS, turn="ann", rules="family")
    told = walks(rolls(told, "ann", 3, 1), "ann", GUARD, 3, "A2", "B2", "C2")
    assert "into-view" not in told_of(told)


def test_how_near_a_criminal_came_is_told_where_none_has_raided() -> None:
    told = drawn(CORRIDOR, dice=(2, 1))
    assert told_of(told.stop())["nearest"] == {
        "round": 1, "seat": BOB, "counter": ONE, "steps": 2,
    }  # fmt: skip
    nearer = told.bob(walk(1, 2, "C1"))
    assert told_of(nearer.stop())["nearest"]["steps"] == 1
    assert told_of(nearer.bob(TakeBack()).stop())["nearest"]["steps"] == 2
    lit = drawn(CORRIDOR.replace("-+-+-+-+\n    |G", "-+-+-+ +\n    |G"), dice=(2, 1))
    assert told_of(walks(lit, "bob", 1, 2, "C1", "D1").stop())["nearest"]["steps"] == 0


# In whole matches


def test_before_the_first_turn_there_is_nothing_to_tell() -> None:
    assert told_of(table().stop()) == {}
    assert {*told_of(begun().stop())} == {"nearest"}


@pytest.mark.parametrize("file", goldens.match_files(GAME), ids=lambda file: str(file.stem))
def test_of_a_match_a_few_moments_are_told_in_their_order(file: Any) -> None:
    (match,) = read(file.read_bytes())
    deeds = [*deeds_of(GAME, match)]
    options = deeds[0].before.options
    found = GAME.analyse(options, match.header.places, tuple(deed.input for deed in deeds))
    rounds = [int(reason.args["round"]) for reason in found]
    assert 1 <= len(found) <= MOST
    assert rounds == sorted(rounds)
    assert all(0 < number <= deeds[-1].after.round for number in rounds)
    assert all("counter" in reason.args for reason in found)
