"""Goldens: playthroughs as text, with what every viewer witnessed and saw at every input.

A match file lies in `tests/matches` of its game, its playthrough in `tests/playthroughs`. A change
of sight shows as a difference there, and the difference says which seat now sees what.

    python -m gloaming.testing.goldens                     write every playthrough anew
    python -m gloaming.testing.goldens --new bluff 3 42    play a new match: 3 seats, from seed 42
    python -m gloaming.testing.goldens --again bluff       keep the same matches with new digests

A new match is played with the usual options, or with those of `--options '{"pace": "none"}'`; at
random, or with `--bots` by the game's weakest bots, where chance alone leads nowhere. Matches are
kept again when a game that nobody has played yet writes its states or options in another way.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from difflib import unified_diff
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from gloaming.core import AnyGame, Deed, Input, Seat, Viewer, chance, replay
from gloaming.core.chance import Draws
from gloaming.core.file import (
    FORMAT,
    Header,
    MatchFile,
    Sitter,
    deeds_of,
    encode,
    game_of,
    options_of,
    read,
    record,
    verify,
)
from gloaming.games import GAMES
from gloaming.kinds import tag_of
from gloaming.testing.broken import LawBrokenError
from gloaming.testing.matches import Match, play_at_random, play_with_bots, seating

Play = Callable[..., Match]

MATCHES = Path("tests/matches")
PLAYTHROUGHS = Path("tests/playthroughs")
FEW = 12
"""How many moves are told one by one."""

LONG = 14
"""A list of so many things is told thing by thing."""

# Telling


def playthrough(game: AnyGame, file: MatchFile) -> str:
    """A match as text: what every viewer witnessed of each input, and what then looks different."""
    header = file.header
    told = [f"{game.name}, edition {game.edition}, options {bytes(header.options).decode()}"]
    told += [f"seat {seat}: {_json(sitter)}" for seat, sitter in enumerate(header.seats)]
    looks: dict[tuple[str, str], str] = {}
    for number, deed in enumerate(deeds_of(game, file)):
        by = f"seat {deed.input.by}" if isinstance(deed.input.by, int) else deed.input.by
        told.append(f"\n#{number} at {deed.input.at}: {by} {_json(deed.input.move)}")
        told += _witnessed(game, deed, len(header.seats))
        if not game.legal(deed.after, "nature"):
            told += _changes(looks, [*_looks(game, deed.after, len(header.seats))])
    return "\n".join(told) + "\n"


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


# Comparing and refreshing


def match_files(game: AnyGame) -> list[Path]:
    """The matches that a game keeps."""
    return sorted((game.home / MATCHES).glob("*.jsonl"))


def golden_of(game: AnyGame, file: Path) -> Path:
    """Where the playthrough of a match file lies."""
    return game.home / PLAYTHROUGHS / f"{file.stem}.txt"


def tell(game: AnyGame, file: Path) -> str:
    """The playthrough of a match file, which must be whole, fair and of this game."""
    told = []
    for match in read(file.read_bytes()):
        rules = game_of({game.name: game}, match)
        verify(rules, match)
        told.append(playthrough(rules, match))
    return "\n".join(told)


def compare(game: AnyGame, file: Path) -> None:
    """A match is told as its golden tells it; if not, say who sees what differently."""
    golden = golden_of(game, file)
    kept = golden.read_text("utf-8") if golden.exists() else ""
    now = tell(game, file)
    if now != kept:
        rows = unified_diff(kept.splitlines(), now.splitlines(), "golden", "now", lineterm="")
        raise LawBrokenError("goldens", f"{golden.name} is told differently:\n" + "\n".join(rows))


def write(game: AnyGame, file: Path) -> Path:
    """Keep the playthrough of a match file as its golden."""
    golden = golden_of(game, file)
    golden.parent.mkdir(parents=True, exist_ok=True)
    golden.write_text(tell(game, file), "utf-8")
    return golden


# New matches


def new_match(
    game: AnyGame, seats: int, number: int, options: Any = None, play: Play = play_at_random
) -> bytes:
    """A whole match as a file, with fair chance from a seed made of the number."""
    rng = Random(number)
    name = f"{game.name}-{seats}-{number}"
    seed = sha256(name.encode()).digest()
    nonces = [sha256(f"{name}-{seat}".encode()).hexdigest() for seat in range(seats)]
    options = game.options() if options is None else options
    places = seating(game.roles(options), seats, rng)
    draws = Draws(chance.mix(name, seed, nonces))
    match = play(game, options, places, rng, draw=draws)
    sitters = tuple(Sitter(f"player {seat + 1}", place) for seat, place in enumerate(places))
    raw = msgspec.Raw(encode(options))
    promise = chance.promise(name, seed)
    header = Header(FORMAT, game.name, game.edition, name, raw, sitters, promise)
    return record(game, header, match.deeds, seed, nonces)


def write_new(
    game: AnyGame, seats: int, number: int, options: Any = None, play: Play = play_at_random
) -> Path:
    """A new match among those that a game keeps."""
    file = game.home / MATCHES / f"{seats}-seats-{number}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(new_match(game, seats, number, options, play))
    return file


def write_again(game: AnyGame, file: Path) -> None:
    """The same inputs as the game takes them now."""
    (kept,) = read(file.read_bytes())
    options = options_of(game, kept.header)
    header = replace(kept.header, edition=game.edition, options=msgspec.Raw(encode(options)))
    decode = msgspec.json.Decoder(game.moves).decode
    inputs = [Input(line.at, line.by, decode(line.move)) for line in kept.lines]
    deeds = tuple(replay(game, options, header.places, inputs))
    seed, nonces = bytes.fromhex(kept.reveal.seed), kept.reveal.nonces
    file.write_bytes(record(game, header, deeds, seed, nonces))


# The command


def main(arguments: list[str] | None = None) -> None:
    """Refresh every golden, or add a match first."""
    parser = argparse.ArgumentParser(prog="python -m gloaming.testing.goldens", description=__doc__)
    parser.add_argument(
        "--new", nargs=3, metavar=("GAME", "SEATS", "SEED"), help="play a new match at random"
    )
    parser.add_argument("--options", default="{}", help="the options of the new match, as JSON")
    parser.add_argument("--bots", action="store_true", help="let bots play the new match")
    parser.add_argument("--again", metavar="GAME", help="keep the same matches with new digests")
    asked = parser.parse_args(arguments)
    if asked.new:
        name, seats, seed = asked.new
        game = GAMES[name]
        options = msgspec.json.decode(asked.options, type=game.options)
        play = play_with_bots if asked.bots else play_at_random
        sys.stdout.write(f"{write_new(game, int(seats), int(seed), options, play).name}\n")
    if asked.again:
        for file in match_files(GAMES[asked.again]):
            write_again(GAMES[asked.again], file)
    for game in GAMES.values():
        for file in match_files(game):
            sys.stdout.write(f"{game.name}: {write(game, file).name}\n")


if __name__ == "__main__":
    main()
