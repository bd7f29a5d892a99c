"""Step 1: the common row, claims that race each other, and ten others."""

from dataclasses import replace

import pytest

from gloaming.core import Millis
from gloaming.core.file import encode
from gloaming.games.amsterdam import GAME
from gloaming.games.amsterdam.city import reach
from gloaming.games.amsterdam.events import CardsLaid, Froze, Given, PileRebuilt, Wished
from gloaming.games.amsterdam.intel import FREEZE
from gloaming.games.amsterdam.messages import MOST_SWAPS, Card, Give, LayCard, Point, Team, Wish
from gloaming.games.amsterdam.tests.table import (
    clue,
    coop,
    give,
    move,
    quiet,
    row,
    side,
    state_of,
    table,
)
from gloaming.testing import Story


def everybody(told: Story) -> tuple[str, ...]:
    """All who look."""
    return (*told.names, "public")


def replaced(told: Story) -> Story:
    """Both Officers agree, and the freeze is over."""
    return told.ada(Wish()).oto(Wish()).time_is_up().deals()


def to_and_fro(told: Story, times: int = 1) -> Story:
    """The black team uses one card for each move between two cells where nothing happens."""
    for _ in range(times):
        told = move(told, quiet(told))
    return told


# Both teams at once


@pytest.mark.rule("AMS-17")
def test_neither_team_waits_for_the_other() -> None:
    told = clue(table())
    assert any(isinstance(one, Give) for one in told.legal("oto"))
    assert any(isinstance(one, Point) for one in told.legal("ben"))
    told = clue(told, "orange")
    assert any(isinstance(one, Point) for one in told.legal("oli"))
    told = to_and_fro(told.ben(Point(quiet(told))), 3)
    assert side(told).clues == 4
    assert side(told, "orange").given


@pytest.mark.rule("AMS-17", "AMS-38")
def test_a_team_gathers_intel_moves_resolves_and_begins_again() -> None:
    told = table()
    for _ in range(2):
        assert [bool(told.legal(name)) for name in ("ada", "ben")] == [True, False]
        told = clue(told)
        assert not any(isinstance(one, Give) for one in told.legal("ada"))
        told = told.ben(Point(quiet(told)))
    assert len(told.state.clues) == 2


# Claims


@pytest.mark.rule("AMS-18")
@pytest.mark.parametrize("cards", [1, 2])
def test_so_many_cards_so_far_and_no_target_is_named(cards: int) -> None:
    told = clue(table(), cards=cards)
    (given,) = (event for event in told.saw("ben") if isinstance(event, Given))
    assert given == Given("black", row(table())[:cards], None)
    pointed = [one.cell for one in told.legal("ben") if isinstance(one, Point)]
    assert pointed == list(reach(side(told).at, cards))


@pytest.mark.rule("AMS-18")
def test_every_one_and_every_two_of_the_row_can_be_claimed() -> None:
    told = table()
    claims = [one.cards for one in told.legal("ada") if isinstance(one, Give)]
    assert len(claims) == len(set(claims)) == 10 + 45
    assert {card for cards in claims for card in cards} == set(row(told))
    assert {len(cards) for cards in claims} == {1, 2}


@pytest.mark.rule("AMS-18")
@pytest.mark.parametrize(("first", "second"), [("ada", "oto"), ("oto", "ada")])
def test_two_officers_claim_one_card_and_the_first_to_arrive_has_it(
    first: str, second: str
) -> None:
    told = table().at(60_000)
    card = row(told)[4]
    told = told.does(first, give(card))
    told.refuses(second, give(card), "not-legal")
    late = GAME.why_not(told.deals().view(second), give(card))
    assert late is not None
    assert late.id == "card-not-on-offer"
    assert side(told, "black" if first == "ada" else "orange").given == (card,)
    assert side(told, "orange" if first == "ada" else "black").given == ()
    assert told.now == 60_000


@pytest.mark.rule("AMS-19")
@pytest.mark.parametrize(("first", "second"), [("ada", "oto"), ("oto", "ada")])
@pytest.mark.parametrize("gone", [0, 1])
def test_a_pair_with_one_card_gone_fails_as_a_whole(first: str, second: str, gone: int) -> None:
    told = table()
    pair = row(told)[3:5]
    told = told.does(first, give(pair[gone])).deals()
    told.refuses(second, give(*pair), "not-legal")
    assert pair[1 - gone] in row(told)
    assert not side(told, "orange" if second == "oto" else "black").given
    assert told.answer(second, give(pair[1 - gone])) is None


@pytest.mark.rule("AMS-19")
@pytest.mark.parametrize(("first", "second"), [("ada", "oto"), ("oto", "ada")])
def test_two_pairs_that_overlap_go_to_the_first(first: str, second: str) -> None:
    told = table()
    one, two, three = row(told)[:3]
    told = told.does(first, give(one, two))
    told.refuses(second, give(two, three), "not-legal")
    assert three in row(told)


@pytest.mark.rule("AMS-19")
def test_both_cards_of_a_pair_are_taken_in_one_act() -> None:
    told = table()
    pair = row(told)[3:5]
    after = told.ada(give(*pair))
    assert side(after).given == pair
    told.ada(give(pair[0])).refuses("ada", give(pair[1]), "not-legal")


@pytest.mark.rule("AMS-19")
def test_nothing_can_be_reserved() -> None:
    """There are claims and wishes, and no other move of an Officer: marks stay on the page."""
    assert {type(one) for one in table().legal("ada")} == {Give, Wish}


# Ten on offer


@pytest.mark.rule("AMS-20")
@pytest.mark.parametrize("cards", [1, 2])
def test_cards_given_are_replaced_at_once_in_their_places(cards: int) -> None:
    before = table()
    told = before.ada(give(*row(before)[3 : 3 + cards]))
    new = [LayCard(Card(80 + number)) for number in range(cards)]
    told = told.deals(*new)
    laid = tuple(one.card for one in new)
    assert row(told) == (*row(before)[:3], *laid, *row(before)[3 + cards :])
    for name in everybody(told):
        assert CardsLaid(laid) in told.saw(name)
        assert len(told.view(name).row) == 10
    assert told.view("public").pile == before.view("public").pile - cards


@pytest.mark.rule("AMS-20")
def test_any_card_of_the_pile_may_come() -> None:
    told = table()
    pile = told.state.pile
    assert told.ada(give(row(told)[0])).legal("nature") == tuple(map(LayCard, pile))


# Ten others


@pytest.mark.rule("AMS-21")
@pytest.mark.parametrize(("first", "second"), [("ada", "oto"), ("oto", "ada")])
def test_one_officers_wish_is_seen_by_the_other_alone(first: str, second: str) -> None:
    before = table(2, 2)
    told = before.does(first, Wish())
    team: Team = "black" if first == "ada" else "orange"
    for name in everybody(told):
        is_officer = name in {first, second}
        assert told.saw(name) == ((Wished(team),) if is_officer else ())
        if not is_officer:
            assert encode(told.view(name)) == encode(before.view(name))
    assert told.view(second).wishes == (team,)
    assert row(told) == row(before)
    told.refuses(first, Wish(), "not-legal")


@pytest.mark.rule("AMS-21")
def test_a_wish_is_gone_when_the_row_changes() -> None:
    told = table().ada(Wish())
    told = clue(told, "orange")
    assert told.state.wishes == told.view("oto").wishes == ()
    told = told.oto(Wish())
    assert told.state.frozen_until is None
    assert Wish() in told.legal("ada")
    assert told.ada(Wish()).state.frozen_until is not None


@pytest.mark.rule("AMS-21")
def test_when_both_agree_all_see_a_freeze_and_then_the_new_row_at_one_instant() -> None:
    before = table(2, 2).at(50_000)
    told = before.ada(Wish()).oto(Wish())
    until = Millis(50_000 + FREEZE)
    assert FREEZE == 1_500
    for name in everybody(told):
        assert Froze(until) in told.saw(name)
        assert told.view(name).frozen_until == until
        assert told.view(name).row == row(before)
    assert told.at(until).state.frozen_until == until
    thawed = told.time_is_up().deals()
    assert thawed.now == until
    for name in everybody(told):
        assert thawed.saw(name) == (CardsLaid(row(thawed)),)
        assert thawed.view(name).row == row(thawed)
    assert not set(row(thawed)) & set(row(before))


@pytest.mark.rule("AMS-21")
def test_a_hundred_times_in_a_round_and_no_more() -> None:
    told = coop()
    assert MOST_SWAPS == 100
    for _ in range(100):
        told = told.ada(Wish()).time_is_up().deals()
    told.refuses("ada", Wish(), "not-legal")
    assert any(isinstance(one, Give) for one in told.legal("ada"))


@pytest.mark.rule("AMS-53")
def test_a_claim_in_the_freeze_is_too_late() -> None:
    told = table().ada(Wish()).oto(Wish())
    for name in ("ada", "oto"):
        told.refuses(name, give(row(told)[0]), "not-legal")
        told.refuses(name, Wish(), "not-legal")
        reason = GAME.why_not(told.view(name), give(row(told)[0]))
        assert reason is not None
        assert reason.id == "cards-are-changing"


@pytest.mark.rule("AMS-21", "AMS-53")
def test_a_claim_that_arrives_before_the_second_wish_goes_through() -> None:
    told = table().at(5_000).ada(Wish())
    card = row(told)[0]
    told = told.ada(give(card)).deals().oto(Wish())
    assert side(told).given == (card,)
    assert told.state.frozen_until is None
    assert told.state.wishes == ("orange",)


@pytest.mark.rule("AMS-21", "AMS-53")
def test_a_claim_that_arrives_after_the_second_wish_is_too_late() -> None:
    told = table().at(5_000).ada(Wish())
    card = row(told)[0]
    told = told.oto(Wish())
    told.refuses("ada", give(card), "not-legal")
    assert side(told).given == ()
    assert told.state.frozen_until == 5_000 + FREEZE


@pytest.mark.rule("AMS-53")
def test_a_claim_names_cards_and_not_places() -> None:
    told = table()
    wanted = row(told)[5]
    told = told.oto(give(row(told)[2])).deals()
    assert side(told.ada(give(wanted))).given == (wanted,)


@pytest.mark.rule("AMS-21", "AMS-53")
def test_detectives_go_on_in_the_freeze() -> None:
    told = clue(table(2, 2)).ada(Wish()).oto(Wish())
    target = quiet(told)
    told = told.ben(Point(target)).bea(Point(target))
    assert side(told).at == target
    assert told.state.frozen_until is not None


@pytest.mark.rule("AMS-54")
def test_the_old_ten_are_set_aside_only_when_the_new_ones_lie_there() -> None:
    told = table()
    old = row(told)
    thawing = told.ada(Wish()).oto(Wish()).time_is_up()
    for _ in range(10):
        assert thawing.state.aside == ()
        assert not {one.card for one in thawing.legal("nature")} & set(old)
        one_more = len(thawing.deeds) + 1
        thawing = replace(thawing, deeds=thawing.deals().deeds[:one_more])
    assert thawing.state.aside == old
    assert not set(row(thawing)) & set(old)


# An empty pile


def nearly_empty(left: int) -> Story:
    """A round in which so many cards are left in the pile, and many were used."""
    told = table()
    while len(told.state.pile) - 10 >= left + 1:
        told = replaced(told)
    while len(told.state.pile) > left:
        told = to_and_fro(told)
    return told


@pytest.mark.rule("AMS-22")
def test_an_empty_pile_is_made_of_the_cards_set_aside() -> None:
    told = nearly_empty(0)
    aside = set(told.state.aside)
    assert len(aside) == 84 - 4 - 10
    told = told.ada(give(row(told)[0]))
    assert {one.card for one in told.legal("nature")} == aside
    told = told.deals()
    for name in everybody(told):
        assert PileRebuilt() in told.saw(name)
    assert told.state.aside == ()
    assert len(told.state.pile) == len(aside) - 1


@pytest.mark.rule("AMS-22")
def test_a_refill_may_empty_the_pile_in_its_middle() -> None:
    told = nearly_empty(1)
    (last,) = told.state.pile
    aside = set(told.state.aside)
    told = told.ada(give(*row(told)[:2]))
    assert told.legal("nature") == (LayCard(last),)
    told = told.deals(LayCard(last))
    assert row(told)[0] == last
    assert row(told)[1] in aside
    assert PileRebuilt() in told.saw("public")
    assert len(row(told)) == 10


@pytest.mark.rule("AMS-22", "AMS-54")
def test_ten_others_may_empty_the_pile_and_the_old_ten_are_not_among_them() -> None:
    told = nearly_empty(4)
    old = set(row(told))
    told = replaced(told)
    assert not old & set(row(told))
    assert old <= set(told.state.aside)
    everything = [*told.state.pile, *told.state.aside, *row(told), *told.state.shown]
    assert sorted(everything) == list(range(84))


@pytest.mark.rule("AMS-22")
def test_no_card_is_ever_lost_or_doubled() -> None:
    told = replaced(to_and_fro(clue(table(), "orange", 2), 3))
    state = state_of(told)
    held = [card for one in state.sides for card in one.given]
    everything = [*state.pile, *state.aside, *state.row, *state.shown, *held]
    assert sorted(everything) == list(range(84))


# One clue at a time


@pytest.mark.rule("AMS-23")
def test_no_new_clue_before_the_last_one_is_followed() -> None:
    told = clue(table())
    told.refuses("ada", give(row(told)[0]), "not-legal")
    reason = GAME.why_not(told.view("ada"), give(row(told)[0]))
    assert reason is not None
    assert reason.id == "team-is-moving"
    told = told.ben(Point(quiet(told)))
    assert any(isinstance(one, Give) for one in told.legal("ada"))


# The order of two


@pytest.mark.rule("AMS-58")
def test_two_cards_are_shown_in_the_order_of_their_numbers() -> None:
    told = table()
    low, high = sorted(row(told)[:2])
    after = told.ada(Give((low, high)))
    assert side(after).given == (low, high)
    told.refuses("ada", Give((high, low)), "not-legal")
    assert not any(one.cards != tuple(sorted(one.cards)) for one in _claims(told))


def _claims(told: Story) -> list[Give]:
    return [one for one in told.legal("ada") if isinstance(one, Give)]
