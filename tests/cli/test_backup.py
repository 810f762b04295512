"""`hashi backup`: a copy that can take the place of the database."""

import json
import sqlite3
from pathlib import Path
from urllib.request import Request, urlopen

from click.testing import CliRunner, Result
from served import served

from hashi.cli import hashi


def backup(file: Path, database: Path | str) -> Result:
    return CliRunner().invoke(hashi, ["backup", str(file), "--database", str(database)])


def test_tables_are_copied_while_they_are_served(tmp_path: Path) -> None:
    """A table that was opened before the backup is there after restoring it, and its token good."""
    database, copy = tmp_path / "hashi.db", tmp_path / "copy.db"
    with served(database) as server:
        wish = Request(
            f"{server.url}/api/tables",
            json.dumps({"places": [{"name": "Ann"}, {}]}).encode(),
            {"Content-Type": "application/json"},
        )
        with urlopen(wish) as answer:
            opened = json.load(answer)
        told = backup(copy, database)
        assert (told.exit_code, told.output) == (0, f"Everything is in {copy} now.\n")
    assert copy.stat().st_mode & 0o777 == 0o600
    with served(copy) as server:
        url = f"{server.url}/api/tables/{opened['table']}"
        seen = Request(url, headers={"Authorization": f"Bearer {opened['token']}"})
        with urlopen(seen) as answer:
            assert json.load(answer)["seats"][0]["name"] == "Ann"


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    database, precious = tmp_path / "hashi.db", tmp_path / "precious"
    sqlite3.connect(database).close()
    precious.write_text("precious")
    told = backup(precious, database)
    assert (told.exit_code, told.stderr) == (1, f"Error: {precious} exists: name a new file.\n")
    assert precious.read_text() == "precious"


def test_nothing_is_made_of_nothing(tmp_path: Path) -> None:
    told = backup(tmp_path / "copy.db", tmp_path / "missing.db")
    assert told.exit_code == 1
    assert told.stderr == f"Error: There is no database {tmp_path / 'missing.db'} to back up.\n"
    assert not any(tmp_path.iterdir())


def test_there_must_be_a_folder_for_it(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "hashi.db").close()
    (tmp_path / "hashi.db").touch()
    told = backup(tmp_path / "missing" / "copy.db", tmp_path / "hashi.db")
    assert told.stderr == f"Error: There is no folder {tmp_path / 'missing'} to write to.\n"


def test_a_database_of_another_version_is_copied_as_it_is(tmp_path: Path) -> None:
    """The server that uses it may not know this version's form."""
    file, copy = tmp_path / "hashi.db", tmp_path / "copy.db"
    database = sqlite3.connect(file)
    database.execute("CREATE TABLE alembic_version (version_num TEXT)")
    database.execute("INSERT INTO alembic_version VALUES ('another')")
    database.commit()
    assert backup(copy, file).exit_code == 0
    copied = sqlite3.connect(copy)
    for each in (database, copied):
        assert each.execute("SELECT version_num FROM alembic_version").fetchall() == [("another",)]
        each.close()


def test_what_is_no_database_is_told(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("A letter.\n" * 100)
    told = backup(tmp_path / "copy.db", tmp_path / "text.db")
    assert "The file is not a database" in told.stderr
    assert not (tmp_path / "copy.db").exists()


def test_postgresql_makes_its_own_copies(tmp_path: Path) -> None:
    told = backup(tmp_path / "copy.sql", "postgresql://aki:secret@there/games")
    assert told.stderr == "Error: PostgreSQL makes its own backups: use pg_dump.\n"
