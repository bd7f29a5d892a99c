"""Looking back: at the end of a round without the next deal, and at nothing that was not shown."""

from random import Random
from typing import Any

import pytest

from gloaming.core import AnyGame, Deed, Seat, moments, replay, witnessed
from gloaming.server.frames import encode, looked_back
from gloaming.testing.matches import known, play_at_random, seating, table_moments
from tests.server.clients import in_play
from tests.support.games import EVERY_GAME, name_of
from tests.support.harness import Harness

STAY = {"type": "stay"}
MATCHES, MOST_MOMENTS, LOOKS = 6, 60, 30


@pytest.mark.anyio
async def test_the_end_of_a_round_is_seen_without_the_next_deal(server: Harness) -> None:
    async with in_play(server, "Ann", "Bob", pace="none") as (ann, bob):
        a, b = ann.socket, bob.socket
        await a.move(STAY)
        await b.move(STAY)
        await a.until(lambda: a.view["round"] == 2)
        update = [frame for frame in a.frames if frame["type"] == "update"][-1]
        moment, last = update["moment"], update["witnessed"][-1]["events"]
        won = next(number for number, event in enumerate(last) if event["type"] == "won")
        for event in range(won + 1):
            ended = await a.recall(moment, event)
            assert (ended["events"], ended["view"]["hands"]) == (won + 1, [])
            assert sorted(score["points"] for score in ended["view"]["scores"]) == [-1, 1]
        for later in (won + 1, len(last) - 1, len(last) + 5, None):
            dealt = await a.recall(moment, later)
            assert (dealt["events"], dealt["view"]) == (len(last), a.view)
        first = await a.recall(0, 0)
        assert len(first["view"]["hands"]) == 2, "the first deal is nobody's deed, and shown whole"


def seen_by(game: AnyGame, deeds: tuple[Deed, ...], seat: Seat) -> list[int]:
    """How many events this seat witnessed of each of its moments."""
    found = (len(witnessed(game, each, seat).events) for each in moments(deeds))
    return [count for count in found if count]


def looks(game: AnyGame, deeds: tuple[Deed, ...], seat: Seat, rng: Random) -> dict[Any, bytes]:
    """Some of the looks back that this seat may have, the newest among them."""
    counts = list(enumerate(seen_by(game, deeds, seat)))[-LOOKS:]
    asked = [(moment, rng.randrange(count)) for moment, count in counts]
    return {
        (moment, event): encode(looked_back(game, deeds, seat, moment, event))
        for moment, event in asked
    }


@pytest.mark.parametrize("game", EVERY_GAME, ids=name_of)
def test_what_was_witnessed_alike_is_looked_back_at_alike(game: AnyGame) -> None:
    compared = 0
    for seed in range(MATCHES):
        rng, options = Random(seed), game.options()
        places = game.roles(options).places
        seats = seating(game.roles(options), len(places), rng)
        match = play_at_random(game, options, seats, rng, most=MOST_MOMENTS)
        *_, last = table_moments(game, match)
        for seat in match.players():
            knows = known(game, match, last, seat)
            there = tuple(replay(game, options, seats, game.imagine(knows, rng)))
            here = looks(game, match.deeds, seat, Random(seed))
            assert here == looks(game, there, seat, Random(seed))
            compared += len(here) if there != match.deeds else 0
    assert compared > 0, "worlds that truly differ"
