"""Games that only tests play, and that servers under test offer beside the others.

In `broken`, looking at the end of a round fails. In `hush`, seats of one colour hear one another,
and everybody may whisper to the next. In `dusk`, every second round is quiet.
"""

from collections.abc import Mapping
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from gloaming.core import AnyGame, Viewer
from gloaming.games import GAMES
from gloaming.games.bluff import sight
from gloaming.games.bluff.messages import Event, Folded
from gloaming.games.bluff.state import State
from tests.games.halt import GAME as HALT

BLUFF = GAMES["bluff"]


def by_colour(_state: State, speaker: Viewer, listener: Viewer) -> bool:
    """Let even seats hear even ones, odd seats odd ones, and spectators spectators."""
    if isinstance(speaker, str) or isinstance(listener, str):
        return speaker == listener == "public"
    return speaker % 2 == listener % 2


def every_second_round(state: State, _speaker: Viewer, _listener: Viewer) -> bool:
    """Let all hear all in odd rounds."""
    return state.round % 2 == 1


def to_the_next(_state: State, speaker: Viewer, listener: Viewer) -> bool:
    """Let each seat whisper to the next one."""
    return isinstance(speaker, int) and isinstance(listener, int) and listener == speaker + 1


def stumbling(before: State, event: Event, viewer: Viewer) -> Event | None:
    """Fail at the end of a round."""
    if isinstance(event, Folded):
        raise ZeroDivisionError
    return sight.witness(before, event, viewer)


ALL_GAMES: Mapping[str, AnyGame] = {
    **GAMES,
    "halt": HALT,
    "broken": replace(BLUFF, name="broken", witness=stumbling),
    "hush": replace(BLUFF, name="hush", hears=by_colour, may_whisper=to_the_next),
    "dusk": replace(BLUFF, name="dusk", hears=every_second_round),
}


def only_tested() -> list[AnyGame]:
    """Find the games in `tests/games`: every module there that has a GAME."""
    folder = Path(__file__).parent.parent / "games"
    names = (module.name for module in iter_modules([str(folder)]))
    modules = [import_module(f"tests.games.{name}") for name in names if name[:5] != "test_"]
    return [module.GAME for module in modules if hasattr(module, "GAME")]


def name_of(game: AnyGame) -> str:
    """Name a game in the id of a test."""
    return game.name


SHIPPED = list(GAMES.values())
EVERY_GAME = [*SHIPPED, *only_tested()]
"""The games that the laws hold for: those of the package, and those that only tests play."""
