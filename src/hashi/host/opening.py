"""A table that is opened: its id, its dealer and its first events."""

import secrets
from typing import NamedTuple

from hashi.records import DECK, deck_named
from hashi.table.dealer import SECRET_BYTES, Dealer
from hashi.table.events import Stored
from hashi.table.opening import TableRequest, open_table
from hashi.table.table import Table

TABLE_ID_BYTES = 9
"""72 random bits."""


class NewTable(NamedTuple):
    """A table that is not stored yet."""

    table: Table
    dealer: Dealer
    events: list[Stored]


def new_table_id() -> str:
    """Public, as part of every link; it opens nothing."""
    return secrets.token_urlsafe(TABLE_ID_BYTES)


def new_table(
    request: TableRequest, table_id: str, now: int, *, same_people: bool = False
) -> NewTable:
    """A table with a new secret; raises `Refusal` for what cannot be opened."""
    dealer = Dealer(secrets.token_bytes(SECRET_BYTES), table_id, deck_named(DECK))
    events = open_table(request, table_id, dealer.commitment, now, same_people=same_people)
    return NewTable(Table.load(events), dealer, events)
