"""When `start.py` installs, and what it starts, in a folder whose `venv` module only pretends.

In the pretended `.venv`, `python` and `hashi` write down how they were called and then do what a
line of shell in the file `orders` says. `test_installing.py` has the real pip.
"""

import ast
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from ceilings import CEILING_SECONDS
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
TO_PLAY, TO_TEST = "requirements.lock", "requirements-test.lock"

PRETENDED_VENV = """
import pathlib, shutil, sys

venv = pathlib.Path(sys.argv[-1])
root = venv.parent
if (root / "refusal").exists():
    sys.exit((root / "refusal").read_text())
shutil.rmtree(venv, ignore_errors=True)
(venv / "bin").mkdir(parents=True)
with open(root / "calls", "a") as calls:
    calls.write("venv\\n")
for name in ("python", "hashi"):
    program = venv / "bin" / name
    program.write_text(f'''#!/bin/sh
root="{root}" call="{name} $*"
echo "$call" >> "$root/calls"
. "$root/orders"
''')
    program.chmod(0o755)
"""

PIP_WAITS = 'case "$call" in *pip*) until [ -e "$root/go" ]; do sleep 0.02; done; esac'

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the pretended programs are shell scripts")


class Project:
    """A folder with `start.py` and the files that it looks at."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "a project"
        self.root.mkdir()
        shutil.copy(ROOT / "start.py", self.root)
        for name in ("pyproject.toml", TO_PLAY, TO_TEST, "orders"):
            (self.root / name).touch()
        self.elsewhere = folder / "elsewhere"
        self.elsewhere.mkdir()
        self.pretend("venv", PRETENDED_VENV)
        # All that can be found: what this machine has must not matter, nor be changed.
        self.programs = folder / "programs"
        self.programs.mkdir()
        (self.programs / "sleep").symlink_to(shutil.which("sleep") or "")
        self.begun: list[subprocess.Popen[str]] = []

    def pretend(self, module: str, source: str) -> None:
        (self.elsewhere / f"{module}.py").write_text(source)

    def order(self, shell: str) -> None:
        (self.root / "orders").write_text(shell)

    def begin(self, *arguments: str) -> "subprocess.Popen[str]":
        """From another folder, as users may, and in a session of its own, to be interrupted."""
        process = subprocess.Popen(
            [sys.executable, self.root / "start.py", *arguments],
            cwd=self.elsewhere,
            env={
                **os.environ,
                "PATH": str(self.programs),
                "PYTHONPATH": str(self.elsewhere),
            },
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self.begun.append(process)
        return process

    def end(self) -> None:
        """Leave no process behind, not even one whose start was killed."""
        for process in self.begun:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.communicate()

    def start(self, *arguments: str) -> tuple[int, str, str]:
        return outcome(self.begin(*arguments))

    def calls(self) -> list[str]:
        """What was called since this was last asked."""
        written = self.calls_so_far()
        (self.root / "calls").unlink(missing_ok=True)
        plain = written.replace(f"{self.root}/", "").replace(str(self.root), ".")
        return [in_short(call) for call in plain.splitlines()]

    def calls_so_far(self) -> str:
        file = self.root / "calls"
        return file.read_text() if file.exists() else ""

    def wait_for(self, call: str) -> None:
        end = time.monotonic() + CEILING_SECONDS
        while call not in self.calls_so_far():
            assert time.monotonic() < end, f"{call!r} was never called"
            time.sleep(0.02)


def outcome(process: "subprocess.Popen[str]") -> tuple[int, str, str]:
    """The exit code, the output and the messages."""
    out, err = process.communicate(timeout=CEILING_SECONDS)
    assert "Traceback" not in err
    return process.returncode, out, err


def first_message(process: "subprocess.Popen[str]") -> str:
    assert process.stderr
    return process.stderr.readline()


def installing(lock: str) -> list[str]:
    pip = [lock, "check", "the project", "check"]
    return [*(f"pip: {task}" for task in pip), "python -m compileall -qq src"]


def in_short(call: str) -> str:
    """Which of its tasks pip was called for: how it is told to do so is none of our business."""
    if not call.startswith("python -m pip "):
        return call
    if " check" in call:
        return "pip: check"
    lock = re.search(r"--requirement (\S+)", call)
    return f"pip: {lock[1] if lock else 'the project'}"


@pytest.fixture
def project(tmp_path: Path) -> Iterator[Project]:
    project = Project(tmp_path)
    yield project
    project.end()


@pytest.fixture
def installed(project: Project) -> Project:
    project.start("--version")
    assert project.calls() == ["venv", *installing(TO_PLAY), "hashi --version"]
    return project


def test_hashi_is_started_with_the_arguments_and_ends_with_its_code(project: Project) -> None:
    project.order('case "$call" in *pip*) echo words;; hashi*) echo "$call"; exit 3; esac')
    code, out, _ = project.start("replay", "b c")
    assert code == 3
    assert out == "hashi replay b c\n", "what others print is no output of the game"


@pytest.mark.parametrize("is_on_path", [False, True])
def test_hashi_is_told_what_to_type_to_start_it(installed: Project, *, is_on_path: bool) -> None:
    installed.order('echo "$HASHI_PROGRAM"')
    python = Path(sys.executable)
    if is_on_path:
        installed.programs = python.parent
    typed = python.name if is_on_path else str(python)
    start = shlex.join([typed, str(installed.root / "start.py")])
    assert installed.start()[1] == f"{start}\n"


def test_without_arguments_the_game_opens(installed: Project) -> None:
    assert installed.start()[0] == 0
    assert [call.strip() for call in installed.calls()] == ["hashi"]


def test_what_is_installed_is_left_alone(installed: Project) -> None:
    installed.start("again")
    assert installed.calls() == ["hashi again"]


@pytest.mark.parametrize("name", ["pyproject.toml", TO_PLAY, TO_TEST])
def test_a_change_of_the_pins_is_installed_once(installed: Project, name: str) -> None:
    (installed.root / name).write_text("other")
    installed.start("again")
    assert installed.calls() == ["venv", *installing(TO_PLAY), "hashi again"]
    installed.start("again")
    assert installed.calls() == ["hashi again"]


def test_tests_need_more_and_play_is_content_with_it(installed: Project) -> None:
    installed.start("test")
    assert installed.calls() == [*installing(TO_TEST), "python tests/checks.py"]
    installed.start("test")
    assert installed.calls() == ["python tests/checks.py"]
    installed.start("again")
    assert installed.calls() == ["hashi again"]


def test_the_checks_are_started_with_the_arguments_and_end_with_their_code(
    installed: Project,
) -> None:
    installed.order('case "$call" in *checks.py*) exit 7; esac')
    assert installed.start("test", "-k", "one thing")[0] == 7
    assert installed.calls()[-1] == "python tests/checks.py -k one thing"


def test_what_pip_could_not_install_is_tried_again(project: Project) -> None:
    project.order("echo no route; exit 2")
    code, out, err = project.start("again")
    assert (code, out) == (1, "")
    assert err.index("no route") < err.index("pip could not install")
    assert project.calls() == ["venv", *installing(TO_PLAY)[:1]]

    project.order("")
    project.start("again")
    assert project.calls() == ["venv", *installing(TO_PLAY), "hashi again"]


def test_an_update_that_failed_is_built_anew(installed: Project) -> None:
    (installed.root / TO_PLAY).write_text("other")
    installed.order("exit 2")
    assert installed.start("again")[0] == 1
    installed.calls()

    (installed.root / TO_PLAY).write_text("")
    installed.order("")
    installed.start("again")
    assert installed.calls() == ["venv", *installing(TO_PLAY), "hashi again"]


def test_ctrl_c_is_quiet_and_the_installation_repeated(project: Project) -> None:
    project.order('case "$call" in *pip*) exec sleep 60; esac')
    interrupted = project.begin("again")
    project.wait_for("pip install")
    os.killpg(interrupted.pid, signal.SIGINT)
    code, out, err = outcome(interrupted)
    assert (code, out) == (130, "")
    assert err.endswith("\nStopped. The same command goes on with it.\n")
    project.calls()

    project.order("")
    project.start("again")
    assert project.calls() == ["venv", *installing(TO_PLAY), "hashi again"]


def test_two_starts_install_once(project: Project) -> None:
    project.order(PIP_WAITS)
    first = project.begin("first")
    project.wait_for("pip install")
    second = project.begin("second")
    assert first_message(second).startswith("Waiting for another start")
    (project.root / "go").touch()
    outcome(first)
    outcome(second)
    *installation, one, other = project.calls()
    assert installation == ["venv", *installing(TO_PLAY)]
    assert {one, other} == {"hashi first", "hashi second"}


def test_pip_is_waited_for_when_only_its_start_was_killed(project: Project) -> None:
    project.order(PIP_WAITS)
    killed = project.begin("first")
    project.wait_for("pip install")
    killed.kill()
    second = project.begin("second")
    assert first_message(second).startswith("Waiting for another start")
    assert project.calls() == ["venv", *installing(TO_PLAY)[:1]]
    (project.root / "go").touch()
    outcome(second)
    outcome(killed)
    assert project.calls() == ["venv", *installing(TO_PLAY), "hashi second"]


def test_a_venv_whose_python_is_gone_is_built_anew(installed: Project) -> None:
    python = installed.root / ".venv" / "bin" / "python"
    python.unlink()
    python.symlink_to("/no/such/python")
    installed.start("again")
    assert installed.calls() == ["venv", *installing(TO_PLAY), "hashi again"]


def test_a_venv_of_another_python_is_built_anew(installed: Project) -> None:
    installed.pretend("sitecustomize", "import sys; sys.version = '3.99'")
    installed.start("again")
    assert installed.calls() == ["venv", *installing(TO_PLAY), "hashi again"]


def test_a_venv_that_came_from_elsewhere_is_built_anew(installed: Project) -> None:
    installed.root = installed.root.rename(installed.root.with_name("moved"))
    installed.start("again")
    assert installed.calls() == ["venv", *installing(TO_PLAY), "hashi again"]


def test_a_missing_hashi_is_installed(installed: Project) -> None:
    (installed.root / ".venv" / "bin" / "hashi").unlink()
    installed.start("again")
    assert installed.calls() == installing(TO_PLAY)


def test_a_stamp_that_is_none_counts_for_nothing(installed: Project) -> None:
    (installed.root / ".venv" / "installed").write_bytes(b"\xff\x00")
    installed.start("again")
    assert installed.calls()[0] == "venv"


def test_python_without_venv_is_explained(project: Project) -> None:
    (project.root / "refusal").write_text("ensurepip is not available")
    code, out, err = project.start("again")
    assert (code, out) == (1, "")
    assert err.index("ensurepip is not available") < err.index("apt install python3-venv")


def test_a_file_in_the_place_of_the_venv_is_named(project: Project) -> None:
    (project.root / ".venv").touch()
    code, out, err = project.start("again")
    assert (code, out) == (1, "")
    assert f"{project.root / '.venv'} is a file: delete it" in err


def test_a_folder_one_may_not_write_to_is_named(project: Project) -> None:
    (project.root / "refusal").write_text("Permission denied: '.venv'")
    project.pretend("sitecustomize", "import os; os.access = lambda *_: False")
    code, out, err = project.start("again")
    assert (code, out) == (1, "")
    assert f"You may not write to {project.root}: " in err


def test_a_missing_lock_file_is_named(installed: Project) -> None:
    (installed.root / TO_TEST).unlink()
    code, _, err = installed.start("again")
    assert code == 1
    assert f"{TO_TEST}'" in err


def test_an_old_python_is_told_in_one_sentence(project: Project) -> None:
    project.pretend("sitecustomize", "import sys; sys.version_info = (3, 10, 13, 'final', 0)")
    code, out, err = project.start("again")
    assert (code, out) == (1, "")
    assert err.startswith("Hashi needs Python 3.11 to 3.14, and this is Python 3.10. Install")
    assert project.calls() == []


def test_an_old_python_can_parse_it() -> None:
    ast.parse((ROOT / "start.py").read_text(encoding="utf-8"), feature_version=(3, 7))


@pytest.mark.parametrize("lock", [TO_PLAY, TO_TEST])
def test_the_pins_fit_the_project(lock: str) -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = pyproject["build-system"]["requires"] + pyproject["project"]["dependencies"]
    if lock == TO_TEST:
        wanted += pyproject["project"]["optional-dependencies"]["test"]
    pins = pinned(lock)
    for requirement in map(Requirement, wanted):
        assert requirement.specifier.contains(pins[canonicalize_name(requirement.name)])


def test_tests_run_on_the_versions_that_are_played() -> None:
    assert pinned(TO_PLAY).items() <= pinned(TO_TEST).items()


def pinned(lock: str) -> dict[str, str]:
    """The version of each package, of which at least one hash must be known."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    entries = re.findall(r"^([a-z][^\n]*?) \\\n    --hash=sha256:[0-9a-f]{64}", text, re.MULTILINE)
    assert len(entries) == len(re.findall(r"^[a-z]", text, re.MULTILINE))
    requirements = map(Requirement, entries)
    return {entry.name: str(entry.specifier).removeprefix("==") for entry in requirements}
