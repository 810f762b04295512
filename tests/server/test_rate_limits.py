"""What one visitor may ask for in an hour, and who is one visitor."""

from pathlib import Path

import pytest
from server.running import SetClock, running

from hashi.server import app
from hashi.server.rate_limits import visitor_at
from hashi.server.settings import Settings

ANNA = {"name": "Anna"}


def test_a_visitor_opens_so_many_tables_an_hour(tmp_path: Path) -> None:
    clock = SetClock()
    with running(tmp_path, Settings(tables_per_hour=3), clock) as server:
        opened = server.open(ANNA)
        server.close(opened.table, opened.token)
        following = server.again(opened.table, opened.token).json
        server.close(following["table"], following["token"])
        server.open(ANNA)
        full = (409, "too-many-tables")
        before = server.stored()
        assert server.ask("POST", "/api/tables", {"places": [ANNA]}).problem == full
        assert server.again(following["table"], following["token"]).problem == full
        believed = {"X-Forwarded-For": "203.0.113.9"}
        answer = server.ask("POST", "/api/tables", {"places": [ANNA]}, headers=believed)
        assert answer.problem == full, "only a named proxy is believed"
        assert server.stored() == before
        assert server.again(opened.table, opened.token).status == 201, "which opens none"
        clock.advance(20 * 60_000)
        server.open(ANNA)
        assert server.ask("POST", "/api/tables", {"places": [ANNA]}).problem == full


def test_a_visitor_asks_so_often_for_the_next_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "AGAIN_PER_HOUR", 3)
    with running(tmp_path, Settings(), SetClock()) as server:
        opened = server.open(ANNA)
        server.close(opened.table, opened.token)
        asked = [server.again(opened.table, opened.token).status for _ in range(3)]
        assert asked == [201, 201, 201]
        before = server.stored()
        assert server.again(opened.table, opened.token).problem == (409, "too-many-tables")
        assert server.stored() == before


def test_behind_a_named_proxy_each_visitor_has_an_own_share(tmp_path: Path) -> None:
    settings = Settings(tables_per_hour=1, proxies=("127.0.0.1",))
    with running(tmp_path, settings) as server:

        def status(address: str) -> int:
            forwarded = {"X-Forwarded-For": address}
            return server.ask("POST", "/api/tables", {"places": [ANNA]}, headers=forwarded).status

        assert [status("203.0.113.9"), status("203.0.113.9"), status("203.0.113.8")] == [
            201,
            409,
            201,
        ]
        assert status("198.51.100.1, 203.0.113.9") == 409, "what a visitor adds in front is nothing"
        assert [status("2001:db8::1"), status("2001:db8:0:42::1")] == [201, 409]


def test_a_visitor_has_all_ipv6_addresses_of_a_56() -> None:
    assert visitor_at("2001:db8::1") == visitor_at("2001:db8:0:ff:ffff::1")
    assert visitor_at("2001:db8::1") != visitor_at("2001:db8:0:100::1")
    assert visitor_at("fe80::1%eth0") == visitor_at("fe80::2%eth1")


@pytest.mark.parametrize(
    "address",
    [
        "192.0.2.1",
        "::ffff:192.0.2.1",  # mapped, by sockets that take both
        "64:ff9b::192.0.2.1",  # NAT64
        "2002:c000:201:7::1",  # 6to4
        "2001:0:4136:e378:8000:63bf:3fff:fdfe",  # Teredo
    ],
)
def test_an_ipv4_address_is_one_visitor_however_it_is_written(address: str) -> None:
    assert visitor_at(address) == "192.0.2.1"
    assert visitor_at("192.0.2.2") != "192.0.2.1"


def test_what_is_no_address_is_a_visitor_by_itself() -> None:
    assert [visitor_at(each) for each in ("", "unknown")] == ["", "unknown"]
