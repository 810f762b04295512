"""What is said of a database that cannot be used, and what to do about it."""

from collections.abc import Iterator
from contextlib import contextmanager

import click

from hashi.server.storage import NoSuchDatabase, Reason, StorageFailed

SENTENCES: dict[Reason, str] = {
    "full": "The disk with the database is full: make room there, and start again.",
    "locked": "Another program holds the database locked: end it, and start again.",
    "conflict": "Another program changed the database at the same moment: start again.",
    "newer": "A newer Hashi wrote this database: update Hashi, or name another with --database.",
}
"""For `broken` it depends on what the database says."""

BROKEN = {
    "SQLITE_NOTADB": "The file is not a database: name another with --database.",
    "SQLITE_CORRUPT": "The database is damaged: put a backup in its place.",
    "SQLITE_READONLY": "The database may not be written: see who owns the file and its folder.",
    "PermissionError": "The database may not be written: see who owns the file and its folder.",
    "SQLITE_CANTOPEN": "The database cannot be opened: see who owns the file and its folder.",
    "FileNotFoundError": "Its folder cannot be made: name another database with --database.",
    "FileExistsError": "Its folder cannot be made: name another database with --database.",
    "NotADirectoryError": "Its folder cannot be made: name another database with --database.",
    "IsADirectoryError": "A folder is no database: name a file in it with --database.",
    "ConnectionRefusedError": "No PostgreSQL answers there: see that it runs, and check the URL.",
    "gaierror": "No PostgreSQL answers there: check the host in the URL.",
    "TimeoutError": "No PostgreSQL answers there: check the host and the port in the URL.",
    "28P01": "PostgreSQL does not let Hashi in: check the name and the password in the URL.",
    "28000": "PostgreSQL does not let Hashi in: check the name in the URL.",
    "3D000": "PostgreSQL has no such database: make it with createdb, or check the URL.",
    "42501": "PostgreSQL forbids it: let Hashi's user own the database.",
}
"""By the database's own code."""


@contextmanager
def plainly_told() -> Iterator[None]:
    """What is wrong with a database becomes a sentence."""
    try:
        yield
    except StorageFailed as failed:
        raise click.ClickException(explain(failed)) from None
    except NoSuchDatabase as refused:
        raise click.ClickException(
            f"Tables are kept in a file, or in PostgreSQL (postgresql://…), and not in "
            f"“{refused.backend}”."
        ) from None
    except ModuleNotFoundError as missing:
        if missing.name != "asyncpg":
            raise
        raise click.ClickException(
            "For PostgreSQL something more is needed: pip install 'hashi[postgres]'"
        ) from None


def explain(failed: StorageFailed) -> str:
    if failed.reason in SENTENCES:
        return SENTENCES[failed.reason]
    return BROKEN.get(
        failed.code,
        f"The database cannot be used ({failed.code}): see that it is Hashi's own, or name "
        "another with --database.",
    )
