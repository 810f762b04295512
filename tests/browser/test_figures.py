"""The pages' serif is our own, so that no system's figures hang below the line."""

import pytest
from browser.conftest import Visit
from browser.fonts import STATIC, faces, named
from browser.table_page import TablePage
from playwright.sync_api import expect

from hashi.draw.svg import sheet_css
from hashi.i18n.catalogue import LOCALES, languages, say

FAMILY = "(element) => getComputedStyle(element).fontFamily"

HEIGHTS = """(element) => {
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = `${fontWeight} 100px ${fontFamily}`;
    return [..."0123456789"].map((figure) => {
      const { actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(figure);
      return [actualBoundingBoxAscent, actualBoundingBoxDescent];
    });
}"""
"""How far each figure of this element's font reaches above and below the line."""

ROUND = 2.0
"""So many hundredths a round figure is higher than a straight one, and deeper."""


def fonts_of(player: TablePage, selector: str) -> set[tuple[str, bool]]:
    """The fonts which draw that text, and whether a page brought them."""
    session = player.page.context.new_cdp_session(player.page)
    for domain in ("DOM", "CSS"):
        session.send(f"{domain}.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    used = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    return {(font["familyName"], font["isCustomFont"]) for font in used}


@pytest.mark.parametrize("language", ["de", "pl", "el"])
def test_figures_and_headings_are_drawn_with_the_font_that_the_pages_bring(
    visit: Visit, language: str
) -> None:
    ours = {("Noto Serif", True)}
    player = visit(locale=language)
    player.page.goto(f"{player.address}/print")
    player.page.evaluate("document.fonts.ready.then(() => true)")
    expect(player.page.locator("h1")).to_have_text(say(language, "print-title"))
    assert fonts_of(player, "h1") == ours
    player.open("Ann")
    player.first_entry()
    player.wait_for_round(1)
    player.page.evaluate("document.fonts.ready.then(() => true)")
    written = ".number:not(:empty)"
    for selector in (written, "#card b", "#goals b"):
        assert fonts_of(player, selector) == ours, selector
        family = player.page.locator(selector).first.evaluate(FAMILY)
        assert family.startswith('"Noto Serif"'), f"{selector} asks for {family}"
    ascents, descents = zip(*player.page.locator(written).first.evaluate(HEIGHTS), strict=True)
    assert max(ascents) - min(ascents) <= ROUND, "some figures are small"
    assert max(descents) <= ROUND, "some figures hang"


@pytest.mark.parametrize("language", languages())
def test_the_font_has_every_letter_that_the_pages_say(language: str) -> None:
    said = "".join(part.read_text(encoding="utf-8") for part in (LOCALES / language).glob("*.ftl"))
    letters = {letter for letter in said if letter.isalnum()}
    assert {each for each in letters if not any(each in face for face in faces())} == set()


def test_a_font_is_named_by_what_it_holds_and_kept_for_a_year(player: TablePage) -> None:
    assert len(faces()) == 3
    assert {face.file for face in faces()} == {file.name for file in STATIC.glob("*.woff2")}
    for face in faces():
        assert face.file == named(face.letters, (STATIC / face.file).read_bytes())
        sent = player.page.context.request.get(f"{player.address}/static/{face.file}")
        assert (sent.headers["content-type"], sent.body()[:4]) == ("font/woff2", b"wOF2")
        assert "immutable" in sent.headers["cache-control"]


def test_a_picture_that_stands_alone_asks_for_no_font_whose_figures_hang() -> None:
    assert '"Noto Serif"' in sheet_css()
    assert "Georgia" not in sheet_css() + (STATIC / "icon.svg").read_text(encoding="utf-8")
