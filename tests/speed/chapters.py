"""The measurements, one for each table of docs/performance.md. Each gives its table as Markdown."""

from __future__ import annotations

import statistics
import subprocess
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import msgspec

from tests.speed import setting
from tests.speed.amsterdam import city, pointer
from tests.speed.beliefs import safe
from tests.speed.client import Load
from tests.speed.core import Looks, Played
from tests.speed.machine import (
    CLIENT_CORE,
    SERVER_CORE,
    free_port,
    fresh_folder,
    ours,
    output_of,
    running,
    serving,
)
from tests.speed.memory import weigh
from tests.speed.report import Report
from tests.speed.store import Appends
from tests.speed.telling import Pace, Tell, median_of, spread, table
from tests.speed.thinking import bots

Command = list[str | Path]
# Servers


def _ours(pace: Pace) -> Report:
    port = free_port()
    with fresh_folder("server") as folder:
        command = ours("tests.speed.served", port, folder)
        with serving(command, port) as server:
            return _loaded(_load(pace, port, server))


def _load(pace: Pace, port: int, server: int, socket_port: int = 0) -> Load:
    return Load(port, server, socket_port, pace.tables, warm_up=pace.warm_up, seconds=pace.seconds)


def _loaded(load: Load) -> Report:
    asked = msgspec.json.encode(load).decode()
    said = output_of(ours("tests.speed.client", asked), CLIENT_CORE, 120 + load.seconds)
    return msgspec.json.decode(said, type=Report)


def _boardgameio(pace: Pace) -> Report:
    port = free_port()
    with serving(["node", setting.BOARDGAMEIO / "server.js", str(port)], port) as server:
        asked = msgspec.json.encode(_load(pace, port, server)).decode()
        command: Command = ["node", setting.BOARDGAMEIO / "client.js", asked]
        said = output_of(command, CLIENT_CORE, 120 + pace.seconds)
    return msgspec.json.decode(said, type=Report)


def server(pace: Pace, tell: Tell) -> str:
    """Gloaming beside boardgame.io."""
    setting.set_up_boardgameio()
    peer = f"boardgame.io {setting.boardgameio_version()} (Node {setting.node_version()})"
    found = _in_turn({"Gloaming": partial(_ours, pace), peer: partial(_boardgameio, pace)},
                     pace.rounds, tell)  # fmt: skip
    return (
        f"{pace.tables} matches of four seats at once, {4 * pace.tables} sockets, nobody thinks;"
        f" {pace.rounds} rounds in turn, {pace.seconds:.0f} s each.\n\n{_servers(found)}\n\n"
        f"{_against(found)}"
    )


def sockets(pace: Pace, tell: Tell) -> str:
    """The same tables behind three sockets."""
    setting.set_up_python()
    names = {
        "picows, taking over from uvicorn": "picows",
        "uvicorn, `websockets-sansio`, raw ASGI": "uvicorn",
        f"aiohttp {setting.pinned_version('aiohttp')}": "aiohttp",
    }
    found = _in_turn({n: partial(_behind, k, pace) for n, k in names.items()}, pace.rounds, tell)
    return f"{_servers(found)}\n\n{_against(found)}"


def _behind(kind: str, pace: Pace) -> Report:
    port, socket_port = free_port(), free_port()
    with fresh_folder("sockets") as folder:
        command: Command = [setting.BENCH_PYTHON, "-m", "tests.speed.sockets", kind, str(port),
                   str(socket_port), folder]  # fmt: skip
        with serving(command, port) as server:
            where = socket_port if kind == "aiohttp" else port
            return _loaded(_load(pace, port, server, where))


def _in_turn(
    runs: Mapping[str, Callable[[], Report]], rounds: int, tell: Tell
) -> dict[str, list[Report]]:
    """One after the other, and again: whatever else the machine does then hits all alike."""
    found: dict[str, list[Report]] = {name: [] for name in runs}
    for number in range(rounds):
        for name, run in runs.items():
            tell(f"round {number + 1} of {rounds}: {name}")
            found[name].append(run())
    return found


def _servers(found: Mapping[str, list[Report]]) -> str:
    head = ("", "moves per server CPU second", "moves/s", "p50 ms", "p99 ms", "server's core",
            "client's core")  # fmt: skip
    rows = [
        (
            name,
            median_of(r.per_cpu_second for r in reports),
            median_of(r.per_second for r in reports),
            median_of(r.p50_ms for r in reports),
            median_of(r.p99_ms for r in reports),
            f"{statistics.median(r.server_cpu / r.seconds for r in reports):.2f}",
            f"{statistics.median(r.client_cpu / r.seconds for r in reports):.2f}",
        )
        for name, reports in found.items()
    ]
    return table(head, rows)


def _against(found: Mapping[str, list[Report]]) -> str:
    """The first against each other, round by round."""
    (first, reports), *others = found.items()
    sentences = []
    for name, theirs in others:
        moves = [a.per_cpu_second / b.per_cpu_second for a, b in zip(reports, theirs, strict=True)]
        waits = [a.p99_ms / max(b.p99_ms, 0.001) for a, b in zip(reports, theirs, strict=True)]
        sentences.append(
            f"- {first} against {name}, round by round: {spread(moves)} times the moves per CPU"
            f" second, {spread(waits)} times the p99."
        )
    return "\n".join(sentences)


# The store


def store(pace: Pace, tell: Tell) -> str:
    """Durable appends."""
    found: dict[str, list[Appends]] = {"with command keys": [], "without": []}
    for number in range(pace.rounds):
        for name, keys in zip(found, ("keys", "none"), strict=True):
            tell(f"round {number + 1} of {pace.rounds}: {name}")
            with fresh_folder("store") as folder:
                command = ours("tests.speed.store", folder, pace.seconds / 2, keys)
                said = output_of(command, SERVER_CORE, 60 + pace.seconds)
            found[name].append(msgspec.json.decode(said, type=Appends))
    head = ("50 appenders", "durable appends/s", "per CPU second", "p50 ms", "p99 ms")
    rows = [
        (
            name,
            median_of(a.per_second for a in appends),
            median_of(a.per_cpu_second for a in appends),
            median_of(a.p50_ms for a in appends),
            median_of(a.p99_ms for a in appends),
        )
        for name, appends in found.items()
    ]
    return table(head, rows)


# The core


def core(pace: Pace, tell: Tell) -> str:
    """Random play, in turns as short as the noise of a machine demands."""
    setting.set_up_python()
    commands: dict[str, Command] = {
        "Gloaming": ours("tests.speed.core"),
        "OpenSpiel": _openspiel("leduc_poker"),
    }
    looks: tuple[Looks, ...] = ("nobody", "one", "all")
    turns = 3 * pace.rounds
    found: dict[tuple[str, Looks], list[Played]] = {(n, k): [] for n in commands for k in looks}
    with running(commands["Gloaming"], SERVER_CORE) as us, \
         running(commands["OpenSpiel"], SERVER_CORE) as them:  # fmt: skip
        for turn in range(turns):
            tell(f"turn {turn + 1} of {turns}")
            for name, worker in (("Gloaming", us), ("OpenSpiel", them)):
                for kind in looks:
                    found[name, kind].append(_turn(worker, kind))
    return _core_table(found, looks)


def _openspiel(game: str) -> Command:
    return [setting.BENCH_PYTHON, "tests/speed/peers/openspiel.py", game]


def _turn(worker: subprocess.Popen[bytes], what: str) -> Played:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(f"{what} 0.25\n".encode())
    worker.stdin.flush()
    return msgspec.json.decode(worker.stdout.readline(), type=Played)


def _core_table(found: Mapping[tuple[str, Looks], list[Played]], looks: tuple[Looks, ...]) -> str:
    head = ("views built before a decision", "inputs per CPU second", "decisions per CPU second",
            "OpenSpiel's decisions", "ours / theirs")  # fmt: skip
    rows = []
    for kind in looks:
        we, they = found["Gloaming", kind], found["OpenSpiel", kind]
        ratios = [_decisions(a) / _decisions(b) for a, b in zip(we, they, strict=True)]
        rows.append((
            {"nobody": "none", "one": "of the one who decides", "all": "of every seat"}[kind],
            median_of(a.inputs / a.cpu for a in we), median_of(map(_decisions, we)),
            median_of(map(_decisions, they)), spread(ratios),
        ))  # fmt: skip
    peer = f"OpenSpiel {setting.pinned_version('open-spiel')}"
    return f"{table(head, rows)}\n\nThe peer is {peer}, Leduc poker in C++, played from Python."


def _decisions(played: Played) -> float:
    return played.decisions / played.cpu


# Games

CARDS = ("crazy_eights", "hanabi", "hearts", "go_fish")
BOARDS = ("backgammon", "dark_chess", "quoridor", "breakthrough")
"""Dice and counters, pieces one does not see, walls, and many steps to choose from."""


def house(pace: Pace, tell: Tell) -> str:
    """Random Shadow House beside card games of OpenSpiel."""
    ways = [f"{mode} {seats}" for mode in ("faction", "conspiracy") for seats in (3, 4, 5)]
    return _beside("Shadow House", ours("tests.speed.plain", "house"), ways, CARDS, pace, tell)


def shift(pace: Pace, tell: Tell) -> str:
    """Random Shadow Shift beside board games of OpenSpiel."""
    ways = [f"{rules} {seats}" for rules in ("competitive", "family") for seats in (2, 3, 4, 5)]
    return _beside("Shadow Shift", ours("tests.speed.plain", "shift"), ways, BOARDS, pace, tell)


def _beside(
    title: str, command: Command, ways: list[str], peers: Sequence[str], pace: Pace, tell: Tell
) -> str:
    setting.set_up_python()
    turns = 2 * pace.rounds
    found: dict[str, list[float]] = {name: [] for name in (*ways, *peers)}
    ratios: dict[str, list[float]] = {way: [] for way in ways}
    with ExitStack() as stack:
        us = stack.enter_context(running(command, SERVER_CORE))
        them = [stack.enter_context(running(_openspiel(g), SERVER_CORE)) for g in peers]
        for turn in range(turns):
            tell(f"turn {turn + 1} of {turns}")
            for name, worker in zip(peers, them, strict=True):
                found[name].append(_decisions(_turn(worker, "nobody")))
            peer = statistics.median(found[name][-1] for name in peers)
            for way in ways:
                found[way].append(_decisions(_turn(us, way)))
                ratios[way].append(found[way][-1] / peer)
    return _games_table(title, found, ratios)


def _games_table(
    title: str, found: Mapping[str, list[float]], ratios: Mapping[str, list[float]]
) -> str:
    head = ("", "decisions per CPU second", "against the median of the four")
    rows = [
        (f"{title}, {way} seats", median_of(found[way]), spread(ratios[way], digits=3))
        for way in ratios
    ]
    peer = f"OpenSpiel {setting.pinned_version('open-spiel')}"
    peers = [name for name in found if name not in ratios]
    rows += [(f"{peer}, {name}", median_of(found[name]), "") for name in peers]
    return table(head, rows)


def engine(pace: Pace, tell: Tell) -> str:
    """The engine for bots of Shadow Shift beside its plain rules."""
    tables = [f"{chosen} {seats}" for chosen in ("competitive", "family") for seats in (2, 5)]
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in tables}
    turns = 2 * pace.rounds
    with running(ours("tests.speed.engine"), SERVER_CORE) as worker:
        for turn in range(turns):
            tell(f"turn {turn + 1} of {turns}")
            for name in tables:
                plain, quick = (_turn(worker, f"{way} {name}") for way in ("rules", "engine"))
                found[name].append((_decisions(plain), _decisions(quick)))
    head = ("", "steps per CPU second, rules", "engine", "engine / rules")
    rows = [
        (
            f"Shadow Shift, {name} seats",
            median_of(plain for plain, _ in both),
            median_of(quick for _, quick in both),
            spread([quick / plain for plain, quick in both]),
        )
        for name, both in found.items()
    ]
    return table(head, rows)


# Memory


def memory(pace: Pace, tell: Tell) -> str:
    """What an idle table weighs, and a socket."""
    tell(f"{pace.idle_tables} tables")
    found = weigh(pace.idle_tables)
    rows = [
        ("a table with a running match of Bluff, nobody looking", f"{found.per_table / 1000:.1f}"),
        ("a socket of a seat, with what that seat has witnessed", f"{found.per_socket / 1000:.1f}"),
        ("the server with one table", f"{found.empty_server / 1000:,.0f}"),
    ]
    return table((f"with {found.tables:,} tables", "kB"), rows)


CHAPTERS = {
    "server": server, "sockets": sockets, "pointer": pointer, "store": store, "core": core,
    "house": house, "safe": safe, "shift": shift, "engine": engine, "bots": bots,
    "memory": memory, "city": city,
}  # fmt: skip
