"""The core: what a game is, and how one is played. Standard library and msgspec only."""

from gloaming.core.game import AidLevel, AnyGame, Bot, Choice, Game, Knowledge, Log, Wait
from gloaming.core.match import (
    BrokenLogError,
    Deed,
    Draw,
    RefusedError,
    act,
    begin,
    due,
    knowledge,
    moments,
    play,
    replay,
    settle,
    witnessed,
)
from gloaming.core.types import (
    Actor,
    Back,
    HostMove,
    Input,
    Left,
    Message,
    Millis,
    Outcome,
    Place,
    Reason,
    Roles,
    Seat,
    Step,
    Stop,
    TimeUp,
    Viewer,
    Witnessed,
)

__all__ = [
    "Actor", "AidLevel", "AnyGame", "Back", "Bot", "BrokenLogError", "Choice", "Deed", "Draw", "Game",
    "HostMove", "Input", "Knowledge", "Left", "Log", "Message", "Millis", "Outcome", "Place", "Reason",
    "RefusedError", "Roles", "Seat", "Step", "Stop", "TimeUp", "Viewer", "Wait", "Witnessed",
    "act", "begin", "due", "knowledge", "moments", "play", "replay", "settle", "witnessed",
]
