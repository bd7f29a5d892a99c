from typing import Any

import pytest

from gloaming.games.house import GAME
from gloaming.games.house.events import Claimed, Inquired
from gloaming.games.house.messages import Claim, Inquire, Value
from gloaming.games.house.tests.table import (
    ANN,
    BOB,
    CID,
    DAN,
    FOUR,
    RIGHT,
    THREE,
    WRONG,
    Rows,
    dealt,
    kinds,
    next_round,
    table,
    turn_of,
)
from gloaming.games.house.views import Inquiry, Remark
from gloaming.testing import Story

HAS_9 = Claim("has", Value(9))


def conspiracy(rows: Rows = THREE, **chosen: Any) -> Story:
    """A table in Conspiracy mode."""
    return table(rows, mode="conspiracy", **chosen)


def can_talk(told: Story, name: str) -> bool:
    """Whether somebody may claim things and ask others."""
    talk = kinds(told.legal(name)) & {Claim, Inquire}
    assert talk in (set(), {Claim, Inquire})
    return bool(talk)


# Claims and inquiries


@pytest.mark.rule("HOUSE-56")
def test_everybody_may_claim_and_ask_whoevers_turn_it_is() -> None:
    told = conspiracy()
    for name, seat in (("ann", ANN), ("bob", BOB), ("cid", CID)):
        talk = [move for move in told.legal(name) if isinstance(move, Claim | Inquire)]
        claims = [(move.what, move.value) for move in talk if isinstance(move, Claim)]
        whats = ("has", "has-not", "safe")
        assert claims == [(what, value) for what in whats for value in range(10)]
        asked = {(move.whom, move.value) for move in talk if isinstance(move, Inquire)}
        others = {ANN, BOB, CID} - {seat}
        assert asked == {(other, value) for other in others for value in range(10)}


@pytest.mark.rule("HOUSE-56", "HOUSE-41")
def test_all_hear_it_whether_it_is_true_or_not_and_can_read_it_again() -> None:
    told = conspiracy().cid(HAS_9).bob(Inquire(CID, Value(2)))
    assert 9 not in told.state.players[CID].cards
    for name in ("ann", "bob", "cid", "public"):
        assert told.saw(name) == (Inquired(BOB, CID, Value(2)),)
        assert told.view(name).talk == (
            Remark(CID, "has", Value(9)), Inquiry(BOB, CID, Value(2)),
        )  # fmt: skip
    assert conspiracy().cid(HAS_9).saw("public") == (Claimed(CID, "has", Value(9)),)


@pytest.mark.rule("HOUSE-56")
def test_nobody_has_to_answer_and_nothing_else_changes() -> None:
    before = conspiracy()
    told = before.at(1_000).bob(Inquire(CID, Value(2)))
    assert told.view("public").waits_for == before.view("public").waits_for == (ANN,)
    assert told.deadline == before.deadline
    assert GAME.asks(told.state, ANN) == GAME.asks(before.state, ANN)
    assert (told.state.phase, told.state.players) == (before.state.phase, before.state.players)


@pytest.mark.rule("HOUSE-56")
def test_twelve_times_a_round_each() -> None:
    told = conspiracy()
    for _ in range(12):
        assert can_talk(told, "bob")
        told = told.bob(HAS_9)
    assert not can_talk(told, "bob")
    assert can_talk(told, "ann")
    told = next_round(turn_of(told, "ann").ann(RIGHT))
    assert told.view("bob").talk == ()
    assert can_talk(told, "bob")


@pytest.mark.rule("HOUSE-56")
def test_who_has_lost_the_character_still_talks() -> None:
    assert can_talk(turn_of(conspiracy(), "ann").ann(WRONG), "ann")


@pytest.mark.rule("HOUSE-56")
def test_it_is_for_conspiracy_mode_while_a_round_runs() -> None:
    assert not can_talk(table(), "ann")
    assert not can_talk(dealt(mode="conspiracy"), "ann")
    assert not can_talk(turn_of(conspiracy(), "ann").ann(RIGHT), "ann")


# Who hears whom


@pytest.mark.rule("HOUSE-41", "HOUSE-59")
@pytest.mark.parametrize("mode", ["faction", "conspiracy"])
def test_everybody_at_the_table_hears_everybody(mode: str) -> None:
    told = turn_of(table(mode=mode), "ann").ann(WRONG)
    for speaker in told.names:
        assert all(told.hears(listener, speaker) for listener in told.names)


@pytest.mark.rule("HOUSE-59")
@pytest.mark.parametrize("mode", ["faction", "conspiracy"])
def test_spectators_hear_the_players_but_are_heard_by_spectators_alone(mode: str) -> None:
    told = table(mode=mode)
    assert told.hears("public", "ann")
    assert told.hears("public", "public")
    assert not any(told.hears(name, "public") for name in told.names)


@pytest.mark.rule("HOUSE-50")
def test_in_conspiracy_mode_any_player_may_whisper_to_any_other() -> None:
    state = conspiracy(FOUR).state
    for speaker in (ANN, BOB, CID, DAN):
        for listener in (ANN, BOB, CID, DAN):
            assert GAME.may_whisper(state, speaker, listener) == (speaker != listener)
        assert not GAME.may_whisper(state, speaker, "public")
        assert not GAME.may_whisper(state, "public", speaker)


@pytest.mark.rule("HOUSE-50")
def test_in_faction_mode_nobody_whispers() -> None:
    state = table().state
    assert not any(GAME.may_whisper(state, ANN, other) for other in (BOB, CID))
