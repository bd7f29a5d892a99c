"""`python -m tools.compile`: compiled copies of the modules that a server runs most, with mypyc.

They lie beside the environment and are used by a server as long as the sources are what they were
made of (see `gloaming/compiled.py`). Without a C compiler there are none, and everything works.
"""

import ast
import fcntl
import os
import shutil
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

from gloaming.compiled import FOLDER, PACKAGE, digest, is_fresh
from tools.steps import CACHE, ROOT

WORK = CACHE / "compiling"
COMPILER = CACHE / "compiler"
PINS = ROOT / "requirements" / "compile.txt"

WHAT = (
    "core/chance.py",
    "core/digest.py",
    "core/game.py",
    "core/match.py",
    "core/seating.py",
    "games/*/engine.py",
    "games/*/lines.py",
    "games/*/rules.py",
    "games/*/sight.py",
    "games/*/state.py",
    "games/*/wandering.py",
    "server/acts.py",
    "server/asides.py",
    "server/attendance.py",
    "server/botseats.py",
    "server/clock.py",
    "server/company.py",
    "server/counting.py",
    "server/frames.py",
    "server/guest.py",
    "server/line.py",
    "server/live.py",
    "server/lobby.py",
    "server/playing.py",
    "server/rate.py",
    "server/room.py",
    "server/sittings.py",
    "server/sources.py",
    "server/store/batches.py",
    "server/store/rows.py",
    "server/store/sqlite.py",
    "server/tablelog.py",
    "server/tableview.py",
    "server/votes.py",
)
"""What a move passes through, and what bots try things out with.

Not the socket itself: mypyc's class over one of picows' crashes.
"""


def compile_all() -> None:
    """Make the copies of the sources as they are now; one at a time does so."""
    with (CACHE / "compiler.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        recipe = blake2b(Path(__file__).read_bytes() + PINS.read_bytes()).hexdigest()
        if is_fresh() and _is_text(FOLDER / "recipe", recipe):
            return
        _install_compiler()
        made_of = _copy_sources()
        mypyc = (sys.executable, "-m", "mypyc", "--config-file=", "--ignore-missing-imports")
        _run(*mypyc, *_files())
        _keep(made_of, recipe)


def _is_text(path: Path, text: str) -> bool:
    return path.exists() and path.read_text("utf-8") == text


def _install_compiler() -> None:
    """A place of its own: it is no part of what a server needs."""
    stamp = COMPILER / "stamp"
    if stamp.exists() and stamp.read_bytes() == PINS.read_bytes():
        return
    shutil.rmtree(COMPILER, ignore_errors=True)
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input")
    _run(*pip, "install", "--quiet", "--require-hashes", f"--target={COMPILER}", f"-r{PINS}")
    stamp.write_bytes(PINS.read_bytes())


def _copy_sources() -> str:
    """What is compiled is a copy: nothing that is made may lie among the sources."""
    shutil.rmtree(WORK, ignore_errors=True)
    unread = shutil.ignore_patterns("__pycache__", "tests", "static")
    shutil.copytree(PACKAGE, WORK / "gloaming", ignore=unread)
    return digest(WORK / "gloaming")


def _files() -> list[str]:
    found = {path for pattern in WHAT for path in (WORK / "gloaming").glob(pattern)}
    chosen = (path for path in found if not _has_settings(path))
    return sorted(path.relative_to(WORK).as_posix() for path in chosen)


def _has_settings(path: Path) -> bool:
    """Whether a class here has keyword arguments, such as `frozen=True`: mypyc drops them."""
    parts = ast.walk(ast.parse(path.read_bytes()))
    return any(isinstance(part, ast.ClassDef) and part.keywords for part in parts)


def _run(*command: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(COMPILER), "MYPYPATH": str(WORK)}
    WORK.mkdir(parents=True, exist_ok=True)
    subprocess.run(command, cwd=WORK, env=environment, stdin=subprocess.DEVNULL, check=True)


def _keep(made_of: str, recipe: str) -> None:
    """Put them where servers look; without the digest, which is written last, they are nothing."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    for path in [*WORK.glob("*.so"), *(WORK / "gloaming").rglob("*.so")]:
        kept = FOLDER / path.relative_to(WORK)
        kept.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, kept)
    (FOLDER / "recipe").write_text(recipe, "utf-8")
    (FOLDER / "digest").write_text(made_of, "utf-8")
    shutil.rmtree(WORK, ignore_errors=True)


if __name__ == "__main__":
    try:
        compile_all()
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
