"""Whole games between bots, for tests."""

import random
from collections.abc import Sequence

from hashi.bots import Bot
from hashi.records.library import deck_named
from hashi.rules import ROUNDS, Board, Game, Mode, Pen, Setup, View

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def setup_for(board: Board, players: int, pen: Pen = Pen.CHECKED) -> Setup:
    """Alone, one plays solo."""
    mode = Mode.SOLO if players == 1 else Mode.TABLE
    return Setup(board, deck_named("standard"), mode, pen, NAMES[:players])


def play_game(board: Board, bots: Sequence[Bot], deal: int) -> Game:
    """The rules refuse an illegal start or move."""
    setup = setup_for(board, len(bots))
    starts = tuple(bot.start(View.before(setup, seat)) for seat, bot in enumerate(bots))
    game = Game.begin(setup, starts)
    for card in random.Random(deal).sample(setup.deck.cards, ROUNDS):
        game = game.reveal(card)
        game = game.play(tuple(bot.choose(View.of(game, seat)) for seat, bot in enumerate(bots)))
    return game
