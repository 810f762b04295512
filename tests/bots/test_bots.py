"""All bots: what they choose is legal, repeatable, and drawn from the view alone."""

import random
import subprocess
import sys
from dataclasses import replace

import pytest
from bot_games import play_game, setup_for
from ceilings import CEILING_SECONDS
from pictures import board

from hashi.bots import CHARACTERS, Budget, make_bot
from hashi.bots.position import Position, judge_of, own_seat, unpacked
from hashi.kernel.trials import Trial
from hashi.records.library import board_file
from hashi.rules import Board, Game, Move, Pen, Sheet, Start, View, why_not, why_not_start

A, B = board_file("A").board, board_file("B").board
SMALL = board("oR.o/o..B/.oo.")
FEW = Budget(playouts=40)

bots = pytest.mark.parametrize("name", CHARACTERS)


@bots
@pytest.mark.parametrize("place", [A, B, SMALL], ids=["A", "B", "small"])
def test_plays_whole_games_within_the_rules(name: str, place: Board) -> None:
    assert play_game(place, [make_bot(name, 1, FEW)], deal=1).is_over
    assert play_game(place, [make_bot(name, seed, FEW) for seed in (1, 2)], deal=2).is_over


def test_all_of_them_can_share_a_table() -> None:
    game = play_game(A, [make_bot(name, 1, FEW) for name in CHARACTERS], deal=3)
    assert game.is_over
    assert len(game.courses) == 4


@bots
def test_plays_on_boards_of_every_kind(name: str) -> None:
    for seed in range(12):
        trial = Trial.random(seed)
        view = View.of(trial.begin().reveal(trial.cards[0]), trial.seed % len(trial.starts))
        move = make_bot(name, seed, Budget(playouts=4)).choose(view)
        assert why_not(view.sheet, trial.cards[0], move) is None, trial


@bots
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    first, second = (play_game(B, [make_bot(name, 7, FEW)] * 2, deal=4) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("name", ["random", "novice"])
def test_another_seed_plays_another_game(name: str) -> None:
    assert play_game(A, [make_bot(name, 1)], 4) != play_game(A, [make_bot(name, 2)], 4)


def midgame(place: Board = A, rounds: int = 6) -> View:
    """The second of two players, some rounds into a game."""
    trial = Trial.on(place, seed=5, players=2)
    game = trial.begin()
    players = [make_bot("novice", seed) for seed in (1, 2)]
    for card in trial.cards[:rounds]:
        game = game.reveal(card)
        game = game.play(tuple(b.choose(View.of(game, seat)) for seat, b in enumerate(players)))
    return View.of(game.reveal(trial.cards[rounds]), 1)


@bots
def test_a_choice_depends_on_nothing_but_seed_and_view(name: str) -> None:
    """What was asked before, and of which bot, leaves no trace."""
    view = midgame()
    asked = make_bot(name, 3, FEW)
    first = asked.choose(view)
    asked.start(View.before(view.setup, 0))
    asked.choose(midgame(B, 3))
    assert asked.choose(view) == first == make_bot(name, 3, FEW).choose(view)


def test_a_choice_is_the_same_in_another_process() -> None:
    program = (
        "import test_bots as t; "
        "print(*(t.make_bot(name, 3, t.FEW).choose(t.midgame()) for name in t.CHARACTERS), sep='|')"
    )
    answer = subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONPATH": ":".join(sys.path)},
        check=True,
        capture_output=True,
        text=True,
        timeout=CEILING_SECONDS,
    )
    here = [str(make_bot(name, 3, FEW).choose(midgame())) for name in CHARACTERS]
    assert answer.stdout.strip().split("|") == here


@bots
def test_r2_2_the_pile_has_no_say(name: str) -> None:
    """Two piles that begin alike: until they part, the moves are the same."""
    trial = Trial.on(A, seed=9, players=1)
    shuffled = list(trial.cards[8:])
    random.Random(1).shuffle(shuffled)
    games = []
    for pile in (trial.cards, (*trial.cards[:8], *shuffled)):
        bot, game = make_bot(name, 2, FEW), trial.begin()
        for card in pile[:8]:
            game = game.reveal(card)
            game = game.play((bot.choose(View.of(game, 0)),))
        games.append(game)
    assert shuffled != list(trial.cards[8:])
    assert games[0] == games[1]


@bots
@pytest.mark.parametrize("budget", [Budget(seconds=0), Budget(playouts=0), Budget(seconds=-1)])
def test_without_any_time_there_is_still_a_legal_move(name: str, budget: Budget) -> None:
    view = midgame()
    bot = make_bot(name, 1, budget)
    assert view.card is not None
    assert why_not(view.sheet, view.card, bot.choose(view)) is None
    assert why_not_start(A, bot.start(View.before(view.setup, 0))) is None


@bots
def test_r7_takes_over_a_sheet_with_mistakes(name: str) -> None:
    """Bridges that cross, islands too full: all kinds may lie there already."""
    game = free_pen_game()
    bot = make_bot(name, 1, FEW)
    for card in random.Random(3).sample(list(View.of(game, 0).unseen), 8):
        game = game.reveal(card)
        before = len(game.courses[0].mistakes)
        game = game.play((bot.choose(View.of(game, 0)), Move()))
        assert len(game.courses[0].mistakes) == before
    assert game.crossed_out[0]


def free_pen_game() -> Game:
    """Random marks by someone who does not care, and a second player who passes."""
    setup = setup_for(A, 2, Pen.FREE)
    plain = [island for island, flag in A.flags.items() if not flag]
    game = Game.begin(setup, (Start(plain[0], 3), Start(plain[1], 4)))
    chance = random.Random(8)
    for card in chance.sample(setup.deck.cards, 4):
        blank = [i for i in A.islands if not game.courses[0].sheet.number(i)]
        bridges = tuple(chance.choices(A.lines, k=card.bridges))
        game = game.reveal(card).play((Move(chance.choice(blank), bridges), Move()))
    assert game.courses[0].marred(len(game.rounds))
    return game


def test_a_move_that_the_rules_refuse_is_never_handed_out() -> None:
    """If the fast executor were wrong, it would show here and not on someone's sheet."""
    view = midgame()
    moves = Position.of(view, judge_of(view), own_seat(view)).moves()
    with_bridges = int(moves.lines[:, 0].argmax())
    blank = replace(view, sheets=(Sheet.blank(A),) * 2)
    assert unpacked(view, moves, with_bridges).bridges
    with pytest.raises(AssertionError, match="breaks"):
        unpacked(blank, moves, with_bridges)
