"""Sheets drawn as SVG."""

from xml.etree import ElementTree

from pictures import board, islands, sheet

from hashi.draw.svg import draw_svg

SVG = "{http://www.w3.org/2000/svg}"


def drawn() -> ElementTree.Element:
    marked = sheet(board("oRo/B.o"), "3=2-o\n|\nB   4")
    text = draw_svg(marked, islands("b1"), islands("c2"), label="Ann's <sheet>")
    return ElementTree.fromstring(text)


def by_id(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}


def test_every_island_line_and_bridge_has_an_id() -> None:
    ids = by_id(drawn())
    lines = ["a1-a2", "a1-b1", "a2-c2", "b1-c1", "c1-c2"]
    assert sorted(ids) == sorted(
        [f"island-{name}" for name in ("a1", "b1", "c1", "a2", "c2")]
        + [f"{kind}-{line}" for kind in ("line", "bridges") for line in lines]
    )


def test_a_sheet_is_the_board_with_attributes() -> None:
    ids = by_id(drawn())
    assert ids["bridges-a1-b1"].attrib["data-count"] == "2"
    assert ids["bridges-a1-a2"].attrib["data-count"] == "1"
    assert ids["bridges-a2-c2"].attrib["data-count"] == "0"
    assert ids["line-a1-b1"].attrib["data-count"] == "2"
    assert ids["island-b1"].attrib["data-state"] == "finished"
    assert ids["island-c2"].attrib["data-state"] == "crossed-out"
    assert ids["island-a1"].attrib["data-state"] == ""


def test_numbers_stand_on_their_islands() -> None:
    numbers = {
        name: island.findtext(f"{SVG}text")
        for name, island in by_id(drawn()).items()
        if name.startswith("island")
    }
    assert numbers == {
        "island-a1": "3",
        "island-b1": "2",
        "island-c1": "",
        "island-a2": "",
        "island-c2": "4",
    }


def test_columns_and_rows_are_named() -> None:
    names = [text for text in drawn().iter(f"{SVG}text") if text.attrib["class"] == "name"]
    assert [name.text for name in names] == ["a", "b", "c", "1", "2"]


def test_flags_differ_in_shape() -> None:
    flags = {
        element.attrib["class"]: element.attrib["d"]
        for element in drawn().iter(f"{SVG}path")
        if "flag" in element.attrib["class"]
    }
    assert flags.keys() == {"flag red", "flag blue"}
    assert flags["flag red"] != flags["flag blue"]


def test_everything_lies_inside_the_picture() -> None:
    root = drawn()
    width, height = int(root.attrib["width"]), int(root.attrib["height"])
    for element in root.iter(f"{SVG}g"):
        if element.attrib["class"] == "island":
            x, y = map(int, element.attrib["transform"][10:-1].split())
            assert 40 <= x <= width - 40
            assert 40 <= y <= height - 40


def test_words_in_a_picture_are_only_words() -> None:
    assert drawn().attrib["aria-label"] == "Ann's <sheet>"
