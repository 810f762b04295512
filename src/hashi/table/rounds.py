"""Rounds: bots move in them, and the last move ends them."""

from hashi.rules import ROUNDS, Pen
from hashi.table.dealer import HiddenCards
from hashi.table.events import AnyEvent, Ended, Moved, Resolved, TurnedUp
from hashi.table.seat import Level
from hashi.table.table import Phase, Table
from hashi.table.turns import check_advice, checked_move, draft_as_move


def bots_wanted(table: Table, now: int) -> list[tuple[int, Level]]:
    """The seats that bots shall move for now, each with its bot. No bot looks for mistakes."""
    if table.phase is Phase.CHECKING:
        return []
    return [(seat, bot) for seat in table.waits_for if (bot := table.bot_for(seat, now))]


def stand_in(
    table: Table, seat: int, round: int, move: str, by: Level, now: int, dealer: HiddenCards
) -> list[AnyEvent]:
    """A bot moves for a seat. The move is dropped if the seat no longer needs it.

    A whole move that the player drafted before the time was up counts instead.
    """
    if round != table.round or seat not in table.waits_for or table.bot_for(seat, now) is None:
        return []
    if table.is_time_up(now) and (drafted := draft_as_move(table, seat, now)):
        return with_end_of_round(table, [drafted], now, dealer)
    if table.phase is Phase.PLAYING:
        check_advice(table, seat, move)
    moved = checked_move(table, seat, move)
    return with_end_of_round(table, [Moved(now, seat, round, moved, by)], now, dealer)


def with_end_of_round(
    table: Table, moves: list[Moved], now: int, dealer: HiddenCards
) -> list[AnyEvent]:
    """The moves and, if they were the last and the round does not settle first, its end."""
    done = [move.seat for move in moves]
    if table.options.settles or any(seat not in done for seat in table.waits_for):
        return [*moves]
    return [*moves, *end_of_round(table, now, dealer)]


def end_of_round(table: Table, now: int, dealer: HiddenCards) -> list[AnyEvent]:
    """R3.8: all show what they did, and the next card is turned up or the game ends."""
    resolved = Resolved(now, table.round)
    if table.round < ROUNDS:
        card = dealer.card(table.round + 1)
        return [resolved, TurnedUp(now, table.round + 1, str(card))]
    if table.round == ROUNDS and table.options.pen is Pen.FREE:
        return [resolved]
    return [resolved, Ended(now, str(dealer.box), dealer.secret.hex())]
