"""The game as a file to print, from the browser."""

from pathlib import Path

import pypdfium2
from browser.conftest import Visit
from browser.tour import SAMPLE
from playwright.sync_api import expect


def test_the_game_is_downloaded_as_a_pdf_in_the_language_of_the_page(
    visit: Visit, tmp_path: Path
) -> None:
    player = visit(locale="el").home()
    player.page.locator('footer a[href="/print"]').click()
    page = player.page
    page.locator('[name="board"]').select_option("Harbour")
    page.locator('[name="sheets"]').select_option("two")
    page.locator('[name="format"]').select_option("letter")
    page.locator('[name="ink"]').select_option("black")
    with page.expect_download() as download:
        page.locator("button.main").click()
    assert download.value.suggested_filename == "hashi-Harbour.pdf"
    file = tmp_path / "game.pdf"
    download.value.save_as(file)
    with pypdfium2.PdfDocument(file) as pdf:
        assert len(pdf) == 8
        assert pdf[0].get_size() == (792, 612)
        text = pdf[0].get_textpage().get_text_bounded()
    assert text.count("Πίνακας Λιμάνι") == 2


def test_a_strange_wish_leads_nowhere(visit: Visit) -> None:
    player = visit()
    player.page.goto(f"{player.address}/print.pdf?board=../secret")
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
    file = tmp_path / "game.pdf"
    download.value.save_as(file)
    with pypdfium2.PdfDocument(file) as pdf:
        text = pdf[0].get_textpage().get_text_bounded()
    assert "Ann" in text
    assert "czerwone flagi" in text
