"""A simulation as a person asks for it: the plan, the file, the progress and the report."""

from __future__ import annotations

import sys
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from gloaming.commands.failure import Failure
from gloaming.commands.outfile import opened, take_up
from gloaming.commands.simulation import RANDOM, Plan, seating
from gloaming.commands.workers import cores, in_order
from gloaming.core import AnyGame, Roles
from gloaming.core.file import encode
from gloaming.games import GAMES

INTERRUPTED = 130
"""The status of a program that was stopped by Ctrl-C."""

# What is to be played


def make_plan(name: str, seed: int, seats: int | None, options: str, bots: str) -> Plan:
    """What was asked for, or a sentence why it cannot be."""
    game = GAMES.get(name)
    if game is None:
        raise Failure(f"There is no game called {name!r}, only: {', '.join(GAMES)}.")
    try:
        chosen = msgspec.json.decode(options, type=game.options)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Failure(f"These are no options of {name}: {error}.") from None
    roles = game.roles(chosen)
    players = _players(game, bots, seats, roles.least)
    places = _places(game, roles, len(players))
    return Plan(name, game.edition, encode(chosen), places, players, seed)


def _players(game: AnyGame, bots: str, seats: int | None, least: int) -> tuple[str, ...]:
    levels = tuple(level.strip() for level in bots.split(","))
    known = (*game.bots, RANDOM)
    for level in levels:
        if level not in known:
            raise Failure(f"{game.name} has no bot {level!r}, only: {', '.join(known)}.")
    if len(levels) == 1:
        return levels * (seats or least)
    if seats not in {None, len(levels)}:
        raise Failure(f"There are {seats} seats, but {len(levels)} bots.")
    return levels


def _places(game: AnyGame, roles: Roles, count: int) -> tuple[int, ...]:
    places = seating(roles, count)
    if places is None:
        most = len(roles.places)
        raise Failure(f"{game.name} cannot be played by {count}, but by {roles.least} to {most}.")
    return places


# Playing


@dataclass
class Tally:
    """How far it has come, and how many inputs that took."""

    done: int
    inputs: int = 0


def run(plan: Plan, matches: int, jobs: int | None, out: Path) -> None:
    """Play what is missing from a file, and report."""
    with opened(out) as file:
        there = take_up(plan, file)
        if there > matches:
            raise Failure(f"{out} has more matches of this simulation already: {there:,}.")
        if there:
            click.echo(f"{there:,} of {matches:,} matches are there already.")
        tally, began = Tally(there), time.monotonic()
        try:
            _play(plan, matches, jobs or cores(), file, tally)
        except KeyboardInterrupt:
            told = f"Stopped after {tally.done:,} of {matches:,} matches: the same command goes on."
            click.echo(told, err=True)
            sys.exit(INTERRUPTED)
    if tally.done > there:
        _report(tally.done - there, tally.inputs, time.monotonic() - began)


def _report(matches: int, inputs: int, seconds: float) -> None:
    rate = inputs / max(seconds, 0.001)
    click.echo(
        f"{matches:,} matches, {inputs:,} inputs in {seconds:.1f} s: {rate:,.0f} inputs per second."
    )


def _play(plan: Plan, matches: int, jobs: int, file: BinaryIO, tally: Tally) -> None:
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, disable=not console.is_terminal)
    with bar, closing(in_order(plan, tally.done, matches, jobs)) as matches_played:
        task = bar.add_task("", total=matches, completed=tally.done)
        for count, played in matches_played:
            file.write(played)
            file.flush()
            tally.done += count
            tally.inputs += played.count(b"\n") - 2 * count
            bar.update(task, completed=tally.done)
