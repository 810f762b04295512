"""Records from strangers: told step by step, or refused with a sentence."""

import warnings
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, Lock
from typing import Any

import pytest
from ceilings import CEILING_SECONDS
from golden_games import FILES, record_text
from litestar.testing import TestClient
from records.test_hostile import HOSTILE
from records.test_record import SOLO
from server.running import SetClock, running, wait_until

from hashi.server.app import make_app
from hashi.server.records import MOST_BYTES, NoReplay
from hashi.server.settings import Settings

FAIR = (Path(__file__).parents[2] / "examples" / "fair.hashi").read_bytes()


@pytest.fixture(scope="module")
def client() -> TestClient[Any]:
    """Of a server that was never started: it needs neither a store nor bots for this."""
    with warnings.catch_warnings(action="ignore", category=DeprecationWarning):
        return TestClient(make_app(Settings()))


def ask(client: TestClient[Any], what: str, body: bytes) -> tuple[int, dict[str, Any]]:
    answer = client.post(f"/api/{what}", content=body)
    return answer.status_code, answer.json()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_golden_game_can_be_shown(client: TestClient[Any], path: Path) -> None:
    status, told = ask(client, "replay", path.read_bytes())
    assert status == 200
    assert told["board"].startswith("<svg ")
    assert told["replay"]["is_over"]
    rounds = [step["round"] for step in told["replay"]["steps"] if step["fixes"] is None]
    assert rounds == list(range(18))


def test_a_game_that_breaks_a_rule_is_refused_in_words(client: TestClient[Any]) -> None:
    record = record_text("shared-win").replace("\n1. 1/2 | c6 ", "\n1. 1/2 | c4 ")
    assert ask(client, "replay", record.encode()) == (
        200,
        {
            "ok": False,
            "message": "c4 has a 4 already. Choose an island without a number.",
            "code": "island-taken",
            "clause": "R3.3",
            "round": 1,
            "player": "Ann",
        },
    )


@pytest.mark.parametrize(
    ("what", "body", "message"),
    [
        (
            "replay",
            record_text("shared-win").replace("\n1. 1/2 | c6 ", "\n1. 1/2 | c4 ").encode(),
            "In c4 steht schon eine 4. Wähl eine Insel ohne Zahl.",
        ),
        ("replay", b"hashi 2", "Zeile 1: Ein Protokoll beginnt mit der Zeile „hashi 1“."),
        (
            "proof",
            FAIR.replace(b"box: 6/3", b"box: 6/2"),
            "Nach der Mischung liegt 6/3 in der Schachtel, im Protokoll steht 6/2.",
        ),
        ("proof", b"hashi 2", "Zeile 1: Ein Protokoll beginnt mit der Zeile „hashi 1“."),
    ],
)
def test_a_visitor_is_answered_in_their_language(
    client: TestClient[Any], what: str, body: bytes, message: str
) -> None:
    for headers in ({"Accept-Language": "de-AT, en;q=0.5"}, {"Cookie": "hashi-language=de"}):
        told = client.post(f"/api/{what}", content=body, headers=headers).json()
        assert told["message"] == message


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_records_are_refused_in_words(client: TestClient[Any], name: str) -> None:
    body = HOSTILE[name].encode("utf-8", "surrogatepass")
    for what in ("replay", "proof"):
        status, told = ask(client, what, body)
        if len(body) > MOST_BYTES:
            assert (status, told["code"]) == (413, "bad-request")
        else:
            assert (status, told["ok"], told["code"]) == (200, False, "bad-record")
            assert told["message"].isprintable()
            assert len(told["message"]) < 300


def test_a_scrawl_that_would_keep_the_server_busy_is_refused(client: TestClient[Any]) -> None:
    free = SOLO.replace("checked", "free")
    cards = [f"{number}/{bridges}" for number in range(1, 7) for bridges in range(1, 4)]
    rounds = "".join(
        f"{round}. {card} | - {'a1=c1 ' * 200}\n" for round, card in enumerate(cards[:17], 1)
    )
    _, told = ask(client, "replay", (free + rounds).encode())
    assert (told["ok"], told["code"]) == (False, "too-many-marks")


def test_a_script_in_a_name_stays_text(client: TestClient[Any]) -> None:
    name = "<script>alert(1)</script"
    _, told = ask(client, "replay", SOLO.replace("Ann", name).encode())
    assert told["replay"]["players"] == [name]
    assert "script" not in told["board"]


def test_bytes_that_are_no_text_are_refused(client: TestClient[Any]) -> None:
    _, told = ask(client, "replay", b"hashi 1\nboard: \xff\n")
    assert not told["ok"]
    assert (
        told["message"]
        == "Line 2: This is no text in UTF-8. Choose another file, or save it as UTF-8."
    )


def test_the_mark_of_byte_order_is_no_part_of_a_record(client: TestClient[Any]) -> None:
    _, told = ask(client, "replay", b"\xef\xbb\xbf" + SOLO.encode())
    assert told["ok"]


def test_a_fair_record_is_proved(client: TestClient[Any]) -> None:
    _, told = ask(client, "proof", FAIR)
    assert (told["ok"], told["cards"], told["box"]) == (True, 17, True)


def test_an_unfair_record_is_not_proved(client: TestClient[Any]) -> None:
    _, told = ask(client, "proof", FAIR.replace(b"box: 6/3", b"box: 6/2"))
    assert not told["ok"]
    assert told["message"] == "The shuffle puts 6/3 into the box, and the record says 6/2."


@pytest.mark.parametrize("what", ["replay", "proof"])
def test_a_visitor_has_so_many_records_examined_in_an_hour(tmp_path: Path, what: str) -> None:
    clock = SetClock()
    with running(tmp_path, Settings(records_per_hour=2), clock) as server:

        def status() -> int:
            return server.ask("POST", f"/api/{what}", FAIR).status

        assert [status(), status(), status()] == [200, 200, 409]
        assert server.ask("POST", f"/api/{what}", FAIR).json["code"] == "too-many-records"
        clock.advance(30 * 60_000)
        assert [status(), status()] == [200, 409]


@pytest.mark.parametrize(("what", "work"), [("replay", "_replay"), ("proof", "_prove")])
def test_one_record_is_examined_at_a_time_and_nobody_else_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, work: str
) -> None:
    busy, go, most = Lock(), Event(), [0, 0]

    def examine(_: bytes, __: str) -> NoReplay:
        with busy:
            most[0] += 1
            most[1] = max(most)
        go.wait(CEILING_SECONDS)
        with busy:
            most[0] -= 1
        return NoReplay("no")

    monkeypatch.setattr(f"hashi.server.records.{work}", examine)
    with running(tmp_path) as server, ThreadPoolExecutor(5) as visitors:
        asked = [visitors.submit(server.ask, "POST", f"/api/{what}", FAIR) for _ in range(5)]
        waiting = server.app.state.background._waiting
        wait_until(lambda: most[0] + len(waiting) == 5)
        assert server.ask("GET", "/health").status == 200
        go.set()
        assert [each.result().status for each in asked] == [200] * 5
    assert most == [0, 1]


@pytest.mark.parametrize("what", ["replay", "proof"])
def test_pages_of_other_sites_may_not_ask(client: TestClient[Any], what: str) -> None:
    answer = client.post(
        f"/api/{what}", content=FAIR, headers={"Origin": "https://elsewhere.example"}
    )
    assert answer.status_code == 403
