"""The complete games in `tests/golden`, replayed, and the facts that the tests tell of them."""

from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from textwrap import dedent

import pytest
from pictures import picture_of

from hashi.records import account, parse_record
from hashi.rules import Game, Refused

FILES = sorted((Path(__file__).parent / "golden").glob("*.hashi"))

COLUMN = 15
"""Characters from one player's sheet to the next, where several stand side by side."""


@dataclass(frozen=True)
class Points:
    """What a player's sheet says above the strip when the game is over."""

    name: str
    islands: int
    red: int
    blue: int
    six: int
    total: int


def record_text(name: str) -> str:
    (path,) = (path for path in FILES if path.stem == name)
    return path.read_text(encoding="utf-8")


def golden(name: str) -> Game:
    return parse_record(record_text(name)).replay()


def with_line(text: str, line: str, *, after: int) -> str:
    """The record with one line more, after that round and what is noted of it."""
    following = f"\n{after + 1}. "
    return text.replace(following, f"\n{line}{following}")


def refusal(text: str) -> Refused:
    """How the record breaks a rule."""
    record = parse_record(text)
    with pytest.raises(Refused) as refused:
        record.replay()
    return refused.value


def pictures(text: str) -> str:
    return dedent(text).strip("\n")


def sheets(game: Game) -> str:
    """Everyone's sheet, side by side under their names."""
    columns = [
        [name, *picture_of(course.sheet).split("\n")]
        for name, course in zip(game.setup.players, game.courses, strict=True)
    ]
    rows = zip_longest(*columns, fillvalue="")
    return "\n".join("".join(f"{cell:{COLUMN}}" for cell in row).rstrip() for row in rows)


def points(game: Game) -> list[Points]:
    return [
        Points(name, score.islands, score.red, score.blue, score.six, score.total)
        for name, score in zip(game.setup.players, game.scores, strict=True)
    ]


def awards(game: Game) -> list[str]:
    """`11 Ben: red 9`, in the order given; those of the final count are not among them."""
    players = game.setup.players
    return [f"{a.round} {players[a.player]}: {a.goal.value} {a.points}" for a in game.awards]


def winners(game: Game) -> list[str]:
    return [game.setup.players[winner] for winner in game.winners]


def mistakes(game: Game) -> list[str]:
    """`8 Ben: island-full b1 f1, put right after 9`, in the order made."""
    return [
        f"{made.round} {game.setup.players[player]}: {made.breach.code} "
        + " ".join(account.names(made.breach.islands))
        + ("" if made.fixed is None else f", put right after {made.fixed}")
        for player, made in account.mistakes(game)
    ]


def crossed_out(game: Game) -> dict[str, str]:
    return {
        name: " ".join(account.names(islands))
        for name, islands in zip(game.setup.players, game.crossed_out, strict=True)
    }
