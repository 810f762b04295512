"""`hashi backup`: a copy of all tables, made while they are played at."""

import asyncio
from pathlib import Path

import click
from sqlalchemy import URL

from hashi.cli.databases import plainly_told
from hashi.server.storage import BackupExists, BackupNotHere, Store, database_url


def back_up(file: Path, database: str | None) -> None:
    with plainly_told():
        url = database_url(database)
        if url.get_backend_name() != "sqlite":
            raise click.ClickException(
                f"PostgreSQL makes its own backups: use {BackupNotHere.program}."
            )
        if not Path(url.database or "").exists():
            raise click.ClickException(f"There is no database {url.database} to back up.")
        if not file.parent.is_dir():
            raise click.ClickException(f"There is no folder {file.parent} to write to.")
        try:
            asyncio.run(_copy(url, file))
        except BackupExists:
            raise click.ClickException(f"{file} exists: name a new file.") from None
    click.echo(f"Everything is in {file} now.")


async def _copy(url: URL, file: Path) -> None:
    store = await Store.open(url, upgrading=False)
    try:
        await store.backup(file)
    finally:
        await store.close()
