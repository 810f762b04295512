"""What can be typed now, by an example: islands and lines of this board.

Whether it would be wise, or even allowed, is for whoever plays to find out.
"""

from collections.abc import Sequence

from hashi.records.notation import LEFT_OUT
from hashi.rules import Island
from hashi.rules.game import START_NUMBERS
from hashi.table.view import MistakeView
from hashi.tui.scene import Scene
from hashi.tui.sheets import middle


def what_to_type(scene: Scene, mistakes: Sequence[MistakeView]) -> str:
    """Nothing where there is nothing to be said."""
    told = []
    if scene.draft and scene.is_opening:
        told.append(scene.words.say("play-type-entry", entry=first_entry(scene)))
    elif scene.draft and scene.card:
        told.append(scene.words.say("play-type", move=move(scene, scene.card.bridges)))
    if mistakes and scene.own and scene.own.hand is None:
        told.append(scene.words.say("play-type-fix", fix=fix(scene, mistakes[0])))
    return "   ".join(told)


def first_entry(scene: Scene) -> str:
    return f"{_island(scene)}={START_NUMBERS[0]}"


def move(scene: Scene, bridges: int) -> str:
    """With so many bridges, as a card shows them."""
    at = _island(scene)
    ends = [to for _, to in scene.board.ways[at]]
    one, two = [f"{at}-{to}" for to in ends[:1]], [f"{at}={to}" for to in ends[-1:]]
    drawn = {1: one, 2: two}.get(bridges, [*one, *two])
    return " ".join([str(at), *(drawn or [LEFT_OUT])])


def fix(scene: Scene, mistake: MistakeView) -> str:
    return f"fix {mistake.round} {move(scene, int(mistake.card.split('/')[1]))}"


def _island(scene: Scene) -> Island:
    """Without a flag and, if there is one, without a number and with more than one way to go."""
    board = scene.board
    plain = [island for island in board.islands if board.flags[island] is None]
    free = [island for island in plain if str(island) not in scene.sheet.numbers]
    roomy = [island for island in free if len(board.ways[island]) > 1]
    return middle(board, roomy or free or plain)
