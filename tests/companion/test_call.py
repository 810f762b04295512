"""What happened at a real table: cards, goals, counts, and what cannot have happened."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from companion.sheets import random_move, starts
from games import NAMES

from hashi.companion import (
    AnyEntry,
    Call,
    Checked,
    Count,
    Reached,
    Standing,
    TakenBack,
    check_against,
    entered,
    next_card,
    parse_count,
    standing,
    undone,
    with_check,
)
from hashi.companion.call import MOST_ENTRIES
from hashi.records import DECK, Unreadable, board_file, deck_named
from hashi.rules import ROUNDS, Game, Goal, Mode, Pen, Refused, Setup
from hashi.rules.scoring import PILE_ENDS

TWO = Call(("Ann", "Ben"))
ALONE = Call(("Ann",))


def after(call: Call, rounds: int, seed: int = 0) -> Call:
    random = Random(seed)
    for _ in range(rounds):
        call = next_card(call, random.randrange)
    return call


def with_goals(call: Call, *reached: tuple[int, int, Goal]) -> Standing:
    return standing(said(call, *(Reached(player, goal, round) for round, player, goal in reached)))


def said(call: Call, *entries: AnyEntry) -> Call:
    for entry in entries:
        call = entered(call, entry)
    return call


def points(found: Standing) -> list[tuple[int, int]]:
    return [(award.seat, award.points) for award in found.awards]


def test_r2_2_seventeen_cards_come_each_once_and_one_stays_unseen() -> None:
    call = after(TWO, ROUNDS)
    assert len(set(call.cards)) == ROUNDS
    assert set(call.cards) < set(map(str, deck_named(DECK).cards))
    assert standing(call).is_over
    with pytest.raises(Refused) as refused:
        next_card(call, Random(0).randrange)
    assert refused.value.fault.code == "game-over"


def always(number: int) -> Callable[[int], int]:
    """Chance that has made up its mind."""
    return lambda _: number


def test_r2_2_every_card_left_is_as_likely_as_any_other() -> None:
    asked: list[int] = []

    def first(count: int) -> int:
        asked.append(count)
        return 0

    call = TWO
    for _ in range(ROUNDS):
        call = next_card(call, first)
    assert asked == list(range(18, 1, -1))
    assert call.cards == tuple(map(str, deck_named(DECK).cards[:ROUNDS]))
    drawn = Counter(next_card(TWO, always(at)).cards[0] for at in range(18))
    assert set(drawn.values()) == {1}


def test_r5_4_all_who_reach_a_goal_in_the_same_round_get_the_higher_value() -> None:
    call = after(TWO, 5)
    assert points(with_goals(call, (4, 0, Goal.RED), (4, 1, Goal.RED))) == [(0, 9), (1, 9)]
    assert points(with_goals(call, (4, 0, Goal.RED), (5, 1, Goal.RED))) == [(0, 9), (1, 5)]


def test_a_goal_noted_late_for_an_earlier_card_takes_the_higher_value_back() -> None:
    call = after(TWO, 5)
    assert points(with_goals(call, (5, 1, Goal.SIX), (4, 0, Goal.SIX))) == [(1, 4), (0, 8)]


def test_a_goal_is_open_until_a_card_has_passed_since_it_was_reached_first() -> None:
    call = after(TWO, 5)
    assert with_goals(call, (5, 0, Goal.BLUE)).goals[Goal.BLUE].open
    assert not with_goals(call, (4, 0, Goal.BLUE)).goals[Goal.BLUE].open
    assert with_goals(call, (4, 0, Goal.BLUE)).goals[Goal.RED].open


def test_r6_2_alone_the_deadline_decides() -> None:
    call = after(ALONE, 13)
    found = with_goals(call, (8, 0, Goal.BLUE), (12, 0, Goal.RED), (13, 0, Goal.SIX))
    assert [award.points for award in found.awards] == [3, 9, 4]
    assert found.piles == PILE_ENDS
    assert standing(after(ALONE, 7)).goals[Goal.BLUE].open
    assert not standing(after(ALONE, 8)).goals[Goal.BLUE].open
    assert standing(after(ALONE, 8)).goals[Goal.RED].until == 12


def test_the_result_is_told_once_everyone_has_counted() -> None:
    call = said(after(TWO, ROUNDS), Count(1, 9))
    assert standing(call).winners is None
    found = standing(said(call, Count(0, 9)))
    assert (found.winners, found.rank) == ([0, 1], None)
    alone = said(after(ALONE, ROUNDS), Count(0, 18))
    assert (standing(alone).winners, standing(alone).rank) == ([0], 1)


ANN_RED = Reached(0, Goal.RED, 3)
ANN_BLUE = Reached(0, Goal.BLUE, 3)


@pytest.mark.parametrize(
    "entries",
    [
        (ANN_RED, Reached(1, Goal.RED, 4)),
        (Count(1, 9), ANN_RED),
        (ANN_RED, ANN_BLUE, TakenBack(0, Goal.BLUE)),
        (ANN_RED, TakenBack(0, Goal.RED), ANN_RED),
        (Count(1, 9), Count(1, 8)),
        (Count(1, 9), TakenBack(1)),
    ],
)
def test_undoing_takes_back_the_last_entry_whatever_it_was_and_never_a_card(
    entries: tuple[AnyEntry, ...],
) -> None:
    call = after(TWO, ROUNDS)
    calls = [call]
    for entry in entries:
        call = entered(call, entry)
        calls.append(call)
    for before in reversed(calls[:-1]):
        call = undone(call)
        assert standing(call) == standing(before)
    assert undone(call) == call


def test_what_was_entered_last_about_a_goal_or_a_count_holds() -> None:
    call = said(after(TWO, ROUNDS), ANN_RED, ANN_BLUE, Count(1, 9), Count(1, 8))
    assert (call.reached, call.counts) == ((ANN_RED, ANN_BLUE), (Count(1, 8),))
    call = said(call, TakenBack(0, Goal.RED), TakenBack(1))
    assert (call.reached, call.counts) == ((ANN_BLUE,), ())


def test_r5_4_a_goal_is_reached_once_and_again_only_if_it_was_taken_back() -> None:
    call = said(after(TWO, 5), ANN_RED)
    with pytest.raises(Unreadable) as unreadable:
        entered(call, Reached(0, Goal.RED, 4))
    assert unreadable.value.problem == "goal-twice"
    again = said(call, TakenBack(0, Goal.RED), Reached(0, Goal.RED, 4))
    assert [award.round for award in standing(again).awards] == [4]


def test_a_goal_is_doubted_only_if_the_sheet_lacked_it_with_that_card_or_a_later_one() -> None:
    call = with_check(after(TWO, 5), 0, (Goal.BLUE,))
    assert check_against(call, Reached(0, Goal.RED, 5)) == Checked(0, 5, (Goal.BLUE,))
    assert check_against(call, Reached(0, Goal.RED, 2)) is not None
    assert check_against(call, Reached(0, Goal.BLUE, 5)) is None
    assert check_against(call, Reached(1, Goal.RED, 5)) is None
    call = next_card(call, Random(0).randrange)
    assert check_against(call, Reached(0, Goal.RED, 6)) is None


def test_of_each_sheet_the_last_check_counts_and_all_are_kept_with_the_call() -> None:
    call = with_check(with_check(after(TWO, 5), 0, ()), 1, ())
    call = with_check(call, 0, (Goal.RED,))
    assert call.checked == (Checked(1, 5, ()), Checked(0, 5, (Goal.RED,)))
    assert msgspec.json.decode(msgspec.json.encode(call), type=Call) == call


@pytest.mark.parametrize(
    ("text", "islands"),
    [
        *[("9", 9), (" 18 ", 18), ("0018", 18), ("9999", 9_999)],
        *[("00012", None), ("9" * 5_000, None), ("5.5", None), ("-1", None)],
    ],
)
def test_islands_are_counted_whole(text: str, islands: int | None) -> None:
    if islands is not None:
        assert parse_count(text) == islands
        return
    with pytest.raises(Unreadable) as unreadable:
        parse_count(text)
    assert unreadable.value.problem == "not-a-count"


def test_whoever_taps_on_and_on_can_go_on_and_loses_nothing_that_holds() -> None:
    call = said(after(TWO, 5), ANN_BLUE)
    for _ in range(MOST_ENTRIES):
        call = said(call, ANN_RED, TakenBack(0, Goal.RED))
    call = said(call, ANN_RED)
    assert len(call.entries) == MOST_ENTRIES
    assert call.reached == (ANN_BLUE, ANN_RED)
    assert msgspec.json.decode(msgspec.json.encode(call), type=Call) == call


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"players": ()}, "nobody-plays"),
        ({"players": ("Ann", "Ann")}, "name-twice"),
        ({"players": ("Ann", " ")}, "not-a-name"),
        ({"players": ("A", "B", "C", "D", "E")}, "player-count"),
        ({"board": "Z"}, "unknown-board"),
        ({"cards": ("5",)}, "not-a-card"),
        ({"entries": (Reached(2, Goal.RED, 1),)}, "unknown-player"),
        ({"entries": (Reached(-1, Goal.RED, 1),)}, "unknown-player"),
        ({"entries": (TakenBack(2),)}, "unknown-player"),
        ({"entries": (Reached(0, Goal.RED, 0),)}, "no-such-card"),
        ({"entries": (Reached(0, Goal.RED, 6),)}, "no-such-card"),
        ({"entries": (Count(0, 3),)}, "count-too-early"),
        ({"checked": (Checked(2, 1, ()),)}, "unknown-player"),
    ],
)
def test_what_cannot_have_happened_is_refused(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        standing(msgspec.structs.replace(after(TWO, 5), **changes))
    assert unreadable.value.problem == problem


@pytest.mark.parametrize(
    ("count", "problem"),
    [
        (Count(0, 19), "too-many-islands"),
        (Count(0, -1), "too-many-islands"),
        (Count(2, 1), "unknown-player"),
    ],
)
def test_a_count_that_cannot_be_is_refused(count: Count, problem: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        standing(said(after(TWO, ROUNDS), count))
    assert unreadable.value.problem == problem


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        (("5/3", "5/3"), "card-not-left"),
        (("6/4",), "card-not-left"),
        (tuple(map(str, deck_named(DECK).cards)), "game-over"),
    ],
)
def test_cards_that_cannot_have_come_are_refused(cards: tuple[str, ...], code: str) -> None:
    with pytest.raises(Refused) as refused:
        standing(msgspec.structs.replace(TWO, cards=cards))
    assert refused.value.fault.code == code


def played(players: int, seed: int) -> Game:
    """A whole random game."""
    random = Random(seed)
    board, deck = board_file("A").board, deck_named(DECK)
    mode = Mode.SOLO if players == 1 else Mode.TABLE
    setup = Setup(board, deck, mode, Pen.CHECKED, NAMES[:players])
    game = Game.begin(setup, tuple(random.choices(starts(board), k=players)))
    for card in random.sample(deck.cards, ROUNDS):
        game = game.reveal(card)
        game = game.play(tuple(random_move(it.sheet, card, random) for it in game.courses))
    return game


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("seed", range(3))
def test_the_companion_counts_as_the_rules_do(players: int, seed: int) -> None:
    game = played(players, seed)
    call = Call(
        game.setup.players,
        cards=tuple(map(str, game.seen)),
        entries=(
            *(Reached(it.player, it.goal, it.round) for it in game.awards),
            *(Count(at, len(islands)) for at, islands in enumerate(game.finished)),
        ),
    )
    found = standing(call)
    awards = [(it.round, it.player, it.goal, it.points) for it in game.awards]
    assert [(it.round, it.seat, it.goal, it.points) for it in found.awards] == awards
    assert [score.total for score in found.scores] == [score.total for score in game.scores]
    assert (tuple(found.winners or ()), found.rank) == (game.winners, game.rank)


@pytest.mark.parametrize("seed", range(200))
def test_points_are_as_the_rules_give_them_whoever_reaches_what_when(seed: int) -> None:
    """Random games reach few goals: here all are reached, at any time."""
    random = Random(seed)
    players = random.randint(2, 4)
    rounds = {(p, goal): random.randint(1, ROUNDS) for p in range(players) for goal in Goal}
    reached = [Reached(player, goal, round) for (player, goal), round in rounds.items()]
    random.shuffle(reached)
    call = said(after(Call(NAMES[:players]), ROUNDS, seed), *reached)
    worth = {Goal.RED: (9, 5), Goal.BLUE: (7, 3), Goal.SIX: (8, 4)}
    for award in standing(call).awards:
        is_first = all(award.round <= rounds[p, award.goal] for p in range(players))
        assert award.points == worth[award.goal][0 if is_first else 1]
