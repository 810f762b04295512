"""Losses of power: what was not yet synced is gone, or half there, and nothing that was
acknowledged may be missing.

A program appends under strace, which writes down every call that changes a file or syncs one.
From that the files are built as a disk may hold them after the power failed at some moment: with
all that was synced, and with any part of the rest. The next run starts from what a loss left.

    python tests/server/power_loss.py --losses 50
"""

import argparse
import asyncio
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import NamedTuple

TESTS = Path(__file__).parents[1]
if __name__ == "__main__":
    sys.path[0] = str(TESTS)

# The path must be as it is now for these to be found.
from ceilings import killed_after  # noqa: E402 - found by that path
from server import appending  # noqa: E402 - found by that path

from hashi.server.storage import database_url  # noqa: E402 - found by that path

SECTOR = 512
"""Bytes that reach a disk together."""

ACKNOWLEDGED_PER_RUN = 120
LOSSES_PER_RUN = 5

SHORT_LOG = "PRAGMA wal_autocheckpoint=40"
"""So that a run sees the log copied back many times, which is when most can go wrong."""

CALLS = "openat,write,pwrite64,ftruncate,fsync,fdatasync,unlink"
CALL = re.compile(r"\d+ +(\w+)\((.*)\) += (\d+)")
BEGUN = re.compile(r"(\d+) +(\w+\(.*) <unfinished \.\.\.>")
ENDED = re.compile(r"(\d+) +<\.\.\. \w+ resumed>(.*)")


class Call(NamedTuple):
    """A call of the system that went well, with the file that it was about."""

    name: str
    path: str
    content: bytes = b""
    place: int = 0


@dataclass
class File:
    durable: bytes = b""
    pending: list[Call] = field(default_factory=list)

    def sync(self) -> None:
        self.durable = self.after_loss(Random(), 1)
        self.pending = []

    def after_loss(self, chance: Random, luck: float) -> bytes:
        """What is left when each sector that was not synced is there with that probability."""
        left = bytearray(self.durable)
        for call in self.pending:
            if call.name == "ftruncate":
                if chance.random() < luck:
                    left[call.place :] = bytes(max(0, call.place - len(left)))
                continue
            for at in range(0, len(call.content), SECTOR):
                if chance.random() < luck:
                    sector = call.content[at : at + SECTOR]
                    start = call.place + at
                    left.extend(bytes(max(0, start - len(left))))
                    left[start : start + len(sector)] = sector
        return bytes(left)


class Disk:
    """A folder of files, and what of it has not reached the disk."""

    def __init__(self, folder: Path, files: dict[str, bytes]) -> None:
        self._folder = str(folder)
        self._names = {str(folder / name): File(content) for name, content in files.items()}
        self._durable_names = dict(self._names)

    def apply(self, call: Call) -> None:
        if call.path == self._folder:
            self._durable_names = dict(self._names)
        elif call.name == "openat":
            self._names.setdefault(call.path, File())
        elif call.name == "unlink":
            del self._names[call.path]
        elif call.name in ("fsync", "fdatasync"):
            self._names[call.path].sync()
        else:
            self._names[call.path].pending.append(call)

    def after_loss(self, chance: Random) -> dict[str, bytes]:
        """The files that are left: new names, too, are there only by luck until synced."""
        luck = chance.choice((0, 0.5, 1))
        left = {}
        for path in sorted({*self._names, *self._durable_names}):
            names = self._names if chance.random() < luck else self._durable_names
            if path in names:
                left[Path(path).name] = names[path].after_loss(chance, luck)
        return left


def recorder(trace: str, *more_calls: str) -> list[str]:
    """What has a program write down its calls."""
    calls = ",".join((CALLS, *more_calls))
    return [
        "strace",
        "-f",
        "-qq",
        "-y",
        "-xx",
        "-s",
        "1000000",
        "-e",
        f"trace={calls}",
        "-o",
        trace,
    ]


def record(folder: Path, run: int, *settings: str) -> list[Call]:
    """The calls of a program that appends, until power fails somewhere in the middle."""
    with tempfile.NamedTemporaryFile() as trace:
        program = ["-m", "server.appending", str(folder / "hashi.db"), str(run), *settings]
        running = subprocess.Popen(
            [*recorder(trace.name), sys.executable, *program],
            cwd=TESTS,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        with killed_after(running):
            assert running.stdout is not None
            for _ in range(ACKNOWLEDGED_PER_RUN):
                running.stdout.readline()
        lines = Path(trace.name).read_text(encoding="ascii").splitlines()
    return list(parse(lines[:-1], str(folder)))  # the last may be half a line


def parse(lines: list[str], folder: str) -> Iterator[Call]:
    """Calls that others interrupt take effect where they end: what is written by then but not
    acknowledged is the same thread's, before or after."""
    begun = {}
    for line in lines:
        if unfinished := BEGUN.fullmatch(line):
            begun[unfinished[1]] = unfinished[2]
            continue
        if resumed := ENDED.fullmatch(line):
            line = f"{resumed[1]} {begun.pop(resumed[1])}{resumed[2]}"
        if (found := CALL.match(line)) and (call := understood(found[1], found[2])):
            is_ours = call.path.startswith(folder) and not call.path.endswith("-shm")
            if is_ours or call.name == "write":
                yield call


def understood(name: str, arguments: str) -> Call | None:
    """Of openat only what creates files matters; of write only what goes to the reader, as all
    that is sent does."""
    texts = [decoded(text) for text in re.findall(r'"([^"]*)"', arguments)]
    if name == "write":
        return Call(name, "", texts[0]) if arguments.startswith("1<") else None
    if name == "sendto":
        return Call("write", "", texts[0])
    if name == "openat":
        return Call(name, texts[0].decode()) if "O_CREAT" in arguments else None
    if name == "unlink":
        return Call(name, texts[0].decode())
    path = decoded(re.findall("<([^>]*)>", arguments)[0]).decode()
    number = arguments.rpartition(", ")[2]
    return Call(name, path, texts[0] if texts else b"", int(number) if number.isdigit() else 0)


def decoded(text: str) -> bytes:
    return text.encode("ascii").decode("unicode_escape").encode("latin-1")


@dataclass
class Toll:
    """What losses of power cost."""

    losses: int = 0
    acknowledged: int = 0
    missing: list[str] = field(default_factory=list)


def lose_power(losses: int, seed: int, *settings: str) -> Toll:
    """Settings are SQLite's, for the program that appends."""
    chance = Random(seed)
    toll = Toll()
    files: dict[str, bytes] = {}
    promised: dict[str, int] = {}
    while toll.losses < losses:
        with filled(files) as folder:
            calls = record(folder, toll.losses, SHORT_LOG, *settings)
        before, promised_before = files, promised
        for _ in range(min(LOSSES_PER_RUN, losses - toll.losses)):
            moment = chance.randrange(len(calls))
            disk = Disk(folder, before)
            for call in calls[:moment]:
                if call.name != "write":
                    disk.apply(call)
            said = b"".join(call.content for call in calls[:moment] if call.name == "write")
            acknowledged = appending.acknowledged(said.decode().splitlines(keepends=True))
            files, promised = disk.after_loss(chance), promised_before | acknowledged
            toll.losses += 1
            toll.acknowledged += sum(acknowledged.values())
            try:
                with filled(files) as copy:
                    url = database_url(str(copy / "hashi.db"))
                    asyncio.run(appending.check(url, promised))
            except Exception as problem:  # what was torn apart can look like anything
                toll.missing.append(f"call {moment} of run {toll.losses}: {problem!r}")
                files, promised = before, promised_before
    return toll


@contextmanager
def filled(files: dict[str, bytes]) -> Iterator[Path]:
    """A folder with these files."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place).resolve()
        for name, content in files.items():
            (folder / name).write_bytes(content)
        yield folder


def main() -> None:
    parser = argparse.ArgumentParser(description="Lose power, and see whether anything is lost.")
    parser.add_argument("--losses", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    toll = lose_power(arguments.losses, arguments.seed)
    print(f"{toll.losses} losses of power, {toll.acknowledged} events acknowledged before them.")
    if toll.missing:
        raise SystemExit("\n".join(["Something is missing:", *toll.missing]))
    print("Nothing is missing.")


if __name__ == "__main__":
    main()
