"""Reload, lose the network, open a second tab, watch: the table is there again."""

import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from browser.clocked import serving_by
from browser.conftest import Visit
from browser.table_page import ROUNDS, TablePage
from playwright.sync_api import WebSocketRoute, expect

from hashi.host.clock import wall_clock
from hashi.records import find_board, parse_island, parse_line
from hashi.rules import Sheet
from hashi.rules.scoring import largest_group


@pytest.fixture
def drafting(player: TablePage) -> TablePage:
    """In the middle of the first round."""
    player.open("Ann")
    draft(player)
    return player


def draft(player: TablePage) -> None:
    player.first_entry(number=4)
    player.wait_for_round(1)
    player.mark(player.turn.islands[0])


def drafted(player: TablePage) -> list[str]:
    expect(player.page.locator("#board [data-draft]")).not_to_have_count(0)
    return player.attributes("#board [data-draft]", "id")


def test_a_reload_finds_the_draft_again(drafting: TablePage) -> None:
    before = drafted(drafting)
    drafting.page.reload()
    assert drafted(drafting) == before
    drafting.done()
    drafting.wait_for_round(2)


def test_a_second_tab_shows_the_same(drafting: TablePage) -> None:
    other = TablePage(drafting.page.context.new_page(), drafting.address).follow(drafting.page.url)
    assert drafted(other) == drafted(drafting)
    other.confirmed(lambda: other.press("undo"))
    expect(drafting.page.locator("#board [data-draft]")).to_have_count(0)
    assert other.troubles == []


def test_the_home_page_lists_ones_tables_and_how_far_they_are(player: TablePage) -> None:
    draft(player.start("solo", "Ann"))
    table = player.page.url
    player.home()
    link = player.page.locator("#tables a").first
    expect(link).to_contain_text("Ann")
    expect(link.locator("small")).to_have_text("Round 1 / 17 · It is your turn.")
    link.click()
    player.page.wait_for_url(table)
    assert drafted(player)


def test_the_last_choices_are_remembered(player: TablePage) -> None:
    player.start("bots", "Ann", seats="4", bot="novice", hints=False)
    form = player.home().form("bots")
    expect(form.locator('[name="name"]')).to_have_value("Ann")
    expect(form.locator('[name="seats"]')).to_have_value("4")
    expect(form.locator('[name="hints"]')).not_to_be_checked()


def test_the_lost_network_is_told_and_comes_back(drafting: TablePage) -> None:
    before = drafted(drafting)
    context = drafting.page.context
    drafting.part("undo").focus()
    context.set_offline(True)
    expect(drafting.part("what")).to_contain_text("The connection is lost.")
    expect(drafting.part("done")).to_be_disabled()
    context.set_offline(False)
    expect(drafting.part("what")).not_to_contain_text("The connection is lost.")
    expect(drafting.part("undo")).to_be_focused()
    assert drafted(drafting) == before
    drafting.done()
    drafting.wait_for_round(2)


def test_without_a_network_the_board_does_not_pretend_to_be_alive(drafting: TablePage) -> None:
    before, free = drafted(drafting), drafting.turn.islands[-1]
    drafting.page.context.set_offline(True)
    expect(drafting.part("what")).to_contain_text("The connection is lost.")
    expect(drafting.page.locator("#board [data-allowed]")).to_have_count(0)
    drafting.tap(free)
    assert drafted(drafting) == before
    drafting.page.keyboard.press("Escape")
    expect(drafting.part("what")).to_contain_text("The connection is lost.")
    assert drafted(drafting) == before
    drafting.page.context.set_offline(False)
    expect(drafting.page.locator("#board [data-allowed]")).not_to_have_count(0)
    assert drafted(drafting) == before


def test_a_draft_on_the_screen_outlives_a_restart_of_the_server(
    visit: Visit, tmp_path: Path
) -> None:
    with serving_by(wall_clock, tmp_path / "tables.db") as address:
        player = visit(address).open("Ann")
        draft(player)
        before = drafted(player)
    expect(player.part("what")).to_contain_text("The connection is lost.")
    port = int(address.rpartition(":")[2])
    with serving_by(wall_clock, tmp_path / "tables.db", port=port):
        expect(player.part("done")).to_be_enabled()
        assert drafted(player) == before
        player.done()
        player.wait_for_round(2)
        player.page.goto("about:blank")
    player.troubles.clear()  # the browser notes that the server was gone


def test_marks_on_their_way_when_the_connection_is_lost_are_not_lost(player: TablePage) -> None:
    """The first reaches the server, whose answer does not come; the second does not get there."""
    lines: list[WebSocketRoute] = []
    dying: list[WebSocketRoute] = []
    sent: list[str | bytes] = []
    heard: list[str] = []

    def relay(ours: WebSocketRoute) -> None:
        theirs = ours.connect_to_server()

        def ask(message: str | bytes) -> None:
            sent.append(message)
            if ours not in dying or len(sent) == 1:
                theirs.send(message)

        def answer(message: str | bytes) -> None:
            if ours not in dying:
                heard.append(str(message))
                ours.send(message)

        ours.on_message(ask)
        theirs.on_message(answer)
        lines.append(ours)

    player.page.route_web_socket(re.compile("/socket$"), relay)
    player.open("Ann")
    player.first_entry(number=4)
    player.wait_for_round(1)
    sent.clear()
    heard.clear()
    dying += lines
    player.tap(player.turn.islands[0])
    player.tap(player.line_at(player.plain))
    before = drafted(player)
    assert len(before) == 2
    while len(sent) < 2:
        player.page.evaluate("() => null")  # meanwhile the relay gets what was sent
    lines[-1].close()
    while not any('"type":"ok"' in message for message in heard):
        player.page.evaluate("() => null")  # until they were sent once more, and answered
    player.page.reload()
    assert drafted(player) == before


def test_what_another_device_drafted_meanwhile_counts(visit: Visit, drafting: TablePage) -> None:
    other = visit(storage_state=drafting.page.context.storage_state()).follow(drafting.page.url)
    drafted(other)
    drafting.page.context.set_offline(True)
    expect(drafting.part("what")).to_contain_text("The connection is lost.")
    other.confirmed(lambda: other.press("undo"))
    drafting.page.context.set_offline(False)
    expect(drafting.part("what")).not_to_contain_text("The connection is lost.")
    expect(drafting.page.locator("#board [data-draft]")).to_have_count(0)


OPEN_WITH_A_BOT_FIRST = """async () => {
  const places = [{ bot: 'novice' }, { name: 'Ann' }];
  const body = JSON.stringify({ places, options: { settles: false } });
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch('/api/tables', { method: 'POST', headers, body })).json();
}"""


def test_a_spectator_by_link_sees_and_changes_nothing(visit: Visit) -> None:
    ann, guest = visit(), visit()
    ann.start("bots", "Ann", seats="2", bot="novice")  # from the home page, which keeps the links
    link = f"{ann.page.url}#watch={ann.links['spectator']}"
    ann.first_entry(number=4)
    ann.wait_for_round(1)
    guest.follow(link)
    guest.wait_for_round(1)
    expect(guest.page).to_have_url(re.compile("/tables/[^#]+$"))
    expect(guest.part("done")).to_be_hidden()
    expect(guest.part("what")).to_have_text("You are watching Ann and Novice.")
    expect(guest.part("why")).to_have_text("The large sheet is Ann’s.")
    ann.mark(ann.turn.islands[0])
    guest.tap(guest.plain)
    expect(guest.page.locator("#board [data-draft]")).to_have_count(0)
    ann.done()
    guest.wait_for_round(2)


def test_a_link_to_watch_works_in_the_tab_that_was_turned_away(visit: Visit) -> None:
    ann, guest = visit(), visit()
    ann.start("solo", "Ann")
    ann.wait_for_round(0)
    guest.follow(ann.page.url)
    expect(guest.panel).to_contain_text("You have no seat here")
    guest.follow(f"{ann.page.url}#watch={ann.links['spectator']}")
    expect(guest.part("what")).to_have_text("You are watching Ann.")
    expect(guest.panel).to_have_count(0)
    guest.troubles.clear()  # the browser notes what was refused


@pytest.fixture
def same_deal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server whose one table is dealt the same cards each time."""
    monkeypatch.setattr("hashi.server.lobby.new_table_id", lambda: "goals")
    monkeypatch.setattr("hashi.host.opening.secrets", SimpleNamespace(token_bytes=bytes))
    with serving_by(wall_clock, tmp_path / "tables.db") as address:
        yield address


def linked_islands(player: TablePage) -> int:
    """How many finished islands hang together on the board that the page shows."""
    sheet = Sheet.blank(find_board("A"))
    for name in player.lines:
        for _ in range(int(player.bridges(name).get_attribute("data-count") or 0)):
            sheet = sheet.draw(parse_line(name))
    finished = player.attributes("#board .island[data-state=finished]", "data-at")
    return largest_group(sheet, frozenset(map(parse_island, finished)))


def test_a_spectator_sees_how_far_the_goals_are(visit: Visit, same_deal: str) -> None:
    ann, guest = visit(same_deal), visit(same_deal)
    opened = ann.home().page.evaluate(OPEN_WITH_A_BOT_FIRST)
    address = f"{ann.address}/tables/{opened['table']}"
    ann.page.goto(address)
    ann.first_entry()
    guest.follow(f"{address}#watch={opened['spectator']}")
    for round in range(1, ROUNDS + 1):
        ann.wait_for_round(round)
        ann.pass_()
    expect(guest.page.locator("#verdict")).to_be_visible()
    finished = "#board .island[data-state=finished]"
    reached = guest.attributes(f"{finished}[data-flag]", "data-flag")
    assert reached, "with these cards the bot finishes flags"
    linked = min(6, linked_islands(guest))
    goals = rf"{reached.count('red')} of 4.*{reached.count('blue')} of 3.*{linked} of 6"
    expect(guest.part("goals")).to_have_text(re.compile(goals))
