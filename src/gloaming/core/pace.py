"""How long people may think: the paces that every game with a clock offers."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from gloaming.core.types import Millis

Pace = Literal["none", "relaxed", "quick", "own"]
"""No clock, one that leaves time, one that presses, or seconds that the table sets itself."""

OwnSeconds = Annotated[int, msgspec.Meta(ge=5, le=300, extra_json_schema={"with": {"pace": "own"}})]
"""What the table sets itself; it means something at its own pace only."""


def allowance(pace: Pace, own: int, *, relaxed: int, quick: int) -> Millis | None:
    """How long there is for a decision, given the seconds of each pace; nothing without a clock."""
    if pace == "none":
        return None
    return Millis(1000 * {"relaxed": relaxed, "quick": quick, "own": own}[pace])
