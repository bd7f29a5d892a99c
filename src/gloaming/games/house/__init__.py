"""Shadow House: The Code. Deduce the two numbers in the safe."""

from pathlib import Path

from gloaming.core import Game
from gloaming.games.house import advice, bots, hindsight, refusals, rules, sight, worlds
from gloaming.games.house.events import Event, RoundBegan
from gloaming.games.house.messages import Claim, Inquire, Move, Options
from gloaming.games.house.state import State
from gloaming.games.house.views import View

GAME: Game[Options, State, Move, Event, View] = Game(
    name="house",
    home=Path(__file__).parent,
    edition=1,
    longest=10_000,
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
    may_whisper=sight.may_whisper,
    asks=rules.asks,
    why_not=refusals.why_not,
    imagine=worlds.imagine,
    review=hindsight.review,
    aid=advice.aid,
    analyse=hindsight.analyse,
    bots={"easy": bots.easy, "greedy": bots.greedy, "normal": bots.normal},
    asides=(Claim, Inquire),
    has_open_seats=True,
)
