"""What the companion tells a company: the card, the goals and the result."""

import click

from hashi.cli.speech import language, say
from hashi.cli.terminal import has_colour, tell
from hashi.companion import Call, Standing, standing
from hashi.draw.card import draw_card
from hashi.i18n.sentences import winning
from hashi.rules import Card
from hashi.rules.scoring import POINTS_PER_ISLAND, left_in_piles


def tell_round(call: Call) -> None:
    """The card, and all that is known."""
    found = standing(call)
    card = found.card or ""
    number, bridges = map(int, card.split("/"))
    click.echo()
    tell(say("news-turned-up", round=found.round, card=card))
    tell(say("card-label", number=number, bridges=bridges))
    if has_colour():
        drawn = draw_card(Card(number, bridges))
        click.echo(click.style("\n".join(drawn), bold=True))
    left = [each for each in found.deck if each not in found.seen]
    tell(say("strip-label", cards=", ".join(left)))
    if found.piles:
        tell(say("call-piles", piles=" + ".join(map(str, left_in_piles(found.round)))))
    _tell_goals(call, found)


def _tell_goals(call: Call, found: Standing) -> None:
    for goal, worth in found.goals.items():
        name = say(f"goal-{goal}")
        if not worth.open:
            tell(say("call-goal-gone", goal=name, later=worth.later))
        elif worth.until:
            values = {"first": worth.first, "until": worth.until, "later": worth.later}
            tell(say("call-goal-until", goal=name, **values))
        else:
            tell(say("call-goal", goal=name, first=worth.first, later=worth.later))
    for player, (name, score) in enumerate(zip(call.players, found.scores, strict=True)):
        won = [f"{say(f'goal-{it.goal}')} {it.points}" for it in found.awards if it.seat == player]
        if won:
            goals = ", ".join(won)
            tell(say("call-goals-by", name=name, goals=goals, points=score.total))


def tell_result(call: Call) -> None:
    found = standing(call)
    click.echo()
    for name, score in zip(call.players, found.scores, strict=True):
        parts = {
            "end-islands": POINTS_PER_ISLAND * score.islands,
            "goal-red": score.red,
            "goal-blue": score.blue,
            "goal-six": score.six,
        }
        points = ", ".join(f"{say(word)} {it}" for word, it in parts.items())
        tell(say("call-goals-by", name=name, goals=points, points=score.total))
    total = max(score.total for score in found.scores)
    if found.rank:
        rank = say(f"rank-{found.rank}")
        tell(say("replay-rank", points=total, rank=rank, level=found.rank))
    else:
        winners = [call.players[at] for at in found.winners or ()]
        tell(say("replay-wins", **winning(language(), winners), points=total))
