"""The documents: what they show runs, what they name is there, what is generated is fresh."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from gloaming.cli import games_with_verbs, main
from gloaming.games.shift.handicap import fair_step
from gloaming.games.shift.messages import BoardName, Rules
from gloaming.kinds import tag_of, union_members
from gloaming.server import acts, metrics, wire
from gloaming.server.limits import Limits
from tests.core.forgeries import Forgery, forgeries
from tests.support.documents import block
from tools import protocol

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/*.md")])
EVERYTHING = "\n".join(document.read_text() for document in DOCUMENTS)
KEPT_MATCH = ROOT / "src/gloaming/games/bluff/tests/matches/2-seats-12.jsonl"


def shown(document: Path) -> str:
    return str(document.relative_to(ROOT))


def run(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder, capture_output=True, text=True, check=False, timeout=20,
    )  # fmt: skip


# What is shown runs


def test_the_match_in_the_readme_is_played_to_its_end(tmp_path: Path) -> None:
    code = block("README.md", "python")
    assert len(code.splitlines()) <= 18
    said = run(code, tmp_path)
    assert said.stderr == ""
    assert re.search(r"seat \d sees \(Face.*, and does (Stay|Fold)\(\)\n", said.stdout)
    assert said.stdout.splitlines()[-1].startswith("Outcome(reason='t")


def test_a_match_can_be_checked_by_hand(tmp_path: Path) -> None:
    code = block("docs/fairness.md", "python")
    assert len(code.splitlines()) <= 28
    file = tmp_path / "match.jsonl"
    shutil.copy(KEPT_MATCH, file)
    draws = file.read_text().count('"by":"nature"')
    assert run(code, tmp_path).stdout == f"{draws} draws, all as promised\n"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"chosen":6', '"chosen":5', "draw 1 is not what was promised"),
        ('"commitment":"9', '"commitment":"8', "not the seed that was promised"),
        ('"nonces":["2', '"nonces":["3', "is not what was promised"),
    ],
)
def test_a_forgery_is_found_by_hand(tmp_path: Path, old: str, new: str, fault: str) -> None:
    text = KEPT_MATCH.read_text()
    assert old in text
    (tmp_path / "match.jsonl").write_text(text.replace(old, new, 1))
    assert fault in run(block("docs/fairness.md", "python"), tmp_path).stderr


BY_HAND = [one for one in forgeries() if one.name != "a person's choice"]
"""The script looks at nature's lines alone."""


@pytest.mark.parametrize("forgery", BY_HAND, ids=lambda forgery: str(forgery.name))
def test_what_other_checkers_refuse_is_refused_by_hand(tmp_path: Path, forgery: Forgery) -> None:
    (tmp_path / "match.jsonl").write_text(forgery.text, "utf-8")
    said = run(block("docs/fairness.md", "python"), tmp_path)
    assert said.stdout == ""
    assert re.search(r"(?m)^(AssertionError|ValueError): ", said.stderr)


def test_the_example_of_a_match_file_is_real() -> None:
    rows = [row for row in block("docs/match-file.md", "json").splitlines() if row != "…"]
    kept = KEPT_MATCH.read_text().splitlines()
    assert rows == [row for row in kept if row in rows]
    assert rows[0] == kept[0]
    assert rows[-1] == kept[-1]


# What is named is there


@pytest.mark.parametrize("document", DOCUMENTS, ids=shown)
def test_every_link_leads_somewhere(document: Path) -> None:
    for link in re.findall(r"\[[^\]]*\]\(([^)\s]+)\)", document.read_text()):
        if link.startswith(("http://", "https://")):
            continue
        name, _, anchor = link.partition("#")
        target = (document.parent / name).resolve() if name else document
        assert target.exists(), link
        assert target.is_relative_to(ROOT), link
        if anchor:
            assert anchor in anchors(target), link


def anchors(document: Path) -> set[str]:
    headings = re.findall(r"(?m)^#+ (.+)$", document.read_text())
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


def test_every_verb_is_told_of_and_no_other() -> None:
    told = set(re.findall(r"\bgloaming ([a-z][a-z-]+)\b(?! lies)", code_of(EVERYTHING)))
    assert told - {"nightfall"} == {*main.commands, *games_with_verbs()}


def code_of(text: str) -> str:
    """What is set as code: between back-ticks, or indented by four."""
    return "\n".join(re.findall(r"`[^`\n]+`|(?m:^    .+$)", text))


def test_every_make_target_is_told_of_and_no_other() -> None:
    makefile = (ROOT / "Makefile").read_text()
    told = set(re.findall(r"\bmake ([a-z]+)\b", code_of(EVERYTHING)))
    assert told == set(re.findall(r"(?m)^([a-z]+):.*## ", makefile))


def test_operations_tells_every_option_and_every_metric() -> None:
    text = (ROOT / "docs/operations.md").read_text()
    options = {name for param in main.commands["serve"].params for name in param.opts}
    assert {name for name in options - {"--help"} if f"`{name}`" not in text} == set()
    names = {
        f"{metric.name}_total" if metric.type == "counter" else metric.name
        for metric in metrics.REGISTRY.collect()
    }
    assert names == set(re.findall(r"`(gloaming_\w+)`", text))


def test_the_glossary_is_in_order() -> None:
    words = re.findall(r"(?m)^\| \*\*(\w+)\*\* \|", (ROOT / "docs/glossary.md").read_text())
    assert len(words) > 30
    assert words == sorted(set(words))


def test_the_map_of_the_tree_names_every_folder() -> None:
    readme = (ROOT / "README.md").read_text()
    package = ROOT / "src" / "gloaming"
    folders = {path.parent.name for path in package.glob("*/__init__.py")} | {"locale"}
    assert {name for name in folders if f"src/gloaming/{name}" not in readme} == set()


# What was measured


@pytest.mark.parametrize("board", get_args(BoardName))
def test_every_board_is_as_fair_as_the_document_says(board: BoardName) -> None:
    """A fair table has the steps that were measured, and by them neither side is better off.

    A share of fewer than 1,000 matches says too little.
    """
    text = (ROOT / "docs/balance.md").read_text().replace("\N{MINUS SIGN}", "-")
    _, table, _ = re.split(f"<!-- /?{board} -->", text)
    rows = re.findall(r"(?m)^\| (\w+) \| (\d) \| (\S+) \| (\S+) \| (\S+) \| (\S+) \|", table)
    steps = {(rules, int(count)): int(step) for rules, count, step, *_ in rows}
    assert steps == {
        (rules, count): fair_step(board, rules, count)
        for rules in get_args(Rules)
        for count in range(2, 6)
    }
    for *_, matches, share, draws in rows:
        assert int(matches.replace(",", "")) >= 1_000
        assert 45 <= float(share) <= 55
        assert float(draws) < 1


# What is generated is fresh


PAGES = protocol.pages()
PROTOCOL = PAGES[ROOT / "docs/protocol.md"]


@pytest.mark.parametrize("path", PAGES, ids=shown)
def test_the_protocol_is_fresh(path: Path) -> None:
    assert path.read_text() == PAGES[path], "run: python -m tools.protocol"


def test_the_protocol_has_no_page_that_is_not_made() -> None:
    assert {*(ROOT / "docs/protocol").iterdir()} == {
        path for path in PAGES if path.parent.name == "protocol"
    }


@pytest.mark.parametrize("path", PAGES, ids=shown)
def test_headings_of_the_protocol_stand_once(path: Path) -> None:
    """Links lead to the first of two."""
    headings = re.findall(r"(?m)^#+ (.+)$", PAGES[path])
    assert len(headings) == len(set(headings))


def rights() -> dict[str, list[str]]:
    """The table of who may do what, by the name of the act."""
    part = PROTOCOL.partition("## Who may do what, and when")[2].partition("\n## ")[0]
    rows = re.findall(r"(?m)^\| `([a-z-]+)` \| (.*) \|$", part)
    return {name: [cell.strip() for cell in row.split("|")] for name, row in rows}


def test_the_protocol_tells_of_every_act_and_whose_it_is() -> None:
    every = {tag_of(act) for act in union_members(wire.TableAct)}
    sent = {tag_of(message) for message in union_members(wire.FromClient)} - {"act", "ping"}
    told = rights()
    assert set(told) == every | sent
    of_the_host = {tag_of(act) for act in union_members(acts.OF_THE_HOST)}
    own = {name for name, (who, *_) in told.items() if who == "host"}
    assert own == of_the_host | {"send-away", "stop"}
    lobby = {tag_of(act) for act in union_members(wire.LobbyAct)}
    at_any_time = {tag_of(act) for act in union_members(acts.AT_ANY_TIME)}
    assert {name for name in lobby if told[name][1] == "yes"} == at_any_time


def test_the_protocol_says_when_each_refusal_comes() -> None:
    part = PROTOCOL.partition("## Who may do what, and when")[2].partition("\n## ")[0]
    assert {reason for reason in get_args(wire.RefusalReason) if f"`{reason}`" not in part} == set()


def test_the_protocol_says_what_to_do_when_a_socket_is_closed() -> None:
    codes = {str(code) for name, code in vars(wire).items() if name.startswith("CLOSE_")}
    told = set(re.findall(r"(?m)^\| (\d+)\S* ?.*\|$", PROTOCOL.partition("## When a socket")[2]))
    assert codes <= told


def test_the_protocol_tells_every_limit() -> None:
    prose = protocol.PROSE.read_text()
    assert {name for name in vars(Limits()) if f"{{limits.{name}}}" not in prose} == set()
