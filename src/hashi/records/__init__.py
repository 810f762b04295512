"""Games as text and back: the notation of `docs/notation.md`."""

from hashi.records.deals import parse_deals
from hashi.records.library import (
    DECK,
    BoardFile,
    board_file,
    board_names,
    deck_named,
    find_board,
    format_board_file,
    name_of,
    parse_board_file,
)
from hashi.records.notation import (
    format_board,
    parse_board,
    parse_card,
    parse_deal,
    parse_island,
    parse_line,
    parse_move,
    parse_name,
    parse_names,
    parse_start,
    tidied,
)
from hashi.records.own_boards import OwnBoards, board_choices, own_boards
from hashi.records.parser import parse_record
from hashi.records.record import FixLine, NoteLine, Record, RoundLine
from hashi.records.unreadable import Unreadable

__all__ = [
    "DECK",
    "BoardFile",
    "FixLine",
    "NoteLine",
    "OwnBoards",
    "Record",
    "RoundLine",
    "Unreadable",
    "board_choices",
    "board_file",
    "board_names",
    "deck_named",
    "find_board",
    "format_board",
    "format_board_file",
    "name_of",
    "own_boards",
    "parse_board",
    "parse_board_file",
    "parse_card",
    "parse_deal",
    "parse_deals",
    "parse_island",
    "parse_line",
    "parse_move",
    "parse_name",
    "parse_names",
    "parse_record",
    "parse_start",
    "tidied",
]
