"""The first screen: who plays, and on which board."""

from collections.abc import Sequence
from typing import ClassVar, Literal

from rich.cells import cell_len, set_cell_size
from textual.content import Content

from hashi.records import Unreadable, board_names, parse_name
from hashi.rules import Mode, Pen
from hashi.rules.game import MOST_PLAYERS
from hashi.table.opening import Place, Wish
from hashi.table.options import Level, Options
from hashi.table.refusal import Refusal
from hashi.tui.covers import keys
from hashi.tui.in_short import rules_page
from hashi.tui.inks import Signs
from hashi.tui.words import Words

LEVELS: Sequence[Level] = ("novice", "steady", "master", "random")
PENS = (Pen.CHECKED, Pen.FREE)
LONGEST = 120
"""Characters for all names together."""


class Chooser:
    """Rows, of which one is chosen; left and right change what stands in it.

    `left` tells of the game that one could go on with.
    """

    LABELS: ClassVar = {
        "on": "play-go-on",
        "solo": "home-solo",
        "bots": "home-bots",
        "people": "play-people",
        "board": "home-board",
        "pen": "home-pen",
    }
    CHOICES = ("board", "pen")

    def __init__(self, words: Words, options: Options, left: str | None = None) -> None:
        self._words = words
        self._left = left or ""
        rows = [row for row in self.LABELS if row != "on" or left]
        self._rows = rows
        self._ways = [row for row in rows if row not in self.CHOICES]
        self._row = 0
        self._level = 1
        self._names = ""
        self._boards = [*([] if options.board in board_names() else [options.board])]
        self._boards += board_names()
        self._board = self._boards.index(options.board)
        self._pen = PENS.index(options.pen)
        self._page: Literal["keys", "rules"] | None = None
        """What was asked for, and goes away with any key, as it does in a game."""
        self._rules_page = 0
        self.problem = ""

    def press(self, key: str, character: str | None) -> Wish | Literal["go on"] | None:
        """What is wished for, once that is decided."""
        self.problem = ""
        if self._page:
            self._turn_page(key)
            return None
        row = self._rows[self._row]
        match key:
            case "up" | "down":
                self._row = (self._row + (1 if key == "down" else -1)) % len(self._rows)
            case "left" | "right":
                self._change(row, 1 if key == "right" else -1)
            case "enter" if row == "on":
                return "go on"
            case "enter" if row in self._ways:
                return self._wish(row)
            case "enter":
                self._row = 0
            case "backspace" if row == "people":
                self._names = self._names[:-1]
            case _ if row == "people":
                if character and character.isprintable():
                    self._names = (self._names + character)[:LONGEST]
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

    @property
    def is_typing(self) -> bool:
        """Whether letters are names, and not keys."""
        return self._rows[self._row] == "people"

    def _change(self, row: str, step: int) -> None:
        match row:
            case "bots":
                self._level = (self._level + step) % len(LEVELS)
            case "board":
                self._board = (self._board + step) % len(self._boards)
            case "pen":
                self._pen = (self._pen + step) % len(PENS)

    def _wish(self, way: str) -> Wish | None:
        board, pen = self._boards[self._board], PENS[self._pen]
        me = Place(self._words.say("home-player", number=1))
        if way == "solo":
            return Wish((me,), Options(board, Mode.SOLO, pen))
        if way == "bots":
            return Wish((me, Place(bot=LEVELS[self._level])), Options(board, pen=pen))
        try:
            return Wish(self._people(), Options(board, pen=pen))
        except (Unreadable, Refusal):
            self.problem = self._words.say("play-need-names")
        return None

    def _people(self) -> tuple[Place, ...]:
        names = [parse_name(name) for name in self._names.split(",")]
        if not 2 <= len(names) <= MOST_PLAYERS or len(set(names)) < len(names):
            raise Refusal("seat-count", "R1.1")
        return tuple(map(Place, names))

    def content(self, signs: Signs) -> Content:
        words = self._words
        if self._page:
            is_keys = self._page == "keys"
            return keys(words) if is_keys else rules_page(words, self._rules_page)
        rows = [self._line(row, signs) for row in self._rows]
        help_line = "play-choose-names" if self.is_typing else "play-choose"
        told = (self.problem, "$red") if self.problem else (words.say(help_line), "$soft")
        lines = [
            Content.assemble((words.say("game"), "bold $gold")),
            Content.assemble((words.say("motto"), "$soft")),
            Content(""),
            *rows[: len(self._ways)],
            Content(""),
            *rows[len(self._ways) :],
            Content(""),
            Content.assemble(told),
        ]
        return Content("\n").join(lines)

    def _line(self, row: str, signs: Signs) -> Content:
        is_chosen = row == self._rows[self._row]
        labels = {each: self._words.say(message) for each, message in self.LABELS.items()}
        widest = max(map(cell_len, labels.values()))
        return Content.assemble(
            (f"{signs.here if is_chosen else ' '} ", "bold $gold"),
            (set_cell_size(labels[row], widest + 2), "bold $ink" if is_chosen else "$ink"),
            (self._stands_in(row), "$draft"),
        )

    def _stands_in(self, row: str) -> str:
        words, board = self._words, self._boards[self._board]
        match row:
            case "on":
                return self._left
            case "bots":
                return f"< {words.say(f'bot-{LEVELS[self._level]}')} >"
            case "people":
                return self._names + ("_" if self.is_typing else "")
            case "board":
                known = board in board_names()
                called = "board-name" if known else "play-own-board"
                return f"< {words.say(called, board=board)} >"
            case "pen":
                return f"< {words.say(f'pen-{PENS[self._pen].value}')} >"
        return ""
