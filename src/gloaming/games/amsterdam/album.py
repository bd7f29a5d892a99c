"""Albums: a folder of somebody's pictures, and which of them become what."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from gloaming.games.amsterdam.city import DISTRICT_CELLS
from gloaming.games.amsterdam.messages import CELLS_A_SIDE, DISTRICTS, INTEL, PICTURES
from gloaming.words import LANGUAGES

SIDES = tuple(f"{number}{side}" for number in range(1, DISTRICTS + 1) for side in "ab")
FULL = len(INTEL) + len(PICTURES)
FEWEST = len(DISTRICT_CELLS)
"""So many for the city, and as many Intel cards, are enough where the game's own fill the gaps."""
NOT_MEANT = {"desktop.ini", "thumbs.db"}
"""What systems leave among pictures; what begins with a dot is not meant either."""
WORDS = re.compile(r"words(?:\.([a-z]+))?\.txt")
LONGEST_TEXT = 200
MOST_BYTES_OF_WORDS = 1_000_000

Texts = dict[str, str]
"""What a picture shows, by language."""


class AlbumError(Exception):
    """A folder that cannot be used: all that is wrong with it, a sentence each."""


class Album(NamedTuple):
    """Pictures in the order of their numbers; nothing where one of the game's own has to do."""

    intel: tuple[Path | None, ...]
    districts: tuple[Path | None, ...]
    texts: dict[Path, Texts]
    left_out: int
    """How many there are beyond those that are needed."""


class Part(NamedTuple):
    """Pictures for one purpose."""

    name: str
    wanted: int
    files: tuple[Path, ...]

    @property
    def used(self) -> tuple[Path | None, ...]:
        """As many as are wanted."""
        gaps = (None,) * (self.wanted - len(self.files))
        return (*self.files[: self.wanted], *gaps)

    @property
    def fault(self) -> str | None:
        """What is missing."""
        missing = self.wanted - len(self.files)
        told = f"{self.name} has {len(self.files)} of {self.wanted} pictures: {missing} missing."
        return told if missing > 0 else None


def opened(folder: Path, *, is_filled: bool = False) -> Album:
    """An album from a folder with `intel` and `districts`, or with all pictures side by side."""
    faults: list[str] = []
    inside = _folders(folder)
    if inside.keys() & {"intel", "districts"}:
        parts = _arranged(folder, inside, faults)
        lacking = parts
    else:
        whole = Part("The folder", FULL, _files(folder, folder, faults))
        parts, lacking = _split(whole.files, is_filled=is_filled), [whole]
    texts = _texts(folder, [file for part in parts for file in part.files], faults)
    faults += _too_few(parts) if is_filled else filter(None, (part.fault for part in lacking))
    if faults:
        raise AlbumError(*faults)
    intel, *districts = parts
    city = tuple(file for part in districts for file in part.used)
    left_out = sum(max(0, len(part.files) - part.wanted) for part in parts)
    return Album(intel.used, city, texts, left_out)


def _too_few(parts: list[Part]) -> Iterator[str]:
    """What is missing even where the game's own pictures fill the gaps."""
    for name, some in (("Intel cards", parts[:1]), ("the city", parts[1:])):
        count = sum(min(part.wanted, len(part.files)) for part in some)
        if count < FEWEST:
            yield f"For {name} there are {count} pictures: {FEWEST - count} missing to {FEWEST}."


# Which pictures are there


def _split(files: tuple[Path, ...], *, is_filled: bool) -> list[Part]:
    """The first of them are Intel cards, and the others the city."""
    cut = len(INTEL)
    if is_filled and len(files) < FULL:
        share = max(FEWEST, len(files) * len(INTEL) // FULL)
        cut = max(0, min(share, len(files) - FEWEST))
    return [Part("intel", len(INTEL), files[:cut]), Part("districts", len(PICTURES), files[cut:])]


def _arranged(folder: Path, inside: dict[str, Path], faults: list[str]) -> list[Part]:
    """First the Intel cards, then the sides of the Districts."""
    intel, districts = inside.get("intel"), inside.get("districts")
    strays = (path for path in _visible(folder) if path not in (intel, districts))
    faults += [f"{path.name} is neither in intel nor in districts." for path in strays]
    cards = Part("intel", len(INTEL), _files(intel, folder, faults))
    return [cards, *_sides(districts, folder, faults)]


def _sides(folder: Path | None, above: Path, faults: list[str]) -> Iterator[Part]:
    """Five for each side of a District, in folders `1a` to `7b`; or seventy in a row."""
    inside = {} if folder is None else _folders(folder)
    if folder is None or not inside.keys() & set(SIDES):
        yield Part("districts", len(PICTURES), _files(folder, above, faults))
        return
    strays = (path.name for path in _visible(folder) if path.name.lower() not in SIDES)
    faults += [f"districts/{name} is none of the folders 1a to 7b." for name in strays]
    for side in SIDES:
        yield Part(f"districts/{side}", CELLS_A_SIDE, _files(inside.get(side), above, faults))


def _folders(folder: Path) -> dict[str, Path]:
    return {path.name.lower(): path for path in folder.iterdir() if path.is_dir()}


def _files(folder: Path | None, above: Path, faults: list[str]) -> tuple[Path, ...]:
    """What may be pictures, in the order of their names; whether they are is seen later."""
    found = [] if folder is None else _visible(folder)
    faults += [f"{_told(path, above)} is no file." for path in found if not path.is_file()]
    return tuple(path for path in found if path.is_file())


def _visible(folder: Path) -> list[Path]:
    meant = (path for path in folder.iterdir() if not _is_beside(path.name.lower()))
    return sorted(meant, key=lambda path: _in_order(path.name))


def _is_beside(name: str) -> bool:
    return name.startswith(".") or name in NOT_MEANT or WORDS.fullmatch(name) is not None


def _in_order(name: str) -> list[tuple[int, str]]:
    """So that the second comes before the tenth."""
    return [(int(part) if part.isdecimal() else -1, part) for part in _parted(_plain(name))]


def _parted(name: str) -> list[str]:
    return re.findall(r"\d+|\D+", name)


def _told(path: Path, above: Path) -> str:
    return path.relative_to(above).as_posix()


def _plain(name: str) -> str:
    """However a system writes it."""
    return unicodedata.normalize("NFC", name).casefold()


# What they show


def _texts(folder: Path, files: Sequence[Path], faults: list[str]) -> dict[Path, Texts]:
    """`words.txt` is for all, `words.fr.txt` for those who play in French: `beach.jpg: a beach`."""
    by_name = _by_name(folder, files)
    texts: dict[Path, Texts] = {file: {} for file in files}
    for file in sorted(folder.glob("words*.txt")):
        found = WORDS.fullmatch(file.name)
        if found is None or found[1] not in (None, *LANGUAGES):
            faults.append(f"{file.name} is in none of the languages {', '.join(LANGUAGES)}.")
            continue
        for name, text in _lines(file, faults):
            named = by_name.get(_plain(name), [])
            if len(named) == 1:
                texts[named[0]] = _also(texts[named[0]], found[1], text)
            else:
                how = "more than one picture" if named else "no picture"
                faults.append(f"{file.name} speaks of “{name}”, but {how} is called so.")
    return {file: told for file, told in texts.items() if told}


def _also(known: Texts, language: str | None, text: str) -> Texts:
    """What is said in no language in particular is for those who have nothing better."""
    if language is None:
        return {**dict.fromkeys(LANGUAGES, text), **known}
    return {**known, language: text}


def _by_name(folder: Path, files: Sequence[Path]) -> dict[str, list[Path]]:
    """A picture may be called by its name, or by the way to it where several have that name."""
    called: dict[str, list[Path]] = {}
    for file in files:
        for name in {_plain(file.name), _plain(_told(file, folder))}:
            called.setdefault(name, []).append(file)
    return called


def _lines(file: Path, faults: list[str]) -> Iterator[tuple[str, str]]:
    for number, line in enumerate(_read(file, faults).splitlines(), 1):
        name, colon, text = (part.strip() for part in line.partition(":"))
        if not line.strip() or line.startswith("#"):
            continue
        is_shown = all(unicodedata.category(letter)[0] != "C" for letter in text)
        if colon and 0 < len(text) <= LONGEST_TEXT and is_shown:
            yield name, text
        else:
            how = f"NAME: what it shows, in {LONGEST_TEXT} letters at most"
            faults.append(f"{file.name}, line {number} is not as it should be: {how}.")


def _read(file: Path, faults: list[str]) -> str:
    try:
        if file.stat().st_size <= MOST_BYTES_OF_WORDS:
            return file.read_text("utf-8-sig")
        faults.append(f"{file.name} is too long.")
    except (OSError, UnicodeDecodeError):
        faults.append(f"{file.name} cannot be read as text in UTF-8.")
    return ""
