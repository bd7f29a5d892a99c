"""Steps: whole places, and parts of them."""

from typing import Literal

from tools.pictures.language.base import Disc, Step

Pattern = Literal["damask", "stripes", "boards", "tiles", "none"]
Ground = Literal["cobbles", "checker"]

Box = tuple[float, float, float, float]
"""The middle, the width, the height."""

# Outside


class Houses(Step, frozen=True, kw_only=True):
    """A row of houses."""

    base: float = 700
    x0: float = -30
    x1: float = 1030
    wmin: float = 95
    wmax: float = 150
    hmin: float = 230
    hmax: float = 340
    lit: float = 0.5
    dark: float = 0.45
    detail: bool = True
    shops: float = 0.2
    gap: float = 0


class Canal(Step, frozen=True, kw_only=True):
    """A canal with its houses behind it."""

    base: float = 690
    hmin: float = 200
    hmax: float = 310
    wmin: float = 95
    wmax: float = 150
    lit: float = 0.5
    moon: Disc | None = None
    stars: int = 110
    gap: float = 26
    water: bool = True
    far: bool = True
    clouds: bool = True
    shops: float = 0.2
    church: bool | float = True
    dark: float = 0.45
    ripple: float = 1
    fog: float = 0.5


class Street(Step, frozen=True, kw_only=True):
    """A street with its houses."""

    base: float = 690
    hmin: float = 230
    hmax: float = 340
    lit: float = 0.4
    moon: Disc | None = None
    stars: int = 60
    floor: Ground = "cobbles"
    shops: float = 0.4
    far: bool = True
    dark: float = 0.45
    c1: str | None = None
    c2: str | None = None


class Rooftops(Step, frozen=True, kw_only=True):
    """Roofs behind roofs."""

    moon: Disc | None = (640, 240, 150)
    stars: int = 140
    lit: float = 0.5
    levels: int = 3


class RooftopsNear(Step, frozen=True, kw_only=True):
    """Two rows of roofs in front of what is there."""


class Alley(Step, frozen=True, kw_only=True):
    """A narrow lane that runs away to `vx`, `vy`."""

    vx: float = 500
    vy: float = 430
    lit: float = 0.5
    floor: bool = True
    red: bool = False


class Park(Step, frozen=True, kw_only=True):
    """Bare trees on hills, with a path."""

    moon: Disc | None = (620, 220, 80)
    base: float = 700
    path_: bool = True


class Polder(Step, frozen=True, kw_only=True):
    """Flat land with mills (x, height) and rows of tulips."""

    moon: Disc | None = (640, 240, 100)
    base: float = 620
    tulips: bool = True
    mills: tuple[tuple[float, float], ...] = ((200, 250), (820, 170))
    stars: int = 120


class IceCanal(Step, frozen=True, kw_only=True):
    """A frozen canal."""

    base: float = 560
    moon: Disc | None = (680, 200, 70)


class Skyfloat(Step, frozen=True, kw_only=True):
    """Above the clouds."""

    moon: Disc | None = (500, 300, 150)
    n: int = 9
    stars: int = 200


class CloudsFront(Step, frozen=True, kw_only=True):
    """Four banks of cloud in front of what is there."""


# Grounds and frames


class Quay(Step, frozen=True, kw_only=True):
    """A wall of stones along the water."""

    y: float = 690


class Cobbles(Step, frozen=True, kw_only=True):
    """Cobbles from y downwards."""

    y: float = 690


class Floor(Step, frozen=True, kw_only=True):
    """Boards from y downwards."""

    y: float = 700
    c: str | None = None


class Railing(Step, frozen=True, kw_only=True):
    """A railing in front of the viewer."""

    y: float = 900
    blurpx: float = 3
    col: str | None = None


class ForegroundBranch(Step, frozen=True, kw_only=True):
    """Twigs with leaves, near the viewer, from the left (1) or the right (-1)."""

    side: float = 1
    col: str | None = None
    leaf: str | None = None
    blurpx: float = 4


class Curtains(Step, frozen=True, kw_only=True):
    """The curtains of a stage."""

    col: str = "#7a0f1f"
    top: bool = True


class Keyhole(Step, frozen=True, kw_only=True):
    """All is seen through a keyhole."""

    col: str | None = None
    rim: str = "#7a5a2a"


class Porthole(Step, frozen=True, kw_only=True):
    """All is seen through a porthole."""

    col: str | None = None
    rim: str = "#8a6a3a"


class MaskShape(Step, frozen=True, kw_only=True):
    """All is seen through a hole with the outline `d`."""

    d: str
    col: str | None = None
    blurpx: float = 0
    rim: tuple[str, float] | None = None


# Inside


class Room(Step, frozen=True, kw_only=True):
    """A room with a tall window on the canal; `ww` and `wh` are the window's sides."""

    wall: str | None = None
    pattern: Pattern = "damask"
    floor: str | None = None
    moon: Disc | None = (520, 300, 70)
    wx: float = 500
    wy: float = 350
    ww: float = 360
    wh: float = 430
    base: float = 770
    lit: float = 0.5
    bars: bool = True
    curtain: str | None = None


class Library(Step, frozen=True, kw_only=True):
    """Walls of books with a round window."""

    base: float = 830


class Station(Step, frozen=True, kw_only=True):
    """A hall of iron and glass."""

    base: float = 760


class Museum(Step, frozen=True, kw_only=True):
    """A gallery with frames; `clipframe` puts something into one of them."""

    wall: str = "#5a2230"
    base: float = 740
    frames: tuple[Box, ...] = ((230, 330, 190, 240), (500, 300, 250, 300), (770, 330, 190, 240))


class Desk(Step, frozen=True, kw_only=True):
    """A detective's desk from above, with a map."""

    wood: str = "#4a2c1a"
    lampx: float = 300
    lampy: float = 260
    map_: bool = True


class SMap(Step, frozen=True, kw_only=True):
    """A paper map of the ring of canals."""

    x: float
    y: float
    k: float
    rot: float


class Cutaway(Step, frozen=True, kw_only=True):
    """A house cut open like a doll's house."""

    base: float = 880
    x0: float = 170
    w: float = 660
    floors: int = 4
    fh: float = 165
    cols: int = 2
    roofh: float = 150
    wallc: str | None = None
    moon: Disc | None = (790, 180, 60)
