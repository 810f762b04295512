"""`hashi verify`: whether cards came in the order that was fixed before the game."""

from hashi.cli.replay import NoGame, read_record, sentence
from hashi.cli.speech import language, say
from hashi.cli.terminal import tell
from hashi.i18n.sentences import explain_unproved, printable
from hashi.table.proof import Proof, Unproved, verify


def verify_files(files: tuple[str, ...]) -> bool:
    """Say of each record what is proved; whether it is of all of them."""
    proved = [_verify(file) for file in files]
    return all(proved)


def _verify(file: str) -> bool:
    try:
        told = _told(verify(read_record(file)))
    except NoGame as none:
        told, proved = sentence(none.error), False
    except Unproved as unproved:
        told, proved = explain_unproved(language(), unproved.problem, unproved.facts), False
    else:
        proved = True
    tell(f"{printable(file)}: {told}", err=not proved)
    return proved


def _told(proof: Proof) -> str:
    """What is proved, and what only those can compare who were there."""
    if proof.cards == 0:
        return say("verified-none", commitment=proof.commitment)
    box = "yes" if proof.box else "no"
    return say("verified-cards", cards=proof.cards, box=box, commitment=proof.commitment)
