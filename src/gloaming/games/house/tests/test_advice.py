"""What a seat of Shadow House is helped with, refused for, and shown afterwards."""

from random import Random
from typing import Any

import pytest

from gloaming.core import AidLevel, Reason, moments, witnessed
from gloaming.games.house import GAME, hindsight
from gloaming.games.house.messages import Dig, Drink, Unlock, Value
from gloaming.games.house.tests.table import (
    BOB,
    THREE,
    WRONG,
    dig,
    draws,
    hint,
    table,
    turn_of,
)
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


# What the notebook works out


def told_to(told: Story, name: str, level: AidLevel = "facts") -> set[tuple[str, tuple[Any, ...]]]:
    """What somebody is helped with: the sentences' ids, and what they are about."""
    reasons = GAME.aid(told.known(name), level)
    return {(reason.id, tuple(reason.args.values())) for reason in reasons}


@pytest.mark.rule("HOUSE-60")
@pytest.mark.parametrize("level", ["facts", "proofs"])
def test_the_safe_keeper_is_told_that_the_safe_has_what_it_has(level: AidLevel) -> None:
    told = turn_of(table(), "bob").bob(WRONG)
    seen = told_to(told, "bob", level)
    assert {("used-up-safe", (3, 1)), ("used-up-safe", (7, 1))} <= seen
    assert not seen & {("used-up", (3,)), ("used-up", (7,))}


@pytest.mark.rule("HOUSE-60")
def test_both_cards_of_a_value_may_lie_in_the_safe() -> None:
    told = turn_of(table({**THREE, "bob": "0 1 5 | 7 7 9"}, safe=(3, 3)), "ann").ann(WRONG)
    seen = told_to(told, "ann")
    assert ("used-up-safe", (3, 2)) in seen
    assert ("used-up", (3,)) not in seen


@pytest.mark.rule("HOUSE-60", "HOUSE-39")
def test_whoever_failed_and_may_look_into_the_safe_is_told_no_falsehood_either() -> None:
    told = turn_of(table(mode="conspiracy", shows_safe=True), "bob").bob(WRONG)
    seen = told_to(told, "bob")
    assert ("used-up-safe", (3, 1)) in seen
    assert ("used-up", (3,)) not in seen


def beside_the_character() -> Story:
    """Bob's last card before the Character has a 5 at its left, so it can be nothing but a 5."""
    return table().ann(Drink()).deals(*draws(1, 8, 5, 2)).bob(hint(5, 3))


@pytest.mark.rule("HOUSE-60")
@pytest.mark.parametrize("level", ["facts", "proofs"])
def test_a_card_that_can_be_one_value_only_is_told_once(level: AidLevel) -> None:
    reasons = GAME.aid(beside_the_character().known("ann"), level)
    assert reasons.count(Reason("card-is", {"seat": BOB, "card": 4, "value": 5})) == 1


@pytest.mark.rule("HOUSE-60")
@pytest.mark.parametrize("level", ["facts", "proofs"])
def test_a_card_that_is_certain_is_not_seen_for_all_that(level: AidLevel) -> None:
    assert ("used-up", (5,)) not in told_to(beside_the_character(), "cid", level)


@pytest.mark.rule("HOUSE-60")
def test_a_card_that_lies_open_is_not_proven() -> None:
    told = table().ann(dig(BOB, 0, 0))
    cards = {args[:2] for id_, args in told_to(told, "cid", "proofs") if id_ == "card-is"}
    assert (BOB, 1) not in cards


# Refusals, and looking back


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


def looked_back_at(told: Story) -> set[str]:
    """Which sentences a match that is over is looked back at with."""
    inputs = tuple(deed.input for deed in told.deeds)
    return {reason.id for reason in GAME.analyse(told.options, told.seats, inputs)}


def test_a_round_that_was_cut_short_has_no_end_to_look_back_at() -> None:
    assert looked_back_at(whole()) == {"knew"}
    assert looked_back_at(turn_of(table(), "bob").stop()) == {"knew-when-stopped"}
    assert looked_back_at(table().stop()) == {"knew-when-stopped"}


def test_what_was_told_last_before_a_match_was_stopped_counts() -> None:
    told = turn_of(table(), "bob").bob(WRONG).stop()
    inputs = tuple(deed.input for deed in told.deeds)
    known = GAME.analyse(told.options, told.seats, inputs)
    assert known[BOB] == Reason("knew-when-stopped", {"seat": BOB, "percent": 100})


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
