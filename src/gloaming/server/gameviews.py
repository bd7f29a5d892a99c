"""A game as the lobby shows it: what it is called, how many play it, and its options."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from gloaming.core import AnyGame
from gloaming.kinds import kinds_of, messages_of, options_of, players_of, tag_of
from gloaming.packs import Pack
from gloaming.server import wire


@lru_cache(maxsize=64)
def game_view(game: AnyGame, packs: tuple[Pack, ...]) -> wire.GameView:
    """A game as the lobby shows it."""
    kinds = {tag_of(message): dict(kinds_of(message)) for message in messages_of(game)}
    options = tuple(
        wire.OptionView(name, msgspec.Raw(msgspec.json.encode(_with_packs(may_be, packs))))
        for name, may_be in options_of(game).items()
    )
    return wire.GameView(
        game.name, game.edition, game.is_example, game.has_open_seats,
        tuple(map(tag_of, game.asides)),
        game.roles(game.options()), *players_of(game), tuple(game.bots),
        options, {tag: dict(fields) for tag, fields in kinds.items()},
    )  # fmt: skip


def _with_packs(may_be: dict[str, Any], packs: tuple[Pack, ...]) -> dict[str, Any]:
    """What an option may be on this server."""
    if "packs" not in may_be:
        return may_be
    titles = {pack.id: pack.title for pack in packs}
    return {**may_be, "enum": [*may_be["enum"], *titles], "titles": titles}
