"""What a table makes of a command, or of the time that passes: events, or a refusal.

These functions change nothing. Whoever calls them stores the events, then applies them.
"""

from typing import NamedTuple, Protocol

from hashi.records import Unreadable
from hashi.rules import ROUNDS, Card, Pen, Refused, View
from hashi.table.commands import (
    AnyCommand,
    Call,
    Close,
    Done,
    Draft,
    Fix,
    Give,
    Hint,
    Immediate,
    Leave,
    TakeBack,
)
from hashi.table.draft import read_draft, why_not_draft
from hashi.table.events import (
    AnyEvent,
    Began,
    Called,
    Closed,
    Drafted,
    Ended,
    Fixed,
    Hinted,
    Moved,
    NextTable,
    Resolved,
    RoundTakenBack,
    Seated,
    Stored,
    TookBack,
    TurnedUp,
)
from hashi.table.names import bot_name, check_name
from hashi.table.options import Level, Seat
from hashi.table.refusal import Refusal, refusal_of
from hashi.table.table import (
    CHECKED,
    FINAL_CHECK,
    MOST_ATTEMPTS,
    MOST_ATTEMPTS_IN_ALL,
    PATIENCE,
    Phase,
    Table,
)
from hashi.table.turns import (
    check_advice,
    check_first_entry,
    checked_move,
    draft_as_move,
    game_of,
    marks_of,
    read_move,
    turn_of,
)

MOST_GIVEN = 30
"""How often a seat may change hands, before only a bot can take it: each time is stored, and told
to everyone who comes later."""


class HiddenCards(Protocol):
    """What the dealer alone knows."""

    @property
    def secret(self) -> bytes: ...

    @property
    def box(self) -> Card: ...

    def card(self, round: int) -> Card: ...


class Holder(NamedTuple):
    """Who asks: the seats they hold, and whether they opened the table."""

    seats: frozenset[int]
    is_opener: bool = False

    @property
    def opens_anything(self) -> bool:
        return bool(self.seats) or self.is_opener


def decide(
    table: Table, holder: Holder, command: Immediate, now: int, dealer: HiddenCards
) -> list[AnyEvent]:
    """What comes of a command; of a hint, for which a bot must think first, see `hinted`."""
    if table.is_over:
        raise Refusal("table-over")
    _check_rights(holder, command)
    try:
        match command:
            case Draft():
                return [_drafted(table, command, now)]
            case Done():
                return _with_resolution(table, _done(table, command, now), now, dealer)
            case TakeBack():
                return _took_back(table, command, now)
            case Fix():
                return [_fixed(table, command, now)]
            case Call():
                return _called(table, command, now)
            case Leave(seat=seat, to=to):
                return _given(table, seat, to, now)
            case Give(target=target, to=to):
                return _given(table, target, to, now)
            case Close():
                return [Closed(now, dealer.secret.hex())]
    except Unreadable as unreadable:
        raise Refusal("unreadable", None, **unreadable.facts) from None
    except Refused as refused:
        raise refusal_of(refused.fault) from None


def sit(table: Table, seat: int, name: str, now: int) -> list[AnyEvent]:
    """Someone who was invited takes an open seat."""
    if table.is_over:
        raise Refusal("table-over")
    if not 0 <= seat < len(table.seats) or not table.seats[seat].is_open:
        raise Refusal("seat-taken")
    given = _given_once_more(table, seat)
    return _seated(table, seat, Seat(check_name(name, _names(table)), None, given), now)


def _given_once_more(table: Table, seat: int) -> int:
    """A seat does not go from person to person without end."""
    given = table.seats[seat].given + 1
    if given > MOST_GIVEN:
        raise Refusal("given-too-often", None, count=MOST_GIVEN)
    return given


def stand_in(
    table: Table, seat: int, round: int, move: str, by: Level, now: int, dealer: HiddenCards
) -> list[AnyEvent]:
    """A bot has chosen for a seat; nothing comes of it if it is no longer wanted.

    What a player drafted in time counts before it.
    """
    if round != table.round or seat not in table.waits_for or table.bot_for(seat, now) is None:
        return []
    if _is_time_up(table, now) and (drafted := draft_as_move(table, seat, now)):
        return _with_resolution(table, drafted, now, dealer)
    if table.phase is Phase.PLAYING:
        check_advice(table, seat, move)
    moved = checked_move(table, seat, move)
    return _with_resolution(table, Moved(now, seat, round, moved, by), now, dealer)


def _is_time_up(table: Table, now: int) -> bool:
    return table.deadline is not None and now >= table.deadline


def pass_time(table: Table, now: int, dealer: HiddenCards) -> list[AnyEvent]:
    """What is due by now: the end of a round, or of the time for it.

    A draft that is a whole move counts when the time is up; for the others a bot is to move.
    """
    if table.settles_at is not None and now >= table.settles_at:
        return _resolution(table, now, dealer)
    if table.phase is Phase.CHECKING:
        seats = [seat for seat in table.waits_for if table.bot_for(seat, now)]
        return _all_done(table, [Moved(now, s, FINAL_CHECK, CHECKED) for s in seats], now, dealer)
    if _is_time_up(table, now):
        moves = [draft_as_move(table, seat, now) for seat in table.waits_for]
        return _all_done(table, [move for move in moves if move], now, dealer)
    return []


def next_alarm(table: Table, now: int) -> int | None:
    """When `pass_time` will have something to do; None if only people and bots can go on."""
    if table.settles_at is not None:
        return table.settles_at
    if table.phase is Phase.CHECKING and any(table.bot_for(s, now) for s in table.waits_for):
        return now
    if table.deadline is not None and now < table.deadline and table.waits_for:
        return table.deadline
    return None


def bots_wanted(table: Table, now: int) -> list[tuple[int, Level]]:
    """The seats for which a bot is to choose now, and which; for mistakes none of them looks."""
    if table.phase is Phase.CHECKING:
        return []
    return [(seat, bot) for seat in table.waits_for if (bot := table.bot_for(seat, now))]


def may_hint(table: Table, holder: Holder, command: Hint) -> Hinted | None:
    """Whether the seat may have this hint; the answer is what it has had already of it."""
    if table.is_over:
        raise Refusal("table-over")
    _check_rights(holder, command)
    if not table.options.hints:
        raise Refusal("no-hints")
    _check_turn(table, command.seat, command.round)
    if table.phase is Phase.CHECKING:
        raise Refusal("no-hint-now")
    own = _hints_of(table, command.seat)
    if command.step == 2 and not own:
        raise Refusal("first-half-first")
    return own[-1] if own else None


def hinted(
    table: Table, holder: Holder, command: Hint, view: View, move: str, now: int
) -> list[AnyEvent]:
    """The hint is given, if it still may be; what was given already stays as it is.

    While the master thought of what the view shows, another tab may have had a hint, the turn may
    have ended, the seat gone to somebody else, or the sheet been put right.
    """
    had = may_hint(table, holder, command)
    if had is None and view.sheet != table.knowledge(command.seat).sheet:
        raise Refusal("no-bot-now")
    if had and had.step >= command.step:
        return []
    move = had.move if had else move
    check_advice(table, command.seat, move)
    return [Hinted(now, command.seat, command.round, command.step, move)]


def _hints_of(table: Table, seat: int) -> list[Hinted]:
    return [hint for hint in table.hints if hint.seat == seat]


def expire(table: Table, now: int, dealer: HiddenCards) -> list[AnyEvent]:
    """Nobody came for a long time."""
    return [] if table.is_over else [Closed(now, dealer.secret.hex())]


def go_on(table: Table, next_table: str, by: tuple[int, ...], now: int) -> list[AnyEvent]:
    """The same people play again, at a table that is opened for those who asked first."""
    if not table.is_over:
        raise Refusal("not-over")
    return [NextTable(now, next_table, by)]


def _check_rights(holder: Holder, command: AnyCommand) -> None:
    if isinstance(command, Give | Close):
        if not holder.is_opener:
            raise Refusal("openers-only")
    elif command.seat not in holder.seats:
        raise Refusal("not-your-seat")


def _check_turn(table: Table, seat: int, round: int) -> None:
    """Whether the seat is asked for that round now."""
    if not table.is_playing or round != table.round:
        raise Refusal("wrong-round", None, round=table.round)
    if table.hands[seat] is not None:
        raise Refusal("already-done")


def _check_attempt(table: Table, command: Done | TakeBack) -> None:
    """What was sent before the seat thought again comes too late."""
    attempt = table.attempts[command.seat]
    if command.attempt != attempt:
        raise Refusal("wrong-attempt", None, attempt=attempt)


def _drafted(table: Table, command: Draft, now: int) -> Drafted:
    _check_turn(table, command.seat, command.round)
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
    """A move that was sent twice is refused the second time, and counted once."""
    _check_turn(table, command.seat, command.round)
    _check_attempt(table, command)
    return Moved(now, command.seat, command.round, checked_move(table, command.seat, command.move))


def _took_back(table: Table, command: TakeBack, now: int) -> list[AnyEvent]:
    """This round's move or, alone, that of the previous round, which is on the sheet already."""
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
    if now < table.since + PATIENCE:
        raise Refusal("too-early", None, at=table.since + PATIENCE)
    if command.absent in table.called:
        return []
    return [Called(now, command.seat, command.absent, table.round)]


def _given(table: Table, seat: int, to: Level | None, now: int) -> list[AnyEvent]:
    """The seat of someone who leaves, or that the opener gives to a bot."""
    if not 0 <= seat < len(table.seats) or table.seats[seat].bot:
        raise Refusal("seat-taken")
    if to is None:
        if table.seats[seat].is_open:
            return []
        return _seated(table, seat, Seat(given=_given_once_more(table, seat)), now)
    # A bot keeps its seat, so this is the last time in any case.
    given = table.seats[seat].given + 1
    others = [name for at, name in enumerate(_names(table)) if at != seat]
    return _seated(table, seat, Seat(bot_name(to, others), to, given), now)


def _seated(table: Table, seat: int, who: Seat, now: int) -> list[AnyEvent]:
    """When the last seat is taken, the game begins."""
    events: list[AnyEvent] = [Seated(now, seat, who, anew=table.is_playing)]
    others_sit = all(not s.is_open for at, s in enumerate(table.seats) if at != seat)
    if table.phase is Phase.WAITING and not who.is_open and others_sit:
        events.append(Began(now))
    return events


def _names(table: Table) -> list[str | None]:
    return [seat.name for seat in table.seats]


def _with_resolution(table: Table, moved: Moved, now: int, dealer: HiddenCards) -> list[AnyEvent]:
    return _all_done(table, [moved], now, dealer)


def _all_done(table: Table, moves: list[Moved], now: int, dealer: HiddenCards) -> list[AnyEvent]:
    """The moves and, where a round does not settle and they were the last, what follows."""
    events: list[AnyEvent] = [*moves]
    done = [move.seat for move in moves]
    if not table.options.settles and all(seat in done for seat in table.waits_for):
        events += _resolution(table, now, dealer)
    return events


def _resolution(table: Table, now: int, dealer: HiddenCards) -> list[AnyEvent]:
    """R3.8: the end of a round, and the next card or the end of the game."""
    resolved: list[Stored] = [Resolved(now, table.round)]
    if table.round < ROUNDS:
        card = dealer.card(table.round + 1)
        return [*resolved, TurnedUp(now, table.round + 1, str(card))]
    if table.round == ROUNDS and table.options.pen is Pen.FREE:
        return [*resolved]
    return [*resolved, Ended(now, str(dealer.box), dealer.secret.hex())]
