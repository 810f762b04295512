"""Hints: who may have one, and giving it.

Before a hint is given, the master thinks for a while, and the table goes on meanwhile.
"""

from hashi.rules import View
from hashi.table.commands import Hint
from hashi.table.events import AnyEvent, Hinted
from hashi.table.holder import Holder, check_rights
from hashi.table.refusal import Refusal
from hashi.table.table import Phase, Table
from hashi.table.turns import check_advice, check_turn


def may_hint(table: Table, holder: Holder, command: Hint) -> Hinted | None:
    """Refuse the hint, or return what the seat has had of it already."""
    if table.is_over:
        raise Refusal("table-over")
    check_rights(holder, command)
    if not table.options.hints:
        raise Refusal("no-hints")
    check_turn(table, command.seat, command.round)
    if table.phase is Phase.CHECKING:
        raise Refusal("no-hint-now")
    own = [hint for hint in table.hints if hint.seat == command.seat]
    if command.step == 2 and not own:
        raise Refusal("first-half-first")
    return own[-1] if own else None


def hinted(
    table: Table, holder: Holder, command: Hint, view: View, move: str, now: int
) -> list[AnyEvent]:
    """Give the hint, if the seat may still have it. What was given before stays as it is.

    While the master thought about the view, the player may have had a hint in another tab, the turn
    may have ended, and the seat may have changed hands or put its sheet right.
    """
    had = may_hint(table, holder, command)
    if had is None and view.sheet != table.knowledge(command.seat).sheet:
        raise Refusal("no-bot-now")
    if had and had.step >= command.step:
        return []
    move = had.move if had else move
    check_advice(table, command.seat, move)
    return [Hinted(now, command.seat, command.round, command.step, move)]
