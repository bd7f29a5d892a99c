"""Steps that are done once: each is skipped while what goes into it is what it was last time.

Standard library only, and little of it: this runs before anything is installed, and before every
start.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from tools.trouble import TroubleError, sentence

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
CACHE = ROOT / ".cache"
STAMPS = ENVIRONMENT / "stamps"

UNREAD = {"__pycache__", "node_modules", "static", "tests"}
"""Folders that no step is made of."""

Command = Sequence[str | Path]


@dataclass(frozen=True, kw_only=True)
class Step:
    """Something to be made: out of what, and how."""

    name: str
    title: str
    of: tuple[Path, ...]
    """Files and folders; together with `also` they decide whether the step is done again."""
    makes: Path
    do: Callable[["Progress"], None]
    also: str = ""
    only: Callable[[Path], bool] = lambda _path: True


# Stamps


def files_of(step: Step) -> Iterator[Path]:
    """All the files that a step is made of, in a fixed order."""
    for path in step.of:
        if path.is_dir():
            yield from (found for found in _walk(path) if step.only(found))
        elif path.exists():
            yield path


def _walk(folder: Path) -> Iterator[Path]:
    for base, folders, names in os.walk(folder):
        folders[:] = sorted(set(folders) - UNREAD)
        for name in sorted(names):
            yield Path(base, name)


def digest_of(step: Step) -> str:
    """What a step is made of, as a short text: relative paths, contents, whatever else decides."""
    hasher = blake2b(step.also.encode(), digest_size=16)
    for path in files_of(step):
        content = path.read_bytes()
        hasher.update(f"\n{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        hasher.update(content)
    return hasher.hexdigest()


def is_done(step: Step) -> bool:
    """Whether the step was finished, of the very same things."""
    stamp = STAMPS / step.name
    return step.makes.exists() and stamp.exists() and stamp.read_text() == digest_of(step)


def carry_out(steps: Iterable[Step]) -> None:
    """Do what is not done yet; what was finished before an interruption stays finished."""
    progress = Progress()
    for step in steps:
        if is_done(step):
            continue
        progress.begin(step)
        step.do(progress)
        progress.finish()
        STAMPS.mkdir(parents=True, exist_ok=True)
        (STAMPS / step.name).write_text(digest_of(step))
    progress.end()


# Progress

GRUMBLING = ("WARNING", "npm warn")


class Progress:
    """Tells a person what is going on, and keeps what the programs say in a log."""

    def __init__(self) -> None:
        self._started = time.monotonic()
        self._is_live = sys.stdout.isatty()
        self._title = ""
        self.log = CACHE / "setup" / "none.log"

    def begin(self, step: Step) -> None:
        """The next step."""
        if not self._title:
            print("Setting up what is missing.", flush=True)
        self._title = step.title
        self.log = CACHE / "setup" / f"{step.name}.log"
        self.log.parent.mkdir(parents=True, exist_ok=True)
        self.log.write_bytes(b"")
        print(self._line(), end="\r" if self._is_live else "\n", flush=True)

    def finish(self) -> None:
        """The step is over, for good or ill."""
        if self._is_live:
            print(_cleared(self._line()), flush=True)

    def end(self) -> None:
        """All is there."""
        if self._title:
            self._title = "ready"
            print(self._line(), flush=True)

    def run(self, command: Command, folder: Path = ROOT) -> None:
        """Run a program of the step, or say in one sentence why it failed."""
        with self.log.open("ab") as log:
            process = subprocess.Popen(
                [str(part) for part in command],
                cwd=folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        if self._wait(process) != 0:
            self.finish()
            where = self.log.relative_to(ROOT).as_posix()
            raise TroubleError(sentence(self._title, self._said(), where))

    def _wait(self, process: subprocess.Popen[bytes]) -> int:
        while True:
            try:
                return process.wait(0.2 if self._is_live else None)
            except subprocess.TimeoutExpired:
                print(_cleared(f"{self._line()}  {self._last_words()}"), end="\r", flush=True)

    def _line(self) -> str:
        return f"{time.monotonic() - self._started:5.0f} s  {self._title}"

    def _last_words(self) -> str:
        """What a program said last, its grumbling left out."""
        lines = (line.strip() for line in reversed(self._said().split("\n")))
        return next((line for line in lines if line and not line.startswith(GRUMBLING)), "")

    def _said(self) -> str:
        return self.log.read_text(errors="replace")


def _cleared(text: str) -> str:
    return text[: shutil.get_terminal_size().columns - 1] + "\x1b[K"
