"""Where files are kept, and how they are written."""

import os
import stat
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile, mkstemp

from platformdirs import user_cache_path, user_data_path


def data_folder() -> Path:
    return user_data_path("hashi")


def boards_folder() -> Path:
    """Where players put boards of their own."""
    return data_folder() / "boards"


def cache_folder() -> Path:
    """For what can be made again: the folder that Numba is told to use, or else the platform's.

    Raises `RuntimeError` for a user without a home.
    """
    if told := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(told)
    # Without an author it is, on Windows, beside the data folder instead of in it.
    return user_cache_path("hashi", appauthor=False)


def write(file: Path, text: str, mode: int | None = None) -> None:
    """Whoever reads the file, and whenever the power fails: it is the old text or the new one.

    Where no mode is asked for, a file keeps its own, and a new one is for its owner alone.
    """
    file = Path(os.path.realpath(file))
    descriptor, new = mkstemp(dir=file.parent, prefix=f".{file.stem[:40]}.")
    try:
        with open(descriptor, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(descriptor)
        if mode is None and file.exists():
            mode = stat.S_IMODE(file.stat().st_mode)
        if mode is not None:
            os.chmod(new, mode)
        os.replace(new, file)
    except BaseException:
        os.unlink(new)
        raise
    with suppress(OSError):  # the text is there, and survives all but a loss of power just now
        _sync(file.parent)


def _sync(folder: Path) -> None:
    """Have the name of a new file survive a loss of power."""
    if os.name == "posix":  # Windows opens no folders
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def check_folder(folder: Path) -> None:
    """Raises `OSError` where no file can be written, before someone plays in vain."""
    with NamedTemporaryFile(dir=folder, prefix=".hashi."):
        pass
