"""Bots guide and follow by pictures, end their matches, and say why in every language."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from gloaming.commands.simulation import RANDOM, Playing
from gloaming.core import Choice, Deed, Millis, Place, Reason, Wait
from gloaming.games.amsterdam import GAME
from gloaming.games.amsterdam.bots import normal
from gloaming.games.amsterdam.events import EvidenceFound, Moved, PoliceMet, RoundEnded
from gloaming.games.amsterdam.messages import Give, Move, Options, Team
from gloaming.games.amsterdam.plan import plan
from gloaming.games.amsterdam.tests.table import clue, coop, row, side, table
from gloaming.games.amsterdam.views import OfficerView
from gloaming.testing import Story
from gloaming.words import LANGUAGES, game_words

PLACES: tuple[Place, ...] = (
    Place("officer", "black"), Place("detective", "black"),
    Place("officer", "orange"), Place("detective", "orange"),
)  # fmt: skip
COOP = PLACES[:2]
REASONS = {"ready", "leads-to", "looks-like"}


@cache
def played(
    players: tuple[str, ...], seed: int, options: Options, places: tuple[Place, ...] = PLACES
) -> tuple[list[Deed], list[Reason]]:
    """A whole match, and why bots did what they did."""
    playing = Playing(GAME, options, places, players, b"night %d" % seed, Random(seed))
    deeds = playing.to_the_end()
    return deeds, [reason for reasons in playing.reasons.values() for reason in reasons]


def in_the_end(told: Story, name: str) -> Choice[Move]:
    """What a bot does when it has thought long enough; before that it waits."""
    known, moves = told.known(name), told.legal(name)
    assert isinstance(normal(known, moves, Random(1)), Wait)
    answer = normal(replace(known, now=Millis(known.now + 60_000)), moves, Random(1))
    assert isinstance(answer, Choice)
    return answer


def won(deeds: list[Deed]) -> Counter[Team | None]:
    """How many rounds each team has won."""
    events = [event for deed in deeds for event in deed.events]
    return Counter(event.team for event in events if isinstance(event, RoundEnded))


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_matches_of_bots_come_to_an_end(level: str) -> None:
    for seed in range(2):
        deeds, _ = played((level,) * 4, seed, Options())
        outcome = GAME.outcome(deeds[-1].after)
        assert outcome is not None
        assert outcome.reason == "two-rounds"


@pytest.mark.parametrize("level", ["recruit", "master"])
def test_so_do_matches_against_time(level: str) -> None:
    deeds, _ = played(("normal",) * 2, 1, Options(mode="coop", level=level), COOP)  # type: ignore[arg-type]
    outcome = GAME.outcome(deeds[-1].after)
    assert outcome is not None
    assert outcome.reason in {"two-rounds", "two-lost"}


def test_an_easy_team_beats_one_without_a_thought() -> None:
    rounds: Counter[Team | None] = Counter()
    for seed in range(4):
        is_black = seed % 2 == 0
        players = ("easy", "easy", RANDOM, RANDOM) if is_black else (RANDOM, RANDOM, "easy", "easy")
        for team, number in won(played(players, seed, Options())[0]).items():
            easy: Team = "black" if is_black else "orange"
            rounds["black" if team == easy else "orange"] += number
    assert rounds["black"] > 2 * rounds["orange"]


def test_a_team_of_bots_finds_more_evidence_than_police() -> None:
    found: Counter[type] = Counter()
    for seed in range(2):
        for deed in played(("normal",) * 4, seed, Options())[0]:
            found.update(map(type, deed.events))
    assert found[EvidenceFound] > found[PoliceMet]
    assert found[Moved] > found[EvidenceFound]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_bot_has_words(language: str) -> None:
    _, told = played(("normal",) * 4, 0, Options())
    assert {reason.id for reason in told} == REASONS
    words = game_words(language, GAME)
    names = ["Ada", "Ben", "Oto", "Oli"]
    said = {words.explain("reason", reason, names) for reason in told}
    assert len(said) > len(REASONS)


def test_an_officer_leads_away_from_the_police() -> None:
    for pair in (1, 9, 23):
        told = table(pair=pair)
        answer = in_the_end(told, "ada")
        assert isinstance(answer.move, Give)
        view = told.view("ada")
        assert isinstance(view, OfficerView)
        assert view.map is not None
        police = {mark.cell for mark in view.map.marks if mark.kind == "police"}
        assert answer.reasons[0].args["cell"] not in police


def test_a_detective_waits_for_a_clue_and_then_points() -> None:
    told = clue(table())
    answer = in_the_end(told, "ben")
    assert answer.move in told.legal("ben")
    assert answer.reasons[0].id == "looks-like"


def test_a_bot_goes_by_pictures_and_not_by_the_map() -> None:
    """The same table with another map: a Detective points at the same cell."""
    answers = set()
    for pair in (1, 14, 33):
        answers.add(in_the_end(clue(table(pair=pair)), "ben").move)
    assert len(answers) == 1


def test_the_plan_leads_to_the_client_by_the_fewest_moves() -> None:
    told = coop()
    view = told.view("ada")
    assert isinstance(view, OfficerView)
    assert view.map is not None
    made = plan(view.map, frozenset(), 0)
    fewest = made.moves_from(side(told).at)
    assert fewest is not None
    assert 4 <= fewest <= 12
    assert len(row(told)) == 10
