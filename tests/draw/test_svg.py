"""Sheets drawn as SVG."""

from xml.etree import ElementTree

from pictures import board, islands, move, sheet

from hashi.draw.svg import draw_example_svg, draw_small_svg, draw_svg

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
    names = [text for text in drawn().iter(f"{SVG}text") if text.attrib["class"] == "edge"]
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


def example(made: str = "- -", wrong: str = "- -") -> ElementTree.Element:
    marked = sheet(board("o.R/.../o.o"), "3===R\n\n\n\no   o")
    none = islands("")
    moves = {"made": move(made), "wrong": move(wrong)}
    return ElementTree.fromstring(
        draw_example_svg(marked, none, none, **moves, number=5, label="<two>")
    )


def by_class(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [element for element in root.iter() if element.get("class") == name]


def test_many_examples_fit_on_one_page() -> None:
    root = example()
    assert by_id(root) == {}
    assert not list(root.iter(f"{SVG}style"))
    assert (root.attrib["role"], root.attrib["aria-label"]) == ("img", "<two>")
    assert not by_class(root, "badge")


def test_an_example_shows_what_was_written_last() -> None:
    root = example(made="a3 a1-c1 a1-a3")
    made = {
        element.attrib["data-at"]: element
        for element in root.iter()
        if "data-made" in element.attrib
    }
    assert sorted(made) == ["a1-a3", "a1-c1", "a3"]
    assert made["a1-c1"].attrib["data-made"] == "1"
    assert example(made="- a1=c1").find(f"{SVG}g[@data-made='2']") is not None


def test_what_is_not_allowed_has_a_sign_of_its_own() -> None:
    root = example(wrong="c3 a3-c3 a1-c1")
    assert [element.findtext(f"{SVG}text") for element in by_class(root, "refused")] == ["5"]
    assert len(by_class(root, "badge")) == 3
    ways = [element.attrib["d"] for element in by_class(root, "wrong") if "d" in element.attrib]
    assert ways == ["M61 162 L143 162", "M61 56 L143 56"], "beside the two bridges that lie there"


def test_a_small_picture_has_every_island_line_and_flag_and_no_id() -> None:
    root = ElementTree.fromstring(draw_small_svg(board("oRo/B.o")))
    paths = {element.attrib["class"]: element.attrib["d"] for element in root.iter("path")}
    strokes = {name: drawn.count("M") for name, drawn in paths.items()}
    assert strokes == {"dots": 5, "land": 5, "flag red": 1, "flag blue": 1}
    assert not any("id" in element.attrib for element in root.iter())
