"""What a load client found out, whichever server it was sent to."""

from __future__ import annotations

import msgspec


class Report(msgspec.Struct, frozen=True):
    """One window of one run. Times of a way are from sending a move to the last seat's update."""

    moves: int
    """Acknowledged within the window."""
    seconds: float
    server_cpu: float
    client_cpu: float
    p50_ms: float
    p99_ms: float
    matches: int
    """Played to their end, in the window or before it."""
    refused: int = 0

    @property
    def per_cpu_second(self) -> float:
        """Moves for each second of a core that the server used, whoever else used the machine."""
        return self.moves / max(self.server_cpu, 0.01)

    @property
    def per_second(self) -> float:
        """Moves by the wall clock: the machine's other work is in it."""
        return self.moves / self.seconds


def quantile(times: list[float], share: float) -> float:
    """The time that this share did not exceed, in milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
