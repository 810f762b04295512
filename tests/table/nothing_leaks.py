"""Whether anything leaks: each game is played in two worlds that differ in what is hidden.

Cards to come, box and secret, the others' drafts and their hands are not the same in both worlds,
nor are the others' sheets where the table does not show them. What is public is the same, and so
are clock, ids and commitment. Hence a client must get the same bytes, one by one, until what
differs becomes public. In full, which takes minutes:

    python tests/table/nothing_leaks.py --games 500
"""

import argparse
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from rooms import Client, World
from tables import (
    DECK,
    OPENED,
    Stacked,
    marks_of,
    some_of,
    some_scrawl,
    some_turn,
)

from hashi.rules import ROUNDS, Card, Mode, Pen
from hashi.table import seating, timing
from hashi.table.commands import (
    AnyCommand,
    Call,
    Close,
    Done,
    Draft,
    Fix,
    Give,
    Hint,
    Leave,
    TakeBack,
)
from hashi.table.events import Came, Went
from hashi.table.holder import Holder
from hashi.table.opening import Place, TableRequest, open_table
from hashi.table.options import Options
from hashi.table.table import CALL_MS, Phase, Table


class Leak(AssertionError):
    """A client was sent something that differs though nothing public does."""


class Public(Exception):
    """From here on, what differs may be seen."""


@dataclass(eq=False)
class Twins:
    """Two worlds in which the same is done, as far as anyone can see."""

    seed: int
    fork: int
    """The last round before the cards differ; in it the others' hands differ, too."""
    worlds: tuple[World, World]
    steps: int = 0
    messages: int = 0
    differing: set[str] = field(default_factory=set)
    """What was indeed different while nothing showed it."""

    @property
    def table(self) -> Table:
        return self.worlds[0].table

    def both(self, act: Callable[[World], None]) -> None:
        """Do it in both worlds; the bytes sent must agree, unless what differs is public now."""
        for world in self.worlds:
            act(world)
        self._note_differences()
        if self._is_public():
            raise Public
        self.steps += 1
        one, other = self.worlds
        for mine, twin in zip(one.clients, other.clients, strict=True):
            self.messages += len(mine.received)
            if mine.received != twin.received:
                raise Leak(self._first_difference(mine.received, twin.received))
            mine.received.clear()
            twin.received.clear()

    def _is_public(self) -> bool:
        one, other = (world.table for world in self.worlds)
        if one.is_over or one.round > self.fork:
            return True
        if one.game is None or other.game is None:
            return False
        return one.game.awards != other.game.awards

    def _note_differences(self) -> None:
        one, other = self.worlds
        if one.dealer.order != other.dealer.order:
            self.differing.add("cards")
        if one.table.drafts != other.table.drafts:
            self.differing.add("drafts")
        if one.table.hands != other.table.hands:
            self.differing.add("hands")
        if one.table.game != other.table.game:
            self.differing.add("sheets")

    def _first_difference(self, mine: list[bytes], twin: list[bytes]) -> str:
        where = f"game {self.seed}, round {self.table.round}, step {self.steps}"
        for one, other in zip(mine, twin, strict=False):
            if one != other:
                at = next(
                    (i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0
                )
                start = max(0, at - 60)
                return f"{where}: {one[start : at + 60]!r} and {other[start : at + 60]!r}"
        return f"{where}: {len(mine)} messages and {len(twin)}"


def make_twins(seed: int, chance: random.Random) -> Twins:
    players = chance.choice([1, 2, 2, 3, 3, 4])
    solo = players == 1 and chance.random() < 0.5
    names = ["Ann", "Ben", "Cleo", "Dan"][:players]
    places = [Place(name) for name in names]
    for at in range(1, players):
        if chance.random() < 0.25:
            places[at] = Place(bot=chance.choice(["novice", "steady"]))
    options = Options(
        chance.choice(["A", "B"]),
        Mode.SOLO if solo else Mode.TABLE,
        chance.choice(list(Pen)),
        chance.choice([None, 60, 300]),
        shows_sheets=chance.random() < 0.6,
        hints=chance.random() < 0.9,
        settles=chance.random() < 0.7,
    )
    fork = chance.randint(0, ROUNDS)
    table = Table.load(open_table(TableRequest(tuple(places), options), "table", "ab" * 32, OPENED))
    listens = {0} | ({1} if players > 2 and chance.random() < 0.3 and not places[1].bot else set())
    opener = chance.random() < 0.5
    top = chance.sample(DECK.cards, fork)

    def world(number: int) -> World:
        clients = [
            Client(Holder(frozenset(listens), opener)),
            Client(Holder(frozenset())),
        ]
        dealer = Stacked(_completed(top, number, seed), bytes([number]) * 32)
        hidden = random.Random(f"{seed} {number}")
        return World(table, dealer, hidden, clients)

    return Twins(seed, fork, (world(0), world(1)))


def _completed(top: list[Card], number: int, seed: int) -> tuple[Card, ...]:
    """The cards after the first ones in an order that no two worlds have in any place."""
    rest = [card for card in DECK.cards if card not in top]
    random.Random(seed).shuffle(rest)
    return (*top, *rest[number:], *rest[:number])


class Script:
    """One game in two worlds."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        """What everybody sees, and what is the listeners' own."""
        self.twins = make_twins(seed, self.chance)
        self.waiting: set[tuple[int, int]] = set()
        """The rounds and seats in which someone waits for the time to be up."""

    @property
    def table(self) -> Table:
        return self.twins.table

    @property
    def listener(self) -> Client:
        return self.twins.worlds[0].clients[0]

    @property
    def listening(self) -> list[int]:
        return sorted(self.listener.holder.seats)

    @property
    def others(self) -> list[int]:
        """The seats of persons of whom no listener knows what they do."""
        seats = enumerate(self.table.seats)
        theirs = self.listener.holder.seats
        return [
            at
            for at, seat in seats
            if not seat.bot and at not in theirs and (self.table.round, at) not in self.waiting
        ]

    def play(self) -> Twins:
        try:
            self.twins.both(World.tell_all)
            while True:
                self.play_round()
        except Public:
            return self.twins

    def play_round(self) -> None:
        for _ in range(self.chance.randint(1, 5)):
            self.something_happens()
        seats = list(range(len(self.table.seats)))
        self.chance.shuffle(seats)
        round = self.table.round
        for seat in seats:
            if self.chance.random() < 0.5:
                self.something_happens()
            self.finish(seat)
            if self.table.round != round:
                return
        for seat in self.table.waits_for:
            if (round, seat) not in self.waiting:
                self.finish(seat)  # someone thought again, or left, or sat down
                if self.table.round != round:
                    return
        self.let_time_pass()

    def let_time_pass(self) -> None:
        """Until the round is over: nobody is left, or whoever is left has run out of time."""
        round = self.table.round
        while self.table.round == round:
            table, now = self.table, self.twins.worlds[0].now
            ends = [
                table.settles_at,
                table.deadline,
                timing.next_alarm(table, now),
                now + CALL_MS,
            ]
            due = min(end for end in ends if end is not None and end > now)
            self.wait_until(due)
            for seat in self.table.waits_for if self.table.round == round else []:
                self.finish(seat)
                if self.table.round != round:
                    break

    def wait_until(self, due: int) -> None:
        self.twins.both(lambda world: world.wait(due))

    def finish(self, seat: int) -> None:
        """The seat is done with the round, if it is not already."""
        table = self.table
        if table.hands[seat] is not None or not table.is_playing:
            return
        round, attempt = table.round, table.attempts[seat]
        if table.bot_for(seat, self.twins.worlds[0].now):
            self.twins.both(lambda world: world.let_bot_move(seat))
        elif seat in self.listening:
            turn = some_turn(self.chance, table, seat)
            self.ask(Done(seat, round, turn, attempt))
        elif table.seats[seat].is_open:
            name = f"New {round} {seat}"
            self.twins.both(lambda w: w.happen(seating.sit(w.table, seat, name, w.now)))
            self.finish(seat)
        elif not (table.options.limit and self.chance.random() < 0.3 and self.draft_turn(seat)):
            self.twins.both(lambda w: w.do(Done(seat, round, self.turn(w, seat), attempt)))

    def draft_turn(self, seat: int) -> bool:
        """A draft that will count when the time is up, if it is a whole move in both worlds."""
        worlds, round = self.twins.worlds, self.table.round
        marks = [marks_of(w.table, self.turn(w, seat, whole=True)) for w in worlds]
        if all(marks):
            self.waiting.add((round, seat))
            self.twins.both(lambda w: w.do(Draft(seat, round, marks[worlds.index(w)])))
        return all(marks)

    def turn(self, world: World, seat: int, *, whole: bool = False) -> str:
        """What will be shown at the end of the round: the same, if the game is to stay the same."""
        table = world.table
        differs = table.round == self.twins.fork
        if table.round and not table.options.shows_sheets:
            differs = True
        chance = random.Random(f"{self.twins.seed} {table.round} {seat}")
        return some_turn(world.chance if differs else chance, table, seat, right=whole)

    def ask(self, command: AnyCommand) -> None:
        self.twins.both(lambda world: world.ask(world.clients[0], command))

    def something_happens(self) -> None:
        table = self.table
        if not table.is_playing:
            return
        kinds: list[Callable[[], None]] = [self.listener_asks] * 3
        if any(table.hands[seat] is None for seat in self.others):
            kinds += [self.other_drafts] * 3 + [self.other_thinks_again, self.other_asks_for_hint]
        kinds += [self.come_and_go, self.clock_ticks]
        if self.chance.random() < 0.1:
            kinds.append(self.other_leaves)
        self.chance.choice(kinds)()

    def other_drafts(self) -> None:
        seat = self.someone_else()

        def draft(world: World) -> None:
            turn = some_turn(world.chance, world.table, seat)
            marks = some_of(world.chance, marks_of(world.table, turn))
            world.do(Draft(seat, world.table.round, marks))

        self.twins.both(draft)

    def other_thinks_again(self) -> None:
        """A hand that is never shown: taken back before the round is over."""
        seat = self.someone_else()
        table = self.table
        undecided = set(table.waits_for) - {seat, *self.listening}
        if not table.options.settles and not undecided:
            return  # it might be shown at once
        if table.deadline and self.twins.worlds[0].now >= table.deadline:
            return
        round, attempt = table.round, table.attempts[seat]

        def done(world: World) -> None:
            world.do(Done(seat, round, some_turn(world.chance, world.table, seat), attempt))

        self.twins.both(done)
        self.listener_asks()
        if self.table.round == round and self.table.hands[seat] is not None:
            self.twins.both(lambda world: world.do(TakeBack(seat, round, attempt)))

    def other_asks_for_hint(self) -> None:
        seat, table = self.someone_else(), self.table
        if table.options.hints and table.phase in (Phase.OPENING, Phase.PLAYING):
            step = self.chance.choice([1, 1, 2])
            had = any(hint.seat == seat for hint in table.hints)
            hint = Hint(seat, table.round, 2 if step == 2 and had else 1)
            self.twins.both(lambda world: world.do(hint))

    def other_leaves(self) -> None:
        if self.others:
            seat = self.chance.choice(self.others)
            leave = self.chance.choice([Leave(seat), Leave(seat, "steady")])
            if not self.table.seats[seat].is_open:
                self.twins.both(lambda world: world.do(leave))

    def come_and_go(self) -> None:
        seat = self.chance.randrange(len(self.table.seats))
        now = self.twins.worlds[0].now
        event = Went(now, seat) if seat in self.table.here else Came(now, seat)
        self.twins.both(lambda world: world.happen([event]))

    def clock_ticks(self) -> None:
        later = self.twins.worlds[0].now + self.chance.choice([10, 500, 20_000])
        if self.table.deadline is None or later < self.table.deadline:
            self.twins.both(lambda world: world.wait(later))

    def someone_else(self) -> int:
        waited_for = [seat for seat in self.others if self.table.hands[seat] is None]
        return self.chance.choice(waited_for)

    def listener_asks(self) -> None:
        """Something sensible, or something that will be refused."""
        command = self.some_command()
        closes = isinstance(command, Close | Give) and self.listener.holder.is_opener
        if not closes:
            self.ask(command)

    def some_command(self) -> AnyCommand:
        table, chance = self.table, self.chance
        seat = chance.choice([*self.listening, chance.randrange(len(table.seats))])
        round = table.round if chance.random() < 0.85 else chance.randint(-1, ROUNDS + 2)
        turn = some_turn(chance, table, seat) if table.hands[seat] is None else "- -"
        scrawl = turn
        if table.game:
            scrawl = str(some_scrawl(chance, table.game.courses[self._own(seat)].sheet))
        marks = marks_of(table, turn)
        junk = ("a1=9", "zz", "a1-a1", "b1", "a1-b1", "a1", "x" * 40)
        commands: list[AnyCommand] = [
            Draft(seat, round, some_of(chance, marks)),
            Draft(seat, round, some_of(chance, marks)),
            Draft(seat, round, (*marks, chance.choice(junk))),
            Draft(seat, round, marks * 30),
            Done(seat, round, scrawl, table.attempts[seat]),
            Done(seat, round, chance.choice(junk)),
            TakeBack(seat, round, table.attempts[seat]),
            TakeBack(seat, table.round - 1, 0),
            Fix(seat, chance.randint(0, ROUNDS), scrawl),
            Hint(seat, round, 1),
            Hint(seat, round, 2),
            Call(seat, round, chance.randint(-1, 4)),
            Give(seat, chance.randrange(len(table.seats)), "novice"),
            Close(seat),
        ]
        return chance.choice(commands)

    def _own(self, seat: int) -> int:
        """Whose sheet the listener looks at."""
        return seat if seat in self.listening else self.listening[0]


def check_games(seeds: Iterable[int]) -> tuple[int, int, int, set[str]]:
    """Games, steps and messages compared, and what was hidden in them; `Leak` if not the same."""
    games = steps = sent = 0
    differing: set[str] = set()
    for seed in seeds:
        twins = Script(seed).play()
        games, steps, sent = games + 1, steps + twins.steps, sent + twins.messages
        differing |= twins.differing
    return games, steps, sent, differing


def main() -> None:
    parser = argparse.ArgumentParser(description="Look for leaks.")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    games, steps, sent, hidden = check_games(range(wanted.seed, wanted.seed + wanted.games))
    print(f"{games} games, each in two worlds: {steps} steps, {sent} messages the same")
    print(f"though these were not: {', '.join(sorted(hidden))}")


if __name__ == "__main__":
    main()
