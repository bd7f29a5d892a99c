"""Halt: a runner on hidden squares, and guards who may interrupt every single step."""

from pathlib import Path

from gloaming.core import Game

from . import rules, sight
from .messages import Event, Move, Options, View
from .state import State

GAME: Game[Options, State, Move, Event, View] = Game(
    name="halt",
    home=Path(__file__).parent,
    edition=1,
    longest=64,
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
    imagine=sight.imagine,
    aid=lambda _known, _level: (),
    analyse=lambda _options, _seats, _log: (),
    is_example=True,
)
