"""Where the server stores one table, and how it loads one."""

import asyncio
import logging
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from hashi.records import DECK, deck_named, parse_move
from hashi.server.storage import (
    DamagedGrant,
    Grant,
    NoSuchTable,
    StorageFailed,
    Store,
    TableSetAside,
    TooManyEvents,
)
from hashi.table.dealer import Dealer
from hashi.table.events import Closed, Ended, Stored, decode_event, encode_event
from hashi.table.refusal import Refusal
from hashi.table.table import Phase, Table

LOG = logging.getLogger("hashi")


class Damaged(Exception):
    """What is stored can be read, but cannot have happened."""


class LoadedTable(NamedTuple):
    """A table as it was left."""

    table: Table
    dealer: Dealer
    stored: int
    """How many events are in the store."""
    latest: int
    """The time of the latest event."""


def load_table(table_id: str, bodies: Iterable[bytes], secret: bytes) -> LoadedTable:
    """Whatever this raises, something is wrong with what is stored. May run in any thread."""
    events = [decode_event(body) for body in bodies]
    table = Table.load(events)
    dealer = Dealer(secret, table_id, deck_named(DECK))
    _check(table, dealer)
    return LoadedTable(table, dealer, len(events), max(event.at for event in events))


def _check(table: Table, dealer: Dealer) -> None:
    """Replaying has checked the moves of all rounds that are over."""
    if table.id != dealer.table or table.commitment != dealer.commitment:
        raise Damaged("it is another table's deal")
    if table.game is None:
        return
    if table.game.seen != dealer.order[: len(table.game.seen)]:
        raise Damaged("these cards were not dealt")
    if table.phase is Phase.PLAYING and table.game.card:
        for course, hand in zip(table.game.courses, table.hands, strict=True):
            if hand is not None and course.why_not(table.game.card, parse_move(hand)):
                raise Damaged("it is no move")


class TableStorage:
    """The events of one table in the store, which counts them from 0."""

    def __init__(self, store: Store, table_id: str, stored: int) -> None:
        self._store = store
        self._table_id = table_id
        self._stored = stored
        self._is_in_doubt = False
        """True while events are being stored, and after that failed."""

    async def append(
        self, events: Sequence[Stored], _: Table, grants: Iterable[Grant] = ()
    ) -> None:
        bodies = [encode_event(event) for event in events]
        closed = next((event.at for event in events if isinstance(event, Ended | Closed)), None)
        self._is_in_doubt = True
        with refusing_on_failure():
            await self._store.append(
                self._table_id, self._stored, bodies, grants=grants, closed=closed
            )
        self._stored += len(bodies)
        self._is_in_doubt = False

    async def refresh(self) -> Table | None:
        if not self._is_in_doubt:
            return None
        events = await self.events()
        table = await asyncio.to_thread(Table.load, events)
        self._stored = len(events)
        self._is_in_doubt = False
        return table

    async def events(self) -> list[Stored]:
        """Everything that is stored of what happened."""
        with refusing_on_failure():
            bodies = await self._store.load(self._table_id)
        return [decode_event(body) for body in bodies]

    async def replace(self, events: Iterable[tuple[int, Stored]]) -> None:
        """Put events in the place of those with the same numbers."""
        self._is_in_doubt = True
        with refusing_on_failure():
            for number, event in events:
                await self._store.replace_event(self._table_id, number, encode_event(event))


@contextmanager
def refusing_on_failure() -> Iterator[None]:
    """Turn what the storage cannot do into a refusal, which says why and nothing else."""
    try:
        yield
    except NoSuchTable:
        raise Refusal("no-such-table") from None
    except (TableSetAside, TooManyEvents):
        raise Refusal("table-broken") from None
    except DamagedGrant as damaged:
        LOG.error("a token of table %r cannot be read", damaged.table_id)
        raise Refusal("table-broken") from None
    except StorageFailed as failed:
        LOG.error("not stored: %s %s", failed.reason, failed.code)
        raise Refusal("not-stored", None, reason=failed.reason) from None
