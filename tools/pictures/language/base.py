"""What a step of a recipe is: a name and values, each with a type and most with a default."""

import msgspec

Shade = tuple[float, float, float, float]
"""A soft shadow: how far right, how far down, how blurred, how dark."""
Disc = tuple[float, float, float]
"""x, y, radius."""


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing to draw, in a square of 1000 by 1000, from far to near."""
