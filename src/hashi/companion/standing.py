"""Where the company stands: the card that lies there, what may come, and who has which points."""

import msgspec

from hashi.companion.call import Call, check_call
from hashi.records import DECK, deck_named
from hashi.rules import Award, Score
from hashi.rules.scoring import GOALS, PILE_ENDS, WORTH, Goal, points, rank
from hashi.table.view import AwardView, GoalView, ScoreView, award_view


class Standing(msgspec.Struct, frozen=True):
    """Like a table, with what its players know; of `piles`, after which card each is used up.

    `counted` are the islands of those who have counted; `winners` and `rank` are told once everyone
    has.
    """

    round: int
    card: str | None
    seen: list[str]
    deck: list[str]
    piles: tuple[int, ...] | None
    goals: dict[Goal, GoalView]
    awards: list[AwardView]
    scores: list[ScoreView]
    counted: list[int | None]
    is_over: bool
    winners: list[int] | None
    rank: int | None


def standing(call: Call) -> Standing:
    """Raises `Unreadable`, or `Refused`, for what cannot have happened at a table."""
    check_call(call)
    awards = _awards(call)
    counts = {count.player: count.islands for count in call.counts}
    scores = [_score(call, awards, player) for player in range(len(call.players))]
    totals = [score.total for score in scores]
    best = [player for player, total in enumerate(totals) if total == max(totals)]
    return Standing(
        round=len(call.cards),
        card=call.cards[-1] if call.cards else None,
        seen=list(call.cards),
        deck=list(map(str, deck_named(DECK).cards)),
        piles=PILE_ENDS if call.is_solo else None,
        goals={goal: _goal(call, goal) for goal in GOALS},
        awards=[award_view(award) for award in awards],
        scores=scores,
        counted=[counts.get(player) for player in range(len(call.players))],
        is_over=call.is_over,
        winners=best if call.is_counted else None,
        rank=rank(totals[0]) if call.is_counted and call.is_solo else None,
    )


def _awards(call: Call) -> list[Award]:
    """R5.4, R6.2: what each goal gave, in the order in which they were entered."""
    return [
        Award(each.round, each.player, each.goal, _points(call, each.goal, each.round))
        for each in call.reached
    ]


def _points(call: Call, goal: Goal, round: int) -> int:
    earliest = min((each.round for each in call.reached if each.goal is goal), default=None)
    return points(goal, round, earliest, solo=call.is_solo)


def _goal(call: Call, goal: Goal) -> GoalView:
    """Whoever reaches it with the card that lies there still gets the higher value, or not."""
    worth = WORTH[goal]
    is_open = _points(call, goal, len(call.cards)) == worth.first
    until = worth.solo_deadline if call.is_solo else None
    return GoalView(worth.first, worth.later, is_open, until)


def _score(call: Call, awards: list[Award], player: int) -> ScoreView:
    """R5.6, and before the end what the goals have given."""
    islands = sum(count.islands for count in call.counts if count.player == player)
    won = dict.fromkeys(GOALS, 0)
    for award in awards:
        if award.player == player:
            won[award.goal] = award.points
    score = Score(islands, *won.values())
    return ScoreView(islands, score.red, score.blue, score.six, score.total)
