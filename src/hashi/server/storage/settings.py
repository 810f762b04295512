"""How databases are opened."""

from sqlalchemy import URL, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

PATIENCE = 1.0
"""Seconds to wait for a lock. What comes while others wait, waits for them and then for itself:
two seconds until a refusal."""

OPENING_PATIENCE = 5.0
"""Seconds to try to open a database: another server may be giving it its first form, and SQLite
lets nobody wait for a file that is just being turned to its write-ahead log."""

LONGEST_STATEMENT = 5.0
"""Seconds after which PostgreSQL is taken not to answer: nobody waits for it without end."""

SQLITE_SETTINGS: tuple[str, ...] = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA secure_delete=ON",
    # 16 MB: each move changes a page or two, so a log of the usual size would be copied back
    # every few batches.
    "PRAGMA wal_autocheckpoint=4000",
)

POSTGRES_SETTINGS = {
    "lock_timeout": f"{int(PATIENCE * 1000)}ms",
    "synchronous_commit": "on",
}


def make_engine(url: URL) -> AsyncEngine:
    """An engine whose errors do not quote what was written."""
    if url.get_backend_name() == "postgresql":
        settings = {
            "server_settings": POSTGRES_SETTINGS,
            "timeout": 2 * PATIENCE,
            "command_timeout": LONGEST_STATEMENT,
        }
        return create_async_engine(url, hide_parameters=True, connect_args=settings)
    engine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": PATIENCE})
    event.listen(engine.sync_engine, "connect", _settle)
    return engine


def _settle(connection: DBAPIConnection, _record: object) -> None:
    connection.isolation_level = None  # else the driver begins transactions as it sees fit
    cursor = connection.cursor()
    for setting in SQLITE_SETTINGS:
        cursor.execute(setting)
    cursor.close()
