"""`hashi boards generate`: new boards of a wanted difficulty."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import click

from hashi.cli.files import make_folder, write_file
from hashi.cli.playing import announce_compiling, play_with_progress
from hashi.cli.speech import language, say
from hashi.i18n.numbers import with_error
from hashi.records import BoardFile, format_board_file
from hashi.study import Match, Outcome
from hashi.study.generate import REFEREE, SCOUT, Difficulty, Generated, generate


def generate_boards(
    *, difficulty: str, seed: int, count: int, into: Path | None, processes: int | None
) -> None:
    if into:
        make_folder(into)

    def play(matches: Iterable[Match], games: int) -> Iterator[Outcome]:
        return play_with_progress(matches, games, processes)

    announce_compiling((SCOUT, REFEREE))
    found = generate(Difficulty[difficulty.upper()], count, seed, play)
    for number, generated in enumerate(found, 1):
        name = f"{difficulty}-{seed}-{number}"
        text = format_board_file(BoardFile(name, _about(generated), generated.board))
        if into:
            write_file(into / f"{name}.toml", text)
            click.echo(f"{into / name}.toml")
        else:
            click.echo(text, nl=number < count)


def _about(generated: Generated) -> str:
    points = generated.points
    return say(
        "board-is-generated",
        bot=generated.summary.name,
        points=with_error(language(), points.mean, points.error),
        count=points.count,
    )
