"""A game told in plain text, round by round, with the sheets and points it ended with."""

from collections.abc import Iterator
from shutil import get_terminal_size

from hashi.draw.text import draw_sheet, sheet_width
from hashi.i18n.english import GOALS, RANKS, listed
from hashi.records.account import names
from hashi.rules import PILES, ROUNDS, Game, Goal, Mode


def report(title: str, game: Game, *, colour: bool) -> Iterator[str]:
    setup = game.setup
    played = f"{len(game.rounds)} of {ROUNDS} rounds"
    yield f"{title}: {listed(setup.players)}, {setup.mode.value}, {setup.pen.value} pen, {played}"
    yield ""
    for number in range(1, len(game.rounds) + 1):
        yield from _round(game, number)
    yield ""
    yield from _sheets(game, colour=colour)
    yield from _points(game)
    yield ""
    yield _verdict(game)


def _round(game: Game, number: int) -> Iterator[str]:
    players = game.setup.players
    width = max(map(len, players))
    round = game.rounds[number - 1]
    label = f"{number:2}. {round.card}"
    for player, (name, move) in enumerate(zip(players, round.moves, strict=True)):
        tail = "; ".join(_news(game, number, player))
        yield f"{label:8} {name:{width}}  {move!s:24}  {tail}".rstrip()
        label = ""
    for fix in game.fixes:
        if fix.after == number:
            yield f"{'':8} {players[fix.player]} puts round {fix.round} right: {fix.move}"
    if game.setup.mode is Mode.SOLO and number in (PILES[0], PILES[0] + PILES[1]):
        yield f"{'':8} {'- ' * 12}".rstrip()


def _news(game: Game, number: int, player: int) -> Iterator[str]:
    """What one player's move brought about."""
    round = game.rounds[number - 1]
    before = game.rounds[number - 2].finished[player] if number > 1 else frozenset()
    if new := round.finished[player] - before:
        yield f"finished {', '.join(names(new))}"
    for award in round.awards:
        if award.player == player:
            yield f"{GOALS[award.goal]}: {award.points} points"
    for mistake in game.courses[player].mistakes:
        if mistake.round == number:
            breach = mistake.breach
            yield f"mistake {breach.code} ({breach.clause}) on {', '.join(names(breach.islands))}"


def _sheets(game: Game, *, colour: bool) -> Iterator[str]:
    """Everyone's sheet, as many side by side as there is room for."""
    width = sheet_width(game.setup.board) + 2
    abreast = max(1, get_terminal_size().columns // width)
    pages = [
        [
            f"{name:{width}}",
            *(row + "  " for row in draw_sheet(course.sheet, finished, crossed_out, colour=colour)),
        ]
        for name, course, finished, crossed_out in zip(
            game.setup.players, game.courses, game.finished, game.crossed_out, strict=True
        )
    ]
    for at in range(0, len(pages), abreast):
        for rows in zip(*pages[at : at + abreast], strict=True):
            yield "".join(rows).rstrip()
        yield ""


def _points(game: Game) -> Iterator[str]:
    widths = [max(len(name), 3) for name in game.setup.players]

    def row(label: str, cells: list[object]) -> str:
        columns = (f"{cell!s:>{width}}" for cell, width in zip(cells, widths, strict=True))
        return f"{label:12}{'  '.join(columns)}"

    yield row("", list(game.setup.players))
    yield row("islands", [score.islands for score in game.scores])
    yield row(GOALS[Goal.RED], [score.red for score in game.scores])
    yield row(GOALS[Goal.BLUE], [score.blue for score in game.scores])
    yield row(GOALS[Goal.SIX], [score.six for score in game.scores])
    yield row("total", [score.total for score in game.scores])


def _verdict(game: Game) -> str:
    total = max(score.total for score in game.scores)
    if game.rank is not None:
        return f"{total} points: {RANKS[game.rank - 1]} (rank {game.rank} of {len(RANKS)})."
    winners = listed(game.setup.players[winner] for winner in game.winners)
    verb = "wins" if len(game.winners) == 1 else "share the win"
    lead = verb if game.is_over else "leads" if len(game.winners) == 1 else "lead"
    return f"{winners} {lead} with {total} points."
