"""The pages as a player sees them, so that tests read like play."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Literal, NamedTuple

from ceilings import CEILING_SECONDS
from playwright.sync_api import ConsoleMessage, Dialog, Locator, Page, WebSocket, expect

Way = Literal["solo", "bots", "device", "friends"]

ROUNDS = 17

CEILING = 1_000 * CEILING_SECONDS
"""The same in Playwright's milliseconds."""

expect.set_options(timeout=CEILING)

TURN = """() => ({
  islands: [...document.querySelectorAll('#board .island[data-allowed]')].map((e) => e.dataset.at),
  lines: [...document.querySelectorAll('#board .dots[data-allowed]')].map((e) => e.dataset.at),
})"""


CENTRES = """(islands) => islands.map((at) => {
  const land = document.querySelector(`#board #island-${at} .land`).getBoundingClientRect();
  return [land.x + land.width / 2, land.y + land.height / 2];
})"""

ATTRIBUTES = """([selector, name]) =>
  [...document.querySelectorAll(selector)].map((each) => each.getAttribute(name))"""


UNHURRIED = """
  window.time = { now: 0, pause: 1000 };
  performance.now = () => { time.now += time.pause; return time.now; };
  Object.defineProperty(Event.prototype, 'timeStamp', { get: () => performance.now() });
"""
"""Time, as far as the pages look at it: a second passes before each look, so that nobody here taps
twice in a hurry, unless a test stops it."""


class Turn(NamedTuple):
    """Where something may be marked now."""

    islands: list[str]
    lines: list[str]


class Point(NamedTuple):
    x: float
    y: float


class TablePage:
    """Someone's page. What goes wrong in it is noted in `troubles`, and no test may leave any."""

    def __init__(self, page: Page, address: str, *, touch: bool = False) -> None:
        self.page = page
        self.address = address
        self.troubles: list[str] = []
        self._tap_at: Callable[[float, float], None] = (
            page.touchscreen.tap if touch else page.mouse.click
        )
        self._sockets: list[WebSocket] = []
        page.context.set_default_timeout(CEILING)
        page.add_init_script(UNHURRIED)
        page.on("websocket", lambda socket: self._sockets.append(socket))
        page.on("pageerror", lambda error: self.troubles.append(f"page: {error}"))
        page.on("console", self._on_console)
        page.on("dialog", self.on_dialog)

    def _on_console(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.troubles.append(f"console: {said.text}")

    def on_dialog(self, dialog: Dialog) -> None:
        self.troubles.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    # Getting to a table

    def home(self) -> "TablePage":
        self.page.goto(self.address)
        return self

    def form(self, way: Way) -> Locator:
        """The form of one way to play, unfolded."""
        details = self.page.locator(f'details[data-way="{way}"]')
        if details.get_attribute("open") is None:
            details.locator("> summary").click()
        return details.locator("form")

    def fill_in(self, way: Way, *names: str, **choices: str | bool) -> Locator:
        form = self.form(way)
        for field, name in zip(form.locator('[name="name"]').all(), names, strict=False):
            field.fill(name)
        more = form.locator("details.more")
        if choices and more.get_attribute("open") is None:
            more.locator("summary").click()
        for key, choice in choices.items():
            fields = form.locator(f'[name="{key}"]')
            if isinstance(choice, bool):
                fields.set_checked(choice)
            elif fields.first.get_attribute("type") == "radio":
                form.locator(f'[name="{key}"][value="{choice}"]').check()
            else:
                for field in fields.locator("visible=true").all():
                    field.select_option(choice)
        return form

    def start(self, way: Way, *names: str, **choices: str | bool) -> "TablePage":
        """Open a table from the home page."""
        self.home()
        self.fill_in(way, *names, **choices).locator("button.main").click()
        self.page.wait_for_url(re.compile("/tables/"))
        return self

    def open(self, *names: str, bots: int = 0, **options: str | int) -> "TablePage":
        """Sit at a new table at once, where the way over the home page is not the point."""
        opened = self._open(names, bots, options)
        return self.follow(f"{self.address}/tables/{opened['table']}")

    def watch(self, **options: str | int) -> "TablePage":
        """Look at a new table of somebody else's."""
        opened = self._open(["Ann"], 0, options)
        self.page.context.clear_cookies()
        self.follow(f"{self.address}/tables/{opened['table']}#watch={opened['spectator']}")
        expect(self.part("what")).to_have_text("You are watching Ann.")
        return self

    def _open(
        self, names: Sequence[str], bots: int, options: Mapping[str, str | int]
    ) -> dict[str, str]:
        places = [*({"name": name} for name in names), *[{"bot": "novice"}] * bots]
        mode = "table" if places[1:] else "solo"
        answer = self.page.context.request.post(
            f"{self.address}/api/tables",
            data={"places": places, "options": {"mode": mode, "settles": False, **options}},
        )
        opened: dict[str, str] = answer.json()
        return opened

    def follow(self, link: str) -> "TablePage":
        self.page.goto(link)
        return self

    def join(self, link: str, name: str) -> "TablePage":
        """Take a seat by an invitation."""
        self.follow(link)
        self.panel.locator("input").fill(name)
        self.panel.locator("button.main").click()
        self.page.wait_for_url(re.compile("/tables/[^#]+$"))
        return self

    @property
    def invitation(self) -> str:
        return self.panel.locator(".link").inner_text()

    @property
    def links(self) -> dict[str, str]:
        """The links of this table that its opener's browser has kept."""
        kept = self.page.evaluate("() => localStorage.getItem('hashi-tables')")
        links: dict[str, str] = json.loads(kept)[0]["links"]
        return links

    # What is to be seen

    @property
    def language(self) -> str:
        return self.page.locator("html").get_attribute("lang") or ""

    def part(self, name: str) -> Locator:
        return self.page.locator(f"#{name}")

    @property
    def panel(self) -> Locator:
        """What lies over the board, to be closed or not."""
        return self.page.locator("#panel[open], #cover:not([hidden])")

    def island(self, at: str) -> Locator:
        return self.page.locator(f"#board #island-{at}")

    def bridges(self, line: str) -> Locator:
        return self.page.locator(f"#board #bridges-{line}")

    def number(self, at: str) -> Locator:
        return self.island(at).locator(".number")

    @property
    def plain(self) -> str:
        """An island without a flag, on which a first number may stand."""
        return self._first(".island:not([data-flag])")

    @property
    def flagged(self) -> str:
        return self._first(".island[data-flag]")

    def _first(self, selector: str) -> str:
        return self.page.locator(f"#board {selector}").first.get_attribute("data-at") or ""

    @property
    def lines(self) -> list[str]:
        """All of the board."""
        return self.attributes("#board .dots", "data-at")

    def attributes(self, selector: str, name: str) -> list[str]:
        """Of all that the page has at one moment."""
        found: list[str] = self.page.evaluate(ATTRIBUTES, [selector, name])
        return found

    def line_at(self, island: str) -> str:
        """A line on which a bridge to the island may be drawn."""
        return next(line for line in self.turn.lines if island in line.split("-"))

    @property
    def card(self) -> tuple[int, int]:
        """Its number, and how many bridges it asks for."""
        number, bridges = (self.part("card").get_attribute("data-card") or "").split("/")
        return int(number), int(bridges)

    @property
    def turn(self) -> Turn:
        found = self.page.evaluate(TURN)
        return Turn(found["islands"], found["lines"])

    # Marking

    def centre(self, at: str) -> Point:
        (centre,) = self._centres(at)
        return centre

    def _centres(self, *islands: str) -> list[Point]:
        return [Point(*each) for each in self.page.evaluate(CENTRES, islands)]

    def place(self, at: str) -> Point:
        """Where to tap for an island or a line: half a cell from where the line begins."""
        if "-" not in at:
            return self.centre(at)
        one, other = at.split("-")
        cells = abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))
        (x1, y1), (x2, y2) = self._centres(one, other)
        return Point(x1 + (x2 - x1) / cells / 2, y1 + (y2 - y1) / cells / 2)

    def tap(self, at: str) -> None:
        """Whatever comes of it."""
        self._tap_at(*self.place(at))

    def mark(self, *places: str) -> None:
        """Tap, and wait each time until the server has confirmed it."""
        for at in places:
            self.confirmed(partial(self.tap, at))

    def drag(self, line: str) -> None:
        """From island to island."""
        one, other = self._centres(*line.split("-"))
        self.page.mouse.move(*one)
        self.page.mouse.down()
        self.page.mouse.move(*other, steps=4)
        self.page.mouse.up()

    def confirmed(self, act: Callable[[], None]) -> None:
        """Until the server has told the draft as it is then."""
        self._until_told("own", act)

    def answered(self, act: Callable[[], None]) -> None:
        """Until the server has also said that it was done, which comes after that."""
        self._until_told("ok", act)

    def _until_told(self, kind: str, act: Callable[[], None]) -> None:
        with self._sockets[-1].expect_event(
            "framereceived", lambda frame: f'"type":"{kind}"' in str(frame)
        ):
            act()

    # The buttons

    def press(self, button: Literal["undo", "skip", "done", "hint"]) -> None:
        self.part(button).click()

    def pass_(self) -> None:
        """Leave out both actions: the button asks, and Done confirms."""
        self.press("skip")
        self.done()

    def done(self) -> None:
        expect(self.part("done")).to_be_enabled()
        self.press("done")

    def take_hint(self) -> None:
        """Again, where the master had no time."""
        for _ in range(30):
            self.press("hint")
            expect(self.page.locator("#hint:not([aria-busy])")).to_be_visible()
            if not self.page.locator("#why.refused").count():
                return
        raise AssertionError("there was no hint to be had")

    # Playing

    def wait_for_round(self, round: int) -> None:
        """The first entry is round 0."""
        if round == 0:
            expect(self.part("done")).to_be_visible()  # also below the list of who has come
            expect(self.part("cover")).to_be_hidden()
        else:
            words = re.compile(rf"^{round} / {ROUNDS}")
            expect(self.part("round")).to_have_text(words)
            expect(self.part("card")).to_be_visible()

    def first_entry(self, at: str | None = None, number: Literal[3, 4] = 3) -> str:
        self.wait_for_round(0)
        at = at or self.plain
        self.mark(*[at] * (number - 2))
        self.done()
        return at

    def draft_something(
        self, choose: Callable[[Sequence[str]], str] = lambda places: places[-1]
    ) -> None:
        """A turn as it comes: a number if there is room, and bridges if they can be drawn."""
        if islands := self.turn.islands:
            self.mark(choose(islands))
        for _ in range(self.card[1]):
            lines = self.turn.lines
            if not lines:
                self.leave_bridges_out()
                return
            self.mark(choose(lines))

    def leave_bridges_out(self) -> None:
        if self.page.locator("#board .bridges[data-draft]").count():
            self.confirmed(lambda: self.press("skip"))

    def play_round(self) -> None:
        """Draft something, and be done; pass where nothing can be drafted."""
        self.draft_something()
        is_blank = self.page.locator("#board [data-draft]").count() == 0
        self.pass_() if is_blank else self.done()
