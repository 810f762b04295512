"""How many complete moves there are, counted twice: by the rules, and by trying all marks."""

from itertools import combinations_with_replacement

import pytest
from pictures import board, card, sheet

from hashi.rules import Board, Card, Sheet, legal_moves
from hashi.rules.turn import examine

CARDS = ("3/1", "2/2", "1/3")

GOLDEN = {
    "row with a flag": ("oo.R.o", "3 o   R   o", (8, 79, 204)),
    "crossing": (".o./o.o/.o.", "  o\n\n4   o\n\n  o", (10, 55, 125)),
    "square": ("oo./oRo", "o 3\n\no R o", (16, 526, 6525)),
}


def count(on: Sheet, cards: tuple[Card, ...]) -> int:
    """The number of ways to play the cards one after the other, as the rules see it."""
    if not cards:
        return 1
    return sum(
        count(examine(on, cards[0], move)[0], cards[1:]) for move in legal_moves(on, cards[0])
    )


class Paper:
    """The same game on paper: marks in plain lists, and every rule looked at afresh."""

    def __init__(self, on: Board) -> None:
        self.flags = [flag is not None for flag in on.flags.values()]
        places = list(on.flags)
        self.lines = [(places.index(a), places.index(b)) for a, b in on.lines]
        self.cells = [
            {
                (x, y)
                for x in range(a.column, b.column + 1)
                for y in range(a.row, b.row + 1)
                if (x, y) not in (a, b)
            }
            for a, b in on.lines
        ]

    def degree(self, bridges: list[int], island: int) -> int:
        return sum(n for n, ends in zip(bridges, self.lines, strict=True) if island in ends)

    def holds(self, numbers: list[int], bridges: list[int]) -> bool:
        """R4 as a whole, of a finished sheet of paper."""
        if max(bridges) > 2:
            return False
        used = [cells for cells, n in zip(self.cells, bridges, strict=True) if n]
        if any(one & other for at, one in enumerate(used) for other in used[:at]):
            return False
        return all(
            self.degree(bridges, island) <= (number or 6) for island, number in enumerate(numbers)
        )

    def count(self, numbers: list[int], bridges: list[int], cards: tuple[Card, ...]) -> int:
        """The number of ways to play the cards, found by trying all marks there are."""
        if not cards:
            return 1
        found = 0
        for entry in [None, *range(len(numbers))]:
            entered = list(numbers)
            if entry is not None:
                if numbers[entry] or (self.flags[entry] and not self.degree(bridges, entry)):
                    continue
                entered[entry] = cards[0].number
            if not self.holds(entered, bridges):
                continue
            found += self.count(entered, bridges, cards[1:])
            for chosen in combinations_with_replacement(range(len(bridges)), cards[0].bridges):
                drawn = [n + chosen.count(line) for line, n in enumerate(bridges)]
                ends = (self.lines[line] for line in chosen)
                if all(entered[a] or entered[b] for a, b in ends) and self.holds(entered, drawn):
                    found += self.count(entered, drawn, cards[1:])
        return found


@pytest.mark.parametrize("name", GOLDEN)
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_complete_moves_are_counted_twice(name: str, depth: int) -> None:
    rows, picture, golden = GOLDEN[name]
    begun = sheet(board(rows), picture)
    cards = tuple(map(card, CARDS[:depth]))
    paper = Paper(begun.board)
    by_rules = count(begun, cards)
    by_brute_force = paper.count(list(begun.numbers), list(begun.bridges), cards)
    assert by_rules == by_brute_force == golden[depth - 1]
