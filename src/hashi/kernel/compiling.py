"""Compiling the kernel with Numba, and keeping the machine code between processes."""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, TypeVar

import numba
import numpy as np
from llvmlite.binding import get_host_cpu_name
from numba.extending import intrinsic

from hashi.user_files.folders import cache_folder

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """The function as machine code, compiled when it is first called and kept on disk.

    It must not call itself: machine code that does cannot be kept (Numba's issue 6061). A name
    with an underscore is for compiled code alone: such a function has no way in for Python, which
    would take as long to compile as the function itself, and crashes if it is called from there.
    """
    folder = _folder()
    compile: Callable[[Function], Function] = numba.njit(
        cache=folder is not None,
        no_cfunc_wrapper=True,
        no_cpython_wrapper=function.__name__.startswith("_"),
    )
    if folder is None:
        return compile(function)
    with _kept_in(folder):
        return compile(function)


def instruction(function: Callable[..., Any]) -> Callable[[np.uint64], np.uint64]:
    """A single instruction of the processor, for use in compiled functions."""
    builtin: Callable[[np.uint64], np.uint64] = intrinsic(function)
    return builtin


def is_kept(bot: str) -> bool:
    """Whether all machine code that this bot needs is on disk."""
    marker = _marker(bot)
    return marker is not None and marker.exists()


@cache
def note_kept(bot: str) -> None:
    """Remember that this bot has moved, so that its machine code is on disk."""
    if marker := _marker(bot):
        with suppress(OSError):  # the next run then announces a wait that does not come
            marker.touch()


def _marker(bot: str) -> Path | None:
    """Numba compiles again for another processor, and in another version of itself."""
    folder = _folder()
    return folder and folder / f"{bot}-{numba.__version__}-{get_host_cpu_name()}.kept"


@contextmanager
def _kept_in(folder: Path) -> Iterator[None]:
    """Numba looks up its folder while it decorates, so ours need not become everyone's."""
    usual = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = usual


@cache
def _folder() -> Path | None:
    """Where the machine code of exactly these sources is kept; None if that cannot be written to.

    Numba notices a change in the file of a function, but not in those of the functions and
    constants that were compiled into it. So each version of the sources has a folder of its own.
    """
    try:
        folder = cache_folder() / f"kernel-{_digest()}"
        folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()
    except (OSError, RuntimeError):  # The latter comes from a user without a home.
        return None
    return folder


def _digest() -> str:
    sources = [
        source.read_bytes()
        for room in ("rules", "kernel", "bots")
        for source in sorted((files("hashi") / room).iterdir(), key=lambda source: source.name)
        if source.name.endswith(".py")
    ]
    return hashlib.sha256(b"\0".join(sources)).hexdigest()[:16]
