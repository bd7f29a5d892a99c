"""What `/ready` answers: whether people may be sent here, and what an operator has to look at."""

from __future__ import annotations

from gloaming.server.store import Store


def readiness(store: Store, *, is_draining: bool) -> tuple[int, str]:
    """The status and a sentence.

    What the disk has lost is lost wherever people are sent, so the server stays ready for them.
    """
    if is_draining:
        return 503, "draining"
    if store.trouble is not None:
        return 503, f"not ready: nothing can be kept on disk ({store.trouble})"
    if store.losses:
        return 200, (
            f"ready, but the disk has lost something that was acknowledged, in"
            f" {len(store.losses)} places: see moves-lost and writes-lost in the log"
        )
    return 200, "ready"
