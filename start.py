#!/usr/bin/env python3
"""Start Hashi, or test it, on a machine that has nothing but Python 3.11 or newer.

    python3 start.py [ARGUMENTS]        start `hashi ARGUMENTS`; alone, open the game in the browser
    python3 start.py test [ARGUMENTS]   run every check of the project; the arguments go to pytest

What this needs goes into `.venv` beside this file, in the versions that the lock files pin. The
folder belongs to this script, which updates or rebuilds it as needed and leaves it alone otherwise.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

# Older Pythons must get as far as this sentence: keep the file free of syntax they cannot parse.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "Hashi needs Python 3.11 or newer, and this is Python {}.{}.".format(*sys.version_info)
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

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""Under which of these names the system has a Chromium for the tests of the pages."""

RULES, PAGES = "tests/rules", "tests/browser"

COVERAGE = ["--cov", "--cov-report=term:skip-covered", "--cov-fail-under=100"]
"""Of what `pyproject.toml` names; asked for when all tests run."""


def main(arguments: Sequence[str]) -> int:
    try:
        if arguments[:1] == ["test"]:
            prepare(TO_TEST)
            return run_checks(arguments[1:])
        prepare(TO_PLAY)
        return start(arguments)
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        sys.exit(f"{error}\nHashi could not be started: see that {ROOT} is complete and writable.")


def start(arguments: Sequence[str]) -> int:
    """Become `hashi`, so that keys, signals and the exit code are its own."""
    command = [str(HASHI), *arguments]
    # What it says to type shall work here, where `hashi` alone need not.
    os.environ["HASHI_PROGRAM"] = shlex.join([sys.orig_argv[0], sys.argv[0]])
    if os.name != "nt":  # Windows would not wait for the program that takes our place
        os.execv(HASHI, command)
    return subprocess.call(command)


def run_checks(pytest_arguments: Sequence[str]) -> int:
    """Run them all, even after one has failed, and say in the end which did."""
    checks = {
        "formatting": ["ruff", "format", "--check"],
        "lint": ["ruff", "check"],
        "types": ["mypy"],
        **tests(pytest_arguments),
    }
    failed = []
    environment = dict(os.environ)
    # The tests start our programs hundreds of times, which need not be compiled each time.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    try:
        environment["HASHI_CHROMIUM"] = see_to_chromium()
    except NoChromium:
        print(
            "The pages cannot be tested, as there is no Chromium and none could be installed: "
            "install Chromium or Chrome and run the same command again."
        )
        failed.append("browser")
    for name, command in checks.items():
        print(f"\n$ {shlex.join(command)}", flush=True)
        if subprocess.call([PYTHON, "-m", *command], cwd=ROOT, env=environment) != 0:
            failed.append(name)
    print(f"\nFailed: {', '.join(failed)}." if failed else "\nAll checks passed.")
    return 1 if failed else 0


def tests(arguments: Sequence[str]) -> "dict[str, list[str]]":
    """Those of the rules come by themselves, as only their coverage is counted, which takes time;
    and those in the browser, as its driver leaves no room for other event loops."""
    run = ["pytest", "-n", "auto"]
    if arguments:
        return {"tests": [*run, *arguments]}
    return {
        "tests of the rules": [*run, RULES, *COVERAGE],
        "tests": [*run, f"--ignore={RULES}", f"--ignore={PAGES}"],
        "tests of the pages": [*run, PAGES],
    }


class NoChromium(Exception):
    """Neither is there one, nor can one be installed."""


def see_to_chromium() -> str:
    """Where a Chromium is, installed if need be; empty where Playwright finds its own."""
    chosen = os.environ.get("HASHI_CHROMIUM")
    chromium = chosen or find_chromium() or (find_chromium() if apt_install_chromium() else None)
    if chromium:
        return chromium
    if subprocess.call([PYTHON, "-m", "playwright", "install", "chromium"]) == 0:
        return ""
    raise NoChromium


def find_chromium() -> "str | None":
    """The system's, if it runs: on some there is only a stand-in that says how to get one."""
    found = filter(None, map(shutil.which, BROWSERS))
    return next((path for path in found if runs([path, "--version"])), None)


def apt_install_chromium() -> bool:
    """By the system's packages, where there is `apt-get` and we are allowed to use it."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return False
    print("\nInstalling Chromium for the tests of the pages ...", flush=True)
    command = ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]
    # What is known of the packages may be too old, or nothing at all.
    return runs(command) or (runs(["apt-get", "update"]) and runs(command))


def runs(command: Sequence[str]) -> bool:
    """Whether it ends well; what it says is of no interest."""
    quiet = subprocess.DEVNULL
    try:
        return subprocess.call(command, stdin=quiet, stdout=quiet, stderr=quiet) == 0
    except OSError:
        return False


def prepare(lock: str) -> None:
    """See that what `lock` pins is installed, and the project with it."""
    if not is_ready(lock):
        with one_at_a_time():
            if not is_ready(lock):  # as it may have become while we waited
                install(lock)


def is_ready(lock: str) -> bool:
    is_whole = PYTHON.exists() and HASHI.exists()
    return is_whole and read_stamp() in (stamp_for(lock), stamp_for(TO_TEST))


def install(lock: str) -> None:
    """Bring `.venv` up to date; until then it has no stamp, so that the next start tries again."""
    stamp = stamp_for(lock)
    is_ours = PYTHON.exists() and read_stamp()[:1] == stamp[:1]
    STAMP.unlink(missing_ok=True)
    print(f"Installing what {lock} lists into {VENV} ...", file=sys.stderr, flush=True)
    if not is_ours:
        make_venv()
    pip_install("--require-hashes", "--requirement", str(ROOT / lock))
    # Editable, so that changes of the source count at once, and built by what has just been
    # installed, where pip would fetch a builder in a version of its own choice.
    pip_install("--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    # Where Python may write no bytecode, it would otherwise compile the game at every start.
    subprocess.call([PYTHON, "-m", "compileall", "-qq", ROOT / "src"])
    STAMP.write_text("\n".join(stamp), encoding="utf-8")


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
    except FileNotFoundError:
        return []


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def make_venv() -> None:
    """Made anew from nothing, since there is no telling what an old one lacks."""
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    made = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, errors="replace", close_fds=False
    )
    if made.returncode != 0:
        sys.exit(
            f"{made.stdout}\nPython could not make {VENV}; its own words are above. If they speak "
            "of venv or ensurepip, install that part of Python (on Debian and Ubuntu: `sudo apt "
            "install python3-venv`); if not, see that the folder is writable and the disk has room."
        )


def pip_install(*arguments: str) -> None:
    """Leaves standard output to `hashi`: what that prints may be meant for another program."""
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if subprocess.call([*pip, *arguments], stdout=sys.stderr, close_fds=False) != 0:
        sys.exit(
            "\npip could not install what Hashi needs; its own words are above. Most often the "
            "internet is out of reach: see to the connection and run the same command again."
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
            print("Waiting for another start to install ...", file=sys.stderr, flush=True)
            flock(lock, LOCK_EX)
        yield


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
