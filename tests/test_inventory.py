"""The inventory of what tests prove misses nothing that vanished, wherever a test moved."""

import ast
from collections import Counter

from tools.inventory import KINDS, Counts, compare, complaints, mutants

PLANTED = """
def chatty(): ...
def open_to(kind): ...
def helper(): ...

FAULTS = [(chatty, "says too much"), (open_to(Signed), "tells")]

def test_a_fault_is_found():
    helper()
    assert "law of sight" in said
"""


def counted(**kinds: list[str]) -> Counts:
    return {kind: Counter(kinds.get(kind, ())) for kind in KINDS}


def test_mutants_are_what_a_table_hands_over() -> None:
    assert list(mutants(ast.parse(PLANTED))) == ["chatty", "open_to(Signed)"]


def test_complaints_are_what_a_law_is_expected_to_say() -> None:
    assert list(complaints(ast.parse(PLANTED))) == ["says too much", "tells", "law of sight"]


def test_a_sentence_without_a_test_is_named() -> None:
    before = counted(rules=["AMS-01", "AMS-02"])
    assert compare(dict(before), counted(rules=["AMS-01"])) == ["rules: AMS-02 (1 before, 0 now)"]


def test_one_of_two_mutants_of_a_name_is_missed() -> None:
    before = counted(mutants=["bluff peeking", "bluff peeking"])
    assert len(compare(dict(before), counted(mutants=["bluff peeking"]))) == 1


def test_one_of_two_equal_calls_is_not_missed() -> None:
    before = counted(mutants=["bluff some_matches(game)"] * 2)
    assert compare(dict(before), counted(mutants=["bluff some_matches(game)"])) == []


def test_more_than_before_is_no_loss() -> None:
    assert compare(dict(counted(kills=["test_kill"])), counted(kills=["test_kill"] * 2)) == []
