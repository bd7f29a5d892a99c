"""Processes under measurement: where they run, what they used of a core, what they hold."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / ".cache" / "speed"
"""On a real disk, and ignored by git: data folders of servers under measurement, and the peers."""

TICK = os.sysconf("SC_CLK_TCK")
SERVER_CORE, CLIENT_CORE = 0, 1
START_SECONDS = 30.0


class TroubleError(Exception):
    """A measurement that cannot be made, in one sentence."""


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# Starting


def pinned(command: Sequence[str | Path], core: int) -> subprocess.Popen[bytes]:
    """A process on one core, where the machine has that many and lets us choose."""
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    process = subprocess.Popen(
        [str(part) for part in command],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=_errors(),
        start_new_session=True,  # Ctrl-C is for us; we end what we started
    )
    if hasattr(os, "sched_setaffinity") and core in os.sched_getaffinity(0):
        os.sched_setaffinity(process.pid, {core})
    return process


def _errors() -> int:
    """What processes under measurement complain about is kept beside their data."""
    CACHE.mkdir(parents=True, exist_ok=True)
    return os.open(CACHE / "errors.log", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)


@contextmanager
def running(command: Sequence[str | Path], core: int) -> Iterator[subprocess.Popen[bytes]]:
    """A process that ends when we are done with it, whatever happens."""
    process = pinned(command, core)
    try:
        yield process
    finally:
        _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    for kind in (signal.SIGTERM, signal.SIGKILL):
        if process.poll() is None:
            os.killpg(process.pid, kind)
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                continue
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()


@contextmanager
def serving(command: Sequence[str | Path], port: int) -> Iterator[int]:
    """A server that listens; gives its process id."""
    with running(command, SERVER_CORE) as process:
        _await_port(process, port)
        yield process.pid


def _await_port(process: subprocess.Popen[bytes], port: int) -> None:
    until = time.monotonic() + START_SECONDS
    while process.poll() is None and time.monotonic() < until:
        with socket.socket() as probe:
            probe.settimeout(1)
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TroubleError("the server did not start: see .cache/speed/errors.log")


def output_of(command: Sequence[str | Path], core: int, seconds: float) -> bytes:
    """Run a process to its end, and give what it said last."""
    with running(command, core) as process:
        try:
            said, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            raise TroubleError(f"{command[-1]} took more than {seconds:.0f} s") from None
        if process.returncode != 0:
            raise TroubleError("a process failed: see .cache/speed/errors.log")
    return said.strip().rpartition(b"\n")[2]


def ours(module: str, *arguments: object) -> list[str | Path]:
    """A module of ours, as a command."""
    return [sys.executable, "-m", module, *map(str, arguments)]


# Looking, through /proc


def cpu_seconds(pid: int) -> float:
    """What a process and all it started have used of the cores, threads included."""
    return sum(map(_own_cpu, [pid, *descendants(pid)]))


def _own_cpu(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICK


def descendants(pid: int) -> list[int]:
    """The processes that a process started, and those that they started."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, task.read_text("utf-8").split()):
            found += [child, *descendants(child)]
    return found


def resident_bytes(pid: int) -> int:
    """The memory that a process holds, without what it started."""
    pages = int(Path(f"/proc/{pid}/statm").read_text("utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def fresh_folder(name: str) -> Iterator[Path]:
    """A data folder on a real disk, gone afterwards."""
    folder = CACHE / name
    shutil.rmtree(folder, ignore_errors=True)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
