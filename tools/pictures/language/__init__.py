"""The language of recipes: every step by its name."""

import re
from collections.abc import Iterator

from tools.pictures.language import air, places, things
from tools.pictures.language.base import Step

__all__ = ["STEPS", "Step", "air", "places", "things"]


def _leaves(kind: type[Step]) -> Iterator[type[Step]]:
    below = kind.__subclasses__()
    if not below:
        yield kind
    for one in below:
        yield from _leaves(one)


def _name(kind: type[Step]) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


PARTS = {things.Held, things.Repeat}
"""What is said only inside of other steps."""

STEPS = {_name(kind): kind for kind in _leaves(Step) if kind not in PARTS}
