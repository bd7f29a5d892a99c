"""The walls of a lane that runs away from the viewer."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from tools.pictures.colour import mix
from tools.pictures.language.places import Alley
from tools.pictures.paint.scene import Scene
from tools.pictures.shapes.houses import BRICKS
from tools.pictures.shapes.svg import Sketch, path

ENDS = (0, 0.2, 0.42, 0.62, 0.82, 1.0)
"""Where one house ends and the next begins, from the viewer to the end of the lane."""


@dataclass(frozen=True)
class Lane:
    """One side of a lane: -1 is the left one."""

    of: Alley
    side: int

    def at(self, u: float, v: float) -> str:
        """A point of the wall: `u` from near to far, `v` from the ground to the top."""
        far = u / (u + (1 - u) * 0.22)
        start, end = (-20 if self.side < 0 else 1020), self.of.vx + self.side * 74
        ground = 1010 + (self.of.vy + 106 - 1010) * far
        top = -260 + (self.of.vy - 190 + 260) * far
        return f"{start + (end - start) * far:.1f},{ground + (top - ground) * v:.1f}"

    def quad(self, u0: float, u1: float, v0: float, v1: float) -> str:
        """A box on the wall."""
        corners = self.at(u0, v0), self.at(u1, v0), self.at(u1, v1), self.at(u0, v1)
        return f"M{' L'.join(corners)}Z"


class Front(NamedTuple):
    """One house of the lane."""

    start: float
    wide: float
    brick: str

    def across(self, one: float, other: float) -> tuple[float, float]:
        """From one share of its width to another."""
        return self.start + self.wide * one, self.start + self.wide * other


def wall(scene: Scene, lane: Lane) -> Sketch:
    """All houses of a side."""
    palette, chance = scene.palette, scene.chance
    drawn = Sketch()
    for i, (start, end) in enumerate(pairwise(ENDS)):
        top = 0.86 + 0.14 * chance.random()
        kind = BRICKS[int(chance.integers(len(BRICKS)))]
        brick = mix(mix(kind, palette["mid"], 0.5), palette["haze"], 0.12 * i)
        front = Front(start, end - start, brick)
        drawn += Sketch(_face(scene, lane, front, top))
        for floor in range(4):
            for column in range(2):
                drawn += _window(scene, lane, front, (column, 0.27 + floor * 0.15))
        drawn += _door(scene, lane, front)
    return drawn


def _face(scene: Scene, lane: Lane, front: Front, top: float) -> str:
    whole, middle = front.across(0, 1), front.across(0.32, 0.68)
    body = path(lane.quad(*whole, 0, top), front.brick)
    body += path(lane.quad(*middle, top - 0.01, top + 0.05), front.brick)
    coping = mix(front.brick, scene.palette["rim"], 0.4)
    return body + path(lane.quad(*whole, top - 0.012, top), coping)


def _window(scene: Scene, lane: Lane, front: Front, at: tuple[int, float]) -> Sketch:
    palette, chance = scene.palette, scene.chance
    column, v = at
    u0, u1 = front.across(0.14 + 0.42 * column, 0.42 + 0.42 * column)
    out = front.wide * 0.02
    frame = lane.quad(u0 - out, u1 + out, v - 0.008, v + 0.108)
    body = path(frame, mix("#d8cfc0", front.brick, 0.55))
    pane = lane.quad(u0, u1, v, v + 0.1)
    if chance.random() >= lane.of.lit:
        return Sketch(body + path(pane, mix(palette["ink"], palette["sky1"], 0.4)))
    light = mix(palette["win"], palette["accent"], 0.5 if chance.random() < 0.25 else 0)
    light = mix(light, palette["ink"], chance.uniform(0, 0.3))
    middle, thin = (u0 + u1) / 2, front.wide * 0.008
    bars = lane.quad(middle - thin, middle + thin, v, v + 0.1)
    bars += " " + lane.quad(u0, u1, v + 0.05, v + 0.056)
    return Sketch(body, path(pane, light) + path(bars, mix(front.brick, palette["ink"], 0.4)))


def _door(scene: Scene, lane: Lane, front: Front) -> Sketch:
    ink = scene.palette["ink"]
    door, shop = front.across(0.58, 0.9), front.across(0.1, 0.48)
    light = "#ff2a3a" if lane.of.red else scene.palette["win"]
    body = path(lane.quad(*door, 0, 0.17), mix("#1f3a33", ink, 0.35))
    shining = path(lane.quad(*shop, 0.05, 0.19), mix(light, ink, 0.1))
    return Sketch(body, shining + path(lane.quad(*door, 0.185, 0.21), mix(light, ink, 0.2)))
