"""Tables in tests: one that is played with an invented clock and stacked cards."""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from hashi.records import deck_named, parse_card, parse_move
from hashi.rules import ROUNDS, Card, Mode, Move, Pen, Sheet, legal_bridges, legal_entries
from hashi.table.commands import Done, Draft, Fix, Hint, Immediate, TakeBack
from hashi.table.decide import decide
from hashi.table.draft import read_marks
from hashi.table.events import AnyEvent, Stored
from hashi.table.hints import hinted
from hashi.table.holder import Holder
from hashi.table.opening import Place, TableRequest, open_table
from hashi.table.options import Limit, Options
from hashi.table.refusal import Refusal
from hashi.table.rounds import stand_in
from hashi.table.seat import Level
from hashi.table.seating import sit
from hashi.table.table import FINAL_CHECK, SETTLE_MS, Phase, Table
from hashi.table.timing import next_alarm, pass_time
from hashi.table.view import DraftView, OwnView, PublicView, own_view, public_view

DECK = deck_named("standard")
OPENED = 1_700_000_000_000
"""When the tables in tests are opened."""

ANN, BEN, CLEO, DAN = Place("Ann"), Place("Ben"), Place("Cleo"), Place("Dan")
OPEN = Place()
NOVICE, STEADY, MASTER = Place(bot="novice"), Place(bot="steady"), Place(bot="master")


@dataclass(frozen=True)
class Stacked:
    """Cards in an order that a test made up, and a secret that has nothing to do with it."""

    order: tuple[Card, ...]
    secret: bytes = bytes(32)

    def card(self, round: int) -> Card:
        return self.order[round - 1]

    @property
    def box(self) -> Card:
        return self.order[ROUNDS]


def stacked(first: str = "", secret: bytes = bytes(32)) -> Stacked:
    """`5/3 2/1`: these cards first, and then the others in the order of the deck."""
    top = [parse_card(word) for word in first.split()]
    return Stacked((*top, *(card for card in DECK.cards if card not in top)), secret)


def codes(refusal: Refusal) -> tuple[str, str | None]:
    return refusal.code, refusal.clause


@dataclass
class Live:
    """A table that goes on: what was asked, what came of it, and what time it is."""

    table: Table
    dealer: Stacked
    events: list[AnyEvent]
    now: int = OPENED
    opener: frozenset[int] = field(default_factory=frozenset)

    def apply(self, events: Iterable[AnyEvent]) -> list[AnyEvent]:
        new = list(events)
        for event in new:
            self.table = self.table.apply(event)
        self.events += new
        return new

    def do(self, command: Immediate, *, opener: bool = False) -> list[AnyEvent]:
        """Whoever sits there asks."""
        holder = Holder(frozenset({command.seat}), opener)
        return self.apply(decide(self.table, holder, command, self.now, self.dealer))

    def why_not(self, command: Immediate, *, opener: bool = False) -> tuple[str, str | None]:
        """The code and clause of the refusal."""
        return codes(self.refusal(command, opener=opener))

    def refusal(self, command: Immediate, *, opener: bool = False) -> Refusal:
        before = self.table
        try:
            came = self.do(command, opener=opener)
        except Refusal as refusal:
            assert self.table == before
            return refusal
        raise AssertionError(f"{command} was carried out: {came}")

    def wait(self, seconds: float) -> list[AnyEvent]:
        """Time passes, and what is due happens, if there was an alarm for it."""
        alarm = next_alarm(self.table, self.now)
        self.now += round(1_000 * seconds)
        if alarm is None or alarm > self.now:
            return []
        return self.apply(pass_time(self.table, self.now, self.dealer))

    def draft(self, seat: int, *marks: str) -> DraftView:
        """The draft as its player then sees it."""
        self.do(Draft(seat, self.table.round, marks))
        draft = self.own(seat).draft
        assert draft
        return draft

    def done(self, seat: int, move: str = "- -", attempt: int = 0) -> list[AnyEvent]:
        return self.do(Done(seat, self.table.round, move, attempt))

    def take_back(self, seat: int, attempt: int = 0) -> list[AnyEvent]:
        return self.do(TakeBack(seat, self.table.round, attempt))

    def fix(self, seat: int, round: int, move: str) -> list[AnyEvent]:
        return self.do(Fix(seat, round, move))

    def hint(self, seat: int, step: int, move: str = "- -") -> list[AnyEvent]:
        """The hint that the master thought of is given, unless there was one before."""
        command = Hint(seat, self.table.round, 1 if step == 1 else 2)
        holder, view = Holder(frozenset({seat})), self.table.knowledge(seat)
        return self.apply(hinted(self.table, holder, command, view, move, self.now))

    def bot(self, seat: int, move: str = "- -", by: Level = "steady") -> list[AnyEvent]:
        table = self.table
        return self.apply(stand_in(table, seat, table.round, move, by, self.now, self.dealer))

    def sit(self, seat: int, name: str) -> list[AnyEvent]:
        return self.apply(sit(self.table, seat, name, self.now))

    def round(self, *moves: str) -> None:
        """Everyone is done with these moves, or passes, and the round is over."""
        before = self.table.round
        everyone = moves or ("- -",) * len(self.table.seats)
        for seat, move in enumerate(everyone):
            if self.table.hands[seat] is None:
                self.bot(seat, move) if self.table.seats[seat].bot else self.done(seat, move)
        if self.table.round == before and not self.table.is_over:
            self.wait(SETTLE_MS / 1_000)
        assert self.table.round > before or self.table.is_over

    def begin(self, *entries: str) -> None:
        """The first entries: on `a1`, unless said otherwise."""
        self.round(*(entries or ("a1=3",) * len(self.table.seats)))

    def to_round(self, round: int) -> None:
        """Everyone passes until then."""
        if self.table.phase is Phase.OPENING:
            self.begin()
        while self.table.round < round:
            self.round()

    def to_end(self) -> None:
        if self.table.phase is Phase.OPENING:
            self.begin()
        while not self.table.is_over:
            self.round()

    @property
    def public(self) -> PublicView:
        return public_view(self.table)

    def own(self, seat: int) -> OwnView:
        return own_view(self.table, seat)

    @property
    def stored(self) -> list[Stored]:
        return [event for event in self.events if isinstance(event, Stored)]


BOARD = "oR...o/..Boo./.o.o.R/o.o.B./.Roo../B...Ro"
"""Of our own, so that tests can name its islands whatever becomes of the sides."""


def live(
    *places: Place,
    cards: str | Stacked = "",
    board: str = BOARD,
    mode: Mode = Mode.TABLE,
    pen: Pen = Pen.CHECKED,
    limit: Limit | None = None,
    shows_sheets: bool = True,
    hints: bool = True,
    settles: bool = True,
    stand_in: Level = "steady",
) -> Live:
    """A table where all places are taken waits for the first entries."""
    options = Options(board, mode, pen, limit, shows_sheets, hints, settles, stand_in)
    dealer = stacked(cards) if isinstance(cards, str) else cards
    events = open_table(TableRequest(places, options), "table", "ab" * 32, OPENED)
    return Live(Table.load(events), dealer, list(events))


def some_move(chance: random.Random, sheet: Sheet, card: Card) -> Move:
    """A legal move, chosen mark by mark, and rather one that does something."""
    entries = legal_entries(sheet, card)
    entry = chance.choice(entries) if entries and chance.random() < 0.9 else None
    written = sheet.enter(entry, card.number) if entry else sheet
    bridges = []
    for _ in range(card.bridges):
        lines = legal_bridges(written)
        if not lines:
            return Move(entry)
        bridges.append(chance.choice(lines))
        written = written.draw(bridges[-1])
    return Move(entry, tuple(bridges))


def some_scrawl(chance: random.Random, sheet: Sheet) -> Move:
    """A move that can be written, be it right or wrong."""
    free = [island for island in sheet.board.islands if not sheet.number(island)]
    entry = chance.choice(free) if free and chance.random() < 0.8 else None
    return Move(entry, tuple(chance.choices(sheet.board.lines, k=chance.randrange(4))))


def some_entry(chance: random.Random, table: Table) -> str:
    """R2.1: a first entry."""
    plain = [island for island in table.board.islands if not table.board.flags[island]]
    return f"{chance.choice(plain)}={chance.choice([3, 4])}"


def some_turn(chance: random.Random, table: Table, seat: int, *, right: bool = False) -> str:
    """What a player might be done with, in any round; with the free pen it may be wrong."""
    if table.phase is Phase.OPENING:
        return some_entry(chance, table)
    if table.round == FINAL_CHECK:
        return ""
    assert table.game
    assert table.game.card
    sheet = table.game.courses[seat].sheet
    if table.options.pen is Pen.FREE and not right and chance.random() < 0.3:
        return str(some_scrawl(chance, sheet))
    return str(some_move(chance, sheet, table.game.card))


def marks_of(table: Table, turn: str) -> tuple[str, ...]:
    """A turn as a draft."""
    if table.round == 0:
        return (turn,)
    if table.round == FINAL_CHECK:
        return ()
    move = parse_move(turn)
    marks = tuple(map(str, filter(None, (move.entry, *move.bridges))))
    assert read_marks(marks) == move
    return marks


def some_of(chance: random.Random, items: Sequence[str]) -> tuple[str, ...]:
    """The first few."""
    return tuple(items[: chance.randint(0, len(items))])
