"""Grab, told as stories: races both ways round, clocks due together, and what nobody is told."""

from random import Random
from typing import Any

import pytest

from gloaming.core import Deed, Millis, Place, TimeUp, knowledge, replay
from gloaming.testing.matches import known, play_at_random, seating, table_moments
from gloaming.testing.stories import Story, story
from tests.games.grab import GAME
from tests.games.grab.messages import (
    POINTS_A_CLAIM,
    TEAMS,
    CameToNothing,
    Card,
    CardLaid,
    Claim,
    Claimed,
    ClockRanOut,
    DealTarget,
    Froze,
    LayCard,
    Options,
    Point,
    Pointed,
    Reshuffled,
    RowSetAside,
    Scored,
    TakeAtRandom,
    Team,
    Thawed,
    Took,
    Wish,
    Wished,
    WishWithdrawn,
)

EVERYBODY = ("lee", "ann", "bob", "mo", "cid", "dan")
"""Black: Lee leads Ann and Bob. Orange: Mo leads Cid and Dan."""


def claim(*cards: int) -> Claim:
    return Claim(tuple(Card(card) for card in cards))


def point(card: int) -> Point:
    return Point(Card(card))


def lay(*cards: int) -> list[LayCard]:
    return [LayCard(Card(card)) for card in cards]


def table(
    black: tuple[int, ...] = (0, 1, 2, 3, 4),
    orange: tuple[int, ...] = (0, 1, 2, 3, 4),
    seconds: int = 20,
) -> Story:
    """A full table; the row is 0 to 4, and lists are 0 to 4 unless said otherwise."""
    lists = zip(TEAMS, (black, orange), strict=True)
    targets = [DealTarget(team, Card(card)) for team, cards in lists for card in cards]
    return story(GAME, *EVERYBODY, seconds=seconds).deals(*targets, *lay(0, 1, 2, 3, 4))


def black_takes(told: Story, card: int) -> Story:
    return told.lee(claim(card)).ann(point(card)).bob(point(card))


def orange_takes(told: Story, card: int) -> Story:
    return told.mo(claim(card)).cid(point(card)).dan(point(card))


def clock_inputs(told: Story) -> list[Millis]:
    return [deed.input.at for deed in told.deeds if isinstance(deed.input.move, TimeUp)]


def took(team: Team, deeds: tuple[Deed, ...]) -> list[Card]:
    events = [event for deed in deeds for event in deed.events]
    return [event.card for event in events if isinstance(event, Took) and event.team == team]


# Claims


def test_a_pair_with_one_card_gone_takes_nothing() -> None:
    told = table().lee(claim(1)).refuses("mo", claim(1, 2), "not-legal")
    assert told.state.side("orange").claimed == ()
    assert Card(2) in told.state.row


def test_a_card_of_a_pair_cannot_be_claimed_again() -> None:
    told = table().mo(claim(1, 2)).refuses("lee", claim(1), "not-legal").lee(claim(3))
    assert told.state.side("orange").claimed == (1, 2)
    assert told.state.side("black").claimed == (3,)


def test_a_claim_names_cards_and_not_places() -> None:
    told = table().mo(claim(0)).deals(*lay(9)).lee(claim(3))
    assert told.state.side("black").claimed == (3,)


def test_the_order_of_a_pair_is_not_the_leaders_to_choose() -> None:
    told = table()
    assert claim(1, 2) in told.legal("lee")
    assert claim(2, 1) not in told.legal("lee")


def test_no_new_claim_before_the_team_has_moved() -> None:
    told = table().lee(claim(0)).deals().refuses("lee", claim(1))
    assert claim(1) in told.legal("mo")


# Wishes


def test_a_wish_is_for_leaders_eyes() -> None:
    told = table().lee(Wish())
    assert told.saw("lee") == told.saw("mo") == (Wished("black"),)
    assert all(told.saw(name) == () for name in ("ann", "bob", "cid", "dan", "public"))
    assert told.view("mo").wishes == ("black",)


def test_a_claim_before_the_second_wish_withdraws_the_first() -> None:
    told = table().lee(Wish()).mo(claim(0)).deals(*lay(9))
    claimed, laid = Claimed("orange", (Card(0),), Millis(20_000)), CardLaid(Card(9))
    assert told.saw("mo") == (claimed, WishWithdrawn("black"), laid)
    assert told.saw("ann") == (claimed, laid)
    assert told.mo(Wish()).state.frozen_until is None


def test_a_claim_after_the_second_wish_is_too_late() -> None:
    told = table().lee(Wish()).at(700).mo(Wish())
    assert told.saw("public") == (Froze(Millis(2700)),)
    assert told.refuses("lee", claim(0), "not-legal").deadline == 2700
    assert claim(5, 9) in told.at(2701).legal("lee")


def test_a_claim_at_the_last_moment_of_the_freeze_is_too_late_as_well() -> None:
    frozen = table().lee(Wish()).mo(Wish())
    frozen.at(2000).refuses("lee", claim(0))


def test_five_others_come_at_one_instant() -> None:
    told = table().lee(Wish()).mo(Wish()).time_is_up().deals(*lay(9, 8, 7, 6, 5))
    others = tuple(CardLaid(Card(card)) for card in (9, 8, 7, 6, 5))
    aside = RowSetAside(tuple(Card(card) for card in range(5)))
    assert told.saw("ann") == told.saw("public") == (Thawed(), *others, aside)
    assert told.state.row == (9, 8, 7, 6, 5)
    assert told.now == 2000


# The pile


def nearly_empty() -> Story:
    """Three cards in the pile (11 to 13), two set aside (0 and 1), and four claimed."""
    told = table().lee(claim(0, 1)).deals(*lay(5, 6)).ann(point(0)).bob(point(0))
    told = told.lee(claim(2, 3)).deals(*lay(7, 8)).mo(claim(4, 5)).deals(*lay(9, 10))
    assert told.state.pile == (11, 12, 13)
    assert told.state.aside == (0, 1)
    return told


def test_an_empty_pile_is_made_anew_in_the_middle_of_five_others() -> None:
    told = nearly_empty().lee(Wish()).mo(Wish()).time_is_up().deals(*lay(13, 12, 11, 1, 0))
    laid = [CardLaid(Card(card)) for card in (13, 12, 11, 1, 0)]
    aside = RowSetAside(tuple(Card(card) for card in (6, 7, 8, 9, 10)))
    assert told.saw("dan") == (Thawed(), *laid[:3], Reshuffled(), *laid[3:], aside)
    assert told.state.pile == ()
    assert told.state.aside == (6, 7, 8, 9, 10)


def test_an_empty_pile_is_made_anew_in_the_middle_of_a_refill() -> None:
    told = nearly_empty().ann(point(2)).bob(point(2)).lee(claim(6, 7)).deals(*lay(11, 12))
    told = told.cid(point(4)).dan(point(4)).mo(claim(8, 9)).deals(*lay(13))
    assert told.saw("ann")[1:3] == (CardLaid(Card(13)), Reshuffled())
    assert len(told.state.row) == 5


# Pointing


def test_pointers_reach_the_team_and_nobody_else() -> None:
    told = table().lee(claim(0, 1)).deals().ann(point(1))
    assert (
        told.saw("lee")
        == told.saw("bob")
        == told.saw("ann")
        == (Pointed(told.seat("ann"), Card(1)),)
    )
    assert all(told.saw(name) == () for name in ("mo", "cid", "dan", "public"))


def test_both_of_two_runners_make_a_majority() -> None:
    told = table().lee(claim(0, 1)).deals().ann(point(1)).bob(point(0))
    assert took("black", told.deeds) == []
    assert took("black", told.bob(point(1)).deeds) == [1]


def test_presence_changes_the_majority_and_never_moves() -> None:
    told = table().lee(claim(0, 1)).deals().ann(point(1)).left("bob")
    assert took("black", told.deeds) == []
    assert took("black", told.ann(point(1)).deeds) == [1]
    assert took("black", told.back("bob").ann(point(1)).deeds) == []


def test_somebody_away_decides_nothing() -> None:
    told = table().lee(claim(0)).deals().ann(point(0)).left("bob").bob(point(0))
    assert took("black", told.deeds) == []
    assert took("black", told.left("ann").ann(point(0)).deeds) == []
    assert took("black", told.back("bob").bob(point(0)).deeds) == [0]


def test_pointing_has_a_bound() -> None:
    told = table().lee(claim(0, 1)).deals()
    for _ in range(POINTS_A_CLAIM):
        told = told.ann(point(0))
    assert told.legal("ann") == ()
    assert told.view("ann").points_left == 0
    assert told.legal("bob") == (point(0), point(1))


# Points, and nothing


def test_a_card_of_the_list_scores_in_public() -> None:
    told = black_takes(table(), 0)
    assert told.saw("public") == (Took("black", Card(0)), Scored("black", Card(0)))


def taken_in_vain(*black: int) -> Story:
    """Black takes the 0 with which orange has scored; it has come again after two swaps."""
    told = orange_takes(table(black=black), 0)
    told = told.lee(Wish()).mo(Wish()).time_is_up().deals(*lay(6, 7, 8, 9, 10))
    told = told.lee(Wish()).mo(Wish()).time_is_up().deals(*lay(11, 12, 13, 4, 0))
    return told.lee(claim(0)).deals(*lay(1)).ann(point(0)).bob(point(0))


def test_nothing_looks_the_same_to_all_but_the_leader() -> None:
    used_up, no_target = taken_in_vain(0, 1, 2, 3, 4), taken_in_vain(9, 1, 2, 3, 4)
    assert used_up.saw("lee")[-1] == CameToNothing("black", Card(0), "used-up")
    assert no_target.saw("lee")[-1] == CameToNothing("black", Card(0), "no-target")
    for name in ("ann", "bob", "mo", "cid", "dan"):
        assert used_up.known(name) == no_target.known(name)
        assert used_up.legal(name) == no_target.legal(name)
    assert used_up.view("public") == no_target.view("public")


def test_a_runner_imagines_either_reason_for_nothing() -> None:
    told, rng = taken_in_vain(0, 1, 2, 3, 4), Random(0)
    lists: set[bool] = set()
    for _ in range(40):
        log = GAME.imagine(told.known("ann"), rng)
        *_, last = replay(GAME, told.options, told.seats, log)
        lists.add(Card(0) in last.after.side("black").targets)
    assert lists == {True, False}


def test_a_leader_sends_cards_and_nothing_else() -> None:
    told = table().mo(Wish())
    for move in told.legal("lee"):
        seen = told.does("lee", move).saw("ann")
        assert [type(event) for event in seen] in ([Claimed], [Froze])
    assert not told.hears("ann", "lee")
    assert told.hears("lee", "ann")
    assert told.hears("bob", "ann")
    assert not any(told.hears(name, "ann") for name in ("mo", "cid", "dan", "public"))


# Clocks


def test_a_point_at_the_last_millisecond_wins() -> None:
    told = black_takes(black_takes(table(), 0), 1).lee(claim(2)).mo(claim(3)).deals()
    told = told.at(20_000).ann(point(2)).bob(point(2))
    assert told.outcome is not None
    assert told.outcome.reason == "three-points"
    assert told.outcome.winners == (0, 1, 2)
    assert told.deadline is None
    assert clock_inputs(told) == []


def test_a_point_one_millisecond_later_finds_the_card_taken() -> None:
    told = table().lee(claim(2)).deals().at(20_000).ann(point(2)).at(20_001)
    assert took("black", told.deeds) == [2]
    told.refuses("bob", point(2), "not-legal")


def test_one_time_up_settles_both_clocks() -> None:
    told = table().lee(claim(0)).mo(claim(1)).deals().at(99_999)
    assert clock_inputs(told) == [20_000]
    assert told.saw("public")[:4] == (
        ClockRanOut("black"),
        ClockRanOut("orange"),
        Took("black", Card(0)),
        Scored("black", Card(0)),
    )
    assert took("orange", told.deeds) == [1]


def test_clocks_that_are_overdue_together_run_out_in_their_order() -> None:
    told = table().mo(claim(1)).at(500).lee(claim(0)).at(99_999)
    assert clock_inputs(told) == [20_000, 20_500]
    assert took("orange", told.deeds) == [1]
    assert took("black", told.deeds) == [0]


def test_both_ties_are_broken_by_nature_at_one_time_up() -> None:
    told = table().lee(claim(0, 1)).mo(claim(2, 3)).deals().ann(point(0)).bob(point(1)).time_is_up()
    assert told.legal("nature") == (TakeAtRandom(Card(0)), TakeAtRandom(Card(1)))
    told = told.deals(TakeAtRandom(Card(1)), TakeAtRandom(Card(2)))
    assert took("black", told.deeds) == [1]
    assert took("orange", told.deeds) == [2]
    assert clock_inputs(told) == [20_000]


def test_the_card_with_most_points_is_taken_without_chance() -> None:
    told = table().lee(claim(0, 1)).deals().ann(point(1)).at(20_001)
    assert took("black", told.deeds) == [1]
    assert not any(isinstance(deed.input.move, TakeAtRandom) for deed in told.deeds)


def test_a_clock_and_the_freeze_end_together() -> None:
    told = table(seconds=2).lee(claim(0)).deals(*lay(9)).lee(Wish()).mo(Wish()).time_is_up()
    told = told.deals(*lay(10, 11, 12, 13, 5))
    assert clock_inputs(told) == [2000]
    assert told.saw("cid")[:3] == (Thawed(), ClockRanOut("black"), Took("black", Card(0)))
    assert told.state.row == (10, 11, 12, 13, 5)


def test_a_win_by_the_first_clock_leaves_the_second_unsettled() -> None:
    told = black_takes(black_takes(table(), 0), 1).lee(claim(2)).mo(claim(3)).deals().at(20_001)
    assert told.outcome is not None
    assert told.outcome.winners == (0, 1, 2)
    assert took("orange", told.deeds) == []


# Laws, by hand


def tables(seed: int) -> tuple[tuple[Place, ...], Random]:
    rng = Random(seed)
    roles = GAME.roles(Options())
    return seating(roles, rng.randint(roles.least, len(roles.places)), rng), rng


@pytest.mark.parametrize("seed", range(12))
def test_imagined_worlds_look_the_same(seed: int) -> None:
    seats, rng = tables(seed)
    match = play_at_random(GAME, Options(), seats, rng)
    assert tuple(replay(GAME, Options(), seats, match.inputs)) == match.deeds
    moments = list(table_moments(GAME, match))
    for moment in rng.sample(moments, min(8, len(moments))):
        for seat in match.players():
            knows = known(GAME, match, moment, seat)
            deeds = tuple(replay(GAME, Options(), seats, GAME.imagine(knows, rng)))
            there: Any = deeds[-1].after
            assert knowledge(GAME, Options(), seats, deeds, seat) == knows
            assert GAME.legal(there, seat) == GAME.legal(moment.state, seat)
            assert GAME.deadline(there) == GAME.deadline(moment.state)


def test_a_runner_cannot_tell_a_wish_from_none() -> None:
    quiet, wishing = table(), table().lee(Wish())
    assert quiet.state != wishing.state
    assert quiet.known("ann") == wishing.known("ann")
    assert quiet.legal("ann") == wishing.legal("ann")
    assert quiet.deadline == wishing.deadline
