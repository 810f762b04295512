"""What is said of a database that cannot be used, and what to do about it."""

from collections.abc import Iterator
from contextlib import contextmanager

import click

from hashi.cli.installing import install_command
from hashi.cli.speech import say
from hashi.server.storage import NoSuchDatabase, StorageFailed

BROKEN = {
    "SQLITE_NOTADB": "database-no-file",
    "SQLITE_CORRUPT": "database-damaged",
    "SQLITE_READONLY": "database-read-only",
    "PermissionError": "database-read-only",
    "SQLITE_CANTOPEN": "database-not-opened",
    "FileNotFoundError": "database-no-folder",
    "FileExistsError": "database-no-folder",
    "NotADirectoryError": "database-no-folder",
    "IsADirectoryError": "database-is-folder",
    "SeveralNames": "database-several-names",
    "MountedAlone": "database-mounted-alone",
    "ConnectionRefusedError": "database-no-answer",
    "gaierror": "database-no-host",
    "TimeoutError": "database-no-port",
    "28P01": "database-no-entry",
    "28000": "database-no-user",
    "3D000": "database-missing",
    "42501": "database-forbidden",
}
"""By the database's own code, where the reason is no more than that it is broken."""


@contextmanager
def plainly_told() -> Iterator[None]:
    """What is wrong with a database becomes a sentence."""
    try:
        yield
    except StorageFailed as failed:
        raise click.ClickException(explain(failed)) from None
    except NoSuchDatabase as refused:
        raise click.ClickException(say("database-no-such-kind", kind=refused.backend)) from None
    except ModuleNotFoundError as missing:
        if missing.name != "asyncpg":
            raise
        command = install_command(missing.name)
        raise click.ClickException(say("database-needs-driver", command=command)) from None


def explain(failed: StorageFailed) -> str:
    if failed.reason == "broken" and failed.code in BROKEN:
        return say(BROKEN[failed.code])
    return say(f"database-{failed.reason}", code=failed.code)
