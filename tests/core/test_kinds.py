from dataclasses import replace
from enum import Enum
from typing import Annotated, Any, Literal, NewType

import msgspec
import pytest

from gloaming.core import OWN, AnyGame, Left, Message, PackId, Seat, Stop, TimeUp
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
from gloaming.kinds import (
    Kind,
    OddOptionError,
    kinds_of,
    messages_of,
    options_of,
    packs_in,
    tag_of,
    union_members,
    unspeakable,
)
from tests.games import halt


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


# What can be spoken

Weight = NewType("Weight", float)


class Speakable(Message):
    """Every shape that words can speak."""

    seat: Seat
    maybe: Seat | None
    card: Card
    number: int
    text: str
    flag: bool
    choice: Literal["a", "b"] | None
    thing: Score
    either: Score | FaceDown | None
    seats: tuple[Seat, ...]
    cards: tuple[Card, ...] | None
    flags: tuple[bool, ...]
    choices: tuple[Literal["a", "b"], ...]
    things: tuple[Score | FaceDown, ...]


class Unspeakable(Message):
    """Shapes that come out differently in Python and in a browser, or as nonsense in both."""

    mixed: Seat | Score
    rows: tuple[tuple[Seat, ...], ...]
    pair: tuple[int, Seat]
    crowd: frozenset[Seat]
    list: list[Seat]
    table: dict[str, int]
    holes: tuple[Seat | None, ...]
    share: float
    weight: Weight
    either: int | str
    truth: Literal[True]
    nothing: None
    anything: Any


def test_what_words_can_speak_is_known_by_its_type() -> None:
    assert unspeakable(Speakable) == ()
    assert unspeakable(Unspeakable) == Unspeakable.__struct_fields__


@pytest.mark.parametrize("game", [GAME, halt.GAME], ids=lambda game: game.name)
def test_every_message_here_can_be_spoken(game: AnyGame) -> None:
    assert not [message for message in messages_of(game) if unspeakable(message)]


# Options


def under(options: type[msgspec.Struct]) -> AnyGame:
    """Bluff, if it had these options."""
    game: AnyGame = GAME
    return replace(game, options=options)


class Tempo(Enum):
    SLOW = "slow"
    QUICK = "quick"


class Varied(msgspec.Struct, frozen=True):
    """Options of every kind."""

    cards: Annotated[int, msgspec.Meta(ge=1, le=9)] = 5
    is_open: bool = True
    size: Literal["small", "large", "middling"] = "large"
    rounds: Literal[9, 3] = 3
    tempo: Tempo = Tempo.QUICK
    faces: PackId = OWN


def test_options_are_told_in_the_order_in_which_they_are_declared() -> None:
    told = options_of(under(Varied))
    assert list(told.items()) == [
        ("cards", {"type": "integer", "minimum": 1, "maximum": 9, "default": 5}),
        ("is_open", {"type": "boolean", "default": True}),
        ("size", {"enum": ["small", "large", "middling"], "default": "large"}),
        ("rounds", {"enum": [9, 3], "default": 3}),
        ("tempo", {"enum": ["slow", "quick"], "default": "quick"}),
        ("faces", {"enum": ["own"], "packs": True, "default": "own"}),
    ]


def test_the_packs_that_options_name_are_known() -> None:
    assert packs_in(Varied()) == ()
    assert packs_in(Varied(faces="0123456789")) == ("0123456789",)
    assert packs_in(GAME.options()) == ()


@pytest.mark.parametrize(
    ("hint", "usual"),
    [
        (float, 0.5),
        (Annotated[float, msgspec.Meta(ge=0, le=1)], 0.5),
        (int, 3),
        (Annotated[int, msgspec.Meta(ge=1)], 3),
        (Annotated[int, msgspec.Meta(gt=1, lt=9)], 3),
        (Annotated[int, "bounded by taste"], 3),
        (str, "any"),
        (bool | None, None),
        (Literal["a"] | None, None),
        (Varied, Varied()),
        (tuple[int, ...], ()),
    ],
    ids=str,
)
def test_an_odd_option_is_refused(hint: Any, usual: Any) -> None:
    options = msgspec.defstruct("Options", [("odd", hint, usual)], frozen=True)
    with pytest.raises(OddOptionError, match="odd"):
        options_of(under(options))


def test_an_option_without_a_default_is_refused() -> None:
    options = msgspec.defstruct("Options", [("odd", bool)], frozen=True)
    with pytest.raises(OddOptionError, match="odd"):
        options_of(under(options))
