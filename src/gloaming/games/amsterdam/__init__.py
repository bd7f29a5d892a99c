"""Shadows: Amsterdam. Two teams race through a night city, guided by pictures alone."""

from pathlib import Path

from gloaming.core import Game
from gloaming.games.amsterdam import bots, hindsight, refusals, rules, sight, worlds
from gloaming.games.amsterdam.events import Event
from gloaming.games.amsterdam.messages import Move, Name, Options, Point, Sign, Wish, Withdraw
from gloaming.games.amsterdam.state import State
from gloaming.games.amsterdam.views import View

GAME: Game[Options, State, Move, Event, View] = Game(
    name="amsterdam",
    home=Path(__file__).parent,
    edition=1,
    longest=30_000,
    changeable=(Point, Withdraw, Sign, Name),
    asides=(Wish,),
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
    hears=sight.hears,
    asks=rules.asks,
    imagine=worlds.imagine,
    aid=lambda _known, _level: (),
    analyse=hindsight.analyse,
    review=hindsight.review,
    why_not=refusals.why_not,
    bots={"easy": bots.easy, "normal": bots.normal},
    may_stretch=lambda options: options.mode != "coop",
    has_open_seats=True,
    counts_present=True,
)
