"""Short ways to play games in tests."""

from pictures import board, card, island, move

from hashi.records import deck_named
from hashi.rules import Game, Mode, Pen, Refused, Setup, Start

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def start(text: str) -> Start:
    """`c2=3`"""
    place, number = text.split("=")
    return Start(island(place), int(number))


def begin(rows: str, *starts: str, pen: Pen = Pen.CHECKED, mode: Mode = Mode.TABLE) -> Game:
    """A game of as many players as starts, on a board given by its rows."""
    names = NAMES[: len(starts)]
    setup = Setup(board(rows), deck_named("standard"), mode, pen, names)
    return Game.begin(setup, tuple(map(start, starts)))


def play(game: Game, *rounds: str) -> Game:
    """`5/3 | b2 a1=b1 a1-a3 | - -` for each round; a single word repeats a pass for everyone."""
    for round in rounds:
        its_card, *moves = (part.strip() for part in round.split("|"))
        everyone = moves or ["- -"] * len(game.courses)
        game = game.reveal(card(its_card)).play(tuple(map(move, everyone)))
    return game


def code_of(refused: Refused) -> tuple[str, str, int, int | None]:
    return refused.fault.code, refused.fault.clause, refused.round, refused.player
