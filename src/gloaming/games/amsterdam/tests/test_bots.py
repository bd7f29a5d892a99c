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
from gloaming.games.amsterdam.messages import Give, Move, Options, Team, Wish
from gloaming.games.amsterdam.plan import plan
from gloaming.games.amsterdam.tests.table import (
    clue,
    coop,
    row,
    side,
    state_of,
    table,
)
from gloaming.games.amsterdam.views import OfficerView
from gloaming.testing import Story
from gloaming.words import LANGUAGES, game_words

PLACES: tuple[Place, ...] = (
    Place("officer", "black"), Place("detective", "black"),
    Place("officer", "orange"), Place("detective", "orange"),
)  # fmt: skip
COOP = PLACES[:2]
REASONS = {"ready", "leads-to", "looks-like", "poor-row"}
PAIRS = range(1, 41)


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


def answer_at(told: Story, name: str, at: Millis) -> Choice[Move] | Wait:
    """What a bot says if it is asked at that moment."""
    return normal(replace(told.known(name), now=at), told.legal(name), Random(1))


def waits_until(told: Story, name: str) -> Millis:
    """When a bot that waits now wants to be asked again."""
    answer = answer_at(told, name, max(told.now, told.known(name).now))
    assert isinstance(answer, Wait)
    assert answer.until is not None
    return answer.until


def wished_at(told: Story, name: str) -> tuple[Story, Millis]:
    """The table when a bot has said whether it wishes for ten others, and when it was asked."""
    at = waits_until(told, name)
    answer = answer_at(told, name, at)
    if isinstance(answer, Choice):
        assert answer.move == Wish()
        return told.at(at).does(name, Wish()), at
    return told.at(at), at


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


# Fingers, when somebody has gone


@pytest.mark.rule("AMS-49")
@pytest.mark.parametrize("agreement", ["majority", "everyone"])
def test_a_detective_points_once_more_where_those_who_are_left_agree(agreement: str) -> None:
    told = clue(table(2, 2, agreement=agreement))
    best = in_the_end(told, "ben").move
    told = told.does("ben", best)
    later = Millis(told.known("ben").now + 60_000)
    assert isinstance(answer_at(told, "ben", later), Wait)
    answer = answer_at(told.left("bea"), "ben", later)
    assert isinstance(answer, Choice)
    assert answer.move == best
    assert not side(told.left("bea").does("ben", answer.move)).given


def test_a_detective_taken_to_be_gone_does_not_point_again_and_again() -> None:
    told = clue(table(2, 2))
    told = told.does("ben", in_the_end(told, "ben").move).left("ben").left("bea")
    later = Millis(told.known("ben").now + 60_000)
    assert isinstance(answer_at(told, "ben", later), Wait)


# Ten other cards


@pytest.mark.rule("AMS-21")
def test_an_officer_wishes_for_ten_others_where_the_row_serves_it_badly() -> None:
    wished = [bool(state_of(wished_at(table(pair=pair), "ada")[0]).wishes) for pair in PAIRS]
    assert 1 <= sum(wished) <= len(PAIRS) // 2


@pytest.mark.rule("AMS-37")
def test_neither_the_wish_nor_the_cards_come_at_a_time_that_tells_of_the_map() -> None:
    times, wishes = set(), set()
    for pair in PAIRS:
        told, asked = wished_at(table(pair=pair), "ada")
        wishes.add(state_of(told).wishes)
        until = waits_until(told, "ada")
        given = answer_at(told, "ada", until)
        assert isinstance(given, Choice)
        assert isinstance(given.move, Give)
        times.add((asked, until))
    assert len(wishes) == 2
    assert len(times) == 1


@pytest.mark.rule("AMS-21")
def test_an_officer_agrees_to_the_rivals_wish_where_its_own_row_is_not_good() -> None:
    frozen = {}
    for pair in PAIRS:
        told, _ = wished_at(table(pair=pair).oto(Wish()), "ada")
        frozen[pair] = state_of(told).frozen_until is not None
    alone = [pair for pair in PAIRS if state_of(wished_at(table(pair=pair), "ada")[0]).wishes]
    assert 0 < len(alone) < sum(frozen.values()) < len(PAIRS)


@pytest.mark.rule("AMS-21")
def test_it_answers_while_its_team_is_on_the_move_as_well() -> None:
    answers = set()
    for pair in PAIRS:
        told = clue(table(pair=pair)).oto(Wish())
        answers.add(state_of(wished_at(told, "ada")[0]).frozen_until is not None)
    assert answers == {True, False}


@pytest.mark.rule("AMS-44")
def test_alone_it_replaces_ten_bad_cards_once_and_then_gives() -> None:
    rows = [wished_at(coop(pair=pair), "ada")[0] for pair in PAIRS]
    changing = [told for told in rows if state_of(told).frozen_until is not None]
    assert 1 <= len(changing) < len(PAIRS)
    for told in changing:
        laid = told.time_is_up().deals()
        given = answer_at(laid, "ada", waits_until(laid, "ada"))
        assert isinstance(given, Choice)
        assert isinstance(given.move, Give)


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
