"""A match in which nothing is dealt: its first question is put before anybody has seen anything."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.server.clients import Client, Frame, Socket, in_play
from tests.support.harness import Harness

pytestmark = pytest.mark.anyio

NOTHING_SEEN = -1
"""The moment that somebody names who has witnessed none."""


@pytest.fixture
async def people(server: Harness) -> AsyncIterator[list[Client]]:
    """Ann has the Guards; Bob is to place the first counter."""
    async with in_play(server, "Ann", "Bob", game="shift", pace="none") as people:
        for person in people:
            assert person.socket.snapshot is not None
            assert person.socket.snapshot["witnessed"] == []
        yield people


def placing(square: str) -> Frame:
    return {"type": "place-counter", "square": square, "is_criminal": False}


async def asked_before(socket: Socket, move: Any, moment: int) -> Frame:
    """A move for which somebody names the moment that they had seen, as browsers do."""
    key = f"after-{moment}-{move['square']}".ljust(8, "-")
    await socket.send({"type": "move", "key": key, "frame": 0, "moment": moment, "move": move})
    await socket.until(lambda: key in socket.answers)
    return socket.answers[key]


async def test_the_first_decision_is_in_time(people: list[Client]) -> None:
    bob = people[1].socket
    assert (await bob.move(placing("A2")))["type"] == "done"


async def test_it_is_in_time_for_whoever_names_the_moment(people: list[Client]) -> None:
    bob = people[1].socket
    assert (await asked_before(bob, placing("A2"), NOTHING_SEEN))["type"] == "done"


async def test_it_is_in_time_through_another_socket(people: list[Client]) -> None:
    bob = people[1]
    async with bob.at(bob.code) as again:
        assert (await asked_before(again, placing("A2"), NOTHING_SEEN))["type"] == "done"


async def test_it_does_not_answer_the_second_question(people: list[Client]) -> None:
    """The same player is asked again, and the same squares will do."""
    bob = people[1].socket
    await bob.move(placing("A2"))
    assert (await asked_before(bob, placing("A1"), NOTHING_SEEN))["type"] == "too-late"
    assert (await asked_before(bob, placing("A1"), 0))["type"] == "done"


async def test_a_bot_answers_it(server: Harness) -> None:
    async with in_play(server, "Ann", bots=1, game="shift", pace="none") as (ann,):
        await ann.socket.until(lambda: ann.socket.events)
        assert ann.socket.events[0]["type"] == "placed-face-down"
