from collections import Counter

import pytest

from gloaming.core import Seat
from gloaming.games.house import GAME
from gloaming.games.house.events import (
    Arranged,
    ArrangedSecretly,
    Dealt,
    DealtFaceDown,
    RoundBegan,
    RowLaid,
    SafeOpened,
    SawSafe,
    TookCharacter,
    TookCharacterFaceDown,
)
from gloaming.games.house.messages import Arrange, Begin, Deal, Give, Hide, Mode
from gloaming.games.house.tests.table import (
    ANN,
    BOB,
    CID,
    FIVE,
    FOUR,
    RIGHT,
    THREE,
    Rows,
    dealt,
    kinds,
    laid,
    next_round,
    passes,
    table,
    turn_of,
    unlock,
)
from gloaming.games.house.views import Character, CharacterFaceDown, Hidden, Known
from gloaming.testing import Story, story

MODES: tuple[Mode, ...] = ("faction", "conspiracy")
BOTH_FIVES: Rows = {"ann": "0 2 5 | 5 8 9", "bob": "0 1 3 4 | 7 9", "cid": "1 2 4 | 6 6 8"}


def offers(seats: int, kind: type) -> list[list[object]]:
    """What nature could choose from, each time it chose something of a kind."""
    told = story(GAME, seats=seats)
    deeds = told.deals().deeds
    found = [deed for deed in deeds if isinstance(deed.input.move, kind)]
    return [list(GAME.legal(deed.before, "nature")) for deed in found]


@pytest.mark.rule("HOUSE-05")
def test_three_players_belong_to_three_factions() -> None:
    given = offers(3, Give)
    assert [len(choices) for choices in given] == [6, 4, 2]
    players = story(GAME, seats=3).deals().state.players
    assert {player.faction for player in players} == {"red", "blue", "yellow"}


@pytest.mark.rule("HOUSE-05")
@pytest.mark.parametrize("seats", [4, 5])
def test_four_or_five_are_any_of_the_six(seats: int) -> None:
    assert [len(choices) for choices in offers(seats, Give)] == [6, 5, 4, 3, 2][:seats]
    players = story(GAME, seats=seats).deals().state.players
    assert len({(player.faction, player.person) for player in players}) == seats


@pytest.mark.rule("HOUSE-06")
def test_any_two_clue_cards_go_into_the_safe() -> None:
    first, second = offers(3, Hide)
    assert Counter(hide.value for hide in first) == dict.fromkeys(range(10), 2)  # type: ignore[attr-defined]
    assert len(second) == 19


@pytest.mark.rule("HOUSE-06")
@pytest.mark.parametrize("mode", MODES)
def test_nobody_sees_the_safe(mode: Mode) -> None:
    told = dealt(mode=mode)
    for name in ("ann", "bob", "cid", "public"):
        assert told.view(name).safe == ()
        assert not kinds(told.saw(name)) & {SawSafe, SafeOpened}
    hidden = [deed for deed in told.deeds if isinstance(deed.input.move, Hide)]
    assert [deed.events for deed in hidden] == [(), ()]


@pytest.mark.rule("HOUSE-07")
@pytest.mark.parametrize("starter", range(5))
@pytest.mark.parametrize(
    ("seats", "sizes"), [(3, [6, 6, 6]), (4, [5, 5, 4, 4]), (5, [4, 4, 4, 3, 3])]
)
def test_eighteen_are_dealt_from_the_right_of_the_starting_player_on(
    seats: int, sizes: list[int], starter: int
) -> None:
    first = Seat(starter % seats)
    told = story(GAME, seats=seats).deals(Begin(first))
    counter_clockwise = [(first - 1 - step) % seats for step in range(seats)]
    assert [len(told.state.players[seat].cards) for seat in counter_clockwise] == sizes


@pytest.mark.rule("HOUSE-07")
def test_they_are_dealt_one_at_a_time() -> None:
    given = offers(4, Deal)
    assert [len(choices) for choices in given] == list(range(18, 0, -1))
    deeds = [d for d in story(GAME, seats=4).deals().deeds if isinstance(d.input.move, Deal)]
    sizes = [[len(player.cards) for player in deed.after.players] for deed in deeds[:5]]
    assert sizes == [[0, 0, 0, 1], [0, 0, 1, 1], [0, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 2]]


@pytest.mark.rule("HOUSE-07")
def test_all_see_how_many_cards_somebody_got() -> None:
    told = dealt(FIVE)
    seen = [event for event in told.saw("public") if isinstance(event, DealtFaceDown)]
    assert [event.count for event in seen] == [3, 3, 4, 4, 4]
    assert Dealt(ANN, (0, 4, 8)) in told.saw("ann")  # type: ignore[arg-type]
    assert not kinds(told.saw("public")) & {Dealt}


@pytest.mark.rule("HOUSE-08")
@pytest.mark.parametrize("mode", MODES)
def test_a_row_ascends_and_its_owner_alone_sees_the_values(mode: Mode) -> None:
    told = table(mode=mode)
    own = told.view("bob").rows[BOB].cards
    assert [card.value for card in own if isinstance(card, Known)] == [0, 1, 3, 5, 7, 9]
    for name in ("ann", "cid", "public"):
        seen = told.view(name).rows[BOB].cards
        assert [type(card) for card in seen[:4] + seen[5:]] == [Hidden] * 6


@pytest.mark.rule("HOUSE-08")
@pytest.mark.parametrize("mode", MODES)
def test_all_see_where_the_character_stands(mode: Mode) -> None:
    told = table(FOUR, mode=mode)
    for name in ("ann", "bob", "cid", "dan", "public"):
        rows = told.view(name).rows
        stands = [isinstance(card, Character | CharacterFaceDown) for card in rows[BOB].cards]
        assert stands == [False, False, False, True, False]
        laid_out = [event for event in told.saw(name) if isinstance(event, RowLaid)]
        assert [event.place for event in laid_out] == [2, 3, 3, 2]


def lays(told: Story, name: str, left: int) -> Story:
    """All confirm, one of them with so many 5s at the left."""
    for other in told.names:
        told = told.does(other, Arrange(left if other == name else 0))
    return told


@pytest.mark.rule("HOUSE-09")
@pytest.mark.parametrize(("left", "place"), [(0, 2), (1, 3), (2, 4)])
def test_the_holder_of_5s_chooses_on_which_side_each_stands(left: int, place: int) -> None:
    told = dealt(BOTH_FIVES)
    assert told.legal("ann") == (Arrange(0), Arrange(1), Arrange(2))
    after = lays(told, "ann", left)
    assert after.state.players[ANN].place == place
    assert after.state.players[ANN].row == (0, 2, 5, 5, 5, 8, 9)


@pytest.mark.rule("HOUSE-09")
def test_everybody_confirms_also_without_a_5() -> None:
    told = dealt(BOTH_FIVES)
    assert told.legal("bob") == told.legal("cid") == (Arrange(0),)
    assert told.view("public").waits_for == (ANN, BOB, CID)
    after = told.cid(Arrange(0))
    assert after.view("public").waits_for == (ANN, BOB)
    assert after.legal("cid") == ()


@pytest.mark.rule("HOUSE-09")
def test_the_rows_come_to_lie_together_when_all_have_confirmed() -> None:
    told = dealt(BOTH_FIVES).ann(Arrange(1))
    assert told.saw("ann") == (Arranged(ANN, 1),)
    for name in ("bob", "cid", "public"):
        assert told.saw(name) == (ArrangedSecretly(ANN),)
        assert told.view(name).rows[ANN] == dealt(BOTH_FIVES).view(name).rows[ANN]
    told = told.cid(Arrange(0))
    assert told.state.phase == "arrange"
    told = told.bob(Arrange(0))
    rows = (RowLaid(ANN, 3), RowLaid(BOB, 4), RowLaid(CID, 3))
    assert told.saw("cid") == (ArrangedSecretly(BOB), *rows)
    assert (told.state.phase, told.state.turn) == ("turn", ANN)


@pytest.mark.rule("HOUSE-10")
def test_in_faction_mode_everybody_sees_every_faction() -> None:
    told = dealt()
    for name in ("ann", "bob", "public"):
        assert TookCharacter(CID, "yellow", 1) in told.saw(name)
        shown = [c for row in told.view(name).rows for c in row.cards if isinstance(c, Character)]
        assert [card.faction for card in shown] == ["red", "blue", "yellow"]


@pytest.mark.rule("HOUSE-10")
def test_in_conspiracy_mode_everybody_sees_their_own_alone() -> None:
    told = dealt(mode="conspiracy")
    seen = [event for event in told.saw("bob") if kinds((event,)) <= {TookCharacter}]
    assert seen == [TookCharacter(BOB, "blue", 1)]
    assert TookCharacterFaceDown(ANN) in told.saw("bob")
    assert TookCharacter not in kinds(told.saw("public"))
    told = laid(told, THREE)
    assert told.view("bob").rows[BOB].cards[4] == Character("blue", 1)
    assert told.view("bob").rows[ANN].cards[3] == CharacterFaceDown()
    assert told.view("public").rows[BOB].cards[4] == CharacterFaceDown()


@pytest.mark.rule("HOUSE-10")
def test_in_conspiracy_mode_one_faction_alone_ends_nothing() -> None:
    told = table(FOUR, mode="conspiracy", factions=("red", "red", "blue", "blue"))
    for name in ("cid", "dan"):
        told = turn_of(told, name).does(name, unlock(0, 0))
    told = passes(told)
    assert told.state.standing == (ANN, BOB)
    assert (told.state.phase, told.state.result) == ("turn", None)


@pytest.mark.rule("HOUSE-11")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_anybody_may_be_drawn_to_start_the_first_round(seats: int) -> None:
    told = story(GAME, seats=seats)
    assert told.legal("nature") == tuple(Begin(Seat(seat)) for seat in range(seats))
    last = Seat(seats - 1)
    after = told.deals(Begin(last))
    assert RoundBegan(1, last) in after.saw("public")
    for name in after.names:
        after = after.does(name, Arrange(0))
    assert after.state.turn == last


@pytest.mark.rule("HOUSE-11")
def test_later_rounds_are_started_by_the_next_player_clockwise() -> None:
    told = turn_of(table(starter=CID, rounds=30), "cid").cid(RIGHT)
    told = next_round(told)
    assert (told.state.round, told.state.starter, told.state.turn) == (2, ANN, ANN)
    told = next_round(turn_of(told, "bob").bob(RIGHT))
    assert (told.state.round, told.state.starter, told.state.turn) == (3, BOB, BOB)
