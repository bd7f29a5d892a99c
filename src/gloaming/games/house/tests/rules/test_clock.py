from typing import Any

import msgspec
import pytest

from gloaming.games.house import GAME
from gloaming.games.house.events import (
    Answered,
    Arranged,
    ArrangedSecretly,
    Declined,
    Drank,
    DrewSecretly,
    DrewToAsk,
    LastChanceCame,
    LostCharacter,
    MissedUnlock,
    Placed,
    Revealed,
    RoundBegan,
    RoundEnded,
    RowLaid,
    TimeRanOut,
)
from gloaming.games.house.messages import (
    Arrange,
    Ask,
    Drink,
    GoOn,
    Options,
    Question,
    Reveal,
    Unlock,
    Value,
)
from gloaming.games.house.tests.table import (
    ANN,
    BOB,
    CID,
    RIGHT,
    WRONG,
    dealt,
    dig,
    digs_out,
    draws,
    drinks,
    drunk_dry,
    hint,
    kinds,
    passes,
    points,
    pools,
    table,
    turn_of,
)

# How long there is


@pytest.mark.rule("HOUSE-55")
def test_a_decision_has_sixty_seconds_or_twenty_five() -> None:
    assert dealt().deadline == 60_000
    assert dealt(pace="quick").deadline == 25_000


@pytest.mark.rule("HOUSE-55")
@pytest.mark.parametrize("seconds", [5, 300])
def test_a_table_may_set_5_to_300_seconds(seconds: int) -> None:
    assert msgspec.convert({"seconds": seconds}, Options).seconds == seconds
    assert dealt(pace="own", seconds=seconds).deadline == seconds * 1000


@pytest.mark.rule("HOUSE-55")
@pytest.mark.parametrize("seconds", [4, 301])
def test_and_no_other_time(seconds: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"seconds": seconds}, Options)


@pytest.mark.rule("HOUSE-55")
def test_or_do_without_a_clock() -> None:
    told = table(pace="none")
    assert told.deadline is None
    assert drinks(told.at(86_400_000), "ann").state.turn == BOB


@pytest.mark.rule("HOUSE-55")
def test_every_decision_has_its_own_time() -> None:
    told = table().at(4_000).ann(dig(BOB, 0, 0))
    assert told.deadline == 64_000
    told = told.at(5_000).ann(dig(BOB, 1, 9))
    assert told.deadline == 65_000
    assert told.at(6_000).ann(Reveal(0)).deadline == 66_000


@pytest.mark.rule("HOUSE-55")
def test_who_decides_gives_the_others_no_more_time() -> None:
    told = table().ann(Drink()).deals(*draws(2, 8, 5, 6)).at(30_000).bob(hint(5, 3))
    assert told.deadline == 60_000
    assert dealt().at(30_000).ann(Arrange(0)).deadline == 60_000


@pytest.mark.rule("HOUSE-55")
def test_a_decision_at_the_last_millisecond_counts() -> None:
    told = table().at(60_000).ann(dig(BOB, 0, 0))
    assert told.state.phase == "dig"
    late = table().at(60_001)
    assert late.saw("bob")[:2] == (TimeRanOut(), Drank(ANN))


@pytest.mark.rule("HOUSE-55")
def test_a_decision_that_comes_too_late_is_none_for_the_next_question() -> None:
    before = drinks(table(), "ann")
    after = before.time_is_up().deals()
    assert GAME.asks(before.state, BOB) != GAME.asks(after.state, BOB)


# What happens when time has run out


@pytest.mark.rule("HOUSE-55")
def test_the_sides_of_the_5s_are_left_to_chance() -> None:
    told = dealt().ann(Arrange(0)).time_is_up()
    assert told.legal("nature") == dealt().legal("bob") == (Arrange(0), Arrange(1))
    told = told.deals(Arrange(1), Arrange(0))
    rows = (RowLaid(ANN, 3), RowLaid(BOB, 4), RowLaid(CID, 3))
    hidden = (ArrangedSecretly(BOB), ArrangedSecretly(CID))
    assert told.saw("public") == told.saw("ann") == (TimeRanOut(), *hidden, *rows)
    assert told.saw("bob") == (TimeRanOut(), Arranged(BOB, 1), hidden[1], *rows)
    assert (told.state.phase, told.state.turn) == ("turn", ANN)


@pytest.mark.rule("HOUSE-55")
def test_a_token_that_is_left_goes_into_any_gap_that_fits() -> None:
    before = table().ann(Drink()).deals(*draws(2, 8, 5, 6)).ann(hint(2, 1)).cid(hint(6, 6))
    told = before.time_is_up()
    assert told.legal("nature") == before.legal("ann") == (hint(8, 5), hint(8, 6))
    told = told.deals(hint(8, 6), hint(5, 4))
    placed = (Placed(ANN, Value(8), 6), Placed(BOB, Value(5), 4))
    for name in ("ann", "bob", "cid", "public"):
        assert told.saw(name) == (TimeRanOut(), *placed)
    assert told.state.turn == BOB


@pytest.mark.rule("HOUSE-55")
def test_a_card_that_is_owed_for_a_drink_is_any_face_down_one() -> None:
    told = drunk_dry(table()).ann(Drink()).ann(Reveal(0)).cid(Reveal(0)).time_is_up()
    assert told.legal("nature") == tuple(map(Reveal, (1, 2, 4, 5, 6)))
    told = told.deals(Reveal(4), Reveal(6))
    revealed = (Revealed(ANN, 4, Value(6)), Revealed(BOB, 6, Value(9)))
    assert told.saw("public") == (TimeRanOut(), *revealed)
    assert [len(player.hidden) for player in told.state.players] == [4, 5, 5]


@pytest.mark.rule("HOUSE-55")
def test_a_card_that_is_owed_for_a_mistake_is_any_face_down_one() -> None:
    told = table().ann(dig(BOB, 0, 9)).time_is_up()
    assert told.legal("nature") == tuple(map(Reveal, (0, 1, 2, 4, 5, 6)))
    told = told.deals(Reveal(5))
    assert told.saw("bob") == (TimeRanOut(), Revealed(ANN, 5, Value(8)))
    assert told.state.turn == BOB


@pytest.mark.rule("HOUSE-55")
def test_a_last_chance_is_declined() -> None:
    told = digs_out(table(), "ann", BOB, CID).time_is_up()
    assert told.saw("bob") == (TimeRanOut(), Declined(BOB), LastChanceCame(CID))
    told = told.time_is_up()
    assert told.saw("bob")[:3] == (TimeRanOut(), Declined(CID), RoundEnded("faction", (ANN,)))


@pytest.mark.rule("HOUSE-55")
def test_a_turn_in_faction_mode_becomes_a_drink() -> None:
    told = turn_of(table(), "ann").time_is_up().deals()
    seen = told.saw("public")
    assert seen[:2] == (TimeRanOut(), Drank(ANN))
    assert kinds(seen[2:]) == {DrewSecretly}
    assert told.state.phase == "place"


@pytest.mark.rule("HOUSE-55")
def test_a_chain_of_digs_ends_as_if_with_a_wrong_one() -> None:
    told = digs_out(table(), "ann", BOB).time_is_up()
    assert told.legal("nature") == tuple(map(Reveal, (0, 1, 2, 4, 5, 6)))
    told = told.deals(Reveal(1))
    assert told.saw("cid") == (TimeRanOut(), Revealed(ANN, 1, Value(2)), LastChanceCame(BOB))
    assert told.view("cid").misses == ()


@pytest.mark.rule("HOUSE-55")
def test_a_turn_in_conspiracy_mode_becomes_a_question_to_the_next_player() -> None:
    told = table(mode="conspiracy", starter=CID).time_is_up().deals(*draws(4, 2))
    assert told.saw("ann") == (TimeRanOut(), DrewToAsk(CID, Value(2), Value(4)))
    assert told.legal("cid")[0] == Question(ANN)
    told = told.time_is_up()
    answer = Answered(CID, ANN, Value(2), Value(4), 2)
    assert told.saw("bob") == (TimeRanOut(), answer)
    assert told.view("public").waits_for == (ANN,)
    told = told.time_is_up().deals(hint(2, 2), hint(4, 3))
    placed = (Placed(ANN, Value(2), 2), Placed(ANN, Value(4), 3))
    assert told.saw("bob") == (TimeRanOut(), *placed)
    assert told.state.turn == ANN


@pytest.mark.rule("HOUSE-55")
def test_who_must_unlock_without_tokens_has_failed_without_naming_values() -> None:
    told = table(mode="conspiracy")
    while any(pools(told)):
        told = passes(told)
    told = told.time_is_up()
    assert told.saw("bob") == (TimeRanOut(), MissedUnlock(ANN), LostCharacter(ANN))
    assert told.view("bob").guesses == ()
    assert told.state.turn == BOB


@pytest.mark.rule("HOUSE-55")
def test_so_has_the_last_who_must_unlock() -> None:
    told = turn_of(table(mode="conspiracy"), "ann").ann(WRONG).bob(WRONG).time_is_up()
    gone = (TimeRanOut(), MissedUnlock(CID), LostCharacter(CID), RoundEnded("nobody", ()))
    assert told.saw("ann")[:4] == gone
    assert points(told) == (0, 0, 0)


@pytest.mark.rule("HOUSE-55")
def test_who_could_ask_and_unlock_asks() -> None:
    told = turn_of(table(mode="conspiracy"), "ann")
    assert {Ask, Unlock} <= kinds(told.legal("ann"))
    assert kinds(told.time_is_up().deals().saw("bob")) == {TimeRanOut, DrewToAsk}


@pytest.mark.rule("HOUSE-54")
@pytest.mark.parametrize("clock", [{}, {"pace": "quick"}, {"pace": "own", "seconds": 5}])
def test_what_was_turned_over_can_be_looked_at_for_five_minutes(clock: dict[str, Any]) -> None:
    over = turn_of(table(**clock), "ann").ann(RIGHT)
    assert over.deadline is not None
    assert over.deadline - over.now == 300_000


@pytest.mark.rule("HOUSE-54", "HOUSE-55")
def test_the_next_round_is_dealt() -> None:
    told = turn_of(table(), "ann").ann(RIGHT).bob(GoOn()).time_is_up().deals()
    assert told.saw("cid")[:2] == (TimeRanOut(), RoundBegan(2, BOB))
    assert (told.state.phase, told.state.round) == ("arrange", 2)


@pytest.mark.rule("HOUSE-55")
@pytest.mark.parametrize("mode", ["faction", "conspiracy"])
def test_a_table_where_nobody_does_anything_comes_to_an_end(mode: str) -> None:
    told = dealt(mode=mode, rounds=2)
    while told.outcome is None:
        assert told.deadline is not None
        told = told.time_is_up().deals()
    assert told.outcome.reason == "last-round"
    assert told.deadline is None
