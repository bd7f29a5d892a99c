"""What happens at once happens in an order; and what has come back is protected."""

import pytest

from gloaming.games.shift.events import (
    Event,
    MatchEnded,
    ReachedVault,
    ShownBlank,
    TurnBegan,
    Uncovered,
    Walked,
    WentBack,
    WentOut,
)
from gloaming.games.shift.messages import Counter, EndTurn, Flip, LetBe, Pips, SquareName
from gloaming.games.shift.tests.table import (
    ANN,
    BOB,
    CID,
    DAN,
    GUARD,
    SECOND_GUARD,
    back,
    drawn,
    looks,
    passes,
    rolls,
    squares,
    turn_of,
    walk,
    walks,
)
from gloaming.games.shift.views import Due
from gloaming.testing import Story

ONE, TWO, THREE, FOUR, FIVE = map(Counter, (1, 2, 3, 4, 5))


def flips(told: Story) -> list[Event]:
    """What was flipped in the last moment."""
    return [event for event in told.saw("public") if isinstance(event, ShownBlank | Uncovered)]


# Flips


@pytest.mark.rule("SHIFT-36", "SHIFT-15")
def test_a_swap_that_brings_two_counters_into_view_flips_the_mover_first() -> None:
    told = drawn(
        """
        +-+-+-+
        |G . b|
        +-+-+ +
        |G . B|
        +-+-+-+
        """,
        dice=(1, 2),
    )
    assert flips(told.bob(walk(1, 1, "C2"))) == [ShownBlank(ONE), Uncovered(TWO, BOB)]
    assert flips(told.bob(walk(2, 1, "C1"))) == [Uncovered(TWO, BOB), ShownBlank(ONE)]


@pytest.mark.rule("SHIFT-36")
def test_the_displaced_counter_comes_before_others_that_stand_further_up() -> None:
    told = drawn(
        """
        +-+-+-+
        |b b .|
        + +-+-+
        |B .|.|
        + +-+-+
        |b G b|
        +-+-+-+
        """,
        turn="ann",
        dice=(1, 1),
        flipped=[5],
    )
    told = told.ann(walk(GUARD, 1, "A3"))
    assert flips(told) == [ShownBlank(FOUR), ShownBlank(ONE), Uncovered(THREE, BOB)]
    assert TWO not in {event.counter for event in flips(told)}  # type: ignore[union-attr]


@pytest.mark.rule("SHIFT-36")
def test_others_come_by_row_and_column() -> None:
    told = drawn(
        """
        +-+-+-+-+-+
        |. . b . .|
        +-+-+ +-+-+
        |B b . b B|
        +-+-+ +-+-+
        |. . G b .|
        +-+-+-+-+-+
        """,
        turn="ann",
        dice=(1, 1),
        flipped=[6],
    )
    told = told.ann(walk(GUARD, 1, "C2"))
    seen = [Uncovered(TWO, BOB), ShownBlank(THREE), ShownBlank(FOUR), Uncovered(FIVE, BOB)]
    assert flips(told) == [ShownBlank(ONE), *seen]


# The win, the vault, and what goes back


@pytest.mark.rule("SHIFT-36")
def test_the_guard_player_wins_before_a_vault_is_raided() -> None:
    """Bob's Criminal, let be, stands on a vault when Dan's, the last one, is detected."""
    plan = "+-+-+-+-+\n|V . . X|\n+-+-+ +-+\n|V . . .|\n+-+-+-+-+"
    over = "+-+-+-+-+\n|. . B G|\n+-+-+ +-+\n|. . D .|\n+-+-+-+-+"
    asked = {"rules": "family", "flips": "asked", "players": 4, "flipped": [1, 14], "dice": (1, 1)}
    told = drawn(plan, over, **asked).bob(walk(1, 1, "D1"))  # type: ignore[arg-type]
    assert told.view("ann").asked == ONE
    told = told.ann(LetBe(ONE))
    assert told.view("ann").asked == THREE
    won = told.ann(Flip(THREE))
    assert won.outcome is not None
    assert (won.outcome.reason, won.outcome.winners) == ("detected", (ANN,))
    raided = told.ann(LetBe(THREE))
    assert raided.outcome is not None
    assert (raided.outcome.reason, raided.outcome.winners) == ("raided", (BOB,))


@pytest.mark.rule("SHIFT-36")
def test_the_vault_comes_before_what_goes_back() -> None:
    """A blank of Bob's swaps with the Guard on a vault, who then sees a Criminal of Cid's."""
    told = drawn(*at_the_vault("C"), rules="family", players=3, flipped=[1], dice=(1, 6))
    told = told.bob(walk(1, 1, "D1"))
    assert told.saw("public")[1:] == (
        Uncovered(TWO, CID),
        ReachedVault(ONE, SquareName("D1")),
        ShownBlank(ONE),
    )
    assert told.view("public").due == (Due(ONE, BOB), Due(TWO, CID))
    told = told.bob(back("A1"))
    assert squares(told.legal("cid")) == ["A2"]
    assert told.cid(back("A2")).view("public").waits_for == (BOB,)


def at_the_vault(criminal: str) -> tuple[str, str]:
    plan = "+-+-+-+-+\n|V . . X|\n+-+-+ +-+\n|V . . .|\n+-+-+-+-+"
    return plan, f"+-+-+-+-+\n|. . b G|\n+-+-+ +-+\n|. . {criminal} .|\n+-+-+-+-+"


@pytest.mark.rule("SHIFT-36", "SHIFT-20")
def test_counters_go_back_clockwise_from_the_player_whose_turn_it_is() -> None:
    told = drawn(
        """
        +-+-+-+-+-+
        |V . . . V|
        +-+-+-+-+-+
        |B D . C .|
        +-+-+-+-+ +
        |V . . V|G|
        +-+-+-+-+-+
        """,
        rules="family",
        players=5,
        turn="ann",
        dice=(1, 1),
    )
    told = told.ann(walk(GUARD, 1, "E2"))
    assert flips(told) == [Uncovered(ONE, BOB), Uncovered(THREE, DAN), Uncovered(TWO, CID)]
    assert told.view("public").due == (Due(ONE, BOB), Due(TWO, CID), Due(THREE, DAN))
    assert told.legal("cid") == told.legal("dan") == ()
    told = told.bob(back("A1")).cid(back("E1"))
    assert told.view("public").waits_for == (DAN,)
    assert squares(told.legal("dan")) == ["A3", "D3"]
    assert told.dan(back("D3")).view("public").waits_for == (ANN,)


@pytest.mark.rule("SHIFT-36", "SHIFT-26")
def test_with_four_taken_vents_the_second_of_two_has_what_the_first_left() -> None:
    plan = """
        +-+-+-+-+-+
        |V .|. . .|
        +-+-+-+-+-+
        |V|. . . .|
        +-+-+-+-+ +
        |V|V . .|.|
        +-+-+-+-+-+
        """
    over = """
        +-+-+-+-+-+
        |b .|. . .|
        +-+-+-+-+-+
        |b|. C . B|
        +-+-+-+-+ +
        |b|b . .|G|
        +-+-+-+-+-+
        """
    told = drawn(plan, over, rules="family", players=3, turn="ann", dice=(1, 1))
    told = told.ann(walk(GUARD, 1, "E2"))
    assert [due.seat for due in told.view("public").due] == [BOB, CID]
    assert squares(told.legal("bob")) == ["B1", "C3"]
    assert squares(told.bob(back("B1")).legal("cid")) == ["C3"]


@pytest.mark.rule("SHIFT-36", "SHIFT-21")
def test_a_return_in_the_middle_of_a_move_and_the_move_goes_on() -> None:
    told = drawn(
        """
        +-+-+-+-+
        |G . . .|
        +-+ +-+ +
        |V|C|.|b|
        +-+-+-+-+
        """,
        rules="family",
        players=3,
        turn="ann",
        dice=(4, 1),
    )
    told = told.ann(walk(GUARD, 4, "B1"))
    assert (told.legal("ann"), told.view("public").waits_for) == ((), (CID,))
    told = told.cid(back("A2"))
    view = told.view("ann")
    assert (view.phase, view.mover, view.steps) == ("move", GUARD, 3)
    told = walks(told, "ann", GUARD, 4, "C1", "D1")
    assert flips(told) == [ShownBlank(ONE)]
    assert looks(told, "+-+-+-+-+\n|. . . G|\n+-+ +-+ +\n|C|.|.|b|\n+-+-+-+-+")


# What has come back


SENT_BACK = """
    +-+-+-+-+
    |V . . G|
    + +-+-+-+
    |B|. . .|
    + +-+-+-+
    |b|. . .|
    +-+-+-+-+
"""


def sent_back() -> Story:
    """Bob's Criminal was detected on the vent, and has come back there."""
    told = drawn(SENT_BACK, rules="family", dice=(2, 1)).bob(walk(1, 2, "A1"))
    assert flips(told) == [Uncovered(ONE, BOB)]
    return told.bob(back("A1"))


@pytest.mark.rule("SHIFT-35")
def test_what_was_put_back_in_view_is_not_flipped() -> None:
    told = sent_back()
    assert told.saw("public") == (WentBack(BOB, ONE, SquareName("A1")),)
    assert told.view("public").shadows[0].is_safe
    told = rolls(told.bob(EndTurn()), "ann", 2, 1).ann(walk(GUARD, 2, "C1"))
    assert flips(told) == []
    assert told.view("public").shadows[0].is_safe


@pytest.mark.rule("SHIFT-35")
def test_until_it_has_moved() -> None:
    told = rolls(turn_of(sent_back().bob(EndTurn()), "bob"), "bob", 2, 1)
    told = told.bob(walk(1, 2, "B1"))
    assert flips(told) == [Uncovered(ONE, BOB)]


@pytest.mark.rule("SHIFT-35")
def test_or_until_it_has_been_swapped() -> None:
    told = rolls(turn_of(sent_back().bob(EndTurn()), "bob"), "bob", 2, 1)
    told = walks(told, "bob", 2, 2, "A2", "A1")
    assert flips(told) == [ShownBlank(TWO)]
    assert not told.view("public").shadows[0].is_safe
    told = told.bob(walk(1, 1, "A1"))
    assert flips(told) == [Uncovered(ONE, BOB)]


@pytest.mark.rule("SHIFT-35", "SHIFT-24")
def test_a_guard_who_swaps_with_it_flips_it() -> None:
    told = sent_back().bob(EndTurn())
    told = walks(rolls(told, "ann", 3, 1), "ann", GUARD, 3, "C1", "B1", "A1")
    assert told.saw("public") == (
        Walked(ANN, GUARD, Pips(3), SquareName("A1"), ONE),
        Uncovered(ONE, BOB),
        ShownBlank(TWO),
    )


@pytest.mark.rule("SHIFT-35", "SHIFT-24")
def test_a_blank_that_came_back_from_a_vault_is_protected_too() -> None:
    plan = "+-+-+-+-+\n|V . . X|\n+ +-+-+ +\n|. . . .|\n+-+-+-+-+"
    told = drawn(plan, "+-+-+-+-+\n|. . b .|\n+ +-+-+ +\n|G . . .|\n+-+-+-+-+", dice=(1, 1))
    told = told.bob(walk(1, 1, "D1")).bob(back("A1"))
    assert told.view("public").shadows[0].is_safe
    assert told.saw("public") == (WentBack(BOB, ONE, SquareName("A1")),)


# Who goes out on the own turn


@pytest.mark.rule("SHIFT-37")
def test_who_goes_out_on_the_own_turn_loses_the_dice_that_are_left() -> None:
    told = drawn(
        """
        +-+-+-+-+
        |. . . G|
        + +-+-+-+
        |B|b . .|
        +-+-+-+-+
        """,
        players=5,
        dice=(1, 6),
    )
    told = told.bob(walk(1, 1, "A1"))
    assert told.saw("public")[1:] == (Uncovered(ONE, BOB), WentOut(BOB), TurnBegan(CID))
    assert told.legal("bob") == ()
    assert looks(told, "+-+-+-+-+\n|. . . G|\n+ +-+-+-+\n|.|b . .|\n+-+-+-+-+")


@pytest.mark.rule("SHIFT-37")
def test_but_first_makes_a_choice_that_is_due() -> None:
    told = drawn(*at_the_vault("B"), players=5, flipped=[1], dice=(1, 6))
    told = told.bob(walk(1, 1, "D1"))
    assert told.saw("public")[1:] == (
        Uncovered(FIVE, BOB),
        WentOut(BOB),
        ReachedVault(ONE, SquareName("D1")),
        ShownBlank(ONE),
    )
    assert told.view("public").waits_for == (BOB,)
    told = told.bob(back("A2"))
    assert told.saw("public") == (WentBack(BOB, ONE, SquareName("A2")), TurnBegan(CID))
    assert looks(told, "+-+-+-+-+\n|V . G X|\n+-+-+ +-+\n|b . . .|\n+-+-+-+-+")


@pytest.mark.rule("SHIFT-37")
def test_the_blank_shadows_of_whoever_is_out_stay_and_are_moved_by_others() -> None:
    told = drawn(
        """
        +-+-+-+-+
        |. . . G|
        + +-+-+-+
        |B|b . .|
        +-+-+-+-+
        """,
        players=5,
        dice=(1, 6),
    )
    told = rolls(told.bob(walk(1, 1, "A1")), "cid", 2, 3)
    told = told.cid(walk(5, 2, "C2"))
    assert looks(told, "+-+-+-+-+\n|. . . G|\n+ +-+-+-+\n|.|. b .|\n+-+-+-+-+")
    told = turn_of(told.cid(EndTurn()), "eve")
    assert passes(passes(told)).state.turn == CID
    assert MatchEnded((ANN,)) not in told.saw("public")
    assert told.view("public").out == (BOB,)
    assert SECOND_GUARD not in {guard.counter for guard in told.view("public").guards}
