"""Whether a store can keep anything: told in the log when it changes, and by `/ready`."""

from __future__ import annotations

import apsw

from gloaming.server.logs import log


class Health:
    """Why nothing can be kept at the moment, if that is so."""

    def __init__(self) -> None:
        self.trouble: str | None = None
        self._is_damaged = False
        """Other writes may work after this one; the database stays damaged."""

    def failed(self, error: Exception) -> None:
        """Something could not be written or read; the log is told the first time."""
        if not isinstance(error, apsw.Error | OSError):
            log("store-mistake", error=type(error).__name__)
            return
        self._is_damaged |= isinstance(error, apsw.CorruptError | apsw.NotADBError)
        before, self.trouble = self.trouble, reason(error)
        if before is None:
            log("store-failing", error=type(error).__name__, why=self.trouble)

    def works(self) -> None:
        """Something was written."""
        if self.trouble is not None and not self._is_damaged:
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
