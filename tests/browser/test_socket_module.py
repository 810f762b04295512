"""The connection to a table, by itself: the module in a page, and a server that falls silent."""

import re

import pytest
from browser.table_page import TablePage
from playwright.sync_api import WebSocketRoute

PATIENCE = 50
"""Milliseconds, by a clock that the test puts forward."""

UNTIL_ANOTHER_LINE = 300

CONNECT = """async (patience) => {
  const { Socket } = await import('/static/socket.js');
  window.told = {};
  window.downs = 0;
  await new Promise((resolve) => {
    const on = { message: resolve, down: () => { downs += 1; }, out: () => {} };
    window.socket = new Socket('anywhere', on, patience);
  });
}"""

ASK = """(command) => {
  const tell = (told) => { window.told[command] = told; };
  socket.ask({ do: command }).then(() => tell('done'), (refused) => tell(refused.code));
}"""


class Line:
    """To a server that greets whoever comes, and then says only what the test says."""

    def __init__(self, player: TablePage) -> None:
        self.page = player.page
        self.lines: list[WebSocketRoute] = []
        self.page.route_web_socket(re.compile("/socket$"), self._on_line)
        self.page.clock.install(time=0)
        self.page.goto(f"{player.address}/print")  # any page that opens no connection of its own
        self.page.clock.pause_at(60_000)
        self.page.evaluate(CONNECT, PATIENCE)

    def _on_line(self, line: WebSocketRoute) -> None:
        self.lines.append(line)
        line.send('{"type":"hello"}')

    def ask(self, command: str) -> None:
        self.page.evaluate(ASK, command)

    def pass_time(self, milliseconds: int) -> None:
        self.page.clock.run_for(milliseconds)

    def expect_told(self, **told: str) -> None:
        self.page.wait_for_function("(count) => Object.keys(told).length >= count", arg=len(told))
        assert self.page.evaluate("() => told") == told

    @property
    def downs(self) -> int:
        """How often it was said that the connection is lost."""
        return int(self.page.evaluate("() => downs"))


@pytest.fixture
def line(player: TablePage) -> Line:
    return Line(player)


def test_a_command_that_nobody_answers_ends_the_line_and_another_is_tried(line: Line) -> None:
    line.ask("draft")
    line.pass_time(PATIENCE - 1)
    assert line.downs == 0
    line.pass_time(1)
    line.expect_told(draft="lost")
    assert line.downs == 1
    line.pass_time(UNTIL_ANOTHER_LINE)
    line.page.wait_for_function("() => socket.line.readyState === WebSocket.OPEN")
    assert len(line.lines) == 2


def test_a_hint_may_take_longer(line: Line) -> None:
    line.ask("hint")
    line.pass_time(100 * PATIENCE)
    assert line.downs == 0
    line.lines[0].send('{"type":"ok","id":1}')
    line.expect_told(hint="done")


def test_each_command_gets_its_own_answer(line: Line) -> None:
    line.ask("draft")
    line.ask("done")
    line.lines[0].send('{"type":"refused","id":2,"code":"not-now"}')
    line.lines[0].send('{"type":"ok","id":1}')
    line.expect_told(draft="done", done="not-now")
