"""When tables are woken, and the work that nobody waits for."""

import asyncio
from collections.abc import Callable, Coroutine

from hashi.host.alarms import Alarms
from hashi.host.clock import Clock

TICK_SECONDS = 0.05
"""How late an alarm may be."""

RETRY_MS = 1_000
"""After how long a table is woken where something failed."""


class Scheduler:
    """Calls `wake` with the id of each table whose time has come, in a task of its own."""

    def __init__(
        self,
        clock: Clock,
        wake: Callable[[str], Coroutine[None, None, None]],
        report: Callable[[BaseException], None],
    ) -> None:
        """`report` is told what failed in a task."""
        self._clock = clock
        self._wake = wake
        self._report = report
        self.alarms = Alarms()
        self.tasks: set[asyncio.Task[None]] = set()
        self._has_alarms = asyncio.Event()

    async def run(self) -> None:
        """Until it is cancelled; without an alarm it sleeps."""
        while True:
            await self._has_alarms.wait()
            await asyncio.sleep(TICK_SECONDS)
            self.tick()
            if not self.alarms:
                self._has_alarms.clear()

    def set_alarm(self, at: int, table_id: str) -> None:
        """Wake the table then, or earlier if an earlier alarm is set."""
        self.alarms.set(at, table_id)
        self._has_alarms.set()

    def tick(self) -> None:
        """Wake the tables that are due."""
        for table_id in self.alarms.due(self._clock()):
            self.start(self._wake(table_id))

    def retry(self, table_id: str) -> None:
        """Leave the table alone for a moment, then wake it."""
        self.alarms.rest(self._clock() + RETRY_MS, table_id)
        self._has_alarms.set()

    def start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._on_end)
        return task

    def _on_end(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self._report(error)

    async def close(self) -> None:
        """Cancel what is still going on."""
        tasks = [*self.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
