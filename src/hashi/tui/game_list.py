"""The list of games that were left, of which one is chosen to go on with."""

from collections.abc import Sequence
from pathlib import Path

from rich.cells import set_cell_size
from textual.content import Content

from hashi.i18n.sentences import printable
from hashi.records import board_names
from hashi.tui.inks import Signs
from hashi.tui.unfinished_games import UnfinishedGame
from hashi.tui.words import Words

NAMES, BOARD, ROUND = 30, 14, 9
"""Columns, in characters; the last one is as wide as it needs."""

AROUND = 10
"""Lines of the screen that hold no game."""


class GameList:
    """A line for each game. Where there are more than fit, those around the chosen one."""

    help = "play-choose-game"
    is_typing = False

    def __init__(self, words: Words, games: Sequence[UnfinishedGame]) -> None:
        self._words = words
        self._games = games
        self._row = 0

    def press(self, key: str, _: str | None) -> Path | None:
        match key:
            case "up" | "down":
                self._row = (self._row + (1 if key == "down" else -1)) % len(self._games)
            case "enter":
                return self._games[self._row].file
        return None

    def click(self, row: int) -> Path | None:
        self._row = row
        return self.press("enter", None)

    def lines(self, signs: Signs, height: int) -> list[tuple[int | None, Content]]:
        """Each with the row that a click on it means."""
        room = max(1, height - AROUND)
        first = max(0, min(self._row - room // 2, len(self._games) - room))
        shown = range(first, min(first + room, len(self._games)))
        folder = self._words.say("play-games-folder", folder=str(self._games[0].file.parent))
        return [
            (None, Content.assemble((self._words.say("play-go-on"), "bold $gold"))),
            (None, Content("")),
            *((row, self._line(row, signs)) for row in shown),
            (None, Content("")),
            (None, Content.assemble((folder, "$soft"))),
        ]

    def _line(self, row: int, signs: Signs) -> Content:
        words, game = self._words, self._games[row]
        is_chosen = row == self._row
        round = words.say("round-of", round=game.round)
        when = f"{game.written:%Y-%m-%d %H:%M}"
        if game.is_taken:
            when = words.say("play-open-elsewhere")
        return Content.assemble(
            (f"{signs.here if is_chosen else ' '} ", "bold $gold"),
            (_column(names_of(words, game), NAMES), "bold $ink" if is_chosen else "$ink"),
            (_column(board_of(words, game.board), BOARD), "$ink"),
            (_column(round, ROUND), "$ink"),
            (when, "$red" if game.is_taken else "$soft"),
        )


def names_of(words: Words, game: UnfinishedGame) -> str:
    return words.listed(map(words.name, game.seats))


def board_of(words: Words, name: str | None) -> str:
    """What a board is called; one's own have one name in all languages."""
    if name is None:
        return words.say("play-own-board")
    return words.say("board-name", board=name) if name in board_names() else printable(name)


def _column(text: str, width: int) -> str:
    return set_cell_size(text, width - 2) + "  "
