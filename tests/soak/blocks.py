"""Work in blocks, on all processors: what is done is kept, and what is kept is not done again.

A run that was stopped goes on where it was. What is kept holds for these sources only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar

import msgspec
from rich.progress import Progress

from gloaming.compiled import PACKAGE

Key = tuple[str, int]
"""In which way the matches of a block are played, and the number of the block."""
Block = TypeVar("Block")


class Keeping(msgspec.Struct, frozen=True):
    """Where blocks are kept, how many are worked at together, and where it is told."""

    folder: Path
    jobs: int
    progress: Progress


def done(
    name: str, wanted: Sequence[Key], do: Callable[[Key], Block], kind: type[Block], keep: Keeping
) -> list[Block]:
    """All that is wanted, in its order; `name` is what it is called in the folder."""
    keep.folder.mkdir(parents=True, exist_ok=True)
    file = keep.folder / f"{name}-{_sources()}.jsonl"
    blocks = dict(_read(file, kind))
    missing = [key for key in wanted if key not in blocks]
    bar = keep.progress.add_task(name, total=len(wanted), completed=len(wanted) - len(missing))
    with ProcessPoolExecutor(keep.jobs) as pool, file.open("ab") as lines:
        asked = {pool.submit(do, key): key for key in missing}
        try:
            for one in as_completed(asked):
                blocks[asked[one]] = one.result()
                lines.write(msgspec.json.encode((asked[one], one.result())) + b"\n")
                lines.flush()
                keep.progress.advance(bar)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return [blocks[key] for key in wanted]


def _sources() -> str:
    """A digest of all that a match and its laws hang on."""
    files = (file for folder in (PACKAGE, Path(__file__).parent) for file in folder.rglob("*"))
    texts = sorted(file for file in files if file.suffix in {".py", ".toml", ".ftl"})
    return blake2b(b"".join(file.read_bytes() for file in texts), digest_size=16).hexdigest()


def _read(file: Path, kind: type[Block]) -> Iterator[tuple[Key, Block]]:
    """What is kept, without a last line that was torn off."""
    text = file.read_bytes() if file.exists() else b""
    whole = text[: text.rfind(b"\n") + 1]
    if whole != text:
        file.write_bytes(whole)
    for line in whole.splitlines():
        key, block = msgspec.json.decode(line, type=tuple[Key, kind])  # type: ignore[valid-type]
        yield key, block
