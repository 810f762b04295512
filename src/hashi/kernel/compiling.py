"""Compiling the kernel with Numba, and keeping the machine code between processes."""

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numba.extending import intrinsic

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """The function as machine code, compiled when it is first called and kept on disk.

    It must not call itself: kept on disk, such code crashes (Numba's issue 6061).
    """
    with _cache_folder(str(_folder())):
        try:
            dispatcher: Function = numba.njit(cache=True)(function)
        except RuntimeError:  # No folder can be written to: every process compiles for itself.
            dispatcher = numba.njit(function)
    return dispatcher


def instruction(function: Callable[..., Any]) -> Callable[[np.uint64], np.uint64]:
    """A single instruction of the processor, for use in compiled functions."""
    builtin: Callable[[np.uint64], np.uint64] = intrinsic(function)
    return builtin


@contextmanager
def _cache_folder(folder: str) -> Iterator[None]:
    """Numba asks for its folder while it decorates, so ours need not become everyone's."""
    usual = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = folder
    try:
        yield
    finally:
        numba.config.CACHE_DIR = usual


@cache
def _folder() -> Path:
    """Where the machine code of exactly these sources is kept.

    Numba notices a change in the file of a function, but not in those of the functions and
    constants that were compiled into it. So every version of the sources has a folder of its own.
    """
    sources = (
        source
        for package in ("hashi.rules", "hashi.kernel")
        for source in sorted(files(package).iterdir(), key=lambda source: source.name)
        if source.name.endswith(".py")
    )
    digest = hashlib.sha256(b"\0".join(source.read_bytes() for source in sources)).hexdigest()
    return Path(numba.config.CACHE_DIR or _user_cache() / "hashi") / f"kernel-{digest[:16]}"


def _user_cache() -> Path:
    """Where the platform wants programs to keep what they can make again."""
    match sys.platform:
        case "win32":
            return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
        case "darwin":
            return Path.home() / "Library" / "Caches"
        case _:
            return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
