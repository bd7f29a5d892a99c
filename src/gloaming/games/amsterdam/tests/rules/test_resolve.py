"""Step 3: what the map says to a move, and what nobody says."""

import pytest

from gloaming.core.file import encode
from gloaming.games.amsterdam import GAME
from gloaming.games.amsterdam.city import Cell, reach
from gloaming.games.amsterdam.events import (
    EvidenceFound,
    MapsShown,
    Moved,
    NothingHappened,
    PoliceMet,
    RoundEnded,
)
from gloaming.games.amsterdam.messages import Give, Point, Team, Wish
from gloaming.games.amsterdam.tests.table import (
    beside,
    cells,
    clue,
    common,
    coop,
    deciding,
    finds,
    give,
    goes,
    kinds_of,
    move,
    quiet,
    row,
    side,
    spotted,
    state_of,
    table,
    way,
    wins,
)
from gloaming.testing import Story

PUBLIC = ("ben", "oto", "oli", "public")
"""Everybody but the Officer of the black team."""
ORDERS = pytest.mark.parametrize(("first", "second"), [("black", "orange"), ("orange", "black")])
LAST: dict[Team, str] = {"black": "ben", "orange": "oli"}


# By the own map


@pytest.mark.rule("AMS-29")
def test_a_cell_is_resolved_by_the_map_of_the_team_that_comes_there() -> None:
    told = table()
    black, orange = kinds_of(told), kinds_of(told, "orange")
    cell = next(cell for cell in cells(told, "evidence") if orange[cell] != "evidence")
    assert EvidenceFound("black", cell, 1) in goes(told, cell).saw("public")
    there = goes(told, cell, "orange")
    assert not any(isinstance(event, EvidenceFound) for event in there.saw("public"))
    assert black[cell] == "evidence"


@pytest.mark.rule("AMS-29")
def test_the_own_officer_learns_what_the_cell_was() -> None:
    told = table()
    told = move(told, quiet(told))
    assert NothingHappened("black", side(told).at, "neutral") in told.saw("ada")
    assert not any(isinstance(event, NothingHappened) for event in told.saw("oto"))


# Evidence


@pytest.mark.rule("AMS-30")
def test_evidence_that_nobody_has_found_is_the_teams_and_all_are_told() -> None:
    told = table()
    cell = cells(told, "evidence")[0]
    told = goes(told, cell)
    for name in (*told.names, "public"):
        assert told.saw(name)[-2:] == (Moved("black", cell), EvidenceFound("black", cell, 1))
        assert told.view(name).sides[0].evidence == (cell,)


@pytest.mark.rule("AMS-31", "AMS-36")
@ORDERS
def test_evidence_found_by_the_other_team_is_gone(first: Team, second: Team) -> None:
    told = table()
    cell = common(told, "evidence")[0]
    told = goes(goes(told, cell, first), cell, second)
    assert side(told, first).evidence == (cell,)
    assert side(told, second).evidence == ()
    officer = "ada" if second == "black" else "oto"
    assert told.saw(officer)[-1] == NothingHappened(second, cell, "taken")


@pytest.mark.rule("AMS-31")
def test_evidence_found_by_the_own_team_is_gone() -> None:
    told = finds(table(), count=1)
    (cell,) = side(told).evidence
    told = goes(move(told, quiet(told)), cell)
    assert side(told).evidence == (cell,)
    assert told.saw("ada")[-1] == NothingHappened("black", cell, "taken")


@pytest.mark.rule("AMS-31")
def test_a_fourth_piece_is_of_no_use() -> None:
    told = finds(table())
    fourth = next(cell for cell in cells(told, "evidence") if cell not in side(told).evidence)
    told = goes(told, fourth)
    assert len(side(told).evidence) == 3
    assert told.saw("ada")[-1] == NothingHappened("black", fourth, "surplus")


@pytest.mark.rule("AMS-31")
def test_a_fourth_piece_stays_for_the_rivals() -> None:
    told = table()
    wanted = common(told, "evidence")[0]
    others = [cell for cell in cells(told, "evidence") if cell != wanted]
    for cell in others[:3]:
        told = goes(told, cell)
    told = goes(told, wanted)
    assert wanted not in side(told).evidence
    assert side(goes(told, wanted, "orange"), "orange").evidence == (wanted,)


# The Client


@pytest.mark.rule("AMS-32")
def test_the_client_with_three_pieces_wins_the_round_at_once() -> None:
    told = wins(table())
    for name in (*told.names, "public"):
        cell = side(told).at
        number, turn = told.state.number, told.state.turn
        assert told.saw(name)[-3:] == (
            Moved("black", cell), RoundEnded("black", "client"), MapsShown(number, turn),
        )  # fmt: skip
        assert told.view(name).phase == "over"
        assert told.view(name).sides[0].wins == 1
    assert not any(isinstance(one, Give) for one in told.legal("oto"))


@pytest.mark.rule("AMS-32")
@pytest.mark.parametrize("pieces", [0, 1, 2])
def test_the_client_with_fewer_is_too_early(pieces: int) -> None:
    told = finds(table(), count=pieces) if pieces else table()
    cell = cells(told, "client")[0]
    told = goes(told, cell)
    assert told.state.phase == "race"
    assert told.saw("ada")[-1] == NothingHappened("black", cell, "too-early")


@pytest.mark.rule("AMS-32")
def test_either_client_will_do() -> None:
    for number in (0, 1):
        told = finds(table())
        assert state_of(goes(told, cells(told, "client")[number])).winner == "black"


# The Police


@pytest.mark.rule("AMS-33")
def test_the_police_give_a_token_and_all_are_told() -> None:
    told = spotted(table())
    cell = side(told).at
    for name in (*told.names, "public"):
        assert told.saw(name)[-2:] == (Moved("black", cell), PoliceMet("black", cell, 1))
        assert told.view(name).sides[0].police == 1
    assert told.state.phase == "race"


@pytest.mark.rule("AMS-33")
@pytest.mark.parametrize(("team", "other"), [("black", "orange"), ("orange", "black")])
def test_with_the_third_token_the_other_team_wins_at_once(team: Team, other: Team) -> None:
    told = spotted(table(), team, 2)
    assert told.state.phase == "race"
    told = spotted(told, team)
    assert told.saw("public")[-2] == RoundEnded(other, "police")
    assert side(told, other).wins == 1
    assert side(told, team).losses == 1


@pytest.mark.rule("AMS-34")
def test_a_police_cell_works_every_time() -> None:
    told = spotted(table())
    cell = side(told).at
    told = goes(move(told, quiet(told)), cell)
    assert told.saw("public")[-1] == PoliceMet("black", cell, 2)


@pytest.mark.rule("AMS-34")
def test_a_police_cell_that_is_only_passed_does_nothing() -> None:
    told = table()
    police = cells(told, "police")
    begin, over, beyond = _past_the_police(told, police)
    told = move(goes(told, begin) if begin != side(told).at else told, beyond)
    assert side(told).at == beyond
    assert side(told).police == 0
    assert over in police


def _past_the_police(told: Story, police: list[Cell]) -> tuple[Cell, Cell, Cell]:
    """Two quiet cells exactly two apart, with nothing but Police on all the ways between."""
    silent = [cell for cell, kind in kinds_of(told).items() if kind is None]
    for begin in silent:
        if begin != side(told).at and not way(told, begin):
            continue
        for beyond in set(reach(begin, 2)) & set(silent):
            between = set(reach(begin, 1)) & set(reach(beyond, 1))
            if between <= set(police):
                return begin, between.pop(), beyond
    raise AssertionError("the Police cannot be passed")


# Nothing


@pytest.mark.rule("AMS-35")
def test_a_neutral_cell_does_nothing() -> None:
    before = table()
    told = move(before, quiet(before))
    assert [one.evidence for one in told.state.sides] == [(), ()]
    assert [one.police for one in told.state.sides] == [0, 0]
    for name in PUBLIC:
        assert told.saw(name)[-1] == Moved("black", side(told).at)


@pytest.mark.rule("AMS-36")
def test_nothing_is_said_about_what_does_not_happen() -> None:
    told = table()
    for cell in (quiet(told), cells(told, "client")[0]):
        there = goes(told, cell)
        for name in PUBLIC:
            assert [event for event in there.saw(name) if not _is_finger(event)] == [
                Moved("black", cell)
            ]


def _is_finger(event: object) -> bool:
    return type(event).__name__ == "Pointed"


# Officers say nothing


@pytest.mark.rule("AMS-37")
def test_an_officer_can_do_nothing_but_claim_and_wish() -> None:
    told = table(2, 2)
    for name in ("ada", "oto"):
        assert {type(one) for one in told.legal(name)} == {Give, Wish}
        assert {type(one) for one in clue(clue(told), "orange").legal(name)} == {Wish}


@pytest.mark.rule("AMS-37")
def test_a_wish_and_a_refused_claim_change_nothing_that_a_detective_gets() -> None:
    before = clue(table(2, 2), "orange")
    wished = before.ada(Wish())
    refused = before.refuses("ada", give(99))
    for name in ("ben", "bea", "oli", "ona", "public"):
        assert wished.saw(name) == ()
        for told in (wished, refused):
            assert encode(told.view(name)) == encode(before.view(name))
            assert GAME.deadline(told.state) == GAME.deadline(before.state)


# Cards lie open, then they are gone


@pytest.mark.rule("AMS-38")
def test_cards_given_lie_open_until_the_team_has_moved() -> None:
    before = table(2, 2)
    cards = row(before)[:2]
    told = clue(before, cards=2)
    for name in (*told.names, "public"):
        assert told.view(name).sides[0].given == cards
    target = quiet(told, 2)
    told = told.ben(Point(target)).bea(Point(target))
    for name in (*told.names, "public"):
        assert told.view(name).sides[0].given == ()
    assert set(cards) <= set(told.state.aside)


# Who was first


@pytest.mark.rule("AMS-39", "AMS-31")
@ORDERS
def test_both_teams_reach_one_piece_of_evidence_in_the_same_millisecond(
    first: Team, second: Team
) -> None:
    told = table()
    cell = common(told, "evidence")[0]
    for team in (first, second):
        told = deciding(beside(told, cell, team), cell, team)
    told = told.at(told.now + 1)
    told = told.does(LAST[first], Point(cell)).does(LAST[second], Point(cell))
    assert side(told, first).evidence == (cell,)
    assert side(told, second).evidence == ()
    assert side(told, second).at == cell
    assert len({deed.input.at for deed in told.deeds[-2:]}) == 1


@pytest.mark.rule("AMS-32", "AMS-33", "AMS-39")
@ORDERS
def test_a_win_and_a_third_token_in_the_same_millisecond(first: Team, second: Team) -> None:
    """Black is about to meet the Client, orange about to get its third token: either wins black."""
    told = spotted(finds(table()), "orange", 2)
    client, police = cells(told, "client")[0], cells(told, "police", "orange")[0]
    told = deciding(beside(told, client), client)
    told = deciding(beside(told, police, "orange"), police, "orange")
    targets = {"black": client, "orange": police}
    told = told.at(told.now + 1).does(LAST[first], Point(targets[first]))
    assert state_of(told).winner == "black"
    assert told.state.why == ("client" if first == "black" else "police")
    told.refuses(LAST[second], Point(targets[second]), "not-legal")
    assert side(told).wins == 1


@pytest.mark.rule("AMS-32", "AMS-33", "AMS-39")
@ORDERS
def test_both_teams_meet_the_client_in_the_same_millisecond_and_the_first_has_won(
    first: Team, second: Team
) -> None:
    told = finds(finds(table()), "orange")
    targets = {team: cells(told, "client", team)[0] for team in (first, second)}
    for team, cell in targets.items():
        told = deciding(beside(told, cell, team), cell, team)
    told = told.at(told.now + 1).does(LAST[first], Point(targets[first]))
    told.refuses(LAST[second], Point(targets[second]), "not-legal")
    assert state_of(told).winner == first
    assert [side(told, team).wins for team in (first, second)] == [1, 0]


@pytest.mark.rule("AMS-33", "AMS-39")
@ORDERS
def test_two_third_tokens_in_the_same_millisecond_lose_for_the_first(
    first: Team, second: Team
) -> None:
    told = spotted(spotted(table(), "black", 2), "orange", 2)
    targets = {team: cells(told, "police", team)[0] for team in (first, second)}
    for team, cell in targets.items():
        told = deciding(beside(told, cell, team), cell, team)
    told = told.at(told.now + 1).does(LAST[first], Point(targets[first]))
    told.refuses(LAST[second], Point(targets[second]), "not-legal")
    assert state_of(told).winner == second


@pytest.mark.rule("AMS-31", "AMS-43")
def test_alone_all_evidence_is_there_for_the_team() -> None:
    told = coop()
    for cell in cells(told, "evidence"):
        assert side(goes(told, cell)).evidence == (cell,)
