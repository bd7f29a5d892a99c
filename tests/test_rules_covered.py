"""Every sentence of a RULES.md has a test that passes, and the books on that are kept rightly."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gloaming.core import AnyGame
from gloaming.games import GAMES
from gloaming.testing.plugin import RULES_TESTS, sentences

RULES = """# Tag
## Running
- TAG-01 One is it.
- TAG-02 Whoever is touched is it.
  - TAG-90 is no sentence of its own here.
"""
BOTH = """
import pytest

@pytest.mark.rule("TAG-01")
def test_one_is_it(): pass

@pytest.mark.rule("TAG-02")
def test_whoever_is_touched_is_it(): {deed}
"""
STRANGE = """
@pytest.mark.rule("TAG-90")
def test_again(): pass
"""

SHORTEST = 3
"""Letters that still tell a game."""

PLAIN = ("-p", "no:cacheprovider", "-p", "no:hypothesispytest", "-p", "no:anyio")
Run = Callable[..., pytest.RunResult]


# The rules of every game


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_sentences_are_numbered_from_one_without_a_gap(game: AnyGame) -> None:
    numbers = [int(name.rpartition("-")[2]) for name in sentences(game.home)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert {name.rpartition("-")[0] for name in sentences(game.home)} == {prefix(game)}


def prefix(game: AnyGame) -> str:
    """The name by which a game's sentences go: its own, or the beginning of a long one."""
    first = sentences(game.home)[0].rpartition("-")[0]
    assert game.name.upper().startswith(first)
    return first


def test_no_two_games_share_the_name_of_their_sentences() -> None:
    prefixes = [prefix(game) for game in GAMES.values()]
    assert len(set(prefixes)) == len(prefixes)
    assert all(len(one) >= SHORTEST for one in prefixes)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_game_has_tests_of_its_rules(game: AnyGame) -> None:
    assert list((game.home / RULES_TESTS).glob("test_*.py"))


# The books


@pytest.fixture
def tag(pytester: pytest.Pytester) -> Path:
    """A game of tag with rules and no tests of them yet."""
    pytester.makeconftest('pytest_plugins = ("gloaming.testing.plugin",)')
    rules = pytester.path / "tag" / "tests" / "rules"
    rules.mkdir(parents=True)
    (pytester.path / "tag" / "RULES.md").write_text(RULES)
    (pytester.path / "test_elsewhere.py").write_text("def test_of_something_else(): pass")
    return rules


@pytest.fixture
def run(pytester: pytest.Pytester) -> Run:
    """Run pytest inside this process."""
    return lambda *arguments: pytester.runpytest_inprocess(*PLAIN, *map(str, arguments))


@pytest.fixture
def run_on_workers(pytester: pytest.Pytester) -> Run:
    """Run pytest with workers, of which the tests are as far away as in a long run."""
    return lambda *arguments: pytester.runpytest_subprocess(*PLAIN, "-n", "1", *map(str, arguments))


def write(rules: Path, text: str, name: str = "test_running") -> None:
    (rules / f"{name}.py").write_text(text)


def test_a_run_passes_when_every_sentence_has_a_test(tag: Path, run: Run) -> None:
    write(tag, BOTH.format(deed="pass"))
    result = run()
    result.assert_outcomes(passed=3)
    assert result.ret == pytest.ExitCode.OK
    result.stdout.no_fnmatch_line("*TAG-*")


@pytest.mark.parametrize(
    "deed", ["pytest.skip('no')", "pytest.xfail('no')", "assert False"], ids=lambda deed: deed[:12]
)
def test_a_sentence_whose_test_does_not_pass_fails_the_run(tag: Path, run: Run, deed: str) -> None:
    write(tag, BOTH.format(deed=deed))
    result = run()
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["TAG-02: no test of this sentence has passed (tag/RULES.md)"])
    result.stdout.no_fnmatch_line("*TAG-01*no test*")


def test_a_sentence_without_a_test_fails_the_run(tag: Path, run: Run) -> None:
    write(tag, BOTH.format(deed="pass").replace('@pytest.mark.rule("TAG-02")', ""))
    result = run()
    result.assert_outcomes(passed=3)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["TAG-02: no test of this sentence has passed*"])


def test_a_mark_without_a_sentence_fails_the_run(tag: Path, run: Run) -> None:
    write(tag, BOTH.format(deed="pass") + STRANGE)
    result = run()
    result.assert_outcomes(passed=4)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["TAG-90: no RULES.md has this sentence*test_again*"])


def test_a_test_elsewhere_may_prove_a_sentence(tag: Path, run: Run) -> None:
    write(tag, BOTH.format(deed="pass").replace('@pytest.mark.rule("TAG-02")', ""))
    write(tag.parents[2], BOTH.format(deed="pass"), "test_elsewhere")
    assert run().ret == pytest.ExitCode.OK


@pytest.mark.parametrize("chosen", ["one test", "by name", "one file of two", "elsewhere"])
def test_a_part_of_the_rules_is_not_judged(tag: Path, run: Run, chosen: str) -> None:
    write(tag, BOTH.format(deed="pass").partition('@pytest.mark.rule("TAG-02")')[0])
    write(tag, "def test_more(): pass", "test_more")
    arguments: dict[str, list[object]] = {
        "one test": [f"{tag}/test_running.py::test_one_is_it", f"{tag}/test_more.py"],
        "by name": ["-k", "one_is_it"],
        "one file of two": [tag / "test_running.py"],
        "elsewhere": [tag.parents[2] / "test_elsewhere.py"],
    }
    assert run(*arguments[chosen]).ret == pytest.ExitCode.OK


@pytest.mark.parametrize("chosen", ["the folder", "the game", "every file"])
def test_the_whole_of_the_rules_is_judged(tag: Path, run: Run, chosen: str) -> None:
    write(tag, BOTH.format(deed="pass").partition('@pytest.mark.rule("TAG-02")')[0])
    write(tag, "def test_more(): pass", "test_more")
    arguments = {
        "the folder": [tag],
        "the game": [tag.parents[1]],
        "every file": [tag / "test_running.py", tag / "test_more.py"],
    }
    assert run(*arguments[chosen]).ret == pytest.ExitCode.TESTS_FAILED


def test_notes_of_tests_are_told_at_the_end(tag: Path, run: Run) -> None:
    write(tag, BOTH.format(deed="pass"))
    write(tag, "def test_it(record_property): record_property('note', 'seen 12')", "test_note")
    run().stdout.fnmatch_lines(["seen 12"])


# The same books, kept by workers and judged by their controller


def test_workers_hand_over_what_passed_and_what_they_noted(tag: Path, run_on_workers: Run) -> None:
    write(tag, BOTH.format(deed="pass"))
    write(tag, "def test_it(record_property): record_property('note', 'seen 12')", "test_note")
    result = run_on_workers()
    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["seen 12"])


def test_workers_are_judged_like_anybody(tag: Path, run_on_workers: Run) -> None:
    write(tag, BOTH.format(deed="pytest.skip('no')") + STRANGE)
    result = run_on_workers()
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["TAG-02: no test of*", "TAG-90: no RULES.md has*test_again*"])


def test_a_part_of_the_rules_is_not_judged_on_workers(tag: Path, run_on_workers: Run) -> None:
    write(tag, BOTH.format(deed="pass"))
    assert run_on_workers("-k", "one_is_it").ret == pytest.ExitCode.OK
