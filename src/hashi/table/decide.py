"""A command of a player makes events, or is refused."""

from hashi.records import Unreadable
from hashi.rules import Pen, Refused
from hashi.table.commands import (
    Call,
    Close,
    Done,
    Draft,
    Fix,
    Give,
    Immediate,
    Leave,
    TakeBack,
)
from hashi.table.dealer import HiddenCards
from hashi.table.draft import read_draft, why_not_draft
from hashi.table.events import (
    AnyEvent,
    Called,
    Closed,
    Drafted,
    Fixed,
    Moved,
    RoundTakenBack,
    TookBack,
)
from hashi.table.holder import Holder, check_rights
from hashi.table.refusal import Refusal, refusal_of
from hashi.table.rounds import with_end_of_round
from hashi.table.seating import give
from hashi.table.table import CALL_MS, MOST_ATTEMPTS, MOST_ATTEMPTS_IN_ALL, Phase, Table
from hashi.table.turns import (
    check_first_entry,
    check_turn,
    checked_move,
    game_of,
    marks_of,
    read_move,
    turn_of,
)


def decide(
    table: Table, holder: Holder, command: Immediate, now: int, dealer: HiddenCards
) -> list[AnyEvent]:
    """The events of a command; for a hint, which a bot must think of first, see `hints`."""
    if table.is_over:
        raise Refusal("table-over")
    check_rights(holder, command)
    try:
        match command:
            case Draft():
                return [_drafted(table, command, now)]
            case Done():
                return with_end_of_round(table, [_done(table, command, now)], now, dealer)
            case TakeBack():
                return _took_back(table, command, now)
            case Fix():
                return [_fixed(table, command, now)]
            case Call():
                return _called(table, command, now)
            case Leave(seat=seat, to=to):
                return give(table, seat, to, now)
            case Give(target=target, to=to):
                return give(table, target, to, now)
            case Close():
                return [Closed(now, dealer.secret.hex())]
    except Unreadable as unreadable:
        raise Refusal("unreadable", None, **unreadable.facts) from None
    except Refused as refused:
        raise refusal_of(refused.fault) from None


def _drafted(table: Table, command: Draft, now: int) -> Drafted:
    check_turn(table, command.seat, command.round)
    if table.phase is Phase.OPENING:
        check_first_entry(table, command.marks)
    elif table.phase is Phase.PLAYING:
        course, card = turn_of(table, command.seat)
        if fault := why_not_draft(course, card, read_draft(command.marks)):
            raise refusal_of(fault)
    elif command.marks:
        raise Refusal("wrong-round", None, round=table.round)
    return Drafted(now, command.seat, command.round, command.marks)


def _done(table: Table, command: Done, now: int) -> Moved:
    """Finish the turn. A move that arrives twice is refused the second time."""
    check_turn(table, command.seat, command.round)
    _check_attempt(table, command)
    return Moved(now, command.seat, command.round, checked_move(table, command.seat, command.move))


def _took_back(table: Table, command: TakeBack, now: int) -> list[AnyEvent]:
    """Take back this round's move or, alone, that of the previous round, which the sheet has."""
    seat, round = command.seat, command.round
    previous = table.round_to_take_back if round == table.round - 1 else None
    done = previous or table
    if not done.is_playing or round != done.round:
        raise Refusal("too-late", None, round=table.round)
    if done.hands[seat] is None:
        raise Refusal("not-done")
    _check_attempt(done, command)
    if done.helped[seat] is not None:
        raise Refusal("bot-moved")
    if done.attempts[seat] >= MOST_ATTEMPTS:
        raise Refusal("too-many-attempts", None, count=MOST_ATTEMPTS)
    if table.attempts_in_all[seat] >= MOST_ATTEMPTS_IN_ALL:
        raise Refusal("too-many-attempts-in-all", None, count=MOST_ATTEMPTS_IN_ALL)
    if any(end is not None and now >= end for end in (table.settles_at, table.deadline)):
        raise Refusal("too-late", None, round=table.round)
    taken_back = RoundTakenBack(now, seat, round) if previous else TookBack(now, seat, round)
    return [taken_back, Drafted(now, seat, round, marks_of(done, seat))]


def _fixed(table: Table, command: Fix, now: int) -> Fixed:
    if table.options.pen is Pen.CHECKED:
        raise Refusal("fix-with-checked-pen")
    if table.hands[command.seat] is not None:
        raise Refusal("already-done")  # what is in hand was chosen with the sheet as it was
    move = read_move(command.move)
    game_of(table).fix(command.seat, command.round, move)
    return Fixed(now, command.seat, command.round, str(move))


def _called(table: Table, command: Call, now: int) -> list[AnyEvent]:
    if not table.is_playing or command.round != table.round:
        raise Refusal("wrong-round", None, round=table.round)
    if command.absent not in table.waits_for or table.seats[command.absent].bot:
        raise Refusal("not-waited-for")
    if table.options.limit is not None:
        raise Refusal("no-calls-here")
    if now < table.since + CALL_MS:
        raise Refusal("too-early", None, at=table.since + CALL_MS)
    if command.absent in table.called:
        return []
    return [Called(now, command.seat, command.absent, table.round)]


def _check_attempt(table: Table, command: Done | TakeBack) -> None:
    """Refuse what a player sent before this attempt began."""
    attempt = table.attempts[command.seat]
    if command.attempt != attempt:
        raise Refusal("wrong-attempt", None, attempt=attempt)
