"""Whether a store can keep anything: told in the log when it changes, and by `/ready`."""

from __future__ import annotations

import os
from pathlib import Path

import apsw

from gloaming.server.logs import log
from gloaming.server.store import StoreError

REMOVED = "the database was removed or replaced while the server was running"


class RemovedError(StoreError):
    """The files of the store do not lie where they were opened."""


class Health:
    """Why nothing can be kept at the moment, if that is so."""

    def __init__(self) -> None:
        self.trouble: str | None = None
        self.is_removed = False
        self._is_damaged = False
        """Other writes may work after this one; the database stays damaged."""

    def failed(self, error: Exception) -> None:
        """Something could not be written or read; the log is told the first time."""
        if not isinstance(error, RemovedError | apsw.Error | OSError):
            log("store-mistake", error=type(error).__name__)
            return
        self._is_damaged |= isinstance(error, apsw.CorruptError | apsw.NotADBError)
        before, self.trouble = self.trouble, reason(error)
        if isinstance(error, RemovedError):
            self.trouble, self.is_removed = REMOVED, True
        if before is None or (self.is_removed and before != self.trouble):
            event = "store-removed" if self.is_removed else "store-failing"
            log(event, error=type(error).__name__, why=self.trouble)

    def works(self) -> None:
        """Something was written."""
        if self.trouble is not None and not self.is_removed and not self._is_damaged:
            self.trouble = None
            log("store-recovered")


def reason(error: Exception) -> str:
    """Why the disk or SQLite refused, with the name of the code."""
    if isinstance(error, apsw.Error):
        codes = apsw.mapping_extended_result_codes, apsw.mapping_result_codes
        number = getattr(error, "extendedresult", 0)
        named = (str(code[number]) for code in codes if number in code)
        return f"{next(named, type(error).__name__)}: {error}"
    return getattr(error, "strerror", None) or str(error)


class Files:
    """The files of an open database, and whether they lie where they were opened."""

    def __init__(self, folder: Path, *names: str) -> None:
        self._folder, self._names = str(folder), names
        self._as_checked = self._state()
        self._known = self._identities()

    def check(self, *, is_whole: bool) -> None:
        """Raise an error if one is gone, or is another file: what is written would be lost.

        Unless all is looked at, the time at which the folder was changed tells whether names in it
        came or went. Such times are as coarse as the ticks of a kernel.
        """
        try:
            state = self._state()
            if state == self._as_checked and not is_whole:
                return
            if self._identities() != self._known:
                raise RemovedError
        except (FileNotFoundError, NotADirectoryError):
            raise RemovedError from None
        self._as_checked = state

    def _state(self) -> tuple[int, int, int]:
        found = os.stat(self._folder)  # noqa: PTH116 - at every commit, and a `Path` takes longer
        return found.st_mtime_ns, found.st_ino, found.st_dev

    def _identities(self) -> list[tuple[int, int]]:
        found = [Path(self._folder, name).stat() for name in self._names]
        return [(one.st_dev, one.st_ino) for one in found]
