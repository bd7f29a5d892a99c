"""When enough Detectives point at one cell."""

from __future__ import annotations

from gloaming.games.amsterdam.messages import MOST_FINGERS, Agreement


def is_enough(agreement: Agreement, there: int, present: int, pointed: int) -> bool:
    """Whether the figure goes: so many of those present point there, `pointed` times over all."""
    match agreement:
        case "everyone" if pointed <= MOST_FINGERS:
            return there == present
        case "majority" | "everyone":
            return 2 * there > present
        case "anyone":
            return True
