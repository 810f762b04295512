"""Whether the machine code of a bot is on disk: compiling it takes half a minute, once."""

from collections.abc import Iterable

from hashi.kernel.compiling import is_kept, note_kept

NOT_COMPILED = {"random"}
"""The bots that need no machine code."""


def is_compiled(bots: Iterable[str]) -> bool:
    return all(is_kept(bot) for bot in bots if bot not in NOT_COMPILED)


def note_compiled(bots: Iterable[str]) -> None:
    """These bots have moved, so their machine code is on disk."""
    for bot in bots:
        if bot not in NOT_COMPILED:
            note_kept(bot)
