"""The live game: who sits where, what is turned up, what each has in hand, and until when."""

from collections.abc import Iterable
from dataclasses import replace
from enum import StrEnum
from functools import reduce
from typing import Self, TypeVar

import msgspec

from hashi.records import (
    DECK,
    NoteLine,
    Record,
    deck_named,
    find_board,
    parse_card,
    parse_move,
    parse_start,
)
from hashi.rules import ROUNDS, Board, Game, Island, Pen, Setup, Sheet, View
from hashi.table.events import (
    AnyEvent,
    Began,
    Called,
    Came,
    Closed,
    Drafted,
    Ended,
    Fixed,
    Hinted,
    Moved,
    NextTable,
    Opened,
    Resolved,
    RoundTakenBack,
    Seated,
    TookBack,
    TurnedUp,
    Went,
)
from hashi.table.news import News, news_of
from hashi.table.options import Options
from hashi.table.proof import proof_lines
from hashi.table.seat import Level, Seat, neutral_name

FINAL_CHECK = ROUNDS + 1
"""R7.1: with the free pen everyone looks for mistakes once more between the last round and the
final count. It is waited for like a round; round 0 is the first entry (R2.1)."""

CHECKED = "checked"
"""The hand of a seat that is done with the final check."""

MOST_ATTEMPTS = 20
MOST_ATTEMPTS_IN_ALL = 200
"""How often a seat may begin one round anew, and all rounds together. Each time is stored, and told
to everyone who joins later."""

SETTLE_MS = 2_000
"""How long a finished round can still be taken back."""

CALL_MS = 300_000
"""After how long a bot may be called at a table without a limit."""

_T = TypeVar("_T")


class Phase(StrEnum):
    WAITING = "waiting"
    OPENING = "opening"
    PLAYING = "playing"
    CHECKING = "checking"
    OVER = "over"
    CLOSED = "closed"


class Table(msgspec.Struct, frozen=True):
    """A table after some of its events. `hands` has what each seat is done with in this round.

    Nothing here is known to the dealer only: a card is in it once it is turned up, and the box and
    the secret once the game is over.
    """

    id: str
    options: Options
    seats: tuple[Seat, ...]
    commitment: str
    phase: Phase = Phase.WAITING
    round: int = 0
    game: Game | None = None
    hands: tuple[str | None, ...] = ()
    helped: tuple[str | None, ...] = ()
    drafts: tuple[tuple[str, ...], ...] = ()
    drafted_at: tuple[int, ...] = ()
    """When each draft changed last; 0 where nothing was drafted in this turn, or is forgotten."""
    attempts: tuple[int, ...] = ()
    """How often each seat began this round anew: by taking it back, or by changing hands."""
    attempts_in_all: tuple[int, ...] = ()
    """The same for all rounds together."""
    called: frozenset[int] = frozenset()
    here: frozenset[int] = frozenset()
    hints: tuple[Hinted, ...] = ()
    """Those of this round that still hold, and who has had any."""
    hinted: frozenset[int] = frozenset()
    notes: tuple[NoteLine, ...] = ()
    robots: frozenset[int] = frozenset()
    """The seats that were bots' from the beginning: their moves are no help to anyone."""
    opened_at: int = 0
    since: int = 0
    """When this round began."""
    settles_at: int | None = None
    """When the round, with which all are done, will be resolved."""
    box: str | None = None
    secret: str | None = None
    next: str | None = None
    next_by: frozenset[int] = frozenset()
    """The table at which the same people go on, and the seats that asked for it first."""
    previous_round: Self | None = None
    """Alone: this table with the previous round's move in hand, so that it can be taken back."""
    log: tuple[News, ...] = ()
    """What everybody has heard."""

    @classmethod
    def load(cls, events: Iterable[AnyEvent]) -> Self:
        """Replaying is loading; the first event opens the table."""
        opened, *rest = events
        assert isinstance(opened, Opened)
        return reduce(cls.apply, rest, cls.open(opened))

    @classmethod
    def open(cls, event: Opened) -> Self:
        nobody = (None,) * len(event.seats)
        return cls(
            event.table,
            event.options,
            event.seats,
            event.commitment,
            hands=nobody,
            helped=nobody,
            drafts=((),) * len(event.seats),
            drafted_at=(0,) * len(event.seats),
            attempts=(0,) * len(event.seats),
            attempts_in_all=(0,) * len(event.seats),
            opened_at=event.at,
            since=event.at,
        )

    @property
    def board(self) -> Board:
        return find_board(self.options.board)

    @property
    def is_playing(self) -> bool:
        """Whether something is waited for from the seats."""
        return self.phase in (Phase.OPENING, Phase.PLAYING, Phase.CHECKING)

    @property
    def is_over(self) -> bool:
        return self.phase in (Phase.OVER, Phase.CLOSED)

    @property
    def shows_sheets(self) -> bool:
        """Whether all may see all sheets, as of the last round."""
        return self.options.shows_sheets or self.is_over

    @property
    def is_counted(self) -> bool:
        """R7.1: whether the final count is over, until which the last mistakes can be put right."""
        return self.phase is not Phase.CHECKING and self.game is not None and self.game.is_over

    @property
    def waits_for(self) -> list[int]:
        """The seats that are not done with this round."""
        if not self.is_playing:
            return []
        return [seat for seat, hand in enumerate(self.hands) if hand is None]

    @property
    def round_to_take_back(self) -> Self | None:
        """Alone: the table in the previous round, until the first mark for this round's card."""
        is_untouched = self.phase is Phase.PLAYING and not any(self.drafts) and not any(self.hands)
        return self.previous_round if is_untouched else None

    @property
    def deadline(self) -> int | None:
        """When the time for this round is up."""
        limit = self.options.limit
        return self.since + 1_000 * limit if limit and self.is_playing else None

    def is_time_up(self, now: int) -> bool:
        return self.deadline is not None and now >= self.deadline

    @property
    def calls_at(self) -> int | None:
        """From when on a bot may be called, at a table without a limit."""
        return self.since + CALL_MS if self.is_playing and not self.options.limit else None

    def bot_for(self, seat: int, now: int) -> Level | None:
        """The bot that is to move for a seat that is not done."""
        who = self.seats[seat]
        if who.bot:
            return who.bot
        return self.options.stand_in if self.is_time_up(now) or seat in self.called else None

    def setup(self) -> Setup:
        """What the game is played with. A seat may be open when the first entries are shown, and
        is called something in the record all the same."""
        taken = [seat.name for seat in self.seats]
        names = tuple(name or neutral_name(at, taken) for at, name in enumerate(taken))
        options = self.options
        return Setup(self.board, deck_named(DECK), options.mode, options.pen, names)

    def knowledge(self, seat: int) -> View:
        """What the player in that seat, or a bot in their place, chooses from."""
        if self.game is None:
            return View.before(self.setup(), seat)
        view = View.of(self.game, seat)
        return view if self.options.shows_sheets else _without_others(view)

    def record(self, date: str) -> Record | None:
        """What is kept of a game that is over; None where none began, or it goes on."""
        if self.game is None or self.secret is None:
            return None
        proof = proof_lines(self.id, self.commitment, self.secret)
        box = parse_card(self.box) if self.box else None
        return Record.of(self.game, extras=(("date", date), *proof), notes=self.notes, box=box)

    def apply(self, event: AnyEvent) -> Self:
        """The table after one more event."""
        table = self._after(event)
        news = news_of(self, event, table)
        return table._change(log=(*table.log, *news)) if news else table

    def _after(self, event: AnyEvent) -> Self:
        match event:
            case Seated(seat=seat, to=who, anew=anew):
                table = self._seated(seat, who)
                return table._with_turn_anew(seat) if anew else table
            case Began():
                robots = frozenset(at for at, seat in enumerate(self.seats) if seat.bot)
                return self._change(phase=Phase.OPENING, since=event.at, robots=robots)
            case Moved(seat=seat, move=move, by=by):
                return self._moved(event.at, _with(self.hands, seat, move), seat, by)
            case TookBack(seat=seat):
                return self._took_back(seat)
            case RoundTakenBack(seat=seat):
                return self._take_round_back(event.at, seat)
            case Called(absent=absent):
                return self._change(called=self.called | {absent})
            case Resolved():
                return self._resolved(event.at)
            case TurnedUp(round=round, card=card):
                assert self.game
                game = self.game.reveal(parse_card(card))
                return self._change(game=game, phase=Phase.PLAYING, round=round)
            case Fixed(seat=seat, round=round, move=move):
                assert self.game
                game = self.game.fix(seat, round, parse_move(move))
                # What was drafted, and thought of, was for the sheet as it was.
                hints = tuple(hint for hint in self.hints if hint.seat != seat)
                redone = self.with_draft(seat, (), event.at)
                return redone._change(game=game, hints=hints, previous_round=None)
            case Hinted(seat=seat):
                hinted = self.hinted | {seat}
                return self._change(hints=(*self.hints, event), hinted=hinted, previous_round=None)
            case Ended(box=box, secret=secret):
                return self._change(phase=Phase.OVER, box=box, secret=secret)
            case Closed(secret=secret):
                return self._change(phase=Phase.CLOSED, secret=secret, settles_at=None)
            case NextTable(table=table, by=by):
                return self._change(next=table, next_by=frozenset(by))
            case Drafted(seat=seat, marks=marks):
                return self.with_draft(seat, marks, event.at)
            case Came(seat=seat):
                return self._change(here=self.here | {seat})
            case Went(seat=seat):
                return self._change(here=self.here - {seat})
            case Opened():
                raise ValueError("a table is opened once")

    def _change(self, **changes: object) -> Self:
        return msgspec.structs.replace(self, **changes)

    def with_draft(self, seat: int, marks: tuple[str, ...], at: int) -> Self:
        return self._change(
            drafts=_with(self.drafts, seat, marks), drafted_at=_with(self.drafted_at, seat, at)
        )

    def _without_draft(self, seat: int) -> Self:
        return self.with_draft(seat, (), 0)

    def _seated(self, seat: int, who: Seat) -> Self:
        """A draft goes with the player who made it."""
        return self._without_draft(seat)._change(
            seats=_with(self.seats, seat, who),
            previous_round=None,
            called=self.called - {seat},
            here=self.here - {seat},
        )

    def _with_turn_anew(self, seat: int) -> Self:
        """The same round, with nothing in hand and no hint. `hinted` keeps for the record that a
        hint was given; a move sent before counts for an earlier attempt."""
        table = self._took_back(seat)
        hints = tuple(hint for hint in self.hints if hint.seat != seat)
        return table._change(helped=_with(self.helped, seat, None), hints=hints)

    def _moved(self, at: int, hands: tuple[str | None, ...], seat: int, by: str | None) -> Self:
        all_done = None not in hands
        settles_at = at + (SETTLE_MS if self.options.settles else 0) if all_done else None
        return self._without_draft(seat)._change(
            hands=hands,
            helped=_with(self.helped, seat, by),
            called=self.called - {seat},
            settles_at=settles_at,
        )

    def _took_back(self, seat: int) -> Self:
        return self._change(
            hands=_with(self.hands, seat, None),
            attempts=_with(self.attempts, seat, self.attempts[seat] + 1),
            attempts_in_all=_with(self.attempts_in_all, seat, self.attempts_in_all[seat] + 1),
            settles_at=None,
        )

    def _take_round_back(self, at: int, seat: int) -> Self:
        """The previous round, with as much time for it as if it had just begun."""
        assert self.previous_round
        now = {"since": at, "here": self.here, "log": self.log}
        previous = self.previous_round._change(attempts_in_all=self.attempts_in_all, **now)
        return previous._took_back(seat)

    def _resolved(self, at: int) -> Self:
        """All hands are shown; the next card is still to be turned up."""
        nobody = (None,) * len(self.seats)
        table = self._change(
            game=self._game_with_hands(),
            notes=(*self.notes, *self._help_in_this_round()),
            hands=nobody,
            helped=nobody,
            drafts=((),) * len(self.seats),
            drafted_at=(0,) * len(self.seats),
            attempts=(0,) * len(self.seats),
            previous_round=self._as_previous_round(),
            called=frozenset(),
            hints=(),
            hinted=frozenset(),
            settles_at=None,
            since=at,
        )
        last = self.round == ROUNDS and self.options.pen is Pen.FREE
        return table._change(phase=Phase.CHECKING, round=FINAL_CHECK) if last else table

    def _as_previous_round(self) -> Self | None:
        """What others have seen, and done, cannot be taken back."""
        return self._change(previous_round=None, log=()) if len(self.seats) == 1 else None

    def _game_with_hands(self) -> Game | None:
        hands = [hand for hand in self.hands if hand is not None]
        if self.phase is Phase.OPENING:
            return Game.begin(self.setup(), tuple(map(parse_start, hands)))
        if self.phase is Phase.PLAYING:
            assert self.game
            return self.game.play(tuple(map(parse_move, hands)))
        return self.game

    def _help_in_this_round(self) -> Iterable[NoteLine]:
        """The notes that a record keeps; its notation has no place for help before round 1."""
        if self.phase is not Phase.PLAYING:
            return
        assert self.game
        names = self.game.setup.players
        for seat in sorted(self.hinted):
            yield NoteLine(self.round, names[seat])
        for seat, bot in enumerate(self.helped):
            if bot is not None and seat not in self.robots:
                yield NoteLine(self.round, names[seat], bot)


def _without_others(view: View) -> View:
    """For a table that does not show the others' sheets: they are taken for blank."""
    blank = Sheet.blank(view.setup.board)
    players = len(view.setup.players)
    return replace(
        view,
        sheets=_with((blank,) * players, view.seat, view.sheet),
        marred=_with((frozenset[Island](),) * players, view.seat, view.marred[view.seat]),
    )


def _with(items: tuple[_T, ...], at: int, item: _T) -> tuple[_T, ...]:
    return (*items[:at], item, *items[at + 1 :])
