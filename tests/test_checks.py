"""What `tests/checks.py` runs, what it says in the end, and where it gets a browser from."""

import os
import shutil
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import checks
import pytest
from checks import ROOT, Checks, pip_wheel

REPORT = """<testsuites><testsuite>
<testcase classname="tests.{name}" name="test_slow" time="{slow}"/>
<testcase classname="tests.{name}" name="test_fast" time="0.25"/>
</testsuite></testsuites>"""

UPDATE = ["apt-get", "update"]
INSTALL = ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]
DOWNLOAD = ["playwright", "install", "chromium"]


class Machine:
    """Pretends to run programs; which there are, and which of them fail, is for a test to say."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.lanes: list[str] = []
        self.browsers: set[str | None] = set()
        self.calls: list[list[str]] = []
        self.failing: list[str] = []
        self.programs = {"chromium"}
        self.now = 0.0
        monkeypatch.delenv("HASHI_CHROMIUM", raising=False)
        monkeypatch.setattr(shutil, "which", lambda name: name if name in self.programs else None)
        monkeypatch.setattr(os, "geteuid", lambda: 0)
        monkeypatch.setattr(checks, "PIPS", folder)
        for pip in (ROOT / "tests" / "pips").iterdir():
            pip_wheel(pip.stem).touch()

    def check(self, *arguments: str) -> int:
        checks = Checks(self.folder, self.run_lane, self.runs, lambda: self.now)
        return checks.run_all(arguments)

    def run_lane(self, command: Sequence[str], environment: Mapping[str, str]) -> int:
        words = [word for word in command if word != sys.executable]
        self.lanes.append(" ".join(words))
        self.browsers.add(environment.get("HASHI_CHROMIUM"))
        self.now += len(self.lanes)
        for word in words:
            if word.startswith("--junit-xml="):
                report = Path(word.removeprefix("--junit-xml="))
                report.write_text(REPORT.format(name=report.stem, slow=len(self.lanes)))
        return 7 if any(each in self.lanes[-1] for each in self.failing) else 0

    def runs(self, command: Sequence[str]) -> bool:
        words = list(command[2:] if command[0] == sys.executable else command)
        self.calls.append(words)
        if words == UPDATE:
            self.failing.remove("apt-get install")
        is_well = not any(each in " ".join(words) for each in self.failing)
        if words == INSTALL and is_well:
            self.programs.add("chromium")
        return is_well


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(tmp_path, monkeypatch)


@pytest.fixture
def bare(machine: Machine) -> Machine:
    """Without a browser, but with Debian's packages."""
    machine.programs = {"apt-get"}
    return machine


def test_all_lanes_run_and_those_that_fail_are_named(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.failing = ["ruff format", " tests/browser"]
    assert machine.check() == 1
    kinds = ["ruff format", "ruff check", "mypy", "simulate", "pytest", "pytest", "pytest"]
    assert all(kind in lane for kind, lane in zip(kinds, machine.lanes, strict=True))
    # Everything is in one lane, and nothing in two.
    rules, others, pages = machine.lanes[-3:]
    assert " tests/rules --cov" in rules
    assert "--ignore=tests/rules --ignore=tests/browser" in others
    assert pages.endswith(" tests/browser")
    assert capsys.readouterr().out.endswith("\nFailed: formatting, tests of the pages.\n")


def test_a_pip_that_is_missing_is_fetched(machine: Machine) -> None:
    pip_wheel("23.2.1").unlink()
    machine.check()
    (fetching,) = [lane for lane in machine.lanes if "pip download" in lane]
    assert fetching.endswith("--requirement tests/pips/23.2.1.txt")


@pytest.mark.parametrize("is_there", [True, False])
@pytest.mark.parametrize("tool", ["TSC", "BIOME"])
def test_a_tool_for_javascript_is_fetched_where_there_is_npm(
    machine: Machine, tool: str, is_there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, tool, machine.folder / "missing")
    if is_there:
        machine.programs.add("npm")
    machine.check()
    fetching = [lane for lane in machine.lanes if "npm ci" in lane]
    assert len(fetching) == is_there
    assert all(f"--cache={checks.NPM_CACHE}" in lane for lane in fetching)  # not in one's home


def test_a_report_that_is_not_finished_is_passed_over(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    (machine.folder / "killed.xml").write_text("<testsuites><testsuite")
    assert machine.check() == 0
    assert "tests.pages::test_slow" in capsys.readouterr().out


def test_arguments_go_to_pytest(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    assert machine.check("-k", "one thing") == 0
    (tests,) = [lane for lane in machine.lanes if "pytest" in lane]
    assert tests.endswith(" -k one thing")
    out = capsys.readouterr().out
    assert " -k 'one thing'\n" in out
    assert out.endswith("\nAll checks passed.\n")


def test_the_slowest_tests_and_the_time_of_each_lane_are_told(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.check()
    slowest, lanes = capsys.readouterr().out.split("The slowest tests")[1].split("The time of each")
    told = [line.split()[:2] for line in slowest.splitlines()[1:] if line]
    assert told[:2] == [["7.0", "tests.pages::test_slow"], ["6.0", "tests.others::test_slow"]]
    assert [seconds for seconds, _ in told] == ["7.0", "6.0", "5.0", "0.2", "0.2", "0.2"]
    assert "    7.0  tests of the pages\n   28.0  in all\n" in lanes


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome"])
def test_the_tests_are_told_where_the_systems_chromium_is(machine: Machine, name: str) -> None:
    machine.programs = {name, "apt-get"}
    assert machine.check() == 0
    assert machine.calls == [[name, "--version"]]
    assert machine.browsers == {name}


def test_a_chromium_that_does_not_run_counts_for_nothing(machine: Machine) -> None:
    machine.programs = {"chromium-browser", "google-chrome"}
    machine.failing = ["chromium-browser"]
    machine.check()
    assert machine.browsers == {"google-chrome"}


@pytest.mark.parametrize("is_known", [True, False])
def test_chromium_is_installed_by_the_systems_packages(bare: Machine, is_known: bool) -> None:
    """Also where the list of packages must be fetched first."""
    bare.failing = [] if is_known else ["apt-get install"]
    assert bare.check() == 0
    tries = [INSTALL] if is_known else [INSTALL, UPDATE, INSTALL]
    assert bare.calls == [*tries, ["chromium", "--version"]]
    assert bare.browsers == {"chromium"}


def test_without_the_right_to_do_so_nothing_is_installed_in_the_system(
    bare: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert bare.check() == 0
    assert bare.calls == [DOWNLOAD]
    assert bare.browsers == {""}


def test_without_any_chromium_the_checks_fail_and_say_so(
    bare: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    bare.programs = set()
    bare.failing = ["playwright"]
    assert bare.check() == 1
    assert bare.calls == [DOWNLOAD]
    out = capsys.readouterr().out
    assert "install Chromium or Chrome and run the same command again" in out
    assert out.endswith("\nFailed: browser.\n")
