"""Names are shown as text everywhere: they run nothing and fetch nothing."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from browser.conftest import Visit
from browser.hostile_names import HOSTILE_NAMES, SHORT
from browser.table_page import TablePage
from playwright.sync_api import WebSocketRoute, expect

SAMPLE = Path(__file__).parents[2] / "examples" / "sample.hashi"


class Watched:
    """Whether anything ran, and what was fetched from elsewhere."""

    def __init__(self, player: TablePage) -> None:
        self._player = player
        self._elsewhere: list[str] = []
        home = urlsplit(player.address).netloc
        player.page.add_init_script("window.harmed = 0; window.harm = () => { harmed += 1; };")
        player.page.on(
            "request",
            lambda asked: (
                None if urlsplit(asked.url).netloc == home else self._elsewhere.append(asked.url)
            ),
        )

    def expect_no_harm(self) -> None:
        assert self._player.page.evaluate("() => window.harmed") == 0
        assert self._elsewhere == []


def test_a_table_of_hostile_names(player: TablePage) -> None:
    watched = Watched(player)
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


def test_two_hundred_names_that_a_server_might_let_pass(visit: Visit) -> None:
    player = visit()
    watched, impostor = Watched(player), Impostor(player)
    player.open("Ann", bots=1)
    player.first_entry()
    player.wait_for_round(1)
    impostor.speaks_alone = True  # or else the bot's move would tell its real name again
    view = impostor.view
    assert len(HOSTILE_NAMES) == 200
    for number, name in enumerate(HOSTILE_NAMES):
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


CHOOSE = """([name, record]) => {
  document.querySelector('#problem').textContent = '';
  const files = new DataTransfer();
  files.items.add(new File([record], name, { type: 'text/plain' }));
  const input = document.querySelector('#file');
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}"""
"""Choose a file, as people do, after nothing was wrong."""

CAME_OF_IT = """(name) => {
  if (document.querySelector('#players .name')?.textContent === name) return 'shown';
  return document.querySelector('#problem').textContent ? 'refused' : null;
}"""


def test_two_hundred_records_from_strangers(player: TablePage) -> None:
    """Shown, where a name may be in a record, and refused in words where it may not."""
    watched = Watched(player)
    sample = SAMPLE.read_text(encoding="utf-8").partition("\n4. ")[0]
    player.page.goto(f"{player.address}/replay")
    expect(player.part("choose")).to_be_visible()
    came = Counter[str]()
    for name in (*SHORT, *HOSTILE_NAMES[len(SHORT) :]):
        record = sample.replace("players: Ann", f"players: {name}").replace("Ann:", f"{name}:")
        player.page.evaluate(CHOOSE, [name, record])
        came[player.page.wait_for_function(CAME_OF_IT, arg=name).json_value()] += 1
    assert came["shown"] >= len(SHORT)
    assert came["refused"] > 0
    watched.expect_no_harm()
