"""A game's file belongs to one program at a time: two would write over each other's rounds."""

import os
import sys
from contextlib import suppress
from pathlib import Path

from hashi.user_files.folders import write

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

    def _is_locked(beside: Path) -> bool:
        try:
            beside.unlink()  # nobody has it open: a killed program left it
        except PermissionError:
            return True
        return False

    def _remove(beside: Path, descriptor: int) -> None:
        os.close(descriptor)  # what is open cannot be removed
        with suppress(OSError):
            beside.unlink()
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        while True:
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                # This fails beside another claim. Beside a program that only asks it does not,
                # and that one lets go at once.
                fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
            else:
                return

    def _is_locked(beside: Path) -> bool:
        descriptor = os.open(beside, os.O_RDONLY)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        finally:
            os.close(descriptor)
        return False

    def _remove(beside: Path, descriptor: int) -> None:
        with suppress(OSError):
            beside.unlink()  # while it is ours: afterwards it might be somebody else's
        os.close(descriptor)


class Taken(Exception):
    """Another program, still running, plays the game in this file."""


class Claim:
    """A file that is ours until we let go or, however that happens, the process ends.

    The claim is a lock on an empty file beside it, as the file itself is replaced with each round.
    """

    def __init__(self, file: Path) -> None:
        """Raises `Taken`, or `OSError` where nothing can be written."""
        self.file = file
        self._beside = _beside(file)
        self._descriptor: int | None = _locked(self._beside)
        self._seen = _stamp(file)

    @property
    def is_new(self) -> bool:
        """Whether nobody has written there yet."""
        return self._seen is None

    @property
    def is_lost(self) -> bool:
        """Whether someone has written there who did not ask, and whose text is not ours."""
        found = _stamp(self.file)
        return found is not None and found != self._seen

    def write(self, text: str) -> None:
        write(self.file, text)
        self._seen = _stamp(self.file)

    def release(self) -> None:
        if self._descriptor is not None:
            _remove(self._beside, self._descriptor)
            self._descriptor = None


def is_taken(file: Path) -> bool:
    """Whether another program plays the game in this file just now; False if nobody can tell."""
    with suppress(OSError):
        return _is_locked(_beside(file))
    return False


def _beside(file: Path) -> Path:
    """The file that is locked."""
    real = Path(os.path.realpath(file))
    return real.parent / f".{real.name}.playing"


def new_file(folder: Path, name: str) -> Claim:
    """`name.hashi`, or with a number where that is taken."""
    number = 1
    while True:
        with suppress(Taken):
            claim = Claim(folder / f"{name}{f' {number}' if number > 1 else ''}.hashi")
            if claim.is_new:
                return claim
            claim.release()
        number += 1


def _locked(beside: Path) -> int:
    while True:
        descriptor = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(descriptor)
            if _is_at(beside, descriptor):
                return descriptor
        except (BlockingIOError, PermissionError):
            os.close(descriptor)
            raise Taken from None
        except OSError:
            os.close(descriptor)
            raise
        os.close(descriptor)  # of whoever let go just now: it is removed, and locks nothing


def _is_at(path: Path, descriptor: int) -> bool:
    try:
        return os.path.samestat(os.stat(path), os.fstat(descriptor))
    except FileNotFoundError:
        return False


def _stamp(file: Path) -> tuple[int, int, int] | None:
    """What is different after anybody has written."""
    try:
        found = file.stat()
    except FileNotFoundError:
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns
