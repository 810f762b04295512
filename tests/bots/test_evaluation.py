"""What a sheet promises."""

import numpy as np
import pytest
from pictures import board, card, island, move

from hashi.bots.evaluation import load_weights, promise
from hashi.bots.features import (
    FEATURES,
    MOST_FEATURES,
    Moment,
    is_lost,
    outlook_on,
    reached,
    read,
    room_around,
)
from hashi.bots.position import Position, judge_of, judge_on, own_seat, own_seat_first
from hashi.kernel import give_awards, pack_races, pack_sheets, pack_tables, total
from hashi.kernel.reference import play_out
from hashi.kernel.tables import pack_islands
from hashi.kernel.trials import Trial
from hashi.records.library import board_file
from hashi.rules import ROUNDS, Board, Card, Game, Goal, Mode, Sheet, View, legal_moves
from hashi.rules.scoring import GROUP_SIZE, WORTH
from hashi.rules.turn import examine

A = board_file("A").board
SQUARE = board("o.o/.../o.o")
DECK = Trial.on(A, seed=1, players=1).setup.deck.cards


def moment(round: int = 1, *unseen: Card) -> Moment:
    return Moment(round, pack_races(Mode.SOLO), outlook_on(unseen or DECK[:-1]))


def sheet_on(place: Board, *moves: str) -> Sheet:
    """`5/3 a1 a1=c1 a1-a3` for each move."""
    sheet = Sheet.blank(place)
    for text in moves:
        its_card, its_move = text.split(" ", 1)
        sheet, faults = examine(sheet, card(its_card), move(its_move))
        assert not faults
    return sheet


def room(sheet: Sheet, name: str) -> int:
    at = sheet.board.island_index[island(name)]
    return room_around(pack_tables(sheet.board), pack_sheets([sheet])[0], at)


def lost(sheet: Sheet, name: str, *unseen: Card) -> bool:
    place = sheet.board
    at = place.island_index[island(name)]
    counting = pack_islands(place, place.islands)
    tables = pack_tables(place)
    return bool(is_lost(tables, pack_sheets([sheet])[0], counting, moment(1, *unseen), at))


def test_room_around_an_island() -> None:
    assert room(sheet_on(SQUARE), "a1") == 4
    assert room(sheet_on(SQUARE, "4/1 a1 a1-c1"), "a1") == 3
    assert room(sheet_on(SQUARE, "1/1 c1 -"), "a1") == 3  # c1 takes one bridge and no more.
    assert room(sheet_on(SQUARE, "1/1 c1 a1-c1"), "a1") == 2  # c1 is finished.


def test_an_island_is_lost_without_room_for_its_number() -> None:
    assert lost(sheet_on(SQUARE, "5/1 a1 -"), "a1")
    assert not lost(sheet_on(SQUARE, "4/1 a1 -"), "a1")
    assert lost(sheet_on(SQUARE, "4/1 a1 -", "1/1 c1 -"), "a1")


def test_a_blank_island_is_lost_when_no_unseen_number_fits() -> None:
    assert not lost(sheet_on(SQUARE), "a1", Card(4, 1), Card(6, 1))
    assert lost(sheet_on(SQUARE), "a1", Card(5, 1), Card(6, 1))
    drawn = sheet_on(SQUARE, "4/2 c1 a1=c1")
    assert lost(drawn, "a1", Card(1, 1))
    assert not lost(drawn, "a1", Card(2, 1))


def noted(sheet: Sheet, round: int = 1) -> set[int]:
    place = sheet.board
    judge = judge_on(place, load_weights()[0])
    counting = pack_islands(place, place.islands)
    read(judge.tables, pack_sheets([sheet])[0], counting, moment(round), judge.features)
    return set(map(int, judge.features[1 : judge.features[0] + 1]))


def test_it_shows_how_near_a_colour_is() -> None:
    place = board("Bo.oB")
    begun = sheet_on(place, "4/1 b1 a1-b1")
    stages = [
        sheet_on(place, "4/1 b1 -"),
        begun,
        sheet_on(place, "4/1 b1 a1-b1", "3/1 d1 d1-e1"),
        sheet_on(place, "4/1 b1 a1-b1", "1/1 a1 b1-d1"),
        sheet_on(place, "4/1 b1 a1-b1", "2/1 a1 b1-d1"),
    ]
    before, after = WORTH[Goal.BLUE].solo_deadline, WORTH[Goal.BLUE].solo_deadline + 1
    later = range(reached(Goal.BLUE, first=False), reached(Goal.BLUE, first=True))
    first = range(reached(Goal.BLUE, first=True), reached(Goal.SIX, first=False) - GROUP_SIZE)
    seen = [noted(stage, before).intersection(first) for stage in stages]
    assert all(len(each) == 1 for each in seen)
    assert len(set.union(*seen)) == len(stages)
    assert len(noted(begun, after).intersection(later)) == 1
    done = sheet_on(place, "4/1 b1 a1-b1", "1/1 a1 b1-d1", "3/1 d1 d1-e1", "1/2 e1 -")
    assert reached(Goal.BLUE, first=True) in noted(done, before)


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("seed", range(6))
def test_at_the_end_a_sheet_promises_its_total(mode: Mode, seed: int) -> None:
    trial = Trial.on(A, seed, players=1 if mode is Mode.SOLO else 2)
    view = View.of(last_round(trial), 0)
    position = Position.of(view, judge_of(view), own_seat(view))
    moves = position.moves()
    for sheet, promised in zip(position.after(moves), moves.promises, strict=True):
        sheets = np.array([sheet])
        give_awards(position.judge.tables, sheets, position.moment.races.copy(), ROUNDS)
        assert promised == total(sheets[0])


def last_round(trial: Trial) -> Game:
    """The last card of a game with random moves is turned up."""
    game = play_out(trial.begin(), trial.cards[:-1], trial.stream())
    return game.reveal(trial.cards[-1])


def test_a_list_of_moves_is_that_of_the_rules() -> None:
    trial = Trial.on(board("oR.o/o..B/.oo."), seed=3, players=1)
    view = View.of(trial.begin().reveal(trial.cards[0]), 0)
    moves = Position.of(view, judge_of(view), own_seat(view)).moves()
    assert len(moves.promises) == len(list(legal_moves(view.sheet, trial.cards[0])))


def test_judging_leaves_the_sheet_as_it_was() -> None:
    view = View.of(last_round(Trial.on(A, 4, players=1)), 0)
    position = Position.of(view, judge_of(view), own_seat(view))
    before = position.sheets.copy()
    position.moves()
    assert np.array_equal(before, position.sheets)


def test_r7_3_a_crossed_out_island_promises_nothing() -> None:
    sheet = sheet_on(SQUARE, "2/2 a1 a1=c1")
    tables = pack_sheets([sheet])[0]
    judge = judge_on(SQUARE, load_weights()[1])
    everywhere = pack_islands(SQUARE, SQUARE.islands)
    elsewhere = pack_islands(SQUARE, SQUARE.islands[1:])
    end = moment(ROUNDS, DECK[0])
    assert promise(judge, tables.copy(), everywhere, end) == 2
    assert promise(judge, tables.copy(), elsewhere, end) == 0


def test_features_keep_within_their_room() -> None:
    for seed in range(40):
        trial = Trial.random(seed)
        view = View.of(last_round(trial), 0)
        position = Position.of(view, judge_of(view), own_seat_first(view))
        tables, features = position.judge.tables, position.judge.features
        for sheet, counting in zip(position.sheets, position.counting, strict=True):
            read(tables, sheet, counting, position.moment, features)
            noted = features[1 : features[0] + 1]
            assert features[0] <= MOST_FEATURES
            assert noted.max() < FEATURES


def test_learned_weights_are_sound() -> None:
    weights = load_weights()
    assert weights.shape == (len(Mode), ROUNDS + 1, FEATURES)
    assert np.isfinite(weights).all()
