"""What a table page costs to load."""

import gzip

import pytest
from browser.table_page import TablePage
from playwright.sync_api import Response

MOST = 80 * 1024
"""Bytes, compressed, for everything that the browser asks for."""


def loaded(player: TablePage) -> list[Response]:
    """What the browser gets when it loads its table page with nothing kept from before."""
    responses: list[Response] = []
    session = player.page.context.new_cdp_session(player.page)
    session.send("Network.clearBrowserCache")
    player.page.on("response", lambda response: responses.append(response))
    player.page.reload()
    player.wait_for_round(0)
    return responses


def test_a_table_page_weighs_under_80_kb(player: TablePage) -> None:
    player.start("bots", "Ann", seats="4", bot="novice")
    player.wait_for_round(0)
    responses = loaded(player)
    sizes = {each.url: len(gzip.compress(each.body(), 6)) for each in responses}
    assert len(sizes) > 10
    assert sum(sizes.values()) < MOST, sizes
    print(f"{sum(sizes.values())} bytes in {len(sizes)} files")
    for each in responses:
        if len(each.body()) > 1_000:
            assert each.headers["content-encoding"] == "gzip", each.url


@pytest.mark.parametrize("name", ["static/table.js", "static/sheet.css", "texts.js"])
def test_a_file_is_sent_again_only_when_it_has_changed(player: TablePage, name: str) -> None:
    get = player.page.context.request.get
    first = get(f"{player.address}/{name}")
    assert first.headers["cache-control"] == "no-cache"
    tag = first.headers["etag"]
    again = get(f"{player.address}/{name}", headers={"If-None-Match": f"W/{tag}"})
    assert (again.status, again.body()) == (304, b"")
    other = get(f"{player.address}/{name}", headers={"If-None-Match": '"other"'})
    assert other.body() == first.body()
