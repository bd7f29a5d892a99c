"""Shadows: Amsterdam: how soon a finger is seen, and how smoothly the city moves."""

from __future__ import annotations

import statistics

import msgspec

from tests.speed.city import GESTURES, Frames, Gesture
from tests.speed.city import city as a_city
from tests.speed.machine import CLIENT_CORE, free_port, fresh_folder, ours, output_of, serving
from tests.speed.pointer import Fingers, Ways
from tests.speed.telling import Pace, Tell, median_of, shown, table

# Fingers


def pointer(pace: Pace, tell: Tell) -> str:
    """How long a finger takes to a team-mate's screen, at a human pace."""
    found = []
    for number in range(pace.rounds):
        tell(f"round {number + 1} of {pace.rounds}")
        found.append(_pointed(pace))
    return f"{_ways_told(pace, found)}\n\n{_ways_table(found)}"


def _pointed(pace: Pace) -> Ways:
    port = free_port()
    with fresh_folder("pointer") as folder:
        command = ours("tests.speed.served", port, folder)
        with serving(command, port) as server:
            load = Fingers(port, server, pace.tables // 2, seconds=2.5 * pace.seconds)
            command = ours("tests.speed.pointer", msgspec.json.encode(load).decode())
            said = output_of(command, CLIENT_CORE, 180 + load.seconds)
    return msgspec.json.decode(said, type=Ways)


def _ways_told(pace: Pace, found: list[Ways]) -> str:
    lost, points = sum(ways.lost for ways in found), sum(ways.points for ways in found)
    return (
        f"{pace.tables // 2} matches of eight seats at once, {4 * pace.tables} sockets;"
        f" {pace.rounds} rounds, {2.5 * pace.seconds:.0f} s each. Of {points:,} fingers {lost} were"
        " lost."
    )


def _ways_table(found: list[Ways]) -> str:
    head = ("round", "fingers/s", "arrivals", "p50 ms", "p99 ms", "worst ms", "server's core",
            "client's core")  # fmt: skip
    rows = [
        (
            str(number), shown(ways.points / ways.seconds), f"{ways.arrivals:,}",
            shown(ways.p50_ms), shown(ways.p99_ms), shown(ways.worst_ms),
            f"{ways.server_cpu / ways.seconds:.2f}", f"{ways.client_cpu / ways.seconds:.2f}",
        )
        for number, ways in enumerate(found, 1)
    ]  # fmt: skip
    return table(head, rows)


# The city


def city(pace: Pace, tell: Tell) -> str:
    """How smoothly it is dragged and zoomed."""
    found: dict[Gesture, list[Frames]] = {gesture: [] for gesture in GESTURES}
    with fresh_folder("city") as folder, a_city(folder) as shown:
        for number in range(pace.rounds):
            tell(f"round {number + 1} of {pace.rounds}")
            for gesture, frames in found.items():
                frames.append(shown.moved(gesture))
    head = ("", "median ms", "p95 ms", "p99 ms", "within 20 ms", "ms of a core for a frame")
    rows = [
        (
            gesture,
            *(median_of(one.within(part) for one in frames) for part in (0.5, 0.95, 0.99)),
            f"{statistics.median(one.smooth for one in frames):.0%}",
            median_of(one.cpu for one in frames),
        )
        for gesture, frames in found.items()
    ]
    return table(head, rows)
