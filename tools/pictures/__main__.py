"""`python -m tools.pictures`: the pictures of Shadows: Amsterdam, from their recipes.

Paints those that changed into the game's own folder, or into another (`--out`), where it need not
be all of them; names of recipes may be given. `docs/pictures.md` says how a picture is made.
"""

from __future__ import annotations

import argparse
import sys
import time
from functools import partial
from pathlib import Path

from tools.pictures import build, lint, measures, sheets
from tools.pictures.numbering import WHOLE
from tools.pictures.recipe import Recipe
from tools.steps import CACHE, ROOT

GAME = ROOT / "src" / "gloaming" / "games" / "amsterdam" / "pictures"
SHEETS = CACHE / "pictures"


def main(arguments: list[str]) -> None:
    """Paint, and say what is wrong with what was painted."""
    options = _options(arguments)
    out, deck = Path(options.out), build.recipes()
    only = frozenset(options.recipes)
    if options.colour_blind:
        _show_to_other_eyes(out, Path(options.sheets))
        return
    if not options.lint:
        _refuse(out, deck, only)
        started = time.monotonic()
        count = build.build(out, deck, only)
        sheets.write(out, measures.read(out), Path(options.sheets))
        print(
            f"{count} painted in {time.monotonic() - started:.0f} s; to look at: {options.sheets}"
        )
        _say_what_they_mean(out, deck)
    if not only:
        print(*lint.complaints(deck, out), sep="\n")


def _show_to_other_eyes(out: Path, to: Path) -> None:
    """Sheets of what is painted, as those see it who see fewer colours."""
    from tools.pictures import eyes  # noqa: PLC0415 - it needs numpy

    for name in eyes.EYES:
        sheets.write(out, measures.read(out), to, partial(eyes.seen, eyes=name), f"{name}-")
    print(f"To look at: {to}")


def _say_what_they_mean(out: Path, deck: list[Recipe]) -> None:
    """Which pictures have to do with which, once all are there."""
    names = {recipe: measure.name for recipe, measure in measures.read(out).items()}
    if build.is_whole([recipe for recipe in deck if recipe.id in names]):
        from tools.pictures.meaning import likeness  # noqa: PLC0415 - it needs numpy

        print(*likeness.told(likeness.renew(out, deck, names), deck), sep="\n")


def _refuse(out: Path, deck: list[Recipe], only: frozenset[str]) -> None:
    """The game's own pictures are all there, or they are left as they are."""
    names = {recipe.id for recipe in deck}
    if unknown := only - names:
        raise build.CannotBuildError(f"There is no recipe {', '.join(sorted(unknown))}.")
    if out.resolve() != GAME:
        return
    later = names if not only else only | measures.read(out).keys()
    if not build.is_whole([recipe for recipe in deck if recipe.id in later]):
        raise build.CannotBuildError(
            f"That is not all of the {WHOLE} pictures: "
            "the game's own are left as they are (--out names another folder)."
        )


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.pictures", description=__doc__)
    parser.add_argument("recipes", nargs="*", help="paint only these, such as intel-07")
    parser.add_argument("--out", default=str(GAME), help="where the pictures go")
    parser.add_argument("--lint", action="store_true", help="only say what is wrong")
    parser.add_argument(
        "--colour-blind", action="store_true", help="only show what is painted to other eyes"
    )
    parser.add_argument("--sheets", default=str(SHEETS), help="where contact sheets go")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except build.CannotBuildError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("\nStopped. The next `make pictures` goes on from here.")
