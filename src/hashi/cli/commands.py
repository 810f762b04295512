"""Commands that speak the language of whoever types them."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from io import StringIO
from typing import Any

import click

from hashi.cli.completion import known_languages
from hashi.cli.interrupts import INTERRUPTED
from hashi.cli.speech import OPTION, say, speaking, unspoken
from hashi.cli.terminal import tell
from hashi.i18n import catalogue
from hashi.i18n.catalogue import languages


@contextmanager
def ending_when_interrupted() -> Iterator[None]:
    try:
        yield
    except (KeyboardInterrupt, click.Abort):
        click.echo(err=True)  # after the ^C of the terminal
        sys.exit(INTERRUPTED)


@contextmanager
def fitting_errors() -> Iterator[None]:
    """Errors are shown such that their lines fit the terminal."""
    try:
        yield
    except click.ClickException as error:
        setattr(error, "show", partial(_show, error))  # noqa: B010 - click calls it
        raise


def _show(error: click.ClickException) -> None:
    shown = StringIO()
    type(error).show(error, shown)
    tell(shown.getvalue().rstrip("\n"), err=True)


def _which_languages() -> str:
    from hashi.i18n.sentences import quoted

    names = {each: catalogue.say(each, "language-name") for each in languages()}
    known = ", ".join(f"{name} ({each})" for each, name in names.items())
    return say("language-unspoken", wish=quoted(unspoken() or ""), known=known)


class _Helpful:
    """What click calls `help` is the name of a message here."""

    _message: str | None = None

    @property
    def help(self) -> str | None:
        return self._message and say(self._message)

    @help.setter  # noqa: A003 - it is click that calls it so
    def help(self, message: str | None) -> None:
        self._message = message


class Option(_Helpful, click.Option):
    pass


class Command(_Helpful, click.Command):
    """Has `--language`; `speaking` has read it before."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.params.append(
            Option(
                [OPTION],
                metavar="|".join(languages()),
                expose_value=False,
                help="help-language",
                shell_complete=known_languages,
            )
        )

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        help_option = super().get_help_option(ctx)
        if help_option:
            help_option.help = say("help-help")
        return help_option

    def get_short_help_str(self, limit: int = 45) -> str:  # noqa: ARG002 - click's own
        """The first sentence, whole: a narrow terminal shows it on several lines."""
        return super().get_short_help_str(sys.maxsize)


class Group(Command, click.Group):
    command_class = Command
    group_class = type

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if unspoken() is not None and not ctx.resilient_parsing:  # as it is to complete words
            raise click.UsageError(_which_languages())
        return super().parse_args(ctx, args)

    def make_context(self, *args: Any, **options: Any) -> click.Context:
        with ending_when_interrupted(), fitting_errors():
            return super().make_context(*args, **options)

    def invoke(self, ctx: click.Context) -> Any:
        with ending_when_interrupted(), fitting_errors():
            return super().invoke(ctx)

    def main(self, args: Sequence[str] | None = None, *rest: Any, **options: Any) -> Any:
        with speaking(sys.argv[1:] if args is None else args):
            return super().main(args, *rest, **options)
