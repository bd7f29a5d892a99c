"""What an attack costs the others: memory, and how long a command at another table waits."""

from __future__ import annotations

import asyncio
import contextlib
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles

from tests.server.clients import Client, in_play
from tests.server.real import RealServer

RECOVERY_SECONDS = 5
"""After so long everything has to be as it was before."""
COMMAND_SECONDS = 0.02


@dataclass
class Harm:
    """What was measured during an attack, and after it."""

    before: float = 0
    """Megabytes of the server's process before the attack."""
    peak: float = 0
    """The most there were until the end."""
    waits: list[float] = field(default_factory=list)
    """Milliseconds until each command was acknowledged."""
    later: list[float] = field(default_factory=list)
    """The same, after the attack."""

    @property
    def p99(self) -> float:
        """Milliseconds within which 99 of 100 commands were acknowledged."""
        return quantiles(self.waits, n=100)[98]

    def __str__(self) -> str:
        """One line of a table."""
        return (
            f"{self.peak:6.0f} MB {median(self.waits):7.1f} {self.p99:7.1f}"
            f" {max(self.waits):7.1f} {median(self.later):7.1f} ms  {len(self.waits)} commands"
        )


def megabytes(process: int, what: str = "VmHWM") -> float:
    """Read how much memory a process has: at most so far, or `VmRSS` now."""
    text = Path(f"/proc/{process}/status").read_text("ascii")
    found = re.search(rf"{what}:\s+(\d+) kB", text)
    assert found is not None
    return int(found[1]) / 1024


async def command(person: Client, number: int) -> float:
    """Do something that is kept; return the milliseconds until it was acknowledged."""
    began = time.perf_counter()
    answer = await person.socket.write(f"{number}")
    assert answer["type"] == "done", answer
    return (time.perf_counter() - began) * 1000


async def measure(
    server: RealServer, name: str, seconds: int, connections: int, rest: int = RECOVERY_SECONDS
) -> Harm:
    """Attack a server while two people, who come from another address, go on at their table."""
    server.headers = {"x-forwarded-for": "192.0.2.7"}
    harm = Harm(before=megabytes(server.process.pid, "VmRSS"))
    async with in_play(server, "Ann", "Bob", pace="none") as (ann, bob):
        people = (ann, bob)
        with attacking(server, name, seconds, connections) as attackers:
            while attackers.poll() is None:
                number = len(harm.waits)
                harm.waits.append(await command(people[number % 2], number))
                await asyncio.sleep(COMMAND_SECONDS)  # noqa: TID251 - a pause between commands
        assert attackers.returncode == 0
        await asyncio.sleep(rest)  # noqa: TID251 - what is measured is real time
        harm.later = [await command(people[number % 2], number) for number in range(50)]
    harm.peak = megabytes(server.process.pid)
    return harm


@contextlib.contextmanager
def attacking(
    server: RealServer, name: str, seconds: int, connections: int
) -> Iterator[subprocess.Popen[bytes]]:
    """Attack from another process."""
    words = (name, str(server.port), str(seconds), str(connections))
    process = subprocess.Popen((sys.executable, "-m", "tests.attacks.floods", *words))
    try:
        yield process
    finally:
        process.kill()
        process.wait()
