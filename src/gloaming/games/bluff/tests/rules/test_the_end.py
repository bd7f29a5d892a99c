import pytest

from gloaming.core import Outcome, Seat
from gloaming.games.bluff.messages import (
    CARDS,
    FaceDown,
    FaceUp,
    Fold,
    MatchEnded,
    Stay,
)
from gloaming.games.bluff.tests.table import cards, dealt
from gloaming.testing import Story


def alone(table: Story, name: str, *, rounds: int) -> Story:
    """Somebody takes a point from nobody, so many times."""
    for _ in range(rounds):
        table = table.does(name, Stay()).time_is_up()
    return table


@pytest.mark.rule("BLUFF-13")
def test_who_has_three_points_has_won() -> None:
    before = alone(dealt(ann=3, bob=7), "ann", rounds=2)
    assert before.outcome is None
    after = alone(before, "ann", rounds=1)
    assert after.outcome == Outcome("three-points", (Seat(0),), (3, 0))
    assert after.saw("bob")[-1] == MatchEnded((Seat(0),))


@pytest.mark.rule("BLUFF-13")
def test_more_than_three_points_win_too() -> None:
    table = alone(dealt(ann=3, bob=7, cid=5, dan=4), "bob", rounds=2)
    table = table.deals(*cards(1, 9, 2, 3)).ann(Stay()).bob(Stay()).cid(Stay()).dan(Stay())
    assert table.outcome == Outcome("three-points", (Seat(1),), (-1, 5, -1, -1))


@pytest.mark.rule("BLUFF-14")
def test_after_thirty_rounds_the_most_points_win() -> None:
    table = alone(dealt(ann=3, bob=7, cid=5), "bob", rounds=1)
    for _ in range(28):
        table = table.time_is_up()
    assert table.outcome is None
    assert table.time_is_up().outcome == Outcome("thirty-rounds", (Seat(1),), (0, 1, 0))


@pytest.mark.rule("BLUFF-14")
def test_equals_win_together() -> None:
    table = alone(alone(dealt(ann=3, bob=7, cid=5), "bob", rounds=1), "cid", rounds=1)
    for _ in range(28):
        table = table.time_is_up()
    assert table.outcome == Outcome("thirty-rounds", (Seat(1), Seat(2)), (0, 1, 1))
    assert table.saw("ann")[-1] == MatchEnded((Seat(1), Seat(2)))


@pytest.mark.rule("BLUFF-15")
def test_when_the_match_is_over_all_cards_of_the_last_round_are_turned_over() -> None:
    table = alone(dealt(ann=3, bob=7), "ann", rounds=2).deals(*cards(8, 4)).ann(Stay()).bob(Fold())
    assert table.outcome is not None
    assert table.view("truth").hands == (FaceUp(Seat(0), CARDS[8]), FaceUp(Seat(1), CARDS[4]))


@pytest.mark.rule("BLUFF-15")
def test_they_are_turned_over_when_the_host_stops_it_as_well() -> None:
    table = dealt(ann=3, bob=7).stop()
    assert table.view("truth").hands == (FaceUp(Seat(0), CARDS[3]), FaceUp(Seat(1), CARDS[7]))


@pytest.mark.rule("BLUFF-15")
def test_before_that_a_folded_card_is_seen_by_its_owner_alone() -> None:
    table = dealt(ann=3, bob=7, cid=1).bob(Fold())
    assert table.outcome is None
    assert table.view("ann").hands[1] == FaceDown(Seat(1))
    assert table.view("bob").hands[1] == FaceUp(Seat(1), CARDS[7])
