"""How databases are opened."""

from dataclasses import dataclass

from sqlalchemy import URL, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine


@dataclass(frozen=True)
class Patience:
    """How long a database is waited for."""

    lock_seconds: float = 1.0
    """Until others let go of a lock. What comes while others wait, waits for them and then for
    itself: two seconds until a refusal."""
    opening_seconds: float = 5.0
    """Until it can be opened: another server may be giving it its first form, and SQLite lets
    nobody wait for a file that is just being turned to its write-ahead log."""
    statement_seconds: float = 5.0
    """Until PostgreSQL is taken not to answer: nobody waits for it without end."""


AS_USUAL = Patience()

SQLITE_SETTINGS: tuple[str, ...] = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA secure_delete=ON",
    # 16 MB: each move changes a page or two, so a log of the usual size would be copied back
    # every few batches.
    "PRAGMA wal_autocheckpoint=4000",
)


def make_engine(url: URL, patience: Patience = AS_USUAL) -> AsyncEngine:
    """An engine whose errors do not quote what was written."""
    if url.get_backend_name() == "postgresql":
        settings = {
            "server_settings": {
                "lock_timeout": f"{int(patience.lock_seconds * 1000)}ms",
                "synchronous_commit": "on",
            },
            "timeout": 2 * patience.lock_seconds,
            "command_timeout": patience.statement_seconds,
        }
        # PostgreSQL may have been started anew since a connection was last used. The ping replaces
        # a lost one before anything is written: afterwards nobody knows whether it was committed.
        return create_async_engine(
            url, hide_parameters=True, connect_args=settings, pool_pre_ping=True
        )
    waiting = {"timeout": patience.lock_seconds}
    engine = create_async_engine(url, hide_parameters=True, connect_args=waiting)
    event.listen(engine.sync_engine, "connect", _settle)
    return engine


def _settle(connection: DBAPIConnection, _record: object) -> None:
    connection.isolation_level = None  # else the driver begins transactions as it sees fit
    cursor = connection.cursor()
    for setting in SQLITE_SETTINGS:
        cursor.execute(setting)
    cursor.close()
