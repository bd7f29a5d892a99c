import msgspec
import pytest

from gloaming.core import Actor, Back, HostMove, Input, Left, Message, Millis, Seat, Stop, TimeUp
from gloaming.core.types import kebab


@pytest.mark.parametrize(
    ("name", "spelled"),
    [
        ("TimeUp", "time-up"),
        ("Stop", "stop"),
        ("DealtFaceDown", "dealt-face-down"),
        ("Go2It", "go2-it"),
    ],
)
def test_names_are_spelled_with_hyphens_on_the_wire(name: str, spelled: str) -> None:
    assert kebab(name) == spelled


def test_a_message_says_what_it_is() -> None:
    assert msgspec.json.encode(Left(Seat(2))) == b'{"type":"left","seat":2}'
    assert msgspec.json.encode(TimeUp()) == b'{"type":"time-up"}'


def test_messages_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Left(Seat(2)).seat = Seat(3)  # type: ignore[misc]


@pytest.mark.parametrize("move", [Left(Seat(0)), Back(Seat(1)), Stop()])
def test_the_moves_of_the_host_are_told_apart(move: HostMove) -> None:
    assert msgspec.json.decode(msgspec.json.encode(move), type=HostMove) == move


@pytest.mark.parametrize("by", [Seat(3), "nature", "clock", "host"])
def test_an_input_keeps_who_acted(by: Actor) -> None:
    given = Input(Millis(5), by, TimeUp())
    assert msgspec.json.decode(msgspec.json.encode(given), type=Input[TimeUp]) == given


def test_nobody_else_can_act() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"at":0,"by":"god","move":{"type":"time-up"}}', type=Input[TimeUp])


def test_two_kinds_of_message_are_never_equal() -> None:
    class Again(Message):
        pass

    empty: list[Message] = [Again(), Stop()]
    assert empty[0] != empty[1]
    assert empty == [Again(), Stop()]
