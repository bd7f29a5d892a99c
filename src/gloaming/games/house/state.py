"""The whole truth of a match of Shadow House. It never leaves the server."""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec.structs import replace

from gloaming.core import Millis, Outcome, Seat
from gloaming.games.house.messages import CHARACTER, HINTS, Faction, Options, Phase, Value
from gloaming.games.house.views import Guess, Inquiry, Miss, Remark, Reply, Result, Token

SEATS = tuple(Seat(seat) for seat in range(5))
PLACES = 8
"""More than any row has: seven cards lie in the longest, and it has eight gaps."""
TABLES = tuple(SEATS[:number] for number in range(len(SEATS) + 1))
"""The seats of a table, by how many there are."""
AROUND = tuple(
    tuple((*seats[seat + 1 :], *seats[: seat + 1]) for seat in seats) for seats in TABLES
)
"""By how many seats there are and by one of them: all, clockwise, from its left on to itself."""


@cache
def hidden_places(character: int | None, shown: tuple[bool, ...]) -> tuple[int, ...]:
    """Where in a row Clue cards lie face down.

    There are few such rows, and everybody asks for them all the time.
    """
    return tuple(
        index if index < (character or 0) else index + 1
        for index, is_shown in enumerate(shown)
        if not is_shown
    )


class Player(msgspec.Struct, frozen=True, gc=False):
    """One player in one round, and the points so far."""

    points: int = 0
    faction: Faction | None = None
    person: int = 0
    cards: tuple[Value, ...] = ()
    """The Clue cards, ascending; the Character is not among them."""
    shown: tuple[bool, ...] = ()
    left: int | None = None
    """How many 5s the player wants at the left of the Character, once that is decided."""
    place: int | None = None
    """The Character's place in the row, once the rows lie on the table."""
    is_covered: bool = False
    """Whether the Character is covered, or in Conspiracy mode given up."""
    has_acted: bool = False
    tokens: tuple[Token, ...] = ()
    pool: int = len(HINTS)
    """How many Hint tokens can be drawn."""
    spent: tuple[Value, ...] = ()
    """The own Hint tokens that everybody has seen, in a row or for a question.

    Those that went face down onto the Safe Keeper's card are not among them: nobody sees which.
    """
    drawn: tuple[Value, ...] = ()
    """The Hint tokens in the hand, which have to be placed."""
    owes: int = 0
    """How many Clue cards the player still has to reveal."""

    @property
    def is_busy(self) -> bool:
        """Whether there are tokens to place or cards to reveal."""
        return bool(self.drawn) or self.owes > 0

    @property
    def hidden(self) -> tuple[int, ...]:
        """The places in the row at which a Clue card lies face down."""
        return hidden_places(self.place, self.shown)

    def index(self, place: int) -> int:
        """Which of the Clue cards lies at a place of the row."""
        assert self.place is not None
        return place if place < self.place else place - 1

    def card(self, place: int) -> Value:
        """The Clue card at a place of the row."""
        return self.cards[self.index(place)]

    @property
    def row(self) -> tuple[Value, ...]:
        """All values from left to right, the Character's among them."""
        return (*self.cards[: self.place], CHARACTER, *self.cards[self.place or 0 :])

    def reveal(self, place: int) -> Player:
        """The same player with one more card face up; the last one covers the Character."""
        shown = [*self.shown]
        shown[self.index(place)] = True
        is_covered = self.is_covered or False not in shown
        return replace(self, shown=tuple(shown), is_covered=is_covered)


class State(msgspec.Struct, frozen=True, gc=False):
    """Everything there is to know."""

    options: Options
    players: tuple[Player, ...]
    round: int = 1
    starter: Seat | None = None
    phase: Phase = "setup"
    turn: Seat | None = None
    """Whose action it is; the actions of others may interrupt it."""
    safe: tuple[Value, ...] = ()
    deck: tuple[int, ...] = ()
    """How many cards of each value are yet to be dealt; empty once all are."""
    to_draw: tuple[Seat, ...] = ()
    """Whose pools the next tokens come from."""
    is_late: bool = False
    """Whether time has run out, so that nature decides for whoever has not."""
    keeper: Seat | None = None
    keeper_tokens: tuple[Seat, ...] = ()
    chances: tuple[Seat, ...] = ()
    """Who may still take a Last Chance, in their order."""
    question: tuple[Value, ...] = ()
    misses: tuple[Miss, ...] = ()
    guesses: tuple[Guess, ...] = ()
    replies: tuple[Reply, ...] = ()
    talk: tuple[Remark | Inquiry, ...] = ()
    result: Result | None = None
    looked: tuple[Seat, ...] = ()
    """Who has looked at the end of the round and wants to go on."""
    asked: int = 0
    """How many questions the table has put to its players, to tell one from the next."""
    until: Millis | None = None
    ended: Outcome | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everybody at the table."""
        return TABLES[len(self.players)]

    @property
    def is_cut_short(self) -> bool:
        """The match was stopped in the midst of a round."""
        return self.ended is not None and self.result is None

    @property
    def is_conspiracy(self) -> bool:
        """Which of the two modes is played."""
        return self.options.mode == "conspiracy"

    @property
    def standing(self) -> tuple[Seat, ...]:
        """Whose Characters are not covered."""
        players = self.players
        return tuple([seat for seat in self.seats if not players[seat].is_covered])

    def is_out(self, seat: Seat) -> bool:
        """Whether a player takes no more turns in this round."""
        player = self.players[seat]
        if self.options.mode == "faction":
            return False not in player.shown
        return player.is_covered

    def clockwise(self, after: Seat) -> tuple[Seat, ...]:
        """All others, beginning with the one at the left."""
        return AROUND[len(self.players)][after][:-1]

    def put(self, seat: Seat, player: Player) -> State:
        """The same state with one player as given."""
        return replace(self, players=self.with_player(seat, player))

    def with_player(self, seat: Seat, player: Player) -> tuple[Player, ...]:
        """All players, with one of them as given."""
        players = [*self.players]
        players[seat] = player
        return tuple(players)

    def acted(self, seat: Seat) -> State:
        """The same state, in which a player has acted by now."""
        player = self.players[seat]
        return self if player.has_acted else self.put(seat, replace(player, has_acted=True))
