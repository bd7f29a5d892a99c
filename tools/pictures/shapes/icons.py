"""Small props: icons of Noto Emoji, taken apart into shapes that are stacked as card.

The icons come from an npm package that `icons/package-lock.json` pins; `make pictures` fetches it.
"""

import json
import xml.etree.ElementTree as ET
from functools import cache
from typing import Any

from tools.pictures.deck import ICONS

SET = ICONS / "node_modules" / "@iconify-json" / "noto" / "icons.json"
SPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
DEFINING = {"defs", "linearGradient", "radialGradient", "clipPath", "mask", "filter"}
BINDING = {"mask", "filter", "clip-path", "opacity"}
"""A group that says one of these cannot be taken apart."""

SIDE = 200
"""How large an icon is drawn, before it is scaled."""

ET.register_namespace("", "http://www.w3.org/2000/svg")
ET.register_namespace("xlink", "http://www.w3.org/1999/xlink")


class NoIconError(Exception):
    """There is no icon of this name."""


@cache
def _set() -> dict[str, Any]:
    if not SET.exists():
        raise NoIconError("the icons are not there: `make pictures` fetches them")
    found: dict[str, Any] = json.loads(SET.read_text("utf-8"))
    return found


def _icon(name: str) -> tuple[str, float, float]:
    """Its SVG, its width and its height."""
    icons, aliases = _set()["icons"], _set().get("aliases", {})
    real = name if name in icons else aliases.get(name, {}).get("parent")
    if real not in icons:
        raise NoIconError(f"there is no icon {name}")
    one = icons[real]
    sides = (one.get(side, _set().get(side, 16)) for side in ("width", "height"))
    return one["body"], *sides


@cache
def pieces(name: str, most: int) -> tuple[str, ...]:
    """The icon around 0, 0 in at most so many pieces of card, back to front."""
    body, w, h = _icon(name)
    defined, shapes = _apart(body)
    box = f'<clipPath id="box"><rect width="{w}" height="{h}"/></clipPath>'
    place = f"scale({SIDE / max(w, h)}) translate({-w / 2},{-h / 2})"
    before = f'<g transform="{place}"><defs>{box}{defined}</defs><g clip-path="url(#box)">'
    return tuple(f"{before}{shape}</g></g>" for shape in _merged(shapes, most))


def _merged(shapes: list[str], most: int) -> list[str]:
    if len(shapes) <= most:
        return shapes
    step = len(shapes) / most
    return ["".join(shapes[int(i * step) : int((i + 1) * step)]) for i in range(most)]


def _apart(body: str) -> tuple[str, list[str]]:
    """What its shapes refer to, and its shapes."""
    root = ET.fromstring(f"<svg {SPACES}>{body}</svg>")  # noqa: S314 - pinned by its hash
    defined: list[str] = []
    shapes: list[str] = []

    def walk(element: ET.Element, around: tuple[str, ...]) -> None:
        kind = element.tag.rpartition("}")[2]
        if kind in DEFINING:
            defined.append(ET.tostring(element, encoding="unicode"))
        elif kind == "g" and len(element) > 1 and not BINDING & set(element.attrib):
            for child in element:
                walk(child, (*around, _attributes(element)))
        else:
            shapes.append(_wrapped(ET.tostring(element, encoding="unicode"), around))

    for child in root:
        walk(child, ())
    return "".join(defined), shapes


def _attributes(element: ET.Element) -> str:
    pairs = element.attrib.items()
    return " ".join(f'{name.rpartition("}")[2]}="{value}"' for name, value in pairs)


def _wrapped(shape: str, around: tuple[str, ...]) -> str:
    for attributes in reversed(around):
        shape = f"<g {attributes}>{shape}</g>"
    return shape
