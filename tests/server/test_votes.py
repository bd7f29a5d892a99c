"""What a table agrees on: who counts, and how many it takes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming.core import Seat
from gloaming.server.votes import Question, Votes, needed

ANN, BOB, CID, DEE = EVERYBODY = tuple(map(Seat, range(4)))
PAUSE: Question = ("pause", None)


def with_votes(question: Question, *seats: Seat) -> Votes:
    votes = Votes()
    for seat in seats:
        votes.cast(question, seat, is_for=True)
    return votes


def test_a_pause_needs_everybody_who_is_here() -> None:
    votes = with_votes(PAUSE, ANN, BOB)
    assert not votes.has_passed(PAUSE, [ANN, BOB, CID])
    assert votes.has_passed(PAUSE, [ANN, BOB])


def test_the_word_of_somebody_who_has_gone_does_not_count() -> None:
    assert not with_votes(PAUSE, ANN, BOB).has_passed(PAUSE, [ANN, CID])


def test_nobody_agrees_to_what_nobody_asked_for() -> None:
    assert not Votes().has_passed(PAUSE, [])
    assert not Votes().has_passed(("remove", 1), [])


@pytest.mark.parametrize(("here", "count"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_more_than_half_of_the_others_remove_somebody(here: int, count: int) -> None:
    seats = [Seat(seat) for seat in range(here)]
    assert needed(("remove", 9), seats) == count
    assert needed(("remove", 0), [Seat(0), *(Seat(seat + 1) for seat in seats)]) == count


def test_one_may_change_ones_mind() -> None:
    votes = with_votes(PAUSE, ANN, BOB)
    votes.cast(PAUSE, BOB, is_for=False)
    votes.cast(PAUSE, CID, is_for=False)
    assert [tally.by for tally in votes.tallies([ANN, BOB], EVERYBODY)] == [(ANN,)]


def test_every_question_has_votes_of_its_own() -> None:
    votes = with_votes(("remove", 3), ANN)
    votes.cast(PAUSE, BOB, is_for=True)
    found = {
        (tally.topic, tally.seat): (tally.by, tally.needed)
        for tally in votes.tallies([ANN, BOB], EVERYBODY)
    }
    assert found == {("remove", 3): ((ANN,), 2), ("pause", None): ((BOB,), 2)}
    votes.settle(PAUSE)
    assert [tally.topic for tally in votes.tallies([ANN], EVERYBODY)] == ["remove"]
    votes.forget()
    assert votes.tallies([ANN], EVERYBODY) == ()


@given(st.sets(st.integers(0, 5)), st.sets(st.integers(0, 5)), st.integers(0, 5))
def test_what_passes_has_the_votes_that_the_tally_asks_for(
    voters: set[int], here: set[int], seat: int
) -> None:
    for question in (PAUSE, ("remove", seat)):
        votes = with_votes(question, *map(Seat, voters))
        present = [Seat(each) for each in here]
        counted = len((voters & here) - {question[1]})
        assert votes.has_passed(question, present) == (counted >= needed(question, present))
        assert all(tally.needed >= 1 for tally in votes.tallies(present, EVERYBODY))


AWAY: Question = ("send-away", ANN)


@pytest.mark.parametrize(
    ("voters", "here", "is_out"),
    [
        ((BOB, CID), (BOB, CID), True),
        ((BOB,), (BOB,), False),
        ((ANN, BOB), EVERYBODY, False),
        ((BOB, CID), EVERYBODY, True),
    ],
    ids=["most", "one alone", "oneself does not count", "without the fourth"],
)
def test_most_of_all_who_sit_there_send_somebody_away_and_never_one_alone(
    voters: tuple[Seat, ...], here: tuple[Seat, ...], *, is_out: bool
) -> None:
    assert with_votes(AWAY, *voters).has_passed(AWAY, here, EVERYBODY) is is_out


def test_whoever_takes_a_seat_inherits_no_vote_for_or_against_anybody() -> None:
    votes = with_votes(AWAY, BOB)
    votes.cast(("remove", CID), ANN, is_for=True)
    votes.cast(PAUSE, ANN, is_for=True)
    votes.seat_was_handed(ANN)
    assert votes.tallies(EVERYBODY, EVERYBODY) == ()
    assert not votes.is_open(PAUSE)
