"""A table as a fold: whatever anybody asks for, in whatever order, it goes on making sense."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming.core import Message, Millis, Place, Roles
from gloaming.games import GAMES
from gloaming.server import wire
from gloaming.server.acts import RefusalError, decide
from gloaming.server.facts import (
    BotSat,
    ClockSet,
    Fact,
    Finished,
    Person,
    Promised,
    ReadySet,
    Removed,
    Robot,
    Rotated,
    SatDown,
    Started,
    Stretched,
    Swapped,
    TookSeat,
)
from gloaming.server.frames import encode
from gloaming.server.lobby import Table, TableHeader, fold, fresh
from gloaming.testing.strategies import examples

ANN, BOB, CID = PEOPLE = [Person(name.lower(), name) for name in ("Ann", "Bob", "Cid")]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many places there are."""

    count: int = 4


GAME: Any = replace(
    GAMES["bluff"],
    options=Options,
    roles=lambda options: Roles((Place("player"),) * options.count, least=2),
)
NEW = fresh(TableHeader("AAAAA", "bluff", ANN), GAME)


def after(*facts: Fact, table: Table = NEW) -> Table:
    for fact in facts:
        table = fold(table, GAME, fact)
    return table


def sitters(table: Table) -> list[str | None]:
    """Names of people, levels of bots."""
    return [
        sitter.name if isinstance(sitter, Person) else getattr(sitter, "level", None)
        for sitter in table.places
    ]


# Any acts in any order


NUMBERS = st.integers(0, 5)
SMALL = st.builds(lambda count: msgspec.Raw(b'{"count":%d}' % count), st.integers(1, 5))
ACTS = st.one_of(
    st.builds(wire.Sit, NUMBERS),
    st.builds(wire.Stand),
    st.builds(wire.AddBot, NUMBERS, st.sampled_from(("easy", "normal", "none-such"))),
    st.builds(wire.Clear, NUMBERS),
    st.builds(wire.Swap, NUMBERS, NUMBERS),
    st.builds(wire.Rotate),
    st.builds(wire.SetOptions, SMALL),
    st.builds(wire.SetDoor, st.sampled_from(("open", "private", "locked"))),
    st.builds(wire.HandOver, NUMBERS),
    st.builds(wire.LeadOn, st.just("BBBBB")),
    st.builds(wire.SetReady, st.booleans()),
    st.builds(wire.Stretch, st.sampled_from((1, 2, 3))),
    st.builds(wire.Throw, st.just("c" * 64), st.just("0" * 64)),
    st.builds(wire.Start),
)
COURSE: st.SearchStrategy[Message] = st.one_of(
    st.builds(Finished),
    st.builds(TookSeat, NUMBERS, st.sampled_from(PEOPLE)),
    st.builds(Removed, NUMBERS, st.just("normal")),
    st.builds(ClockSet, st.just(Millis(5)), st.just(7), st.sampled_from(("agreed", "gone", None))),
)
DEEDS = st.lists(st.tuples(st.sampled_from(PEOPLE), st.one_of(ACTS, COURSE)), max_size=60)


def follows(table: Table, who: Person, deed: Any) -> Fact | None:
    """The fact that a deed leads to, if the server would keep one."""
    match deed:
        case Finished() | ClockSet():
            return deed if table.running else None
        case TookSeat(seat, person):
            may = table.running and seat in table.levels and table.place_of(person.id) is None
            return deed if may else None
        case Removed(seat):
            has_person = seat < len(table.sitters) and table.sitters[seat] is not None
            return deed if table.running and has_person else None
        case act:
            try:
                return decide(table, GAME, who, act)
            except RefusalError:
                return None


def must_make_sense(table: Table) -> None:
    seated = [person.id for person in table.persons]
    assert len(set(seated)) == len(seated), "nobody is on two places"
    assert table.host in PEOPLE
    assert table.ready <= set(seated), "only who sits there is ready"
    assert len(table.places) == len(
        GAME.roles(msgspec.json.decode(table.options, type=Options)).places
    )
    assert 1 <= table.stretch <= 3
    if table.running is None:
        assert table.paused is None
        return
    assert len(table.sitters) == len(table.taken) >= 2
    for person in table.persons:
        seat = table.seat_of(person.id)
        assert seat is not None
        assert table.taken[seat] == table.place_of(person.id), "a seat is the place it was"
    bots = {seat for seat, person in enumerate(table.sitters) if person is None}
    assert set(table.levels) == bots


@examples(300)
@given(DEEDS)
def test_whatever_is_asked_for_nobody_is_on_two_places_and_there_is_a_host(
    deeds: list[tuple[Person, Any]],
) -> None:
    table = after(Promised("match-1", "c" * 64))
    kept: list[bytes] = []
    for who, deed in deeds:
        fact = follows(table, who, deed)
        if fact is not None:
            table = fold(table, GAME, fact)
            kept.append(encode(fact))
        must_make_sense(table)
    again = after(Promised("match-1", "c" * 64))
    for line in kept:
        again = fold(again, GAME, msgspec.json.decode(line, type=Fact))
    assert again == table, "what is read back from the disk is what was in memory"


@examples(300)
@given(DEEDS)
def test_nobody_but_the_host_does_what_is_the_hosts(deeds: list[tuple[Person, Any]]) -> None:
    table = after(Promised("match-1", "c" * 64))
    of_the_host = (wire.AddBot, wire.Clear, wire.Swap, wire.Rotate, wire.SetOptions,
                   wire.SetDoor, wire.HandOver, wire.LeadOn, wire.Start)  # fmt: skip
    for who, deed in deeds:
        fact = follows(table, who, deed)
        if fact is not None:
            assert who == table.host or not isinstance(deed, of_the_host)
            table = fold(table, GAME, fact)


# Changing places


def test_two_people_change_places() -> None:
    table = after(SatDown(0, ANN), SatDown(1, BOB), Swapped(0, 1))
    assert sitters(table) == ["Bob", "Ann", None, None]


def test_a_person_and_a_bot_change_places() -> None:
    table = after(SatDown(0, ANN), BotSat(2, "easy"), Swapped(0, 2))
    assert sitters(table) == ["easy", None, "Ann", None]


def test_a_free_place_takes_whoever_is_sent_there() -> None:
    assert sitters(after(SatDown(0, ANN), Swapped(3, 0))) == [None, None, None, "Ann"]


def test_a_place_changed_with_itself_is_as_it_was() -> None:
    assert sitters(after(SatDown(0, ANN), Swapped(0, 0))) == ["Ann", None, None, None]


@pytest.mark.parametrize(
    ("one", "other", "reason"),
    [(1, 2, "nothing-there"), (0, 9, "no-such-place"), (9, 0, "no-such-place")],
)
def test_what_cannot_change_places(one: int, other: int, reason: str) -> None:
    with pytest.raises(RefusalError) as refused:
        decide(after(SatDown(0, ANN)), GAME, ANN, wire.Swap(one, other))
    assert refused.value.reason == reason


def test_everybody_moves_on_by_one_taken_place() -> None:
    table = after(SatDown(0, ANN), BotSat(1, "easy"), SatDown(3, BOB))
    once = after(Rotated(), table=table)
    assert sitters(once) == ["Bob", "Ann", None, "easy"]
    assert sitters(after(Rotated(), Rotated(), table=once)) == sitters(table)


def test_roles_go_round_within_a_team() -> None:
    teams = tuple(Place(role, team) for team in "ab" for role in ("leader", "other"))
    game = replace(GAME, roles=lambda _options: Roles(teams, least=2))
    table = fresh(TableHeader("AAAAA", "bluff", ANN), game)
    for fact in (SatDown(0, ANN), SatDown(1, BOB), BotSat(2, "easy"), SatDown(3, CID), Rotated()):
        table = fold(table, game, fact)
    assert sitters(table) == ["Bob", "Ann", "Cid", "easy"]


def test_nobody_rotates_an_empty_table_into_anything() -> None:
    assert sitters(after(Rotated())) == [None] * 4


# Being ready


READY = after(
    SatDown(0, ANN), SatDown(1, BOB), ReadySet("ann", is_ready=True), ReadySet("bob", is_ready=True)
)


@pytest.mark.parametrize(
    ("fact", "still"),
    [
        (SatDown(2, BOB), {"ann"}),
        (Swapped(1, 2), {"ann"}),
        (Swapped(0, 1), set()),
        (BotSat(3, "easy"), {"ann", "bob"}),
        (Rotated(), {"ann", "bob"}),
        (ReadySet("bob", is_ready=False), {"ann"}),
        (Stretched("bob", 2), {"ann", "bob"}),
    ],
)
def test_whoever_changes_place_has_to_get_ready_again(fact: Fact, still: set[str]) -> None:
    assert after(fact, table=READY).ready == still


def test_other_options_are_another_game_to_be_ready_for() -> None:
    asked = wire.SetOptions(msgspec.Raw(b'{"count":3}'))
    assert after(decide(READY, GAME, ANN, asked), table=READY).ready == set()


def test_after_a_match_everybody_gets_ready_again() -> None:
    over = after(Promised("m", "c"), Started(), Finished(), table=READY)
    assert over.phase == "over"
    assert not over.ready


# More time


def test_whoever_needs_most_time_decides_while_they_sit_there() -> None:
    table = after(SatDown(0, ANN), SatDown(1, BOB), Stretched("ann", 2), Stretched("bob", 3))
    assert table.stretch == 3
    assert after(BotSat(1, "easy"), table=table).stretch == 2
    assert after(Stretched("bob", 1), table=table).stretch == 2


# Seats of a match


def test_a_seat_that_is_taken_or_given_away_in_a_match() -> None:
    running = after(
        SatDown(0, ANN), BotSat(2, "easy"), SatDown(3, BOB), Promised("m", "c"), Started()
    )
    assert running.sitters == ("ann", None, "bob")
    taken = after(TookSeat(1, CID), table=running)
    assert (taken.sitters, taken.place_of("cid"), taken.levels) == (("ann", "cid", "bob"), 2, {})
    removed = after(Removed(2, "normal"), table=taken)
    assert removed.places[3] == Robot("normal")
    assert (removed.seat_of("bob"), removed.place_of("bob")) == (None, None)
