"""Every picture was looked at as it is now, and somebody else could read it in three ways."""

import pytest

from tools.pictures import judged, measures
from tools.pictures.__main__ import GAME
from tools.pictures.measures import Measure

PAINTED = {"intel-01": Measure(name="0123456789", digest="", hero=0.5, inside=1.0)}
PASSED = '[intel-01]\nseen = "0123456789"\nreadings = ["a cat", "the night", "a guard"]\n'


def test_every_picture_was_judged_as_it_is_painted() -> None:
    known = measures.read(GAME)
    told = judged.read(judged.FILE.read_text("utf-8"))
    assert known
    assert "\n".join(judged.complaints(told, known)) == ""


def test_a_picture_that_passed_is_not_complained_of() -> None:
    assert list(judged.complaints(judged.read(PASSED), PAINTED)) == []


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "nobody has judged it"),
        (PASSED.replace("0123456789", "9876543210"), "nobody has judged it"),
        (PASSED.replace("the night", "A cat"), "fewer than 3 readings"),
        (PASSED + PASSED.replace("intel-01", "intel-99"), "there is no intel-99"),
    ],
    ids=["never", "as it was before", "two readings", "no such picture"],
)
def test_what_nobody_looked_at_is_named(text: str, complaint: str) -> None:
    assert complaint in "\n".join(judged.complaints(judged.read(text), PAINTED))
