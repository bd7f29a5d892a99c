import msgspec
import pytest

from gloaming.core import Seat
from gloaming.games.bluff import GAME
from gloaming.games.bluff.messages import (
    CARDS,
    Chose,
    ChoseSecretly,
    Fold,
    Folded,
    Options,
    RoundBegan,
    Showed,
    Stay,
    TimeRanOut,
)
from gloaming.games.bluff.tests.table import dealt


@pytest.mark.rule("BLUFF-04")
def test_everybody_chooses_at_the_same_time_to_stay_or_to_fold() -> None:
    table = dealt(ann=3, bob=7, cid=1)
    for name in table.names:
        assert table.legal(name) == (Stay(), Fold())


@pytest.mark.rule("BLUFF-04")
@pytest.mark.parametrize(("move", "decision"), [(Stay(), "stay"), (Fold(), "fold")])
def test_others_see_that_you_have_chosen_but_not_what(move: Stay | Fold, decision: str) -> None:
    table = dealt(ann=3, bob=7, cid=1).bob(move)
    bob = table.seat("bob")
    assert table.saw("bob") == (Chose(bob, decision),)  # type: ignore[arg-type]
    assert table.view("bob").decision == decision
    for name in ("ann", "cid", "public"):
        assert table.saw(name) == (ChoseSecretly(bob),)
        assert table.view(name).chosen == (bob,)
    assert table.view("ann").decision is None


@pytest.mark.rule("BLUFF-05")
@pytest.mark.parametrize("first", [Stay(), Fold()])
@pytest.mark.parametrize("second", [Stay(), Fold()])
def test_a_choice_stands(first: Stay | Fold, second: Stay | Fold) -> None:
    table = dealt(ann=3, bob=7).ann(first)
    assert table.legal("ann") == ()
    assert table.refuses("ann", second, "not-legal").state == table.state


@pytest.mark.rule("BLUFF-06")
def test_there_are_twenty_seconds_to_choose() -> None:
    assert dealt(ann=3, bob=7).deadline == 20_000


@pytest.mark.rule("BLUFF-06")
def test_a_later_round_has_its_twenty_seconds_from_its_own_deal() -> None:
    table = dealt(ann=3, bob=7).at(4_000).ann(Fold()).at(5_000).bob(Fold()).deals()
    assert table.deadline == 25_000


@pytest.mark.rule("BLUFF-06")
@pytest.mark.parametrize("seconds", [5, 300])
def test_the_table_may_set_5_to_300_seconds(seconds: int) -> None:
    assert msgspec.convert({"seconds": seconds}, Options).seconds == seconds
    assert dealt(ann=3, bob=7, pace="own", seconds=seconds).deadline == seconds * 1000


@pytest.mark.rule("BLUFF-06")
def test_a_choice_that_comes_too_late_is_none_of_the_next_round() -> None:
    before = dealt(ann=3, bob=7)
    after = before.ann(Stay()).time_is_up().deals()
    assert GAME.asks(before.state, Seat(1)) != GAME.asks(after.state, Seat(1))


@pytest.mark.rule("BLUFF-06")
def test_at_a_quick_pace_there_are_ten() -> None:
    assert dealt(ann=3, bob=7, pace="quick").deadline == 10_000


@pytest.mark.rule("BLUFF-06")
def test_without_a_clock_everybody_takes_their_time() -> None:
    table = dealt(ann=3, bob=7, pace="none")
    assert table.deadline is None
    assert table.at(86_400_000).ann(Stay()).bob(Fold()).state.points == (1, 0)


@pytest.mark.rule("BLUFF-06")
@pytest.mark.parametrize("seconds", [4, 301, 20.5])
def test_the_table_may_set_no_other_time(seconds: float) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"seconds": seconds}, Options)


@pytest.mark.rule("BLUFF-06")
def test_a_choice_made_at_the_last_millisecond_counts() -> None:
    table = dealt(ann=3, bob=7).ann(Stay()).at(20_000).bob(Stay())
    assert Showed(Seat(1), CARDS[7]) in table.saw("ann")
    assert TimeRanOut() not in table.saw("ann")


@pytest.mark.rule("BLUFF-06")
def test_after_it_whoever_has_not_chosen_has_folded() -> None:
    table = dealt(ann=3, bob=7).ann(Stay()).at(20_001)
    seen = table.saw("bob")
    assert seen[:3] == (TimeRanOut(), Showed(Seat(0), CARDS[3]), Folded(Seat(1)))
    assert RoundBegan(2) in seen


@pytest.mark.rule("BLUFF-07")
def test_the_round_ends_as_soon_as_everybody_has_chosen() -> None:
    before = dealt(ann=3, bob=7, cid=1).ann(Fold()).cid(Fold())
    assert before.state.round == 1
    assert before.bob(Fold()).state.round == 2


@pytest.mark.rule("BLUFF-07")
def test_only_those_who_are_present_are_waited_for() -> None:
    table = dealt(ann=3, bob=7, cid=1).left("cid").ann(Fold()).bob(Fold())
    assert table.state.round == 2


@pytest.mark.rule("BLUFF-08")
def test_those_who_stayed_show_their_cards_and_those_who_folded_do_not() -> None:
    table = dealt(ann=3, bob=7, cid=1).ann(Stay()).bob(Fold()).cid(Stay())
    ann, bob, cid = (table.seat(name) for name in table.names)
    for name in ("ann", "bob", "public"):
        shown = [event for event in table.saw(name) if isinstance(event, Showed | Folded)]
        assert shown == [Showed(ann, CARDS[3]), Folded(bob), Showed(cid, CARDS[1])]
