"""What Bluff keeps secret, beyond the laws and its table: the odds of imagined worlds."""

from random import Random

from gloaming.core import Knowledge
from gloaming.games.bluff import GAME
from gloaming.games.bluff.messages import CARDS, Fold, Stay
from gloaming.games.bluff.tests.table import dealt
from gloaming.testing.imagination import imagined


def test_every_world_that_could_be_is_imagined_and_no_other() -> None:
    table = dealt(ann=3, bob=7, cid=1).bob(Stay())
    worlds = set()
    for seed in range(2_000):
        log = GAME.imagine(table.known("ann"), Random(seed))
        (ann, bob, cid), choice = (given.move.card for given in log[:3]), log[3].move  # type: ignore[union-attr]
        assert ann == 3
        worlds.add((bob, cid, choice))
    others = [card for card in CARDS if card != 3]
    assert worlds == {
        (bob, cid, choice)
        for bob in others
        for cid in others
        if bob != cid
        for choice in (Stay(), Fold())
    }


def test_after_the_show_choices_are_known_and_folded_cards_are_not() -> None:
    table = dealt(ann=3, bob=7, cid=1).ann(Stay()).bob(Stay()).cid(Fold()).deals()
    logs = [GAME.imagine(table.known("ann"), Random(seed)) for seed in range(300)]
    assert {log[1].move.card for log in logs} == {7}  # type: ignore[union-attr]
    assert {log[2].move.card for log in logs} == set(CARDS) - {3, 7}  # type: ignore[union-attr]
    assert {(log[4].move, log[5].move) for log in logs} == {(Stay(), Fold())}


def test_an_imagined_world_gives_the_very_same_knowledge() -> None:
    known: Knowledge[object, object, object] = dealt(ann=3, bob=7).bob(Fold()).known("ann")
    assert imagined(GAME, known, Random(0)) == known
