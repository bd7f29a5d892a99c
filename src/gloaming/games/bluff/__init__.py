"""Bluff: the smallest game with every feature, and the one to copy."""

from pathlib import Path

from gloaming.core import Game
from gloaming.games.bluff import bots, rules, sight
from gloaming.games.bluff.messages import Event, Move, Options, RoundBegan, View
from gloaming.games.bluff.state import State

GAME: Game[Options, State, Move, Event, View] = Game(
    name="bluff",
    home=Path(__file__).parent,
    edition=1,
    longest=270,
    chapters=(RoundBegan,),
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
    imagine=sight.imagine,
    aid=bots.aid,
    analyse=bots.analyse,
    bots={"easy": bots.easy, "normal": bots.normal},
    has_open_seats=True,
    is_example=True,
)
