"""Shadow Shift. One of the shadows that move through the warehouse is a thief."""

from pathlib import Path

from gloaming.core import Game
from gloaming.games.shift import bots, hindsight, refusals, rules, sight, worlds
from gloaming.games.shift.events import Event
from gloaming.games.shift.messages import (
    Flip,
    Move,
    Options,
    PlaceCounter,
    PlaceGuard,
    Walk,
)
from gloaming.games.shift.state import State
from gloaming.games.shift.views import View

GAME: Game[Options, State, Move, Event, View] = Game(
    name="shift",
    home=Path(__file__).parent,
    edition=1,
    longest=150_000,
    options=Options,
    state=State,
    moves=Move,
    events=Event,
    views=View,
    roles=rules.roles,
    setup=rules.setup,
    legal=rules.legal,
    apply=rules.apply,
    outcome=rules.outcome,
    deadline=rules.deadline,
    observe=sight.observe,
    witness=sight.witness,
    asks=rules.asks,
    why_not=refusals.why_not,
    imagine=worlds.imagine,
    aid=lambda _known, _level: (),
    analyse=hindsight.analyse,
    review=hindsight.review,
    bots={"easy": bots.easy, "greedy": bots.greedy, "normal": bots.normal},
    asides=(Flip,),
    swift=(PlaceCounter, PlaceGuard, Walk),
    has_open_seats=True,
)
