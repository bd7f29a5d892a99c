"""Send a long match to a socket in parts, each when the one before has been read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.server import wire
from gloaming.server.frames import raw
from gloaming.server.guest import Guest
from gloaming.server.turns import Turns

if TYPE_CHECKING:
    from gloaming.server.playing import Playing
    from gloaming.server.room import Room

MOMENTS_AT_ONCE = 256
"""How many moments one frame brings at the most."""
MOST_UNREAD = 32 * 1024
"""The next part is sent when less than this is unread."""
WAIT_SECONDS = 0.05
MOST_WAITS = 400
"""A client that reads nothing for 20 seconds is cut."""


async def send_in_parts(room: Room, playing: Playing, guest: Guest) -> None:
    """Send the moments in parts, then the snapshot, unless something else is shown meanwhile."""
    arriving = guest.arriving
    eye = await playing.match.open_eye(guest.viewer, Turns(room.hub.sources))
    first = 0
    while guest.arriving is arriving and guest in room.guests:
        part = eye.witnessed[first : first + MOMENTS_AT_ONCE]
        if len(part) < MOMENTS_AT_ONCE:
            playing.show_snapshot(guest, first)
            return
        guest.tell(wire.Earlier(first, raw(part)))
        first += len(part)
        if not await _is_read(room, guest):
            guest.line.close(wire.CLOSE_TOO_SLOW)
            break
    playing.let_go(eye.viewer)


async def _is_read(room: Room, guest: Guest) -> bool:
    """Wait until a client has read what it was sent; whether it has."""
    for _ in range(MOST_WAITS):
        await room.hub.sources.sleep(WAIT_SECONDS if guest.line.unsent else 0)
        if guest.line.unsent < MOST_UNREAD:
            return True
    return False
