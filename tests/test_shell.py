"""The shell: every verb does what it says, and says no in one sentence."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from gloaming import games
from gloaming.cli import main
from gloaming.commands import workers
from gloaming.games import GAMES
from tests.support.polling import poll_here

VERBS = sorted(main.commands)
ENTRY = "from gloaming.cli import main; main()"
HEARS = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
SHELL = [sys.executable, "-c", ENTRY]
AT_A_TERMINAL = [sys.executable, "-c", f"{HEARS}; {ENTRY}"]
"""Whoever runs the tests in the background hears no Ctrl-C, and neither would what they start."""


def gloaming(*words: object) -> Result:
    """A command, in this process."""
    return CliRunner().invoke(main, [str(word) for word in words])


def told(*words: object) -> str:
    """What a command says that goes well."""
    result = gloaming(*words)
    assert result.exit_code == 0, result.output
    return result.stdout


def refusal(*words: object) -> str:
    """What a command says that is refused: one line, and status 2."""
    result = gloaming(*words)
    assert isinstance(result.exception, SystemExit), result.exc_info
    assert result.exit_code == 2
    assert result.stdout == ""
    assert re.fullmatch(r"Error: .+\n", result.stderr)
    return result.stderr


def simulated(path: Path, *words: object) -> bytes:
    """The file that a simulation writes."""
    told("simulate", "bluff", "--out", path, "--jobs", 1, *words)
    return path.read_bytes()


@pytest.fixture(scope="module")
def ten(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Ten matches of three: a bot, somebody, and another bot."""
    path = tmp_path_factory.mktemp("shell") / "ten.jsonl"
    simulated(path, "--matches", 10, "--seed", 5, "--bots", "easy,random,easy")
    return path


# Help


@pytest.mark.parametrize("verb", ["", *VERBS])
@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_every_verb_explains_itself_with_an_example(verb: str, flag: str) -> None:
    words = [verb, flag] if verb else [flag]
    assert re.search(rf"Example: gloaming {verb}", told(*words))
    assert "Usage: " in told(*words)


def test_the_shell_starts_light() -> None:
    heavy = {"apsw", "babel", "msgspec", "starlette", "gloaming.games", "gloaming.server"}
    code = f"import sys, gloaming.cli; print(sorted({heavy} & set(sys.modules)))"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout == "[]\n"


# Saying no

MISTAKES = [
    ["nothing-like-it"],
    ["--nothing-like-it"],
    ["verify"],
    ["verify", "missing.jsonl"],
    ["verify", "."],
    ["verify", "broken.jsonl"],
    ["replay", "missing.jsonl"],
    ["replay", "broken.jsonl", "--as", "truth"],
    ["replay", "broken.jsonl", "--language", "eo"],
    ["simulate", "chess", "--out", "new.jsonl"],
    ["simulate", "bluff"],
    ["simulate", "bluff", "--out", "missing/new.jsonl"],
    ["simulate", "bluff", "--out", "."],
    ["simulate", "bluff", "--out", "broken.jsonl"],
    ["simulate", "bluff", "--out", "new.jsonl", "--options", "{]"],
    ["simulate", "bluff", "--out", "new.jsonl", "--options", "[" * 5000],
    ["simulate", "bluff", "--out", "new.jsonl", "--options", '{"seconds": 4}'],
    ["simulate", "bluff", "--out", "new.jsonl", "--options", '{"colour": "red"}'],
    ["simulate", "bluff", "--out", "new.jsonl", "--seats", "5"],
    ["simulate", "bluff", "--out", "new.jsonl", "--seats", "1"],
    ["simulate", "bluff", "--out", "new.jsonl", "--bots", "genius"],
    ["simulate", "bluff", "--out", "new.jsonl", "--bots", "easy,easy", "--seats", "3"],
    ["simulate", "bluff", "--out", "new.jsonl", "--matches", "0"],
    ["serve", "--port", "-1"],
    ["store", "mend"],
    ["store", "check", "--data", "missing"],
    ["new-game", "bluff"],
    ["new-game", "Night"],
    ["new-game", "night fall"],
    ["new-game", "night2"],
    ["new-game", "import"],
    ["new-game", "simulate"],
]


@pytest.mark.parametrize("words", MISTAKES, ids=lambda words: " ".join(words)[:60])
def test_a_mistake_is_answered_in_one_sentence(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("broken.jsonl").write_text("This is a letter.\n")
    refusal(*words)
    assert not Path("new.jsonl").exists()


def test_a_real_process_says_no_without_a_traceback(tmp_path: Path) -> None:
    said = subprocess.run(
        [*SHELL, "verify", "missing.jsonl"],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert said.returncode == 2
    assert said.stdout == ""
    assert said.stderr == "Error: missing.jsonl cannot be read: No such file or directory.\n"


# Simulating


def test_a_simulation_is_the_same_whatever_the_number_of_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = simulated(tmp_path / "one", "--matches", 12, "--bots", "normal")
    monkeypatch.setattr(workers, "SECONDS_ALONE", 0)
    assert simulated(tmp_path / "two", "--matches", 12, "--bots", "normal", "--jobs", 2) == alone
    assert b'"bot":"normal"' in alone


def test_another_seed_other_options_or_other_seats_give_other_matches(tmp_path: Path) -> None:
    words = ("--seed 0", "--seed 1", "--seats 3", '--options {"seconds":9}', "--bots easy")
    files = [simulated(tmp_path / word, "--matches", 2, *word.split()) for word in words]
    ids = [re.findall(rb'"match":"(\w+)"', file) for file in files]
    assert len({name for names in ids for name in names}) == 2 * len(words)


def test_a_simulation_reports_what_it_did(tmp_path: Path) -> None:
    said = told("simulate", "bluff", "--matches", 3, "--out", tmp_path / "new")
    inputs = (tmp_path / "new").read_bytes().count(b"\n") - 2 * 3
    assert re.fullmatch(
        rf"3 matches, {inputs} inputs in \d\.\d s: [\d,]+ inputs per second\.\n", said
    )


@pytest.mark.parametrize("part", [0.0, 0.01, 0.4, 0.999, 1.0])
def test_a_simulation_goes_on_where_it_was_cut(ten: Path, tmp_path: Path, part: float) -> None:
    whole, path = ten.read_bytes(), tmp_path / "cut.jsonl"
    path.write_bytes(whole[: int(len(whole) * part)])
    again = simulated(path, "--matches", 10, "--seed", 5, "--bots", "easy,random,easy")
    assert again == whole


def test_a_simulation_goes_on_after_its_last_match(ten: Path, tmp_path: Path) -> None:
    path = tmp_path / "more.jsonl"
    path.write_bytes(ten.read_bytes())
    more = simulated(path, "--matches", 12, "--seed", 5, "--bots", "easy,random,easy")
    assert more.startswith(ten.read_bytes())
    assert told("verify", path).startswith("12 matches")


def others(ten: bytes) -> Iterator[bytes]:
    """Files that are not what the simulation would have written."""
    yield b"This is a letter."
    yield b"This is a letter.\n"
    yield ten[:-1] + b" "
    yield ten + b"["
    yield ten.replace(b'"match":"', b'"match":"0', 1)
    yield b"".join(ten.splitlines(keepends=True)[1:])


@pytest.mark.parametrize("number", range(6))
def test_a_simulation_does_not_touch_another_file(ten: Path, tmp_path: Path, number: int) -> None:
    path = tmp_path / "other.jsonl"
    other = list(others(ten.read_bytes()))[number]
    path.write_bytes(other)
    words = ("--matches", 20, "--seed", 5, "--bots", "easy,random,easy", "--out", path)
    assert "is not of this simulation" in refusal("simulate", "bluff", *words)
    assert path.read_bytes() == other


def test_a_simulation_takes_no_match_away(ten: Path) -> None:
    words = ("--matches", 9, "--seed", 5, "--bots", "easy,random,easy", "--out", ten)
    assert "10" in refusal("simulate", "bluff", *words)


def test_ctrl_c_stops_a_simulation_which_can_be_taken_up(tmp_path: Path) -> None:
    path = tmp_path / "long.jsonl"
    words = ["simulate", "bluff", "--matches", "1000000", "--out", str(path)]
    process = subprocess.Popen(
        [*AT_A_TERMINAL, *words], stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        poll_here(lambda: path.exists() and path.stat().st_size >= 300_000)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to its workers too
        said = process.communicate(timeout=60)[1]
    finally:
        process.kill()
    assert process.returncode == 130
    stopped = re.fullmatch(r"Stopped after ([\d,]+) of 1,000,000 matches: .+\n", said)
    assert stopped, said
    done = int(stopped[1].replace(",", ""))
    assert simulated(path, "--matches", done + 2) == simulated(
        tmp_path / "at once", "--matches", done + 2
    )


# Replaying


def test_a_seat_is_told_what_it_witnessed_and_no_more(ten: Path) -> None:
    rows = told("replay", ten, "--as", 1).splitlines()
    assert rows[0] == "Bluff: Easy bot 1, Player 2 and Easy bot 2"
    assert rows[1] == "  0:00.000  Round 1 begins."
    assert rows[2].strip() == "Easy bot 1 is dealt a card, face down."
    assert re.fullmatch(r" +Player 2 is dealt the \d\.", rows[3])
    assert not any(re.match(r" +Easy bot \d is dealt the", row) for row in rows)
    assert re.search("three points|thirty rounds", rows[-1])


def test_a_seat_has_a_number_and_a_name(ten: Path) -> None:
    by_number = told("replay", ten, "--as", 2)
    assert by_number == told("replay", ten, "--as", "easy bot 2")
    assert by_number != told("replay", ten, "--as", "easy bot 1")
    assert told("replay", ten, "--as", "PLAYER 2") == told("replay", ten, "--as", 1)


def test_spectators_see_no_card_and_the_truth_has_all(ten: Path) -> None:
    assert not re.search(r"is dealt the", told("replay", ten))
    assert told("replay", ten) == told("replay", ten, "--as", "public")
    assert "face down" not in told("replay", ten, "--as", "truth")


def test_a_match_is_told_in_every_language(ten: Path) -> None:
    tales = {told("replay", ten, "--language", language) for language in ("en", "fr", "pl")}
    assert len(tales) == 3


def test_any_match_of_a_file_is_told(ten: Path) -> None:
    tales = {told("replay", ten, "--match", number) for number in range(1, 11)}
    assert len(tales) == 10
    assert "has no match 11" in refusal("replay", ten, "--match", 11)


def test_a_seat_that_is_not_there_is_named_with_those_that_are(ten: Path) -> None:
    expected = "'3' in this match, which has the seats 0 (Easy bot 1), 1 (Player 2), 2 (Easy bot 2)"
    assert expected in refusal("replay", ten, "--as", 3)
    assert "More than one is called 'easy'" in refusal("replay", ten, "--as", "easy")


def test_a_name_cannot_steer_the_terminal(ten: Path, tmp_path: Path) -> None:
    path = tmp_path / "loud.jsonl"
    path.write_bytes(ten.read_bytes().replace(b"Player 2", b"\\u001b[31mPlayer 2"))
    result = gloaming("replay", path)
    assert "\x1b" not in result.output


# Verifying


def test_a_fair_file_is_all_as_promised(ten: Path) -> None:
    draws = ten.read_bytes().count(b'"by":"nature"')
    assert told("verify", ten) == f"10 matches, {draws} draws: all as promised\n"


FORGERIES = [
    (1, rb'"game":"bluff"', b'"game":"poker"', "no game called 'poker'"),
    (1, rb'"edition":1', b'"edition":9', "edition 9"),
    (1, rb'"format":1', b'"format":9', "format 9"),
    (1, rb'"seconds":20', b'"seconds":1', "options"),
    (1, rb'"seats":\[.*\],"c', b'"seats":[],"c', "these seats"),
    (1, rb'"role":"player"', b'"role":"king"', "these seats"),
    (2, rb'"card":\d', b'"card":10', "against the rules"),
    (3, rb'"chosen":\d', b'"chosen":11', "choice"),
    (3, rb'"digest":"', b'"digest":"0', "changed"),
    (4, rb'"type"', b'"typ"', "no move"),
    (5, rb'"by":\d', b'"by":3', "nobody sits there"),
    (5, rb'"by":\d', b'"by":-1', "nobody sits there"),
    (5, rb'"at":\d+', b'"at":x', "cannot be read"),
    (5, rb'"at":\d+', b'"at":-5', "backwards"),
    (-1, rb'"seed":"..', b'"seed":"zz', "hexadecimal"),
    (-1, rb'"seed":"..', b'"seed":"', "promised"),
    (-1, rb'"nonces":\[null,', b'"nonces":[', "nonce"),
    (-1, rb'"nonces":\[null,null', b'"nonces":[null,"' + b"ab" * 32 + b'"', "draw something else"),
    (-1, rb'"head":"', b'"head":"0', "closes another"),
]


@pytest.mark.parametrize(("line", "old", "new", "reason"), FORGERIES, ids=str)
def test_what_is_wrong_is_named_with_its_line(
    ten: Path, tmp_path: Path, line: int, old: bytes, new: bytes, reason: str
) -> None:
    rows = first_match(ten)
    number = line if line > 0 else len(rows)
    rows[number - 1], changes = re.subn(old, new, rows[number - 1], count=1)
    assert changes == 1
    path = tmp_path / "forged.jsonl"
    path.write_bytes(b"\n".join(rows))
    said = refusal("verify", path)
    assert reason in said
    assert re.search(rf"forged\.jsonl, line {_blamed(number, reason)}: ", said)


def _blamed(number: int, reason: str) -> str:
    """Nonces change the draws, so the first draw is what is found wrong."""
    return r"\d+" if reason == "draw something else" else str(number)


def test_file_without_a_chain_is_said_to_be_without_it() -> None:
    kept = GAMES["bluff"].home / "tests" / "matches" / "2-seats-12.jsonl"
    assert told("verify", kept).splitlines()[1:] == [
        "1 match has no chain over the lines: an older version wrote the file."
    ]


def test_chain_that_does_not_fit_is_named_with_its_line(ten: Path, tmp_path: Path) -> None:
    rows, path = first_match(ten), tmp_path / "forged.jsonl"
    rows[-1] = re.sub(rb'"chain":"....', b'"chain":"____', rows[-1])
    path.write_bytes(b"\n".join(rows))
    assert f"forged.jsonl, line {len(rows)}: the chain does not fit" in refusal("verify", path)


def first_match(path: Path) -> list[bytes]:
    rows = path.read_bytes().splitlines()
    return rows[: next(at for at, row in enumerate(rows) if row.startswith(b'{"reveal"')) + 1]


def test_a_missing_line_is_noticed(ten: Path, tmp_path: Path) -> None:
    rows, path = first_match(ten), tmp_path / "short.jsonl"
    path.write_bytes(b"\n".join(rows[:-1]))
    assert f"line {len(rows) - 1}: the last line, which opens" in refusal("verify", path)
    path.write_bytes(b"\n".join([*rows[:-2], rows[-1]]))
    assert f"line {len(rows) - 1}: it closes another match" in refusal("verify", path)


def test_no_damage_leads_to_a_traceback(ten: Path, tmp_path: Path) -> None:
    rng, whole = Random(8), b"\n".join(first_match(ten))
    path = tmp_path / "damaged.jsonl"
    for _ in range(300):
        at, length = rng.randrange(len(whole)), rng.choice((0, 1, 1, 5, 500))
        path.write_bytes(whole[:at] + rng.randbytes(rng.randrange(3)) + whole[at + length :])
        for words in (("verify", path), ("replay", path, "--as", "truth")):
            result = gloaming(*words)
            assert result.exception is None or isinstance(result.exception, SystemExit), words
            assert result.exit_code in {0, 2}


# A game's own verbs


def test_a_game_brings_its_own_verbs(tmp_path: Path) -> None:
    folder = tmp_path / "owl"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "commands.py").write_text(
        "import click\n\n\n@click.group()\ndef commands():\n    '''Of owls.'''\n\n\n"
        "@commands.command()\ndef hoot():\n    '''Hoot.'''\n    click.echo('Hoo.')\n"
    )
    games.__path__.append(str(tmp_path))
    try:
        assert told("owl", "hoot") == "Hoo.\n"
        assert re.search(r"owl +Of owls\.", told("-h"))
    finally:
        games.__path__.remove(str(tmp_path))
        sys.modules.pop("gloaming.games.owl", None)
        sys.modules.pop("gloaming.games.owl.commands", None)
    assert "No such command 'owl'" in refusal("owl", "hoot")


def test_no_game_takes_the_name_of_a_verb() -> None:
    assert not set(GAMES) & set(VERBS)
