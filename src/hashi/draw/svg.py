"""A sheet drawn as SVG.

The drawing holds every island, every dotted line and every bridge that could be drawn, each with an
id; a sheet only sets attributes on them. `sheet.css` says what they look like, and hides what is
not there.
"""

from importlib.resources import files
from string import ascii_lowercase
from xml.etree import ElementTree

from hashi.rules import Board, Flag, Island, Line, Move, Sheet
from hashi.rules.sheet import BRIDGES_PER_LINE

CELL = 60
"""From the middle of one cell to the middle of the next."""

MARGIN = 42
EDGE = 10
"""How far from the edge the names of columns and rows stand."""

LAND = 19
"""The radius of an island."""

GAP = 4
"""How far each of two bridges lies from the dotted line."""

BROADEST = 2 * (LAND - GAP)
"""How much room many bridges side by side take at most: no more than an island."""

# Shapes around the middle of an island. Flags differ in shape, so that no one needs their colours.
SHAPES = {
    Flag.RED: "M11 -36 h17 v12 h-17 z",
    Flag.BLUE: "M11 -36 l19 6.5 l-19 6.5 z",
}
POLE = "M11 -36 v24"
BRUSH = (
    "M13 -19.5 C3 -26 -15 -23 -21 -9 C-27 6 -17 21 -1 23 C14 25 25 13 23 -2 C22 -10 17 -16 10 -20"
)
CROSS = "M-17 -17 L17 17 M17 -17 L-17 17"

SMALL_LAND = f"M{{}} {{}}a{LAND} {LAND} 0 1 0 {2 * LAND} 0a{LAND} {LAND} 0 1 0 {-2 * LAND} 0z"
SMALL_FLAGS = {
    Flag.RED: "M{} {}m-15 -15h30v30h-30z",
    Flag.BLUE: "M{} {}m-15 -17l34 17l-34 17z",
}
"""Where a flag would be too small to see, its shape fills the island."""

SMALL = 0.7
"""How large an example is drawn, beside a sheet to play on."""

BADGE = 9
"""The radius of the sign on what is not allowed, so that no one needs its colour."""
BADGE_CROSS = "M-3.5 -3.5 L3.5 3.5 M3.5 -3.5 L-3.5 3.5"


def draw_svg(
    sheet: Sheet, finished: frozenset[Island], crossed_out: frozenset[Island], *, label: str
) -> str:
    """A picture that can stand alone; `label` is what it shows, for those who cannot see it."""
    root = draw_parts(sheet, finished, crossed_out)
    width, height = picture_size(sheet.board)
    for name, text in {"width": str(width), "height": str(height), "role": "img"}.items():
        root.set(name, text)
    root.set("aria-label", label)
    style = ElementTree.Element("style")
    style.text = sheet_css()
    root.insert(0, style)
    return _text(root)


def draw_board_svg(board: Board) -> str:
    """The empty board for a page, which brings the style, and sets the attributes itself."""
    return _text(draw_parts(Sheet.blank(board), frozenset(), frozenset()))


def draw_small_svg(board: Board) -> str:
    """The empty board as large as a thumb: without names and ids, what looks alike in one path."""
    width, height = picture_size(board)
    view = {"viewBox": f"0 0 {width} {height}", "class": "sheet small", "aria-hidden": "true"}
    root = ElementTree.Element("svg", view)
    _add(root, "rect", {"class": "sea", "width": str(width), "height": str(height), "rx": "30"})
    dots = " ".join(_stroke(line, 0) for line in board.lines)
    _add(root, "path", {"class": "dots", "data-count": "0", "d": dots})
    land = "".join(SMALL_LAND.format(x - LAND, y) for x, y in map(_centre, board.islands))
    _add(root, "path", {"class": "land", "d": land})
    for flag, shape in SMALL_FLAGS.items():
        places = [_centre(island) for island in board.islands if board.flags[island] is flag]
        drawn = "".join(shape.format(x, y) for x, y in places)
        _add(root, "path", {"class": f"flag {flag.name.lower()}", "d": drawn})
    return ElementTree.tostring(root, encoding="unicode")


def draw_example_svg(
    sheet: Sheet,
    finished: frozenset[Island],
    crossed_out: frozenset[Island],
    *,
    made: Move,
    wrong: Move,
    number: int,
    label: str,
) -> str:
    """A small picture for a page with many: the page brings the style, and nothing has an id.

    `made` is what was written last. `wrong` is what the rules refuse: not on the sheet, but drawn
    over it as such, with `number` as the entry.
    """
    root = draw_parts(sheet, finished, crossed_out)
    width, height = (str(round(SMALL * side)) for side in picture_size(sheet.board))
    root.attrib |= {"width": width, "height": height, "role": "img", "aria-label": label}
    bridges = list(map(str, made.bridges))
    for element in root.iter():
        element.attrib.pop("id", None)
        at = element.get("data-at", "")
        if element.get("class") == "bridges" and at in bridges:
            element.set("data-made", str(bridges.count(at)))
        elif element.get("class") == "island" and at == str(made.entry):
            element.set("data-made", "")
    for line in wrong.bridges:
        _add_wrong_bridge(root, line, sheet.bridges_on(line))
    if wrong.entry:
        _add_wrong_number(root, wrong.entry, number)
    return _text(root)


def sheet_css() -> str:
    """What the attributes look like."""
    return (files("hashi.draw") / "sheet.css").read_text(encoding="utf-8")


def draw_parts(
    sheet: Sheet, finished: frozenset[Island], crossed_out: frozenset[Island]
) -> ElementTree.Element:
    """The drawing itself, for whoever brings the style."""
    board = sheet.board
    width, height = picture_size(board)
    root = ElementTree.Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {width} {height}",
            "class": "sheet",
        },
    )
    _add(root, "rect", {"class": "sea", "width": str(width), "height": str(height), "rx": "18"})
    _add_names(root, board)
    # Dotted lines lie below all bridges, which may cross them.
    for line in board.lines:
        dots = {"class": "dots", "id": f"line-{line}", "data-at": str(line), "d": _stroke(line, 0)}
        _add(root, "path", dots).set("data-count", str(sheet.bridges_on(line)))
    for line in board.lines:
        _add_bridges(root, line, sheet.bridges_on(line))
    for island in board.islands:
        state = "crossed-out" if island in crossed_out else "finished" if island in finished else ""
        _add_island(root, island, board.flags[island], sheet.number(island), state)
    return root


def picture_size(board: Board) -> tuple[int, int]:
    columns, rows = len(board.rows[0]), len(board.rows)
    return 2 * MARGIN + CELL * (columns - 1), 2 * MARGIN + CELL * (rows - 1)


def _add_names(root: ElementTree.Element, board: Board) -> None:
    """Of columns and rows, as sentences name islands by them."""
    for column, name in enumerate(ascii_lowercase[: len(board.rows[0])]):
        _add_name(root, MARGIN + CELL * column, EDGE, name)
    for row in range(len(board.rows)):
        _add_name(root, EDGE, MARGIN + CELL * row, str(row + 1))


def _add_name(root: ElementTree.Element, x: int, y: int, name: str) -> None:
    place = {"class": "edge", "x": str(x), "y": str(y + 4), "aria-hidden": "true"}
    _add(root, "text", place).text = name


def _text(root: ElementTree.Element) -> str:
    ElementTree.indent(root)
    return ElementTree.tostring(root, encoding="unicode") + "\n"


def _add(
    parent: ElementTree.Element, tag: str, attributes: dict[str, str] | None = None
) -> ElementTree.Element:
    return ElementTree.SubElement(parent, tag, attributes or {})


def _centre(island: Island) -> tuple[int, int]:
    return MARGIN + CELL * island.column, MARGIN + CELL * island.row


def _stroke(line: Line, aside: float, short: int = 0) -> str:
    """The way along a line, or so far aside from it, and so much short of the islands' middles."""
    (x1, y1), (x2, y2) = map(_centre, line)
    dx, dy = (0, aside) if line.is_horizontal else (aside, 0)
    sx, sy = (short, 0) if line.is_horizontal else (0, short)
    return f"M{x1 + dx + sx} {y1 + dy + sy} L{x2 + dx - sx} {y2 + dy - sy}"


def _add_bridges(root: ElementTree.Element, line: Line, count: int) -> None:
    """One in the middle, or two side by side; which of them are a draft is for a page to say.

    R4.1: more are a mistake, and only the free pen draws them.
    """
    place = {"class": "bridges", "id": f"bridges-{line}", "data-at": str(line)}
    bridges = _add(root, "g", {**place, "data-count": str(count)})
    if count > BRIDGES_PER_LINE:
        gap = min(2 * GAP, BROADEST / (count - 1))
        for at in range(count):
            aside = (at - (count - 1) / 2) * gap
            _add(bridges, "path", {"class": "many", "d": _stroke(line, aside)})
        return
    _add(bridges, "path", {"class": "one", "d": _stroke(line, 0)})
    _add(bridges, "path", {"class": "two", "d": _stroke(line, -GAP)})
    _add(bridges, "path", {"class": "two last", "d": _stroke(line, GAP)})


def _add_island(
    root: ElementTree.Element, island: Island, flag: Flag | None, number: int, state: str
) -> None:
    x, y = _centre(island)
    place = {"class": "island", "id": f"island-{island}", "data-at": str(island)}
    group = _add(root, "g", {**place, "transform": f"translate({x} {y})", "data-state": state})
    _add(group, "circle", {"class": "land", "r": str(LAND)})
    _add(group, "path", {"class": "brush", "d": BRUSH})
    if flag:
        group.set("data-flag", flag.name.lower())
        _add(group, "path", {"class": "pole", "d": POLE})
        _add(group, "path", {"class": f"flag {flag.name.lower()}", "d": SHAPES[flag]})
    _add(group, "text", {"class": "number", "y": "8"}).text = str(number or "")
    _add(group, "path", {"class": "cross", "d": CROSS})


def _add_wrong_bridge(root: ElementTree.Element, line: Line, count: int) -> None:
    """Beside the bridges that lie there, from shore to shore."""
    aside = GAP * (count + 1) + 2 if count else 0
    _add(root, "path", {"class": "wrong", "d": _stroke(line, aside, short=LAND)})
    (x1, y1), (x2, y2) = map(_centre, line)
    dx, dy = (0, aside) if line.is_horizontal else (aside, 0)
    _add_badge(root, (x1 + x2) // 2 + dx, (y1 + y2) // 2 + dy)


def _add_wrong_number(root: ElementTree.Element, island: Island, number: int) -> None:
    x, y = _centre(island)
    group = _add(root, "g", {"class": "refused", "transform": f"translate({x} {y})"})
    _add(group, "circle", {"class": "wrong", "r": str(LAND)})
    _add(group, "text", {"class": "number", "y": "8"}).text = str(number)
    _add_badge(group, 18, 17)


def _add_badge(parent: ElementTree.Element, x: int, y: int) -> None:
    badge = _add(parent, "g", {"class": "badge", "transform": f"translate({x} {y})"})
    _add(badge, "circle", {"r": str(BADGE)})
    _add(badge, "path", {"d": BADGE_CROSS})
