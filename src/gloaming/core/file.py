"""The match file: a header line, one input per line, and a last line that opens the seed.

Every line carries a short digest of all that came before it and of the state after it, so that a
changed line is found, and so that an old match that new code would play differently is noticed.
The last line carries a chain: a digest over the bytes of all lines, which no rules are needed for.
docs/match-file.md has the format.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec
from msgspec.structs import replace

from gloaming.core import chance
from gloaming.core.digest import first_digest, next_digest
from gloaming.core.game import AnyGame
from gloaming.core.match import BrokenLogError, Deed, replay
from gloaming.core.seating import lacking
from gloaming.core.types import Actor, Input, Millis, Place, Reason

FORMAT = 1

encode = msgspec.json.Encoder(order="deterministic").encode


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sat where: a name and the place as the game describes it; for a bot its level."""

    name: str
    place: Place
    bot: str | None = None


class Header(msgspec.Struct, frozen=True):
    """The first line: what was played, by whom, and what the host had promised about chance."""

    format: int
    game: str
    edition: int
    match: str
    options: msgspec.Raw
    seats: tuple[Sitter, ...]
    commitment: str

    @property
    def places(self) -> tuple[Place, ...]:
        """The places alone, as the rules want them."""
        return tuple(sitter.place for sitter in self.seats)


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One input. `of` and `chosen` are nature's; `reasons` are a bot's."""

    at: Millis
    by: Actor
    move: msgspec.Raw
    digest: str
    of: int = 0
    chosen: int = 0
    reasons: tuple[Reason, ...] = ()


class Reveal(msgspec.Struct, frozen=True, omit_defaults=True):
    """The last line: the seed and the nonces, and the digest that the whole file leads to."""

    seed: str
    nonces: tuple[str | None, ...]
    head: str
    chain: str | None = None
    """Over the bytes of all lines; files that older versions wrote have none. It stands last."""


class Closing(msgspec.Struct, frozen=True):
    """How the last line is written."""

    reveal: Reveal


# Lines


def line(deed: Deed, digest: str, reasons: tuple[Reason, ...] = ()) -> Line:
    """A deed as the file keeps it."""
    given = deed.input
    raw = msgspec.Raw(encode(given.move))
    return Line(given.at, given.by, raw, digest, deed.of, deed.chosen, reasons)


# Writing


def write(header: Header, lines: Iterable[Line], reveal: Reveal) -> bytes:
    """The whole file."""
    return b"".join(encode(part) + b"\n" for part in (header, *lines, Closing(reveal)))


def write_chained(header: Header, lines: Sequence[Line], reveal: Reveal) -> bytes:
    """The whole file, with the chain in its last line."""
    return write(header, lines, replace(reveal, chain=chain_over(header, lines, reveal)))


BEHIND_CHAIN = len(b"}}")


def chain_over(header: Header, lines: Iterable[Line], reveal: Reveal) -> str:
    """Hash each line behind the digest of those before it; the last one as far as its chain."""
    digest = ""
    for part in (header, *lines):
        digest = sha256(digest.encode() + encode(part)).hexdigest()
    closing = encode(Closing(replace(reveal, chain=None)))[:-BEHIND_CHAIN]
    return sha256(digest.encode() + closing).hexdigest()


# Reading


class BadFileError(Exception):
    """A match file that cannot be what it says; the line is counted from 1."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"line {number}: {reason}")
        self.number = number
        self.reason = reason


class MatchFile(msgspec.Struct, frozen=True):
    """One match as it was read; `start` is the number of its header line."""

    start: int
    header: Header
    lines: tuple[Line, ...]
    reveal: Reveal


_header = msgspec.json.Decoder(Header)
_line = msgspec.json.Decoder(Line)
_closing = msgspec.json.Decoder(Closing)


def read(text: bytes) -> Iterator[MatchFile]:
    """The matches of a file: usually one, many when a simulation wrote it."""
    rows = text.split(b"\n")
    if rows and not rows[-1]:
        rows.pop()
    if not rows:
        raise BadFileError(1, "the file is empty")
    position = 0
    while position < len(rows):
        match, position = _read_one(rows, position)
        yield match


def _read_one(rows: list[bytes], start: int) -> tuple[MatchFile, int]:
    header = _decoded(_header, rows, start)
    if header.format != FORMAT:
        raise BadFileError(start + 1, f"format {header.format} is not known here, only {FORMAT}")
    lines: list[Line] = []
    for position in range(start + 1, len(rows)):
        if rows[position].startswith(b'{"reveal"'):
            reveal = _decoded(_closing, rows, position).reveal
            return MatchFile(start + 1, header, tuple(lines), reveal), position + 1
        lines.append(_decoded(_line, rows, position))
    raise BadFileError(len(rows), "the last line, which opens the seed, is missing")


def _decoded(decoder: msgspec.json.Decoder[Any], rows: list[bytes], position: int) -> Any:
    try:
        rows[position].decode()
        found = decoder.decode(rows[position])
    except msgspec.MsgspecError as error:
        raise BadFileError(position + 1, f"cannot be read: {error}") from None
    except UnicodeDecodeError:
        raise BadFileError(position + 1, "cannot be read: it is not UTF-8 text") from None
    if encode(found) != rows[position]:
        raise BadFileError(position + 1, "it is not written as this format writes it")
    return found


# Understanding


def options_of(game: AnyGame, header: Header) -> Any:
    """The options, as the game knows them."""
    return msgspec.json.decode(header.options, type=game.options)


def game_of(games: Mapping[str, AnyGame], match: MatchFile) -> AnyGame:
    """The rules that the header names."""
    header = match.header
    game = games.get(header.game)
    if game is None:
        raise BadFileError(match.start, f"there is no game called {header.game!r} here")
    if game.edition != header.edition:
        raise BadFileError(
            match.start, f"edition {header.edition} of {header.game} is not known here"
        )
    return game


def deeds_of(game: AnyGame, match: MatchFile) -> Iterator[Deed]:
    """Replay a file, checking that every line fits the rules and the digest."""
    options = _checked_options(game, match)
    digest = first_digest(match.header, game.setup(options, match.header.places))
    inputs = _inputs(game, match)
    deeds = replay(game, options, match.header.places, inputs)
    for number, kept in enumerate(match.lines, match.start + 1):
        try:
            deed = next(deeds)
        except BrokenLogError as broken:
            raise BadFileError(number, f"against the rules: {broken.reason}") from None
        digest = next_digest(digest, deed, kept.reasons)
        if (kept.of, kept.chosen) != (deed.of, deed.chosen):
            raise BadFileError(number, "nature's choice is not what its numbers say")
        if digest != kept.digest:
            raise BadFileError(number, "this line, or the one before it, has been changed")
        yield deed
    closing = match.start + len(match.lines) + 1
    if match.reveal.head != digest:
        raise BadFileError(closing, "it closes another match, or lines are missing before it")


def _checked_options(game: AnyGame, match: MatchFile) -> Any:
    """The options, with seats under them that may be taken together."""
    try:
        options = options_of(game, match.header)
    except msgspec.MsgspecError as error:
        raise BadFileError(match.start, f"the options cannot be read: {error}") from None
    roles, places = game.roles(options), match.header.places
    if Counter(places) - Counter(roles.places) or lacking(roles, places):
        raise BadFileError(match.start, f"{game.name} cannot be played on these seats")
    return options


def _inputs(game: AnyGame, match: MatchFile) -> Iterator[Input[Any]]:
    decoder = msgspec.json.Decoder(game.moves)
    for number, kept in enumerate(match.lines, match.start + 1):
        try:
            move = decoder.decode(kept.move)
        except msgspec.MsgspecError as error:
            raise BadFileError(number, f"no move of this game: {error}") from None
        if encode(move) != bytes(kept.move):
            raise BadFileError(number, "the move has more to it than this game's moves have")
        yield Input(kept.at, kept.by, move)


# Checking

_NAME = re.compile("[0-9a-z-]+")
_SECRET = re.compile("[0-9a-f]{64}")


def verify(game: AnyGame, match: MatchFile) -> int:
    """Check promise, draws, rules, digests and chain; returns how many draws there were."""
    last = match.start + len(match.lines) + 1
    _checked_options(game, match)  # what is wrong above is told before what is wrong below
    key = _opened(match, last)
    final: Any = None
    draws = 0
    for number, deed in enumerate(deeds_of(game, match), match.start + 1):
        final = deed.after
        if deed.input.by != "nature":
            continue
        if chance.draw(key, draws, deed.of) != deed.chosen:
            raise BadFileError(number, "the seed and the nonces draw something else here")
        draws += 1
    if final is None or game.outcome(final) is None:
        raise BadFileError(last, "the match stops before its end")
    _check_chain(match, last)
    return draws


def _check_chain(match: MatchFile, last: int) -> None:
    """Files that older versions wrote have no chain."""
    told = match.reveal.chain
    if told is not None and told != chain_over(match.header, match.lines, match.reveal):
        raise BadFileError(last, "the chain does not fit: a line was changed after it was written")


def _opened(match: MatchFile, last: int) -> bytes:
    """The key of the draws. A promise binds only if it can be read in one way: hence the forms."""
    header, reveal = match.header, match.reveal
    if not _NAME.fullmatch(header.match):
        raise BadFileError(match.start, "a match is named in a-z, 0-9 and hyphens alone")
    if not _SECRET.fullmatch(reveal.seed):
        raise BadFileError(last, "what was promised is a seed of 64 hexadecimal digits, not this")
    seed = bytes.fromhex(reveal.seed)
    if chance.promise(header.match, seed) != header.commitment:
        raise BadFileError(last, "the seed is not the one that was promised")
    _check_nonces(header.seats, reveal.nonces, last)
    return chance.mix(header.match, seed, reveal.nonces)


def _check_nonces(seats: Sequence[Sitter], nonces: Sequence[str | None], last: int) -> None:
    """A bot's nonce would be the server's, who could try many, having seen those of the others."""
    if len(nonces) != len(seats):
        raise BadFileError(last, "there is not one nonce, or its absence, for each seat")
    for sitter, nonce in zip(seats, nonces, strict=True):
        if nonce is not None and not _SECRET.fullmatch(nonce):
            raise BadFileError(last, "a nonce is not written in 64 hexadecimal digits")
        if nonce is not None and sitter.bot is not None:
            raise BadFileError(last, "there is a nonce for a bot, and bots throw none")


def record(
    game: AnyGame,
    header: Header,
    deeds: Sequence[Deed],
    seed: bytes,
    nonces: Sequence[str | None],
    reasons: Mapping[int, tuple[Reason, ...]] | None = None,
) -> bytes:
    """A finished match as a file; `reasons` are those of bots, by the number of the deed."""
    options = options_of(game, header)
    digest = first_digest(header, game.setup(options, header.places))
    lines: list[Line] = []
    for number, deed in enumerate(deeds):
        why = (reasons or {}).get(number, ())
        digest = next_digest(digest, deed, why)
        lines.append(line(deed, digest, why))
    return write_chained(header, lines, Reveal(seed.hex(), tuple(nonces), digest))
