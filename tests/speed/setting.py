"""The peers, set up once, and what the machine and the programs are called."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path

import msgspec

from tests.speed.machine import CACHE, ROOT, TroubleError

BENCH = ROOT / "requirements" / "bench.txt"
PEERS = CACHE / "python"
BENCH_PYTHON = PEERS / "bin" / "python"
BOARDGAMEIO = ROOT / "tests" / "speed" / "peers" / "boardgameio"


def set_up_python(folder: Path = PEERS) -> None:
    """Make an environment with OpenSpiel and the other sockets.

    Dependencies are not resolved: the list is whole, and the pip that comes with Python 3.11 takes
    an extra such as `python-socks[asyncio]` for a package without a hash.
    """

    def install() -> None:
        python = folder / "bin" / "python"
        options = ("--quiet", "--no-deps", "--require-hashes")
        _run([sys.executable, "-m", "venv", "--clear", folder])
        _run([python, "-m", "pip", "install", *options, "-r", BENCH])

    _once(folder / "stamp", BENCH, install)


def set_up_boardgameio() -> None:
    """The packages that the lock file names."""
    if shutil.which("npm") is None:
        raise TroubleError("boardgame.io needs Node and npm, which are not here")

    def install() -> None:
        _run(["npm", "ci", "--no-audit", "--no-fund"], BOARDGAMEIO)

    stamp = BOARDGAMEIO / "node_modules" / ".stamp"
    _once(stamp, BOARDGAMEIO / "package-lock.json", install)


def _once(stamp: Path, recipe: Path, make: Callable[[], None]) -> None:
    """Do it again only when the recipe has changed."""
    digest = blake2b(recipe.read_bytes(), digest_size=16).hexdigest()
    if stamp.exists() and stamp.read_text("utf-8") == digest:
        return
    make()
    stamp.write_text(digest, "utf-8")


def _run(command: Sequence[str | Path], folder: Path = ROOT) -> None:
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / "setup.log").open("ab") as log:
        done = subprocess.run(command, cwd=folder, stdout=log, stderr=log, check=False)
    if done.returncode != 0:
        raise TroubleError("a peer could not be set up: see .cache/speed/setup.log")


# What was measured, and where


def machine() -> str:
    """The machine in one line, without its name."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return f"{_processor()}, {os.cpu_count()} cores, {memory:.0f} GB, {platform.system()}"


def _processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text("utf-8").split("\n") if cpuinfo.exists() else []
    names = [line.partition(": ")[2] for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def versions() -> str:
    """What runs under measurement."""
    names = ("gloaming", "msgspec", "picows", "uvloop", "uvicorn", "apsw")
    return ", ".join([f"Python {platform.python_version()}", *(f"{n} {version(n)}" for n in names)])


def node_version() -> str:
    """Which Node runs the peer."""
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
    return said.stdout.strip().removeprefix("v")


def boardgameio_version() -> str:
    """Which boardgame.io is pinned."""
    package = msgspec.json.decode((BOARDGAMEIO / "package.json").read_bytes())
    return str(package["dependencies"]["boardgame.io"])


def pinned_version(name: str) -> str:
    """Which version of a Python package the peers' environment has."""
    pins = (line.split()[0] for line in BENCH.read_text("utf-8").split("\n") if "==" in line)
    return next(pin.partition("==")[2] for pin in pins if pin.startswith(f"{name}=="))
