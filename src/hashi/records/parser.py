"""Reading a record, line by line."""

import re
from collections.abc import Callable, Iterator
from enum import Enum
from itertools import islice
from typing import TypeVar

from hashi.records.library import deck_named, find_board
from hashi.records.notation import (
    LONGEST_TEXT,
    STRANGE,
    parse_card,
    parse_move,
    parse_names,
    parse_start,
)
from hashi.records.record import FIRST_LINE, FixLine, NoteLine, Record, RoundLine
from hashi.records.unreadable import Unreadable
from hashi.rules import ROUNDS, Card, Mode, Pen, Setup, Start
from hashi.rules.game import MOST_PLAYERS

LONGEST_RECORD = 100_000
"""In characters. A game of four in which every move is replaced stays far below."""

HEADERS = ("board", "deck", "mode", "pen", "players", "start")
"""The lines that every record has before its first round."""

_HEADER = re.compile(r"([A-Za-z][A-Za-z0-9_-]*):(.*)")
_ROUND = re.compile(r"([0-9]{1,5})\.(.*)")
_FIX = re.compile(r"fix +([0-9]{1,5}) +([^:]*):(.*)")
_HINT = re.compile(r"hint +([0-9]{1,5}) +(.*)")
_BOT = re.compile(r"bot +([0-9]{1,5}) +(.*) +([^ ]+)")

_Line = tuple[int, str]
_Result = TypeVar("_Result")
_Choice = TypeVar("_Choice", bound=Enum)


def parse_record(text: str) -> Record:
    """Read a record; raises `Unreadable` with the number of the line that cannot be read."""
    lines = list(_meaningful_lines(text))
    if not lines or not _is_first(lines[0]):
        raise Unreadable("not-a-record", lines[0][0] if lines else 1, wanted=FIRST_LINE)
    end = next((at for at, (_, line) in enumerate(lines) if at and not _is_header(line)), None)
    setup, starts, extras = _parse_head(lines[:end])
    body = _Body(setup)
    for number, line in lines[end:] if end else []:
        _on_line(number, body.read, line)
    return Record(setup, starts, extras, tuple(body.lines), body.box)


def begins_as_record(text: str) -> bool:
    """Whether it is meant to be one, be it readable or not."""
    return any(map(_is_first, islice(_meaningful_lines(text), 1)))


def _is_first(line: _Line) -> bool:
    return " ".join(line[1].split()) == FIRST_LINE


def _meaningful_lines(text: str) -> Iterator[_Line]:
    """The lines that are neither blank nor comment, with their numbers and without comments."""
    if len(text) > LONGEST_RECORD:
        cut = text.count("\n", 0, LONGEST_RECORD) + 1
        raise Unreadable("too-long", cut, most=LONGEST_RECORD)
    for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        line = raw.removesuffix("\r")
        if len(line) > LONGEST_TEXT:
            raise Unreadable("line-too-long", number, most=LONGEST_TEXT)
        if STRANGE.search(line):
            raise Unreadable("control-character", number)
        content = "" if line.startswith("#") else line.partition(" #")[0].strip()
        if content:
            yield number, content


def _is_header(line: str) -> bool:
    header = _HEADER.fullmatch(line)
    return header is not None and header[1] != "box"


def _on_line(number: int, parse: Callable[[str], _Result], text: str) -> _Result:
    """What the text of that line says."""
    try:
        return parse(text)
    except Unreadable as unreadable:
        raise unreadable.at(number) from None


def _parse_head(
    lines: list[_Line],
) -> tuple[Setup, tuple[Start, ...], tuple[tuple[str, str], ...]]:
    """The first line and the headers: what the game needs, and the extras, which are only kept."""
    known: dict[str, _Line] = {}
    extras: list[tuple[str, str]] = []
    for number, line in lines[1:]:
        word, _, text = line.partition(":")
        if word not in HEADERS:
            extras.append((word, text.strip()))
        elif word in known:
            raise Unreadable("header-twice", number, word=word)
        else:
            known[word] = (number, text.strip())
    for word in HEADERS:
        if word not in known:
            raise Unreadable("header-missing", lines[-1][0], word=word)

    def read(word: str, parse: Callable[[str], _Result]) -> _Result:
        number, text = known[word]
        return _on_line(number, parse, text)

    mode = read("mode", lambda text: _parse_choice(Mode, text))
    players = read("players", lambda text: _parse_players(text, mode))
    setup = Setup(
        read("board", find_board),
        read("deck", deck_named),
        mode,
        read("pen", lambda text: _parse_choice(Pen, text)),
        players,
    )
    return setup, read("start", lambda text: _parse_starts(text, setup)), tuple(extras)


def _parse_choice(choices: type[_Choice], text: str) -> _Choice:
    for choice in choices:
        if choice.value == text:
            return choice
    known = ", ".join(choice.value for choice in choices)
    raise Unreadable("not-a-choice", text=text, known=known)


def _parse_players(text: str, mode: Mode) -> tuple[str, ...]:
    return parse_names(_columns(text), 1 if mode is Mode.SOLO else MOST_PLAYERS)


def _parse_starts(text: str, setup: Setup) -> tuple[Start, ...]:
    starts = tuple(map(parse_start, _columns(text)))
    if len(starts) != len(setup.players):
        raise Unreadable("start-count", found=len(starts), wanted=len(setup.players))
    return starts


def _columns(text: str) -> list[str]:
    return [column.strip() for column in text.split("|")]


class _Body:
    """The rounds, what was put right, the notes, and the card in the box."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.lines: list[RoundLine | FixLine | NoteLine] = []
        self.rounds = 0
        self.box: Card | None = None

    def read(self, line: str) -> None:
        if self.box:
            raise Unreadable("after-box")
        if match := _ROUND.fullmatch(line):
            self.lines.append(self._parse_round(int(match[1]), match[2]))
            self.rounds += 1
        elif match := _FIX.fullmatch(line):
            if self.setup.pen is Pen.CHECKED:
                raise Unreadable("fix-with-checked-pen")
            player = self._parse_player(match[2])
            self.lines.append(FixLine(int(match[1]), player, parse_move(match[3])))
        elif match := _HINT.fullmatch(line):
            self.lines.append(NoteLine(*self._parse_helped(match[1], match[2])))
        elif match := _BOT.fullmatch(line):
            self.lines.append(NoteLine(*self._parse_helped(match[1], match[2]), match[3]))
        elif match := _HEADER.fullmatch(line):
            self._read_box(match[1], match[2])
        else:
            raise Unreadable("strange-line", text=line)

    def _parse_round(self, number: int, text: str) -> RoundLine:
        if number != self.rounds + 1:
            raise Unreadable("round-order", found=number, wanted=self.rounds + 1)
        card, *moves = _columns(text)
        if len(moves) != len(self.setup.players):
            raise Unreadable("move-count", found=len(moves), wanted=len(self.setup.players))
        return RoundLine(number, parse_card(card), tuple(map(parse_move, moves)))

    def _parse_player(self, text: str) -> str:
        if text.strip() not in self.setup.players:
            raise Unreadable("unknown-player", text=text.strip())
        return text.strip()

    def _parse_helped(self, number: str, player: str) -> tuple[int, str]:
        """The round in which a player had help, and who it was."""
        if not 1 <= int(number) <= self.rounds:
            raise Unreadable("note-too-early", found=int(number))
        return int(number), self._parse_player(player)

    def _read_box(self, word: str, text: str) -> None:
        if word != "box":
            raise Unreadable("header-too-late", word=word)
        if self.rounds < ROUNDS:
            raise Unreadable("box-too-early", wanted=ROUNDS)
        self.box = parse_card(text.strip())
