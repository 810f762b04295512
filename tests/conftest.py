"""What all tests need around them."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import Phase, settings

# As long as it takes, and the same examples in every CI run.
settings.register_profile("hashi", deadline=None, derandomize="CI" in os.environ)
# Of a mutant it is enough to know that it was noticed.
settings.register_profile(
    "mutant", phases=set(Phase) - {Phase.shrink, Phase.explain}, deadline=None
)
settings.load_profile("mutant" if os.environ.get("MUTANT_UNDER_TEST") else "hashi")

# Tests expect English, whatever the machine speaks.
os.environ["HASHI_LANGUAGE"] = "en"

# A program inherits the signals that its parent ignores: Ctrl-C where the tests run in the
# background, SIGHUP under `nohup`. A handler of our own is not inherited, so programs hear both.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if os.name == "posix" and signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
    signal.signal(signal.SIGHUP, lambda *_: None)


@pytest.fixture(scope="session", autouse=True)
def data_folder_of_the_tests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test reaches the games of the person who runs it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty one for this test and what it runs in this process, on every system."""
    folder = tmp_path / "data" / "hashi"
    monkeypatch.setattr("hashi.user_files.folders.user_data_path", lambda _: folder)
    return folder
