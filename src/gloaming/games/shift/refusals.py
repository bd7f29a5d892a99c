"""Why a move is not possible in Shadow Shift: from what the player sees and wanted to do."""

from __future__ import annotations

from gloaming.core import Reason
from gloaming.games.shift.boards import PLANS
from gloaming.games.shift.messages import (
    FACES,
    GUARDS,
    LOOKS,
    SHADOWS,
    Consolidate,
    Counter,
    EndTurn,
    Flip,
    LetBe,
    Look,
    Move,
    Phase,
    PlaceCounter,
    PlaceGuard,
    PutBack,
    Roll,
    SquareName,
    TakeBack,
    Walk,
)
from gloaming.games.shift.plan import Square
from gloaming.games.shift.views import PlayerView, View

ASKED: dict[Phase, tuple[type, ...]] = {
    "place": (PlaceCounter,),
    "guards": (PlaceGuard,),
    "turn": (Roll, Consolidate),
    "move": (Walk, TakeBack, EndTurn),
    "look": (Look, Roll, EndTurn),
    "flip": (Flip, LetBe),
    "put-back": (PutBack,),
}


def why_not(view: View, move: Move) -> Reason | None:
    """The rule that stands against a move; nothing, if none does."""
    if not isinstance(view, PlayerView):
        return None
    if isinstance(move, Flip) and view.phase != "flip":
        against = _against_flip(view, move)
    else:
        against = _against_now(view, move) or _against(view, move)
    return None if against is None else Reason(against)


def _against_now(view: PlayerView, move: Move) -> str | None:
    """It is somebody else's turn, or something else is asked for."""
    if view.seat not in view.waits_for:
        return "you-are-out" if view.seat in view.out else "not-your-turn"
    if isinstance(move, ASKED.get(view.phase, ())):
        return None
    return f"first-{view.phase}"


def _against(view: PlayerView, move: Move) -> str | None:
    match move:
        case PlaceCounter() | PlaceGuard() | PutBack():
            return _against_place(view, move)
        case Walk():
            return _against_walk(view, move)
        case Look(counter):
            return _against_look(view, counter)
        case Consolidate() if view.seat == view.guard:
            return "guards-do-not-consolidate"
        case Roll() if view.looked:
            return "looked-instead"
        case EndTurn() if view.phase == "look" and not view.looked:
            return "first-look"
        case TakeBack() if not view.can_take_back:
            return "nothing-to-take-back"
        case Flip(counter) | LetBe(counter):
            return None if counter == view.asked else "not-asked-about-it"
        case _:
            return None


# Squares


def _square(view: PlayerView, name: SquareName) -> Square | None:
    return PLANS[view.board].numbers.get(name)


def _is_taken(view: PlayerView, name: SquareName) -> bool:
    return name in view.squares().values()


def _against_place(view: PlayerView, move: PlaceCounter | PlaceGuard | PutBack) -> str | None:
    plan, square = PLANS[view.board], _square(view, move.square)
    if square is None:
        return "no-such-square"
    if _is_taken(view, move.square):
        return "square-is-taken"
    match move:
        case PlaceCounter(_, is_criminal):
            left = view.own_criminals if is_criminal else view.blanks
            if not left:
                return "none-of-these-left"
            return None if square in plan.entry else "not-next-to-a-vent"
        case PlaceGuard():
            return None if square in plan.vaults else "not-a-vault"
        case PutBack():
            free = next(ring for ring in plan.rings if _has_room(view, ring))
            return None if square in free else "nearer-to-a-vent"


def _has_room(view: PlayerView, ring: tuple[Square, ...]) -> bool:
    names, taken = PLANS[view.board].names, {*view.squares().values()}
    return any(names[square] not in taken for square in ring)


# Steps


def _against_walk(view: PlayerView, walk: Walk) -> str | None:
    stands = _stands(view, walk.counter)
    if stands is None:
        return "no-such-counter"
    if (walk.counter in GUARDS) != (view.seat == view.guard):
        return "only-guards" if view.seat == view.guard else "not-your-guard"
    return _against_die(view, walk) or _against_step(view, stands, walk.square)


def _stands(view: PlayerView, counter: Counter) -> Square | None:
    name = view.squares().get(counter)
    return None if name is None else PLANS[view.board].numbers[name]


def _against_die(view: PlayerView, walk: Walk) -> str | None:
    """Whoever is on its way goes on with its die; another counter takes one that is left."""
    if walk.counter == view.mover:
        if not view.steps:
            return "no-steps-left"
        return None if walk.die == view.die else "one-die-each"
    if walk.counter == view.moved:
        return "has-moved"
    if walk.die not in FACES or walk.die not in view.dice:
        return "not-rolled"
    return None if walk.die in view.left else "die-is-used"


def _against_step(view: PlayerView, stands: Square, name: SquareName) -> str | None:
    plan, square = PLANS[view.board], _square(view, name)
    if square is None:
        return "no-such-square"
    if square in plan.around[stands]:
        return None
    (column, row), (other, next_row) = _place(plan.names[stands]), _place(name)
    match abs(column - other), abs(row - next_row):
        case 1, 1:
            return "not-diagonally"
        case (0, 1) | (1, 0):
            return "wall-between"
        case _:
            return "one-step-at-a-time"


def _place(name: SquareName) -> tuple[int, int]:
    return ord(name[0]), int(name[1:])


# Looks and flips


def _against_look(view: PlayerView, counter: Counter) -> str | None:
    if len(view.looked) == LOOKS:
        return "looked-enough"
    if counter in view.looked:
        return "looked-already"
    is_there = counter in SHADOWS and _stands(view, counter) is not None
    return None if is_there else "no-such-counter"


def _against_flip(view: PlayerView, flip: Flip) -> str | None:
    """What was let be may be flipped at any time; all else the Guards flip by themselves."""
    if view.seat != view.guard:
        return "guards-flip"
    if flip.counter in view.spared:
        return "not-now" if view.phase == "put-back" else None
    square = _stands(view, flip.counter)
    if square is None or flip.counter not in SHADOWS:
        return "no-such-counter"
    plan = PLANS[view.board]
    is_seen = any(plan.sees[square] >> plan.numbers[guard.square] & 1 for guard in view.guards)
    return "flipped-already" if is_seen else "not-in-view"
