"""The first screen: who plays, and on which board."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar, Literal

from rich.cells import cell_len, set_cell_size
from textual.content import Content

from hashi.records import Unreadable, board_names, parse_name
from hashi.rules import Mode, Pen
from hashi.rules.game import MOST_PLAYERS
from hashi.table.opening import Place, TableRequest
from hashi.table.options import Options
from hashi.table.refusal import Refusal
from hashi.table.seat import Level
from hashi.tui.game_list import GameList, board_of, names_of
from hashi.tui.inks import Signs
from hashi.tui.join_form import JoinForm, JoinRequest, on_one_line
from hashi.tui.overlays import keys
from hashi.tui.rules_pages import rules_page
from hashi.tui.unfinished_games import UnfinishedGame
from hashi.tui.words import Words

LEVELS: list[Level] = ["novice", "steady", "master", "random"]
PENS = (Pen.CHECKED, Pen.FREE)
LONGEST = 120
"""Characters for all names together."""

Start = TableRequest | Path | JoinRequest
"""What a table comes from: a new game, the file of one that was left, an invitation."""


@dataclass(frozen=True)
class Menu:
    """What can be chosen; `boards` are names, with what the options of a table say for them."""

    options: Options = field(default_factory=Options)
    boards: Mapping[str, str] = field(default_factory=lambda: {it: it for it in board_names()})
    unfinished_games: Callable[[], Sequence[UnfinishedGame]] = tuple
    """Reads them, which may take a moment; the last one first."""
    can_join: bool = True


class Chooser:
    """Rows, of which one is chosen; left and right change what stands in it."""

    LABELS: ClassVar = {
        "on": "play-go-on",
        "solo": "home-solo",
        "bots": "home-bots",
        "people": "play-people",
        "join": "play-join",
        "board": "home-board",
        "pen": "home-pen",
    }
    CHOICES = ("board", "pen")

    def __init__(self, words: Words, menu: Menu) -> None:
        self._words = words
        self.menu = menu
        self.games: Sequence[UnfinishedGame] | None = None
        """Those that were left; None until they are read."""
        missing = {"on"} if menu.can_join else {"on", "join"}
        self._rows = [row for row in self.LABELS if row not in missing]
        self._row = 0
        self._level = 1
        self._names = ""
        self._boards: list[tuple[str | None, str]] = [*menu.boards.items()]
        if menu.options.board not in menu.boards.values():
            self._boards.insert(0, (None, menu.options.board))
        self._board = [text for _, text in self._boards].index(menu.options.board)
        self._pen = PENS.index(menu.options.pen)
        self._page: Literal["keys", "rules"] | None = None
        """What was asked for, and goes away with any key, as it does in a game."""
        self._rules_page = 0
        self._form: GameList | JoinForm | None = None
        self._clickable: list[int | None] = []
        """The row of each line on the screen."""
        self.problem = ""
        self.is_busy = False
        """While a table is opened, which may take a server some time."""

    def offer(self, games: Sequence[UnfinishedGame]) -> None:
        """Games to go on with: the first choice, unless another one was made already."""
        self.games = games
        if games:
            self._rows.insert(0, "on")
            self._row += 1 if self._row else 0

    def press(self, key: str, character: str | None) -> Start | None:
        """What a table shall come from, once that is decided."""
        if self.is_busy:
            return None
        self.problem = ""
        if self._page:
            self._turn_page(key)
        elif self._form and key == "escape":
            self._form = None
        elif self._form:
            return self._form.press(key, character)
        else:
            return self._press(key, character)
        return None

    def _press(self, key: str, character: str | None) -> Start | None:
        row = self._rows[self._row]
        match key:
            case "up" | "down":
                self._row = (self._row + (1 if key == "down" else -1)) % len(self._rows)
            case "left" | "right":
                self._change(row, 1 if key == "right" else -1)
            case "enter":
                return self._enter(row)
            case "backspace" if row == "people":
                self._names = self._names[:-1]
            case _ if row == "people":
                self.paste(character or "")
            case "?":
                self._page = "keys"
            case "r":
                self._page, self._rules_page = "rules", 0
        return None

    def _turn_page(self, key: str) -> None:
        if self._page == "rules" and key == "r":
            self._rules_page += 1
        else:
            self._page = None

    def _enter(self, row: str) -> Start | None:
        if row == "join":
            self._form = JoinForm(self._words)
        elif row == "on":
            return self._go_on()
        elif row in self.CHOICES:
            self._row = 0
        else:
            return self._wish(row)
        return None

    def _go_on(self) -> Path | None:
        """With the one game that was left; several are listed."""
        games = self.games or ()
        if len(games) > 1:
            self._form = GameList(self._words, games)
            return None
        return games[0].file if games else None

    def paste(self, text: str) -> None:
        if isinstance(self._form, JoinForm):
            self._form.paste(text)
        elif self.is_typing:
            self._names = (self._names + on_one_line(text))[:LONGEST]

    def click(self, line: int) -> Start | None:
        """The mouse on a line of the screen: a way to play is taken, a choice changes."""
        self._page = None
        row = self._clickable[line] if 0 <= line < len(self._clickable) else None
        if row is None or self.is_busy:
            return None
        self.problem = ""
        if self._form:
            return self._form.click(row)
        self._row = row
        name = self._rows[row]
        if name in self.CHOICES:
            self._change(name, 1)
        elif name != "people" or self._names:
            return self._enter(name)
        return None

    @property
    def is_typing(self) -> bool:
        """Whether letters are text, and not keys."""
        if self._form:
            return self._form.is_typing
        return self._rows[self._row] == "people" and not self._page

    def _change(self, row: str, step: int) -> None:
        match row:
            case "bots":
                self._level = (self._level + step) % len(LEVELS)
            case "board":
                self._board = (self._board + step) % len(self._boards)
            case "pen":
                self._pen = (self._pen + step) % len(PENS)

    def _wish(self, way: str) -> TableRequest | None:
        (_, board), pen = self._boards[self._board], PENS[self._pen]
        me = Place(self._words.say("home-player", number=1))
        if way == "solo":
            return TableRequest((me,), Options(board, Mode.SOLO, pen))
        if way == "bots":
            return TableRequest((me, Place(bot=LEVELS[self._level])), Options(board, pen=pen))
        try:
            return TableRequest(self._people(), Options(board, pen=pen))
        except (Unreadable, Refusal):
            self.problem = self._words.say("play-need-names")
        return None

    def _people(self) -> tuple[Place, ...]:
        names = [parse_name(name) for name in self._names.split(",")]
        if not 2 <= len(names) <= MOST_PLAYERS or len(set(names)) < len(names):
            raise Refusal("seat-count", "R1.1")
        return tuple(map(Place, names))

    # What it looks like

    def content(self, signs: Signs, height: int) -> Content:
        """On a screen of so many lines."""
        words = self._words
        self._clickable = []
        if self._page:
            is_keys = self._page == "keys"
            return keys(words) if is_keys else rules_page(words, self._rules_page)
        lines = self._form.lines(signs, height) if self._form else self._lines(signs)
        self._clickable = [row for row, _ in lines]
        return Content("\n").join([*(line for _, line in lines), Content(""), self._told()])

    def _told(self) -> Content:
        """A problem, or what can be done; as wide as that, so that nothing moves."""
        about = "play-choose-names" if self.is_typing else "play-choose"
        helping = self._words.say(self._form.help if self._form else about)
        told = self.problem or (self._words.say("connecting") if self.is_busy else helping)
        padding = " " * (cell_len(helping) - cell_len(told))
        return Content.assemble((told + padding, "$red" if self.problem else "$soft"))

    def _lines(self, signs: Signs) -> list[tuple[int | None, Content]]:
        words = self._words
        ways = len(self._rows) - len(self.CHOICES)
        rows = [(row, self._line(row, signs)) for row in range(len(self._rows))]
        return [
            (None, Content.assemble((words.say("game"), "bold $gold"))),
            (None, Content.assemble((words.say("motto"), "$soft"))),
            (None, Content("")),
            *rows[:ways],
            (None, Content("")),
            *rows[ways:],
        ]

    def _line(self, row: int, signs: Signs) -> Content:
        is_chosen = row == self._row
        labels = {each: self._words.say(message) for each, message in self.LABELS.items()}
        widest = max(map(cell_len, labels.values()))
        name = self._rows[row]
        return Content.assemble(
            (f"{signs.here if is_chosen else ' '} ", "bold $gold"),
            (set_cell_size(labels[name], widest + 2), "bold $ink" if is_chosen else "$ink"),
            (self._stands_in(name), "$draft"),
        )

    def _stands_in(self, row: str) -> str:
        words = self._words
        match row:
            case "on" if self.games:
                last = self.games[0]
                return f"{names_of(words, last)}, {words.say('round-of', round=last.round)}"
            case "bots":
                return f"< {words.say(f'bot-{LEVELS[self._level]}')} >"
            case "people":
                return self._names + ("_" if self.is_typing else "")
            case "board":
                return f"< {board_of(words, self._boards[self._board][0])} >"
            case "pen":
                return f"< {words.say(f'pen-{PENS[self._pen].value}')} >"
        return ""
