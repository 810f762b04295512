"""What lies over the board: keys, the curtain, what a round brought, the end."""

from collections.abc import Sequence
from itertools import accumulate

from rich.cells import cell_len, set_cell_size
from textual.content import Content

from hashi.i18n.sentences import printable, winning
from hashi.rules import Goal
from hashi.rules.scoring import POINTS_PER_ISLAND
from hashi.table.news import News, RoundOver
from hashi.table.table import Phase
from hashi.table.view import MistakeView, ScoreView
from hashi.tui.client import NOT_KEPT, TableClient, way_back
from hashi.tui.controller import Controller
from hashi.tui.examples import fix
from hashi.tui.rules_pages import rules_page
from hashi.tui.seat_screen import SeatScreen
from hashi.tui.words import Words

KEYS_AS_ON_THE_PAGE = ("walk", "write", "draw", "undo", "over", "done")
KEYS = ("bridge", "type", "back", "hint", "mistakes", "rules", "where", "leave")
"""In the order in which they are listed."""

NARROWEST, WIDEST = 12, 15
"""A player's column in the count, in characters: four of them fit beside the widest label."""


def overlay_of(controller: Controller) -> Content | None:
    """What lies over the board now."""
    screen, words = controller.screen, controller.words
    match controller.overlay:
        case "keys":
            return keys(words)
        case "rules":
            return rules_page(words, controller.rules_page)
        case "mistakes":
            return mistakes(screen, controller.mistakes)
        case "reveal" if controller.revealed:
            return reveal(screen, controller.revealed)
        case "curtain":
            return curtain(words, screen.names[screen.seat or 0], controller.last is not None)
        case "waiting":
            return waiting(screen, controller.table.trouble)
        case "closed":
            return nothing_more(words, "news-closed")
        case "end":
            return end(screen, controller.table)
        case "where":
            return where(words, controller.table)
    return None


def keys(words: Words) -> Content:
    """What can be done, and how."""
    rows = [
        *((words.say(f"keys-{key}-key"), words.say(f"keys-{key}")) for key in KEYS_AS_ON_THE_PAGE),
        *((words.say(f"play-keys-{key}-key"), words.say(f"play-keys-{key}")) for key in KEYS),
    ]
    widest = max(cell_len(key) for key, _ in rows)
    told = (
        Content.assemble((set_cell_size(key, widest), "bold $gold"), "  ", what)
        for key, what in rows
    )
    return _page(words.say("keys-title"), *told, "", words.say("play-back"))


def curtain(words: Words, name: str, can_take_back: bool) -> Content:
    """Several at one keyboard: nobody sees the sheet of another while they write."""
    back = [words.say("play-curtain-back")] if can_take_back else []
    return _page(name, words.say("play-curtain"), "", *back)


def reveal(screen: SeatScreen, news: RoundOver) -> Content:
    """What a round brought to all who look at this screen together."""
    words = screen.words
    told = words.told(news, screen.names) or [words.say("reveal-nothing")]
    title = words.say("reveal-title", round=news.round)
    return _page(title, *told, "", *_totals(screen), "", words.say("play-on"))


def mistakes(screen: SeatScreen, found: Sequence[MistakeView]) -> Content:
    """R7: what can still be put right, and how."""
    words = screen.words
    if not found:
        return _page(words.say("check-title"), words.say("check-none"), "", words.say("play-back"))
    told = []
    for mistake in found:
        told += [words.mistake(mistake), words.say("check-until", until=mistake.until)]
    how = words.say("play-fix", fix=fix(screen, found[0]))
    return _page(words.say("check-title"), *told, "", how, "", words.say("play-back"))


def where(words: Words, table: TableClient) -> Content:
    """How to come back, however long that is, and what was promised of the cards."""
    message, place = way_back(table)
    kept = words.say(message, place=place)
    told = words.say(NOT_KEPT) if table.trouble == NOT_KEPT else kept
    promise = _promise(words, table.view.commitment)
    return _page(words.say("game"), told, "", *promise, words.say("play-back"))


def _promise(words: Words, commitment: str) -> list[Content | str]:
    """Nothing in a game whose cards nobody has fixed, as one can be that was taken up."""
    if not commitment:
        return []
    shown = Content.assemble((printable(commitment), "bold"))
    return [words.say("play-promise"), shown, words.say("play-promise-check"), ""]


def waiting(screen: SeatScreen, trouble: str | None) -> Content:
    told = ["", screen.words.say(trouble)] if trouble else []
    leave = screen.words.say("play-leave")
    seats = map(screen.words.name, screen.view.seats)
    return _page(screen.words.say("invite-title"), *seats, *told, "", leave)


def nothing_more(words: Words, why: str) -> Content:
    """There is nothing to be done at this table any more."""
    return _page(words.say("game"), words.say(why), "", words.say("play-leave"))


def too_small(words: Words, wanted: tuple[int, int], found: tuple[int, int]) -> str:
    return words.say(
        "play-too-small",
        columns=wanted[0],
        lines=wanted[1],
        found=f"{found[0]}\N{MULTIPLICATION SIGN}{found[1]}",
    )


def end(screen: SeatScreen, table: TableClient) -> Content:
    """The count, line by line, and who has won."""
    words, view = screen.words, screen.view
    below = [words.say("play-record", file=str(table.file)), ""] if table.file else []
    if table.trouble:
        below = [words.say(table.trouble), ""]
    verdict, under = _verdict(screen)
    return _page(
        verdict,
        *([under, ""] if under else [""]),
        *_count(screen),
        "",
        *_course(screen, table.news),
        *below,
        words.say("play-end-keys" if view.phase is Phase.OVER else "play-leave"),
    )


def _verdict(screen: SeatScreen) -> tuple[str, str]:
    words, view = screen.words, screen.view
    assert view.scores
    if view.rank is not None:
        total = view.scores[0].total
        return words.say(f"rank-{view.rank}"), words.say(
            "end-rank-of", level=view.rank, points=total
        )
    winners = view.winners or []
    facts = winning(words.language, [screen.names[at] for at in winners])
    points = view.scores[winners[0]].total
    return words.say("end-winners", **facts), words.say("points", points=points)


def _count(screen: SeatScreen) -> list[Content | str]:
    """A column for each player, which adds up to the total."""
    words = screen.words
    scores = screen.view.scores or []
    labels = [words.say("end-islands"), *(words.say(f"goal-{goal.value}") for goal in Goal)]
    rows = [[_islands(score) for score in scores]]
    rows += [[str(getattr(score, goal.value)) for score in scores] for goal in Goal]
    totals = [str(score.total) for score in scores]
    widest = max(map(cell_len, [*labels, words.say("end-total")]))
    longest = max(cell_len(name) + 1 for name in screen.names)
    room = min(WIDEST, max(NARROWEST, longest))

    def line(label: str, cells: Sequence[str]) -> str:
        columns = (_right(cell, room) for cell in cells)
        return set_cell_size(label, widest) + "".join(columns)

    body = [line(label, cells) for label, cells in zip(labels, rows, strict=True)]
    names = line("", screen.names)
    total = Content.assemble((line(words.say("end-total"), totals), "bold $gold"))
    return [Content.assemble((names, "bold")), *body, total]


def _course(screen: SeatScreen, news: Sequence[News]) -> list[Content | str]:
    """Everybody's points after each round; nothing where what was put right since, or crossed out,
    makes them other than they were."""
    rounds = [each for each in news if isinstance(each, RoundOver)]
    points = [_points_after(rounds, seat) for seat in range(len(screen.names))]
    if [each[-1:] for each in points] != [[score.total] for score in screen.view.scores or []]:
        return []
    title = screen.words.say("chart-round")
    widest = min(WIDEST, max(map(cell_len, [title, *screen.names])))

    def line(label: str, cells: Sequence[int]) -> str:
        return set_cell_size(label, widest) + "".join(f"{cell:>3}" for cell in cells)

    head = Content.assemble((line(title, [each.round for each in rounds]), "$soft"))
    return [head, *map(line, screen.names, points), ""]


def _points_after(rounds: Sequence[RoundOver], seat: int) -> list[int]:
    gains = (
        POINTS_PER_ISLAND * len(news.finished[seat])
        + sum(award.points for award in news.awards if award.seat == seat)
        for news in rounds
        if news.finished
    )
    return list(accumulate(gains))


def _islands(score: ScoreView) -> str:
    worth = POINTS_PER_ISLAND * score.islands
    return f"{score.islands} x {POINTS_PER_ISLAND} = {worth}"


def _totals(screen: SeatScreen) -> list[str]:
    """Everybody's points so far."""
    widest = max(map(cell_len, screen.names))
    scores = [screen.score_of(at) for at in range(len(screen.names))]
    return [
        f"{set_cell_size(name, widest)}  {score.total:>3}"
        for name, score in zip(screen.names, scores, strict=True)
        if score
    ]


def _right(text: str, width: int) -> str:
    fitting = set_cell_size(text, min(cell_len(text), width - 1))
    return " " * (width - cell_len(fitting)) + fitting


def _page(title: str, *lines: Content | str) -> Content:
    heading = Content.assemble((title, "bold $gold"))
    return Content("\n").join([heading, Content(""), *(_line(line) for line in lines)])


def _line(line: Content | str) -> Content:
    return line if isinstance(line, Content) else Content(line)
