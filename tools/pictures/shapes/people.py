"""People as paper dolls: a small skeleton that takes poses, wears coats and hats.

They look to the right and are about 300 units tall; their feet are at y = 0.
"""

import math
import tomllib
from functools import cache
from typing import Literal, NamedTuple

import msgspec

from tools.pictures.colour import mix
from tools.pictures.deck import POSES
from tools.pictures.shapes.hats import HAIR, HATS, SHORT, Hat
from tools.pictures.shapes.svg import circle, d, group, line, path

Point = tuple[float, float]
Style = Literal["coat", "long", "jacket", "dress"]
Joint = Literal["hf", "hb", "head", "hip", "ff", "fb", "sh"]
"""Hands and feet, in front and behind; the head, the hip, the shoulder."""

HEMS = {"coat": (0.62, 12), "long": (1.35, 20), "dress": (0.95, 40)}
"""How far down a garment goes, in thighs, and how wide it flares."""


class Pose(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Angles in degrees: 0 hangs straight down, positive is forward."""

    t: float
    """The trunk."""
    h: float
    """The head."""
    af: Point
    """The arm in front: upper, lower. Then the arm behind, and the legs."""
    ab: Point
    lf: Point
    lb: Point


class Look(NamedTuple):
    """What somebody looks like."""

    coat: str
    legs: str
    skin: str
    hair: str
    hat: Hat
    hatc: str | None
    scarf: str | None
    style: Style
    belt: str | None
    shirt: str
    beard: bool


class Person(NamedTuple):
    """The pieces of card, back to front, and where the joints are."""

    pieces: tuple[str, ...]
    joints: dict[str, Point]


@cache
def poses() -> dict[str, Pose]:
    """All poses, by name."""
    return {
        file.stem: msgspec.convert(tomllib.loads(file.read_text("utf-8")), Pose)
        for file in sorted(POSES.glob("*.toml"))
    }


# Bones


def _along(start: Point, angle: float, length: float) -> Point:
    turn = math.radians(angle)
    return start[0] + math.sin(turn) * length, start[1] + math.cos(turn) * length


class Limb(NamedTuple):
    """An arm or a leg."""

    root: Point
    bend: Point
    end: Point

    def drawn(self, colour: str, width: float) -> str:
        """As one thick line."""
        return line(d("M", *self.root, "L", *self.bend, "L", *self.end), colour, width)


def _limb(root: Point, angles: Point, lengths: Point, lean: float = 0) -> Limb:
    bend = _along(root, angles[0] + lean, lengths[0])
    return Limb(root, bend, _along(bend, angles[0] + angles[1] + lean, lengths[1]))


class Bones(NamedTuple):
    """A skeleton; the hip is at 0, 0."""

    lean: float
    nod: float
    shoulder: Point
    neck: Point
    head: Point
    front_arm: Limb
    back_arm: Limb
    front_leg: Limb
    back_leg: Limb

    def beside(self, point: Point, far: float) -> Point:
        """A point so far to the side, across the trunk."""
        turn = math.radians(self.lean)
        return point[0] + math.cos(turn) * far, point[1] + math.sin(turn) * far


def _bones(pose: Pose) -> Bones:
    def up(start: Point, angle: float, length: float) -> Point:
        turn = math.radians(angle)
        return start[0] + math.sin(turn) * length, start[1] - math.cos(turn) * length

    shoulder = up((0, 0), pose.t, 84)
    neck = up(shoulder, pose.t, 12)
    lean = pose.t * 0.15
    return Bones(
        lean=pose.t,
        nod=pose.h,
        shoulder=shoulder,
        neck=neck,
        head=up(neck, pose.t + pose.h * 0.4, 24),
        front_arm=_limb(shoulder, pose.af, (50, 46)),
        back_arm=_limb(shoulder, pose.ab, (50, 46)),
        front_leg=_limb((0, 0), pose.lf, (62, 62), lean),
        back_leg=_limb((0, 0), pose.lb, (62, 62), lean),
    )


# Clothes


def _shoe(leg: Limb, colour: str) -> str:
    (fx, fy), (kx, ky) = leg.end, leg.bend
    angle = math.degrees(math.atan2(fx - kx, fy - ky))
    sole = path("M-9,-8 h14 q16,6 18,16 h-32Z", colour)
    return group(sole, f"translate({fx:.1f},{fy:.1f}) rotate({-angle:.0f})")


def _hem(leg: Limb, far: float) -> Point:
    """Where a garment ends on a leg."""
    (kx, ky), (fx, fy) = leg.bend, leg.end
    if far <= 1:
        return kx * far, ky * far
    more = (far - 1) * 1.6
    return kx + (fx - kx) * more, ky + (fy - ky) * more


class Trunk(NamedTuple):
    """The corners that clothes are cut by: shoulders, waist, neck."""

    left: Point
    right: Point
    waist_left: Point
    waist_right: Point
    neck: Point

    @property
    def waist(self) -> Point:
        """The middle of the waist."""
        (ax, ay), (bx, by) = self.waist_left, self.waist_right
        return (ax + bx) / 2, (ay + by) / 2


def _trunk(bones: Bones) -> Trunk:
    x, y = bones.shoulder
    left, right = bones.beside((x, y), -25), bones.beside((x, y), 23)
    waist = x * 0.35, y * 0.35
    return Trunk(
        (left[0], left[1] + 6),
        (right[0], right[1] + 6),
        bones.beside(waist, -20),
        bones.beside(waist, 20),
        bones.neck,
    )


def _coat(bones: Bones, trunk: Trunk, look: Look) -> str:
    far, flare = HEMS[look.style]
    hems = _hem(bones.back_leg, far), _hem(bones.front_leg, far)
    (ax, ay), (bx, by) = sorted(hems, key=lambda hem: hem[0])
    nx, ny = trunk.neck
    collar = d("Q", nx - 14, ny + 4, nx, ny + 2, "Q", nx + 16, ny + 4, *trunk.right)
    skirt = d("L", bx + flare + 10, by, "Q", (ax + bx) / 2, max(ay, by) + 10, ax - flare - 10, ay)
    start, right, left = d("M", *trunk.left), d("L", *trunk.waist_right), d("L", *trunk.waist_left)
    wx, wy = trunk.waist
    seam = d("M", nx + 4, ny + 8, "L", wx + 6, wy, "L", ax * 0.35 + bx * 0.65, (ay + by) / 2)
    body = path(f"{start} {collar} {right} {skirt} {left}Z", look.coat)
    return body + line(seam, mix(look.coat, "#000008", 0.35), 3)


def _jacket(bones: Bones, trunk: Trunk, look: Look) -> str:
    nx, ny = trunk.neck
    (lx, ly), (rx, ry) = bones.beside((0, 0), -25), bones.beside((0, 0), 25)
    top = d("M", *trunk.left, "Q", nx, ny - 4, *trunk.right, "L", *trunk.waist_right)
    bottom = d("L", rx, ry + 8, "L", lx, ly + 8, "L", *trunk.waist_left)
    wx, wy = trunk.waist
    shirt = d("M", nx - 4, ny + 4, "L", nx + 14, ny + 6, "L", wx + 8, wy)
    return path(f"{top} {bottom}Z", look.coat) + path(f"{shirt}Z", look.shirt)


def _dressed(bones: Bones, look: Look) -> str:
    trunk = _trunk(bones)
    cut = _jacket if look.style == "jacket" else _coat
    body = cut(bones, trunk, look)
    if look.belt:
        (lx, ly), (rx, ry) = trunk.waist_left, trunk.waist_right
        body += line(d("M", lx, ly + 6, "L", rx, ry + 6), look.belt, 7)
    return body


# Heads

FACE = "M-20,-6 C-20,-26 18,-28 20,-6 L26,4 L19,6 C19,18 10,24 2,23 C-12,22 -20,10 -20,-6Z"
BEARD = "M-14,6 C-6,14 8,10 18,8 C20,22 10,32 0,30 C-10,28 -16,18 -14,6Z"
SCARF = ("M-18,22 q18,14 30,0 l2,14 q-18,12 -34,0Z", "M-16,30 q-24,12 -34,44 l14,4 q6,-26 26,-38Z")


def _head(bones: Bones, look: Look) -> str:
    face = path("M-9,14 h16 v16 h-16Z", mix(look.skin, "#000", 0.22)) + path(FACE, look.skin)
    face += circle(10, -2, 2.6, "#1a1016")
    if look.beard:
        face += path(BEARD, look.hair)
    face += HAIR.get(look.hat, SHORT).replace("$hair", look.hair)
    if look.scarf:
        face += "".join(path(part, look.scarf) for part in SCARF)
    names = {
        "$hatc": look.hatc or mix(look.coat, "#000", 0.35),
        "$coat": look.coat,
        "$band": look.scarf or ("#b8323a" if look.hat == "top" else look.shirt),
    }
    hat = HATS.get(look.hat, "")
    for name, colour in names.items():
        hat = hat.replace(name, colour)
    x, y = bones.head
    return group(face + hat, f"translate({x:.1f},{y:.1f}) rotate({bones.lean + bones.nod:.0f})")


# The whole


def person(pose: Pose, look: Look) -> Person:
    """Somebody in a pose."""
    bones = _bones(pose)
    dark, shoe = mix(look.coat, "#000008", 0.35), mix(look.legs, "#000", 0.5)
    front, back = bones.front_arm, bones.back_arm
    near, far = bones.front_leg, bones.back_leg
    legs = far.drawn(mix(look.legs, "#000", 0.3), 21) + _shoe(far, shoe)
    legs += near.drawn(look.legs, 22) + _shoe(near, shoe)
    pieces = (
        back.drawn(dark, 20) + circle(*back.end, 9, mix(look.skin, "#000", 0.25)),
        legs,
        _dressed(bones, look),
        _head(bones, look),
        front.drawn(mix(look.coat, "#fff", 0.07), 21) + circle(*front.end, 9.5, look.skin),
    )
    down = -max(near.end[1], far.end[1]) - 8
    moved = tuple(group(piece, f"translate(0,{down:.1f})") for piece in pieces)
    return Person(moved, {name: (x, y + down) for name, (x, y) in _joints(bones).items()})


def _joints(bones: Bones) -> dict[str, Point]:
    return {
        "hf": bones.front_arm.end,
        "hb": bones.back_arm.end,
        "head": bones.head,
        "hip": (0, 0),
        "ff": bones.front_leg.end,
        "fb": bones.back_leg.end,
        "sh": bones.shoulder,
    }
