"""The kept matches of Shadow House leave nothing out: what is frozen there is the whole game."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest

from gloaming.core import Deed, Seat, Viewer
from gloaming.core.file import MatchFile, deeds_of, options_of, read
from gloaming.games.house import GAME
from gloaming.games.house.events import (
    Declined,
    Drank,
    Event,
    FailedToUnlock,
    KeeperAnswered,
    Placed,
    Revealed,
    RoundEnded,
    Unlocked,
)
from gloaming.games.house.messages import Mode, RoundEnd
from gloaming.games.house.state import State
from gloaming.testing.goldens import match_files

TABLES = [(mode, seats) for mode in get_args(Mode) for seats in (3, 4, 5)]


def kept() -> list[MatchFile]:
    """All that are kept."""
    return [file for path in match_files(GAME) for file in read(path.read_bytes())]


def deeds() -> Iterator[Deed]:
    """All that is done in them, each with the state before it."""
    for file in kept():
        yield from deeds_of(GAME, file)


def before(*kinds: Any) -> list[State]:
    """What the table looked like before something of the kind was done."""
    return [
        deed.before for deed in deeds() if any(isinstance(event, kinds) for event in deed.events)
    ]


def test_every_kind_of_event_is_witnessed_in_one_of_them() -> None:
    seen: set[type[Event]] = set()
    for deed in deeds():
        viewers: tuple[Viewer, ...] = (*map(Seat, range(len(deed.before.players))), "public")
        told = (GAME.witness(deed.before, event, who) for event in deed.events for who in viewers)
        seen |= {type(event) for event in told if event is not None}
    assert seen == {*get_args(Event)}


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_each_mode_is_played_by_every_number_of_players(mode: Mode, seats: int) -> None:
    tables = {(options_of(GAME, file.header).mode, len(file.header.seats)) for file in kept()}
    assert (mode, seats) in tables


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_drink_is_had_at_a_table_of_every_size(seats: int) -> None:
    assert any(len(state.players) == seats for state in before(Drank))


def test_tokens_are_placed_while_others_still_hold_theirs() -> None:
    assert any(sum(player.is_busy for player in state.players) > 1 for state in before(Placed))


def test_last_chances_are_declined_and_taken_well_and_badly() -> None:
    for kind in (Declined, Unlocked, FailedToUnlock, KeeperAnswered):
        assert any(state.phase == "last-chance" for state in before(kind)), kind


def test_rounds_end_in_every_way() -> None:
    ends = {event.reason for deed in deeds() for event in deed.events if type(event) is RoundEnded}
    assert ends == {*get_args(RoundEnd)}


def test_cards_are_revealed_for_tokens_that_are_not_there_and_for_mistakes() -> None:
    assert {state.phase for state in before(Revealed)} == {"place", "reveal"}
