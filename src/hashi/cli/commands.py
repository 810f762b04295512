"""Commands that speak the language of whoever types them."""

import sys
from collections.abc import Sequence
from typing import Any

import click

from hashi.cli.interrupts import INTERRUPTED
from hashi.cli.speech import OPTION, say, speaking
from hashi.i18n.catalogue import languages


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
            )
        )

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if help_option := self.get_help_option(ctx):
            help_option.help = say("help-help")
        super().format_options(ctx, formatter)


class Group(Command, click.Group):
    command_class = Command
    group_class = type

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except (KeyboardInterrupt, click.Abort):
            click.echo(err=True)  # after the ^C of the terminal
            sys.exit(INTERRUPTED)

    def main(self, args: Sequence[str] | None = None, *rest: Any, **options: Any) -> Any:
        with speaking(sys.argv[1:] if args is None else args):
            return super().main(args, *rest, **options)
