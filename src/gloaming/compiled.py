"""Compiled copies of some modules, for a server that has them. The sources are the reference.

`make fast` makes them (tools/compile.py), beside the environment they are for. They are used only
if every source of the package is, byte for byte, what they were made of: a copy that is out of date
cannot stand in front of its source. docs/decisions/0006-compiled.md says why.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parent
FOLDER = Path(sys.prefix) / "compiled"
SWITCH = "GLOAMING_COMPILED"
"""Set to `no`, it leaves the copies alone."""


def sources(package: Path) -> Iterator[Path]:
    """All that decides what a copy does, in a fixed order."""
    for base, folders, names in os.walk(package):
        folders[:] = sorted(set(folders) - {"__pycache__", "tests", "static"})
        yield from (Path(base, name) for name in sorted(names) if name.endswith(".py"))


def digest(package: Path) -> str:
    """The sources, and the Python that they are compiled for, as a short text."""
    hasher = blake2b(f"{sys.implementation.cache_tag} {sys.platform}".encode(), digest_size=16)
    for path in sources(package):
        content = path.read_bytes()
        hasher.update(f"\n{path.relative_to(package).as_posix()} {len(content)}\n".encode())
        hasher.update(content)
    return hasher.hexdigest()


def is_fresh(package: Path = PACKAGE, folder: Path = FOLDER) -> bool:
    """Whether there are copies of the sources as they are now."""
    stamp = folder / "digest"
    return stamp.exists() and stamp.read_text("utf-8") == digest(package)


class Finder(MetaPathFinder):
    """Finds the copies before the sources are looked for."""

    def __init__(self, copies: Mapping[str, Path]) -> None:
        self._copies = copies

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> ModuleSpec | None:  # noqa: ARG002
        """A copy, if there is one."""
        copy = self._copies.get(fullname)
        return None if copy is None else spec_from_file_location(fullname, copy)


def copies_in(folder: Path) -> dict[str, Path]:
    """The copies by the names of their modules; what they share lies at the top."""
    found: dict[str, Path] = {}
    for path in folder.rglob("*.so"):
        packages = path.parent.relative_to(folder).parts
        found[".".join((*packages, path.name.partition(".")[0]))] = path
    return found


def use(package: Path = PACKAGE, folder: Path = FOLDER) -> bool:
    """Import the copies from now on, if there are any of the sources as they are.

    They call one another without looking anything up, so it is all of them or none.
    """
    if os.environ.get(SWITCH) == "no" or not is_fresh(package, folder):
        return False
    copies = copies_in(folder)
    if not copies.keys().isdisjoint(sys.modules):
        return False
    sys.meta_path.insert(0, Finder(copies))
    return True


def is_used() -> bool:
    """Whether what is imported now is a copy, where there is one."""
    return any(isinstance(finder, Finder) for finder in sys.meta_path)
