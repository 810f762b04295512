"""A database that cannot be written to: clear refusals, no promises, and play goes on after it."""

import json
import os
import resource
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from server.lobbies import QUICK, Device, SetClock, lobby_in, two_devices, until
from server.people import Command, Server, open_table
from server.stores import HASTY, in_loop

from hashi.rules import Flag, Pen
from hashi.server.lobby import Lobby
from hashi.server.storage import StorageFailed
from hashi.server.storage.changes import Change
from hashi.server.storage.journal import Journal
from hashi.table.commands import Done, Draft, Fix, Give
from hashi.table.opening import Place, TableRequest
from hashi.table.options import Options
from hashi.table.refusal import Refusal


class FailingJournal:
    """Fails as often as it is told to, before or after it has stored."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self.fails = False
        self.stores = False
        self.asked = 0
        self.meanwhile: Callable[[], None] = lambda: None
        """What happens while a commit is on its way."""

    def check(self) -> None:
        self._journal.check()

    async def commit(self, changes: Sequence[Change]) -> None:
        self.asked += 1
        self.meanwhile()
        if self.stores or not self.fails:
            await self._journal.commit(changes)
        if self.fails:
            raise StorageFailed("full", "SQLITE_FULL")

    async def forget(self) -> None:
        await self._journal.forget()

    async def close(self) -> None:
        await self._journal.close()


def failing(lobby: Lobby) -> FailingJournal:
    journal = FailingJournal(lobby.registry.store._journal)
    lobby.registry.store._journal = lobby.registry.store._writer._journal = journal
    return journal


def done(device: Device) -> list[bool]:
    device.hear()
    return [seat["done"] for seat in device.view["seats"]]


def free_island(device: Device, seat: int) -> str:
    taken = device.own[seat]["draft"]["islands"]
    return str(next(island for island in device.view["islands"] if island not in taken))


@in_loop
async def test_a_locked_database_refuses_and_then_goes_on(tmp_path: Path) -> None:
    async with lobby_in(tmp_path, patience=HASTY) as lobby:
        aki, ben = await two_devices(lobby)
        move = Done(0, 0, f"{free_island(aki, 0)}=3")
        with closing(sqlite3.connect(tmp_path / "hashi.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert await aki.ask(move) == "not-stored"
            assert done(aki) == done(ben) == [False, False]
            other.execute("ROLLBACK")
        assert await aki.ask(move) == "ok"
        assert done(ben) == [True, False]


@in_loop
async def test_a_full_disk_refuses_and_then_goes_on(tmp_path: Path) -> None:
    async with lobby_in(tmp_path) as lobby:
        aki, ben = await two_devices(lobby)
        journal = failing(lobby)
        island = free_island(aki, 0)
        assert await aki.ask(Draft(0, 0, (f"{island}=3",))) == "ok"
        journal.fails = True
        ben.hear()
        assert await aki.ask(Done(0, 0, f"{island}=3")) == "not-stored"
        assert done(aki) == [False, False]
        assert aki.own[0]["draft"]["marks"] == [f"{island}=3"]
        journal.fails = False
        assert await aki.ask(Done(0, 0, f"{island}=3")) == "ok"
        assert done(ben) == [True, False]
        assert len(await lobby.registry.store.load(aki.live.table.id)) == aki.live.storage._stored


@pytest.mark.skipif(os.name != "posix", reason="Windows lets nobody remove a file in use")
@in_loop
async def test_moves_are_refused_once_the_database_was_removed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with lobby_in(tmp_path) as lobby:
        aki, ben = await two_devices(lobby)
        (tmp_path / "hashi.db").unlink()
        move = Done(0, 0, f"{free_island(aki, 0)}=3")
        for _ in range(3):
            assert await aki.ask(move) == "not-stored"
        assert done(aki) == done(ben) == [False, False]
        assert set(caplog.messages) == {"not stored: gone hashi.db"}
        assert not (tmp_path / "hashi.db").exists()


@in_loop
async def test_when_it_is_not_known_whether_it_was_stored_the_store_is_asked(
    tmp_path: Path,
) -> None:
    async with lobby_in(tmp_path) as lobby:
        aki, ben = await two_devices(lobby)
        journal = failing(lobby)
        move = Done(0, 0, f"{free_island(aki, 0)}=3")
        mark = f"{free_island(ben, 1)}=4"
        assert await ben.ask(Draft(1, 0, (mark,))) == "ok"
        journal.fails = journal.stores = True
        assert await aki.ask(move) == "not-stored"
        assert done(ben) == [False, False]
        journal.fails = False
        assert await aki.ask(move) == "already-done"
        assert done(ben) == done(aki) == [True, False]
        assert ben.own[1]["draft"]["marks"] == [mark]
        assert [seat["here"] for seat in ben.view["seats"]] == [True, True]
        assert await ben.ask(Done(1, 0, mark)) == "ok"
        assert aki.live.table.round == 1


@in_loop
async def test_a_draft_goes_with_whoever_made_it_though_nobody_heard_that_they_went(
    tmp_path: Path,
) -> None:
    async with lobby_in(tmp_path) as lobby:
        aki, ben = await two_devices(lobby)
        journal = failing(lobby)
        mark = f"{free_island(ben, 1)}=4"
        assert await ben.ask(Draft(1, 0, (mark,))) == "ok"
        journal.fails = journal.stores = True
        assert await aki.ask(Give(0, 1, None)) == "not-stored"
        journal.fails = False
        assert await aki.ask(Draft(0, 0, ())) == "ok"
        assert aki.live.table.seats[1].is_open
        assert aki.live.table.drafts == ((), ())


@in_loop
async def test_a_draft_is_for_the_sheet_and_the_turn_that_it_was_made_for(tmp_path: Path) -> None:
    async with lobby_in(tmp_path) as lobby:
        aki, ben = await two_devices(lobby, Options(settles=False, pen=Pen.FREE))
        journal = failing(lobby)
        for seat, device in enumerate((aki, ben)):
            assert await device.ask(Done(seat, 0, f"{free_island(device, seat)}=3")) == "ok"
        wrong = next(iter(aki.live.table.board.flagged[Flag.RED]))
        assert await aki.ask(Done(0, 1, f"{wrong} -")) == "ok"
        assert await ben.ask(Done(1, 1, "- -")) == "ok"
        for unheard in (Fix(0, 1, "- -"), Done(0, 2, "- -")):
            aki.hear()
            assert await aki.ask(Draft(0, 2, (free_island(aki, 0),))) == "ok"
            journal.fails = journal.stores = True
            assert await aki.ask(unheard) == "not-stored"
            journal.fails = journal.stores = False
            assert await ben.ask(Draft(1, 2, ())) == "ok"  # which makes sure of the table first
            assert aki.live.table.drafts == ((), ())


@in_loop
async def test_the_end_of_a_round_waits_for_the_disk(tmp_path: Path) -> None:
    clock = SetClock()
    async with lobby_in(tmp_path, clock) as lobby:
        aki, ben = await two_devices(lobby, Options())
        journal = failing(lobby)
        assert await aki.ask(Done(0, 0, f"{free_island(aki, 0)}=3")) == "ok"
        assert await ben.ask(Done(1, 0, f"{free_island(ben, 1)}=3")) == "ok"
        journal.fails = True
        clock.now += 2_000
        await until(lambda: lobby.host.scheduler.alarms.is_resting(aki.live.table.id))
        assert aki.live.table.round == 0
        journal.fails = False
        clock.now += 1_000
        await until(lambda: aki.live.table.round == 1)
        assert ben.hear()[-2:] == ["view", "news"]


@in_loop
async def test_while_the_disk_is_full_little_is_tried_and_nothing_told(tmp_path: Path) -> None:
    clock = SetClock()
    async with lobby_in(tmp_path, clock) as lobby:
        aki, ben = await two_devices(lobby, Options())
        ticket, _ = await lobby.open(TableRequest((Place("Cleo"), Place(bot="random")), QUICK))
        cleo = await Device.connect(lobby, ticket)
        await until(lambda: done(cleo) == [False, True])
        journal = failing(lobby)
        assert await aki.ask(Done(0, 0, f"{free_island(aki, 0)}=3")) == "ok"
        assert await ben.ask(Done(1, 0, f"{free_island(ben, 1)}=3")) == "ok"
        assert await cleo.ask(Done(0, 0, f"{free_island(cleo, 0)}=3")) == "ok"
        journal.fails = True
        clock.now += 2_000
        rests = lobby.host.scheduler.alarms.is_resting
        await until(lambda: rests(aki.live.table.id) and rests(cleo.live.table.id))
        for device in (aki, ben, cleo):
            device.hear()
        await until(lambda: not lobby.host.scheduler.tasks)
        journal.asked, journal.meanwhile = 0, lobby.host.scheduler.tick
        for _ in range(60):
            clock.now += 250
            lobby.host.scheduler.tick()
            assert len(lobby.host.scheduler.tasks) <= 4
            assert len(lobby.host.scheduler.alarms) <= 2
            assert await cleo.ask(Draft(0, 1, ())) == "ok"  # which makes sure of the table first
            await until(lambda: not lobby.host.scheduler.tasks)
        assert journal.asked == 2 * 15, "once a second for each table"
        assert aki.hear() == ben.hear() == []
        journal.fails = False
        clock.now += 1_000
        await until(lambda: aki.live.table.round == 1 and done(cleo) == [False, True])


@in_loop
async def test_a_bot_waits_for_the_disk(tmp_path: Path) -> None:
    clock = SetClock()
    async with lobby_in(tmp_path, clock) as lobby:
        wish = TableRequest((Place("Aki"), Place(bot="random")), QUICK)
        ticket, _ = await lobby.open(wish)
        journal = failing(lobby)
        aki = await Device.connect(lobby, ticket)
        await until(lambda: done(aki) == [False, True])
        journal.fails = True
        entry = Done(0, 0, f"{free_island(aki, 0)}=3")
        assert await aki.ask(entry) == "not-stored"
        journal.fails = False
        assert await aki.ask(entry) == "ok"
        journal.fails = True
        await until(lambda: lobby.host.scheduler.alarms.is_resting(aki.live.table.id))
        journal.fails = False
        clock.now += 1_000
        await until(lambda: done(aki) == [False, True])


@in_loop
async def test_a_seat_that_could_not_be_stored_stays_open(tmp_path: Path) -> None:
    async with lobby_in(tmp_path) as lobby:
        ticket, _ = await lobby.open(TableRequest((Place("Aki"), Place()), QUICK))
        live = await lobby.table(ticket.table)
        journal = failing(lobby)
        journal.fails = True
        with pytest.raises(Refusal, match="not-stored"):
            await lobby.sit(live, 1, "Ben")
        assert live.table.seats[1].is_open
        journal.fails = False
        assert (await lobby.sit(live, 1, "Ben")).seats == [1]


@in_loop
async def test_files_that_cannot_grow_refuse_and_then_go_on_with_the_same_connection(
    tmp_path: Path,
) -> None:
    server = await Server(tmp_path / "hashi.db").listens()
    try:
        wish = {"places": [{"name": "Aki"}], "options": {"mode": "solo", "settles": False}}
        [aki] = open_table(server, wish, Random(1))
        async with await aki.connect(server.url) as socket:
            while not aki.view:
                aki.hear(json.loads(await socket.recv()))
            island = next(i for i in aki.view["islands"] if i not in aki.own[0]["draft"]["islands"])
            unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
            size = (tmp_path / "hashi.db-wal").stat().st_size
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, unlimited[1]))
            refused = Command({"seat": 0, "attempt": 0}, "done", 0, f"{island}=3")
            await aki.ask(socket, refused)
            assert (refused.is_promised, aki.refused) == (False, ["not-stored"])
            assert aki.own[0]["hand"] is None
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
            accepted = Command({"seat": 0, "attempt": 0}, "done", 0, f"{island}=3")
            await aki.ask(socket, accepted)
            assert accepted.is_promised
            assert aki.view["round"] == 1
    finally:
        server.kill()
