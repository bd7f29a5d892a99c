"""Bots of Shadow House: each level beats the one below, and says why it does what it does."""

from random import Random

import pytest

from gloaming.core import Bot, Choice, Input, Knowledge, Millis, Seat, Wait, act, begin
from gloaming.games.house import GAME, evidence, flow, gossip, opinions
from gloaming.games.house.bots import easy, greedy, normal
from gloaming.games.house.events import Event
from gloaming.games.house.messages import STATEMENTS, VALUES, Claim, Inquire, Move, Options
from gloaming.games.house.state import State
from gloaming.games.house.views import Inquiry, PlayerView, View

Player = Bot[Options, Event, View, Move]
PLACES = GAME.roles(Options()).places[:3]


def thoughtless(
    _known: Knowledge[Options, Event, View], moves: tuple[Move, ...], rng: Random
) -> Choice[Move]:
    """Any move will do, if it is no talk."""
    return Choice(rng.choice([move for move in moves if not isinstance(move, Claim | Inquire)]))


def winners(players: tuple[Player, ...], options: Options, seed: int) -> tuple[Seat, ...]:
    """Who wins a match in which whoever is waited for decides in turn."""
    rng = Random(seed)
    places = GAME.roles(options).places[: len(players)]
    state = begin(GAME, GAME.setup(options, places), rng.randrange)[-1].after
    while (outcome := GAME.outcome(state)) is None:
        seat = flow.first_waiting(state)
        view, moves = GAME.observe(state, seat), GAME.legal(state, seat)
        answer = players[seat](Knowledge(options, places, seat, view, (), Millis(0)), moves, rng)
        assert isinstance(answer, Choice)
        state = act(GAME, state, Input(Millis(0), seat, answer.move), rng.randrange)[-1].after
    return outcome.winners


def share(one: Player, rest: Player, options: Options, matches: int) -> float:
    """How much of the matches of three the first wins, on each seat in turn; ties are shared."""
    won = 0.0
    for seed in range(matches):
        seat = Seat(seed % 3)
        players = [rest] * 3
        players[seat] = one
        victors = winners(tuple(players), options, seed)
        won += (seat in victors) / len(victors)
    return won / matches


@pytest.mark.parametrize("mode", ["faction", "conspiracy"])
def test_the_normal_bot_beats_the_easy_one(mode: str) -> None:
    assert share(normal, easy, Options(mode=mode), 24) > 0.6  # type: ignore[arg-type]


def test_the_easy_bot_beats_a_player_without_a_thought() -> None:
    assert share(easy, thoughtless, Options(), 60) > 0.45


@pytest.mark.parametrize("mode", ["faction", "conspiracy"])
def test_the_greedy_bot_is_a_yardstick_above_no_thought_and_below_the_normal_bot(mode: str) -> None:
    options = Options(mode=mode)  # type: ignore[arg-type]
    assert share(greedy, thoughtless, options, 60) > 0.45
    assert share(normal, greedy, options, 24) > 0.5


def begin_in_conspiracy() -> State:
    """Cards are dealt, and everybody looks at theirs."""
    options = Options(mode="conspiracy", pace="none")
    state = begin(GAME, GAME.setup(options, PLACES), Random(5).randrange)[-1].after
    assert isinstance(state, State)
    return state


def known(state: State, seat: Seat) -> Knowledge[Options, Event, View]:
    """What a bot has to go by: all that its seat sees."""
    return Knowledge(state.options, PLACES, seat, GAME.observe(state, seat), (), Millis(0))


def asked_about_seven(seed: int) -> Choice[Move] | Wait:
    """What a bot says that nobody waits for, but that somebody has asked."""
    rng, state = Random(5), begin_in_conspiracy()
    for seat in state.seats:
        move = GAME.legal(state, seat)[0]
        state = act(GAME, state, Input(Millis(0), seat, move), rng.randrange)[-1].after
    assert state.turn is not None
    asker, asked = state.clockwise(state.turn)
    inquiry = next(
        move
        for move in GAME.legal(state, asker)
        if isinstance(move, Inquire) and move.whom == asked and move.value == 7
    )
    state = act(GAME, state, Input(Millis(0), asker, inquiry), rng.randrange)[-1].after
    view = GAME.observe(state, asked)
    assert isinstance(view, PlayerView)
    assert view.talk == (Inquiry(asker, asked, inquiry.value),)
    moves = GAME.legal(state, asked)
    return normal(known(state, asked), moves, Random(seed))


def test_a_bot_that_is_asked_answers_and_not_always_with_the_truth() -> None:
    answers = [asked_about_seven(seed) for seed in range(40)]
    said = [answer.move for answer in answers if isinstance(answer, Choice)]
    assert len(said) == 40
    assert {move.value for move in said if isinstance(move, Claim)} == {7}
    truths = [a.reasons[0].id == "says-true" for a in answers if isinstance(a, Choice)]
    assert 20 < sum(truths) < 40


def said_unasked(seed: int) -> list[Choice[Move]]:
    """What the normal bot says of itself, while others decide, until somebody has to unlock."""
    options = Options(mode="conspiracy", pace="none")
    rng = Random(seed)
    state = begin(GAME, GAME.setup(options, PLACES), rng.randrange)[-1].after
    said = []
    while state.result is None:
        decides = flow.first_waiting(state)
        for seat in (*state.clockwise(decides), decides):
            answer = normal(known(state, seat), GAME.legal(state, seat), rng)
            if isinstance(answer, Choice):
                said += [answer] if isinstance(answer.move, Claim) else []
                given = Input(Millis(0), seat, answer.move)
                state = act(GAME, state, given, rng.randrange)[-1].after
    return said


def test_a_bot_says_all_there_is_to_say() -> None:
    said = [answer for seed in range(12) for answer in said_unasked(seed)]
    assert {answer.move.what for answer in said if isinstance(answer.move, Claim)} == {*STATEMENTS}


def test_a_bot_says_mostly_of_the_safe_what_it_holds_likely() -> None:
    view = GAME.observe(begin_in_conspiracy(), Seat(0))
    opinion = opinions.exact(evidence.of_view(view))
    likeliest = max(map(opinion.in_safe, VALUES))
    said = [gossip.suspect(opinion, Random(seed)) for seed in range(60)]
    chances = [opinion.in_safe(claim.move.value) for claim in said if isinstance(claim.move, Claim)]
    assert 30 < chances.count(likeliest) < 60
    assert all(answer.reasons[0].id == "suspects" for answer in said)


def test_every_action_of_the_normal_bot_comes_with_a_reason() -> None:
    options = Options(pace="none")
    rng = Random(8)
    state = begin(GAME, GAME.setup(options, PLACES), rng.randrange)[-1].after
    reasons = set()
    while state.result is None:
        seat = flow.first_waiting(state)
        view, moves = GAME.observe(state, seat), GAME.legal(state, seat)
        answer = normal(Knowledge(options, PLACES, seat, view, (), Millis(0)), moves, rng)
        assert isinstance(answer, Choice)
        if state.phase in {"turn", "dig", "last-chance"}:
            assert answer.reasons
        reasons |= {reason.id for reason in answer.reasons}
        state = act(GAME, state, Input(Millis(0), seat, answer.move), rng.randrange)[-1].after
    assert {"digs", "unlocks"} <= reasons
