"""`hashi verify`: whether cards came in the order that was fixed before the game."""

from pathlib import Path

import click

from hashi.cli.replay import NoGame, read_record, sentence
from hashi.i18n.english import explain_unproved, printable
from hashi.rules.cards import ROUNDS
from hashi.table.proof import Proof, Unproved, verify


def verify_files(files: tuple[str, ...]) -> bool:
    """Say of each record what is proved; whether it is of all of them."""
    proved = [_verify(file) for file in files]
    return all(proved)


def _verify(file: str) -> bool:
    try:
        told = _told(verify(read_record(Path(file))))
    except NoGame as none:
        told, proved = sentence(none.error), False
    except Unproved as unproved:
        told, proved = explain_unproved(unproved.problem, unproved.facts), False
    else:
        proved = True
    click.echo(f"{printable(file)}: {told}", err=not proved)
    return proved


def _told(proof: Proof) -> str:
    """What is proved, and what only those can compare who were there."""
    if proof.cards == 0:
        return f"No card to check yet; table and secret fit the commitment {proof.commitment}."
    return (
        f"{_cards(proof)} came as fixed before the game, if the commitment that you were shown "
        f"then is {proof.commitment}."
    )


def _cards(proof: Proof) -> str:
    if proof.cards == 1:
        return "The first card"
    if proof.cards < ROUNDS:
        return f"The first {proof.cards} cards"
    return f"All {ROUNDS} cards" + (" and the one in the box" if proof.box else "")
