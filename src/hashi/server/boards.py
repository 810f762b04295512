"""The boards that a server offers: those of the game, and those in the folder of its owner."""

import msgspec

from hashi.keeping.files import boards_folder
from hashi.records import board_choices
from hashi.table.opening import Wish


def offered_boards() -> dict[str, str]:
    """By name, as the options of a table say them."""
    return board_choices(boards_folder())


def with_board_offered(wish: Wish) -> Wish:
    """The wish with the rows of a board of one's own in place of its name."""
    board = offered_boards().get(wish.options.board, wish.options.board)
    options = msgspec.structs.replace(wish.options, board=board)
    return msgspec.structs.replace(wish, options=options)
