import pytest

from gloaming.games.house.events import (
    Covered,
    LastChanceCame,
    RoundEnded,
    RowTurned,
    Scored,
    Unlocked,
)
from gloaming.games.house.messages import Decline, Drink, Reveal
from gloaming.games.house.tests.table import (
    ANN,
    BOB,
    CID,
    DAN,
    FOUR,
    RIGHT,
    WRONG,
    dig,
    digs_out,
    digs_wrong,
    drunk_dry,
    kinds,
    passes,
    points,
    table,
    turn_of,
    unlock,
)
from gloaming.testing import Story

EVERYBODY = ("ann", "bob", "cid", "public")


def few_left(told: Story) -> Story:
    """Pools are dry, everybody has two cards left, and it is Ann's turn."""
    told = drunk_dry(told)
    for _ in range(3):
        told = passes(told)
    return told


def worn(told: Story) -> Story:
    """Pools are dry, everybody has the last card of the row left, and it is Ann's turn."""
    told = drunk_dry(told)
    while any(len(player.hidden) > 1 for player in told.state.players):
        told = digs_wrong(told)
    return told


# One faction is left


@pytest.mark.rule("HOUSE-30")
def test_the_last_uncovered_faction_has_a_triumph() -> None:
    told = digs_out(table(), "ann", BOB, CID).bob(Decline()).cid(Decline())
    for name in EVERYBODY:
        assert RoundEnded("faction", (ANN,)) in told.saw(name)
    assert points(told) == (2, 0, 0)


@pytest.mark.rule("HOUSE-30", "HOUSE-31")
def test_two_of_one_faction_share_it() -> None:
    told = turn_of(table(FOUR, factions=("red", "blue", "red", "yellow")), "bob").bob(WRONG)
    assert told.state.result is None
    told = digs_out(told, "cid", DAN).dan(unlock(1, 1))
    assert told.saw("public")[-2:] == (Scored(ANN, 1), Scored(CID, 1))
    assert points(told) == (1, 0, 1, 0)


@pytest.mark.rule("HOUSE-30")
def test_a_new_safe_keeper_may_decide_it() -> None:
    told = table(FOUR, factions=("red", "blue", "red", "yellow"))
    told = digs_out(told, "ann", DAN).ann(dig(BOB, 0, 9)).ann(Reveal(0)).dan(Decline())
    told = turn_of(told, "bob")
    assert told.state.result is None
    assert points(told.bob(WRONG)) == (1, 0, 1, 0)


@pytest.mark.rule("HOUSE-30")
def test_a_covered_member_of_it_has_no_share() -> None:
    told = turn_of(table(FOUR, factions=("red", "blue", "red", "yellow")), "ann").ann(WRONG)
    told = digs_out(told, "bob", CID, DAN).cid(Decline()).dan(Decline())
    assert told.state.result.seats == (BOB,)
    assert points(told) == (0, 2, 0, 0)


@pytest.mark.rule("HOUSE-30")
def test_two_factions_are_not_one() -> None:
    told = digs_out(table(), "ann", BOB).ann(dig(CID, 0, 9)).ann(Reveal(0)).bob(Decline())
    assert told.state.standing == (ANN, CID)
    assert (told.state.phase, told.state.result) == ("turn", None)


@pytest.mark.rule("HOUSE-30")
def test_a_digger_who_falls_out_too_leaves_it_to_the_other() -> None:
    told = digs_out(worn(table()), "ann", BOB).ann(dig(CID, 6, 0)).ann(Reveal(6))
    assert told.saw("public")[1:] == (Covered(ANN), LastChanceCame(BOB))
    assert told.state.result is None
    assert points(told.bob(Decline())) == (0, 0, 2)


@pytest.mark.rule("HOUSE-30")
def test_with_no_character_uncovered_it_is_over_though_the_safe_keeper_has_cards() -> None:
    told = digs_wrong(digs_wrong(drunk_dry(table()).ann(WRONG)))
    for seat in (BOB, CID):
        player = told.state.players[seat]
        for place in player.hidden[:-1]:
            told = told.ann(dig(seat, place, player.row[place]))
    told = told.ann(dig(CID, 6, 0)).ann(Reveal(0)).bob(Drink())
    told = told.bob(Reveal(6)).cid(Reveal(6)).ann(Reveal(1))
    assert len(told.state.players[ANN].hidden) == 4
    assert told.state.result.reason == "nobody"
    assert points(told) == (0, 0, 0)


@pytest.mark.rule("HOUSE-31")
def test_a_triumph_of_one_is_two_points() -> None:
    told = turn_of(table(), "cid").cid(RIGHT)
    assert told.saw("ann")[-1] == Scored(CID, 2)
    assert told.view("ann").result.earned == (0, 0, 2)


@pytest.mark.rule("HOUSE-32")
def test_who_is_out_is_passed_over() -> None:
    told = few_left(table())
    told = told.ann(Drink()).ann(Reveal(5)).ann(Reveal(6)).bob(Reveal(5)).cid(Reveal(5))
    assert told.state.is_out(ANN)
    assert told.state.turn == BOB
    assert told.bob(dig(CID, 6, 8)).state.phase == "last-chance"


@pytest.mark.rule("HOUSE-32", "HOUSE-46")
def test_when_all_fall_out_at_once_the_round_is_over_without_points() -> None:
    told = few_left(table())
    told = told.ann(Drink()).ann(Reveal(5)).ann(Reveal(6)).bob(Reveal(5)).cid(Reveal(5))
    told = told.bob(Drink()).bob(Reveal(6))
    assert told.saw("public")[-1] == Covered(BOB)
    assert told.state.phase == "place"
    told = told.cid(Reveal(6))
    assert RoundEnded("nobody", ()) in told.saw("public")
    assert Scored not in kinds(told.saw("public"))
    assert points(told) == (0, 0, 0)


@pytest.mark.rule("HOUSE-46")
def test_who_has_fewer_cards_than_tokens_to_make_up_for_reveals_what_there_is() -> None:
    told = worn(table()).ann(Drink())
    assert [player.owes for player in told.state.players] == [1, 1, 1]
    told = told.ann(Reveal(6))
    assert told.view("ann").owes == 0
    assert told.legal("ann") == ()


@pytest.mark.rule("HOUSE-46")
@pytest.mark.parametrize("order", [("ann", "bob", "cid"), ("cid", "ann", "bob")])
def test_all_reveals_of_a_drink_are_made_before_factions_are_looked_at(
    order: tuple[str, ...],
) -> None:
    told = worn(table()).ann(Drink())
    for name in order[:2]:
        told = told.does(name, Reveal(6))
        assert told.state.phase == "place"
    told = told.does(order[2], Reveal(6))
    assert told.state.result.reason == "nobody"
    assert points(told) == (0, 0, 0)


# One round has one triumph


@pytest.mark.rule("HOUSE-45")
def test_an_unlock_lets_open_last_chances_lapse_and_no_faction_wins() -> None:
    told = digs_out(table(), "ann", BOB, CID).bob(RIGHT)
    seen = told.saw("public")
    assert kinds(seen[:2]) == {Unlocked, RoundEnded}
    assert LastChanceCame not in kinds(seen)
    assert points(told) == (0, 2, 0)
    assert told.state.chances == ()


@pytest.mark.rule("HOUSE-45")
def test_so_does_the_third_token() -> None:
    told = turn_of(table(), "bob").bob(WRONG).cid(WRONG).ann(WRONG)
    told = digs_out(passes(told), "cid", ANN)
    assert told.state.standing == (CID,)
    told = told.ann(WRONG)
    assert told.state.result.reason == "keeper"
    assert points(told) == (0, 2, 0)


@pytest.mark.rule("HOUSE-54")
def test_a_round_that_is_over_turns_every_row() -> None:
    told = turn_of(table(), "ann").ann(RIGHT)
    for name in EVERYBODY:
        turned = [event for event in told.saw(name) if isinstance(event, RowTurned)]
        assert [event.values for event in turned] == [p.cards for p in told.state.players]
