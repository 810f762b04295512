"""In a language that nobody speaks, longer than English, no page breaks and none speaks English."""

import re
from calendar import month_abbr
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.chromium import LAPTOP, PHONE
from browser.clocked import serving_by
from browser.conftest import Visit
from browser.table_page import TablePage
from browser.tour import EARLY, tour
from i18n.pseudo import PSEUDO, pseudo_language

from hashi.bots import CHARACTERS
from hashi.host.clock import wall_clock
from hashi.records import board_names

SAID = """() => {
  const isSeen = (each) => each.checkVisibility({ visibilityProperty: true });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const said = [document.title];
  while (walker.nextNode()) {
    if (isSeen(walker.currentNode.parentElement)) said.push(walker.currentNode.data);
  }
  for (const each of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      if (isSeen(each)) said.push(each.getAttribute(name) ?? "");
    }
  }
  return said.map((each) => each.trim()).filter(Boolean);
}"""
"""All that can be seen or heard on the page."""

TEXTS = """
  const top = document.querySelector("dialog[open], #cover:not([hidden])") ?? document.body;
  const texts = [...top.querySelectorAll("*:not(svg, svg *, script, option)")].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }) && !each.closest(".unseen") &&
    each.clientWidth !== 1 &&
    [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()));
  const words = (each) => each.textContent.trim().slice(0, 60);
"""
"""What has words of its own, on the page or in what lies over it."""

CUT_OFF = f"""() => {{ {TEXTS}
  return texts.filter((each) => {{
    const style = getComputedStyle(each);
    const isBox = style.display !== "inline" && style.textOverflow !== "ellipsis";
    const isCut = isBox && each.scrollWidth > each.clientWidth + 1;
    return isCut || each.getBoundingClientRect().right > innerWidth + 1;
  }}).map(words);
}}"""
"""Texts that are wider than their place, or than the page."""

OVERLAPPING = f"""() => {{ {TEXTS}
  const isWhole = (each) => {{
    const {{ textOverflow, position }} = getComputedStyle(each);
    return textOverflow !== "ellipsis" && position !== "sticky" && !each.closest("#log");
  }};
  const lines = texts.filter(isWhole).flatMap((each) =>
    [...each.childNodes].filter((node) => node.nodeType === 3).flatMap((node) => {{
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map((box) => ({{ each, box }}));
    }}));
  return lines.flatMap(({{ each, box }}, at) => lines.slice(at + 1).filter((other) => {{
    const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
    const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
    return wide > 2 && high > 5 && each !== other.each;
  }}).map((other) => `${{words(each)}} | ${{words(other.each)}}`));
}}"""
"""Texts that lie over each other; names may end in dots, the log scrolls by itself, and what is
sticky lies over what scrolls."""

STAYS = {
    *("Ann", "Ben", "Hashi", "hashi", "board", "serve", "lan"),  # names, and what one types
    *("Jeffrey", "D", "Allers"),
    *CHARACTERS,
    *(name.capitalize() for name in CHARACTERS),  # what bots are called at a table
    *board_names(),
    *("English", "Deutsch", "Italiano", "Polski"),
    *("Tab", "Shift", "Esc", "Enter", "U"),
    *("oR", "ooBR"),  # rows of a board
    *("and", *month_abbr),  # in lists and dates: the browser knows no such language
}
"""What is the same in every language; beside places, cards, clauses and links."""


@pytest.fixture(scope="module")
def foreign_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("foreign")
    with (
        pseudo_language(folder / "locales"),
        serving_by(wall_clock, folder / "tables.db") as address,
    ):
        yield address


def plain_words(said: list[str]) -> set[str]:
    text = re.sub(r"http\S+|\b[a-f][1-6]\b|\bR[1-7](\.\d)?\b", " ", "\n".join(said))
    return set(re.findall("[A-Za-z]{2,}", text)) - STAYS


@pytest.mark.usefixtures("only_ours")
def test_every_page_is_foreign_and_whole(visit: Visit, foreign_address: str) -> None:
    def guest() -> TablePage:
        return visit(foreign_address, viewport=PHONE, locale=PSEUDO)

    found = list[str]()
    for name, player in tour(guest, EARLY):
        page = player.page
        assert player.language == PSEUDO
        found += [f"{name}, plain: {word}" for word in plain_words(page.evaluate(SAID))]
        for size in (LAPTOP, PHONE):
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            place = f"{name}, {size['width']} px"
            found += [f"{place}, cut off: {text}" for text in page.evaluate(CUT_OFF)]
            found += [f"{place}, overlapping: {text}" for text in page.evaluate(OVERLAPPING)]
    assert not found, "\n".join(found)
