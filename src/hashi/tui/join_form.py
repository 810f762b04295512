"""An invitation to a server's table, typed or pasted, and the name of whoever accepts it."""

from typing import NamedTuple

from rich.cells import set_cell_size
from textual.content import Content

from hashi.records.notation import LONGEST_NAME
from hashi.tui.inks import Signs
from hashi.tui.words import Words

LABELS = ("play-join-link", "home-name")
LONGEST = (400, LONGEST_NAME)
"""Characters of a link, and of a name."""

WIDTH = 54
"""Characters of a link that are seen: the last ones."""


class JoinRequest(NamedTuple):
    """What is needed to take a seat; who has one there already needs no name."""

    link: str
    name: str


def on_one_line(text: str) -> str:
    """Text is copied with line ends, which a field to type in does not hold."""
    return "".join(each for each in text if each.isprintable())


class JoinForm:
    """Two lines to type on."""

    help = "play-join-how"
    is_typing = True

    def __init__(self, words: Words) -> None:
        self._words = words
        self._typed = ["", ""]
        self._row = 0

    def press(self, key: str, character: str | None) -> JoinRequest | None:
        link, name = self._typed
        match key:
            case "up" | "down" | "tab" | "shift+tab":
                self._row = 1 - self._row
            case "backspace":
                self._typed[self._row] = self._typed[self._row][:-1]
            case "enter" if self._row == 0 and not name:
                self._row = 1
            case "enter":
                return JoinRequest(link.strip(), name.strip())
            case _:
                self.paste(character or "")
        return None

    def paste(self, text: str) -> None:
        typed = self._typed[self._row] + on_one_line(text)
        self._typed[self._row] = typed[: LONGEST[self._row]]

    def click(self, row: int) -> None:
        self._row = row

    def lines(self, signs: Signs, _: int) -> list[tuple[int | None, Content]]:
        """Each with the row that a click on it means."""
        title = Content.assemble((self._words.say("play-join"), "bold $gold"))
        fields = [(row, self._line(row, signs)) for row in range(len(LABELS))]
        return [(None, title), (None, Content("")), *fields]

    def _line(self, row: int, signs: Signs) -> Content:
        is_chosen = row == self._row
        labels = [self._words.say(label) for label in LABELS]
        widest = max(map(len, labels))
        shown = self._typed[row][-WIDTH:] + ("_" if is_chosen else "")
        return Content.assemble(
            (f"{signs.here if is_chosen else ' '} ", "bold $gold"),
            (set_cell_size(labels[row], widest + 2), "bold $ink" if is_chosen else "$ink"),
            (shown, "$draft"),
        )
