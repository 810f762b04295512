"""Every check of the project, lane after lane: what `python3 start.py test` runs in `.venv`.

python tests/checks.py [ARGUMENTS]   the arguments go to pytest, which then runs in one lane
"""

import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]

PIPS = ROOT / ".venv" / "pips"

NPM_PROJECT = ROOT / "tests" / "browser"
NPM_CACHE = ROOT / ".venv" / "npm"
TSC = NPM_PROJECT / "node_modules" / ".bin" / "tsc"
BIOME = NPM_PROJECT / "node_modules" / ".bin" / "biome"

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""Under which of these names the system has a Chromium for the tests of the pages."""

RULES, PAGES = "tests/rules", "tests/browser"

COVERAGE = ["--cov", "--cov-report=term:skip-covered", "--cov-fail-under=100"]
"""Of what `pyproject.toml` names; asked for when all tests run."""

A_GAME_OF_ALL_BOTS = shlex.split(
    "--board A --bot random --bot novice --bot steady --bot master --games 1 --seed 1 --think 1"
)

SLOWEST = 20
"""How many tests are named with their seconds in the end."""

Run = Callable[[Sequence[str], Mapping[str, str]], int]


def main(arguments: Sequence[str]) -> int:
    try:
        with TemporaryDirectory(prefix="hashi-checks-") as reports:
            return Checks(Path(reports)).run_all(arguments)
    except KeyboardInterrupt:
        return 130


def run(command: Sequence[str], environment: Mapping[str, str]) -> int:
    return subprocess.call(command, cwd=ROOT, env=environment)


def runs(command: Sequence[str]) -> bool:
    """Whether it ends well; what it says is of no interest."""
    quiet = subprocess.DEVNULL
    try:
        return subprocess.call(command, stdin=quiet, stdout=quiet, stderr=quiet) == 0
    except OSError:
        return False


def python(*arguments: str) -> list[str]:
    return [sys.executable, *arguments]


def pip_wheel(version: str) -> Path:
    return PIPS / f"pip-{version}-py3-none-any.whl"


class NoChromium(Exception):
    """There is none, and none can be installed."""


class Checks:
    """`reports` is an empty folder, and the arguments after it are what tests replace."""

    def __init__(
        self,
        reports: Path,
        run: Run = run,
        runs: Callable[[Sequence[str]], bool] = runs,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._reports, self._run, self._runs, self._clock = reports, run, runs, clock
        self._seconds: dict[str, float] = {}
        self._failed: list[str] = []

    def run_all(self, arguments: Sequence[str]) -> int:
        """Run every lane, even after one has failed, and say in the end which did."""
        environment = dict(os.environ)
        # The tests start our programs hundreds of times, which need not be compiled each time.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        try:
            environment["HASHI_CHROMIUM"] = self.find_or_install_chromium()
        except NoChromium:
            print(
                "The pages cannot be tested, as there is no Chromium and none could be installed: "
                "install Chromium or Chrome and run the same command again."
            )
            self._failed.append("browser")
        for lane, command in self._lanes(arguments).items():
            self._run_lane(lane, command, environment)
        self._tell_times()
        print(f"\nFailed: {', '.join(self._failed)}." if self._failed else "\nAll checks passed.")
        return 1 if self._failed else 0

    def _lanes(self, arguments: Sequence[str]) -> dict[str, list[str]]:
        return {
            "formatting": python("-m", "ruff", "format", "--check"),
            "lint": python("-m", "ruff", "check"),
            "types": python("-m", "mypy"),
            # The bots are compiled once, before several processes want them at the same time.
            "compiling": python("-m", "hashi", "simulate", *A_GAME_OF_ALL_BOTS),
            **self._pip_lanes(),
            **self._npm_lane(),
            **self._test_lanes(arguments),
        }

    def _pip_lanes(self) -> dict[str, list[str]]:
        """Fetch the pips that the tests of `start.py` install with, as a test downloads nothing."""
        fetch = python("-m", "pip", "download", "--quiet", "--disable-pip-version-check")
        fetch += ["--no-deps", "--require-hashes", f"--dest={PIPS}", "--requirement"]
        return {
            f"fetching pip {pin.stem}": [*fetch, str(pin.relative_to(ROOT))]
            for pin in sorted((ROOT / "tests" / "pips").iterdir())
            if not pip_wheel(pin.stem).exists()
        }

    def _npm_lane(self) -> dict[str, list[str]]:
        """Fetch what checks the pages' modules, where there is npm to do so."""
        npm = shutil.which("npm")
        if npm is None or (TSC.exists() and BIOME.exists()):
            return {}
        # npm always writes to its cache, and the home folder may be read-only.
        options = ["--silent", f"--prefix={NPM_PROJECT}", f"--cache={NPM_CACHE}"]
        return {"fetching TypeScript and Biome": [npm, "ci", *options]}

    def _test_lanes(self, arguments: Sequence[str]) -> dict[str, list[str]]:
        """The rules have a lane of their own, as only their coverage is counted, which takes time;
        so have the pages, as the browser's driver leaves no room for other event loops."""
        if arguments:
            return {"tests": self._pytest("tests", arguments)}
        others = [f"--ignore={RULES}", f"--ignore={PAGES}"]
        # These wait half of the time, for the programs that they start.
        two_per_core = str(2 * (os.cpu_count() or 1))
        return {
            "tests of the rules": self._pytest("rules", [RULES, *COVERAGE]),
            "tests": self._pytest("others", others, two_per_core),
            "tests of the pages": self._pytest("pages", [PAGES]),
        }

    def _pytest(self, report: str, arguments: Sequence[str], workers: str = "auto") -> list[str]:
        report = f"--junit-xml={self._reports / report}.xml"
        return python("-m", "pytest", "-n", workers, "--dist=worksteal", report, *arguments)

    def _run_lane(self, lane: str, command: Sequence[str], environment: Mapping[str, str]) -> None:
        print(f"\n$ {shlex.join(command)}", flush=True)
        begun = self._clock()
        if self._run(command, environment) != 0:
            self._failed.append(lane)
        self._seconds[lane] = self._clock() - begun

    def _tell_times(self) -> None:
        slowest = sorted(self._tests(), reverse=True)[:SLOWEST]
        if slowest:
            print("\nThe slowest tests, in seconds:")
            for seconds, test in slowest:
                print(f"{seconds:7.1f}  {test}")
        print("\nThe time of each lane, in seconds:")
        for lane, seconds in self._seconds.items():
            print(f"{seconds:7.1f}  {lane}")
        print(f"{sum(self._seconds.values()):7.1f}  in all")

    def _tests(self) -> Iterator[tuple[float, str]]:
        """Each test that was run, from pytest's own reports."""
        for report in self._reports.glob("*.xml"):
            try:
                cases = ElementTree.parse(report).iter("testcase")
            except ElementTree.ParseError:  # pytest was killed while it wrote
                continue
            for case in cases:
                yield float(case.get("time", 0)), f"{case.get('classname')}::{case.get('name')}"

    def find_or_install_chromium(self) -> str:
        """Where a Chromium is, installed if need be; empty where Playwright finds its own."""
        chosen = os.environ.get("HASHI_CHROMIUM")
        chromium = chosen or self._find_chromium()
        if not chromium and self._apt_install_chromium():
            chromium = self._find_chromium()
        if chromium:
            return chromium
        if self._runs([sys.executable, "-m", "playwright", "install", "chromium"]):
            return ""
        raise NoChromium

    def _find_chromium(self) -> str | None:
        """The system's, if it runs: on some there is only a stand-in that says how to get one."""
        found = filter(None, map(shutil.which, BROWSERS))
        return next((path for path in found if self._runs([path, "--version"])), None)

    def _apt_install_chromium(self) -> bool:
        """By the system's packages, where there is `apt-get` and we are allowed to use it."""
        if not shutil.which("apt-get") or os.geteuid() != 0:
            return False
        print("\nInstalling Chromium for the tests of the pages ...", flush=True)
        install = ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]
        # The list of packages may be too old, or not there at all.
        return self._runs(install) or (self._runs(["apt-get", "update"]) and self._runs(install))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
