"""Brings a database to the form that this version knows, one step after the other.

Each step is a module in `versions`, and stays as it is once it was released.
"""

from sqlalchemy import Connection, inspect

from hashi.server.storage.failures import StorageFailed

NEWEST = "first"
"""The last step there is."""

ONE_AT_A_TIME = {
    "sqlite": "BEGIN IMMEDIATE",
    "postgresql": "SELECT pg_advisory_xact_lock(7427815)",  # any number, but always the same
}
"""Of two servers that start together the second waits, and finds nothing left to do."""


def upgrade(connection: Connection) -> None:
    """Take the steps that are missing: all of them, or none."""
    connection.exec_driver_sql(ONE_AT_A_TIME[connection.dialect.name])
    if _last_step(connection) != NEWEST:
        _take_steps(connection)


def _last_step(connection: Connection) -> str | None:
    """As Alembic noted it."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    step: str | None = connection.exec_driver_sql(
        "SELECT version_num FROM alembic_version"
    ).scalar()
    return step


def _take_steps(connection: Connection) -> None:
    # Alembic takes a quarter of a server's time to start, and is needed after an update only.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "hashi.server.storage:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:  # the last step taken is none of ours
        raise StorageFailed("newer") from None
