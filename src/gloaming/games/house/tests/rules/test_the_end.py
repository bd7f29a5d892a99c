import msgspec
import pytest

from gloaming.core import Outcome, Stop
from gloaming.games.house.events import (
    MatchEnded,
    MatchStopped,
    RoundBegan,
    RowTurned,
    SafeOpened,
    WentOn,
)
from gloaming.games.house.messages import Drink, GoOn, Options, Value
from gloaming.games.house.tests.table import (
    ANN,
    BOB,
    CID,
    RIGHT,
    WRONG,
    dealt,
    digs_wrong,
    draws,
    kinds,
    next_round,
    passes,
    points,
    table,
    turn_of,
)
from gloaming.games.house.views import Character, Known, Score, Shown
from gloaming.testing import Story

EVERYBODY = ("ann", "bob", "cid", "public")


def unlocks(told: Story, name: str, *, after: tuple[str, ...] = ()) -> Story:
    """Some fail to unlock, then somebody succeeds."""
    for failing in after:
        told = turn_of(told, failing).does(failing, WRONG)
    return turn_of(told, name).does(name, RIGHT)


def nobody(told: Story) -> Story:
    """All fail to unlock, in Conspiracy mode."""
    while told.state.phase != "over":
        acts = told.state.players[told.state.turn].has_acted
        told = told.does(told.names[told.state.turn], WRONG) if acts else passes(told)
    return told


# Winning


@pytest.mark.rule("HOUSE-42")
def test_with_fewer_than_three_points_a_new_round_is_set_up() -> None:
    told = unlocks(table(), "ann")
    assert points(told) == (2, 0, 0)
    assert told.outcome is None
    assert next_round(told).state.round == 2


@pytest.mark.rule("HOUSE-42")
def test_with_three_the_most_points_win() -> None:
    told = unlocks(table(mode="conspiracy"), "ann", after=("cid",))
    assert points(told) == (2, 1, 0)
    told = unlocks(next_round(told), "ann", after=("bob",))
    assert told.outcome == Outcome("three-points", (ANN,), (4, 1, 1))


@pytest.mark.rule("HOUSE-42")
def test_who_has_three_does_not_win_over_who_has_four() -> None:
    told = unlocks(table(mode="conspiracy"), "bob", after=("ann", "cid"))
    told = unlocks(next_round(told), "ann", after=("bob", "cid"))
    assert points(told) == (2, 2, 0)
    told = unlocks(next_round(told), "ann")
    assert told.outcome == Outcome("three-points", (ANN,), (4, 3, 1))
    assert told.saw("public")[-1] == MatchEnded((ANN,))


@pytest.mark.rule("HOUSE-42")
def test_equals_at_the_top_win_together() -> None:
    told = unlocks(table(mode="conspiracy"), "ann")
    assert points(told) == (2, 1, 1)
    told = unlocks(next_round(told), "bob")
    assert told.outcome == Outcome("three-points", (ANN, BOB), (3, 3, 2))
    assert told.saw("cid")[-1] == MatchEnded((ANN, BOB))


@pytest.mark.rule("HOUSE-42")
def test_a_match_that_is_won_is_over() -> None:
    told = unlocks(next_round(unlocks(table(), "ann")), "ann")
    told.refuses("ann", GoOn(), "over").refuses("host", Stop(), "over")
    assert told.view("public").waits_for == ()
    assert told.deadline is None


@pytest.mark.rule("HOUSE-52")
def test_points_beyond_three_are_kept() -> None:
    told = unlocks(next_round(unlocks(table(), "ann")), "ann")
    assert told.outcome == Outcome("three-points", (ANN,), (4, 0, 0))
    assert told.view("bob").scores == (Score(ANN, 4), Score(BOB, 0), Score(CID, 0))


# The last round


@pytest.mark.rule("HOUSE-49")
def test_after_thirty_rounds_equals_win_together() -> None:
    told = table(mode="conspiracy")
    for number in range(1, 30):
        told = nobody(told)
        assert (told.state.round, told.outcome) == (number, None)
        told = next_round(told)
    told = nobody(told)
    assert told.outcome == Outcome("last-round", (ANN, BOB, CID), (0, 0, 0))


@pytest.mark.rule("HOUSE-49")
def test_a_table_may_play_fewer_and_the_most_points_win() -> None:
    told = unlocks(table(mode="conspiracy", rounds=2), "cid", after=("bob",))
    assert told.outcome is None
    told = nobody(next_round(told))
    assert told.outcome == Outcome("last-round", (CID,), (1, 0, 2))
    assert told.saw("bob")[-1] == MatchEnded((CID,))


@pytest.mark.rule("HOUSE-49")
def test_there_is_one_round_at_least_and_thirty_at_most() -> None:
    assert Options().rounds == 30
    for rounds in (0, 31):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"rounds": rounds}, Options)


# From one round to the next


@pytest.mark.rule("HOUSE-54")
def test_when_a_round_is_over_all_cards_are_turned_and_the_safe_is_open() -> None:
    told = unlocks(digs_wrong(table()), "ann", after=("bob",))
    for name in EVERYBODY:
        view, seen = told.view(name), told.saw(name)
        cards = [card for row in view.rows for card in row.cards]
        assert kinds(tuple(cards)) == {Shown, Known, Character}
        assert [card.value for card in view.rows[CID].cards if isinstance(card, Known)]
        assert view.safe == (3, 7)
        assert SafeOpened(Value(3), Value(7)) in seen
        assert [type(event) for event in seen].count(RowTurned) == 3


@pytest.mark.rule("HOUSE-54")
def test_what_was_public_can_be_told_from_what_was_not() -> None:
    row = unlocks(digs_wrong(table()), "ann").view("public").rows[ANN].cards
    assert [type(card) for card in row[:2]] == [Shown, Known]


@pytest.mark.rule("HOUSE-54")
def test_the_next_round_is_dealt_when_everybody_has_gone_on() -> None:
    told = unlocks(table(), "ann")
    assert {told.legal(name) for name in told.names} == {(GoOn(),)}
    told = told.cid(GoOn()).ann(GoOn())
    assert told.saw("bob") == (WentOn(ANN),)
    assert told.view("public").waits_for == (BOB,)
    assert told.legal("ann") == told.legal("nature") == ()
    assert (told.state.round, told.view("bob").safe) == (1, (3, 7))
    told = told.bob(GoOn()).deals()
    assert told.saw("ann")[:2] == (WentOn(BOB), RoundBegan(2, BOB))
    assert told.state.phase == "arrange"


@pytest.mark.rule("HOUSE-54")
def test_without_a_clock_everybody_looks_as_long_as_they_like() -> None:
    told = unlocks(table(pace="none"), "ann").ann(GoOn()).bob(GoOn())
    assert told.at(86_400_000).state.phase == "over"


@pytest.mark.rule("HOUSE-54")
def test_a_new_round_keeps_the_points_and_nothing_else() -> None:
    told = next_round(unlocks(digs_wrong(table()), "ann", after=("bob", "cid")))
    view = told.view("ann")
    assert (points(told), view.round, view.keeper, view.safe) == ((2, 0, 0), 2, None, ())
    assert (view.misses, view.guesses, view.keeper_tokens, view.out) == ((), (), (), ())
    assert [(row.tokens, row.pool) for row in view.rows] == [((), 8)] * 3


# The host


@pytest.mark.rule("HOUSE-58")
def test_the_host_may_stop_a_match_at_any_time_and_then_nobody_has_won() -> None:
    later = table().ann(Drink()).deals(*draws(2, 8, 5, 6))
    for told in (dealt(), table(), later):
        assert told.stop().outcome == Outcome("stopped", (), (0, 0, 0))
        assert told.stop().saw("public") == (MatchStopped(),)
    assert unlocks(table(), "ann").stop().outcome == Outcome("stopped", (), (2, 0, 0))


@pytest.mark.rule("HOUSE-58")
def test_a_stopped_match_is_over_and_shows_no_player_what_was_hidden() -> None:
    told = table().stop()
    told.refuses("ann", Drink(), "over").refuses("host", Stop(), "over")
    assert told.deadline is None
    assert told.view("ann").rows == table().view("ann").rows
    assert told.view("ann").safe == ()


@pytest.mark.rule("HOUSE-58")
def test_in_truth_nobody_has_a_turn_in_a_round_that_was_cut_short() -> None:
    for told in (dealt(), table(), table().ann(Drink()).deals(*draws(2, 8, 5, 6))):
        view = told.stop().view("truth")
        assert (view.phase, view.turn, view.waits_for) == ("stopped", None, ())
    assert unlocks(table(), "ann").stop().view("truth").phase == "over"


@pytest.mark.rule("HOUSE-58")
def test_players_cannot_stop_it() -> None:
    table().refuses("ann", Stop(), "not-legal")
