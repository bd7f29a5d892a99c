"""Pictures of one's own: what makes a pack, and what a match with one is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from gloaming.commands.simulation import Plan, Playing, play_match
from gloaming.core import Place
from gloaming.core.file import game_of, read, verify
from gloaming.games import GAMES
from gloaming.games.amsterdam import GAME, hindsight
from gloaming.games.amsterdam.deck import FOLDER, Eye, links
from gloaming.games.amsterdam.messages import INTEL, PICTURES, Card, Options, Picture
from gloaming.games.amsterdam.photos import developed
from gloaming.games.amsterdam.tests.drawings import draw, draw_in_order, imported, pictures
from gloaming.games.amsterdam.tests.table import laid
from gloaming.packs import DATA, Pack, shelf
from gloaming.testing.matches import play_at_random

PLACES = (
    Place("officer", "black"), Place("detective", "black"),
    Place("officer", "orange"), Place("detective", "orange"),
)  # fmt: skip
NOWHERE = "0123456789"


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of a server whose owner has brought pictures."""
    folder = tmp_path_factory.mktemp("owner")
    imported(draw(folder / "Our holidays"), folder / "data")
    return folder / "data"


@pytest.fixture(scope="module")
def pack(data: Path) -> Pack:
    (found,) = shelf("amsterdam", data).packs()
    return found


@pytest.fixture
def here(data: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bots of this process look where a server would have told them to."""
    monkeypatch.setenv(DATA, str(data))
    links.cache_clear()
    yield
    links.cache_clear()


def names(data: Path, pack: Pack) -> dict[str, list[str]]:
    kept = shelf("amsterdam", data).kept(pack.id, "names.json")
    assert kept is not None
    return msgspec.json.decode(kept, type=dict[str, list[str]])


# What makes a pack


@pytest.mark.rule("AMS-48")
def test_154_pictures_make_a_pack_of_84_intel_cards_and_70_for_the_city(
    data: Path, pack: Pack
) -> None:
    told = names(data, pack)
    assert (len(told["intel"]), len(told["districts"])) == (len(INTEL), len(PICTURES)) == (84, 70)
    every = [*told["intel"], *told["districts"]]
    assert len(set(every)) == 154
    assert {f"{name}{size}.webp" for name in every for size in ("", "-s")} <= pack.files
    assert pack.title == "Our holidays"


@pytest.mark.rule("AMS-48")
@pytest.mark.parametrize("count", [0, 1, 60, 153])
def test_with_fewer_it_is_told_how_many_are_missing(tmp_path: Path, count: int) -> None:
    said = pictures("import", draw(tmp_path / "few", count), "--data", tmp_path / "data")
    assert said.exit_code == 2
    assert f"has {count} of 154 pictures: {154 - count} missing." in said.stderr
    assert not (tmp_path / "data").exists()


@pytest.mark.rule("AMS-48")
def test_thirty_and_thirty_are_enough_where_the_games_own_fill_it_up(tmp_path: Path) -> None:
    few = draw(tmp_path / "few", 60)
    pack = imported(few, tmp_path / "data", "--fill")
    told = names(tmp_path / "data", pack)
    folder = tmp_path / "data" / "packs" / "amsterdam" / pack.id
    own = {file.read_bytes() for file in FOLDER.glob("*.webp")}
    is_own = {
        of: sum((folder / f"{name}.webp").read_bytes() in own for name in listed)
        for of, listed in told.items()
    }
    assert is_own == {"intel": 54, "districts": 40}
    (few / "photo 60.png").unlink()
    said = pictures("import", few, "--data", tmp_path / "data", "--fill", "--name", "Fewer")
    assert "For Intel cards there are 29 pictures: 1 missing to 30." in said.stderr


@pytest.mark.rule("AMS-48")
def test_the_sides_of_districts_may_be_told_by_folders(tmp_path: Path) -> None:
    folder = draw_in_order(tmp_path / "box")
    (folder / "districts" / "3b" / "photo 111.png").unlink()
    (folder / "intel" / "photo 4.png").unlink()
    said = pictures("import", folder, "--data", tmp_path / "data")
    assert "districts/3b has 4 of 5 pictures: 1 missing." in said.stderr
    assert "intel has 83 of 84 pictures: 1 missing." in said.stderr


@pytest.mark.rule("AMS-47")
def test_names_and_numbers_of_a_pack_say_nothing(data: Path, pack: Pack) -> None:
    told = names(data, pack)
    for listed in told.values():
        assert all(re.fullmatch(r"[0-9a-f]{10}", name) for name in listed)
        assert listed != sorted(listed)
    files = data / "packs" / "amsterdam" / pack.id
    intel, city = ([(files / f"{name}.webp").read_bytes() for name in told[of]] for of in told)
    first = [made_of(data, number) for number in range(1, 7)]
    assert set(first) <= set(intel)
    assert first != intel[:6]
    assert [made_of(data, number) for number in (85, 86)] == city[:2]


def made_of(data: Path, number: int) -> bytes:
    """What becomes of one of the pictures, counted as they are called."""
    return developed(data.parent / "Our holidays" / f"photo {number}.png").large


# A match with a pack


@pytest.mark.rule("AMS-48")
@pytest.mark.usefixtures("here")
def test_bots_play_a_whole_match_on_a_pack(pack: Pack) -> None:
    options = Options(mode="coop", level="master", pictures=pack.id)
    playing = Playing(GAME, options, PLACES[:2], ("normal",) * 2, b"night", Random(2))
    deeds = playing.to_the_end()
    outcome = GAME.outcome(deeds[-1].after)
    assert outcome is not None
    assert outcome.reason in {"two-rounds", "two-lost"}
    assert {reason.id for told in playing.reasons.values() for reason in told} >= {"leads-to"}
    assert hindsight.analyse(options, PLACES[:2], tuple(deed.input for deed in deeds))


@pytest.mark.rule("AMS-48")
def test_a_match_is_replayed_and_checked_where_its_pack_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(DATA, str(tmp_path / "nothing"))
    options = msgspec.json.encode(Options(mode="coop", pictures=NOWHERE))
    plan = Plan("amsterdam", GAME.edition, options, (0, 1), ("easy", "random"), 3)
    (match,) = read(play_match(plan, 0))
    assert verify(game_of(GAMES, match), match) > 0
    assert NOWHERE.encode() in bytes(match.header.options)


@pytest.mark.rule("AMS-48")
def test_the_rules_know_nothing_of_the_pack() -> None:
    one, other = (Options(layout="scattered", pictures=pack) for pack in ("own", NOWHERE))
    played = [
        play_at_random(GAME, options, PLACES, Random(8), most=400) for options in (one, other)
    ]
    assert [deed.after for deed in played[0].deeds] == [deed.after for deed in played[1].deeds]
    assert not hasattr(laid().state.options, "pictures")


# What bots see in it


@pytest.mark.usefixtures("here")
def test_a_bot_has_an_opinion_of_every_picture_of_a_pack(pack: Pack) -> None:
    table = links(pack.id)
    assert [len(line) for line in table.districts] == [70] * 84
    assert [len(line) for line in table.intel] == [84] * 84
    assert table != links()


@pytest.mark.usefixtures("here")
def test_pictures_that_are_gone_are_all_alike_to_a_bot() -> None:
    eye = Eye(1.0, "somebody", NOWHERE)
    seen = {eye.sees(card, Picture(3), is_intel=False) for card in INTEL}
    assert seen == {0.0}
    assert Eye(1.0, "somebody").sees(Card(1), Picture(3), is_intel=False) != 0.0


def test_a_table_without_a_pack_has_the_games_own() -> None:
    assert Options().pictures == "own"
    assert replace(Options(), pictures=NOWHERE).terms == Options().terms


@pytest.mark.parametrize("wrong", ["", "../..", "OWN", "0123456789a", "own\n", "g" * 10])
def test_what_is_no_pack_is_no_option(wrong: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"pictures": wrong}, Options)
