"""Whole matches of Shadow Shift with bots, through a real server, with the Guards and against."""

from random import Random

import pytest

from gloaming.core import Choice, Seat, chance, file, knowledge
from gloaming.games.shift import GAME
from tests.server.clients import Client, Socket
from tests.support.harness import Harness

pytestmark = pytest.mark.anyio

GUARD = 0


async def plays_to_the_end(socket: Socket) -> None:
    """Anything that may be done, until it is over; none of it is refused."""
    rng = Random(1)
    while socket.over is None:
        await socket.until(lambda: socket.legal or socket.over)
        if socket.legal:
            assert (await socket.move(rng.choice(socket.legal)))["type"] in {"done", "too-late"}


def drawn_again(kept: file.MatchFile) -> int:
    """How many moves bots made: each as log and seed have it, whether a server went on or anew."""
    deeds, places = list(file.deeds_of(GAME, kept)), kept.header.places
    options, reveal = file.options_of(GAME, kept.header), kept.reveal
    key = chance.mix(kept.header.match, bytes.fromhex(reveal.seed), reveal.nonces)
    made = 0
    for number, deed in enumerate(deeds):
        seat = deed.input.by
        level = kept.header.seats[seat].bot if isinstance(seat, int) else None
        if level is None or not isinstance(seat, int):
            continue
        known = knowledge(GAME, options, places, deeds[:number], Seat(seat))
        asked, moves = GAME.asks(deed.before, seat), GAME.legal(deed.before, seat)
        seed = chance.bot_seed(key, seat, asked, len(known.witnessed))
        assert GAME.bots[level](known, moves, Random(seed)) == Choice(
            deed.input.move, kept.lines[number].reasons
        )
        made += 1
    return made


@pytest.mark.parametrize(
    ("rules", "flips", "own", "others"),
    [("competitive", "always", GUARD, [1]), ("family", "asked", 2, [GUARD, 1])],
)
async def test_a_match_with_bots_comes_to_its_end(
    server: Harness, rules: str, flips: str, own: int, others: list[int]
) -> None:
    ann = await Client.enter(server, "Ann")
    code = await ann.make_table("shift", rules=rules, flips=flips, rounds=2)
    async with ann.at(code) as socket:
        await socket.act("sit", place=own)
        for place in others:
            assert (await socket.act("add-bot", place=place, bot="easy"))["type"] == "done"
        assert (await socket.act("start"))["type"] == "done"
        await plays_to_the_end(socket)
        assert socket.over is not None
        assert socket.over["outcome"]["reason"] in {"draw", "raided", "uncovered", "detected"}
        assert {"placed", "placed-face-down"} & {event["type"] for event in socket.events}
        await socket.until(lambda: socket.table and socket.table["phase"] == "over")
        assert socket.snapshot is not None
        address = f"/api/matches/{socket.snapshot['match']}/file"
        (kept,) = file.read((await ann.http.get(address)).content)
        assert file.verify(GAME, kept) >= 1
        assert drawn_again(kept) >= len(others)
