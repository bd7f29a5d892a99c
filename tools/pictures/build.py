"""Painting what changed, on all cores; whatever is painted is kept, so it can be interrupted."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tools.pictures import measures
from tools.pictures.deck import RECIPES
from tools.pictures.encode import PAINTED, SIZES, Files, files_of
from tools.pictures.measures import Measure
from tools.pictures.numbering import PARTS, WHOLE, place_of
from tools.pictures.recipe import BrokenRecipeError, Recipe, read

LANGUAGES = ("en", "fr", "pl")


class CannotBuildError(Exception):
    """Why nothing is painted, or not all; the text is for the person at the terminal."""


def recipes(folder: Path = RECIPES) -> list[Recipe]:
    """All recipes, or a list of everything that is wrong with them."""
    found, wrong = [], []
    for file in sorted(folder.glob("*.toml")):
        try:
            found.append(read(file))
        except BrokenRecipeError as error:
            wrong.append(str(error))
    if wrong:
        raise CannotBuildError("\n".join(wrong))
    return found


def build(out: Path, deck: list[Recipe], only: frozenset[str] = frozenset()) -> int:
    """Paint what is not painted yet, and put all in order; gives how many were painted."""
    out.mkdir(parents=True, exist_ok=True)
    known, of_engine = measures.read(out), measures.engine()
    digests = {recipe.id: measures.digest(recipe, of_engine) for recipe in deck}
    asked = [one for one in deck if not only or one.id in only]
    to_do = [one for one in asked if not _is_there(out, known.get(one.id), digests[one.id])]
    wrong = []
    for name, result in _painted(to_do, digests):
        if isinstance(result, str):
            wrong.append(result)
            continue
        measure, files = result
        for file, content in files.items():
            (out / file).write_bytes(content)
        known[name] = measure
        measures.write(out, known)
    if wrong:
        raise CannotBuildError("\n".join(wrong))
    _put_in_order(out, deck, known)
    return len(to_do)


def _is_there(out: Path, measure: Measure | None, digest: str) -> bool:
    if measure is None or measure.digest != digest:
        return False
    return all((out / f"{measure.name}{after}.webp").exists() for after in SIZES)


# Painting

Result = tuple[Measure, Files] | str
"""A picture, or why there is none."""


def _painted(to_do: list[Recipe], digests: dict[str, str]) -> Iterator[tuple[str, Result]]:
    """Pictures as they get ready, with a bar that says how many are left."""
    columns = (
        TextColumn("painting"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )  # fmt: skip
    with Progress(*columns) as bar, ProcessPoolExecutor(_cores()) as pool:
        task = bar.add_task("", total=len(to_do))
        jobs = {pool.submit(_paint, one.id, digests[one.id]): one.id for one in to_do}
        try:
            for job in as_completed(jobs):
                bar.update(task, advance=1, description=jobs[job])
                yield jobs[job], job.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _cores() -> int:
    """As many as we may use."""
    may = getattr(os, "sched_getaffinity", None)
    return len(may(0)) if may else os.cpu_count() or 1


def _paint(name: str, digest: str) -> Result:
    """One picture, in a process of its own, which reads the recipe for itself."""
    from tools.pictures.paint import paint  # noqa: PLC0415 - numpy is needed here and nowhere else
    from tools.pictures.paint.measuring import measured  # noqa: PLC0415

    try:
        recipe = read(RECIPES / f"{name}.toml")
        picture, scene = paint(recipe, PAINTED)
    except BrokenRecipeError as error:
        return str(error)
    file, contents = files_of(picture)
    hero, inside = measured(scene, recipe.hero)
    return Measure(name=file, digest=digest, hero=hero, inside=inside), contents


# Order


def _put_in_order(out: Path, deck: list[Recipe], known: measures.Measures) -> None:
    """Names and words by number; files that belong to no picture any more are taken away."""
    deck = [recipe for recipe in deck if recipe.id in known]
    mine = {recipe.id: known[recipe.id] for recipe in deck}
    measures.write(out, mine)
    for name, content in in_order(deck, mine).items():
        (out / name).write_text(content, "utf-8")
    wanted = {f"{one.name}{after}.webp" for one in mine.values() for after in SIZES}
    for file in out.glob("*.webp"):
        if file.name not in wanted:
            file.unlink()


def in_order(deck: list[Recipe], known: measures.Measures) -> dict[str, str]:
    """The files that the game reads, of names and of words, by number."""
    parts = {part: list(_part(deck, part)) for part in PARTS}
    names = {part: [known[one.id].name for one in found] for part, found in parts.items()}
    told = {
        part: {language: [getattr(one.alt, language) for one in found] for language in LANGUAGES}
        for part, found in parts.items()
    }
    return {"names.json": _json(names, 0), "described.json": _json(told, 1)}


def _part(deck: Iterable[Recipe], part: str) -> Iterator[Recipe]:
    """The recipes of a part of the deck, in the order of their numbers."""
    placed = ((place_of(recipe.id), recipe) for recipe in deck)
    of_part = [(place[1], one) for place, one in placed if place and place[0] == part]
    yield from (one for _number, one in sorted(of_part, key=lambda pair: pair[0]))


def _json(told: object, indent: int) -> str:
    return json.dumps(told, ensure_ascii=False, indent=indent) + "\n"


def is_whole(deck: list[Recipe]) -> bool:
    """Whether every number of the game has its picture."""
    return len({place_of(recipe.id) for recipe in deck} - {None}) == WHOLE == len(deck)
