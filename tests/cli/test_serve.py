"""`hashi serve`: where it listens, what stands in its way, and how it ends."""

import asyncio
import json
import os
import shlex
import signal
import socket
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import get_args
from unittest.mock import Mock
from urllib.request import Request, urlopen

import pytest
from ceilings import CEILING_SECONDS
from click.testing import CliRunner, Result
from served import Process, served

from hashi.cli import hashi
from hashi.cli.databases import BROKEN
from hashi.i18n.catalogue import has, languages, say
from hashi.server import network
from hashi.server.network import home_address
from hashi.server.run import Obstacle
from hashi.server.settings import Settings, parse_proxy, parse_public_url
from hashi.server.storage import Reason, Store, database_url
from hashi.server.storage.claim import AlreadyServed, claimed
from hashi.server.storage.places import _is_mount_point
from hashi.server.storage.settings import Patience


def refused(*options: str | Path) -> Result:
    """What is said of a server that does not start."""
    told = CliRunner().invoke(hashi, ["serve", "--port", "0", *map(str, options)])
    assert told.exit_code in (1, 2), told.output
    assert told.stdout == ""
    return told


@pytest.fixture(autouse=True)
def signals() -> Iterator[None]:
    """A server that did not start has taken some for itself all the same."""
    names = {"SIGTERM", "SIGHUP"} & {each.name for each in signal.Signals}
    before = {each: signal.getsignal(each) for each in map(signal.Signals.__getitem__, names)}
    yield
    for each, handler in before.items():
        signal.signal(each, handler)


def is_well(server: Process) -> bool:
    with urlopen(f"{server.url}/health") as answer:
        return json.load(answer)["ok"] is True


def test_it_says_where_it_listens_and_ends_without_a_word_on_ctrl_c(tmp_path: Path) -> None:
    with served(tmp_path / "hashi.db") as server:
        assert server.greeting == f"Hashi is served on {server.url} (Ctrl-C ends it)\n"
        assert is_well(server)
        assert server.end(signal.SIGINT) == (0, "", "")


@pytest.mark.skipif(os.name != "posix", reason="there are no terminals that hang up")
def test_it_ends_as_well_when_its_terminal_does_unless_told_to_stay(tmp_path: Path) -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    try:
        with served(tmp_path / "hashi.db") as server:
            assert server.end(signal.SIGHUP) == (0, "", "")
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as `nohup` does
        with served(tmp_path / "hashi.db") as server:
            server.popen.send_signal(signal.SIGHUP)
            assert is_well(server)
            assert server.end(signal.SIGTERM) == (0, "", "")
    finally:
        signal.signal(signal.SIGHUP, before)


def test_it_keeps_others_off_its_port_and_database_until_sigterm(tmp_path: Path) -> None:
    database = tmp_path / "hashi.db"
    with served(database) as server:
        port = server.url.rpartition(":")[2]
        told = refused("--port", port, "--database", tmp_path / "other.db")
        assert f"Something listens on port {port} already, perhaps Hashi itself" in told.stderr
        told = refused("--database", database)
        assert told.stderr == (
            f"Error: Hashi is running already on {server.url}\n"
            "Another server has this database: end it, or name another database with --database.\n"
        )
        assert server.end(signal.SIGTERM) == (0, "", "")
    with claimed(database_url(str(database))):
        pass


@pytest.mark.skipif(not Path("/proc").exists(), reason="needs a list of processes")
def test_nothing_is_left_of_it_when_it_is_killed(tmp_path: Path) -> None:
    """Neither its claim on the database nor the processes in which bots think."""
    database = tmp_path / "hashi.db"
    with served(database) as server:
        wait_until(
            lambda: any("spawn_main" in child for child in children(server.popen.pid).values())
        )
        left = children(server.popen.pid)
        server.popen.kill()
        server.popen.wait(CEILING_SECONDS)
        with claimed(database_url(str(database))):
            wait_until(lambda: not any(Path(f"/proc/{child}").exists() for child in left))


def children(parent: int) -> dict[int, str]:
    """What a process started, by number, each with its command."""
    found = {}
    for status in Path("/proc").glob("[0-9]*/status"):
        with suppress(OSError):
            if f"\nPPid:\t{parent}\n" in status.read_text():
                found[int(status.parent.name)] = (status.parent / "cmdline").read_text()
    return found


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + CEILING_SECONDS
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.1)


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="needs IPv6")
def test_it_listens_on_ipv6_and_tells_its_public_address(tmp_path: Path) -> None:
    options = ("--host", "[::1]", "--public-url", "https://Play.example:443/")
    with served(tmp_path / "hashi.db", *options) as server:
        assert server.url.startswith("http://[::1]:")
        assert server.greeting.endswith(" for https://play.example (Ctrl-C ends it)\n")
        assert is_well(server)


@pytest.mark.parametrize(
    ("options", "site"),
    [
        ([], ""),
        (["--lan"], "http://{home}:{port}"),
        (["--public-url", "https://play.example"], "https://play.example"),
    ],
)
def test_links_are_for_where_friends_can_open_them(
    tmp_path: Path, options: list[str], site: str
) -> None:
    with served(tmp_path / "hashi.db", *options) as server:
        wish = {"places": [{"name": "Ann"}, {}], "options": {"board": "A"}}
        headers = {"Content-Type": "application/json"}
        ask = Request(f"{server.url}/api/tables", json.dumps(wish).encode(), headers)
        with urlopen(ask) as answer:
            table = json.load(answer)["table"]
        with urlopen(f"{server.url}/tables/{table}") as answer:
            page = answer.read().decode()
    port = server.url.rpartition(":")[2]
    assert f'data-site="{site.format(home=home_address(), port=port)}"' in page


@pytest.mark.parametrize("options", [["--lan"], ["--host", "0.0.0.0"]])
def test_for_phones_it_tells_the_address_in_their_network(
    tmp_path: Path, options: list[str]
) -> None:
    with served(tmp_path / "hashi.db", *options) as server:
        assert server.url.startswith("http://127.0.0.1:")
        port = server.url.rpartition(":")[2]
        assert server.popen.stdout
        told = server.popen.stdout.readline()
        assert told == f"Phones in the same network open http://{home_address()}:{port}\n"


@pytest.mark.parametrize(
    ("host", "is_loopback"),
    [
        ("127.0.0.1", True),
        ("127.5.5.5", True),
        ("::1", True),
        ("localhost", True),
        ("192.168.0.5", False),
        ("play.example", False),
        ("", False),
    ],
)
def test_addresses_that_only_this_machine_can_use(host: str, is_loopback: bool) -> None:
    assert network.is_loopback(host) is is_loopback


def test_a_machine_in_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket.socket, "connect", Mock(side_effect=OSError))
    assert home_address() is None


def test_a_claim_is_for_one_server_and_ends_with_it(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "hashi.db"))
    (tmp_path / "link.db").symlink_to(tmp_path / "hashi.db")
    linked = database_url(str(tmp_path / "link.db"))
    with claimed(url) as claim:
        assert {file.name for file in tmp_path.iterdir()} == {"hashi.db-serving", "link.db"}
        for address in (None, "http://127.0.0.1:8080"):
            if address:
                claim.announce(address)
            with pytest.raises(AlreadyServed) as other, claimed(linked):
                pass
            assert other.value.address == address
        with claimed(database_url(str(tmp_path / "other.db"))):
            pass
    with claimed(linked):
        pass


def test_a_database_with_two_names_is_refused_under_both(tmp_path: Path) -> None:
    """Each would have a claim of its own."""
    first, second = tmp_path / "hashi.db", tmp_path / "other" / "link.db"
    second.parent.mkdir()

    async def open_once(path: Path) -> None:
        await (await Store.open(database_url(str(path)))).close()

    asyncio.run(open_once(first))
    (tmp_path / "symlink.db").symlink_to(first)
    second.hardlink_to(first)
    for name in (first, second, tmp_path / "symlink.db"):
        told = refused("--database", name)
        assert told.stderr == (
            "Error: The file has another name as well (a hard link): remove one of the two, "
            "or name another database with --database.\n"
        )
    second.unlink()
    asyncio.run(open_once(first))


def test_a_database_file_that_is_mounted_without_its_folder_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "my games.db"
    line = "42 27 254:0 /data/hashi.db {} rw,relatime - ext4 /dev/vda rw\n"
    escaped = str(file).replace(" ", "\\040")
    elsewhere = line.format("/") + line.format(tmp_path)
    assert not _is_mount_point(file, elsewhere)
    assert _is_mount_point(file, elsewhere + line.format(escaped))
    (tmp_path / "link.db").symlink_to(file)
    assert _is_mount_point(tmp_path / "link.db", line.format(escaped))


@pytest.mark.skipif(os.name != "posix", reason="files have modes on POSIX systems only")
def test_nobody_else_reads_where_a_database_is_served(tmp_path: Path) -> None:
    with claimed(database_url(str(tmp_path / "hashi.db"))) as claim:
        claim.announce("http://127.0.0.1:8080")
        files = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    assert files == dict.fromkeys(("hashi.db-serving", "hashi.db-address"), 0o600)


def test_a_claim_on_postgresql_is_left_to_it() -> None:
    url = database_url("postgresql://there/games")
    with claimed(url), claimed(url):
        pass


@pytest.mark.parametrize("host", ["192.0.2.1", "", "a..b"])
def test_an_address_that_is_not_ours(host: str) -> None:
    named = host or '""'
    assert f"This machine has no address {named}:" in refused("--host", host).stderr


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may do anything")
def test_a_port_for_the_system_only(tmp_path: Path) -> None:
    told = refused("--port", "1", "--database", tmp_path / "hashi.db")
    assert "You may not listen on port 1" in told.stderr


def test_files_that_are_no_database(tmp_path: Path) -> None:
    text = tmp_path / "text.db"
    text.write_text("This is a letter, and quite a long one, as letters go.\n" * 20)
    assert "The file is not a database" in refused("--database", text).stderr
    assert "A folder is no database" in refused("--database", tmp_path).stderr
    assert "cannot be made" in refused("--database", text / "hashi.db").stderr


async def make_database(file: Path) -> None:
    store = await Store.open(database_url(str(file)))
    await store.close()


def test_a_database_from_the_future(tmp_path: Path) -> None:
    file = tmp_path / "hashi.db"
    asyncio.run(make_database(file))
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = 'later'")
    database.close()
    assert "A newer Hashi wrote this database" in refused("--database", file).stderr


def test_a_database_that_another_program_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hasty = partial(Settings, storage_patience=Patience(lock_seconds=0, opening_seconds=0))
    module = import_module("hashi.cli.serve")  # by that name there is a command, too
    monkeypatch.setattr(module, "Settings", hasty)
    file = tmp_path / "hashi.db"
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("BEGIN EXCLUSIVE")
        assert "Another program holds the database locked" in refused("--database", file).stderr


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("mysql://aki:secret@there/games", "and not in “mysql”"),
        ("postgresql://aki:secret@127.0.0.1:1/games", "No PostgreSQL answers there"),
        ("sqlite://", "and not in “sqlite in memory”"),
    ],
)
def test_other_databases(url: str, said: str) -> None:
    pytest.importorskip("asyncpg")
    told = refused("--database", url)
    assert said in told.stderr
    assert "secret" not in told.stderr


def test_a_missing_driver_is_installed_for_the_python_that_runs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    told = refused("--database", "postgresql://aki@127.0.0.1:1/games")
    command = f"{shlex.quote(sys.executable)} -m pip install asyncpg"
    assert told.stderr.endswith(f"something more is needed:\n  {command}\n")


def test_every_reason_has_a_sentence_that_says_what_to_do() -> None:
    for message in (*(f"database-{reason}" for reason in get_args(Reason)), *BROKEN.values()):
        for language in languages():
            sentence = say(language, message, code="SQLITE_MISUSE")
            assert ": " in sentence
            assert sentence.endswith(".")


def test_every_obstacle_has_a_sentence() -> None:
    assert all(has(f"served-port-{obstacle}") for obstacle in get_args(Obstacle))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("https://play.example", "https://play.example"),
        ("https://Play.Example:443/", "https://play.example"),
        ("http://play.example:443", "http://play.example:443"),
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
        ("https://[2001:DB8::1]:8443", "https://[2001:db8::1]:8443"),
        ("https://brücke.example", "https://xn--brcke-lva.example"),
    ],
)
def test_a_public_address_is_kept_as_browsers_name_it(typed: str, meant: str) -> None:
    assert parse_public_url(typed) == meant


@pytest.mark.parametrize(
    "typed",
    [
        "play.example",
        "ftp://play.example",
        "https://",
        "https://play.example/hashi",
        "https://play.example?here",
        "https://play.example:port",
        "https://aki@play.example",
        "https://play example",
        "https://[::1",
        "https://" + "x" * 70 + ".example",
    ],
)
def test_what_is_no_public_address(typed: str) -> None:
    told = refused("--public-url", typed)
    assert told.exit_code == 2
    assert "should look like https://play.example, without a path" in told.stderr


def test_proxies_are_addresses_and_not_names() -> None:
    for address in ("127.0.0.1", "::1", "10.0.0.0/8"):
        assert parse_proxy(address) == address
    for name in ("nginx", "10.0.0.1/8", "*", ""):
        told = refused("--proxy", name)
        assert told.exit_code == 2
        assert "should be an address like 127.0.0.1" in told.stderr
