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
from gloaming.core.digest import first_digest, next_digest
from gloaming.core.file import (
    FORMAT,
    Header,
    Reveal,
    Sitter,
    encode,
    line,
    write,
)
from gloaming.games.bluff import GAME

KEPT = Path(__file__).parents[2] / "web" / "src" / "lib" / "fixtures" / "forgeries.json"

SEED = sha256(b"seed").hexdigest()
NONCES = (sha256(b"nonce").hexdigest(), None)
OPTIONS = GAME.options()
PLACES = GAME.roles(OPTIONS).places[:2]


class Forgery(msgspec.Struct, frozen=True):
    """A file, the line where each checker finds it out, and what the browser calls the fault."""

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


def misshapen() -> Iterator[tuple[str, int, str, str]]:
    """Whole matches, under a promise that can be read in two ways, or with a bot's nonce."""
    yield "a nonce for a bot", -1, "bot", played(nonces=(NONCES[0], "0b" * 32), bot="easy")
    yield "a separator in the name", 1, "match", played(match="m|1")
    yield "a capital in the name", 1, "match", played(match="M-1")
    yield "no name", 1, "match", played(match="")
    yield "a newline after the name", 1, "match", played(match="m-1\n")
    yield "a short seed", -1, "seed", played(seed="5e" * 31)
    yield "a long seed", -1, "seed", played(seed=SEED + "00")
    yield "no seed", -1, "seed", played(seed="")
    yield "a seed in capitals", -1, "seed", played(seed=SEED.upper())
    yield "a separator in a nonce", -1, "nonce", played(nonces=("aa|bb", None))
    yield "a newline after a nonce", -1, "nonce", played(nonces=("a" * 63 + "\n", None))
    yield "a nonce of nothing", -1, "nonce", played(nonces=(NONCES[0], ""))
    yield "too many nonces", -1, "nonces", played(nonces=(*NONCES, None))


def misdealt() -> Iterator[tuple[str, int, str, str]]:
    """Chance that is not what was promised, or that there cannot be."""
    yield "another seed", -1, "promise", changed(-1, SEED[:4], "0000")
    yield "another nonce", 2, "draw", changed(-1, r'"nonces":\["....', '"nonces":["0000')
    yield "one of fewer", 3, "draw", changed(3, '"of":9', '"of":8')
    yield "one of very many", 2, "choice", changed(2, '"of":10', f'"of":{2**33}')
    yield "one of one too many", 2, "choice", changed(2, '"of":10', f'"of":{2**32 + 1}')
    yield "one of none", 2, "choice", changed(2, ',"of":10', "")
    yield "one of less than none", 2, "choice", changed(2, '"of":10', '"of":-3')
    yield "one beyond the last", 2, "choice", changed(2, '"chosen":.', '"chosen":10')
    yield "one before the first", 2, "choice", changed(2, '"chosen":.', '"chosen":-1')
    yield "a person's choice", 4, "choice", changed(4, "}$", ',"of":2,"chosen":1}')


def forgeries() -> tuple[Forgery, ...]:
    """All of them."""
    return tuple(
        Forgery(name, number if number > 0 else text.count("\n"), fault, text)
        for name, number, fault, text in (*misshapen(), *misdealt())
    )


def page() -> str:
    """The file that the browser's tests read."""
    shown = {"fair": played(), "forgeries": msgspec.to_builtins(forgeries())}
    return json.dumps(shown, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    KEPT.write_text(page(), "utf-8")
