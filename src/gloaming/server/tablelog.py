"""The log of one table: its facts in order, and what they add up to."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

import msgspec

from gloaming.core import AnyGame, BrokenLogError
from gloaming.core.digest import short_digest
from gloaming.server import lobby
from gloaming.server.facts import Fact, Started
from gloaming.server.frames import encode
from gloaming.server.guest import Command
from gloaming.server.lobby import Table, TableHeader
from gloaming.server.store import Addition, Batch, NewLog, Store, Stored
from gloaming.server.store.futures import settle_future
from gloaming.server.turns import Turns

_facts = msgspec.json.Decoder(Fact)


def facts_of(stored: Stored) -> Iterator[Fact]:
    """What a table's log says, in order."""
    return (_facts.decode(entry.move) for entry in stored.entries)


class TableLog:
    """Where a table stands, on disk and here."""

    def __init__(self, game: AnyGame, header: TableHeader) -> None:
        self.game = game
        self.table = lobby.fresh(header, game)
        self._seq = 0
        self._digest = short_digest(encode(header))
        self._done: set[tuple[str, str]] = set()
        self._begun = -1
        """The number of the fact with which the last match began."""

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
        table, digest, additions = self._after(facts, command)
        batch = Batch(
            (*additions, *along.additions),
            () if is_first else (self._digest,),
            along.logs, along.seeds, along.alarm,
        )  # fmt: skip
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        store.append(batch, partial(settle_future, done))
        await done
        for seq, fact in enumerate(facts, self._seq):
            self._begun = seq if isinstance(fact, Started) else self._begun
        self.table, self._digest, self._seq = table, digest, self._seq + len(facts)
        if command is not None:
            self._done.add((command.by, command.key))

    def _after(
        self, facts: Sequence[Fact], command: Command | None
    ) -> tuple[Table, str, list[Addition]]:
        table, digest = self.table, self._digest
        by, key = ("table", None) if command is None else (command.by, command.key)
        additions: list[Addition] = []
        for seq, fact in enumerate(facts, self._seq):
            table = lobby.fold(table, self.game, fact)
            move = encode(fact)
            digest = short_digest(digest.encode() + move)
            said = (0, by, msgspec.Raw(move), digest, 0, 0, None, key)
            additions.append(Addition(table.header.code, seq, said))
        return table, digest, additions

    def has_lost(self, losses: Mapping[str, int]) -> bool:
        """Whether the disk has lost something of its match, or of the table since one began."""
        left = losses.get(self.table.header.code)
        match = self.table.running or self.table.last
        return (left is not None and self._begun < left) or match in losses

    async def restore(self, stored: Stored, turns: Turns) -> None:
        """Fold what was kept; an error if its digests say that it is not what was written."""
        for number, (entry, fact) in enumerate(zip(stored.entries, facts_of(stored), strict=True)):
            self._digest = short_digest(self._digest.encode() + entry.move)
            if self._digest != entry.digest:
                raise BrokenLogError(number, "it is not what was written")
            self.table = lobby.fold(self.table, self.game, fact)
            self._begun = number if isinstance(fact, Started) else self._begun
            if turns.is_over:
                await turns.rest()
        self._done |= {(entry.by, entry.key) for entry in stored.entries if entry.key is not None}
        self._seq = len(stored.entries)
