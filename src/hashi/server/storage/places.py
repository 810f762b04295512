"""Where the database is."""

import os
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from hashi.server.storage.failures import NoSuchDatabase

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


def database_url(text: str | None) -> URL:
    """A URL as SQLAlchemy has them, or a path; without either, a file in the user's data folder."""
    if not text:
        text = str(user_data_path("hashi") / "hashi.db")
    if "://" not in text:
        return URL.create(DRIVERS["sqlite"], database=text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # they quote the URL, which may hold a password
        raise NoSuchDatabase(text.partition(":")[0]) from None
    backend = url.get_backend_name()
    if backend not in DRIVERS:
        raise NoSuchDatabase(backend)
    if backend == "sqlite" and (url.database or ":memory:").startswith((":memory:", "file:")):
        raise NoSuchDatabase("sqlite in memory")
    return url.set(drivername=DRIVERS[backend])


def prepare_file(path: Path) -> None:
    """Make folder and file, if missing, such that nobody else reads them.

    SQLite gives the files beside it the same mode.
    """
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def sync(path: Path) -> None:
    """Have a new file, and its name in the folder, survive a loss of power."""
    with path.open("rb+") as file:
        os.fsync(file)
    if os.name == "posix":  # Windows opens no folders
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
