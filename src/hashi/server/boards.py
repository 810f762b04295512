"""The boards that a server offers: those of the game, and those in the folder of its owner."""

import msgspec

from hashi.records import board_choices
from hashi.table.opening import TableRequest
from hashi.user_files.folders import boards_folder


def offered_boards() -> dict[str, str]:
    """By name, as the options of a table say them."""
    return board_choices(boards_folder())


def with_board_offered(request: TableRequest) -> TableRequest:
    """The request with the rows of a board of one's own in place of its name."""
    board = offered_boards().get(request.options.board, request.options.board)
    options = msgspec.structs.replace(request.options, board=board)
    return msgspec.structs.replace(request, options=options)
