"""Names are shown as text everywhere: they run nothing and fetch nothing."""

import json
import re
from typing import Any

from browser.conftest import Visit
from browser.hostile_names import HOSTILE_NAMES, SHORT
from browser.table_page import TablePage
from browser.watched import Watched
from playwright.sync_api import WebSocketRoute, expect


def test_a_table_of_hostile_names(player: TablePage) -> None:
    watched = Watched(player.page, player.address)
    player.start("device", *SHORT)
    expect(player.page.locator("#seats .name")).to_have_text(list(SHORT))
    for name in SHORT:
        expect(player.panel.locator("h2")).to_have_text(name)
        player.panel.locator("button").click()
        player.first_entry()
    active = player.panel.locator("h2").inner_text()
    player.panel.locator("button").click()
    others = [name for name in SHORT if name != active]
    expect(player.page.locator("#others button")).to_contain_text(others)
    watched.expect_no_harm()
    player.home()
    expect(player.page.locator("#tables a").first).to_contain_text(", ".join(SHORT[:-1]))
    watched.expect_no_harm()


SHOWN = """(texts) => Object.entries(texts).every(([place, text]) =>
  document.querySelector(place)?.textContent.trim() === text)"""
"""Whether all these places show exactly these texts."""


class Impostor:
    """Between the server and the page: it passes everything on, and can say something else."""

    def __init__(self, player: TablePage) -> None:
        self.view: dict[str, Any] = {}
        self.speaks_alone = False
        self._line: WebSocketRoute | None = None
        player.page.route_web_socket(re.compile(r"/socket$"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        self._line = line
        server = line.connect_to_server()
        server.on_message(self._on_message)

    def _on_message(self, text: str | bytes) -> None:
        said = json.loads(text)
        if self.speaks_alone:
            return
        if said["type"] == "view":
            self.view = said
        self.say(said)

    def say(self, said: dict[str, Any]) -> None:
        assert self._line
        self._line.send(json.dumps(said))


def test_names_that_a_server_might_let_pass(visit: Visit) -> None:
    player = visit()
    watched, impostor = Watched(player.page, player.address), Impostor(player)
    player.open("Ann", bots=1)
    player.first_entry()
    player.wait_for_round(1)
    impostor.speaks_alone = True  # or else the bot's move would tell its real name again
    view = impostor.view
    for number, name in enumerate(HOSTILE_NAMES[::5]):
        view["table"]["seats"][1] |= {"name": name, "bot": None}
        view["table"]["phase"] = ("playing", "waiting")[number % 2]
        impostor.say(view)
        seated = {"event": "seated", "seat": 1, "to": {"name": name, "bot": None}}
        impostor.say({"type": "news", "first": number + 100, "news": [seated]})
        texts = {"#seats li:nth-child(2) .name": name, "#live": f"{name} sits down."}
        if number % 2:
            texts["#cover li:nth-child(2)"] = name
        player.page.wait_for_function(SHOWN, arg=texts)
        expect(player.page.locator("#others button")).to_contain_text(name)  # below a sheet
    watched.expect_no_harm()
    assert player.page.locator("body script").count() == 0
