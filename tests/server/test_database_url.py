"""Where a database is said to be."""

from pathlib import Path

import pytest

from hashi.server.storage import NoSuchDatabase, database_url


@pytest.mark.parametrize("text", [None, ""])
def test_without_a_word_it_is_in_the_users_data_folder(
    text: str | None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("hashi.server.storage.places.user_data_path", lambda name: tmp_path / name)
    assert database_url(text).database == str(tmp_path / "hashi" / "hashi.db")


@pytest.mark.parametrize("text", ["games.db", "/var/lib/hashi/games.db", r"C:\games\hashi.db"])
def test_a_path_is_a_file_of_sqlite(text: str) -> None:
    url = database_url(text)
    assert (url.drivername, url.database) == ("sqlite+aiosqlite", text)


@pytest.mark.parametrize(
    ("text", "driver", "database"),
    [
        ("sqlite:///games.db", "sqlite+aiosqlite", "games.db"),
        ("sqlite:////var/games.db", "sqlite+aiosqlite", "/var/games.db"),
        ("postgresql://aki:secret@there/games", "postgresql+asyncpg", "games"),
        ("postgresql+psycopg://there/games", "postgresql+asyncpg", "games"),
    ],
)
def test_a_url_gets_our_driver(text: str, driver: str, database: str) -> None:
    url = database_url(text)
    assert (url.drivername, url.database) == (driver, database)


@pytest.mark.parametrize(
    ("text", "backend"),
    [
        ("mysql://aki:secret@there/games", "mysql"),
        ("postgresql://aki:secret@there:port/games", "postgresql"),
        ("://aki:secret@there", ""),
        ("sqlite://", "sqlite in memory"),
        ("sqlite:///:memory:", "sqlite in memory"),
        ("sqlite:///file:games?mode=memory", "sqlite in memory"),
    ],
)
def test_other_places_are_refused_without_their_passwords(text: str, backend: str) -> None:
    with pytest.raises(NoSuchDatabase) as refused:
        database_url(text)
    assert refused.value.args == (backend,)
