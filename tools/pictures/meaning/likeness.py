"""What all pictures of the deck have to do with one another, and why: for bots, without a model."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

import numpy as np
from rich.progress import track

from tools.pictures.meaning import shades
from tools.pictures.meaning.links import Link, Words, closeness
from tools.pictures.meaning.model import MiniLM, weights
from tools.pictures.meaning.tags import tags_of
from tools.pictures.numbering import INTEL, place_of
from tools.pictures.paint.arrays import Array
from tools.pictures.recipe import Recipe

SHARES = {"words": 0.58, "colours": 0.27, "sentence": 0.15}
FULL = 97
"""So many of a hundred links are weaker than one that counts as whole."""
SIMILARITY_FILE, REASONS_FILE = "similarity.json", "reasons.json"
REASONS = 3
"""So many links of two pictures are kept, the best first."""


FEWEST, GOOD = 6, 0.5
"""So many Intel cards lead to each picture of a District, and this is what a good link comes to."""
ALONE = 0.3
"""How much better the best card may be than the next, or a detective need not think."""
A_SIDE, TOO_ALIKE = 5, 0.75
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
    """What is wrong with it, and the best links of some pictures, to be read by somebody."""
    if found is None:
        return
    ordered = sorted(deck, key=_place)
    yield from wrong(found.close, [recipe.id for recipe in ordered])
    for at in range(0, len(ordered), len(ordered) // TOLD):
        yield f"{ordered[at].id}: {ordered[at].concept}"
        best = [other for other in np.argsort(-found.close[at]) if other != at][:BEST]
        for other in best:
            links = found.links[min(at, other), max(at, other)][:REASONS]
            why = ", ".join(" ~ ".join(sorted({link.one, link.other})) for link in links)
            yield f"    {found.close[at, other]:.2f} {ordered[other].id} ({why})"


def wrong(close: Array, names: Sequence[str]) -> Iterator[str]:
    """Pictures that no card leads to, that one card alone gives away, or that are too alike."""
    for at in range(INTEL, len(names)):
        cards = np.sort(close[at, :INTEL])[::-1]
        if cards[FEWEST - 1] < GOOD:
            good = int((cards >= GOOD).sum())
            yield f"{names[at]}: {good} of at least {FEWEST} Intel cards lead to it"
        if cards[0] - cards[1] > ALONE:
            yield f"{names[at]}: one Intel card alone gives it away"
        side = range(at + 1, INTEL + ((at - INTEL) // A_SIDE + 1) * A_SIDE)
        for other in side:
            if close[at, other] > TOO_ALIKE:
                yield f"{names[at]} and {names[other]} lie on one side and are too alike"


# Files


def renew(out: Path, deck: Sequence[Recipe], names: Mapping[str, str]) -> Likeness | None:
    """Write both files anew, unless they are of these very pictures and words."""
    ordered = sorted(deck, key=_place)
    digest = _digest(ordered, names)
    if (out / REASONS_FILE).exists():
        told = json.loads((out / REASONS_FILE).read_text("utf-8"))
        if told.get("of") == digest:
            return None
    files = [out / f"{names[recipe.id]}.webp" for recipe in ordered]
    found = likeness(ordered, files, MiniLM(weights()))
    _write(out / SIMILARITY_FILE, similarity(found))
    _write(out / REASONS_FILE, {"of": digest, **reasons(found)})
    return found


def _place(recipe: Recipe) -> tuple[bool, int]:
    """Intel cards come first."""
    place = place_of(recipe.id)
    assert place is not None
    return place[0] != "intel", place[1]


def _digest(deck: Sequence[Recipe], names: Mapping[str, str]) -> str:
    parts = [(one.id, names[one.id], one.concept, tags_of(one)) for one in deck]
    return blake2b(repr(parts).encode(), digest_size=8).hexdigest()


def _write(file: Path, told: object) -> None:
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    file.write_text(text + "\n", "utf-8")


def similarity(found: Likeness) -> dict[str, list[list[float]]]:
    """As the game reads it: every Intel card with each picture of a District, and each card."""
    rounded = np.round(found.close[:INTEL], 3)
    return {"districts": rounded[:, INTEL:].tolist(), "intel": rounded[:, :INTEL].tolist()}


def reasons(found: Likeness) -> dict[str, object]:
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
    return {"words": words, "pairs": pairs}
