"""Time passes at a table: when something is due next, and what then happens."""

from hashi.table.dealer import HiddenCards
from hashi.table.events import AnyEvent, Closed, Moved
from hashi.table.rounds import end_of_round, with_end_of_round
from hashi.table.table import CHECKED, FINAL_CHECK, Phase, Table
from hashi.table.turns import draft_as_move


def next_alarm(table: Table, now: int) -> int | None:
    """When `pass_time` will have something to do; None if the table waits for people and bots."""
    if table.settles_at is not None:
        return table.settles_at
    if table.phase is Phase.CHECKING and any(table.bot_for(s, now) for s in table.waits_for):
        return now
    if table.deadline is not None and now < table.deadline and table.waits_for:
        return table.deadline
    return None


def pass_time(table: Table, now: int, dealer: HiddenCards) -> list[AnyEvent]:
    """What is due by now: a round has settled, or its time is up.

    When the time is up, a draft that is a whole move counts; for the others bots will move.
    """
    if table.settles_at is not None and now >= table.settles_at:
        return end_of_round(table, now, dealer)
    if table.phase is Phase.CHECKING:
        seats = [seat for seat in table.waits_for if table.bot_for(seat, now)]
        checked = [Moved(now, seat, FINAL_CHECK, CHECKED) for seat in seats]
        return with_end_of_round(table, checked, now, dealer)
    if table.is_time_up(now):
        moves = [draft_as_move(table, seat, now) for seat in table.waits_for]
        return with_end_of_round(table, [move for move in moves if move], now, dealer)
    return []


def expire(table: Table, now: int, dealer: HiddenCards) -> list[AnyEvent]:
    """Close a table that nobody has visited for a long time."""
    return [] if table.is_over else [Closed(now, dealer.secret.hex())]
