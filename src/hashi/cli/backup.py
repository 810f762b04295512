"""`hashi backup`: a copy of all tables, made while they are played at."""

import asyncio
from pathlib import Path

import click
from sqlalchemy import URL

from hashi.cli.databases import plainly_told
from hashi.cli.speech import say
from hashi.server.storage import BackupExists, BackupNotHere, Store, database_url


def back_up(file: Path, database: str | None) -> None:
    with plainly_told():
        url = database_url(database)
        if url.get_backend_name() != "sqlite":
            raise click.ClickException(say("backup-elsewhere", program=BackupNotHere.program))
        if not Path(url.database or "").exists():
            raise click.ClickException(say("backup-of-nothing", database=str(url.database)))
        if not file.parent.is_dir():
            raise click.ClickException(say("backup-no-folder", folder=str(file.parent)))
        try:
            asyncio.run(_copy(url, file))
        except BackupExists:
            raise click.ClickException(say("backup-exists", file=str(file))) from None
    click.echo(say("backup-done", file=str(file)))


async def _copy(url: URL, file: Path) -> None:
    store = await Store.open(url, upgrading=False)
    try:
        await store.backup(file)
    finally:
        await store.close()
