"""Attacks on Shadows: Amsterdam with everything that is sent: try every map against the frames.

Whoever has the table of all maps, and notes every byte and every silence, learns what was announced
and nothing else. A frame is what the server's own eyes make of a moment; no frame is one, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from gloaming.core import Deed, Seat, Viewer, knowledge, moments, replay
from gloaming.games.amsterdam import GAME, maps, worlds
from gloaming.games.amsterdam.events import (
    EvidenceFound,
    MapsShown,
    MapTaken,
    Moved,
    NothingHappened,
    PoliceMet,
    RaceBegan,
    RoundEnded,
)
from gloaming.games.amsterdam.messages import TEAMS, DrawMap, Options, Team
from gloaming.server.frames import Eye
from gloaming.testing import play_at_random
from gloaming.testing.matches import Match, seating

Moment = Sequence[Deed]
OPTIONS = [Options(), Options(pace="own", seconds=5, agreement="everyone"), Options(mode="coop")]
EVERY_TABLE = pytest.mark.parametrize("options", OPTIONS, ids=["teams", "clocks", "coop"])
ALL = [DrawMap(number, turn) for number, turn in product(range(1, maps.PAIRS + 1), range(3))]
ANNOUNCED = (Moved, EvidenceFound, PoliceMet, RoundEnded, MapsShown)
"""All that the table says of a map."""


@cache
def races(options: Options, count: int) -> list[Match]:
    """Random matches that are cut off in a race, after a few moves."""
    found: list[Match] = []
    for seed in range(1_000):
        rng, roles = Random(seed), GAME.roles(options)
        size = roles.least if options.mode == "coop" else 6
        match = play_at_random(GAME, options, seating(roles, size, rng), rng, most=50)
        state = match.deeds[-1].after
        if state.phase == "race" and len(state.clues) > 3 and state.ended is None:
            found.append(match)
        if len(found) == count:
            return found
    raise AssertionError("too few races")


def sent(told: Sequence[Moment], viewer: Viewer) -> Iterator[bytes | None]:
    """What a viewer's socket is sent of each moment: bytes, or nothing at all."""
    before = told[0][0].before
    eye = Eye(GAME, viewer, before, (), before)
    for moment in told:
        after = moment[-1].after
        yield eye.see([moment], after, GAME.deadline(after))


def announced(moment: Moment) -> list[Any]:
    return [event for deed in moment for event in deed.events if isinstance(event, ANNOUNCED)]


def race(match: Match) -> list[Moment]:
    """From zero of the last count on."""
    told: list[Moment] = list(moments(match.deeds))
    is_zero = [any(isinstance(one.input.move, DrawMap) for one in moment) for moment in told]
    return told[len(told) - 1 - is_zero[::-1].index(True) :]


def elsewhere(here: Sequence[Moment], drawn: DrawMap) -> list[Moment]:
    """The same inputs on another map, as far as everything that is announced is the same."""
    state = here[0][0].before
    there: list[Moment] = []
    for moment in here:
        other = []
        for deed in moment:
            move = drawn if isinstance(deed.input.move, DrawMap) else deed.input.move
            step = GAME.apply(state, replace(deed.input, move=move))
            other.append(Deed(deed.input, state, step.state, step.events))
            state = step.state
        if announced(other) != announced(moment):
            break
        there.append(other)
    return there


def twins(options: Options, count: int) -> Iterator[tuple[list[Moment], list[Moment]]]:
    """Races, and how they would have gone on other maps, as long as nobody could tell."""
    for number, match in enumerate(races(options, count)):
        here = race(match)
        for drawn in ALL[number % 2 :: 2]:
            there = elsewhere(here, drawn)
            yield here[: len(there)], there


# Maps


def those_without_a_map(told: Sequence[Moment]) -> list[Viewer]:
    return ["public", *(side.detectives[0] for side in told[0][0].before.sides)]


@EVERY_TABLE
def test_on_every_map_the_same_frames_come_until_something_else_is_announced(
    options: Options,
) -> None:
    compared = 0
    for here, there in twins(options, 4):
        for viewer in those_without_a_map(here):
            assert list(sent(here, viewer)) == list(sent(there, viewer))
        compared += any(_silences(a) != _silences(b) for a, b in zip(here, there, strict=True))
    assert compared > 5, compared


def _silences(moment: Moment) -> list[NothingHappened]:
    return [one for deed in moment for one in deed.events if isinstance(one, NothingHappened)]


def test_a_rival_officer_is_sent_the_same_on_every_map_but_for_the_own_card() -> None:
    """The own card comes when the race begins, and what it says when the own team moves."""
    for here, there in twins(OPTIONS[0], 2):
        for side in here[0][0].before.sides:
            frames = [list(sent(told, side.officer)) for told in (here, there)]
            for moment, frame, twin in zip(here, *frames, strict=True):
                assert frame == twin or _is_by_card(moment, side.team)


def _is_by_card(moment: Moment, team: Team) -> bool:
    events = [event for deed in moment for event in deed.events]
    is_own = any(isinstance(event, Moved) and event.team == team for event in events)
    return is_own or any(isinstance(event, RaceBegan) for event in events)


def test_no_frame_of_an_officer_holds_the_rivals_card_before_the_round_is_over() -> None:
    for match in races(OPTIONS[0], 3):
        for team, side in zip(TEAMS, match.deeds[-1].after.sides, strict=True):
            rival = TEAMS[TEAMS.index(team) - 1]
            frames = sent(race(match), side.officer)
            received = b"".join(frame for frame in frames if frame is not None)
            for event in ("map-card", "map-taken"):
                assert f'"{event}","team":"{team}"'.encode() in received
                assert f'"{event}","team":"{rival}"'.encode() not in received
            assert received.count(b'"marks"') == 1


# What is unseen


@pytest.mark.parametrize("options", OPTIONS[:2], ids=["teams", "clocks"])
def test_a_seat_is_sent_the_same_frames_in_every_world_that_it_imagines(options: Options) -> None:
    """Wishes, fingers and signs that it did not see have not happened there: no frame tells."""
    rng, unseen = Random(1), 0
    for match in races(options, 3):
        for seat in match.players():
            known = knowledge(GAME, match.options, match.seats, match.deeds, seat)
            log = worlds.imagine(known, rng)
            imagined = replay(GAME, match.options, match.seats, log)
            one, other = (
                list(sent(list(moments(deeds)), seat)) for deeds in (match.deeds, imagined)
            )
            assert [frame for frame in one if frame] == [frame for frame in other if frame]
            unseen += one.count(None)
    assert unseen > 5, "everybody saw everything"


@EVERY_TABLE
def test_whoever_watches_sees_nothing_that_anybody_at_the_table_does_not(options: Options) -> None:
    for match in races(options, 3):
        for deed in match.deeds:
            public = GAME.observe(deed.after, "public")
            for seat in match.players():
                view = GAME.observe(deed.after, seat)
                assert all(
                    getattr(view, name) == getattr(public, name)
                    for name in public.__struct_fields__
                )
                for event in deed.events:
                    if GAME.witness(deed.before, event, "public") is not None:
                        assert GAME.witness(deed.before, event, seat) == event


# From round to round


def test_whoever_was_officer_is_sent_no_map_as_a_detective() -> None:
    drawn = 0
    for seed in range(400):
        rng, roles = Random(seed), GAME.roles(OPTIONS[0])
        match = play_at_random(GAME, OPTIONS[0], seating(roles, 4, rng), rng, most=400)
        for moment in moments(match.deeds):
            before, after = moment[0].before, moment[-1].after
            if after.round == 1 or not any(isinstance(d.input.move, DrawMap) for d in moment):
                continue
            drawn += 1
            officers = {side.officer for side in before.sides}
            for seat in {*match.players()} - officers:
                assert not _maps_taken(moment, seat)
                assert not hasattr(GAME.observe(after, seat), "map")
        if drawn > 2:
            return
    raise AssertionError("hardly any second round")


def _maps_taken(moment: Moment, seat: Seat) -> list[Any]:
    seen = (GAME.witness(deed.before, one, seat) for deed in moment for one in deed.events)
    return [one for one in seen if isinstance(one, MapTaken)]
