"""Whole random games: what must hold in all of them, with either pen."""

from contextlib import suppress

import hypothesis.strategies as st
from games import NAMES
from hypothesis import settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from pictures import board

from hashi.records import Record, deck_named, parse_record
from hashi.rules import (
    ROUNDS,
    Board,
    Card,
    Game,
    Line,
    Mode,
    Move,
    Pen,
    Refused,
    Setup,
    Sheet,
    Start,
    is_legal,
    legal_moves,
)

BOARDS = [
    board(rows)
    for rows in (
        "oRo",
        ".o./o.o/.o.",
        "oB.o/.R../o..o",
        "ooo/oRo/ooo",
        ".oo./o..B/R..o/.oo.",
        "oooooo/R....B a1-a2",
    )
]
DECK = deck_named("standard")


def crossings(sheet: Sheet) -> list[tuple[Line, Line]]:
    """Pairs of bridges that meet, found cell by cell rather than from the board's tables."""
    crossed: dict[tuple[int, int], list[Line]] = {}
    for line, strokes in zip(sheet.board.lines, sheet.bridges, strict=True):
        if strokes:
            (x1, y1), (x2, y2) = line
            for x in range(x1, x2 + 1):
                for y in range(y1, y2 + 1):
                    if (x, y) not in line:
                        crossed.setdefault((x, y), []).append(line)
    return [(lines[0], lines[1]) for lines in crossed.values() if len(lines) > 1]


def scrawls_on(sheet: Sheet) -> st.SearchStrategy[Move]:
    """Any move that can be written on the sheet, right or wrong."""
    blank = [island for island in sheet.board.islands if not sheet.number(island)]
    entries = st.sampled_from([None, *blank])
    bridges = st.lists(st.sampled_from(sheet.board.lines), max_size=4).map(tuple)
    return st.builds(Move, entries, bridges)


def moves_on(sheet: Sheet, card: Card) -> st.SearchStrategy[Move]:
    """A legal move, and rather one that does something."""
    return st.sampled_from(sorted(legal_moves(sheet, card), key=_effort, reverse=True))


def _effort(move: Move) -> int:
    return (move.entry is not None) + len(move.bridges)


class Games(RuleBasedStateMachine):
    """A game of some players with one of the pens."""

    pen: Pen
    game: Game

    @initialize(data=st.data(), on=st.sampled_from(BOARDS), players=st.integers(1, 3))
    def begin(self, data: st.DataObject, on: Board, players: int) -> None:
        plain = [island for island in on.islands if not on.flags[island]]
        starts = st.builds(Start, st.sampled_from(plain), st.sampled_from([3, 4]))
        mode = data.draw(st.sampled_from(Mode)) if players == 1 else Mode.TABLE
        setup = Setup(on, DECK, mode, self.pen, NAMES[:players])
        self.game = Game.begin(setup, tuple(data.draw(starts) for _ in range(players)))

    def draw_card(self, data: st.DataObject) -> Card:
        left = [card for card in DECK.cards if DECK.has_left(card, self.game.seen)]
        return data.draw(st.sampled_from(left))

    @precondition(lambda self: self.game.is_over)
    @rule(card=st.sampled_from(DECK.cards))
    def turn_up_a_card_too_many(self, card: Card) -> None:
        fault = self.game.why_not_reveal(card)
        assert fault is not None
        assert fault.code == "game-over"

    @invariant()
    def record_replays_to_the_same_game(self) -> None:
        text = str(Record.of(self.game))
        record = parse_record(text)
        assert record.replay() == self.game
        assert str(record) == text

    @invariant()
    def awards_are_given_once(self) -> None:
        won = [(award.player, award.goal) for award in self.game.awards]
        assert len(won) == len(set(won))

    @invariant()
    def a_winner_has_the_highest_total(self) -> None:
        totals = [score.total for score in self.game.scores]
        assert self.game.winners
        assert all(totals[winner] == max(totals) for winner in self.game.winners)


class CheckedGames(Games):
    pen = Pen.CHECKED

    @precondition(lambda self: not self.game.is_over)
    @rule(data=st.data(), rounds=st.integers(1, 6))
    def play_some_rounds(self, data: st.DataObject, rounds: int) -> None:
        for _ in range(min(rounds, ROUNDS - len(self.game.rounds))):
            before = self.game
            card = self.draw_card(data)
            moves = tuple(data.draw(moves_on(course.sheet, card)) for course in before.courses)
            self.game = before.reveal(card).play(moves)
            self.check_nothing_is_lost(before)

    def check_nothing_is_lost(self, before: Game) -> None:
        for course, old, new in zip(
            self.game.courses, before.scores, self.game.scores, strict=True
        ):
            assert new.total >= old.total, "points never fall"
            assert course.sheets[-2].complete_islands <= course.sheet.complete_islands
        assert self.game.awards[: len(before.awards)] == before.awards

    @precondition(lambda self: not self.game.is_over)
    @rule(data=st.data())
    def try_any_move(self, data: st.DataObject) -> None:
        """An enumerated move is legal, and a move not enumerated is not."""
        card = self.draw_card(data)
        sheet = self.game.courses[0].sheet
        enumerated = list(legal_moves(sheet, card))
        assert len(enumerated) == len(set(enumerated))
        assert all(is_legal(sheet, card, each) for each in enumerated)
        move = data.draw(scrawls_on(sheet))
        in_order = Move(move.entry, tuple(sorted(move.bridges)))
        assert is_legal(sheet, card, move) == (in_order in enumerated)

    @invariant()
    def no_two_bridges_cross(self) -> None:
        for course in self.game.courses:
            assert crossings(course.sheet) == []

    @invariant()
    def no_island_has_too_many_bridges(self) -> None:
        for course in self.game.courses:
            sheet = course.sheet
            for island in sheet.board.islands:
                leading = sum(
                    strokes
                    for line, strokes in zip(sheet.board.lines, sheet.bridges, strict=True)
                    if island in line
                )
                assert leading == sheet.degree(island) <= (sheet.number(island) or 6)

    @invariant()
    def nothing_is_crossed_out(self) -> None:
        assert not any(self.game.crossed_out)


class FreeGames(Games):
    pen = Pen.FREE

    @precondition(lambda self: not self.game.is_over)
    @rule(data=st.data(), rounds=st.integers(1, 3))
    def play_some_rounds(self, data: st.DataObject, rounds: int) -> None:
        for _ in range(min(rounds, ROUNDS - len(self.game.rounds))):
            before = self.game
            card = self.draw_card(data)
            moves = tuple(
                data.draw(
                    scrawls_on(course.sheet)
                    if data.draw(st.integers(0, 3)) == 3
                    else moves_on(course.sheet, card)
                )
                for course in before.courses
            )
            self.game = before.reveal(card).play(moves)
            assert self.game.awards[: len(before.awards)] == before.awards

    @rule(data=st.data())
    def put_something_right(self, data: st.DataObject) -> None:
        before = self.game
        player = data.draw(st.integers(0, len(before.courses) - 1))
        course = before.courses[player]
        rounds = sorted({mistake.round for mistake in course.standing_mistakes})[-2:] or [1]
        round = data.draw(st.sampled_from(rounds))
        if round <= len(course.moves):
            card, _ = course.moves[round - 1]
            right = list(legal_moves(course.sheets[round - 1], card))
            move = data.draw(st.sampled_from(right))
            with suppress(Refused):
                self.game = before.fix(player, round, move)
                fixed = self.game.courses[player]
                assert all(m.round != round for m in fixed.standing_mistakes)
                assert len(fixed.standing_mistakes) < len(course.standing_mistakes)
        assert self.game.awards == before.awards

    @invariant()
    def crossed_out_islands_are_not_finished(self) -> None:
        for lost, finished in zip(self.game.crossed_out, self.game.finished, strict=True):
            assert not lost & finished

    @invariant()
    def mistakes_are_what_a_fresh_look_finds(self) -> None:
        """Playing the moves as they stand now makes the standing mistakes, and no others."""
        for course in self.game.courses:
            fresh = type(course)(course.player, course.pen, course.sheets[:1])
            for card, move in course.moves:
                fresh = fresh.play(card, move)
            assert fresh.sheets == course.sheets
            assert fresh.mistakes == course.standing_mistakes


TestCheckedGames = CheckedGames.TestCase
TestCheckedGames.settings = settings(max_examples=30, stateful_step_count=12)
TestFreeGames = FreeGames.TestCase
TestFreeGames.settings = settings(max_examples=50, stateful_step_count=30)


def test_random_games_go_far_enough_for_all_this_to_matter() -> None:
    ends: list[Game] = []

    class Watched(FreeGames):
        def teardown(self) -> None:
            ends.append(self.game)

    run_state_machine_as_test(
        Watched, settings=settings(max_examples=40, stateful_step_count=30, derandomize=True)
    )
    assert sum(game.is_over for game in ends) >= 3
    assert sum(bool(game.fixes) for game in ends) >= 3
    assert sum(bool(game.awards) for game in ends) >= 3
    assert sum(any(game.crossed_out) for game in ends) >= 3
