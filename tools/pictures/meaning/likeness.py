"""What all pictures of the deck have to do with one another, and why: for bots, without a model."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
from rich.progress import track

from tools.pictures.meaning import kept, shades
from tools.pictures.meaning.kept import Similarity
from tools.pictures.meaning.links import Link, Words, closeness
from tools.pictures.meaning.model import MiniLM, weights
from tools.pictures.meaning.tags import tags_of
from tools.pictures.numbering import INTEL
from tools.pictures.paint.arrays import Array
from tools.pictures.recipe import Recipe

SHARES = {"words": 0.58, "colours": 0.27, "sentence": 0.15}
FULL = 97
"""So many of a hundred links are weaker than one that counts as whole."""
REASONS = 3
"""So many links of two pictures are kept, the best first."""

TOLD, BEST = 20, 5


class Likeness(NamedTuple):
    """For every two pictures, in the order of the deck: how close, and by which words."""

    close: Array
    links: dict[tuple[int, int], list[Link]]


def likeness(deck: Sequence[Recipe], files: Sequence[Path], model: MiniLM) -> Likeness:
    """Of the whole deck, Intel first, each recipe with the file of its picture."""
    tagged = [tags_of(recipe) for recipe in deck]
    vocabulary = sorted({tag.word for tags in tagged for tag in tags})
    words = Words(tagged, model(vocabulary), vocabulary)
    links = {
        (one, other): words.links(tagged[one], tagged[other])
        for one in track(range(len(deck)), "links")
        for other in range(one + 1, len(deck))
    }
    by_words = np.zeros((len(deck), len(deck)))
    for (one, other), found in links.items():
        by_words[one, other] = by_words[other, one] = closeness(found)
    by_words = np.clip(by_words / np.percentile(by_words[by_words > 0], FULL), 0, 1)
    said = model([recipe.concept for recipe in deck])
    by_sentence = np.clip((said @ said.T - 0.1) / 0.6, 0, 1)
    parts = {"words": by_words, "colours": shades.likeness(files), "sentence": by_sentence}
    close = sum(share * parts[name] for name, share in SHARES.items())
    return Likeness(np.asarray(close), links)


# For people


def told(found: Likeness | None, deck: Sequence[Recipe]) -> Iterator[str]:
    """The best links of some pictures, to be read by somebody."""
    if found is None:
        return
    placed = kept.ordered(deck)
    for at in range(0, len(placed), len(placed) // TOLD):
        yield f"{placed[at].id}: {placed[at].concept}"
        best = [other for other in np.argsort(-found.close[at]) if other != at][:BEST]
        for other in best:
            links = found.links[min(at, other), max(at, other)][:REASONS]
            why = ", ".join(" ~ ".join(sorted({link.one, link.other})) for link in links)
            yield f"    {found.close[at, other]:.2f} {placed[other].id} ({why})"


# Files


def renew(out: Path, deck: Sequence[Recipe], names: Mapping[str, str]) -> Likeness | None:
    """Write both files anew, unless they are of these very pictures and words."""
    of = kept.digest(deck, names)
    files = (out / kept.SIMILARITY_FILE, out / kept.REASONS_FILE)
    if all(kept.made_of(file) == of for file in files):
        return None
    placed = kept.ordered(deck)
    painted = [out / f"{names[recipe.id]}.webp" for recipe in placed]
    found = likeness(placed, painted, MiniLM(weights()))
    for file, told in zip(files, (similarity(found, of), reasons(found, of)), strict=True):
        file.write_bytes(msgspec.json.encode(told) + b"\n")
    return found


def similarity(found: Likeness, of: str) -> Similarity:
    """As it is kept: two places are more than anybody sees."""
    close = np.round(found.close.astype(float), 2).tolist()
    return Similarity(
        of=of,
        districts=tuple(tuple(row[INTEL:]) for row in close[:INTEL]),
        intel=tuple(tuple(row[:INTEL]) for row in close[:INTEL]),
        sides=tuple(tuple(row[INTEL:]) for row in close[INTEL:]),
    )


def reasons(found: Likeness, of: str) -> dict[str, object]:
    """The best links of every two pictures, as numbers of words: first those of the lower one."""
    best = {pair: links[:REASONS] for pair, links in found.links.items()}
    used = {word for links in best.values() for _, *pair in links for word in pair}
    words = sorted(used)
    number = {word: index for index, word in enumerate(words)}
    pairs = [
        [one, other, *(number[word] for _, *pair in links for word in pair)]
        for (one, other), links in best.items()
        if links
    ]
    return {"of": of, "words": words, "pairs": pairs}
