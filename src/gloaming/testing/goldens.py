"""Goldens: kept matches, each with a playthrough that later programs are compared with.

A match file lies in `tests/matches` of its game, its playthrough in `tests/playthroughs`. A change
of sight is a difference there; the first moment that differs is told in full.

    python -m gloaming.testing.goldens                            write every playthrough anew
    python -m gloaming.testing.goldens --new bluff 3 42           play a new match: 3 seats, from 42
    python -m gloaming.testing.goldens --full bluff 3-seats-53    print a playthrough in full
    python -m gloaming.testing.goldens --again bluff              keep matches with new digests

A new match is played with the usual options, or with those of `--options '{"pace": "none"}'`; at
random, or with `--bots` by the game's weakest bots, where chance alone leads nowhere. Matches are
kept again when a game that nobody has played yet writes its states or options in another way.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from difflib import unified_diff
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from gloaming.core import AnyGame, Input, chance, replay
from gloaming.core.chance import Draws
from gloaming.core.file import (
    FORMAT,
    Header,
    Sitter,
    encode,
    game_of,
    options_of,
    read,
    record,
    verify,
)
from gloaming.games import GAMES
from gloaming.testing.broken import LawBrokenError
from gloaming.testing.matches import Match, play_at_random, play_with_bots, seating
from gloaming.testing.playthroughs import Part, parts

Play = Callable[..., Match]

MATCHES = Path("tests/matches")
PLAYTHROUGHS = Path("tests/playthroughs")


# Comparing and refreshing


def match_files(game: AnyGame) -> list[Path]:
    """The matches that a game keeps."""
    return sorted((game.home / MATCHES).glob("*.jsonl"))


def golden_of(game: AnyGame, file: Path) -> Path:
    """Where the playthrough of a match file lies."""
    return game.home / PLAYTHROUGHS / f"{file.stem}.txt"


def tell(game: AnyGame, file: Path) -> Iterator[Part]:
    """Tell the playthrough of a match file, which must be whole, fair and of this game."""
    (match,) = read(file.read_bytes())
    rules = game_of({game.name: game}, match)
    verify(rules, match)
    return parts(rules, match)


def compare(game: AnyGame, file: Path) -> None:
    """Compare a match with its golden; tell the first moment that differs in full."""
    golden = golden_of(game, file)
    kept = golden.read_text("utf-8") if golden.exists() else ""
    told = [*tell(game, file)]
    at = 0
    for part in told:
        if not kept.startswith(part.shown, at):
            break
        at += len(part.shown)
    else:
        if at == len(kept):
            return
    now = "".join(part.shown for part in told)
    rows = unified_diff(kept.splitlines(), now.splitlines(), "golden", "now", lineterm="")
    differs = "\n".join([part.full, *rows])
    raise LawBrokenError("goldens", f"{golden.name} differs, first in this moment:\n{differs}")


def write(game: AnyGame, file: Path) -> Path:
    """Keep the playthrough of a match file as its golden."""
    golden = golden_of(game, file)
    golden.parent.mkdir(parents=True, exist_ok=True)
    golden.write_text("".join(part.shown for part in tell(game, file)), "utf-8")
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
    """Print a playthrough, or refresh every golden after the matches that are asked for."""
    asked = _parser().parse_args(arguments)
    if asked.full:
        name, match = asked.full
        file = GAMES[name].home / MATCHES / f"{match}.jsonl"
        sys.stdout.writelines(f"{part.full}\n" for part in tell(GAMES[name], file))
        return
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


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m gloaming.testing.goldens", description=__doc__)
    add = parser.add_argument
    add("--new", nargs=3, metavar=("GAME", "SEATS", "SEED"), help="play a new match at random")
    add("--options", default="{}", help="the options of the new match, as JSON")
    add("--bots", action="store_true", help="let bots play the new match")
    add("--again", metavar="GAME", help="keep the same matches with new digests")
    add("--full", nargs=2, metavar=("GAME", "MATCH"), help="print a playthrough")
    return parser


if __name__ == "__main__":
    main()
