"""The game as a file to print, from the browser."""

from pathlib import Path

import pypdfium2
from browser.conftest import Visit
from browser.table_page import TablePage
from browser.tour import SAMPLE
from playwright.sync_api import expect

from hashi.i18n.catalogue import say


def test_the_game_is_downloaded_as_a_pdf_in_the_language_of_the_page(
    visit: Visit, tmp_path: Path
) -> None:
    player = visit(locale="el").home()
    player.page.locator('footer a[href="/print"]').click()
    page = player.page
    page.locator('[value="pad"]').uncheck()
    page.locator('[name="board"]').select_option("Harbour")
    page.locator('[name="copies"]').fill("3")
    page.locator('[name="sheets"]').select_option("two")
    page.locator('[name="format"]').select_option("letter")
    page.locator('[name="ink"]').select_option("black")
    with page.expect_download() as download:
        page.locator("button.main").click()
    assert download.value.suggested_filename == "hashi-Harbour.pdf"
    file = tmp_path / "game.pdf"
    download.value.save_as(file)
    with pypdfium2.PdfDocument(file) as pdf:
        assert len(pdf) == 2 * (2 + 2 + 1), "sheets, cards and rules, each with its back"
        assert pdf[0].get_size() == (792, 612)
        text = pdf[0].get_textpage().get_text_bounded()
    assert text.count("Πίνακας Λιμάνι") == 2


def test_something_must_be_chosen_and_what_is_for_sheets_is_asked_of_sheets_alone(
    player: TablePage,
) -> None:
    page = player.page
    page.goto(f"{player.address}/print")
    page.locator('[name="copies"]').fill("99")
    page.locator('[value="sheets"]').uncheck()
    expect(page.locator('[name="board"]')).to_be_hidden()
    for content in ("cards", "pad", "rules"):
        page.locator(f'[value="{content}"]').uncheck()
    page.locator("button.main").click()
    first = page.locator('[name="content"]').first
    assert first.evaluate("(box) => box.validationMessage") == say("en", "print-nothing")
    page.locator('[value="rules"]').check()
    with page.expect_download() as download:
        page.locator("button.main").click()
    with pypdfium2.PdfDocument(download.value.path()) as pdf:
        assert len(pdf) == 2


def test_a_strange_wish_leads_nowhere(player: TablePage) -> None:
    for wish in ("board=../secret", "copies=21", "copies=0", "content=box"):
        player.page.goto(f"{player.address}/print.pdf?{wish}")
        expect(player.page.locator("h1")).to_have_text("There is nothing here")
    player.troubles.clear()  # the browser notes that there was nothing


def test_a_game_that_was_watched_again_is_printed_as_a_keepsake(
    visit: Visit, tmp_path: Path
) -> None:
    player = visit(locale="pl")
    page = player.page
    page.goto(f"{player.address}/replay")
    page.locator("#file").set_input_files(SAMPLE)
    with page.expect_download() as download:
        page.locator("#print button").click()
    assert download.value.suggested_filename == "hashi-Ann-Ben.pdf"
    file = tmp_path / "game.pdf"
    download.value.save_as(file)
    with pypdfium2.PdfDocument(file) as pdf:
        text = pdf[0].get_textpage().get_text_bounded()
    assert "Ann" in text
    assert "czerwone flagi" in text
