"""Playthroughs: a match as text, with what every viewer witnessed and saw of it.

The head of a match and its turning points are told in full: the moments in which a kind of event
happens for the first time, and the last one. Of every other moment there is a digest of its text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from gloaming.core import AnyGame, Deed, Seat, Viewer, moments
from gloaming.core.file import MatchFile, deeds_of, encode
from gloaming.kinds import tag_of

FEW = 12
"""How many moves are told one by one."""

LONG = 14
"""A list of so many things is told thing by thing."""

HEAD = 3
"""How many moments at the beginning are told in full."""


class Part(NamedTuple):
    """A part of a playthrough: its lines in the golden, and the same in full."""

    shown: str
    full: str


def parts(game: AnyGame, file: MatchFile) -> Iterator[Part]:
    """Tell the header of a match, then moment after moment."""
    header = _header(game, file)
    yield Part(header, header)
    groups = [*moments(deeds_of(game, file))]
    looks: dict[tuple[str, str], str] = {}
    met: set[str] = set()
    number = 0
    for at, group in enumerate(groups):
        kinds = {tag_of(event) for deed in group for event in deed.events}
        is_in_full = at < HEAD or at == len(groups) - 1 or not kinds <= met
        met |= kinds
        full = "\n".join(_moment(game, group, number, len(file.header.seats), looks)) + "\n"
        yield Part(f"\n{full}" if is_in_full else _digested(group, number, full), full)
        number += len(group)


def _header(game: AnyGame, file: MatchFile) -> str:
    told = [f"{game.name}, edition {game.edition}, options {bytes(file.header.options).decode()}"]
    told += [f"seat {seat}: {_json(sitter)}" for seat, sitter in enumerate(file.header.seats)]
    return "\n".join(told) + "\n"


def _moment(
    game: AnyGame, group: Sequence[Deed], number: int, seats: int, looks: dict[tuple[str, str], str]
) -> Iterator[str]:
    """Tell what every viewer witnessed of each input, and what looks different afterwards."""
    for later, deed in enumerate(group):
        what = _json(deed.input.move)
        yield f"#{number + later} at {deed.input.at}: {_actor(deed)} {what}"
        yield from _witnessed(game, deed, seats)
        if not game.legal(deed.after, "nature"):
            yield from _changes(looks, [*_looks(game, deed.after, seats)])


def _digested(group: Sequence[Deed], number: int, full: str) -> str:
    digest = sha256(full.encode()).hexdigest()[:12]
    return f"#{number} {_actor(group[0])} {tag_of(group[0].input.move)}: {digest}\n"


def _actor(deed: Deed) -> str:
    return f"seat {deed.input.by}" if isinstance(deed.input.by, int) else deed.input.by


def _viewers(seats: int) -> Iterator[tuple[str, Viewer]]:
    for seat in range(seats):
        yield f"seat {seat}", Seat(seat)
    yield "public", "public"
    yield "truth", "truth"


def _witnessed(game: AnyGame, deed: Deed, seats: int) -> Iterator[str]:
    viewers = dict(_viewers(seats))
    told = [
        (name, f"witnesses {_json(seen)}")
        for event in deed.events
        for name, viewer in viewers.items()
        if (seen := game.witness(deed.before, event, viewer)) is not None
    ]
    return _together(told, [*viewers])


def _together(told: Iterable[tuple[str, str]], everybody: list[str]) -> Iterator[str]:
    """What is the same for several viewers is told once."""
    groups: dict[str, list[str]] = {}
    for name, line in told:
        groups.setdefault(line, []).append(name)
    for line, names in groups.items():
        who = "everybody" if names == everybody else ", ".join(names)
        yield f"  {who} {line}" if who else f"  {line}"


def _looks(game: AnyGame, state: Any, seats: int) -> Iterator[tuple[str, str, str]]:
    """What can be seen now, field by field; the truth is there when the match is over."""
    outcome = game.outcome(state)
    for name, viewer in _viewers(seats):
        if viewer == "truth" and outcome is None:
            continue
        for field, value in msgspec.to_builtins(game.observe(state, viewer)).items():
            for part, seen in _parts(f"sees {field}", value):
                yield name, part, seen
        if isinstance(viewer, int):
            yield name, "may do", _moves(game.legal(state, viewer))
    yield "", "deadline is", _json(game.deadline(state))
    yield "", "outcome is", _json(outcome)


def _parts(name: str, value: Any) -> Iterator[tuple[str, str]]:
    """A thing by itself, and of a long list each by itself: most stay as they were."""
    if not isinstance(value, tuple | list) or len(value) < LONG:
        yield name, _json(value)
        return
    yield name, f"{len(value)} things"
    for number, one in enumerate(value):
        yield f"{name}[{number}]", _json(one)


def _moves(legal: tuple[Any, ...]) -> str:
    """A few moves one by one; of many how many of each kind, and a hash that tells a change."""
    if len(legal) <= FEW:
        return _json(legal)
    kinds = Counter(tag_of(move) for move in legal)
    told = ", ".join(f"{count} {kind}" for kind, count in kinds.items())
    return f"{told} ({sha256(encode(legal)).hexdigest()[:8]})"


def _changes(looks: dict[tuple[str, str], str], now: list[tuple[str, str, str]]) -> Iterator[str]:
    changed = [
        (name, f"{what} {value}") for name, what, value in now if looks.get((name, what)) != value
    ]
    looks.update({(name, what): value for name, what, value in now})
    return _together(changed, [*dict.fromkeys(name for name, _, _ in now if name)])


def _json(value: Any) -> str:
    return encode(value).decode()
