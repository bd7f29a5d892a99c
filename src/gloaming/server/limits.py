"""How much one guest, one address and all of them together may ask of the server."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What may be asked; many people may sit behind one address."""

    frames_per_second: float = 50
    burst: float = 100
    requests_per_second: float = 50
    request_burst: float = 400
    tables_per_minute: float = 6
    table_burst: float = 20
    guesses_per_minute: float = 20
    """Codes of tables that are not there, from one address."""
    guess_burst: float = 40
    analyses_per_minute: float = 30
    """Looks back that have to be worked out; what is at hand is not counted."""
    analysis_burst: float = 30
    connections: float = 4096
    """All of them, sockets included; fewer, if the system does not let us have so many."""
    connections_of_one: float = 1024
    """From one address: a room full of people, each with a browser that opens several."""
