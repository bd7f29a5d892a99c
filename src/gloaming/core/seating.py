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
    teams = {place.team for place in roles.places} - {None}
    sizes = [sum(seated[place] for place in seated if place.team == team) for team in teams]
    if roles.apart is not None and sizes and max(sizes) - min(sizes) > roles.apart:
        return "teams-uneven"
    return None
