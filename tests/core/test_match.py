from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from gloaming.core import (
    BrokenLogError,
    Deed,
    Input,
    Left,
    Millis,
    Place,
    RefusedError,
    Seat,
    Stop,
    TimeUp,
    Witnessed,
    act,
    begin,
    due,
    knowledge,
    moments,
    play,
    replay,
    settle,
    witnessed,
)
from gloaming.games.bluff import GAME
from gloaming.games.bluff.messages import (
    Card,
    Chose,
    ChoseSecretly,
    Deal,
    Fold,
    Move,
    Options,
    Stay,
)
from gloaming.games.bluff.state import State

ANN, BOB = Seat(0), Seat(1)
PLACES = (Place("player"),) * 2
START = GAME.setup(Options(), PLACES)
NOW = Millis(1_000)


def first(_of: int) -> int:
    """Nature without imagination."""
    return 0


DEALT = begin(GAME, START, first)
TABLE: State = DEALT[-1].after


def given(by: Seat, move: Move, at: int = NOW) -> Input[Move]:
    return Input(Millis(at), by, move)


# The door


def test_a_legal_move_is_played() -> None:
    deed = play(GAME, TABLE, given(ANN, Stay()))
    assert deed.before == TABLE
    assert deed.after.decisions == ("stay", None)
    assert deed.events == (Chose(ANN, "stay"),)
    assert (deed.of, deed.chosen) == (0, 0)


@pytest.mark.parametrize("move", [TimeUp(), Stop(), Left(ANN), Deal(Card(4))])
def test_what_is_not_in_the_move_set_is_refused(move: Move) -> None:
    with pytest.raises(RefusedError) as refused:
        play(GAME, TABLE, given(ANN, move))
    assert refused.value.reason == "not-legal"


def test_when_it_is_over_everything_is_refused_as_over() -> None:
    over = play(GAME, TABLE, Input(NOW, "host", Stop())).after
    with pytest.raises(RefusedError) as refused:
        play(GAME, over, given(ANN, Stay()))
    assert refused.value.reason == "over"


# The clock


def test_what_arrives_at_the_deadline_is_in_time() -> None:
    assert GAME.deadline(TABLE) == 20_000
    assert due(GAME, TABLE, Millis(20_000)) is None


def test_a_millisecond_later_the_clock_acts_and_says_when_it_should_have() -> None:
    assert due(GAME, TABLE, Millis(20_001)) == Input(Millis(20_000), "clock", TimeUp())
    assert due(GAME, TABLE, Millis(99_999)) == Input(Millis(20_000), "clock", TimeUp())


def test_nothing_is_due_where_there_is_no_deadline() -> None:
    assert due(GAME, START, Millis(10**9)) is None


def test_the_clock_is_refused_before_the_deadline_and_everybody_else_after_it() -> None:
    for early in (Input(Millis(19_999), "clock", TimeUp()), given(ANN, Stay(), 20_001)):
        with pytest.raises(RefusedError):
            play(GAME, TABLE, early)
    assert play(GAME, TABLE, Input(Millis(20_000), "clock", TimeUp())).after.round == 2
    assert play(GAME, TABLE, given(ANN, Stay(), 20_000)).after.decisions == ("stay", None)


def test_a_clock_that_leaves_something_due_is_a_fault_of_the_game() -> None:
    stuck = replace(GAME, deadline=lambda _state: Millis(20_000))
    with pytest.raises(AssertionError, match="settles everything"):
        act(stuck, TABLE, Input(Millis(20_000), "clock", TimeUp()), first)


# Chance


def test_the_first_deal_takes_all_the_chance_there_is() -> None:
    assert [deed.input for deed in DEALT] == [
        Input(Millis(0), "nature", Deal(Card(0))),
        Input(Millis(0), "nature", Deal(Card(1))),
    ]
    assert [(deed.of, deed.chosen) for deed in DEALT] == [(10, 0), (9, 0)]
    assert GAME.legal(TABLE, "nature") == ()


def test_chance_is_drawn_by_index() -> None:
    deeds = begin(GAME, START, lambda of: of - 1)
    assert [(deed.of, deed.chosen) for deed in deeds] == [(10, 9), (9, 8)]
    assert deeds[-1].after.cards == (9, 8)


def test_an_input_and_the_chance_it_forces_are_one_append() -> None:
    (only,) = act(GAME, TABLE, given(ANN, Fold()), first)
    group = act(GAME, only.after, given(BOB, Fold(), 1_234), first)
    assert [deed.input.by for deed in group] == [BOB, "nature", "nature"]
    assert {deed.input.at for deed in group} == {1_234}


def test_nature_does_nothing_when_it_is_over() -> None:
    over = play(GAME, TABLE, Input(NOW, "host", Stop())).after
    assert list(settle(GAME, over, NOW, first)) == []


# The fold


def whole() -> list[Deed]:
    deeds = [*DEALT]
    for one in (given(BOB, Stay(), 500), given(ANN, Fold(), 900), given(ANN, Stay(), 900)):
        deeds += act(GAME, deeds[-1].after, one, first)
    return deeds


def again(inputs: Sequence[Input[Move]]) -> list[Deed]:
    return list(replay(GAME, Options(), PLACES, inputs))


def test_the_log_alone_brings_back_every_deed() -> None:
    assert again([deed.input for deed in whole()]) == whole()


def test_nothing_comes_of_an_empty_log() -> None:
    assert again([]) == []


def broken(*inputs: Input[Move]) -> tuple[int, str]:
    with pytest.raises(BrokenLogError) as error:
        again(inputs)
    return error.value.index, error.value.reason


def test_a_log_whose_time_runs_backwards_is_broken() -> None:
    log = [deed.input for deed in whole()]
    assert broken(*log[:3], given(ANN, Fold(), 499)) == (3, "time runs backwards")


def test_a_log_in_which_somebody_acts_before_nature_is_broken() -> None:
    log = [deed.input for deed in whole()]
    assert broken(log[0], log[2]) == (1, "nature has to act first")


def test_a_log_with_a_card_that_nature_no_longer_has_is_broken() -> None:
    deal = Input[Move](Millis(0), "nature", Deal(Card(3)))
    assert broken(deal, deal) == (1, "not among what nature could choose")


def test_a_log_with_a_move_that_is_not_legal_is_broken() -> None:
    log = [deed.input for deed in whole()]
    assert broken(*log[:3], log[2]) == (3, "not-legal")


def test_a_log_that_goes_on_after_the_end_is_broken() -> None:
    log = [deed.input for deed in DEALT]
    stop = Input[Move](NOW, "host", Stop())
    assert broken(*log, stop, stop) == (3, "over")
    assert broken(*log, stop, Input(NOW, "nature", Deal(Card(3))))[0] == 3


# What a viewer has witnessed


def test_moments_are_inputs_with_the_chance_they_forced() -> None:
    assert [len(moment) for moment in moments(whole())] == [2, 1, 3, 1]
    assert list(moments([])) == []


def test_each_viewer_witnesses_a_moment_in_their_own_way() -> None:
    moment = act(GAME, TABLE, given(BOB, Stay(), 500), first)
    assert witnessed(GAME, moment, BOB) == Witnessed(Millis(500), (Chose(BOB, "stay"),))
    assert witnessed(GAME, moment, ANN) == Witnessed(Millis(500), (ChoseSecretly(BOB),))


def test_knowledge_is_view_and_witnessed_moments_and_no_more() -> None:
    deeds = whole()
    known = knowledge(GAME, Options(), PLACES, deeds, ANN)
    assert (known.options, known.seats, known.seat) == (Options(), PLACES, ANN)
    assert known.view == GAME.observe(deeds[-1].after, ANN)
    assert [moment.at for moment in known.witnessed] == [0, 500, 900, 900]
    assert known.witnessed[1].events == (ChoseSecretly(BOB),)


def test_before_anything_has_happened_knowledge_is_the_empty_table() -> None:
    known = knowledge(GAME, Options(), PLACES, [], ANN)
    assert known.view == GAME.observe(START, ANN)
    assert known.witnessed == ()


def test_random_draws_are_fit_for_nature() -> None:
    deeds = begin(GAME, START, Random(1).randrange)
    assert all(deed.chosen < deed.of for deed in deeds)
