"""`hashi replay`: what happened in a game, from its record."""

import gc
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from hashi.cli.files import read_input
from hashi.cli.reasons import reason
from hashi.cli.report import report
from hashi.cli.speech import language, say
from hashi.cli.terminal import tell
from hashi.i18n.sentences import explain_fault, explain_unreadable, printable
from hashi.records import Record, Unreadable, parse_record
from hashi.records.account import account
from hashi.records.parser import LONGEST_RECORD
from hashi.rules import Refused


class NoGame(Exception):
    """A file without a game that keeps to the rules, and what is said of it."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(error)
        self.error = error


def replay_files(files: tuple[str, ...], *, as_json: bool) -> bool:
    """Tell each game; whether all of them kept to the rules."""
    gc.disable()  # games are trees of frozen values: there are no cycles to look for
    tell = _tell_as_json if as_json else _tell_in_words
    kept = [tell(file) for file in files]
    return all(kept)


def _tell_as_json(file: str) -> bool:
    try:
        record = read_record(file)
        with no_game_if_refused(record):
            told = account(record.replay())
    except NoGame as none:
        told = {"ok": False, "error": none.error}
    click.echo(json.dumps({"file": file, **told}))
    return bool(told["ok"])


def _tell_in_words(file: str) -> bool:
    try:
        record = read_record(file)
        with no_game_if_refused(record):
            steps = list(record.steps())
    except NoGame as none:
        tell(f"{printable(file)}: {sentence(none.error)}", err=True)
        return False
    lines = report(printable(file), record, steps)
    click.echo("\n".join(lines) + "\n")
    return True


def read_record(source: str | Path) -> Record:
    """The file's record, whether or not it keeps to the rules."""
    try:
        return parse_record(read_input(source, LONGEST_RECORD))
    except (OSError, ValueError) as error:
        raise NoGame(unreadable_record(error)) from None


@contextmanager
def no_game_if_refused(record: Record) -> Iterator[None]:
    try:
        yield
    except Refused as refused:
        raise NoGame(_refused(refused, record)) from None


def unreadable_record(error: OSError | ValueError) -> dict[str, Any]:
    """What is said of a file that cannot be read, or of text in it that cannot."""
    if isinstance(error, Unreadable):
        return _error("bad-record", explain_unreadable(language(), error)) | {"line": error.line}
    why = reason(error) if isinstance(error, OSError) else say("reason-no-name")
    return _error("unreadable-file", say("file-unopened", reason=why))


def _refused(refused: Refused, record: Record) -> dict[str, Any]:
    name = None if refused.player is None else record.setup.players[refused.player]
    return _error(
        refused.fault.code,
        explain_fault(language(), refused.fault),
        clause=refused.fault.clause,
        round=refused.round,
        player=name,
    )


def _error(
    code: str,
    message: str,
    *,
    clause: str | None = None,
    round: int | None = None,
    player: str | None = None,
) -> dict[str, Any]:
    return {"code": code, "clause": clause, "round": round, "player": player, "message": message}


def sentence(error: dict[str, Any]) -> str:
    """`Round 3, Ann: The bridge … (R4.2)`, as far as there are a round, a player and a clause."""
    if error["clause"] is None:
        return str(error["message"])
    start = say("replay-step-start")
    place = say("replay-step-round", round=error["round"]) if error["round"] else start
    facts = {"place": place, "message": error["message"], "clause": error["clause"]}
    if error["player"] is None:
        return say("replay-refused", **facts)
    return say("replay-refused-player", player=error["player"], **facts)
