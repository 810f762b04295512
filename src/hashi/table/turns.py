"""The turns of players: reading their moves and drafts, and checking them against the table."""

from hashi.records import parse_move, parse_start
from hashi.rules import Card, Course, Game, Move, why_not, why_not_start
from hashi.table.draft import check_count, read_marks
from hashi.table.events import Moved
from hashi.table.refusal import Refusal, refusal_of
from hashi.table.table import CHECKED, Phase, Table


def check_turn(table: Table, seat: int, round: int) -> None:
    """Refuse, unless the table waits for that seat in that round."""
    if not table.is_playing or round != table.round:
        raise Refusal("wrong-round", None, round=table.round)
    if table.hands[seat] is not None:
        raise Refusal("already-done")


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
    """Refuse a bot's move that breaks the rules, even with the free pen: a bot may err, or have
    thought of a sheet that was put right since."""
    if table.phase is Phase.OPENING:
        check_first_entry(table, (move,))
        return
    course, card = turn_of(table, seat)
    if fault := why_not(course.sheet, card, parse_move(move)):
        raise refusal_of(fault)


def draft_as_move(table: Table, seat: int, now: int) -> Moved | None:
    """The draft, if it is a whole move. With half of the bridges it is not, even if the free pen
    would write them."""
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
    """The move in hand, as a draft again."""
    hand = table.hands[seat]
    if hand is None or table.phase is Phase.CHECKING:
        return ()
    if table.phase is Phase.OPENING:
        return (hand,)
    move = parse_move(hand)
    return tuple(map(str, filter(None, (move.entry, *move.bridges))))


def turn_of(table: Table, seat: int) -> tuple[Course, Card]:
    """The player's sheets so far, and the card that is turned up."""
    game = game_of(table)
    assert game.card, "a card is turned up in every round"
    return game.courses[seat], game.card


def game_of(table: Table) -> Game:
    if table.game is None:
        raise Refusal("wrong-round", None, round=table.round)
    return table.game
