"""Steps: sky, weather, light and water."""

from tools.pictures.language.base import Disc, Step

# Sky


class Sky(Step, frozen=True, kw_only=True):
    """The sky, with stars, a moon, clouds of mist and of paper (`cl`), and a far city."""

    stars: int = 110
    moon: Disc | None = None
    clouds: bool = True
    cl: tuple[Disc, ...] = ()
    church: bool | float = True
    far: bool = True
    base: float = 650
    fog: float = 0.5
    hmax: float = 150


class Stars(Step, frozen=True, kw_only=True):
    """Stars above `ymax`, some of them big."""

    n: int = 160
    ymax: float = 560
    color: str = "#fff6df"
    big: int = 6


class Moon(Step, frozen=True, kw_only=True):
    """A moon; `phase` moves a shadow over it by so many radii."""

    x: float
    y: float
    r: float
    color: str = "#fff3cf"
    phase: float = 0
    halo: float = 1
    craters: bool = True
    dark: str | None = None


class Clouds(Step, frozen=True, kw_only=True):
    """A band of clouds about y."""

    y: float = 250
    spread: float = 160
    density: float = 0.5
    color: str | None = None
    opacity: float = 0.7
    stretch: float = 3.2
    cell: float = 150


class Cloud(Step, frozen=True, kw_only=True):
    """One cloud cut out of paper."""

    x: float
    y: float
    w: float
    c: str


# Weather


class Fog(Step, frozen=True, kw_only=True):
    """A bank of fog about y."""

    y: float
    spread: float
    amount: float = 0.5
    color: str | None = None
    cell: float = 170
    stretch: float = 3.5


class Rain(Step, frozen=True, kw_only=True):
    """Rain, slanting by `angle`."""

    n: int = 260
    angle: float = 12
    length: float = 60
    color: str = "#dfe9ff"
    opacity: float = 0.35


class Snow(Step, frozen=True, kw_only=True):
    """Falling snow."""

    n: int = 220
    color: str = "#ffffff"
    opacity: float = 0.9


class Bubbles(Step, frozen=True, kw_only=True):
    """Bubbles of air in a box."""

    n: int = 30
    x0: float = 100
    x1: float = 900
    y0: float = 300
    y1: float = 900


# Light


class Glow(Step, frozen=True, kw_only=True):
    """A soft light that is seen, but lights nothing."""

    x: float
    y: float
    r: float
    color: str
    amount: float = 0.8


class Addlight(Step, frozen=True, kw_only=True):
    """A light that falls on card laid after it."""

    x: float
    y: float
    r: float
    color: str
    amt: float = 0.6
    glow: float = 0


class Light(Step, frozen=True, kw_only=True):
    """The same, with what is usual; `c` is its colour, the palette's lamps without it."""

    x: float
    y: float
    r: float = 260
    c: str | None = None
    amt: float = 0.6
    glow: float = 0.3


class Cone(Step, frozen=True, kw_only=True):
    """Light from a lamp at x, y down to the ground from `x1` to `x2` at `y2`."""

    x: float
    y: float
    x1: float
    x2: float
    y2: float
    color: str
    amount: float = 0.5
    soft: float = 10


class Beam(Step, frozen=True, kw_only=True):
    """A beam towards `ang`, opening by `spread` to each side."""

    x: float
    y: float
    ang: float
    spread: float
    length: float
    color: str
    amount: float = 0.6
    soft: float = 8


class Blinds(Step, frozen=True, kw_only=True):
    """Light through venetian blinds."""

    ang: float = -18
    n: int = 11
    amt: float = 0.55
    color: str | None = None
    x: float = 500
    y: float = 480
    soft: float = 3


class Darken(Step, frozen=True, kw_only=True):
    """Everything so far, darker."""

    c: str | None = None
    amt: float = 0.3


# Water


class Water(Step, frozen=True, kw_only=True):
    """Water from y downwards: a mirror of what is above."""

    y: float
    color: str | None = None
    strength: float = 0.72
    ripple: float = 1
    smear: float = 14
    darken: float = 0.8


class Sea(Step, frozen=True, kw_only=True):
    """Sky and paper waves; `only` so many of the `n` waves, `more_waves` brings the others."""

    y: float = 620
    n: int = 5
    moon: Disc | None = (500, 260, 110)
    stars: int = 140
    amp: float = 26
    far: bool = False
    only: int | None = None
    col: str | None = None
    step: float = 56
    phase: float = 0
    wl: float = 180


class Wavesop(Step, frozen=True, kw_only=True):
    """Paper waves alone; `more_waves` brings those that are left."""

    y: float
    only: int = 2
    n: int = 5
    col: str | None = None
    amp: float = 26
    step: float = 56
    phase: float = 0
    wl: float = 180


class MoreWaves(Step, frozen=True, kw_only=True):
    """The next `k` waves."""

    k: int = 99


class Underwater(Step, frozen=True, kw_only=True):
    """The canal from below: its bed, weeds, rays of light."""

    surf: float = 190
    light: bool = True
    weeds: bool = True
    bed: float = 880
