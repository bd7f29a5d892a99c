"""Which function draws which step."""

from collections.abc import Callable
from typing import Any, TypeVar

from tools.pictures.language import Step
from tools.pictures.paint.scene import Scene

S = TypeVar("S", bound=Step)
Drawer = Callable[[Scene, S], None]

DRAWERS: dict[type[Step], Drawer[Any]] = {}


def draws(kind: type[S]) -> Callable[[Drawer[S]], Drawer[S]]:
    """Say that this function draws steps of this kind."""

    def note(drawer: Drawer[S]) -> Drawer[S]:
        DRAWERS[kind] = drawer
        return drawer

    return note
