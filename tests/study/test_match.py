"""Bots at play, through the rules."""

import pytest
from games import start
from pictures import board

from hashi.bots import Budget
from hashi.records import board_file, deck_named, parse_record
from hashi.rules import ROUNDS, Mode
from hashi.study import Match, shuffled
from hashi.study.match import seat_names

SIDE = board_file("A").board
DEAL = shuffled(deck_named("standard"), seed=3, game=0)


def match(*bots: str, seed: str = "0", opening: str | None = None) -> Match:
    starts = (start(opening),) if opening else None
    return Match(0, SIDE, bots, DEAL, seed, Budget(), starts)


@pytest.mark.parametrize("bots", [("random",), ("random",) * 2, ("random",) * 4])
def test_the_record_replays_to_the_outcome(bots: tuple[str, ...]) -> None:
    outcome = match(*bots).play()
    record = parse_record(outcome.record)
    game = record.replay()
    assert game.is_over
    assert (game.scores, game.winners) == (outcome.scores, outcome.winners)
    assert (game.awards, game.finished) == (outcome.awards, outcome.finished)
    assert (*game.seen, record.box) == DEAL
    assert outcome.totals == tuple(score.total for score in game.scores)


@pytest.mark.parametrize("bots", [1, 3])
def test_a_pause_before_each_entry_and_move_can_end_the_game(bots: int) -> None:
    left = [None] * (bots + ROUNDS * bots)
    match(*["random"] * bots).play(left.pop)
    assert left == []
    with pytest.raises(IndexError):
        match(*["random"] * bots).play(left.pop)


def test_one_bot_plays_solo_and_several_sit_at_a_table() -> None:
    assert parse_record(match("random").play().record).setup.mode is Mode.SOLO
    assert parse_record(match("random", "random").play().record).setup.mode is Mode.TABLE


def test_the_same_match_is_the_same_game_and_another_seed_another() -> None:
    assert match("random").play() == match("random").play()
    assert match("random").play().record != match("random", seed="1").play().record


def test_bots_at_one_table_do_not_share_their_chance() -> None:
    game = parse_record(match("random", "random").play().record).replay()
    assert len({move for round in game.rounds for move in round.moves}) > len(game.rounds)


def test_openings_are_those_that_came_from_the_right() -> None:
    outcome = match("random", "random", "random").play()
    game = parse_record(outcome.record).replay()
    for opening, course in zip(outcome.openings, game.courses, strict=True):
        assert course.sheets[0].number(opening.island) == opening.number
    assert outcome.openings == (game.starts[2], game.starts[0], game.starts[1])


def test_an_opening_may_be_given() -> None:
    outcome = match("random", opening="d3=4").play()
    assert "start: d3=4\n" in outcome.record
    assert outcome.openings == (start("d3=4"),)


def test_small_boards_are_played_too() -> None:
    assert Match(0, board("o.o/R.o"), ("random",), DEAL, "0", Budget()).play().record


def test_seats_have_names_of_their_own() -> None:
    assert seat_names(("a", "b", "a", "a")) == ("a", "b", "a 2", "a 3")
