"""How much one guest, one address and all of them together may ask of the server."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What may be asked; many people may sit behind one address."""

    frames_per_second: float = 50
    burst: float = 100
    frames_of_one_per_second: float = 400
    """From all sockets of one address; above that they are read more slowly."""
    burst_of_one: float = 2000
    acts_per_second: float = 3
    """What one person changes at a table: each is kept, and all are told."""
    act_burst: float = 40
    moves_per_second: float = 10
    move_burst: float = 60
    moves_per_minute: float = 60
    """Of one seat, over a long time: rules let some moves be made without end, and all are kept."""
    move_store: float = 600
    requests_per_second: float = 50
    """From one address; those above it wait for a second before they are refused."""
    request_burst: float = 400
    files_per_second: float = 200
    """The same for files of the client, of which a table of Amsterdam needs some two hundred."""
    file_burst: float = 4000
    joins_per_minute: float = 60
    """Sockets that one person opens."""
    join_burst: float = 30
    tables_per_minute: float = 6
    table_burst: float = 20
    guesses_per_minute: float = 20
    """Codes and links that are not there, from one network of addresses."""
    guess_burst: float = 40
    guesses_of_all_per_second: float = 100
    """Guesses of all networks together that are above their own rate, and are answered still."""
    guess_burst_of_all: float = 1000
    analyses_per_minute: float = 30
    """Looks back that have to be worked out; what is at hand is not counted."""
    analysis_burst: float = 30
    connections: float = 4096
    """All of them, sockets included; fewer, if the system does not let us have so many."""
    connections_of_one: float = 1024
    """From one address: a room full of people, each with a browser that opens several."""
