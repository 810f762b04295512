"""Saved games: each is a record, from which a table goes on where it was left."""

import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import get_args

import msgspec

from hashi.host.opening import new_table, new_table_id
from hashi.records import (
    FixLine,
    NoteLine,
    Record,
    RoundLine,
    Unreadable,
    format_board,
    parse_card,
)
from hashi.rules import ROUNDS, Card, Pen
from hashi.table.dealer import Dealer, HiddenCards
from hashi.table.events import (
    Began,
    Ended,
    Fixed,
    Hinted,
    Moved,
    Opened,
    Resolved,
    Stored,
    TurnedUp,
)
from hashi.table.news import HintTaken
from hashi.table.opening import TableRequest
from hashi.table.options import Options
from hashi.table.proof import proof_lines, verify
from hashi.table.seat import Level, Seat
from hashi.table.table import CHECKED, FINAL_CHECK, Table

SEATS = "seats"
"""The line of a record that says who is a person and who a bot: `seats: person | steady`."""

PERSON = "person"

PROMISE = {"commitment", "secret"}
"""The lines of a record that promise its cards; a date and a table do not."""

HINTED = "hinted"
"""The line that says who has had a hint for the card that is turned up: `hinted: 3 Ann`. A note has
its place after the line of its round, and that is still to come."""

Extras = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class LeftCards:
    """The cards of a record that does not say how it was shuffled, then the others in a new order.

    Nobody was promised anything, so there is no secret to tell.
    """

    order: tuple[Card, ...] = field(repr=False)
    secret: bytes = b""

    def card(self, round: int) -> Card:
        return self.order[round - 1]

    @property
    def box(self) -> Card:
        return self.order[ROUNDS]


@dataclass(frozen=True)
class Beginning:
    """A table to go on with, who deals at it, and the lines `word: text` that its record keeps."""

    table: Table
    dealer: HiddenCards
    extras: Extras = field(repr=False)


def new_game(request: TableRequest, now: int, *, same_people: bool = False) -> Beginning:
    """A table of our own; raises `Refusal` for what cannot be opened."""
    table, dealer, _ = new_table(request, new_table_id(), now, same_people=same_people)
    extras = (
        ("date", f"{date.today():%Y-%m-%d}"),
        (SEATS, " | ".join(seat.bot or PERSON for seat in table.seats)),
        *proof_lines(table.id, dealer.commitment, dealer.secret.hex()),
    )
    return Beginning(table, dealer, extras)


def resumed(record: Record, now: int) -> Beginning:
    """The table of a record; raises `Refused` where that breaks a rule, `Unreadable` where
    nobody knows who sits there, and `Unproved` where nobody knows which cards come."""
    record.replay()
    dealer = _dealer_of(record)
    table_id, commitment = (
        (dealer.table, dealer.commitment) if isinstance(dealer, Dealer) else ("", "")
    )
    setup = record.setup
    options = Options(format_board(setup.board), setup.mode, setup.pen)
    opened = Opened(now, table_id, options, _seats_of(record), commitment)
    table = Table.load([opened, *_events_of(record, dealer, now)])
    lines = _hint_lines(table.round, range(len(setup.players)), setup.players)
    hinted = [seat for seat, line in enumerate(lines) if line in record.extras]
    extras = tuple(line for line in record.extras if line not in lines)
    return Beginning(_with_hints(table, hinted, now), dealer, extras)


def left_at(record: Record) -> tuple[tuple[Seat, ...], int] | None:
    """Who plays, and in which round; None where the game is over. Raises what `resumed` raises."""
    record.replay()
    _dealer_of(record)
    rounds = sum(isinstance(line, RoundLine) for line in record.lines)
    return None if _is_over(record, rounds) else (_seats_of(record), min(rounds + 1, ROUNDS))


def record_of(table: Table, extras: Extras) -> Record | None:
    """What is kept of a table; nothing before the first entries are made."""
    if table.game is None:
        return None
    box = parse_card(table.box) if table.box else None
    hinted = _hint_lines(table.round, sorted(table.hinted), table.game.setup.players)
    return Record.of(table.game, extras=(*extras, *hinted), notes=table.notes, box=box)


def _hint_lines(round: int, seats: Iterable[int], names: Sequence[str]) -> Extras:
    return tuple((HINTED, f"{round} {names[seat]}") for seat in seats)


def _with_hints(table: Table, seats: Sequence[int], now: int) -> Table:
    """Who has had one is known, and not which: whoever asks again is told again."""
    if not seats:
        return table
    news = (HintTaken(now, seat, table.round) for seat in seats)
    log = (*table.log, *news)
    return msgspec.structs.replace(table, hinted=frozenset(seats), previous_round=None, log=log)


def _dealer_of(record: Record) -> HiddenCards:
    """The same cards come as would have come, if the record says which; raises `Unproved` where it
    says so and something is wrong with that."""
    deck = record.setup.deck
    told = dict(record.extras)
    if PROMISE.isdisjoint(told):
        seen = [line.card for line in record.lines if isinstance(line, RoundLine)]
        last = [record.box] if record.box else []
        left = [card for card in deck.cards if card not in (*seen, *last)]
        secrets.SystemRandom().shuffle(left)
        return LeftCards((*seen, *left, *last))
    verify(record)
    return Dealer(bytes.fromhex(told["secret"]), told["table"], deck)


def _seats_of(record: Record) -> tuple[Seat, ...]:
    """Where a record does not tell persons from bots, all are persons, and sit here."""
    names = record.setup.players
    told = dict(record.extras).get(SEATS)
    if told is None:
        return tuple(map(Seat, names))
    kinds = [kind.strip() for kind in told.split("|")]
    known = (PERSON, *get_args(Level))
    strange = [kind for kind in kinds if kind not in known]
    if strange or len(kinds) != len(names):
        raise Unreadable("not-a-choice", text=told, known=", ".join(known))
    levels: dict[str, Level] = {level: level for level in get_args(Level)}
    return tuple(Seat(name, levels.get(kind)) for name, kind in zip(names, kinds, strict=True))


def _events_of(record: Record, dealer: HiddenCards, now: int) -> Iterator[Stored]:
    """All that happened at the table, as far as the record tells."""
    yield Began(now)
    yield from (Moved(now, seat, 0, str(start)) for seat, start in enumerate(record.starts))
    yield Resolved(now, 0)
    names = record.setup.players
    notes = [line for line in record.lines if isinstance(line, NoteLine)]
    rounds = 0
    for line in record.lines:
        match line:
            case RoundLine(round=rounds, card=card):
                yield TurnedUp(now, rounds, str(card))
                own = [note for note in notes if note.round == rounds]
                yield from _round(line, own, names, now)
            case FixLine(round=round, player=player, move=move):
                yield Fixed(now, names.index(player), round, str(move))
    if rounds < ROUNDS:
        yield TurnedUp(now, rounds + 1, str(dealer.card(rounds + 1)))
    elif _is_over(record, rounds):
        yield from _end(record, dealer, now)


def _is_over(record: Record, rounds: int) -> bool:
    """After the last round; with the free pen, the final check comes before the card in the box."""
    return rounds >= ROUNDS and (record.setup.pen is Pen.CHECKED or record.box is not None)


def _round(
    line: RoundLine, notes: Iterable[NoteLine], names: Sequence[str], now: int
) -> Iterator[Stored]:
    bots = {note.player: note.bot for note in notes if note.bot}
    hinted = {note.player for note in notes if not note.bot}
    for seat, (name, move) in enumerate(zip(names, line.moves, strict=True)):
        if name in hinted:
            yield Hinted(now, seat, line.round, 1, str(move))
        yield Moved(now, seat, line.round, str(move), bots.get(name))
    yield Resolved(now, line.round)


def _end(record: Record, dealer: HiddenCards, now: int) -> Iterator[Stored]:
    if record.setup.pen is Pen.FREE:
        seats = range(len(record.setup.players))
        yield from (Moved(now, seat, FINAL_CHECK, CHECKED) for seat in seats)
        yield Resolved(now, FINAL_CHECK)
    yield Ended(now, str(dealer.box), dealer.secret.hex())
