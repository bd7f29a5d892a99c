"""Pieces of SVG, written short."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

NONE = "none"


class Chance(Protocol):
    """What is left to chance, from a seed: the same picture each time."""

    def uniform(self, low: float, high: float, /) -> float:
        """Any number between two."""

    def random(self) -> float:
        """Any number from 0 to 1."""

    def integers(self, low: int, high: int | None = None, /) -> int:
        """One of the numbers below the one, or from the one to below the other."""


@dataclass(frozen=True)
class Sketch:
    """What is drawn of a thing: what light falls on, and what shines by itself."""

    body: str = ""
    glow: str = ""

    def __add__(self, other: Sketch) -> Sketch:
        """Both, the other one in front."""
        return Sketch(self.body + other.body, self.glow + other.glow)


def d(*parts: str | float) -> str:
    """The data of a path: letters and numbers."""
    return " ".join(part if isinstance(part, str) else f"{part:.1f}" for part in parts)


def path(data: str, fill: str = NONE, **more: str | float) -> str:
    """A filled path."""
    return f'<path d="{data}" fill="{fill}"{_more(more)}/>'


def stroke(data: str, colour: str, width: float, **more: str | float) -> str:
    """A line with butt ends."""
    return path(data, NONE, stroke=colour, stroke_width=round(width, 2), **more)


def line(data: str, colour: str, width: float, **more: str | float) -> str:
    """A line with round ends and corners."""
    return stroke(data, colour, width, stroke_linecap="round", stroke_linejoin="round", **more)


def circle(x: float, y: float, r: float, fill: str, **more: str | float) -> str:
    """A disc."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{fill}"{_more(more)}/>'


def ellipse(x: float, y: float, radii: tuple[float, float], fill: str, **more: float) -> str:
    """An oval."""
    rx, ry = radii
    at = f'cx="{x:.1f}" cy="{y:.1f}" rx="{rx:.1f}" ry="{ry:.1f}"'
    return f'<ellipse {at} fill="{fill}"{_more(dict(more))}/>'


def rect(x: float, y: float, w: float, h: float, fill: str, **more: str | float) -> str:
    """A box."""
    at = f'x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}"'
    return f'<rect {at} fill="{fill}"{_more(more)}/>'


def group(body: str, transform: str) -> str:
    """Something moved, turned or scaled."""
    return f'<g transform="{transform}">{body}</g>'


def turned(body: str, x: float, y: float, rot: float) -> str:
    """Something turned about its own middle, and put down at x, y."""
    return group(body, f"translate({x:.1f},{y:.1f}) rotate({rot:.1f})")


def mirrored(body: str) -> str:
    """The same seen in a mirror in the middle of the picture."""
    return group(body, "translate(1000,0) scale(-1,1)")


def band(top: float, bottom: float, fill: str) -> str:
    """A box from edge to edge of the picture."""
    return rect(-10, top, 1020, bottom - top, fill)


def sheet_with_hole(hole: str, fill: str, bottom: float = 1010) -> str:
    """A box over the whole picture, with a hole in it."""
    return path(f"M-10,-10 H1010 V{bottom} H-10Z {hole}", fill, fill_rule="evenodd")


def _more(more: dict[str, str | float] | dict[str, float]) -> str:
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())
