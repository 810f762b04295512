"""R7: with the free pen mistakes are written, looked for, put right, or crossed out."""

from browser.chromium import PHONE
from browser.conftest import Visit
from browser.table_page import ROUNDS, TablePage
from playwright.sync_api import expect

from hashi.i18n.catalogue import say


def unmarked(player: TablePage) -> str:
    """An island without a flag and without a number."""
    blank = "#board .island:not([data-flag]):has(.number:empty)"
    return player.attributes(blank, "data-at")[0]


def look_for_mistakes(player: TablePage) -> None:
    player.page.locator("#check > summary").click()


def test_a_mistake_is_put_right(careless: TablePage) -> None:
    wrong, right = careless.flagged, unmarked(careless)
    written = careless.number(wrong).text_content() or ""
    look_for_mistakes(careless)
    expect(careless.page.locator("#mistakes li")).to_contain_text([f"Round 1, {wrong}:"])
    careless.page.locator("#mistakes button").click()
    expect(careless.part("what")).to_have_text("Round 1 once more")
    expect(careless.part("hint")).to_be_hidden()
    careless.page.keyboard.press("h")  # it would be for the card that lies there
    careless.tap(right)
    expect(careless.part("why")).to_contain_text(f"{written} on {right} · 0 of ")
    careless.done()
    expect(careless.page.locator("#mistakes li")).to_have_text(["No mistake found."])
    expect(careless.number(right)).to_have_text(written)
    expect(careless.number(wrong)).to_have_text("")
    expect(careless.part("log")).not_to_contain_text("hint")


def test_a_turn_is_put_right_as_a_whole_whatever_is_wrong_with_it(visit: Visit) -> None:
    player = visit().open("Ann", pen="free")
    player.first_entry()
    player.wait_for_round(1)
    far = player.page.locator("#board .dots").last.get_attribute("data-at") or ""
    player.mark(player.flagged, far, far)
    player.done()
    player.wait_for_round(2)
    look_for_mistakes(player)
    said = player.page.locator("#mistakes p", has_text="Round 1")
    expect(said.nth(1)).to_be_visible()  # more than one mistake, and one button for all
    expect(player.page.locator("#mistakes button")).to_have_count(1)


def test_what_a_wrong_move_finished_is_not_finished_while_it_is_put_right(visit: Visit) -> None:
    player = visit(viewport=PHONE).open("Ann", pen="free")
    player.first_entry(number=3)
    for round in range(1, ROUNDS + 1):
        player.wait_for_round(round)
        if player.card[1] == 3:  # as many bridges as finish the first number
            break
        player.pass_()
    one, two = [line for line in player.lines if player.plain in line.split("-")][:2]
    player.mark(player.flagged, one, one, two)  # a flag without a bridge
    player.done()
    player.wait_for_round(round + 1)
    expect(player.island(player.plain)).to_have_attribute("data-state", "finished")
    look_for_mistakes(player)
    player.page.locator("#mistakes button").click()
    expect(player.island(player.plain)).not_to_have_attribute("data-state", "finished")
    expect(player.page.locator("#board svg")).to_be_in_viewport(ratio=1)


def test_what_nobody_puts_right_in_time_is_crossed_out(careless: TablePage) -> None:
    for round in (3, 4):
        careless.pass_()
        careless.wait_for_round(round)
    look_for_mistakes(careless)
    expect(careless.page.locator("#mistakes li")).to_have_text(["No mistake found."])
    wrong = careless.island(careless.flagged)
    expect(wrong).to_have_attribute("data-state", "crossed-out")
    expect(wrong.locator(".cross")).to_be_visible()
    expect(careless.part("log")).to_contain_text(f"crosses out {careless.flagged}: ")


def test_a_line_takes_one_bridge_then_two_then_none_with_the_free_pen_too(
    careless: TablePage,
) -> None:
    line = careless.page.locator("#board .dots").first.get_attribute("data-at") or ""
    for count in ("1", "2", "0"):
        careless.mark(line)
        expect(careless.bridges(line)).to_have_attribute("data-count", count)
    other = careless.page.locator("#board .dots").last.get_attribute("data-at") or ""
    careless.mark(line, line, other, other)  # more than any card shows
    expect(careless.part("why")).to_have_text("")


def test_one_looks_for_mistakes_on_the_others_sheets_too(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ann.start("friends", "Ann", seats="2", pen="free", settles=False)
    ben.join(ann.invitation, "Ben")
    for player in (ann, ben):
        player.first_entry()
    ben.wait_for_round(1)
    wrong = ben.flagged
    ben.mark(wrong)
    ben.done()
    ann.pass_()
    ann.wait_for_round(2)
    ann.page.locator("#others button").click()
    ann.panel.locator("summary").click()
    expect(ann.panel.locator("li")).to_contain_text([f"Round 1, {wrong}: "])
    expect(ann.panel.locator("li button")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(ann.panel).to_have_count(0)
    ann.page.locator("#others button").click()
    expect(ann.panel).to_be_visible()


PASS_ALL_ROUNDS = """async ({ plain, flagged }) => {
  const site = location.origin.replace('http', 'ws');
  const socket = new WebSocket(`${site}/api${location.pathname}/socket`);
  await new Promise((resolve) => { socket.onopen = resolve; });
  const move = (seat, round) => {
    if (round === 0) return `${plain}=3`;
    const at = { 1: flagged[1], 17: flagged[0] }[round];
    return seat === 1 && at ? `${at} -` : '- -';
  };
  for (let round = 0; round <= 17; round += 1) {
    for (const seat of [0, 1]) {
      const command = { do: 'done', seat, round, move: move(seat, round) };
      socket.send(JSON.stringify({ id: 2 * round + seat, command }));
      await new Promise((resolve, reject) => {
        socket.onmessage = ({ data }) => {
          if (data.includes('"type":"ok"')) resolve();
          else if (data.includes('"type":"refused"')) reject(data);
        };
        socket.onclose = reject;
      });
    }
  }
  socket.close();
}"""
"""Both seats of this device pass, but that Ben writes a number where none may stand, twice."""


def test_around_one_device_each_asks_for_mistakes_alone(visit: Visit) -> None:
    """R7.7"""
    device = visit().open("Ann", "Ben", pen="free")
    device.panel.get_by_role("button", name="I am Ann").click()
    expect(device.part("why")).to_contain_text("Ben gets this board")
    device.first_entry()
    device.panel.get_by_role("button", name="I am Ben").click()
    device.first_entry()
    for round in (1, 2):
        for turn in range(2):
            device.page.locator("#cover.curtain .main").click()
            expect(device.page.locator("#mistakes")).to_be_hidden()
            if round == 2 and turn == 0:
                look_for_mistakes(device)
                expect(device.page.locator("#mistakes")).to_be_visible()
            device.pass_()
        device.panel.get_by_role("button", name="Next card").click()


def test_more_bridges_than_the_card_shows_are_counted_plainly(visit: Visit) -> None:
    player = visit().open("Ann", pen="free")
    alone = say("en", "opening-about", solo="yes", neighbour="Ann")
    expect(player.part("why")).to_have_text(alone)
    player.first_entry()
    player.wait_for_round(1)
    wanted = player.card[1]
    player.mark(*player.lines[: wanted + 1])
    said = f"No number · {wanted + 1} bridges, the card shows {wanted}"
    expect(player.part("what")).to_have_text(said)


def test_around_one_device_all_look_for_mistakes_before_the_final_count(visit: Visit) -> None:
    device = visit()
    device.open("Ann", "Ben", pen="free")
    flagged = device.attributes("#board .island[data-flag]", "data-at")[:2]
    device.page.evaluate(PASS_ALL_ROUNDS, {"plain": device.plain, "flagged": flagged})
    device.panel.get_by_role("button", name="Last check").click()
    device.panel.get_by_role("button", name="I am Ben").click()  # who has the device
    look_for_mistakes(device)
    said = device.page.locator("#mistakes p:not(.soft)")
    expect(said).to_contain_text([f"Round 17, {flagged[0]}: "])  # that of round 1 is crossed out
    until = device.page.locator("#mistakes .soft")
    expect(until).to_have_text(["Can be put right until the final count."])
    device.page.locator("#mistakes button").click()
    device.done()
    expect(device.page.locator("#mistakes li")).to_have_text(["No mistake found."])
    device.done()
    device.panel.get_by_role("button", name="I am Ann").click()
    expect(device.page.locator("#mistakes")).to_be_hidden()  # as she has not asked
    device.done()
    expect(device.page.locator("#verdict")).to_be_visible()
