"""What happens at a table, as it is stored: replaying the events is loading the table.

Moves, entries and cards are written as in a record. Times are milliseconds since 1970.
"""

import msgspec

from hashi.table.options import Options
from hashi.table.seat import Seat


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="event"):
    at: int


class Opened(Event, frozen=True, tag="opened"):
    """The table is there; the commitment is shown from now on."""

    table: str
    options: Options
    seats: tuple[Seat, ...]
    commitment: str


class Seated(Event, frozen=True, tag="seated"):
    """A seat is given to a person or to a bot, or becomes open.

    With `anew` its turn begins anew, without the hand and the hint of the player before. Events
    stored by version 0.1.0 do not have it: they leave both.
    """

    seat: int
    to: Seat
    anew: bool = False


class Began(Event, frozen=True, tag="began"):
    """R2.1: all seats are taken, and everyone makes the first entry."""


class Moved(Event, frozen=True, tag="moved"):
    """A player is done with a round; `by` names the bot that moved for a person."""

    seat: int
    round: int
    move: str
    by: str | None = None


class TookBack(Event, frozen=True, tag="took-back"):
    """A player thinks again."""

    seat: int
    round: int


class RoundTakenBack(Event, frozen=True, tag="round-taken-back"):
    """Alone, a player thinks again about the previous round; its next card will come again."""

    seat: int
    round: int


class Called(Event, frozen=True, tag="called"):
    """A bot was called to move for someone who keeps the others waiting."""

    seat: int
    absent: int
    round: int


class Resolved(Event, frozen=True, tag="resolved"):
    """R3.8: all are done, and what they did is shown to all at the same moment."""

    round: int


class TurnedUp(Event, frozen=True, tag="turned-up"):
    """R3.1: the next card."""

    round: int
    card: str


class Fixed(Event, frozen=True, tag="fixed"):
    """R7.2: a player replaced the move of a round."""

    seat: int
    round: int
    move: str


class Hinted(Event, frozen=True, tag="hinted"):
    """A player has had the first or the second half of a hint, which is this move."""

    seat: int
    round: int
    step: int
    move: str


class Ended(Event, frozen=True, tag="ended"):
    """The final count; the secret opens the commitment."""

    box: str
    secret: str


class Closed(Event, frozen=True, tag="closed"):
    """The table ended before the game did."""

    secret: str


class NextTable(Event, frozen=True, tag="next-table"):
    """The same people go on at another table; those in the seats `by` asked for it first."""

    table: str
    by: tuple[int, ...]


class Drafted(Event, frozen=True, tag="drafted"):
    """A player's marks so far, in the order made. Not stored: a draft is not a move."""

    seat: int
    round: int
    marks: tuple[str, ...]


class Came(Event, frozen=True, tag="came"):
    """Someone is connected who was not. Not stored."""

    seat: int


class Went(Event, frozen=True, tag="went"):
    """The last connection of a seat is gone. Not stored."""

    seat: int


Stored = (
    Opened
    | Seated
    | Began
    | Moved
    | TookBack
    | RoundTakenBack
    | Called
    | Resolved
    | TurnedUp
    | Fixed
    | Hinted
    | Ended
    | Closed
    | NextTable
)
Passing = Drafted | Came | Went
AnyEvent = Stored | Passing

_DECODER: msgspec.json.Decoder[Stored] = msgspec.json.Decoder(Stored)
_ENCODER = msgspec.json.Encoder()


def encode_event(event: Stored) -> bytes:
    return _ENCODER.encode(event)


def decode_event(body: bytes) -> Stored:
    return _DECODER.decode(body)
