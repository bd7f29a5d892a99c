"""Why a move is not possible in Shadow House: from what the player sees and wanted to do."""

from __future__ import annotations

from gloaming.core import Reason, Seat
from gloaming.games.house.drinks import fits
from gloaming.games.house.messages import (
    CHARACTER,
    MOST_SAID,
    TO_ASK,
    Arrange,
    Ask,
    Claim,
    Decline,
    Dig,
    Drink,
    GoOn,
    Inquire,
    Move,
    PlaceHint,
    Question,
    Reveal,
    Unlock,
    Value,
)
from gloaming.games.house.views import Hidden, Known, PlayerView, Row, Shown, View

ASKED: dict[str, tuple[type, ...]] = {
    "arrange": (Arrange,),
    "place": (PlaceHint, Reveal),
    "dig": (Dig,),
    "reveal": (Reveal,),
    "last-chance": (Unlock, Decline),
    "question": (Question,),
    "over": (GoOn,),
}
ACTIONS: dict[str, tuple[type, ...]] = {
    "faction": (Drink, Dig, Unlock),
    "conspiracy": (Ask, Unlock),
}


def why_not(view: View, move: Move) -> Reason | None:
    """The rule that stands against a move; nothing, if none does."""
    if not isinstance(view, PlayerView):
        return None
    if isinstance(move, Claim | Inquire):
        against = _against_talk(view, move)
    else:
        against = _against_now(view, move) or _against(view, move)
    return None if against is None else Reason(against)


def _against_now(view: PlayerView, move: Move) -> str | None:
    """It is somebody else's turn, or something else is asked for."""
    if view.seat not in view.waits_for:
        is_out = view.seat in view.out and view.phase != "over"
        return "you-are-out" if is_out else "not-your-turn"
    asked = ACTIONS[view.mode] if view.phase == "turn" else ASKED.get(view.phase, ())
    if isinstance(move, asked):
        return None
    return "no-such-action" if view.phase == "turn" else f"first-{view.phase}"


def _against(view: PlayerView, move: Move) -> str | None:
    match move:
        case Dig():
            return _against_dig(view, move)
        case Unlock(low, high):
            return _against_unlock(view, low, high)
        case Ask():
            return None if _can_ask(view) else "no-question-left"
        case PlaceHint(value, gap):
            return _against_gap(view, value, gap)
        case Reveal(place):
            return _against_reveal(view, place)
        case Question(whom):
            return None if _row(view, whom) is not None else "nobody-there"
        case Arrange(left):
            fives = sum(card == Known(CHARACTER) for card in view.rows[view.seat].cards)
            return None if 0 <= left <= fives else "not-so-many-fives"
        case _:
            return None


def _row(view: PlayerView, seat: Seat) -> Row | None:
    return view.rows[seat] if 0 <= seat < len(view.rows) else None


# Cards


def _against_dig(view: PlayerView, dig: Dig) -> str | None:
    row = _row(view, dig.whom)
    if row is None:
        return "nobody-there"
    if dig.whom == view.seat:
        return "dig-yourself"
    if dig.whom in view.out:
        return "dig-out"
    return _against_card(row, dig.place) or _against_value(dig.value)


def _against_card(row: Row, place: int) -> str | None:
    if not 0 <= place < len(row.cards):
        return "no-such-card"
    card = row.cards[place]
    if isinstance(card, Shown):
        return "card-is-shown"
    return None if isinstance(card, Hidden | Known) else "card-is-character"


def _against_value(value: Value) -> str | None:
    return None if 0 <= value <= 9 else "no-such-value"


def _against_reveal(view: PlayerView, place: int) -> str | None:
    if view.phase == "place" and not view.owes:
        return "owes-nothing"
    return _against_card(view.rows[view.seat], place)


def _against_gap(view: PlayerView, value: Value, gap: int) -> str | None:
    if value not in view.drawn:
        return "not-drawn"
    cards = view.rows[view.seat].cards
    row = tuple(card.value if isinstance(card, Shown | Known) else CHARACTER for card in cards)
    is_there = 0 <= gap <= len(row)
    return None if is_there and fits(row, PlaceHint(value, gap)) else "gap-does-not-fit"


# The Safe, questions, talk


def _against_unlock(view: PlayerView, low: Value, high: Value) -> str | None:
    if view.seat == view.keeper:
        return "keeper-never-unlocks"
    is_bound = view.phase == "turn" and view.seat not in view.acted
    if is_bound and (view.mode == "faction" or _can_ask(view)):
        return "unlock-not-first"
    is_backwards = low > high
    return _against_value(low) or _against_value(high) or ("lower-first" if is_backwards else None)


def _can_ask(view: PlayerView) -> bool:
    return view.rows[view.seat].pool >= TO_ASK and len(view.standing) > 1


def _against_talk(view: PlayerView, move: Claim | Inquire) -> str | None:
    if view.mode == "faction":
        return "no-such-action"
    if view.phase in {"setup", "arrange", "over"}:
        return "round-does-not-run"
    if sum(said.seat == view.seat for said in view.talk) >= MOST_SAID:
        return "said-enough"
    against = _against_inquiry(view, move.whom) if isinstance(move, Inquire) else None
    return against or _against_value(move.value)


def _against_inquiry(view: PlayerView, whom: Seat) -> str | None:
    if whom == view.seat:
        return "inquire-yourself"
    return "nobody-there" if _row(view, whom) is None else None
