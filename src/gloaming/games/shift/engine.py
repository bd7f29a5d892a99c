"""Shadow Shift in a few numbers, for bots that try things out and for measuring boards.

It keeps to the rules of `rules.py`, and a test holds it to them, with three limits: the Guards flip
whatever they see (SHIFT-22), nothing is taken back, and there is no clock. A roll is one step, not
two. Player 0 has the Guards, the others follow clockwise. `make fast` compiles it.
"""

from __future__ import annotations

from typing import Final

from gloaming.games.shift.lines import Lines

PLACE, POST, TURN, MOVE, LOOK, PUT_BACK, OVER = range(7)
"""What is being done."""
GUARDS_SEAT: Final = 0
NOBODY: Final = -1
FIRST_GUARD: Final = 17
SECOND_GUARD: Final = 18
COUNTERS: Final = 16
CRIMINALS: Final = 4
LOOKS: Final = 4
OFF: Final = -1


class Engine:
    """One match. It changes as it goes; `copy` gives another one to go on with."""

    blank: int = 0
    found: int = 0
    safe: int = 0
    criminals: int = 0
    """Counters, a bit for each: shown blank, found, put back and not moved since, Criminals."""
    phase: int = PLACE
    then: int = TURN
    """What goes on when all that is due has been put back."""
    turn: int = 1
    round: int = 0
    winner: int = NOBODY
    first: int = 0
    second: int = 0
    """The dice that no counter has taken yet."""
    mover: int = 0
    die: int = 0
    steps: int = 0
    moved: int = 0
    looked: int = 0

    def __init__(self, lines: Lines, count: int, rounds: int, *, is_family: bool) -> None:
        """An empty warehouse."""
        self.lines: Lines = lines
        self.is_vault: bytes = lines.is_vault
        self.views: tuple[bytes, ...] = lines.views
        self.around: tuple[tuple[int, ...], ...] = lines.around
        self.count: int = count
        self.players: int = count - 1
        self.rounds: int = rounds
        self.least: tuple[tuple[int, int], tuple[int, int]] = ((1, 1), (1, 1))
        """The handicap: what the Guards' dice show at least, and those of the others."""
        self.is_family: bool = is_family
        self.each: int = CRIMINALS // self.players
        self.total: int = self.each * self.players
        self.counters: int = COUNTERS - (CRIMINALS - self.total)
        self.own: list[int] = [self._own(player) for player in range(count)]
        self.hands: list[int] = [0] + [self.each] * self.players
        """How many Criminals each player has yet to place."""
        self.where: list[int] = [OFF] * (SECOND_GUARD + 1)
        self.at: list[int] = [0] * lines.size
        self.seen: list[int] = [0] * count
        self.due: list[tuple[int, int]] = []
        """Counters to be put back, and by whom."""

    def copy(self) -> Engine:
        """Another one that stands as this one does."""
        other = Engine(self.lines, self.count, self.rounds, is_family=self.is_family)
        other.least = self.least
        other.hands, other.where, other.at = self.hands[:], self.where[:], self.at[:]
        other.seen, other.due = self.seen[:], self.due[:]
        other.criminals, other.blank = self.criminals, self.blank
        other.found, other.safe, other.looked = self.found, self.safe, self.looked
        other.phase, other.then, other.turn = self.phase, self.then, self.turn
        other.round, other.winner = self.round, self.winner
        other.first, other.second, other.moved = self.first, self.second, self.moved
        other.mover, other.die, other.steps = self.mover, self.die, self.steps
        return other

    def _own(self, player: int) -> int:
        if player == GUARDS_SEAT:
            return 0
        return sum(1 << counter for counter in range(player, self.counters + 1, self.players))

    def owner(self, counter: int) -> int:
        """Who placed a Shadow counter."""
        return (counter - 1) % self.players + 1

    def is_out(self, player: int) -> bool:
        """Whether a player has lost every Criminal."""
        if self.is_family or player == GUARDS_SEAT:
            return False
        return (self.found & self.own[player]).bit_count() == self.each

    def waits_for(self) -> int:
        """Who has something to decide now."""
        return self.due[0][1] if self.phase == PUT_BACK else self.turn

    # Setting up

    def place(self, square: int, *, is_criminal: bool) -> None:
        """Put the next Shadow counter there."""
        counter = 1
        while self.where[counter] != OFF:
            counter += 1
        self.where[counter] = square
        self.at[square] = counter
        if is_criminal:
            self.criminals |= 1 << counter
            self.hands[self.turn] -= 1
        if counter == self.counters:
            self.phase, self.turn = POST, GUARDS_SEAT
        else:
            self.turn = self.owner(counter + 1)

    def post(self, square: int) -> None:
        """Put a Guard onto a vault door; with the second one the first turn begins."""
        counter = FIRST_GUARD if self.where[FIRST_GUARD] == OFF else SECOND_GUARD
        self.where[counter] = square
        self.at[square] = counter
        if counter == SECOND_GUARD:
            self.round = 1
            self._begin(GUARDS_SEAT)
            self._watch(counter, 0)

    # Turns

    def _begin(self, player: int) -> None:
        self.turn, self.phase = player, TURN
        self.first = self.second = self.looked = 0
        self.mover = self.die = self.steps = self.moved = 0

    def end_turn(self) -> None:
        """The next player clockwise who is not out; with the Guards a round begins."""
        player = (self.turn + 1) % self.count
        while self.is_out(player):
            player = (player + 1) % self.count
        if player == GUARDS_SEAT:
            if self.round == self.rounds:
                self.phase = OVER
                return
            self.round += 1
        self._begin(player)

    def roll(self, first: int, second: int) -> None:
        """What the dice show."""
        self.first, self.second = first, second
        self.phase = MOVE

    def look(self, counter: int) -> None:
        """Whose turn it is sees what is under a counter."""
        self.phase = LOOK
        self.looked |= 1 << counter
        self.seen[self.turn] |= 1 << counter

    # Steps

    def walk(self, counter: int, die: int, square: int) -> bool:
        """One step; whether it has shown anything or put a question to somebody."""
        where, at = self.where, self.at
        origin, swapped = where[counter], at[square]
        where[counter] = square
        at[square] = counter
        at[origin] = swapped
        gone = 1 << counter
        if swapped:
            where[swapped] = origin
            gone |= 1 << swapped
        if self.safe:
            self.safe &= ~gone
        if counter == self.mover:
            self.steps -= 1
        else:
            if self.mover:
                self.moved = self.mover
            self.mover, self.die, self.steps = counter, die, die - 1
            if self.first == die:
                self.first = self.second
            self.second = 0
        return self._watch(counter, swapped)

    def _watch(self, counter: int, swapped: int) -> bool:
        """What has come into view is flipped; then all the rest that follows a step."""
        where = self.where
        first, second = self.views[where[FIRST_GUARD]], self.views[where[SECOND_GUARD]]
        if counter > COUNTERS or swapped > COUNTERS:
            due = self._noticed(first, second, counter, swapped)
        else:
            square, passed = where[counter], self.blank | self.safe
            due = []
            if (first[square] or second[square]) and not passed >> counter & 1:
                due.append(counter)
            if swapped:
                square = where[swapped]
                if (first[square] or second[square]) and not passed >> swapped & 1:
                    due.append(swapped)
        if due or self._is_at_vault(counter) or self._is_at_vault(swapped):
            return self._settle(due, counter, swapped)
        return False

    def _is_at_vault(self, counter: int) -> bool:
        """A Shadow counter on a vault door."""
        square = self.where[counter]
        return 0 < counter <= COUNTERS and square != OFF and bool(self.is_vault[square])

    def _noticed(self, first: bytes, second: bytes, counter: int, swapped: int) -> list[int]:
        """After a Guard has moved, all that may be flipped, in its order."""
        where, passed = self.where, self.blank | self.safe
        found: list[tuple[int, int]] = []
        for other in range(1, self.counters + 1):
            square = where[other]
            if square == OFF or passed >> other & 1 or not (first[square] or second[square]):
                continue
            order = -2 if other == counter else -1 if other == swapped else square
            found.append((order, other))
        if not found:
            return []
        found.sort()
        return [other for _, other in found]

    def _settle(self, due: list[int], counter: int, swapped: int) -> bool:
        shown = bool(due)
        for one in due:
            self._flip(one)
        if self.found.bit_count() == self.total:
            self.phase, self.winner = OVER, GUARDS_SEAT
            return True
        for one in (counter, swapped):
            if self._is_at_vault(one):
                shown = True
                if self.criminals >> one & 1:
                    self.phase, self.winner = OVER, self.owner(one)
                    return True
                self.blank |= 1 << one
                self._send_away(one, self._chooser(one))
        if self.due:
            self.due.sort(key=lambda one: (one[1] - self.turn) % self.count)
            self.then, self.phase = self.phase, PUT_BACK
        elif self.is_out(self.turn):
            self.end_turn()
        return shown

    def _flip(self, counter: int) -> None:
        if not self.criminals >> counter & 1:
            self.blank |= 1 << counter
            return
        self.found |= 1 << counter
        if self.is_family:
            self._send_away(counter, self.owner(counter))
        else:
            self._take_off(counter)

    def _take_off(self, counter: int) -> None:
        self.at[self.where[counter]] = 0
        self.where[counter] = OFF
        if counter == self.mover:
            self.moved, self.mover, self.die, self.steps = counter, 0, 0, 0

    def _send_away(self, counter: int, chooser: int) -> None:
        self._take_off(counter)
        self.due.append((counter, chooser))

    def _chooser(self, counter: int) -> int:
        if self.turn != GUARDS_SEAT:
            return self.turn
        player = self.owner(counter)
        while self.is_out(player):
            player = player % self.players + 1
        return player

    # Counters put back

    def places(self) -> list[int]:
        """Where the next counter may be put back."""
        at = self.at
        for ring in self.lines.plan.rings:
            free: list[int] = [square for square in ring if not at[square]]
            if free:
                return free
        raise AssertionError("a board has more squares than there are counters")

    def put_back(self, square: int) -> None:
        """The next counter stands there, and is safe until it moves."""
        counter, _ = self.due.pop(0)
        self.where[counter] = square
        self.at[square] = counter
        self.safe |= 1 << counter
        if not self.due:
            self.phase = self.then
            if self.is_out(self.turn):
                self.end_turn()

    # What may be done

    def walks(self) -> list[tuple[int, int, int]]:
        """Every step there is: a counter, its die, and where to."""
        found: list[tuple[int, int, int]] = []
        around, where = self.around, self.where
        if self.steps:
            found += [(self.mover, self.die, square) for square in around[where[self.mover]]]
        for die in self.dice():
            for counter in self.movable():
                found += [(counter, die, square) for square in around[where[counter]]]
        return found

    def dice(self) -> list[int]:
        """What the dice show that are left, two alike once."""
        if not self.first:
            return []
        is_one = not self.second or self.second == self.first
        return [self.first] if is_one else [self.first, self.second]

    def movable(self) -> list[int]:
        """The counters that may still take a die."""
        ours = range(1, self.counters + 1)
        if self.turn == GUARDS_SEAT:
            ours = range(FIRST_GUARD, SECOND_GUARD + 1)
        past = (self.mover, self.moved)
        return [one for one in ours if self.where[one] != OFF and one not in past]
