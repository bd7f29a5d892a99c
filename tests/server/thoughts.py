"""What processes are asked to think about in tests."""

import os
import time


def slowly(_game: str, seconds: float, answer: bytes) -> bytes:
    time.sleep(seconds)  # noqa: TID251 - it takes so long
    return answer


def fatally(_game: str) -> bytes:
    os._exit(1)


def fatally_once(_game: str, trace: str) -> bytes:
    """Dies where nobody has died before."""
    if os.path.exists(trace):  # noqa: PTH110
        return b"second time"
    os.mkdir(trace)  # noqa: PTH102
    os._exit(1)


def wrongly(_game: str) -> bytes:
    raise ZeroDivisionError


def niceness(_game: str) -> bytes:
    return str(os.nice(0)).encode()
