"""Conspiracy mode of Shadow House: questions, answers, and an Unlock for all."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.core import Millis, Seat, Step
from gloaming.games.house import flow
from gloaming.games.house.actions import UNLOCKS, Pair
from gloaming.games.house.events import (
    Answered,
    Event,
    FailedToUnlock,
    LostCharacter,
    MissedUnlock,
    MustUnlock,
    SawSafe,
    Unlocked,
)
from gloaming.games.house.messages import TO_ASK, Ask, Move, Question
from gloaming.games.house.scoring import paid_out, round_over
from gloaming.games.house.state import SEATS, State
from gloaming.games.house.views import Guess, Reply, Result

ASK: tuple[Move, ...] = (Ask(),)
QUESTIONS: tuple[Move, ...] = tuple(map(Question, SEATS))

# Who may do what


def actions(state: State, seat: Seat) -> tuple[Move, ...]:
    """A question while there are tokens for one, an Unlock unless it is the first action."""
    may = may_ask(state, seat)
    may_unlock = state.players[seat].has_acted or not may
    return (ASK if may else ()) + (UNLOCKS if may_unlock else ())


def may_ask(state: State, seat: Seat) -> bool:
    """Whether there are tokens for it, and somebody else still has a Character."""
    return state.players[seat].pool >= TO_ASK and len(state.standing) > 1


def questions(state: State, _seat: Seat) -> tuple[Move, ...]:
    """Anybody can be asked, oneself and those who have failed included."""
    return QUESTIONS[: len(state.players)]


# Ask a Question


def asked(state: State, seat: Seat, _move: Ask, at: Millis) -> Step[State, Event]:
    """Two tokens are about to be drawn from the own pool."""
    state = replace(state.acted(seat), to_draw=(seat,) * TO_ASK)
    return Step(flow.ask(state, "question", at))


def answered(state: State, asker: Seat, question: Question, at: Millis) -> Step[State, Event]:
    """The answer is given for the player who was asked, who then places both tokens."""
    whom = question.whom
    player = state.players[whom]
    low, high = state.question
    count = player.cards.count(low) + player.cards.count(high)
    players = state.with_player(whom, replace(player, drawn=state.question))
    replies = (*state.replies, Reply(asker, whom, low, high, count))
    state = replace(state, players=players, replies=replies)
    return Step(flow.ask(state, "place", at), (Answered(asker, whom, low, high, count),))


# Unlock


def unlocked(state: State, seat: Seat, pair: Pair | None, at: Millis) -> Step[State, Event]:
    """Right: whoever still has the Character earns a point. Wrong: it is given up."""
    if pair is None or pair != state.safe:
        return _failed(state, seat, pair, at)
    standing = state.standing
    earned = tuple([(other in standing) + (other == seat) for other in state.seats])
    over = flow.ask(state, "over", at)
    return paid_out(over, Result("conspiracy", standing, earned), (Unlocked(seat, *pair),))


def _failed(state: State, seat: Seat, pair: Pair | None, at: Millis) -> Step[State, Event]:
    state = state.put(seat, replace(state.players[seat], is_covered=True, has_acted=True))
    events: tuple[Event, ...] = (MissedUnlock(seat), LostCharacter(seat))
    if pair is not None:
        state = replace(state, guesses=(*state.guesses, Guess(seat, *pair, None)))
        events = (FailedToUnlock(seat, *pair), LostCharacter(seat))
    if state.options.shows_safe:
        low, high = state.safe
        events = (*events, SawSafe(seat, low, high))
    standing = state.standing
    if not standing:
        return round_over(flow.ask(state, "over", at), "nobody", (), events)
    if len(standing) > 1:
        return flow.next_turn(state, events, at)
    last = standing[0]
    return Step(flow.ask(state, "turn", at, last), (*events, MustUnlock(last)))
