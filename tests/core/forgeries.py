"""Forged match files, for all that check files: the command, the browser, and the script by hand.

The greater part are whole: they were played by the chance that they give out, their digests fit,
and nothing is wrong with them but what their name says.

    python -m tests.core.forgeries    write them anew
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

import msgspec

from gloaming.core import Deed, Input, Millis, Seat, act, begin, chance
from gloaming.core.file import (
    FORMAT,
    Header,
    Reveal,
    Sitter,
    encode,
    first_digest,
    line,
    next_digest,
    write,
)
from gloaming.games.bluff import GAME

KEPT = Path(__file__).parents[2] / "web" / "src" / "lib" / "fixtures" / "forgeries.json"

SEED = sha256(b"seed").hexdigest()
NONCES = (sha256(b"nonce").hexdigest(), None)
OPTIONS = GAME.options()
PLACES = GAME.roles(OPTIONS).places[:2]


class Forgery(msgspec.Struct, frozen=True):
    """A file, the line in which every checker finds it out, and what the browser calls the fault."""

    name: str
    line: int
    fault: str
    text: str


# Whole matches


def played(
    *,
    match: str = "m-1",
    seed: str = SEED,
    nonces: Sequence[str | None] = NONCES,
    bot: str | None = None,
) -> str:
    """A match in which chance is what these make of it; the second seat may be a bot's."""
    secret = bytes.fromhex(seed)
    header = Header(
        FORMAT, GAME.name, GAME.edition, match, msgspec.Raw(encode(OPTIONS)),
        (Sitter("Ann", PLACES[0]), Sitter("Bob", PLACES[1], bot)), chance.promise(match, secret),
    )  # fmt: skip
    digest = first_digest(header, GAME.setup(OPTIONS, PLACES))
    lines = []
    for deed in deeds(chance.Draws(chance.mix(match, secret, nonces))):
        digest = next_digest(digest, deed)
        lines.append(line(deed, digest))
    return write(header, lines, Reveal(seed, tuple(nonces), digest)).decode()


def deeds(draw: chance.Draws) -> Iterator[Deed]:
    """The first seat does the first thing it may, the second the last: it is soon over."""
    moment = begin(GAME, GAME.setup(OPTIONS, PLACES), draw)
    while True:
        yield from moment
        state = moment[-1].after
        if GAME.outcome(state) is not None:
            return
        seat = Seat(0 if GAME.legal(state, Seat(0)) else 1)
        move = GAME.legal(state, seat)[-seat]
        moment = act(GAME, state, Input(Millis(0), seat, move), draw)


# Changed lines


def changed(number: int, old: str, new: str) -> str:
    """A fair match with another text in one line, counted from 1; -1 is the last."""
    rows = played().splitlines()
    at = number if number < 0 else number - 1
    rows[at], changes = re.subn(old, new, rows[at], count=1)
    assert changes == 1, (number, old)
    return "\n".join(rows) + "\n"


def forged() -> Iterator[tuple[str, int, str, str]]:
    """Name, line (-1 is the last), fault and text of each."""
    yield "a nonce for a bot", -1, "bot", played(nonces=(*NONCES[:1], "0b" * 32), bot="easy")
    yield "a separator in the name", 1, "match", played(match="m|1")
    yield "a capital in the name", 1, "match", played(match="M-1")
    yield "no name", 1, "match", played(match="")
    yield "a newline after the name", 1, "match", played(match="m-1\n")
    yield "a short seed", -1, "seed", played(seed="5e" * 31)
    yield "a long seed", -1, "seed", played(seed=SEED + "00")
    yield "no seed", -1, "seed", played(seed="")
    yield "a seed in capitals", -1, "seed", played(seed=SEED.upper())
    yield "another seed", -1, "promise", changed(-1, SEED[:4], "0000")
    yield "a separator in a nonce", -1, "nonce", played(nonces=("aa|bb", None))
    yield "a newline after a nonce", -1, "nonce", played(nonces=("a" * 63 + "\n", None))
    yield "a nonce of nothing", -1, "nonce", played(nonces=(NONCES[0], ""))
    yield "too many nonces", -1, "nonces", played(nonces=(*NONCES, None))
    yield "another nonce", 2, "draw", changed(-1, r'"nonces":\["....', '"nonces":["0000')
    yield (
        "a choice of more than there are words",
        2,
        "choice",
        changed(2, '"of":10', f'"of":{2**33}'),
    )
    yield (
        "a choice of one more than there are words",
        2,
        "choice",
        changed(2, '"of":10', f'"of":{2**32 + 1}'),
    )
    yield "a choice of nothing", 2, "choice", changed(2, ',"of":10', "")
    yield "a choice of less than nothing", 2, "choice", changed(2, '"of":10', '"of":-3')
    yield "a choice beyond the last", 2, "choice", changed(2, '"chosen":.', '"chosen":10')
    yield "a choice before the first", 2, "choice", changed(2, '"chosen":.', '"chosen":-1')
    yield "a choice that is not nature's", 4, "choice", changed(4, "}$", ',"of":2,"chosen":1}')
    yield "another choice", 3, "draw", changed(3, '"of":9', '"of":8')


def forgeries() -> tuple[Forgery, ...]:
    """All of them."""
    return tuple(
        Forgery(name, number if number > 0 else text.count("\n"), fault, text)
        for name, number, fault, text in forged()
    )


def page() -> str:
    """The file that the browser's tests read."""
    shown = {"fair": played(), "forgeries": msgspec.to_builtins(forgeries())}
    return json.dumps(shown, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    KEPT.write_text(page(), "utf-8")
