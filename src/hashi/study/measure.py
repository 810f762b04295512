"""How hard a board is, and how fair its openings are, measured by bots who play on it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import count, islice
from statistics import fmean

from hashi.bots import Budget
from hashi.bots.bot import all_starts
from hashi.records import DECK, deck_named
from hashi.rules import Board, Start
from hashi.study.deals import shuffled
from hashi.study.figures import Figures
from hashi.study.match import Match, Outcome
from hashi.study.summary import Summary, summarise


@dataclass(frozen=True)
class Measurement:
    """What a survey found out.

    Every opening was played on the same deals, so that its totals go with those of the others.
    """

    summaries: tuple[Summary, ...]
    openings: dict[Start, tuple[int, ...]]

    @cached_property
    def ranking(self) -> list[Start]:
        """The openings, the best first."""
        return sorted(self.openings, key=lambda start: -fmean(self.openings[start]))

    @property
    def lead(self) -> Figures:
        """By how much the best opening is better than the second best."""
        best, second = self.ranking[:2]
        return self._difference(self.openings[best], self.openings[second])

    @property
    def lead_over_all(self) -> Figures:
        """By how much the best opening is better than the openings on average."""
        average = [fmean(totals) for totals in zip(*self.openings.values(), strict=True)]
        return self._difference(self.openings[self.ranking[0]], average)

    @staticmethod
    def _difference(ones: Iterable[float], others: Iterable[float]) -> Figures:
        return Figures.of([one - other for one, other in zip(ones, others, strict=True)])


@dataclass(frozen=True)
class Survey:
    """What is played on a board to measure it, all of it solo and on the same deals.

    Each bot plays `games` games in its own way, and the last of them `games_per_opening` games from
    every possible opening. It goes deal by deal, so that a survey which is cut short compares
    games on the same deals, too.
    """

    board: Board
    bots: tuple[str, ...]
    games: int
    games_per_opening: int
    seed: int
    budget: Budget

    @cached_property
    def openings(self) -> tuple[Start, ...]:
        """R2.1: a 3 or a 4 on any island without a flag; none if they are not to be played."""
        return all_starts(self.board) if self.games_per_opening else ()

    @property
    def count(self) -> int:
        return len(self.bots) * self.games + len(self.openings) * self.games_per_opening

    def matches(self) -> Iterator[Match]:
        number = count()
        for game in range(self._deals):
            deal = shuffled(deck_named(DECK), self.seed, game)
            seed = f"{self.seed} {game}"
            for player in self._players(game):
                if isinstance(player, int):
                    bot, starts = self.bots[player], None
                else:
                    bot, starts = self.bots[-1], (player,)
                yield Match(next(number), self.board, (bot,), deal, seed, self.budget, starts)

    @property
    def _deals(self) -> int:
        return max(self.games, self.games_per_opening)

    def _players(self, game: int) -> list[int | Start]:
        """Who plays that deal: each bot in its own way, the last one from each opening."""
        bots = range(len(self.bots)) if game < self.games else ()
        openings = self.openings if game < self.games_per_opening else ()
        return [*bots, *openings]

    def measured(self, outcomes: Iterable[Outcome]) -> Measurement:
        """What the outcomes, in any order, come to: all of them, or the first ones.

        A deal counts when everyone has played it.
        """
        in_order = iter(sorted(outcomes, key=lambda outcome: outcome.number))
        played: dict[int | Start, list[Outcome]] = {}
        for game in range(self._deals):
            players = self._players(game)
            theirs = list(islice(in_order, len(players)))
            if len(theirs) < len(players):
                break
            for player, outcome in zip(players, theirs, strict=True):
                played.setdefault(player, []).append(outcome)
        return Measurement(
            summaries=tuple(
                summarise(bot, self.board, played[place], seat=0)
                for place, bot in enumerate(self.bots)
                if place in played
            ),
            openings={
                opening: tuple(outcome.totals[0] for outcome in played[opening])
                for opening in self.openings
                if opening in played
            },
        )
