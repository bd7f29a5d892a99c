"""The games, found by looking into this folder: being here is all the registration there is."""

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from gloaming.core import AnyGame

FOLDER = Path(__file__).parent


def find() -> dict[str, AnyGame]:
    """Every game in this folder by its name, the examples last."""
    found: list[AnyGame] = [
        import_module(f"{__name__}.{module.name}").GAME
        for module in iter_modules([str(FOLDER)])
        if module.ispkg
    ]
    return {game.name: game for game in sorted(found, key=lambda g: (g.is_example, g.name))}


GAMES = find()
