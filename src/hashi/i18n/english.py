"""English sentences for what is wrong, and the English names of goals and ranks."""

from collections.abc import Iterable, Mapping

from hashi.records import Unreadable
from hashi.rules import Fault, Goal, faults

LONGEST_QUOTE = 40
"""How much of a strange text a sentence repeats, in characters."""

GOALS = {Goal.RED: "red flags", Goal.BLUE: "blue flags", Goal.SIX: "six linked"}

RANKS = (
    "Minion",
    "Dogsbody",
    "Bamboo binder",
    "Screw tightener",
    "Concrete pourer",
    "Project manager",
    "Master bridge builder",
    "Professional planner",
    "Statics expert",
    "Ace architect",
    "Construction genius",
    "Island god",
)
"""R6.3: by level, from 1."""


def explain_fault(fault: Fault) -> str:
    """Why something is not allowed, and what to do instead."""
    match fault:
        case faults.UnknownIsland():
            return f"There is no island on {fault.island}. Choose one that the board shows."
        case faults.IslandTaken():
            return (
                f"{fault.island} has a {fault.number} already. Choose an island without a number."
            )
        case faults.NoLine():
            return f"No dotted line joins {listed(fault.bridge)}. Draw along the dotted lines."
        case faults.FlagNeedsBridge():
            return (
                f"{fault.island} has a flag and no bridge yet. A number may follow once a bridge "
                "of an earlier card leads there."
            )
        case faults.NumberTooSmall():
            return (
                f"{fault.bridges} bridges lead to {fault.island} already, too many for a "
                f"{fault.number}. Choose an island with fewer."
            )
        case faults.WrongBridgeCount():
            return (
                f"The card asks for {counted(fault.wanted, 'bridge')} and the move draws "
                f"{len(fault.bridges)}. Draw exactly as many, or leave them all out."
            )
        case faults.NoNumber():
            return (
                f"Neither {fault.bridge.first} nor {fault.bridge.second} has a number. A bridge "
                "needs a number on one of its islands."
            )
        case faults.LineFull():
            return f"Two bridges join {listed(fault.bridge)} already. Choose another line."
        case faults.BridgesCross():
            return f"The bridge {fault.bridge} would cross {fault.blocker}. Bridges never cross."
        case faults.IslandFull():
            return (
                f"The bridge {fault.bridge} is one too many for the number on "
                f"{listed(fault.ends)}. A finished island takes no more bridges."
            )
        case faults.MoreThanSix():
            return f"Six bridges lead to {listed(fault.ends)} already. No island takes more."
        case faults.StartNumber():
            return f"The first number is a 3 or a 4, not {fault.number}."
        case faults.StartFlag():
            return f"{fault.island} has a flag. The first number goes on an island without one."
        case faults.BoxCardSeen():
            return f"The card in the box cannot be {fault.card}: that card was played."
        case faults.CardNotLeft():
            return f"The card {fault.card} cannot come: it was seen, or the deck has none like it."
        case faults.GameOver():
            return "The game is over after 17 cards."
        case faults.NothingToFix():
            return "There is no mistake of that player to put right in that round."
        case faults.FixTooLate():
            return "Too late: a mistake may be put right until the next card but one is turned up."
        case faults.FixStillWrong():
            return f"The new move is wrong too. {explain_fault(fault.fault)}"
        case faults.FixHasConsequences(fault=None):
            return f"With the new move an award of round {fault.round} would not have been reached."
        case faults.FixHasConsequences(fault=later) if later:
            return (
                f"With the new move, the one of round {fault.round} would break a rule. "
                f"{explain_fault(later)}"
            )
    raise AssertionError(f"no sentence for {fault}")


UNREADABLE = {
    "after-box": "Nothing may follow the card in the box.",
    "board-size": "A board has 1 to {columns} columns and 1 to {rows} rows.",
    "box-too-early": "The box card may be named after round {wanted} only.",
    "control-character": "The line holds a control character. Write plain text.",
    "fix-with-checked-pen": "With the checked pen there is nothing to put right. Leave this out.",
    "header-missing": "The line “{word}: …” is missing before the first round.",
    "header-too-late": "The line “{word}: …” belongs before the first round.",
    "header-twice": "The line “{word}: …” stands twice.",
    "island-count": "Islands: {found}. A board that can be played on has {fewest} to {most}.",
    "line-twice": "The line {text} is taken away twice.",
    "line-too-long": "The line is longer than {most} characters.",
    "move-count": "Moves: {found}, players: {wanted}. Put “|” before the move of each.",
    "name-twice": "Two players are called “{text}”. Give each a name of their own.",
    "no-deals": "The file holds no deal; write one on each line, as all 18 cards in order.",
    "no-such-line": "This board has no line {text} that could be taken away.",
    "not-a-board": "“{text}” is not a board; join its rows by “/”.",
    "not-a-bridge": "“{text}” is not a bridge; write c4-e4 for one and c4=e4 for two.",
    "not-a-card": "“{text}” is not a card; write number and bridges like 5/3.",
    "not-a-cell": "“{text}” in row {row} is not a cell; use “.”, “o”, “R” and “B”.",
    "not-a-choice": "“{text}” is not possible here; choose one of: {known}.",
    "not-a-deal": "A deal is all 18 cards of the {deck} deck in some order.",
    "not-a-line": "“{text}” is not a line; write it like c4-e4.",
    "not-a-list": "“{text}” must be there, as a list of texts in square brackets.",
    "not-a-move": "“{text}” is not a move; write it like “c4 c4-e4”, or “- -” to pass.",
    "not-a-name": "“{text}” cannot be a name; use 1 to {most} characters without “#” and “:”.",
    "not-a-record": "A record begins with the line “{wanted}”.",
    "not-a-start": "“{text}” is not a first entry; write it like c2=3.",
    "not-a-text": "“{text}” must be there, as a text in quotation marks.",
    "not-an-island": "“{text}” is not an island; write column and row like c4.",
    "not-toml": "The file is not in the TOML format.",
    "not-utf8": "The text is not in UTF-8. Save it as UTF-8.",
    "note-too-early": "Round {found} was not played before this line.",
    "player-count": "{found} players are too many; this game has room for {most}.",
    "ragged-board": "Row {row} is not as long as the first: {cells} against {wanted}.",
    "round-order": "Round {wanted} should come here, not round {found}.",
    "start-count": "First entries: {found}, players: {wanted}. Put “|” between them.",
    "strange-line": "“{text}” is not a line like “1. 5/3 | c4 c4-e4” or “fix 1 Ann: - -”.",
    "too-long": "The text is longer than {most} characters.",
    "unknown-board": "There is no board “{text}”; known are {known}. Of your own, write the rows.",
    "unknown-deck": "There is no deck “{text}”; these are known: {known}.",
    "unknown-entry": "The entry “{text}” is not known; a file has: {known}.",
    "unknown-player": "Nobody called “{text}” plays in this game.",
}


def explain_unreadable(unreadable: Unreadable) -> str:
    """What cannot be read, on which line, and what to write instead."""
    facts = {word: quoted(str(fact)) for word, fact in unreadable.facts.items()}
    sentence = UNREADABLE[unreadable.problem].format(**facts)
    return f"Line {unreadable.line}: {sentence}" if unreadable.line else sentence


UNPROVED = {
    "line-missing": (
        "This record cannot be verified: the line “{word}: …” is missing. A table writes "
        "“table”, “commitment” and “secret” into the record of a game that is over."
    ),
    "line-twice": "This record cannot be verified: the line “{word}: …” stands twice.",
    "no-such-round": "Round {round} has no card: a game ends after {most}.",
    "not-64-digits": "The {word} should be 64 of the digits 0-9 and a-f, not “{text}”.",
    "not-a-table": "“{text}” is not the id of a table; that is made of A-Z, a-z, 0-9, “_” and “-”.",
    "wrong-box": "The shuffle puts {expected} into the box, and the record says {found}.",
    "wrong-card": "In round {round} the shuffle gives {expected}, and the record says {found}.",
    "wrong-commitment": (
        "Table and secret do not fit the commitment. They make {expected}, and the record says "
        "{found}."
    ),
}
"""What keeps a record from proving that its cards came in the order fixed before the game."""


def explain_unproved(problem: str, facts: Mapping[str, object]) -> str:
    """What does not hold, or is missing, and where."""
    harmless = {word: quoted(str(fact)) if word == "text" else fact for word, fact in facts.items()}
    return UNPROVED[problem].format(**harmless)


def quoted(text: str) -> str:
    """The beginning of a stranger's text, harmless enough to be shown in a terminal."""
    return printable(text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…")


def printable(text: str) -> str:
    """The text without what would move the cursor or change its colours."""
    return "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in text)


def counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def listed(names: Iterable[object]) -> str:
    """`a, b and c`."""
    *most, last = map(str, names)
    return f"{', '.join(most)} and {last}" if most else last
