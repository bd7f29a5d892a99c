import pytest

from gloaming.core import Left, Message, Seat, Stop, TimeUp
from gloaming.games.bluff import GAME
from gloaming.games.bluff.messages import (
    Card,
    Deal,
    FaceDown,
    FaceUp,
    MatchEnded,
    PlayerView,
    PublicView,
    Score,
    Showed,
)
from gloaming.kinds import Kind, kinds_of, messages_of, plain, tag_of, union_members


class Odd(Message):
    """Fields of every shape."""

    maybe: Seat | None
    either: Score | FaceDown
    mixed: Seat | Score
    numbers: tuple[int, ...]
    flag: bool


@pytest.mark.parametrize(
    ("message", "kinds"),
    [
        (Stop, {}),
        (Left, {"seat": "seat"}),
        (Showed, {"seat": "seat", "card": "plain"}),
        (MatchEnded, {"winners": "seats"}),
        (
            PlayerView,
            {
                "round": "plain", "scores": "things", "hands": "things",
                "decision": "plain", "chosen": "seats", "away": "seats",
            },
        ),
        (
            Odd,
            {
                "maybe": "seat", "either": "thing", "mixed": "plain",
                "numbers": "plain", "flag": "plain",
            },
        ),
    ],
)  # fmt: skip
def test_kinds_are_read_off_the_types(message: type[Message], kinds: dict[str, Kind]) -> None:
    assert kinds_of(message) == kinds
    assert list(kinds_of(message)) == list(message.__struct_fields__)


def test_tags_are_those_of_the_wire() -> None:
    assert tag_of(TimeUp) == tag_of(TimeUp()) == "time-up"


def test_a_union_has_members_and_a_type_is_one_of_its_own() -> None:
    assert union_members(Deal) == (Deal,)
    assert union_members(Deal | Stop | Left) == (Deal, Stop, Left)


def test_every_message_of_a_game_is_found_once_even_within_views() -> None:
    found = list(messages_of(GAME))
    assert len(found) == len(set(found))
    assert {Deal, TimeUp, Left, Showed, PlayerView, PublicView} <= set(found)
    assert {Score, FaceUp, FaceDown} <= set(found)


def test_a_value_is_shown_as_json_would() -> None:
    assert plain(Showed(Seat(1), Card(3))) == {"type": "showed", "seat": 1, "card": 3}
