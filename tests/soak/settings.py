"""What a table is set to, by lot."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from gloaming.core import AnyGame
from gloaming.kinds import options_of


def any_options(game: AnyGame, rng: Random, **given: Any) -> Any:
    """Anything that a table of this game can set, but for what is given."""
    chosen = {name: _any_value(may_be, rng) for name, may_be in options_of(game).items()}
    return msgspec.convert({**chosen, **given}, game.options)


def _any_value(may_be: dict[str, Any], rng: Random) -> Any:
    if may_be.get("type") == "boolean":
        return rng.random() < 1 / 2
    if may_be.get("type") == "integer":
        return rng.randint(may_be["minimum"], may_be["maximum"])
    return rng.choice(may_be["enum"])
