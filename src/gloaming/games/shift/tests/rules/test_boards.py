"""Boards are files of text, and a file that is no board is refused with where and why."""

from pathlib import Path
from textwrap import dedent

import pytest

from gloaming.games.shift import boards
from gloaming.games.shift.plan import BrokenBoardError, drawing, planned

GOOD = (boards.FOLDER / "warehouse.txt").read_text("utf-8")


def broken(text: str) -> tuple[int, int, str]:
    """Where a drawing is no board, and why."""
    with pytest.raises(BrokenBoardError) as caught:
        boards.read(text)
    return caught.value.line, caught.value.column, caught.value.what


def changed(line: int, column: int, character: str, text: str = GOOD) -> str:
    """A drawing with one character replaced; both are counted from 1."""
    lines = text.split("\n")
    row = lines[line - 1]
    lines[line - 1] = row[: column - 1] + character + row[column:]
    return "\n".join(lines)


@pytest.mark.rule("SHIFT-02")
def test_the_warehouse_has_16_by_12_squares_with_the_vents_at_one_end() -> None:
    plan = boards.read(GOOD)
    assert (len(plan.names), plan.names[0], plan.names[-1]) == (192, "A1", "P12")
    assert [plan.names[vent] for vent in plan.vents] == ["A2", "A5", "A8", "A11"]
    assert [plan.names[vault] for vault in plan.vaults] == ["P3", "P7", "P11"]
    assert len(plan.entry) == 16
    steps = [next(n for n, ring in enumerate(plan.rings) if plan.around[vault][0] in ring)
             for vault in plan.vaults]  # fmt: skip
    assert all(18 <= number <= 25 for number in steps)


@pytest.mark.rule("SHIFT-02")
def test_walls_stand_on_the_edges_between_squares() -> None:
    plan = planned(
        drawing(
            dedent("""\
        +-+-+-+
        |V .|X|
        +-+ + +
        |. . .|
        +-+-+-+""")
        )
    )
    around = {name: {plan.names[square] for square in plan.around[number]}
              for name, number in plan.numbers.items()}  # fmt: skip
    assert around == {
        "A1": {"B1"}, "B1": {"A1", "B2"}, "C1": {"C2"},
        "A2": {"B2"}, "B2": {"A2", "B1", "C2"}, "C2": {"B2", "C1"},
    }  # fmt: skip


@pytest.mark.rule("SHIFT-02")
@pytest.mark.parametrize(
    ("line", "column", "character"),
    [
        (2, 2, "?"),
        (2, 3, "-"),
        (3, 2, "|"),
        (1, 2, " "),
        (4, 1, " "),
        (25, 4, " "),
        (8, 33, "."),
        (3, 3, " "),
    ],
)
def test_a_character_that_cannot_stand_there_is_named_with_line_and_column(
    line: int, column: int, character: str
) -> None:
    assert broken(changed(line, column, character)) == (
        line,
        column,
        f"{character!r} cannot stand here",
    )


@pytest.mark.rule("SHIFT-02")
def test_lines_that_are_missing_or_too_short_are_named() -> None:
    lines = GOOD.rstrip().split("\n")
    assert broken("\n".join(lines[:-1]))[0] == 24
    assert broken("\n".join([*lines[:6], lines[6][:-2], *lines[7:]]))[:2] == (7, 32)
    assert broken("x")[:2] == (1, 1)
    assert broken("")[:2] == (1, 1)
    wide = "\n".join(["-" * 55, "|" + ". " * 26 + ".|", "-" * 55])
    assert "26" in broken(wide)[2]


@pytest.mark.rule("SHIFT-02")
def test_an_indented_drawing_is_a_board_and_counts_its_columns_from_the_margin() -> None:
    indented = "\n".join(f"    {line}" for line in GOOD.rstrip().split("\n"))
    assert boards.read(indented) == boards.read(GOOD)
    assert broken(changed(2, 6, "?", indented))[:2] == (2, 6)


@pytest.mark.rule("SHIFT-02")
def test_vents_and_vaults_are_counted() -> None:
    assert broken(changed(4, 2, "."))[2] == "a board has 4 vents, not 3"
    assert broken(changed(2, 20, "V"))[:2] == (22, 2)
    assert broken(changed(6, 32, "."))[2] == "a board has at least 3 vaults"


@pytest.mark.rule("SHIFT-02")
def test_the_vents_must_hold_all_counters() -> None:
    line, column, why = broken(changed(4, 3, "|"))
    assert (line, column) == (4, 2)
    assert "hold 15 counters, not 16" in why


@pytest.mark.rule("SHIFT-02")
def test_every_square_can_be_reached() -> None:
    shut = changed(3, 2, "-")
    line, column, why = broken(changed(4, 3, "|", changed(5, 2, "-", shut)))
    assert (line, column) == (2, 2)
    assert "no way" in why


@pytest.mark.rule("SHIFT-34")
def test_no_square_may_have_two_vaults_in_view_or_under_it() -> None:
    line, column, why = broken(changed(10, 32, "X"))
    assert why == "two vaults are in view or under this square"
    assert (line, column) == (4, 32)


@pytest.mark.rule("SHIFT-34")
def test_no_square_may_have_two_vents_in_view_or_under_it() -> None:
    line, column, why = broken(changed(7, 2, " "))
    assert why == "two vents are in view or under this square"
    assert (line, column) == (2, 2)


@pytest.mark.rule("SHIFT-34")
def test_no_vault_may_have_a_vent_in_view() -> None:
    open_row = GOOD.split("\n")
    open_row[3] = "|V . . . . . . . . . . . . . . X|"
    open_row[5] = open_row[5].replace("X", ".")
    assert broken("\n".join(open_row)) == (4, 2, "a vault has this vent in view")


@pytest.mark.rule("SHIFT-02", "SHIFT-34")
def test_a_broken_file_is_named_too(tmp_path: Path) -> None:
    file = tmp_path / "attic.txt"
    file.write_text(changed(12, 7, "~"), "utf-8")
    with pytest.raises(boards.BrokenFileError, match=r"attic\.txt, line 12, column 7: "):
        boards.load(file)


@pytest.mark.rule("SHIFT-02")
def test_so_is_one_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "attic.txt"
    file.write_bytes(b"+-+-\xff")
    with pytest.raises(boards.BrokenFileError, match=r"attic\.txt, byte 5: "):
        boards.load(file)


@pytest.mark.rule("SHIFT-34")
def test_the_boards_there_are_keep_all_of_it() -> None:
    for file in boards.FOLDER.glob("*.txt"):
        assert boards.load(file) == boards.PLANS[file.stem]
