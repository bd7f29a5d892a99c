"""Packs: what the owner of a server has added to a game, such as pictures of their own.

A pack is a folder, `packs/GAME/ID` in the data folder. Its id is drawn by chance and never comes
again, so that browsers may keep for ever what they fetched from it. A match names the id and needs
nothing else of it: it is replayed and checked where the pack is not.
"""

from __future__ import annotations

import fcntl
import os
import re
import secrets
import shutil
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

import msgspec

DATA = "GLOAMING_DATA"
"""Says where the data folder is: to this program, and to those that it starts."""
NAME = re.compile("[0-9a-f]{10}")
FILE = re.compile(r"[0-9a-z-]+\.(?:webp|json)")
"""Nothing that could lead out of a folder, even where somebody else has made the pack."""
FORMAT = 1
LIST = "pack.json"
LONGEST_TITLE = 40
KINDS = {".webp": "image/webp", ".json": "application/json"}
"""What browsers may be given out of a pack."""


def data_folder() -> Path:
    """Where data lies unless told otherwise: `$GLOAMING_DATA`, else one's own folder for it."""
    if chosen := os.environ.get(DATA):
        return Path(chosen)
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "gloaming"


def fresh_name() -> str:
    """A name for a pack or for a file in one: it says nothing, and nobody can guess it."""
    return secrets.token_hex(5)


class PackError(Exception):
    """A pack that cannot be made, in one sentence."""


class Pack(msgspec.Struct, frozen=True):
    """A pack that is there."""

    id: str
    title: str
    files: frozenset[str]
    """What browsers may fetch. What lies beside it is for the server alone."""


class _Listed(msgspec.Struct, frozen=True):
    """What a pack says of itself."""

    format: int
    title: str
    files: tuple[str, ...]


# Looking


@dataclass(frozen=True)
class Shelf:
    """Where the packs of one game are."""

    folder: Path

    def packs(self) -> tuple[Pack, ...]:
        """All that are there now, by their titles."""
        try:
            changed = self.folder.stat().st_mtime_ns
        except OSError:
            return ()
        return _packs_in(self.folder, changed)

    def find(self, pack: str) -> Pack | None:
        """The pack with this id."""
        return next((one for one in self.packs() if one.id == pack), None)

    def file(self, pack: str, name: str) -> Path | None:
        """A file that browsers may fetch; nothing that is not listed is ever looked for."""
        found = self.find(pack)
        if found is None or name not in found.files:
            return None
        file = self.folder / found.id / name
        return file if file.is_file() and not file.is_symlink() else None

    def kept(self, pack: str, name: str) -> bytes | None:
        """What the server alone has of a pack."""
        found = self.find(pack)
        try:
            return None if found is None else (self.folder / found.id / name).read_bytes()
        except OSError:
            return None

    # Making and removing

    @contextmanager
    def making(self, title: str) -> Iterator[NewPack]:
        """A new pack. It is there at once and whole, or, if anything goes wrong, not at all."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with _alone(self.folder):
            self._forget_what_was_left()
            new = NewPack(self.checked(title), self.folder / f".{fresh_name()}")
            new.folder.mkdir()
            try:
                yield new
                new.close()
                new.folder.rename(self.folder / new.id)
            finally:
                shutil.rmtree(new.folder, ignore_errors=True)

    def checked(self, title: str) -> str:
        """A title as it is shown, if it can be and if no other pack has it."""
        shown = " ".join(unicodedata.normalize("NFC", title).split())
        if not shown or any(unicodedata.category(letter)[0] == "C" for letter in shown):
            raise PackError("A pack needs a name that can be shown.")
        if len(shown) > LONGEST_TITLE:
            raise PackError(f"The name is too long: {LONGEST_TITLE} letters at most.")
        if any(one.title.casefold() == shown.casefold() for one in self.packs()):
            raise PackError(f"There is a pack called “{shown}” already.")
        return shown

    def remove(self, pack: Pack) -> None:
        """From now on it is not there."""
        going = self.folder / f".{fresh_name()}"
        with _alone(self.folder):
            (self.folder / pack.id).rename(going)
            shutil.rmtree(going)

    def _forget_what_was_left(self) -> None:
        """Where somebody was stopped in the middle."""
        for left in self.folder.glob(".*/"):
            shutil.rmtree(left)


def shelf(game: str, data: Path | None = None) -> Shelf:
    """The packs of a game, in this data folder or in the usual one."""
    return Shelf((data or data_folder()) / "packs" / game)


@lru_cache(maxsize=64)
def _packs_in(folder: Path, _changed: int) -> tuple[Pack, ...]:
    """Read once for each change of the folder: whoever asks for the games asks for this."""
    found = (_read(path) for path in folder.iterdir() if NAME.fullmatch(path.name))
    packs = (pack for pack in found if pack is not None)
    return tuple(sorted(packs, key=lambda pack: (pack.title.casefold(), pack.id)))


def _read(folder: Path) -> Pack | None:
    try:
        listed = msgspec.json.decode((folder / LIST).read_bytes(), type=_Listed)
    except (OSError, msgspec.MsgspecError):
        return None
    if listed.format != FORMAT:
        return None
    return Pack(folder.name, listed.title, frozenset(filter(FILE.fullmatch, listed.files)))


# Making


@dataclass
class NewPack:
    """A pack that is being filled."""

    title: str
    folder: Path
    id: str = field(default_factory=fresh_name)
    _served: list[str] = field(default_factory=list)

    def serve(self, name: str, content: bytes) -> None:
        """Put something in that browsers may fetch."""
        assert FILE.fullmatch(name)
        self.keep(name, content)
        self._served.append(name)

    def keep(self, name: str, content: bytes) -> None:
        """Put something in for the server alone; it is on the disk before the pack is there."""
        with (self.folder / name).open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())

    def close(self) -> None:
        """Nothing more comes."""
        self.keep(LIST, msgspec.json.encode(_Listed(FORMAT, self.title, tuple(self._served))))


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """One at a time: a second one waits."""
    with (folder / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
