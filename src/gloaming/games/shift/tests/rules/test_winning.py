import msgspec
import pytest

from gloaming.games.shift.events import MatchEnded, Raided, Uncovered, Unmasked
from gloaming.games.shift.messages import Counter, EndTurn, Options
from gloaming.games.shift.tests.table import (
    ANN,
    BOB,
    CID,
    GUARD,
    back,
    begun,
    drawn,
    passes,
    rolls,
    turn_of,
    walk,
    walks,
)

ONE, TWO, THREE = map(Counter, (1, 2, 3))

ALL = """
    +-+-+-+-+-+-+
    |G . . . . .|
    +-+ + + + +-+
    |V|B|C|D|E|X|
    +-+-+-+-+-+-+
"""


@pytest.mark.rule("SHIFT-28")
def test_competitive_the_guard_player_wins_when_every_criminal_is_uncovered() -> None:
    told = drawn(ALL, players=5, turn="ann", dice=(4, 1))
    told = walks(told, "ann", GUARD, 4, "B1", "C1", "D1")
    assert (told.outcome, told.view("public").found) == (None, 3)
    told = told.ann(walk(GUARD, 4, "E1"))
    assert MatchEnded((ANN,)) in told.saw("bob")
    assert told.outcome is not None
    assert (told.outcome.reason, told.outcome.winners) == ("uncovered", (ANN,))
    assert told.outcome.scores == (1, 0, 0, 0, 0)


@pytest.mark.rule("SHIFT-28")
def test_competitive_with_four_players_three_criminals_are_all_there_are() -> None:
    told = drawn(ALL.replace("E", "."), players=4, turn="ann", dice=(4, 1))
    told = walks(told, "ann", GUARD, 4, "B1", "C1", "D1")
    assert told.outcome is not None
    assert told.outcome.winners == (ANN,)


FAMILY = """
    +-+-+-+-+-+
    |G . . . .|
    +-+ + + +-+
    |V|B|C|D|V|
    +-+-+-+-+-+
"""


@pytest.mark.rule("SHIFT-29")
def test_family_the_guard_player_wins_when_every_criminal_was_detected_once() -> None:
    told = drawn(FAMILY, rules="family", players=4, turn="ann", dice=(3, 1))
    told = told.ann(walk(GUARD, 3, "B1")).bob(back("A2"))
    told = told.ann(walk(GUARD, 3, "C1")).cid(back("E2"))
    assert told.outcome is None
    told = told.ann(walk(GUARD, 3, "D1"))
    assert told.outcome is not None
    assert (told.outcome.reason, told.outcome.winners) == ("detected", (ANN,))
    assert told.legal("dan") == ()


@pytest.mark.rule("SHIFT-29")
def test_family_one_criminal_detected_twice_counts_once() -> None:
    told = drawn(
        "+-+-+-+\n|G . .|\n+-+ +-+\n|V B|.|\n+-+-+-+", rules="family", turn="ann", dice=(1, 1)
    )
    told = told.ann(walk(GUARD, 1, "B1")).bob(back("A2")).ann(EndTurn())
    told = rolls(told, "bob", 1, 1)
    for again in (1, 2):
        assert (told.view("public").found, told.outcome) == (1, None)
        told = told.bob(walk(1, 1, "B2"))
        assert Uncovered(ONE, BOB) in told.saw("public"), again
        told = rolls(turn_of(told.bob(back("A2")).bob(EndTurn()), "bob"), "bob", 1, 1)
    assert (told.view("public").found, told.outcome) == (1, None)


@pytest.mark.rule("SHIFT-30")
def test_the_first_criminal_to_raid_a_vault_wins_for_its_owner() -> None:
    told = drawn("+-+-+-+-+\n|V . B X|\n+-+-+-+-+\n|G C . X|\n+-+-+-+-+", players=3, dice=(1, 2),
                 flipped=[2])  # fmt: skip
    told = told.bob(walk(1, 1, "D1"))
    assert told.outcome is not None
    assert told.outcome.winners == (BOB,)
    assert told.legal("bob") == told.legal("ann") == ()


@pytest.mark.rule("SHIFT-30")
def test_family_a_criminal_that_came_back_may_still_raid() -> None:
    told = drawn(
        """
        +-+-+-+-+
        |C . . G|
        +-+ +-+-+
        |V . X .|
        +-+-+-+-+
        """,
        rules="family",
        players=3,
        turn="cid",
        dice=(1, 2),
    )
    told = told.cid(walk(2, 1, "B1")).cid(back("A2")).cid(EndTurn())
    told = turn_of(told, "bob")
    told = told.bob(told.legal("bob")[0]).deals(lambda dice: dice[-1])
    told = walks(told, "bob", 2, 6, "B2")
    assert told.saw("public")[1:] == ()
    told = told.bob(walk(2, 6, "C2"))
    assert Raided(TWO, CID) in told.saw("public")
    assert told.outcome is not None
    assert told.outcome.winners == (CID,)


@pytest.mark.rule("SHIFT-31")
@pytest.mark.parametrize("rounds", [1, 2, 7])
def test_if_nobody_has_won_after_the_last_round_it_is_a_draw(rounds: int) -> None:
    told = begun(3, rounds=rounds)
    for _ in range(rounds * 3 - 1):
        told = passes(told)
    assert (told.outcome, told.state.round) == (None, rounds)
    told = passes(told)
    assert MatchEnded(()) in told.saw("ann")
    assert told.outcome is not None
    assert (told.outcome.reason, told.outcome.winners) == ("draw", ())


@pytest.mark.rule("SHIFT-31")
def test_there_are_200_rounds_or_fewer_if_the_table_says_so() -> None:
    assert Options().rounds == 200
    assert msgspec.convert({"rounds": 30}, Options).rounds == 30
    for rounds in (0, 201):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"rounds": rounds}, Options)


@pytest.mark.rule("SHIFT-42")
def test_when_the_match_is_over_all_counters_are_turned() -> None:
    told = drawn(ALL.replace("E", "."), players=4, turn="ann", dice=(4, 1))
    told = walks(told, "ann", GUARD, 4, "B1", "C1", "D1")
    assert told.saw("public")[-1] == Unmasked((ONE, TWO, THREE))
    assert Uncovered(THREE, told.seat("dan")) in told.saw("public")
    for name in ("ann", "bob", "public", "truth"):
        found = [shadow.counter for shadow in told.view(name).shadows
                 if type(shadow).__name__ == "Criminal"]  # fmt: skip
        assert found == [ONE, TWO, THREE]


@pytest.mark.rule("SHIFT-42", "SHIFT-43")
def test_the_host_may_stop_a_match_and_then_nobody_has_won() -> None:
    told = begun(3, criminals=(1, 2, 3, 4)).stop()
    assert told.saw("public")[-1] == Unmasked((ONE, TWO, THREE, Counter(4)))
    assert told.outcome is not None
    assert (told.outcome.reason, told.outcome.winners) == ("stopped", ())
    assert told.outcome.scores == (0, 0, 0)
    assert told.deadline is None
    assert told.seat("cid") == CID


@pytest.mark.rule("SHIFT-44")
def test_everybody_at_the_table_hears_everybody_and_spectators_are_heard_by_spectators() -> None:
    told = begun(3)
    everybody = ("ann", "bob", "cid", "public")
    for name in told.names:
        assert all(told.hears(listener, name) for listener in everybody)
        assert not told.hears(name, "public")
    assert told.hears("public", "public")
