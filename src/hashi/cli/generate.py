"""`hashi boards generate`: new boards of a wanted difficulty."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import click

from hashi.cli.files import check_free, make_folder, write_file
from hashi.cli.interrupts import INTERRUPTED, Interrupts
from hashi.cli.playing import announce_compiling, playing
from hashi.cli.speech import language, say
from hashi.cli.terminal import tell
from hashi.i18n.numbers import with_error
from hashi.records import BoardFile, format_board_file
from hashi.study import Match, Outcome
from hashi.study.generate import REFEREE, SCOUT, STEPS, Difficulty, Generated, generate


def generate_boards(
    *,
    difficulty: str,
    seed: int,
    count: int,
    into: Path | None,
    force: bool,
    processes: int | None,
    interrupts: Interrupts,
) -> None:
    names = [f"{difficulty}-{seed}-{number}" for number in range(1, count + 1)]
    if into:
        make_folder(into)
        for name in names:
            check_free(into / f"{name}.toml", force=force)
    leading: list[list[Generated]] = []

    def play(matches: Iterable[Match], games: int) -> Iterator[Outcome]:
        facts = {"step": len(leading) + 1, "steps": STEPS}
        with playing(matches, games, processes, interrupts, "playing-step", **facts) as outcomes:
            yield from outcomes

    try:
        interrupts.answer()
        announce_compiling((SCOUT, REFEREE))
        for found in generate(Difficulty[difficulty.upper()], count, seed, play):
            leading.append(found)  # noqa: PERF402 - Ctrl-C leaves those that came
    except KeyboardInterrupt:
        message = "generated-part" if leading else "simulated-nothing"
        tell(say(message, done=len(leading), steps=STEPS), err=True)
    if leading:
        _write(leading[-1], names, into)
    if len(leading) < STEPS:
        sys.exit(INTERRUPTED)


def _write(found: list[Generated], names: list[str], into: Path | None) -> None:
    for generated, name in zip(found, names, strict=False):  # fewer, where few were drawn
        text = format_board_file(BoardFile(name, _about(generated), generated.board))
        if into:
            write_file(into / f"{name}.toml", text)
            click.echo(f"{into / name}.toml")
        else:
            click.echo(text, nl=generated is not found[-1])


def _about(generated: Generated) -> str:
    points = generated.points
    return say(
        "board-is-generated",
        bot=generated.summary.name,
        points=with_error(language(), points.mean, points.error),
        count=points.count,
    )
