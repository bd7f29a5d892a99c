"""Who sees what in Shadow House."""

from __future__ import annotations

from typing import Any, assert_never, get_args

from gloaming.core import Seat, Viewer
from gloaming.games.house import flow
from gloaming.games.house.events import (
    Arranged,
    ArrangedSecretly,
    Dealt,
    DealtFaceDown,
    Drew,
    DrewSecretly,
    Event,
    SawSafe,
    TookCharacter,
    TookCharacterFaceDown,
)
from gloaming.games.house.messages import CHARACTER, FACTIONS, Value
from gloaming.games.house.state import Player, State
from gloaming.games.house.views import (
    Card,
    Character,
    CharacterCovered,
    CharacterFaceDown,
    Hidden,
    Known,
    PlayerView,
    PublicView,
    Row,
    Score,
    Shown,
    TruthView,
    View,
)

HIDDEN = Hidden()
FACE_DOWN = CharacterFaceDown()
COVERED = CharacterCovered()
SHOWN = tuple(Shown(Value(value)) for value in range(10))
KNOWN = tuple(Known(Value(value)) for value in range(10))
CHARACTERS = {
    (faction, person): Character(faction, person) for faction in FACTIONS for person in (1, 2)
}
Private = TookCharacter | Dealt | Arranged | Drew | SawSafe
"""Events that are not for everybody."""
NOT_FOR_ALL = frozenset(get_args(Private))
"""Looked up, since most events are none of these, and to ask for each type takes long."""

# Views


def observe(state: State, viewer: Viewer) -> View:
    """All that a viewer sees now."""
    if viewer == "truth":
        return TruthView(**_table(state, viewer))
    if viewer == "public":
        return PublicView(**_table(state, viewer))
    player = state.players[viewer]
    return PlayerView(**_table(state, viewer), seat=viewer, drawn=player.drawn, owes=player.owes)


def _table(state: State, viewer: Viewer) -> dict[str, Any]:
    """What lies on the table, each thing as this viewer sees it."""
    seats, players = state.seats, state.players
    is_cut_short = viewer == "truth" and state.is_cut_short
    return {
        "mode": state.options.mode,
        "round": state.round,
        "starter": state.starter,
        "phase": "stopped" if is_cut_short else state.phase,
        "turn": None if is_cut_short else state.turn,
        "waits_for": () if state.ended else flow.waits_for(state),
        "rows": tuple([_row(state, seat, viewer) for seat in seats]),
        "scores": tuple([Score(seat, players[seat].points) for seat in seats]),
        "safe": state.safe if knows_safe(state, viewer) else (),
        "keeper": state.keeper,
        "keeper_tokens": state.keeper_tokens,
        "question": state.question,
        "out": tuple([seat for seat in seats if state.is_out(seat)]),
        "standing": state.standing,
        "acted": tuple([seat for seat in seats if players[seat].has_acted]),
        "misses": state.misses,
        "guesses": state.guesses,
        "replies": state.replies,
        "talk": state.talk,
        "result": state.result,
    }


def knows_safe(state: State, viewer: Viewer) -> bool:
    """The Safe is shut for all but its Keeper until the round is over."""
    if viewer == "truth" or state.phase == "over":
        return True
    if viewer == "public":
        return False
    failed = state.is_conspiracy and state.players[viewer].is_covered
    return viewer == state.keeper or (failed and state.options.shows_safe)


def _row(state: State, seat: Seat, viewer: Viewer) -> Row:
    """Whoever sees a row from behind sees the Character's place once the rows are laid."""
    player = state.players[seat]
    if state.phase == "setup":
        return Row(seat, (), (), player.pool)
    is_open = viewer == "truth" or state.phase == "over"
    sees = is_open or viewer == seat
    cards = [_card(player, index, sees=sees) for index in range(len(player.cards))]
    place = _place(player) if sees else player.place or 0
    character = _character(state, player, is_open=is_open, is_own=viewer == seat)
    return Row(seat, (*cards[:place], character, *cards[place:]), player.tokens, player.pool)


def _place(player: Player) -> int:
    """Where the Character stands, or would stand if nobody had decided."""
    if player.place is not None:
        return player.place
    return sum(card < CHARACTER for card in player.cards) + (player.left or 0)


def _card(player: Player, index: int, *, sees: bool) -> Card:
    value = player.cards[index]
    if player.shown[index]:
        return SHOWN[value]
    return KNOWN[value] if sees else HIDDEN


def _character(state: State, player: Player, *, is_open: bool, is_own: bool) -> Card:
    assert player.faction is not None
    if player.is_covered and not is_open:
        return COVERED
    if state.is_conspiracy and not is_open and not is_own:
        return FACE_DOWN
    return CHARACTERS[player.faction, player.person]


# Events


def witness(before: State, event: Event, viewer: Viewer) -> Event | None:
    """Cards, tokens in the hand and the Safe are for those who hold or have seen them."""
    if type(event) not in NOT_FOR_ALL or viewer == "truth":
        return event
    assert isinstance(event, Private)
    if viewer == event.seat:
        return event
    match event:
        case TookCharacter(seat):
            return TookCharacterFaceDown(seat) if before.is_conspiracy else event
        case Dealt(seat, values):
            return DealtFaceDown(seat, len(values))
        case Arranged(seat):
            return ArrangedSecretly(seat)
        case Drew(seat):
            return DrewSecretly(seat)
        case SawSafe():
            return None
        case other:
            assert_never(other)


# Talk


def may_whisper(state: State, speaker: Viewer, listener: Viewer) -> bool:
    """In Conspiracy mode any player may whisper to any other."""
    is_between = isinstance(speaker, int) and isinstance(listener, int) and speaker != listener
    return is_between and state.is_conspiracy
