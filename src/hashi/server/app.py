"""The server as an application: its routes, what they share, and how it starts and ends."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import msgspec
from litestar import Litestar, get
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from hashi import __version__
from hashi.bot_pool.pool import BotPool
from hashi.bot_pool.processes import Processes
from hashi.host.clock import Clock, wall_clock
from hashi.server.background_jobs import BackgroundJobs
from hashi.server.lobby import Lobby
from hashi.server.pages.companion import COMPANION
from hashi.server.pages.lessons import LESSONS
from hashi.server.pages.printing import PRINTING, Printer
from hashi.server.pages.routes import PAGES
from hashi.server.problems import EXCEPTION_HANDLERS
from hashi.server.rate_limits import Allowance, OpenSockets, Paces
from hashi.server.records import RECORDS, Examiner
from hashi.server.settings import AGAIN_PER_HOUR, Settings
from hashi.server.storage import Store, database_url
from hashi.server.tables import TABLES
from hashi.table.messages import LONGEST_MESSAGE_BYTES

TOKEN = SecurityScheme(type="http", scheme="bearer", description="Browsers have it as a cookie.")


class Health(msgspec.Struct):
    ok: bool
    version: str


@get("/health")
async def health() -> Health:
    return Health(ok=True, version=__version__)


def make_app(
    settings: Settings, clock: Clock = wall_clock, make_bot_pool: Callable[[], BotPool] = BotPool
) -> Litestar:
    """The application; it opens its store when it starts, and closes it when it ends."""

    printers = Processes(1)
    in_thread, in_process = BackgroundJobs(clock), BackgroundJobs(clock, printers.run)

    @asynccontextmanager
    async def live(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(database_url(settings.database), settings.storage_patience)
        bot_pool = make_bot_pool()
        lobby = Lobby(store, bot_pool, clock)
        app.state.lobby = lobby
        running = asyncio.create_task(lobby.run())
        try:
            yield
        finally:
            running.cancel()
            with suppress(asyncio.CancelledError):
                await running
            await lobby.close()
            bot_pool.close()
            printers.close()
            await store.close()

    state = State(
        {
            "settings": settings,
            "opening": Allowance(settings.tables_per_hour),
            "going_on": Allowance(AGAIN_PER_HOUR),
            "examiner": Examiner(settings.records_per_hour, clock, in_thread, in_process),
            "printer": Printer(settings.prints_per_hour, clock, in_process),
            "background": in_thread,
            "paces": Paces(),
            "sockets": OpenSockets(settings.most_sockets),
        }
    )
    return Litestar(
        [*TABLES, health, *RECORDS, *PAGES, *LESSONS, *COMPANION, *PRINTING],
        lifespan=[live],
        state=state,
        # Litestar's pages for it would run scripts of other sites beside our cookies.
        openapi_config=OpenAPIConfig(
            "Hashi",
            __version__,
            components=Components(security_schemes={"token": TOKEN}),
            render_plugins=[JsonRenderPlugin()],
        ),
        exception_handlers=EXCEPTION_HANDLERS,
        request_max_body_size=LONGEST_MESSAGE_BYTES,
        logging_config=None,
    )
