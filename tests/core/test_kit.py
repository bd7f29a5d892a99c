"""The testing kit itself: tables that may be, stories that hold, goldens that stay."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Literal

import pytest
from hypothesis import given
from hypothesis.strategies import integers

from gloaming.core import AnyGame, Millis, Place, Roles, Seat, TimeUp
from gloaming.games import GAMES
from gloaming.games.bluff import GAME
from gloaming.games.bluff.messages import CARDS, Fold, Options, Stay, TimeRanOut
from gloaming.games.bluff.tests.table import cards, dealt
from gloaming.testing import LawBrokenError, goldens, play_at_random, story, table_moments
from gloaming.testing.broken import account, differences
from gloaming.testing.matches import counts, play_with_bots, seating
from gloaming.testing.strategies import examples, some_options

TEAMS = Roles(
    places=(
        Place("guide", "cats"), Place("guest", "cats"), Place("guest", "cats"),
        Place("guide", "dogs"), Place("guest", "dogs"), Place("guest", "dogs"),
    ),
    least=4,
    needs=(Place("guide", "cats"), Place("guide", "dogs")),
    apart=1,
)  # fmt: skip


# Tables


@pytest.mark.parametrize("count", [4, 5, 6])
@pytest.mark.parametrize("seed", range(20))
def test_whoever_is_needed_sits_down_and_teams_are_even(count: int, seed: int) -> None:
    taken = seating(TEAMS, count, Random(seed))
    teams = [place.team for place in taken]
    assert len(taken) == count
    assert [place.role for place in taken].count("guide") == 2
    assert abs(teams.count("cats") - teams.count("dogs")) <= 1
    assert teams == sorted(teams, key=str)


# Random matches


def at_random(seed: int, most: int | None = None) -> tuple[object, ...]:
    places = (Place("player"),) * 3
    return play_at_random(GAME, Options(), places, Random(seed), most=most).inputs


def test_a_seed_plays_the_same_match_again() -> None:
    assert at_random(5) == at_random(5)
    assert at_random(5) != at_random(6)


def test_a_match_goes_no_further_than_wanted() -> None:
    assert len(at_random(5, most=0)) == 3
    assert at_random(5)[: len(at_random(5, most=4))] == at_random(5, most=4)


def test_everybody_acts_sooner_or_later() -> None:
    matches = [
        play_at_random(GAME, Options(), (Place("player"),) * 3, Random(seed)) for seed in range(60)
    ]
    actors = {given.by for match in matches for given in match.inputs}
    reasons = {ended.reason for match in matches if (ended := GAME.outcome(match.deeds[-1].after))}
    assert actors == {0, 1, 2, "nature", "clock", "host"}
    assert reasons == {"three-points", "thirty-rounds", "stopped"}
    assert all(counts(GAME, match.deeds) <= GAME.longest for match in matches)


def test_a_game_without_a_first_deal_is_seen_before_its_first_input() -> None:
    places = (Place("player"),) * 2
    table = GAME.setup(Options(), places)
    dealt_already = replace(GAME, setup=lambda _options, _seats: dealt(ann=1, bob=2).state)
    match = play_at_random(dealt_already, Options(), places, Random(0), most=2)
    seen = list(table_moments(dealt_already, match))
    assert len(seen) == 3
    assert seen[0].state.is_dealt
    assert not table.is_dealt


def test_what_was_witnessed_by_a_moment_does_not_grow_with_the_match() -> None:
    match = play_at_random(GAME, Options(), (Place("player"),) * 2, Random(3))
    every = list(table_moments(GAME, match))
    for earlier, later in pairwise(every):
        for viewer in match.viewers():
            assert later.seen[viewer][: len(earlier.seen[viewer])] == earlier.seen[viewer]
    assert len(every[0].seen["public"]) < len(every[-1].seen["public"])
    assert {*every[0].seen} == {*match.viewers()}
    assert len(every[0].seen) == 3


class Wide(Options, frozen=True):
    """More to choose than Bluff itself has."""

    is_open: bool = False
    tempo: Literal["slow", "quick"] = "slow"


def test_matches_are_played_under_every_option_and_often_under_the_usual_ones() -> None:
    seen: list[Wide] = []

    @examples(60)
    @given(some_options(replace(GAME, options=Wide)), integers())
    def collect(options: Wide, _seed: int) -> None:
        seen.append(options)

    collect()
    assert 10 < seen.count(Wide()) < 50
    assert {options.is_open for options in seen} == {True, False}
    assert {options.tempo for options in seen} == {"slow", "quick"}
    assert len({options.seconds for options in seen}) > 10
    assert all(5 <= options.seconds <= 300 for options in seen)


# Stories


def test_a_story_is_a_value_with_more_than_one_ending() -> None:
    table = dealt(ann=3, bob=7).ann(Stay())
    assert table.bob(Fold()).state.points == (1, 0)
    assert table.bob(Stay()).state.points == (-1, 1)


def test_nature_may_be_named_picked_or_left_alone() -> None:
    assert story(GAME, seats=2).deals(*cards(4)).state.cards == (4, 0)
    assert story(GAME, seats=2).deals(lambda legal: legal[-1], max_card).state.cards == (9, 8)
    assert story(GAME, seats=2).ann(Fold()).state.cards == (0, 1)


def max_card(legal: tuple[object, ...]) -> object:
    return legal[-1]


def test_the_clock_acts_when_time_passes_a_deadline_and_not_before() -> None:
    assert dealt(ann=3, bob=7).at(20_000).state.round == 1
    late = dealt(ann=3, bob=7).at(45_000)
    assert late.state.round == 3
    assert [deed.input.at for deed in late.deeds if deed.input.move == TimeUp()] == [20_000, 40_000]


def test_time_is_up_at_the_deadline() -> None:
    table = dealt(ann=3, bob=7).at(5).time_is_up()
    assert table.now == 20_000
    assert TimeRanOut() in table.saw("ann")


def test_a_story_does_not_hold_when_something_else_happens() -> None:
    with pytest.raises(AssertionError, match="was allowed"):
        dealt(ann=3, bob=7).refuses("ann", Stay())
    with pytest.raises(AssertionError, match="refused as not-legal"):
        dealt(ann=3, bob=7).ann(Stay()).refuses("ann", Stay(), "over")
    with pytest.raises(AssertionError, match="time runs forwards"):
        dealt(ann=3, bob=7).at(9).at(8)
    with pytest.raises(AttributeError):
        dealt(ann=3, bob=7).zoe(Stay())


# Goldens


@pytest.fixture
def elsewhere(tmp_path: Path) -> AnyGame:
    """Bluff, with matches of its own."""
    return replace(GAME, home=tmp_path)


def test_a_new_match_is_kept_and_told(elsewhere: AnyGame) -> None:
    file = goldens.write_new(elsewhere, 2, 7)
    with pytest.raises(LawBrokenError, match="differs, first in this moment"):
        goldens.compare(elsewhere, file)
    goldens.write(elsewhere, file)
    goldens.compare(elsewhere, file)
    assert goldens.match_files(elsewhere) == [file]


def test_a_golden_says_who_sees_what_differently(elsewhere: AnyGame) -> None:
    file = goldens.write_new(elsewhere, 2, 7)
    golden = goldens.write(elsewhere, file)
    text = golden.read_text("utf-8")
    golden.write_text(text.replace("seat 1, truth witn", "seat 0, truth witn", 1), "utf-8")
    with pytest.raises(LawBrokenError, match=r"\n-  seat 0, truth .*\n\+  seat 1, truth witn"):
        goldens.compare(elsewhere, file)


def test_a_digest_that_differs_leads_to_its_moment_in_full(elsewhere: AnyGame) -> None:
    file = goldens.write_new(elsewhere, 2, 7)
    golden = goldens.write(elsewhere, file)
    moment = next(part for part in goldens.tell(elsewhere, file) if part.full not in part.shown)
    digest = moment.shown[-13:-1]
    golden.write_text(golden.read_text("utf-8").replace(digest, "0" * 12, 1), "utf-8")
    with pytest.raises(LawBrokenError) as found:
        goldens.compare(elsewhere, file)
    assert moment.full in str(found.value)
    assert f"\n-{moment.shown[:-13]}{'0' * 12}\n+{moment.shown.rstrip()}" in str(found.value)


def told(game: AnyGame, file: Path) -> list[str]:
    """Every part of the playthrough in full."""
    return [part.full for part in goldens.tell(game, file)]


def test_what_several_see_alike_is_told_once(elsewhere: AnyGame) -> None:
    text = "".join(told(elsewhere, goldens.write_new(elsewhere, 2, 7)))
    assert text.count('witnesses {"type":"round-began","number":1}') == 1
    assert '\n  everybody witnesses {"type":"round-began","number":1}\n' in text
    assert '\n  seat 1, public witnesses {"type":"dealt-face-down","seat":0}\n' in text


def test_of_a_long_list_is_told_what_changed() -> None:
    (file, *_) = goldens.match_files(GAMES["shift"])
    steps = [
        step for step in told(GAMES["shift"], file) if '{"type":"walk"' in step.splitlines()[0]
    ]
    assert max(step.count(" sees shadows[") for step in steps[:10]) <= 4


def test_bots_may_play_a_match_that_is_kept(elsewhere: AnyGame) -> None:
    file = goldens.write_new(elsewhere, 2, 7, play=play_with_bots)
    assert file.read_bytes() != goldens.new_match(GAME, 2, 7)
    assert "outcome is {" in told(elsewhere, file)[-1]


def test_a_match_is_kept_again_when_its_states_are_written_otherwise(elsewhere: AnyGame) -> None:
    file = goldens.write_new(elsewhere, 2, 7)
    as_it_was = file.read_bytes()
    other = replace(elsewhere, edition=elsewhere.edition + 1)
    goldens.write_again(other, file)
    assert file.read_bytes() != as_it_was
    assert "outcome is {" in told(other, file)[-1]
    goldens.write_again(elsewhere, file)
    assert file.read_bytes() == as_it_was


def test_the_same_number_makes_the_same_match() -> None:
    assert goldens.new_match(GAME, 3, 1) == goldens.new_match(GAME, 3, 1)
    assert goldens.new_match(GAME, 3, 1) != goldens.new_match(GAME, 3, 2)


# Accounts of what differed


def test_differences_are_told_by_their_place() -> None:
    one, other = dealt(ann=3, bob=7).state, dealt(ann=3, bob=8).state
    assert differences(one, other) == {"cards[1]": (7, 8)}
    assert account(one, other) == "cards[1] is 7 here and 8 there"
    assert "missing" in account((1, 2), (1,))
    assert differences(CARDS, tuple(range(10))) == {}
    assert account([Seat(n) for n in range(9)], [Millis(n + 1) for n in range(9)]).endswith(
        "3 more"
    )
