"""Who has to sit down before a match can begin."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Literal

from gloaming.core.types import Place, Roles

Lacking = Literal["too-few", "missing-role", "teams-uneven"]


def lacking(roles: Roles, taken: Iterable[Place]) -> Lacking | None:
    """What is still missing, if these places are taken."""
    seated = Counter(taken)
    if seated.total() < roles.least:
        return "too-few"
    if not Counter(roles.needs) <= seated:
        return "missing-role"
    sizes = {
        team: sum(count for place, count in seated.items() if place.team == team)
        for team in {place.team for place in roles.places}
    }
    if roles.apart is not None and max(sizes.values()) - min(sizes.values()) > roles.apart:
        return "teams-uneven"
    return None
