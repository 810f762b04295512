"""What a seat is done with, or may be: moves and drafts, read and held against the table."""

from hashi.records import parse_move, parse_start
from hashi.rules import Card, Course, Game, Move, why_not, why_not_start
from hashi.table.draft import check_count, read_marks
from hashi.table.events import Moved
from hashi.table.refusal import Refusal, refusal_of
from hashi.table.table import CHECKED, Phase, Table


def checked_move(table: Table, seat: int, text: str) -> str:
    """The move as a record writes it, if the rules allow it."""
    if table.phase is Phase.CHECKING:
        return CHECKED
    if table.phase is Phase.OPENING:
        check_first_entry(table, (text,))
        return str(parse_start(text))
    course, card = turn_of(table, seat)
    move = read_move(text)
    if fault := course.why_not(card, move):
        raise refusal_of(fault)
    return str(move)


def read_move(text: str) -> Move:
    move = parse_move(text)
    check_count(move)
    return move


def check_first_entry(table: Table, marks: tuple[str, ...]) -> None:
    if len(marks) > 1:
        raise Refusal("one-entry", "R2.1")
    for mark in marks:
        if fault := why_not_start(table.board, parse_start(mark)):
            raise refusal_of(fault)


def check_advice(table: Table, seat: int, move: str) -> None:
    """Whatever the pen: what a bot thought of may be wrong, or be for a sheet that was put right
    since."""
    if table.phase is Phase.OPENING:
        check_first_entry(table, (move,))
        return
    course, card = turn_of(table, seat)
    if fault := why_not(course.sheet, card, parse_move(move)):
        raise refusal_of(fault)


def draft_as_move(table: Table, seat: int, now: int) -> Moved | None:
    """A draft with which the player could be done. Half of the bridges are no whole move, even
    if the free pen would write them."""
    marks = table.drafts[seat]
    if not marks:
        return None
    if table.phase is Phase.OPENING:
        return Moved(now, seat, table.round, str(parse_start(marks[0])))
    course, card = turn_of(table, seat)
    move = read_marks(marks)
    if len(move.bridges) not in (0, card.bridges) or course.why_not(card, move):
        return None
    return Moved(now, seat, table.round, str(move))


def marks_of(table: Table, seat: int) -> tuple[str, ...]:
    """What was done, as a draft again."""
    hand = table.hands[seat]
    if hand is None or table.phase is Phase.CHECKING:
        return ()
    if table.phase is Phase.OPENING:
        return (hand,)
    move = parse_move(hand)
    return tuple(map(str, filter(None, (move.entry, *move.bridges))))


def turn_of(table: Table, seat: int) -> tuple[Course, Card]:
    """What the player has before them while a card is turned up."""
    game = game_of(table)
    assert game.card, "a card is turned up in every round"
    return game.courses[seat], game.card


def game_of(table: Table) -> Game:
    if table.game is None:
        raise Refusal("wrong-round", None, round=table.round)
    return table.game
