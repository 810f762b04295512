"""Seats that change hands while a game goes on, and visitors who have none."""

import re

from browser.chromium import FOR_OTHERS, PHONE
from browser.conftest import Visit
from browser.table_page import TablePage
from playwright.sync_api import Route, expect

from hashi.i18n.catalogue import PROGRAM, say


def two_in_play(visit: Visit, **options: bool) -> tuple[TablePage, TablePage]:
    """Ann, who opened the table, and Ben, with the first card turned up."""
    ann, ben = visit(), visit()
    ann.start("friends", "Ann", seats="2", settles=False, **options)
    ben.join(ann.invitation, "Ben")
    for player in (ann, ben):
        player.first_entry()
    for player in (ann, ben):
        player.wait_for_round(1)
    return ann, ben


def choose(player: TablePage, entry: str) -> None:
    player.part("menu").click()
    player.page.get_by_role("button", name=entry).click()


def sure(player: TablePage, entry: str) -> None:
    """Choose it, and say that one is sure."""
    choose(player, entry)
    player.page.get_by_role("button", name="Yes", exact=True).click()


def test_the_opener_opens_a_seat_and_someone_else_takes_it(visit: Visit) -> None:
    (ann, ben), cleo = two_in_play(visit), visit()
    ben.take_hint()
    sure(ann, "Open Ben's seat to someone else")
    expect(ben.panel).to_contain_text("You have lost your seat at this table")
    ben.page.reload()  # by now there is nobody who could have lost one
    expect(ben.panel).to_contain_text("Ask whoever opened this table for its link")
    ben.troubles.clear()  # the browser notes what was refused
    choose(ann, "Links to this table")
    link = ann.invitation
    ann.panel.get_by_role("button", name="Back to the board").click()
    cleo.join(link, "Cleo")
    cleo.wait_for_round(1)
    expect(ann.page.locator("#seats .name")).to_have_text(["Ann", "Cleo"])
    expect(cleo.part("log")).to_contain_text("Ben took a hint")
    expect(cleo.part("log")).not_to_contain_text("Cleo took a hint")
    for player in (cleo, ann):
        player.play_round()
    ann.wait_for_round(2)


def test_a_newcomer_and_all_others_read_that_a_hidden_sheet_is_taken_over(visit: Visit) -> None:
    (ann, ben), cleo = two_in_play(visit, shows_sheets=False), visit()
    ben.play_round()
    sure(ann, "Open Ben's seat to someone else")
    choose(ann, "Links to this table")
    link = ann.invitation
    ann.panel.get_by_role("button", name="Back to the board").click()
    cleo.follow(link)
    expect(cleo.panel).to_contain_text("you take a sheet over and see it as it stands")
    cleo.panel.locator("input").fill("Cleo")
    cleo.panel.locator("button.main").click()
    cleo.wait_for_round(1)
    expect(ann.page.locator("#log")).to_contain_text("Cleo sits down and now sees the sheet")
    cleo.play_round()  # what Ben was done with is gone
    ann.play_round()
    ann.wait_for_round(2)
    ben.troubles.clear()  # the browser notes what was refused


def test_whoever_lost_a_seat_can_be_invited_again(visit: Visit) -> None:
    ann, ben = two_in_play(visit)
    sure(ann, "Open Ben's seat to someone else")
    expect(ben.panel).to_contain_text("You have no seat here")
    choose(ann, "Links to this table")
    ben.join(ann.invitation, "Benjamin")  # in the tab that still shows the table
    ben.wait_for_round(1)
    expect(ann.page.locator("#seats .name")).to_have_text(["Ann", "Benjamin"])
    ben.troubles.clear()  # the browser notes what was refused


def test_whoever_opened_the_table_and_sits_down_again_can_still_invite(visit: Visit) -> None:
    ann, ben = two_in_play(visit)
    choose(ann, "Links to this table")
    link = ann.invitation
    ann.panel.get_by_role("button", name="Back to the board").click()
    sure(ann, "Leave for good: the seat stays open")
    expect(ann.page.locator(".motto")).to_be_visible()
    ben.play_round()
    expect(ben.part("what")).to_have_text("Done. Waiting for Seat 1.")
    ann.join(link, "Ann")
    ann.wait_for_round(1)
    choose(ann, "Links to this table")
    assert ann.invitation == link


def test_two_who_sit_down_at_the_same_time_and_one_who_comes_too_late(visit: Visit) -> None:
    ann, *guests = visit(), visit(), visit(), visit()
    ann.start("friends", "Ann", seats="3")
    for guest, name in zip(guests, ("Ben", "Cleo", "Dan"), strict=True):
        guest.follow(ann.invitation)
        guest.panel.locator("input").fill(name)
    *quick, late = guests
    for guest in quick:
        for _ in range(3):
            guest.page.keyboard.press("Escape")  # which does not send anyone away
        guest.panel.locator("button.main").click()
        expect(guest.page).to_have_url(re.compile("/tables/[^#]+$"))
    # The list is live: nobody pressed anything here.
    expect(late.panel.locator(".seats li")).to_have_text(["Ann", "Ben", "Cleo"])
    expect(late.panel.locator("h2")).to_have_text("All seats at this table are taken.")
    expect(late.panel.locator("form")).to_be_hidden()
    late.panel.get_by_role("link", name="To the home page").click()
    ann.wait_for_round(0)
    expect(ann.home().page.locator("#tables a").first).to_contain_text("Ann, Ben, and Cleo")


def test_a_guest_whose_seat_was_just_taken_gets_another(visit: Visit) -> None:
    ann, ben, cleo = visit(), visit(), visit()
    ann.start("friends", "Ann", seats="3")
    link = ann.invitation
    cleo.follow(link)
    cleo.panel.locator("input").fill("Cleo")
    table = re.compile("/api/tables/[^/]+$")
    with cleo.page.expect_response(table) as looked:  # as the list is live
        pass
    stale, tries = looked.value.text(), list[Route]()

    def look(route: Route) -> None:
        """As before Ben sat down, until Cleo has tried to take his seat."""
        route.continue_() if tries else route.fulfill(body=stale, content_type="application/json")

    def sit(route: Route) -> None:
        tries.append(route)
        route.continue_()

    cleo.page.route(table, look)
    cleo.page.route(re.compile("/seats$"), sit)
    ben.join(link, "Ben")
    cleo.panel.locator("button.main").click()
    cleo.wait_for_round(0)
    assert len(tries) == 2
    expect(cleo.page.locator("#seats .name")).to_have_text(["Ann", "Ben", "Cleo"])
    cleo.troubles.clear()  # the browser notes what was refused


def test_a_guest_takes_no_seat_that_only_a_bot_can_take_and_reads_why(visit: Visit) -> None:
    ann, ben, cleo = visit(), visit(), visit()
    ann.start("friends", "Ann", seats="3")

    def sit(route: Route) -> None:
        """As after thirty others, the second seat is for bots."""
        if (route.request.post_data_json or {})["seat"] == 1:
            refusal = {"code": "given-too-often", "clause": None, "facts": {"count": 30}}
            route.fulfill(status=409, json=refusal)
        else:
            route.continue_()

    for guest in (ben, cleo):
        guest.page.route(re.compile("/seats$"), sit)
    ben.join(ann.invitation, "Ben")
    expect(ann.panel.locator("li")).to_contain_text(["Ann", "open", "Ben"])
    cleo.follow(ann.invitation)
    cleo.panel.locator("input").fill("Cleo")
    cleo.panel.locator("button.main").click()
    expect(cleo.panel.get_by_role("alert")).to_have_text(say("en", "given-too-often"))
    expect(cleo.panel.locator("button.main")).to_be_visible()
    ann.panel.get_by_role("button", name="Give seat 2 to a bot").click()
    expect(cleo.panel.locator("h2")).to_have_text("All seats at this table are taken.")
    for guest in (ben, cleo):
        guest.troubles.clear()  # the browser notes what was refused


def test_who_waits_for_the_others_keeps_the_focus_and_hears_of_a_lost_connection(
    visit: Visit,
) -> None:
    ann, ben = visit(), visit()
    ann.start("friends", "Ann", seats="3")
    copy = ann.panel.get_by_role("button", name="Copy the link")
    copy.focus()
    ben.join(ann.invitation, "Ben")
    expect(ann.panel.locator("li")).to_contain_text(["Ann", "Ben", "open"])
    expect(copy).to_be_focused()
    expect(ann.panel).to_contain_text(f"start with “{PROGRAM} serve --lan”")
    ann.page.context.set_offline(True)
    expect(ann.panel).to_contain_text("The connection is lost.")
    expect(copy).to_be_disabled()
    ann.page.context.set_offline(False)
    expect(copy).to_be_enabled()
    expect(ann.panel).not_to_contain_text("The connection is lost.")


def test_the_lobby_shows_the_seats_and_a_code_for_cameras(visit: Visit, address: str) -> None:
    ann = visit(address.replace("127.0.0.1", FOR_OTHERS))
    ann.start("friends", "Ann", seats="3")
    expect(ann.panel.locator(".seats li > span")).to_have_text(["Ann", "open", "open"])
    code = ann.panel.get_by_role("img", name="The same link, for a camera")
    expect(code).to_have_attribute("src", re.compile("^data:image/svg"))
    expect(code).to_be_visible()


def test_who_watches_reads_that_and_whose_sheet_is_the_large_one(visit: Visit) -> None:
    (ann, _), spectator = two_in_play(visit), visit()
    spectator.follow(f"{ann.page.url}#watch={ann.links['spectator']}")
    expect(spectator.part("what")).to_have_text("You are watching Ann and Ben.")
    expect(spectator.part("why")).to_have_text("The large sheet is Ann’s.")
    small = spectator.page.locator("#others button")
    expect(small).to_have_count(1)
    expect(small).to_contain_text("Ben")


def test_the_address_of_the_page_alone_lets_nobody_in(visit: Visit) -> None:
    ann, stranger = visit(), visit()
    ann.open("Ann")
    stranger.page.goto(ann.page.url)
    expect(stranger.panel).to_contain_text("Ask whoever opened this table for its link")
    expect(stranger.page.locator("#seats li")).to_have_count(0)
    stranger.troubles.clear()  # the browser notes that the line was refused


def test_one_takes_ones_name_out(visit: Visit) -> None:
    ann, ben = two_in_play(visit)
    sure(ben, "Remove the name Ben from this game")
    for player in (ann, ben):
        expect(player.page.locator("#seats .name")).to_have_text(["Ann", "Player 2"])
        expect(player.part("log")).not_to_contain_text("Ben")
    ben.part("menu").click()
    expect(ben.page.get_by_role("button", name="Remove the name")).to_have_count(0)
    ben.page.keyboard.press("Escape")
    for player in (ann, ben):
        player.play_round()
    ann.wait_for_round(2)
    for player in (ann, ben):
        expect(player.home().page.locator("#tables strong")).to_have_text("Ann and Player 2")


def test_who_was_away_does_not_remember_a_name_that_was_taken_out(visit: Visit) -> None:
    ann, ben = two_in_play(visit)
    expect(ann.home().page.locator("#tables strong")).to_have_text("Ann and Ben")
    ann.page.goto("about:blank")
    sure(ben, "Remove the name Ben from this game")
    expect(ben.page.locator("#seats .name")).to_have_text(["Ann", "Player 2"])
    for _ in range(2):  # by then the server need not be asked
        expect(ann.home().page.locator("#tables strong")).to_have_text("Ann and Player 2")
    expect(ann.part("running")).not_to_contain_text("Ben")


def test_what_takes_a_seat_away_asks_first(visit: Visit) -> None:
    ann, ben = two_in_play(visit)
    for entry in ("Give Ben's seat to a bot", "Open Ben's seat to someone else", "Close the table"):
        choose(ann, entry)
        asked = ann.page.get_by_role("dialog", name=entry)
        expect(asked.get_by_role("button", name="Back to the board")).to_be_focused()
        ann.page.keyboard.press("Escape")
        expect(asked).to_have_count(0)
    ben.play_round()
    ann.play_round()
    ann.wait_for_round(2)


def test_around_one_device_an_opened_seat_is_taken_again_there(player: TablePage) -> None:
    player.start("device", "Ann", "Ben")
    player.panel.get_by_role("button", name="I am Ann").click()
    sure(player, "Open Ben's seat to someone else")
    expect(player.page.locator("#seats .name")).to_have_text(["Ann", "open"])
    choose(player, "Take seat 2 on this device")
    dialog = player.page.get_by_role("dialog", name="Take seat 2 on this device")
    dialog.get_by_label("Your name").fill("Ann")
    dialog.get_by_role("button", name="Sit down").click()
    expect(dialog.get_by_role("alert")).to_contain_text("is called Ann already.")
    dialog.get_by_label("Your name").fill("Bea")
    dialog.get_by_role("button", name="Sit down").click()
    for name in ("Ann", "Bea"):
        player.panel.get_by_role("button", name=f"I am {name}").click()
        player.first_entry()
    expect(player.part("round")).to_have_text("1 / 17")
    player.troubles.clear()  # the browser notes what was refused


def test_whoever_takes_a_hidden_sheet_over_on_this_device_reads_so(visit: Visit) -> None:
    ann, ben = two_in_play(visit, shows_sheets=False)
    sure(ann, "Open Ben's seat to someone else")
    expect(ann.page.locator("#seats .name")).to_have_text(["Ann", "open"])
    choose(ann, "Take seat 2 on this device")
    dialog = ann.page.get_by_role("dialog", name="Take seat 2 on this device")
    expect(dialog).to_contain_text("you take a sheet over and see it as it stands")
    ben.troubles.clear()  # the browser notes what was refused


def test_the_menu_on_a_small_phone_keeps_the_way_back_in_sight(visit: Visit) -> None:
    player = visit(viewport=PHONE).start("device", "Ann", "Ben", "Cleo", "Dan")
    player.panel.get_by_role("button", name="I am Ann").click()
    player.part("menu").click()
    menu = player.page.get_by_role("dialog")
    expect(menu.get_by_role("button", name="Back to the board")).to_be_in_viewport(ratio=1)
    last = menu.get_by_role("button", name="Close the table")
    last.scroll_into_view_if_needed()
    last.click()
    expect(player.page.get_by_role("dialog", name="Close the table")).to_be_visible()


def test_whoever_leaves_is_out_and_a_bot_takes_over(visit: Visit) -> None:
    ann, ben = two_in_play(visit)
    sure(ben, "Leave for good: a bot takes over")
    expect(ben.page.locator(".motto")).to_be_visible()
    expect(ben.part("tables")).to_be_hidden()
    expect(ben.part("running")).to_be_hidden()
    expect(ann.page.locator("#seats .name")).to_have_text(["Ann", "Steady"])
    expect(ann.part("log")).to_contain_text("Ben leaves, Steady plays on.")
    ann.play_round()
    ann.wait_for_round(2)
    expect(ann.part("log")).not_to_contain_text("A bot moved")


def test_the_opener_gives_a_seat_to_a_bot_and_closes_the_table(visit: Visit) -> None:
    ann, ben = two_in_play(visit)
    sure(ann, "Give Ben's seat to a bot")
    expect(ben.panel).to_contain_text("You have no seat here")
    expect(ben.home().part("tables")).to_be_hidden()
    expect(ben.part("running")).to_be_hidden()
    sure(ann, "Close the table")
    expect(ann.part("what")).to_have_text("The table is closed.")


def test_a_link_that_was_cut_says_so(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ann.start("friends", "Ann", seats="2")
    ben.page.goto(ann.invitation[:-3])
    expect(ben.panel).to_contain_text("You have no seat here")
    ben.page.goto(f"{ben.address}/tables/nowhere")
    expect(ben.page.locator("h1")).to_have_text("There is nothing here")
    ben.page.get_by_role("link", name="To the home page").click()
    expect(ben.page.locator(".motto")).to_be_visible()
    ben.troubles.clear()  # the browser notes each time that something was refused
