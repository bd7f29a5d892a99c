"""Read what the documents show."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def block(document: str, language: str) -> str:
    """Take the one fenced block of this language from a document."""
    blocks: list[str] = re.findall(
        rf"(?ms)^```{language}\n(.*?)^```$", (ROOT / document).read_text()
    )
    assert len(blocks) == 1
    return blocks[0]
