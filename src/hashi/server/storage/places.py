"""Where the database is."""

import os
import re
from contextlib import suppress
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from hashi.server.storage.failures import NoSuchDatabase, StorageFailed

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


def check_only_name(path: Path) -> None:
    """Raise `StorageFailed` for a file that has another name: under that one, a second server
    would not notice the claim of the first, and SQLite would not find the log beside the file."""
    if path.stat().st_nlink > 1:
        raise StorageFailed("broken", "SeveralNames")
    with suppress(OSError):  # only Linux has this list
        if _is_mount_point(
            path, Path("/proc/self/mountinfo").read_text("utf-8", "surrogateescape")
        ):
            raise StorageFailed("broken", "MountedAlone")


def _is_mount_point(path: Path, mounts: str) -> bool:
    """See https://www.kernel.org/doc/html/latest/filesystems/proc.html for `mounts`."""
    escaped = re.sub(r"[\\ \t\n]", lambda it: f"\\{ord(it[0]):03o}", os.path.realpath(path))
    return any(mount.split(" ")[4] == escaped for mount in mounts.splitlines())


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


class OpenFiles:
    """The files of an open SQLite database.

    SQLite does not notice that one was removed or replaced: it goes on writing into a file that
    nobody will find again. Windows lets nobody remove a file in use.
    """

    def __init__(self, database: Path) -> None:
        real = os.path.realpath(database)
        self._paths = (str(database), f"{real}-wal", f"{real}-shm")
        self._opened = [*map(_identity, self._paths)]

    def check(self) -> None:
        """Raise `StorageFailed` if one of them is no longer there, or is another one."""
        if os.name != "posix":
            return
        for path, opened in zip(self._paths, self._opened, strict=True):
            if _identity(path) != opened:
                raise StorageFailed("gone", os.path.basename(path))


def _identity(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
