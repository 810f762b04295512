"""The real pip installs what the lock files pin, whatever else the package index has.

The index is a folder of tiny wheels, made here: each has the name, the version and the requirements
of a package that a lock file pins, and beside each lies a newer release of it.
"""

import hashlib
import importlib.util
import os
import re
import socket
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from threading import Thread
from typing import Any
from zipfile import ZipFile

import pytest
from ceilings import CEILING_SECONDS, killed_after
from checks import pip_wheel
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
TO_PLAY, TO_TEST = "requirements.lock", "requirements-test.lock"
NEWER = "9999.0"

PIN = re.compile(
    r"^(\S+)==(\S+)(.*?) \\\n(?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+", re.MULTILINE
)
"""A package in a lock file: its name, its version, and for which systems it is meant."""

BUILDER = """
from pathlib import Path
from zipfile import ZipFile

def build_editable(folder, config_settings=None, metadata_directory=None):
    name = "hashi_game-1.0-py3-none-any.whl"
    with ZipFile(Path(folder, name), "w") as wheel:
        wheel.writestr("hashi.py", "import sys\\ndef main(): print('started', *sys.argv[1:])\\n")
        write = lambda file, text: wheel.writestr(f"hashi_game-1.0.dist-info/{file}", text)
        write("METADATA", "Metadata-Version: 2.1\\nName: hashi-game\\nVersion: 1.0\\n")
        write("WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
        write("entry_points.txt", "[console_scripts]\\nhashi = hashi:main\\n")
        write("RECORD", "")
    return name
"""
"""Stands in for hatchling, whose tiny wheel builds nothing."""


def write_wheel(folder: Path, name: str, version: str, tag: str = "py3-none-any") -> str:
    """The hash of a wheel that holds nothing but metadata: that of the real package."""
    stem = f"{name.replace('-', '_')}-{version}"
    try:
        needs = requires(name) or []
    except PackageNotFoundError:  # a package for another system
        needs = []
    lines = ["Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}"]
    lines += [f"Requires-Dist: {need}" for need in needs]
    extras = {extra for need in needs for extra in re.findall(r"extra == ['\"]([^'\"]+)", need)}
    lines += [f"Provides-Extra: {extra}" for extra in sorted(extras)]
    wheel = folder / f"{stem}-{tag}.whl"
    if not wheel.exists():  # two lock files may pin it
        with ZipFile(wheel, "w") as packed:
            packed.writestr(f"{stem}.dist-info/METADATA", "\n".join(lines) + "\n")
            packed.writestr(f"{stem}.dist-info/WHEEL", f"Wheel-Version: 1.0\nTag: {tag}\n")
            packed.writestr(f"{stem}.dist-info/RECORD", "")
    return hashlib.sha256(wheel.read_bytes()).hexdigest()


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *_: object) -> None:
        """Nobody reads it."""


def misleads_pip(variable: str) -> bool:
    return variable.startswith("PIP_") or variable.lower().endswith("_proxy")


@dataclass(frozen=True)
class Index:
    """A folder of wheels, where it is served, and the lock files that pin them."""

    folder: Path
    url: str
    locks: dict[str, str]

    @property
    def environment(self) -> dict[str, str]:
        """What makes pip look nowhere else."""
        return {
            **{name: text for name, text in os.environ.items() if not misleads_pip(name)},
            "PIP_CONFIG_FILE": os.devnull,
            "PIP_FIND_LINKS": self.url,
            "PIP_NO_INDEX": "1",
        }


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Index]:
    folder = tmp_path_factory.mktemp("index")

    def with_tiny_hash(pin: "re.Match[str]") -> str:
        name, version, marker = pin[1], pin[2], pin[3]
        write_wheel(folder, name, NEWER)
        digest = write_wheel(folder, name, version)
        return f"{name}=={version}{marker} \\\n    --hash=sha256:{digest}\n"

    texts = {lock: (ROOT / lock).read_text(encoding="utf-8") for lock in (TO_PLAY, TO_TEST)}
    locks = {lock: PIN.sub(with_tiny_hash, text) for lock, text in texts.items()}
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=folder)) as server:
        Thread(target=server.serve_forever).start()
        yield Index(folder, f"http://127.0.0.1:{server.server_port}/", locks)
        server.shutdown()


def write_project(folder: Path, index: Index) -> Path:
    """A folder with `start.py`, which finds nothing but the index."""
    folder.mkdir()
    (folder / "start.py").write_bytes((ROOT / "start.py").read_bytes())
    for lock, text in index.locks.items():
        (folder / lock).write_text(text, encoding="utf-8")
    (folder / "pyproject.toml").write_text(
        '[build-system]\nrequires = []\nbuild-backend = "builder"\nbackend-path = ["."]\n'
    )
    (folder / "builder.py").write_text(BUILDER)
    (folder / "src").mkdir()
    (folder / "tests").mkdir()
    (folder / "tests" / "checks.py").write_text("print('checked')")
    return folder


def start(project: Path, environment: dict[str, str], *arguments: str) -> tuple[int, str, str]:
    process = subprocess.Popen(
        [sys.executable, project / "start.py", *arguments],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )
    with killed_after(process):
        out, err = process.communicate()
    return process.returncode, out, err


def pins(lock: str) -> dict[str, str]:
    """What the lock wants on this system."""
    found: dict[str, str] = {}
    for entry in PIN.finditer((ROOT / lock).read_text(encoding="utf-8")):
        requirement = Requirement(f"{entry[1]}=={entry[2]}{entry[3]}")
        if requirement.marker is None or requirement.marker.evaluate():
            found[canonicalize_name(requirement.name)] = entry[2]
    return found


def installed(project: Path) -> dict[str, str]:
    """The packages in the project's `.venv`, but for those that every venv has."""
    venv = str(project / ".venv")
    purelib = Path(sysconfig.get_path("purelib", vars={"base": venv}))
    found = (
        info.name.removesuffix(".dist-info").split("-") for info in purelib.glob("*.dist-info")
    )
    versions = {canonicalize_name(name): version for name, version in found}
    return {name: versions[name] for name in versions.keys() - {"pip", "setuptools", "hashi-game"}}


def fetched_pip(version: str) -> Path:
    wheel = pip_wheel(version)
    if not wheel.exists():
        pytest.skip(f"{wheel.name} is not here: `python3 start.py test` fetches it")
    return wheel


@pytest.mark.parametrize("pip", [None, "23.2.1", "26.3"], ids=str)
def test_every_pip_installs_what_is_pinned_and_nothing_newer(
    tmp_path: Path, index: Index, pip: str | None
) -> None:
    """By the venv's own pip, by one of the time of Python 3.11, and by a new one."""
    project = write_project(tmp_path / "a project", index)
    environment = index.environment
    if pip is not None:
        environment["PYTHONPATH"] = str(fetched_pip(pip))  # Python prefers it to the venv's own
    code, out, err = start(project, environment, "test")
    assert (code, out) == (0, "checked\n"), err
    assert installed(project) == pins(TO_TEST)
    count = len(pins(TO_TEST))
    assert re.findall(r"^  (\d+) of (\d+): \S+ \S+$", err, re.MULTILINE) == [
        (str(number), str(count)) for number in range(1, count + 1)
    ]
    assert start(project, environment, "--version") == (0, "started --version\n", "")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory, index: Index) -> Path:
    """With the venv of a game that was installed."""
    project = write_project(tmp_path_factory.mktemp("broken") / "a project", index)
    code, out, err = start(project, index.environment, "--version")
    assert (code, out) == (0, "started --version\n"), err
    assert installed(project) == pins(TO_PLAY)
    return project


@pytest.fixture
def starter(project: Path, index: Index, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The project's `start.py` as a module."""
    spec = importlib.util.spec_from_file_location("starter", project / "start.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in filter(misleads_pip, list(os.environ)):
        monkeypatch.delenv(name)
    for name in ("PIP_CONFIG_FILE", "PIP_FIND_LINKS", "PIP_NO_INDEX"):
        monkeypatch.setenv(name, index.environment[name])
    yield module
    (project / TO_PLAY).write_text(index.locks[TO_PLAY], encoding="utf-8")


def why_not_installed(starter: Any) -> str:
    """The sentence with which `start.py` gives up, after pip's own words."""
    try:
        starter.install_pins(TO_PLAY)
        starter.install_project(TO_PLAY)
    except starter.CannotInstall as reason:
        return str(reason)
    raise AssertionError("all was installed")


def uninstall(starter: Any, name: str) -> None:
    command = [starter.PYTHON, "-m", "pip", "uninstall", "--yes", name]
    subprocess.run(command, check=True, timeout=CEILING_SECONDS)


def repin(project: Path, name: str, *pin: str) -> None:
    """Write other lines into the lock in the place of the package's own."""
    lock = project / TO_PLAY
    text = lock.read_text(encoding="utf-8")
    lines = "".join(f"{line}\n" for line in pin)
    changed, count = re.subn(rf"^{name}==.*\n.*\n", lambda _: lines, text, flags=re.MULTILINE)
    assert count == 1
    lock.write_text(changed, encoding="utf-8")


def test_a_lock_that_is_not_complete_is_told(project: Path, starter: Any) -> None:
    repin(project, "mdurl")
    uninstall(starter, "mdurl")
    assert re.match(
        r"requirements.lock is not complete: markdown-it-py \S+ requires mdurl, which is not "
        r"installed\. Get a new copy of that file",
        why_not_installed(starter),
    )


def test_a_version_that_does_not_fit_the_others_is_told(
    project: Path, index: Index, starter: Any
) -> None:
    digest = write_wheel(index.folder, "mdurl", "0.0.1")
    repin(project, "mdurl", "mdurl==0.0.1 \\", f"    --hash=sha256:{digest}")
    assert re.match(
        r"requirements.lock is not complete: markdown-it-py \S+ has requirement mdurl~=0.1, but "
        r"you have mdurl 0.0.1\. Get a new copy",
        why_not_installed(starter),
    )


def test_a_lock_without_the_builder_is_told(project: Path, starter: Any) -> None:
    (project / "builder.py").rename(project / "lost.py")
    try:
        assert why_not_installed(starter).startswith("requirements.lock is not complete: builder")
    finally:
        (project / "lost.py").rename(project / "builder.py")


def test_a_package_that_is_not_made_for_this_system_is_named(
    project: Path, index: Index, starter: Any
) -> None:
    digest = write_wheel(index.folder, "segno", "7777.0", "cp27-cp27m-win32")
    repin(project, "segno", "segno==7777.0 \\", f"    --hash=sha256:{digest}")
    sentence = why_not_installed(starter)
    assert sentence.startswith("There is no segno==7777.0 ready to install for Python 3.")


def test_a_file_that_is_not_the_pinned_one_is_named(project: Path, starter: Any) -> None:
    repin(project, "segno", f"segno=={NEWER} \\", f"    --hash=sha256:{'0' * 64}")
    sentence = why_not_installed(starter)
    assert sentence.startswith(f"The package index sent another file for segno=={NEWER} than")


def test_a_pin_without_a_hash_is_told(project: Path, starter: Any) -> None:
    repin(project, "segno", f"segno=={NEWER}")
    assert why_not_installed(starter).startswith("requirements.lock is damaged")


def test_an_index_out_of_reach_is_told(
    project: Path, starter: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PIP_NO_INDEX")
    monkeypatch.delenv("PIP_FIND_LINKS")
    monkeypatch.setenv("PIP_RETRIES", "1")
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]  # where nobody listens any more
    monkeypatch.setenv("PIP_INDEX_URL", f"http://127.0.0.1:{port}/simple")
    repin(project, "segno", f"segno=={NEWER} \\", f"    --hash=sha256:{'0' * 64}")
    assert why_not_installed(starter) == (
        "The package index is out of reach: connect to the internet and run the same command again."
    )


def test_a_full_disk_is_told(starter: Any) -> None:
    words = "ERROR: Could not install packages due to an OSError: [Errno 28] Auf dem Gerät ist kein"
    sentence = starter.why_pip_failed(words, TO_PLAY)
    assert sentence.startswith("The disk is full. Hashi needs about 600 MB in ")
