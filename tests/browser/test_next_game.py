"""After a game: all hear who wants to play again, at the table and at home, and can go there."""

import json
import re
from typing import Any, NamedTuple

import pytest
from browser.conftest import Visit
from browser.table_page import TablePage
from playwright.sync_api import Locator, Request, Route, expect

PASS_TO_THE_END = """() => {
  const table = location.pathname.split("/").at(-1);
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  globalThis.played = new Promise((resolve) => {
    socket.onmessage = ({ data }) => {
      const { type, table, own } = JSON.parse(data);
      if (type !== "view") return;
      if (table.phase === "over") resolve();
      for (const { seat, draft } of own.filter((each) => each.draft)) {
        const free = table.islands.find((island) => !(island in draft.islands));
        const move = table.round ? "- -" : `${free}=3`;
        const command = { do: "done", seat, round: table.round, move };
        socket.send(JSON.stringify({ id: 1, command }));
      }
    };
  }).finally(() => socket.close());
}"""
"""Passes every round, beside the page, with what the browser holds at the table."""

ANN_ASKS = "Ann wants to play again."


class Ended(NamedTuple):
    """Ann and Ben after their game, each with the result on the page, and who watched them."""

    ann: TablePage
    ben: TablePage
    spectator: TablePage


@pytest.fixture
def ended(visit: Visit) -> Ended:
    ann, ben, spectator = visit(), visit(), visit()
    ann.start("friends", "Ann", seats="2", settles=False)
    ben.join(ann.invitation, "Ben")
    spectator.follow(f"{ann.page.url}#watch={ann.links['spectator']}")
    for player in (ann, ben):
        player.wait_for_round(0)
    for player in (ann, ben):
        player.page.evaluate(PASS_TO_THE_END)
    for player in (ann, ben):
        player.page.evaluate("() => played")
    for each in (ann, ben, spectator):
        expect(each.panel.locator(".totals")).to_be_visible()
    return Ended(ann, ben, spectator)


def button(place: Locator, name: str) -> Locator:
    return place.get_by_role("button", name=name, exact=True)


def play_again(ann: TablePage) -> str:
    """Where the next game is, at which nobody else has arrived."""
    before = ann.page.url
    button(ann.panel, "Again").click()
    ann.page.wait_for_url(lambda url: url != before)
    ann.wait_for_round(0)
    expect(ann.part("log")).to_contain_text("The game begins.")
    return ann.page.url


def expect_seat(player: TablePage, url: str, name: str) -> None:
    player.page.wait_for_url(url)
    player.wait_for_round(0)
    expect(player.page.locator("#seats .me .name")).to_have_text(name)


def asked_again(player: TablePage) -> list[Request]:
    """The requests for the next game that this page makes from now on."""
    asked: list[Request] = []
    player.page.on(
        "request", lambda each: asked.append(each) if each.url.endswith("/again") else None
    )
    return asked


def test_the_result_invites_to_the_next_game(ended: Ended) -> None:
    ben = ended.ben
    expect(button(ben.panel, "Again")).to_be_visible()
    next_game = play_again(ended.ann)
    expect(ben.panel.get_by_role("status").first).to_have_text(ANN_ASKS)
    expect(button(ben.panel, "Again")).to_have_count(0)
    asked = asked_again(ben)
    button(ben.panel, "Join in").dblclick()
    expect_seat(ben, next_game, "Ben")
    assert len(asked) == 1, "a second tap asks for nothing"


def test_who_has_closed_the_result_is_invited_on_the_page(ended: Ended) -> None:
    ben = ended.ben
    ben.page.keyboard.press("Escape")
    expect(ben.panel).to_have_count(0)
    expect(ben.part("next-game")).to_be_hidden()
    next_game = play_again(ended.ann)
    expect(ben.part("next-game")).to_contain_text(ANN_ASKS)
    expect(ben.part("next-game")).to_be_in_viewport()
    expect(ben.part("live")).to_have_text(ANN_ASKS)
    asked = asked_again(ben)
    button(ben.part("next-game"), "Join in").dblclick()
    expect_seat(ben, next_game, "Ben")
    assert len(asked) == 1


def test_who_comes_back_later_finds_the_invitation(ended: Ended) -> None:
    ann, ben = ended.ann, ended.ben
    ben.page.goto("about:blank")
    old_game = ann.page.url
    next_game = play_again(ann)
    ben.follow(old_game)
    expect(ben.panel).to_contain_text(ANN_ASKS)
    expect(button(ben.panel, "Join in")).to_be_visible()
    ben.page.keyboard.press("Escape")
    expect(ben.part("next-game")).to_contain_text(ANN_ASKS)
    button(ben.part("next-game"), "Join in").click()
    expect_seat(ben, next_game, "Ben")


def test_who_plays_the_next_game_already_is_not_invited_to_it(ended: Ended) -> None:
    ann, ben = ended.ann, ended.ben
    old_game = ann.page.url
    next_game = play_again(ann)
    button(ben.panel, "Join in").click()
    expect_seat(ben, next_game, "Ben")
    for player, name in ((ann, "Ann"), (ben, "Ben")):
        player.follow(old_game)
        expect(button(player.panel, "To the next game")).to_be_visible()
        expect(player.part("log")).to_contain_text(ANN_ASKS)
        expect(player.panel.get_by_text(ANN_ASKS)).to_be_hidden()
        button(player.panel, "To the next game").click()
        expect_seat(player, next_game, name)


def test_a_refusal_is_told_and_the_button_can_be_pressed_again(ended: Ended) -> None:
    ben = ended.ben
    next_game = play_again(ended.ann)
    address = re.compile("/again$")
    problem: dict[str, Any] = {"code": "too-many-tables", "clause": None, "facts": {}}
    ben.page.route(address, lambda route: route.fulfill(status=409, json=problem))
    button(ben.panel, "Join in").click()
    expect(ben.panel.get_by_role("alert").first).to_contain_text("Try again later.")
    ben.page.unroute(address)
    button(ben.panel, "Join in").click()
    expect_seat(ben, next_game, "Ben")
    ben.troubles.clear()  # the browser notes what was refused


def test_who_watched_can_watch_the_next_game(ended: Ended) -> None:
    spectator = ended.spectator
    way = button(spectator.panel, "Watch the next game")
    for name in ("Again", "Join in"):
        expect(button(spectator.panel, name)).to_have_count(0)
    expect(way).to_have_count(0)
    next_game = play_again(ended.ann)
    expect(spectator.panel).to_contain_text(ANN_ASKS)
    way.dblclick()
    spectator.page.wait_for_url(next_game)
    expect(spectator.part("what")).to_have_text("You are watching Ann and Ben.")
    expect(spectator.part("done")).to_be_hidden()
    spectator.home()
    expect(spectator.part("tables")).to_be_hidden()


def test_who_watched_and_has_closed_the_result_finds_the_next_game(ended: Ended) -> None:
    spectator = ended.spectator
    spectator.page.keyboard.press("Escape")
    expect(spectator.panel).to_have_count(0)
    next_game = play_again(ended.ann)
    expect(spectator.part("next-game")).to_contain_text(ANN_ASKS)
    button(spectator.part("next-game"), "Watch the next game").click()
    spectator.page.wait_for_url(next_game)
    expect(spectator.part("what")).to_have_text("You are watching Ann and Ben.")


def test_the_home_page_invites_to_the_next_game(ended: Ended) -> None:
    ben = ended.ben
    ben.home()
    expect(ben.page.locator("#tables li")).to_have_count(1)
    next_game = play_again(ended.ann)
    ben.home()
    entry = ben.page.locator("#tables li")
    expect(entry).to_contain_text(ANN_ASKS)
    asked = asked_again(ben)
    button(entry, "Join in").dblclick()
    expect_seat(ben, next_game, "Ben")
    assert len(asked) == 1


def test_an_open_home_page_notices_the_next_game_by_itself(ended: Ended) -> None:
    ben = ended.ben
    ben.page.clock.install()
    ben.home()
    entry = ben.page.locator("#tables li")
    expect(entry).to_contain_text("points")
    next_game = play_again(ended.ann)
    ben.page.clock.fast_forward("00:11")
    expect(entry).to_contain_text(ANN_ASKS)
    expect(ben.part("live")).to_have_text(ANN_ASKS)
    button(entry, "Join in").click()
    expect_seat(ben, next_game, "Ben")


REMEMBER = "(tables) => localStorage.setItem('hashi-tables', JSON.stringify(tables))"


def known(id: str) -> dict[str, Any]:
    """What a browser remembers of a table."""
    return {"id": id, "names": ["Ann", "Ben"], "opened": 0, "links": None}


def told(**facts: Any) -> dict[str, Any]:
    """What the server tells of a table."""
    seats = [{"name": name, "bot": None, "here": False, "done": False} for name in ("Ann", "Ben")]
    usual: dict[str, Any] = {"seats": seats, "seen": [], "options": {}, "scores": None}
    return {**usual, "phase": "over", "next": None, "next_by": [], **facts}


class Tables:
    """Stands in for the server: what it tells of each table; nothing of those not named here."""

    def __init__(self, player: TablePage, **tables: dict[str, Any] | str) -> None:
        self.asked: list[str] = []
        self._tables = tables
        player.page.route(re.compile("/api/tables/"), self._on_request)

    def _on_request(self, route: Route) -> None:
        id, _, of_it = route.request.url.partition("/api/tables/")[2].partition("/")
        if of_it == "seats" and id in self._tables:
            route.fulfill(json=[0])
            return
        self.asked += [] if of_it else [id]
        if id in self._tables:
            table = self._tables[id]
            route.fulfill(body=table if isinstance(table, str) else json.dumps({"id": id, **table}))
        else:
            route.fulfill(status=403, json={"code": "not-allowed", "clause": None, "facts": {}})


def test_the_home_page_asks_about_the_six_newest_tables_and_passes_over_failures(
    player: TablePage,
) -> None:
    tables = Tables(
        player,
        joined=told(next="goes_on", next_by=[0]),
        fails="no JSON",
        invites=told(next="new", next_by=[0, 1]),
        goes_on=told(phase="playing"),
        ended=told(),
        nameless=told(next="another"),
    )
    newest = ["joined", "fails", "invites", "goes_on", "ended", "nameless"]
    player.home()
    player.page.evaluate(REMEMBER, [known(id) for id in (*newest, "older", "oldest")])
    player.home()
    invitations = player.page.locator("#tables li:has(button)")
    expect(invitations).to_contain_text(
        ["Ann and Ben want to play again.", "The next game is ready."]
    )
    expect(player.page.locator("#tables li")).to_have_count(8)
    assert sorted(tables.asked) == sorted(newest)


def test_a_table_where_the_seat_is_lost_is_asked_about_once(player: TablePage) -> None:
    tables = Tables(player, invites=told(next="new", next_by=[0]))
    player.home()
    player.page.evaluate(REMEMBER, [known("lost"), known("invites")])
    invitation = player.page.locator("#tables .invitation")
    with player.page.expect_console_message(lambda said: "403" in said.text):
        player.home()
    expect(invitation).to_contain_text(ANN_ASKS)
    player.troubles.clear()  # the browser notes what was refused
    player.home()
    expect(invitation).to_contain_text(ANN_ASKS)
    assert sorted(tables.asked) == ["invites", "invites", "lost"]
