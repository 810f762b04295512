"""What the pages ask about records, whoever brings them: the game step by step, and its proof."""

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec
from litestar import Response, post
from litestar.datastructures import State

from hashi.draw.svg import draw_board_svg
from hashi.host.clock import Clock
from hashi.i18n.catalogue import say
from hashi.i18n.sentences import explain_fault, explain_unproved, explain_unreadable
from hashi.paper.style import Style
from hashi.records import Record, Unreadable, parse_record
from hashi.records.file_names import file_stem
from hashi.records.files import BYTES_PER_CHARACTER
from hashi.records.parser import LONGEST_RECORD
from hashi.rules import Refused
from hashi.server.attachment import attachment
from hashi.server.auth import AnyRequest, check_site, visitor_of
from hashi.server.background_jobs import BackgroundJobs
from hashi.server.pages.languages import language_for
from hashi.server.rate_limits import Allowance
from hashi.table.proof import Unproved, verify
from hashi.table.refusal import Refusal
from hashi.table.replay import Replay, marks_in, tell

_Finding = TypeVar("_Finding")

MOST_BYTES = BYTES_PER_CHARACTER * LONGEST_RECORD

MOST_MARKS = 3_000
"""What a server examines for a stranger; a game of four, all of it put right, has 544 marks."""


class ShownReplay(msgspec.Struct):
    """A game step by step, and the drawing of its board."""

    board: str
    replay: Replay
    ok: Literal[True] = True


class NoReplay(msgspec.Struct):
    """What is wrong with a record: in words, and where."""

    message: str
    code: str = "bad-record"
    clause: str | None = None
    round: int | None = None
    player: str | None = None
    ok: Literal[False] = False


class ShownProof(msgspec.Struct):
    """So many cards, and perhaps the one in the box, came as the commitment promised."""

    commitment: str
    cards: int
    box: bool
    ok: Literal[True] = True


class PrintedGame(NamedTuple):
    """A keepsake, and what its file is called."""

    name: str
    pdf: bytes


class Examiner:
    """Looks at what strangers bring, so many records an hour from each."""

    def __init__(
        self, per_hour: int, clock: Clock, in_thread: BackgroundJobs, in_process: BackgroundJobs
    ) -> None:
        self._allowance = Allowance(per_hour)
        self._clock = clock
        self._in_thread = in_thread
        self._in_process = in_process

    async def examine(
        self, request: AnyRequest, look: Callable[[bytes, str], _Finding], *, long: bool = False
    ) -> _Finding:
        """What `look` finds in the body, told in the visitor's language."""
        if not self._allowance.take(visitor_of(request), self._clock()):
            raise Refusal("too-many-records")
        body = await request.body()
        background = self._in_process if long else self._in_thread
        return await background.run(request, look, body, language_for(request), cost=0)


@post("/api/replay", status_code=200, request_max_body_size=MOST_BYTES, include_in_schema=False)
async def replay(request: AnyRequest, state: State) -> ShownReplay | NoReplay:
    """The game of the record in the body. One that is no game is an answer, too."""
    check_site(request, state.settings)
    examiner: Examiner = state.examiner
    return await examiner.examine(request, _replay)


@post("/api/proof", status_code=200, request_max_body_size=MOST_BYTES, include_in_schema=False)
async def prove(request: AnyRequest, state: State) -> ShownProof | NoReplay:
    """Whether the cards of the record in the body came in the order fixed before the game.

    For browsers that cannot see for themselves: `crypto.subtle` is for secure pages only.
    """
    check_site(request, state.settings)
    examiner: Examiner = state.examiner
    return await examiner.examine(request, _prove)


@post("/api/keepsake", status_code=200, request_max_body_size=MOST_BYTES, include_in_schema=False)
async def print_record(request: AnyRequest, state: State) -> Response[Any]:
    """The game of the record in the body, as a PDF."""
    check_site(request, state.settings)
    examiner: Examiner = state.examiner
    found = await examiner.examine(request, _keepsake, long=True)
    if isinstance(found, NoReplay):
        return Response(found)
    headers = attachment(found.name)
    return Response(found.pdf, media_type="application/pdf", headers=headers)


def _replay(body: bytes, language: str) -> ShownReplay | NoReplay:
    def told(record: Record) -> ShownReplay:
        return ShownReplay(draw_board_svg(record.setup.board), tell(record))

    return _game(body, language, told)


def _keepsake(body: bytes, language: str) -> PrintedGame | NoReplay:
    from hashi.paper.keepsake import keepsake  # takes a second to load, and few ask for it

    def printed(record: Record) -> PrintedGame:
        return PrintedGame(f"{file_stem(record)}.pdf", keepsake(record, Style(language)).pdf)

    return _game(body, language, printed)


def _game(body: bytes, language: str, tell: Callable[[Record], _Finding]) -> _Finding | NoReplay:
    """What is told of the record in the body, if it is one of a game."""
    try:
        record = _read(body)
        if marks_in(record) > MOST_MARKS:
            return NoReplay(say(language, "replay-too-many-marks"), code="too-many-marks")
        return tell(record)
    except Unreadable as unreadable:
        return NoReplay(explain_unreadable(language, unreadable))
    except Refused as refused:
        return _refused(refused, record, language)


def _prove(body: bytes, language: str) -> ShownProof | NoReplay:
    try:
        proof = verify(_read(body))
    except Unreadable as unreadable:
        return NoReplay(explain_unreadable(language, unreadable))
    except Unproved as unproved:
        message = explain_unproved(language, unproved.problem, unproved.facts)
        return NoReplay(message, code=unproved.problem)
    return ShownProof(proof.commitment, proof.cards, proof.box)


def _read(body: bytes) -> Record:
    try:
        return parse_record(body.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise Unreadable("not-utf8", body.count(b"\n", 0, error.start) + 1) from None


def _refused(refused: Refused, record: Record, language: str) -> NoReplay:
    fault, seat = refused.fault, refused.player
    return NoReplay(
        explain_fault(language, fault),
        code=fault.code,
        clause=fault.clause,
        round=refused.round,
        player=None if seat is None else record.setup.players[seat],
    )


RECORDS = (replay, prove, print_record)
