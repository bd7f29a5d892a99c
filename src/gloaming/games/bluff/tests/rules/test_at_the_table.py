import pytest

from gloaming.core import Back, Left, Outcome, Seat, Stop
from gloaming.games.bluff.messages import (
    CARDS,
    CameBack,
    Fold,
    Folded,
    MatchStopped,
    Showed,
    Stay,
    WentAway,
)
from gloaming.games.bluff.tests.table import dealt


@pytest.mark.rule("BLUFF-16")
def test_somebody_who_is_away_is_not_waited_for_and_that_counts_as_folding() -> None:
    table = dealt(ann=3, bob=7).left("bob").ann(Stay())
    assert Folded(Seat(1)) in table.saw("ann")
    assert table.state.points == (1, 0)


@pytest.mark.rule("BLUFF-16")
def test_a_round_ends_when_the_last_one_it_waited_for_goes_away() -> None:
    table = dealt(ann=3, bob=7).ann(Stay()).left("bob")
    assert table.saw("ann")[0] == WentAway(Seat(1))
    assert table.state.round == 2


@pytest.mark.rule("BLUFF-16")
def test_a_choice_made_before_leaving_stands() -> None:
    table = dealt(ann=3, bob=7).bob(Stay()).left("bob").ann(Stay())
    assert Showed(Seat(1), CARDS[7]) in table.saw("ann")


@pytest.mark.rule("BLUFF-16")
def test_they_may_choose_again_when_they_are_back() -> None:
    table = dealt(ann=3, bob=7).left("bob").ann(Fold()).back("bob")
    assert table.saw("ann") == (CameBack(Seat(1)),)
    assert table.legal("bob") == (Stay(), Fold())
    assert table.ann(Fold()).state.round == 2
    assert table.bob(Stay()).ann(Fold()).state.points == (0, 1)


@pytest.mark.rule("BLUFF-16")
def test_everybody_sees_who_is_away() -> None:
    table = dealt(ann=3, bob=7, cid=1).left("cid")
    assert table.view("ann").away == table.view("public").away == (Seat(2),)
    assert table.legal("host") == (Stop(), Left(Seat(0)), Left(Seat(1)), Back(Seat(2)))


@pytest.mark.rule("BLUFF-16")
def test_an_empty_table_plays_on_by_the_clock() -> None:
    table = dealt(ann=3, bob=7).left("ann").left("bob").deals()
    assert table.state.round == 2
    assert table.time_is_up().state.round == 3


@pytest.mark.rule("BLUFF-17")
def test_the_host_may_stop_a_match_at_any_time_and_then_nobody_has_won() -> None:
    early, late = dealt(ann=3, bob=7), dealt(ann=3, bob=7).ann(Stay()).time_is_up().deals()
    assert early.stop().outcome == Outcome("stopped", (), (0, 0))
    assert late.stop().outcome == Outcome("stopped", (), (1, 0))
    assert early.stop().saw("public") == (MatchStopped(),)


@pytest.mark.rule("BLUFF-17")
def test_a_stopped_match_is_over() -> None:
    table = dealt(ann=3, bob=7).stop()
    table.refuses("ann", Stay(), "over").refuses("host", Stop(), "over")
    assert table.deadline is None


@pytest.mark.rule("BLUFF-17")
def test_players_cannot_stop_it() -> None:
    dealt(ann=3, bob=7).refuses("ann", Stop(), "not-legal")


@pytest.mark.rule("BLUFF-18")
def test_everybody_at_the_table_hears_everybody() -> None:
    table = dealt(ann=3, bob=7, cid=1)
    for speaker in table.names:
        for listener in table.names:
            assert table.hears(listener, speaker)


@pytest.mark.rule("BLUFF-18")
def test_spectators_hear_the_players_but_are_heard_by_spectators_alone() -> None:
    table = dealt(ann=3, bob=7)
    assert table.hears("public", "ann")
    assert table.hears("public", "public")
    assert not table.hears("ann", "public")
    assert not table.hears("bob", "public")
