"""What went wrong with the set-up, in one sentence that says what to do."""

import re


class TroubleError(Exception):
    """The set-up cannot go on; its text is for the person at the terminal."""


CAUSES = (
    (
        r"No space left on device|ENOSPC|Disk quota exceeded|EDQUOT",
        "The disk is full: free about 1 GB and try again",
    ),
    (
        r"DO NOT MATCH THE HASHES|EINTEGRITY|Hashes are required",
        "A downloaded package is not the one that was locked, so it was not installed",
    ),
    (
        (
            r"Temporary failure in name resolution|Name or service not known|NewConnectionError"
            r"|Network is unreachable|Connection refused|Connection reset|timed out|ConnectTimeout"
            r"|Max retries exceeded|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT"
            r"|ENETUNREACH|from versions: none"
        ),
        "The package registry cannot be reached: check the network and try again",
    ),
    (
        r"Permission denied|EACCES|EROFS|Read-only file system",
        "A folder of the project, or a cache of pip or npm, cannot be written",
    ),
    (
        r"ensurepip is not available|No module named '?(ensurepip|venv)",
        "Python's venv module is missing: install it (Debian, Ubuntu: python3-venv)",
    ),
)
"""What programs write when they fail, and what it means. The first that fits is told."""


def sentence(title: str, log: str, where: str) -> str:
    """The one sentence for a step that failed; `where` is its log."""
    for pattern, meaning in CAUSES:
        if re.search(pattern, log):
            return f"{meaning} (while setting up: {title}; log: {where})."
    return f"Setting up failed at: {title}. The reason is at the end of {where}."
