"""What a seat of Shadow House is helped with, refused for, and shown afterwards."""

from random import Random

import pytest

from gloaming.core import Reason, moments, witnessed
from gloaming.games.house import GAME, hindsight
from gloaming.games.house.messages import Dig, Drink, Unlock, Value
from gloaming.games.house.tests.table import table
from gloaming.testing import Story, play_at_random
from gloaming.words import game_words


def whole(mode: str = "faction", rounds: int = 2, seed: int = 3) -> Story:
    """Random players, to the end: a match that was not stopped."""
    options = GAME.options(mode=mode, rounds=rounds)  # type: ignore[arg-type]
    places = GAME.roles(options).places[:3]
    rng = Random(seed)
    while True:
        match = play_at_random(GAME, options, places, rng)
        told = Story(GAME, options, match.seats, ("ann", "bob", "cid"), match.deeds)
        if told.outcome is not None and told.outcome.reason != "stopped":
            return told


@pytest.mark.rule("HOUSE-60")
def test_aid_says_nothing_unless_it_is_wanted_and_more_with_proofs() -> None:
    known = table().known("ann")
    assert GAME.aid(known, "none") == ()
    facts, proofs = GAME.aid(known, "facts"), GAME.aid(known, "proofs")
    assert set(map(repr, facts)) < set(map(repr, proofs))
    assert any(reason.id in {"safe-pairs", "safe-among"} for reason in proofs)


def test_a_refusal_names_the_rule() -> None:
    told = table()
    names = told.names
    turn = names[told.state.turn]
    own = Dig(told.seat(turn), 0, Value(3))
    assert GAME.why_not(told.view(turn), own) == Reason("dig-yourself")
    first = Unlock(Value(3), Value(7))
    assert GAME.why_not(told.view(turn), first) == Reason("unlock-not-first")
    other = next(name for name in names if name != turn)
    assert GAME.why_not(told.view(other), Drink()) == Reason("not-your-turn")
    assert GAME.why_not(told.view(turn), Drink()) is None


@pytest.mark.parametrize("mode", ["faction", "conspiracy"])
def test_the_course_of_a_round_is_the_same_for_whoever_watched_it(mode: str) -> None:
    told = whole(mode)
    inputs = tuple(deed.input for deed in told.deeds)
    truth = hindsight.course(told.options, told.seats, inputs)
    assert truth
    for viewer in ("public", 0, 2):
        every = (witnessed(GAME, moment, viewer) for moment in moments(told.deeds))  # type: ignore[arg-type]
        seen = tuple(one for one in every if one.events)
        reasons = GAME.review(told.options, told.seats, seen)
        chances = [reason.args["percent"] for reason in reasons if reason.id == "chance"]
        assert chances == [percent for point in truth for percent in point.percents]
        actions = [reason.args for reason in reasons if reason.id == "action"]
        assert [(taken["seat"], taken["deed"]) for taken in actions] == [
            (point.seat, point.deed) for point in truth
        ]


def test_a_review_names_who_acted() -> None:
    told = whole("conspiracy")
    every = (witnessed(GAME, moment, "public") for moment in moments(told.deeds))
    seen = tuple(one for one in every if one.events)
    reasons = GAME.review(told.options, told.seats, seen)
    words, names = game_words("en", GAME), ("Ann", "Bob", "Cid")
    asked = next(one for one in reasons if one.args.get("deed") == "ask")
    said = words.explain("review", asked, names)
    assert said.endswith(f"{names[int(asked.args['seat'])]} asks a question.")


def test_nothing_is_reviewed_before_a_round_is_over() -> None:
    known = table().known("ann")
    assert GAME.review(known.options, known.seats, known.witnessed) == ()


@pytest.mark.parametrize("seed", range(6))
def test_whoever_has_seen_the_safe_knows_it_for_certain(seed: int) -> None:
    told = whole(seed=seed, rounds=1)
    inputs = tuple(deed.input for deed in told.deeds)
    last = hindsight.course(told.options, told.seats, inputs)[-1]
    keeper = told.state.keeper
    assert keeper is None or last.percents[keeper] == 100


def test_a_wrong_unlock_that_ends_a_round_has_told_something_all_the_same() -> None:
    told = whole(seed=61, rounds=1)
    inputs = tuple(deed.input for deed in told.deeds)
    *_, before, last = hindsight.course(told.options, told.seats, inputs)
    assert told.state.result is not None
    assert (last.deed, told.state.result.reason) == ("unlock", "faction")
    assert last.percents[last.seat] > before.percents[last.seat]
