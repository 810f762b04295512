"""The file of a game: its record, written anew whenever there is more to tell."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path

from hashi.table.events import Ended, Fixed, Hinted, Resolved, RoundTakenBack, Stored
from hashi.table.table import Table
from hashi.tui.saved_game import Extras, record_of
from hashi.user_files.claim import Claim, new_file
from hashi.user_files.folders import data_folder

WRITTEN_AFTER = (Resolved, RoundTakenBack, Fixed, Hinted, Ended)
"""Events that a record tells of."""

LONGEST_NAME_BYTES = 160
"""Of the players' names in a file's name."""


class GameFile:
    """A storage that never refuses: a game goes on where its record cannot be written."""

    def __init__(self, claim: Claim, extras: Extras) -> None:
        self.error: OSError | None = None
        """Why the record could not be written."""
        self._claim = claim
        self._extras = extras

    @property
    def path(self) -> Path:
        return self._claim.file

    async def append(self, events: Sequence[Stored], after: Table) -> None:
        if any(isinstance(event, WRITTEN_AFTER) for event in events):
            self.save(after)

    async def refresh(self) -> None:
        """The table in memory is right: after a failure the next record is written whole."""

    def save(self, table: Table) -> None:
        """Write the record, if there is a game to tell of."""
        record = record_of(table, self._extras)
        if record is None:
            return
        try:
            if self._claim.is_lost:
                lost = self._claim
                self._claim = new_file(lost.file.parent, lost.file.stem)
                lost.release()
            self._claim.write(str(record))
            self.error = None
        except OSError as error:
            self.error = error

    def close(self, table: Table) -> None:
        """Try once more where the record could not be written, then let others have the file."""
        if self.error:
            self.save(table)
        self._claim.release()


def games_folder() -> Path:
    return data_folder() / "games"


def name_of_game(names: Sequence[str]) -> str:
    """`2026-11-16 Ann, Ben`."""
    return f"{date.today():%Y-%m-%d} {as_file_name(names)}"


def as_file_name(names: Sequence[str]) -> str:
    """As much as every file system takes, with something before it and behind."""
    text = ", ".join("".join(c if c.isalnum() or c in " -_" else "_" for c in n) for n in names)
    return text.encode()[:LONGEST_NAME_BYTES].decode(errors="ignore").rstrip(" ,")
