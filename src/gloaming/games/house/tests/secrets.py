"""What Shadow House keeps from whom: the table that the law of secrets holds it to."""

from gloaming.core import Seat, Viewer
from gloaming.games.house.events import Arranged, Dealt, Drew, SawSafe, TookCharacter
from gloaming.games.house.state import State
from gloaming.testing.secrets import Secret, Secrets


def everybody(state: State) -> set[Viewer]:
    """All who look while the match runs."""
    return {*range(len(state.players)), "public"}


def owner(_before: State, event: Dealt | Arranged | Drew | SawSafe) -> set[Seat]:
    """What one player holds, decides, draws or looks at is for that player."""
    return {event.seat}


def sees_character(before: State, event: TookCharacter) -> set[Viewer]:
    """In Faction mode Characters lie face up."""
    return {event.seat} if before.options.mode == "conspiracy" else everybody(before)


def knows_character(state: State, seat: Seat) -> set[Viewer]:
    """In Conspiracy mode they are turned over when the round is."""
    is_hidden = state.options.mode == "conspiracy" and state.phase != "over"
    return {seat} if is_hidden else everybody(state)


def knows_card(state: State, seat: Seat, index: int) -> set[Viewer]:
    """A card is known to its holder until it is turned over."""
    is_open = state.phase == "over" or state.players[seat].shown[index]
    return everybody(state) if is_open else {seat}


def knows_side(state: State, seat: Seat) -> set[Viewer]:
    """A row shows where the Character stands, but not how many of the cards before it are 5s."""
    return everybody(state) if state.phase == "over" else {seat}


def knows_tokens(state: State, seat: Seat, _index: int) -> set[Viewer]:
    """Tokens in the hand are their owner's, but those of a question everybody has seen."""
    return everybody(state) if state.options.mode == "conspiracy" else {seat}


def knows_safe(state: State, _index: int) -> set[Viewer]:
    """Whoever failed first keeps the Safe; in Conspiracy mode the table may let them look."""
    if state.phase == "over":
        return everybody(state)
    if state.options.mode == "faction":
        return set() if state.keeper is None else {state.keeper}
    if not state.options.shows_safe:
        return set()
    return {seat for seat in state.seats if state.players[seat].is_covered}


SECRETS = Secrets(
    events={
        TookCharacter: sees_character,
        Dealt: owner,
        Arranged: owner,
        Drew: owner,
        SawSafe: owner,
    },
    # Cards lie in ascending order, so at one place not every value is as likely as any other.
    places=(
        Secret("players[*].faction", known_to=knows_character, is_dealt=True),
        Secret("players[*].person", known_to=knows_character, is_dealt=True),
        Secret("players[*].cards[*]", known_to=knows_card),
        Secret("players[*].left", known_to=knows_side),
        Secret("players[*].drawn[*]", known_to=knows_tokens, is_dealt=True),
        Secret("safe[*]", known_to=knows_safe),
    ),
)
