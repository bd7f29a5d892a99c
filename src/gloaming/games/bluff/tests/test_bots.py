"""Bots of Bluff: both levels beat a player without a thought, and say why they do what they do."""

from random import Random

import pytest

from gloaming.core import (
    Bot,
    Choice,
    Deed,
    Input,
    Knowledge,
    Millis,
    Reason,
    Seat,
    act,
    begin,
    knowledge,
)
from gloaming.games.bluff import GAME
from gloaming.games.bluff.bots import easy, normal
from gloaming.games.bluff.messages import Event, Fold, Move, Options, Stay, View
from gloaming.games.bluff.tests.table import dealt

Player = Bot[Options, Event, View, Move]

MATCHES = 300


def thoughtless(
    _known: Knowledge[Options, Event, View], moves: tuple[Move, ...], rng: Random
) -> Choice[Move]:
    """Any move will do."""
    return Choice(rng.choice(moves))


def winners(players: tuple[Player, ...], seed: int) -> tuple[Seat, ...]:
    """Who wins a match in which everybody chooses in turn."""
    rng = Random(seed)
    options, places = Options(), GAME.roles(Options()).places[: len(players)]
    deeds: tuple[Deed, ...] = begin(GAME, GAME.setup(options, places), rng.randrange)
    while (outcome := GAME.outcome(state := deeds[-1].after)) is None:
        seat = next(seat for seat in state.seats if GAME.legal(state, seat))
        known = knowledge(GAME, options, places, deeds, seat)
        choice = players[seat](known, GAME.legal(state, seat), rng)
        assert isinstance(choice, Choice)
        deeds += act(GAME, state, Input(Millis(0), seat, choice.move), rng.randrange)
    return outcome.winners


def share(one: Player, other: Player) -> float:
    """How much of the matches the first wins, on either side in turn; a tie is half a win."""
    won = 0.0
    for seed in range(MATCHES):
        seat = Seat(seed % 2)
        players = (one, other) if seat == 0 else (other, one)
        victors = winners(players, seed)
        won += (seat in victors) / len(victors)
    return won / MATCHES


def test_the_normal_bot_beats_a_player_without_a_thought() -> None:
    assert share(normal, thoughtless) > 0.6


def test_the_easy_bot_beats_a_player_without_a_thought() -> None:
    assert share(easy, thoughtless) > 0.6


@pytest.mark.parametrize(("card", "move"), [(4, Fold()), (5, Stay())])
def test_the_easy_bot_stays_with_the_upper_half_and_says_so(card: int, move: Move) -> None:
    table = dealt(ann=card, bob=0)
    answer = easy(table.known("ann"), table.legal("ann"), Random(0))
    assert answer == Choice(move, (Reason("card", {"card": card}),))


def test_the_normal_bot_bluffs_now_and_then_and_folds_a_bad_card_otherwise() -> None:
    table = dealt(ann=0, bob=5)
    answers = [normal(table.known("ann"), table.legal("ann"), Random(seed)) for seed in range(400)]
    bluffs = [answer for answer in answers if answer == Choice(Stay(), (Reason("bluff"),))]
    honest: Choice[Move] = Choice(Fold(), (Reason("chance", {"card": 0, "percent": 0}),))
    assert 30 < len(bluffs) < 90
    assert answers.count(honest) == 400 - len(bluffs)


def test_aid_tells_how_often_the_own_card_beats_another() -> None:
    known = dealt(ann=6, bob=5).known("ann")
    assert GAME.aid(known, "none") == ()
    assert GAME.aid(known, "facts") == (Reason("chance", {"card": 6, "percent": 67}),)


def test_analysis_tells_what_the_cards_of_the_last_round_were_worth() -> None:
    table = dealt(ann=9, bob=0).stop()
    log = tuple(deed.input for deed in table.deeds)
    assert GAME.analyse(table.options, table.seats, log) == (
        Reason("was-worth", {"seat": 0, "card": 9, "percent": 100}),
        Reason("was-worth", {"seat": 1, "card": 0, "percent": 0}),
    )
