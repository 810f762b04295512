#!/usr/bin/env python3
"""Start Hashi, or test it, on a machine that has nothing but Python 3.11 to 3.14.

    python3 start.py [ARGUMENTS]        start `hashi ARGUMENTS`; alone, open the game in the browser
    python3 start.py test [ARGUMENTS]   run every check of the project; the arguments go to pytest

What this needs goes into `.venv` beside this file, in the versions that the lock files pin. The
folder belongs to this script, which updates or rebuilds it as needed and leaves it alone otherwise.
"""

import hashlib
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

# Older Pythons must get as far as this sentence: keep the file free of syntax they cannot parse.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "Hashi needs Python 3.11 to 3.14, and this is Python {}.{}. Install a newer one, and start "
        "it by its name: python3.12 start.py".format(*sys.version_info)
    )

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
SCRIPTS, EXE = (VENV / "Scripts", ".exe") if os.name == "nt" else (VENV / "bin", "")
PYTHON = SCRIPTS / f"python{EXE}"
HASHI = SCRIPTS / f"hashi{EXE}"
STAMP = VENV / "installed"

TO_PLAY = "requirements.lock"
TO_TEST = "requirements-test.lock"
"""Has all that `TO_PLAY` has, and more."""

ROOM_NEEDED = {TO_PLAY: "600 MB", TO_TEST: "1 GB"}

LEAST_ROOM = 50_000_000
"""Bytes: not even an empty `.venv` fits into less."""

LAST_WORDS = 12
"""How many of its lines are shown when pip fails: before them it only says how far it came."""

PACKAGE = re.compile(
    r"(?:Collecting|Requirement already satisfied:) (\S+)==(\S+)"
    r"|Processing .*?([^/\\]+?)-([^-]+)-[^/\\]*\.whl"  # a file that is on this machine already
)
"""A line in which pip names the next package and its version."""

OFFLINE = (
    "NewConnectionError|NameResolutionError|ConnectTimeout|ReadTimeout|IncompleteRead|ProtocolError"
    "|ProxyError|SSLError|RemoteDisconnected|ConnectionResetError|Max retries exceeded"
)
"""pip's words for an index that it cannot reach."""


def main(arguments: Sequence[str]) -> int:
    try:
        if arguments[:1] == ["test"]:
            prepare(TO_TEST)
            return become(PYTHON, str(ROOT / "tests" / "checks.py"), *arguments[1:])
        prepare(TO_PLAY)
        # `hashi` tells people what to type, and here `hashi` alone need not work.
        os.environ["HASHI_PROGRAM"] = shlex.join([python_as_typed(), sys.argv[0]])
        return become(HASHI, *arguments)
    except KeyboardInterrupt:
        tell("Stopped. The same command goes on with it.")
        return 130
    except CannotInstall as reason:
        sys.exit(f"\n{reason}")
    except OSError as error:
        sys.exit(f"{error}\nHashi could not be started: see that {ROOT} is complete and writable.")


def python_as_typed() -> str:
    """Some shells start Python by a stand-in that knows its whole path: its name is enough then."""
    python = sys.orig_argv[0]
    name = os.path.basename(python)
    return name if shutil.which(name) == python else python


def become(program: Path, *arguments: str) -> int:
    """Run the program in our place, so that keys, signals and the exit code are its own."""
    command = [str(program), *arguments]
    if os.name != "nt":  # Windows would not wait for the program that takes our place
        os.execv(program, command)
    return subprocess.call(command)


class CannotInstall(Exception):
    """The reason, as a sentence that says what to do."""


def prepare(lock: str) -> None:
    """Install what `lock` pins, and the project with it, unless that is done already."""
    if not is_ready(lock):
        with one_at_a_time():
            if not is_ready(lock):  # another start may have installed it while we waited
                install(lock)


def is_ready(lock: str) -> bool:
    is_whole = PYTHON.exists() and HASHI.exists()
    return is_whole and read_stamp() in (stamp_for(lock), stamp_for(TO_TEST))


def install(lock: str) -> None:
    """Bring `.venv` up to date; until then it has no stamp, so that the next start tries again.

    It is made anew for other pins, since packages that no lock lists any more would stay.
    """
    stamp = stamp_for(lock)
    is_for_these_pins = PYTHON.exists() and read_stamp()[:2] == stamp[:2]
    if VENV.exists() and not VENV.is_dir():
        raise CannotInstall(f"{VENV} is a file: delete it and run the same command again.")
    STAMP.unlink(missing_ok=True)
    tell(f"Installing what {lock} lists into {VENV}. This takes a minute or two, once.")
    if not is_for_these_pins:
        make_venv(lock)
    install_pins(lock)
    tell("Installing Hashi itself ...")
    install_project(lock)
    # Python would otherwise compile the game at every start where it may write no bytecode.
    subprocess.call([PYTHON, "-m", "compileall", "-qq", ROOT / "src"])
    STAMP.write_text("\n".join(stamp), encoding="utf-8")


def tell(line: str) -> None:
    """Standard output belongs to `hashi`, whose output may be meant for another program."""
    print(line, file=sys.stderr, flush=True)


def stamp_for(lock: str) -> list[str]:
    """Which Python made `.venv` and where, what was to be installed, and how much of it was."""
    files = (ROOT / name for name in ("pyproject.toml", TO_PLAY, TO_TEST))
    return [
        digest(sys.version.encode(), os.fsencode(ROOT)),
        digest(*(file.read_bytes() for file in files)),
        lock,
    ]


def read_stamp() -> list[str]:
    try:
        return STAMP.read_text(encoding="utf-8", errors="replace").split("\n")
    except (FileNotFoundError, NotADirectoryError):
        return []


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def make_venv(lock: str) -> None:
    """Made anew from nothing, since there is no telling what an old one lacks."""
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    made = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, errors="replace", close_fds=False
    )
    if made.returncode != 0:
        if shutil.disk_usage(ROOT).free < LEAST_ROOM:
            raise CannotInstall(disk_is_full(lock))
        if not os.access(ROOT, os.W_OK):
            raise CannotInstall(
                f"You may not write to {ROOT}: put the project into a folder of yours."
            )
        raise CannotInstall(
            f"{made.stdout}\nPython could not make {VENV}; its own words are above. If they speak "
            "of venv or ensurepip, install that part of Python (on Debian and Ubuntu: `sudo apt "
            "install python3-venv`); if not, delete that folder and run the same command again."
        )


def install_pins(lock: str) -> None:
    """Install the very files that the lock names, and let pip resolve nothing.

    With `--no-deps` a newer release of a package changes nothing. Without it, pips before 24 take
    `coverage[toml]` for a second package that the lock does not pin, and refuse it.
    """
    options = ["--no-deps", "--only-binary=:all:", "--require-hashes"]
    pip = ["install", *options, "--requirement", str(ROOT / lock)]
    run_pip(pip, lock, Progress(lock))
    run_pip(["check"], lock)


def install_project(lock: str) -> None:
    """Editable, so that changes of the source count at once, and built by what the lock pins, as
    pip would fetch a builder in a version of its own choice."""
    options = ["--no-deps", "--no-build-isolation", "--no-index"]
    run_pip(["install", *options, "--editable", str(ROOT)], lock)
    run_pip(["check"], lock)


class Progress:
    """Tells which package pip has come to, and how many there are."""

    def __init__(self, lock: str) -> None:
        text = (ROOT / lock).read_text(encoding="utf-8")
        self.packages = len(re.findall(r"^[a-z0-9]", text, re.MULTILINE | re.IGNORECASE))
        self.begun = 0

    def __call__(self, line: str) -> None:
        package = PACKAGE.match(line)
        if package:
            self.begun += 1
            tell(f"  {self.begun} of {self.packages}: {' '.join(filter(None, package.groups()))}")
        elif line.startswith("Ignoring "):  # meant for other systems; pip says so first of all
            self.packages -= 1
        elif line.startswith("Installing collected packages"):
            tell("  Unpacking them ...")


def run_pip(
    arguments: Sequence[str], lock: str, on_line: Callable[[str], None] = lambda _: None
) -> None:
    """`on_line` hears what pip says; people do where it fails for a reason that we do not know."""
    command = [str(PYTHON), "-m", "pip", *arguments, "--disable-pip-version-check"]
    # Not closing files: pip inherits the lock of `one_at_a_time`.
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        close_fds=False,
    ) as pip:
        said = []
        for line in pip.stdout or ():
            said.append(line)
            on_line(line)
    if pip.returncode != 0:
        reason = why_pip_failed("".join(said), lock)
        if reason is None:
            tell("".join(said[-LAST_WORDS:]).rstrip())
            reason = "pip could not install what Hashi needs. Its own words are above."
        raise CannotInstall(reason)


def why_pip_failed(words: str, lock: str) -> "str | None":
    """A sentence for what pip said, where we know it."""
    again = "run the same command again"
    system = f"Python {platform.python_version()} on {platform.system()} {platform.machine()}"
    new_copy = f"Get a new copy of that file, for example with `git checkout {lock}`."
    sentences: list[tuple[str, Callable[[re.Match[str]], str]]] = [
        (r"Errno 28\b|WinError 112\b", lambda _: disk_is_full(lock)),
        (
            r"DO NOT MATCH THE HASHES.*?\n\s+(\S+)",
            lambda found: (
                f"The package index sent another file for {found[1]} than the one that {lock} "
                f"pins, so nothing was installed. Wait a little and {again}."
            ),
        ),
        (
            OFFLINE,
            lambda _: f"The package index is out of reach: connect to the internet and {again}.",
        ),
        (
            r"No matching distribution found for (\S+)",
            lambda found: (
                f"There is no {found[1]} ready to install for {system}. Try Python 3.11 to 3.14."
            ),
        ),
        (
            r"(\S+ \S+ (?:requires|has requirement) [^\n]*?)\.?\n",  # from `pip check`
            lambda found: f"{lock} is not complete: {found[1]}. {new_copy}",
        ),
        (
            r"Cannot import '(\w+)|No module named '(\w+)",  # the builder, which nothing requires
            lambda found: f"{lock} is not complete: {found[1] or found[2]} is missing. {new_copy}",
        ),
        (
            "--require-hashes mode|Invalid requirement",
            lambda _: f"{lock} is damaged: not every package has its version and hash. {new_copy}",
        ),
    ]
    for pattern, sentence in sentences:
        found = re.search(pattern, words, re.DOTALL)
        if found:
            return sentence(found)
    return None


def disk_is_full(lock: str) -> str:
    return (
        f"The disk is full. Hashi needs about {ROOM_NEEDED[lock]} in {VENV}, and pip half of that "
        "in the folder for temporary files: make room and run the same command again."
    )


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait while another start installs; Windows, which has no such locks, takes the risk.

    The installing programs inherit the lock, so that it also holds when only we are killed.
    """
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock
    except ImportError:
        yield
        return
    with open(__file__, "rb") as lock:
        os.set_inheritable(lock.fileno(), True)
        try:
            flock(lock, LOCK_EX | LOCK_NB)
        except BlockingIOError:
            tell("Waiting for another start to install ...")
            flock(lock, LOCK_EX)
        yield


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
