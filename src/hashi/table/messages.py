"""What goes over the socket: `docs/protocol.md` describes every message."""

from typing import Annotated

import msgspec

from hashi.table.commands import AnyCommand
from hashi.table.news import News
from hashi.table.refusal import Fact, Refusal
from hashi.table.view import OwnView, PublicView, SeatView

LONGEST_MESSAGE_BYTES = 8_192
"""What a client may send at once."""

LONGEST_SENT_BYTES = 64_000
"""What clients are told to allow for. What players may do at a table keeps to it."""


MOST = 2**53 - 1
"""The largest whole number that every reader of JSON takes for what it is."""


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command; the answer to it bears the same number."""

    id: Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]
    command: AnyCommand


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """What the server says."""


class View(Message, frozen=True, tag="view"):
    """The whole table, at `now`, and what only the seats of this client see.

    `opener` says whether it may give seats to bots and close the table. While not `bots_ready`,
    bots are being compiled or loaded, and no seat of theirs will be done.
    """

    now: int
    opener: bool
    bots_ready: bool
    table: msgspec.Raw
    own: list[OwnView]


class Seats(Message, frozen=True, tag="seats"):
    """Only who is here, who is done or whether bots are ready has changed, and with it until when
    the round waits."""

    now: int
    seats: list[SeatView]
    settles: int | None
    bots_ready: bool = True  # an older server does not say


class Own(Message, frozen=True, tag="own"):
    """Only this seat's own draft, hand or hint has changed."""

    own: OwnView


class NewsMessage(Message, frozen=True, tag="news"):
    """What everybody heard, from the entry with number `first` on."""

    first: int
    news: tuple[News, ...]


class Ok(Message, frozen=True, tag="ok"):
    """The command was carried out, and is safely stored."""

    id: int


class Refused(Message, frozen=True, tag="refused"):
    """The command changed nothing."""

    id: int | None
    code: str
    clause: str | None
    facts: dict[str, Fact]

    @classmethod
    def of(cls, id: int | None, refusal: Refusal) -> "Refused":
        return cls(id, refusal.code, refusal.clause, refusal.facts)


_ENCODER = msgspec.json.Encoder()
_ASK: msgspec.json.Decoder[Ask] = msgspec.json.Decoder(Ask)


def encode(message: Message | PublicView) -> bytes:
    return _ENCODER.encode(message)


def decode(text: str | bytes) -> Ask:
    """Raises `msgspec.MsgspecError` for what is no message of ours."""
    try:
        return _ASK.decode(text)
    except RecursionError:
        raise msgspec.DecodeError("too deep") from None
