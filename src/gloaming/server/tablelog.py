"""The log of one table: its facts in order, and what they add up to."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from hashlib import blake2b

import msgspec

from gloaming.core import AnyGame
from gloaming.server import lobby
from gloaming.server.facts import Fact
from gloaming.server.frames import encode
from gloaming.server.guest import Command
from gloaming.server.lobby import Table, TableHeader
from gloaming.server.store import Batch, Entry, NewLog, Store, Stored
from gloaming.server.store.futures import settle_future

_facts = msgspec.json.Decoder(Fact)


class TableLog:
    """Where a table stands, on disk and here."""

    def __init__(self, game: AnyGame, header: TableHeader) -> None:
        self.game = game
        self.table = lobby.fresh(header, game)
        self._seq = 0
        self._digest = blake2b(encode(header), digest_size=8).hexdigest()
        self._done: set[tuple[str, str]] = set()

    def has_done(self, command: Command) -> bool:
        """Whether a command was done before."""
        return (command.by, command.key) in self._done

    async def create(self, store: Store, facts: Sequence[Fact], seeds: Batch) -> None:
        """Write the first of it; a conflict means that the code is taken."""
        header = self.table.header
        new = NewLog(header.code, encode(header), self._digest)
        await self.append(store, facts, None, Batch(logs=(new,), seeds=seeds.seeds))

    async def append(
        self, store: Store, facts: Sequence[Fact], command: Command | None, along: Batch
    ) -> None:
        """Keep facts, with whatever else has to be kept in the same moment, and fold them."""
        is_first = not self._seq
        table, digest, entries = self._after(facts, command)
        batch = Batch(
            (*entries, *along.entries),
            () if is_first else (self._digest,),
            along.logs, along.seeds, along.alarm,
        )  # fmt: skip
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        store.append(batch, partial(settle_future, done))
        await done
        self.table, self._digest, self._seq = table, digest, self._seq + len(facts)
        if command is not None:
            self._done.add((command.by, command.key))

    def _after(
        self, facts: Sequence[Fact], command: Command | None
    ) -> tuple[Table, str, list[Entry]]:
        table, digest = self.table, self._digest
        by, key = ("table", None) if command is None else (command.by, command.key)
        entries: list[Entry] = []
        for seq, fact in enumerate(facts, self._seq):
            table = lobby.fold(table, self.game, fact)
            move = encode(fact)
            digest = blake2b(digest.encode() + move, digest_size=8).hexdigest()
            entries.append(Entry(table.header.code, seq, 0, by, move, digest, key=key))
        return table, digest, entries

    def restore(self, stored: Stored) -> None:
        """Fold what was kept."""
        for entry in stored.entries:
            self.table = lobby.fold(self.table, self.game, _facts.decode(entry.move))
            if entry.key is not None:
                self._done.add((entry.by, entry.key))
        self._seq = len(stored.entries)
        self._digest = stored.entries[-1].digest
