"""What is written: statements, and the rows that go with them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from sqlalchemy import (
    BigInteger,
    Insert,
    Text,
    Update,
    bindparam,
    case,
    func,
    insert,
    literal_column,
    select,
    update,
)

from hashi.server.storage.grants import Grant
from hashi.server.storage.models import DealRow, EventRow, GrantRow, TableRow

_THIS_TABLE = bindparam("table", type_=Text())
_THIS_EVENT = bindparam("event", type_=BigInteger())

_NEXT_NUMBER = func.coalesce(func.max(EventRow.number) + literal_column("1"), literal_column("0"))
"""Literally, as SQLite's journal fills in nothing but rows."""

ADD_TABLE = insert(TableRow)
ADD_DEAL = insert(DealRow)
ADD_GRANT = insert(GrantRow)
APPEND = (
    insert(EventRow)
    .values(
        table_id=_THIS_TABLE,
        # Of an event that is not the next the number is null, and no number may be: an append
        # that comes after one that failed leaves no gap, but fails, too.
        number=select(case((_NEXT_NUMBER == _THIS_EVENT, _THIS_EVENT)))
        .where(EventRow.table_id == _THIS_TABLE)
        .scalar_subquery(),
        body=bindparam("content"),
    )
    .inline()  # nobody asks which number it got
)
REPLACE_EVENT = (
    update(EventRow)
    .where(EventRow.table_id == _THIS_TABLE, EventRow.number == _THIS_EVENT)
    .values(body=bindparam("content"))
)
_UPDATE_TABLE = update(TableRow).where(TableRow.id == _THIS_TABLE)
TOUCH = _UPDATE_TABLE.values(visited=bindparam("at"))
CLOSE = _UPDATE_TABLE.values(closed=bindparam("at"))
SET_ASIDE = _UPDATE_TABLE.values(broken=bindparam("reason"))


class Write(NamedTuple):
    """A statement, to be executed once for each row."""

    statement: Insert | Update
    rows: list[dict[str, object]]


Change = Sequence[Write]
"""Stored as a whole or not at all."""


def appended(table_id: str, first_number: int, bodies: Iterable[bytes]) -> Write:
    numbered = enumerate(bodies, first_number)
    return Write(
        APPEND, [{"table": table_id, "event": at, "content": body} for at, body in numbered]
    )


def added_table(
    table_id: str, opened: int, secret: bytes, grants: Iterable[Grant], events: Iterable[bytes]
) -> Change:
    times = {"opened": opened, "closed": None, "visited": opened}
    return [
        Write(ADD_TABLE, [{"id": table_id, **times, "broken": None}]),
        Write(ADD_DEAL, [{"table_id": table_id, "secret": secret}]),
        added_grants(grants),
        appended(table_id, 0, events),
    ]


def added_grants(grants: Iterable[Grant]) -> Write:
    return Write(ADD_GRANT, [grant.row() for grant in grants])


def merged(changes: Iterable[Change]) -> Iterator[Write]:
    """The same writes, with neighbours of the same statement made one.

    Updates stay alone: of several at once PostgreSQL does not tell whether each found its row.
    """
    statement: Insert | None = None
    rows: list[dict[str, object]] = []
    for write in (write for change in changes for write in change if write.rows):
        if write.statement is statement:
            rows.extend(write.rows)
            continue
        if statement is not None:
            yield Write(statement, rows)
            statement = None
        if isinstance(write.statement, Insert):
            statement, rows = write.statement, [*write.rows]
        else:
            yield write
    if statement is not None:
        yield Write(statement, rows)
