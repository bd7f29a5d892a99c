"""Steps: things and people."""

from msgspec import field

from tools.pictures.language.base import Shade, Step
from tools.pictures.shapes.hats import Hat
from tools.pictures.shapes.people import Joint, Style


class Laid(Step, frozen=True, kw_only=True):
    """How pieces of card are laid down."""

    x: float = 0
    y: float = 0
    rot: float = 0
    flip: bool = False
    sx: float = 1
    sy: float = 1
    cast: float | tuple[float, ...] | None = None
    """The line of the ground that its shadow falls on."""
    haze: float = 0
    tone: float = 1
    edge: float = 0.22
    blurpx: float = 0
    lit: bool = True
    opacity: float = 1
    emit: bool | tuple[int, ...] = ()
    """Which of its pieces shine; `true`: all."""
    emitamt: float = 0.6
    chroma: float | None = None
    """How much of its own colour it keeps; `tint` and `tintamt`: what is put over it."""
    tint: str | None = None
    tintamt: float | None = None
    sh: Shade | None = (2.2, 3.4, 3.4, 0.42)
    first: Shade | None = (5, 8, 10, 0.5)
    """The shadow of its lowest piece; `sh`: of the others."""
    clipframe: int | None = None
    """It is seen only inside this frame of the museum."""


class Art(Laid, frozen=True, kw_only=True):
    """A motif: `m` names it, `args` are its own colours and values."""

    m: str
    k: float = 1
    args: dict[str, str | float] = field(default_factory=dict)
    part: tuple[int, int] | None = None
    """Only the pieces from the one to before the other."""


class Icon(Laid, frozen=True, kw_only=True):
    """A small prop of Noto Emoji."""

    i: str
    size: float
    maxp: int = 6
    """At most so many pieces of card."""


class Held(Laid, frozen=True, kw_only=True):
    """What somebody holds: a motif `m` of the size `k`, or an icon `i` of the size `size`."""

    m: str | None = None
    i: str | None = None
    k: float = 1
    size: float = 100
    hand: Joint = "hf"
    d: tuple[float, float] = (0, 0)
    args: dict[str, str | float] = field(default_factory=dict)
    part: tuple[int, int] | None = None
    maxp: int = 6


class Who(Laid, frozen=True, kw_only=True):
    """Somebody; x, y are the feet."""

    pose: str = "stand"
    k: float = 1
    coat: str = "#2a2f44"
    legs: str = "#14161f"
    skin: str = "#e2b48c"
    hair: str = "#2a1a14"
    hat: Hat = "fedora"
    hatc: str | None = None
    scarf: str | None = None
    style: Style = "coat"
    belt: str | None = None
    shirt: str = "#d8d2c4"
    beard: bool = False
    edge: float = 0.45
    hold: Held | tuple[Held, ...] | None = None
    behind: Held | None = None


class Wallshadow(Step, frozen=True, kw_only=True):
    """The shadow of a motif, thrown on what is behind."""

    m: str
    x: float
    y: float
    k: float = 1
    rot: float = 0
    flip: bool = False
    sx: float = 1
    sy: float = 1
    bl: float = 5
    c: str | None = None
    amt: float = 0.75
    args: dict[str, str | float] = field(default_factory=dict)


class Repeat(Step, frozen=True, kw_only=True):
    """The same again and again, moved each time."""

    n: int
    dx: float = 0
    dy: float = 0
    jitter: float = 0
    grow: float = 1


class Sheet(Step, frozen=True, kw_only=True):
    """One sheet of card: `b` is its SVG, `e` what shines on it."""

    b: str = ""
    e: str = ""
    repeat: Repeat | None = None
    shadow: Shade | None = (0, -3, 10, 0.45)
    blurpx: float = 0
    lit: bool = True
    haze: float = 0
    edge: float = 0.18


class Svg(Step, frozen=True, kw_only=True):
    """The same for small things, with their shadow below them."""

    b: str
    e: str = ""
    shadow: Shade | None = (2, 4, 6, 0.45)
    blurpx: float = 0
    lit: bool = True
    haze: float = 0


class Photo(Step, frozen=True, kw_only=True):
    """A photograph of an icon, with a white rim."""

    x: float
    y: float
    rot: float
    i: str
    k: float = 1


class String(Step, frozen=True, kw_only=True):
    """A red thread from pin to pin."""

    pts: tuple[tuple[float, float], ...]


# Of the city


class OfCity(Step, frozen=True, kw_only=True):
    """How a thing of the city is laid down."""

    shadow: Shade | None = (2, 4, 8, 0.4)
    haze: float = 0


class Lamp(OfCity, frozen=True, kw_only=True):
    """A lantern with a crown, `h` high and `s` large, and its light."""

    x: float
    base: float
    h: float
    s: float = 1
    col: str | None = None
    glow: float = 0.5
    cone: bool = True


class Bike(OfCity, frozen=True, kw_only=True):
    """A bicycle; `s` is the radius of its wheels."""

    x: float
    base: float
    s: float
    col: str | None = None
    acc: str | None = None
    flip: bool = False
    rot: float = 0


class Boat(OfCity, frozen=True, kw_only=True):
    """A sloop; `s` is half its length, y the line of the water."""

    x: float
    y: float
    s: float
    col: str | None = None


class Houseboat(OfCity, frozen=True, kw_only=True):
    """A houseboat; `s` is half its length, y the line of the water."""

    x: float
    y: float
    s: float


class Windmill(OfCity, frozen=True, kw_only=True):
    """A windmill, its sails turned by `ang`."""

    x: float
    base: float
    h: float
    col: str | None = None
    ang: float = 20
    sail: str | None = None


class Bridge(OfCity, frozen=True, kw_only=True):
    """A stone bridge with bulbs along its arch; y is the line of the water."""

    y: float
    x0: float = -20
    x1: float = 1020
    arch: tuple[float, float] = (300, 700)
    rise: float = 150
    thick: float = 34
    lights: bool = True
    rail: bool = True
    col: str | None = None


class Tree(Step, frozen=True, kw_only=True):
    """A bare elm."""

    x: float
    base: float
    h: float
    col: str | None = None
    w: float = 20
    depth: int = 7
    lean: float = 0
    blurpx: float = 0
    haze: float = 0


class Stall(Step, frozen=True, kw_only=True):
    """A stall of a market, with a striped awning."""

    x: float
    base: float
    w: float
    col: str


class Clothesline(Step, frozen=True, kw_only=True):
    """Washing on a line."""

    x0: float
    y0: float
    x1: float
    y1: float


class StringLights(Step, frozen=True, kw_only=True):
    """Chains of `n` bulbs, from x, y to x, y."""

    pts: tuple[tuple[float, float, float, float], ...]
    n: int = 12
    col: str | tuple[str, ...] | None = None
    sag: float = 60


class Ridebike(Step, frozen=True, kw_only=True):
    """Somebody on a bicycle."""

    x: float
    y: float
    k: float = 1.05
