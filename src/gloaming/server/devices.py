"""The devices of a person: what they are called, which sockets they hold open, and their end."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING

from gloaming.server import wire

if TYPE_CHECKING:
    from gloaming.server.line import SocketLine

OUT_SECONDS = 300
"""How long a device that was signed out is remembered: longer than a ticket or a link is good."""

BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
"""What a browser says of itself, those first that say they are others as well."""
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Macintosh": "macOS",
    "Linux": "Linux",
}


def label_of(agent: str) -> str:
    """A short label made of names that are listed here: of the `User-Agent` no more is kept."""
    found = (
        next((name for mark, name in known.items() if mark in agent), None)
        for known in (BROWSERS, SYSTEMS)
    )
    return ", ".join(name for name in found if name is not None)


class Devices:
    """Which devices hold sockets open now, and which were signed out a short time ago."""

    def __init__(self, ticks: Callable[[], int]) -> None:
        self._ticks = ticks
        self._lines: dict[str, dict[SocketLine, str]] = {}
        """The sockets of each person, and which device each is on."""
        self._out: OrderedDict[str, int] = OrderedDict()

    def came(self, line: SocketLine, person: str, device: str) -> None:
        """Note a socket that was opened."""
        self._lines.setdefault(person, {})[line] = device

    def went(self, line: SocketLine, person: str) -> None:
        """Forget a socket that is gone."""
        lines = self._lines.get(person, {})
        lines.pop(line, None)
        if not lines:
            self._lines.pop(person, None)

    def is_open(self, person: str, device: str) -> bool:
        """Whether a device holds a socket open."""
        return device in self._lines.get(person, {}).values()

    def tell_others(self, person: str, device: str, message: wire.DeviceCame) -> None:
        """Tell the other devices of a person, and nobody else."""
        for line, other in list(self._lines.get(person, {}).items()):
            if other != device:
                line.tell(message)

    def sign_out(self, person: str, device: str) -> None:
        """Close the sockets of a device; its tickets and links open nothing any more."""
        now = self._ticks()
        while self._out and next(iter(self._out.values())) < now:
            self._out.popitem(last=False)
        self._out[device] = now + 1000 * OUT_SECONDS
        for line, other in list(self._lines.get(person, {}).items()):
            if other == device:
                line.close(wire.CLOSE_SIGNED_OUT)

    def is_out(self, device: str) -> bool:
        """Whether a device was signed out so lately that a ticket of it may still be about."""
        return device in self._out
