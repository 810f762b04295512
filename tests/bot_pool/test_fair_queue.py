"""Visitors take turns, and so do the tables of each visitor."""

import asyncio
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from server.stores import in_loop

from hashi.bot_pool.fair_queue import Asker, FairQueue, FairTurns

ASKERS = st.builds(Asker, st.sampled_from("ABC"), st.sampled_from("123"))


def all_of(queue: FairQueue[tuple[Asker, int]]) -> list[tuple[Asker, int]]:
    taken = []
    while queue:
        taken.append(queue.take())
    return taken


def filled(askers: list[Asker]) -> FairQueue[tuple[Asker, int]]:
    queue = FairQueue[tuple[Asker, int]]()
    for number, asker in enumerate(askers):
        queue.put(asker, (asker, number))
    return queue


@given(st.lists(ASKERS))
def test_everything_comes_once_and_of_one_table_in_its_order(askers: list[Asker]) -> None:
    taken = all_of(filled(askers))
    assert sorted(number for _, number in taken) == list(range(len(askers)))
    for asker in set(askers):
        of_table = [number for each, number in taken if each == asker]
        assert of_table == sorted(of_table)


@given(st.lists(ASKERS))
def test_nobody_gets_two_turns_while_another_visitor_or_table_waits(askers: list[Asker]) -> None:
    visitors, tables = Counter[str](), Counter[Asker]()
    left_of_visitor = Counter(asker.visitor for asker in askers)
    left_of_table = Counter(askers)
    for asker, _ in all_of(filled(askers)):
        visitors[asker.visitor] += 1
        tables[asker] += 1
        left_of_visitor[asker.visitor] -= 1
        left_of_table[asker] -= 1
        waiting = [visitor for visitor, left in left_of_visitor.items() if left]
        assert all(visitors[asker.visitor] - visitors[other] <= 1 for other in waiting)
        others = [
            each for each, left in left_of_table.items() if left and each.visitor == asker.visitor
        ]
        assert all(tables[asker] - tables[other] <= 1 for other in others)


def test_who_comes_later_waits_for_one_turn_of_each_other_visitor() -> None:
    queue = filled([Asker("Mallory", str(table)) for table in range(20)] * 5)
    queue.put(Asker("Ben", "his"), (Asker("Ben", "his"), -1))
    assert [number for _, number in all_of(queue)].index(-1) == 1


async def waiting_turns() -> tuple[FairTurns, list[str], list[asyncio.Task[None]]]:
    """Two tasks that wait, and what is done with turns that are not used."""
    turns, passed_on = FairTurns(), list[str]()
    tasks = [
        asyncio.create_task(turns.wait(Asker(name, ""), lambda: passed_on.append("passed on")))
        for name in ("Ann", "Ben")
    ]
    await asyncio.sleep(0)
    return turns, passed_on, tasks


@in_loop
async def test_tasks_get_their_turn_one_after_the_other() -> None:
    turns, passed_on, (ann, ben) = await waiting_turns()
    assert turns.give()
    await ann
    assert not ben.done()
    assert turns.give()
    await ben
    assert not turns.give()
    assert passed_on == []


@in_loop
async def test_a_task_that_gave_up_gets_no_turn() -> None:
    turns, passed_on, (ann, ben) = await waiting_turns()
    ann.cancel()
    await asyncio.sleep(0)
    assert turns.give()
    await ben
    assert passed_on == []


@in_loop
async def test_a_task_that_gives_up_as_its_turn_comes_passes_it_on() -> None:
    turns, passed_on, (ann, _) = await waiting_turns()
    assert turns.give()
    ann.cancel()
    await asyncio.sleep(0)
    assert passed_on == ["passed on"]
